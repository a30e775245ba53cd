"""The rules of the altar game. Docstrings give the rule numbers of the rules page."""
