"""Bots against bots on equal deals, with ratings and how far they can be trusted."""
