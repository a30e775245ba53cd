"""One board a game."""
