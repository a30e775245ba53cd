"""Tournaments of bots on equal deals, with ratings and confidence intervals."""
