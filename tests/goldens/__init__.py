"""Whole rubbers as text, and a hundred hands: how the computer players play, pinned."""
