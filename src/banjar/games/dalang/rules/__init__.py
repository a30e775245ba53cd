"""The rules of the dalang game. Docstrings give the rule numbers of the rules page."""
