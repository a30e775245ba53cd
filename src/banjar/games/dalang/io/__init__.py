"""For people and files."""
