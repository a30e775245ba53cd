"""Heuristic, evaluation and observation, for bots and networks."""
