"""Boards drawn as text, for the terminal and for environments."""
