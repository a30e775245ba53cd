"""The games: the only package that contains rules."""
