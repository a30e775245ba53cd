"""Bali (2001) by Uwe Rosenberg: the Dalang travels between four islands and hands out demon masks."""
