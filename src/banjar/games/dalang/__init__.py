"""Bali (2001, Uwe Rosenberg): the Dalang travels between four islands and hands out masks."""
