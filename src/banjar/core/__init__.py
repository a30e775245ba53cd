"""The Python API: games, states, what a seat knows, records."""
