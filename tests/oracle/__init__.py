"""A second implementation of the game, naive on purpose, to check the engine against.

It imports nothing of the game's own code. Cards are two-letter strings ("7H"), seats are the
letters S W N E, a trick is a list of (seat, card) pairs and a set of options is a plain dict.
It copies lists, sorts them and searches them as a person with a pencil would; it is slow, and
short enough to be checked by reading it next to the rules.
"""
