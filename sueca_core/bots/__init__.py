"""The computer players: a view in, a card out. They rest on the rules alone."""
