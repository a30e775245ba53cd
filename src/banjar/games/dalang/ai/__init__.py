"""For bots and networks."""
