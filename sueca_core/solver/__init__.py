"""The exact solver: best play with all cards seen, in pure Python. Rests on the rules alone."""
