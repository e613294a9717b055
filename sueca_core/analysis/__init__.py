"""The coach: what a card is worth, why, and which ones no careful player plays.

Rests on the players, the solver and the rules; knows no sitting.
"""
