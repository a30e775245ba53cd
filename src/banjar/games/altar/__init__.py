"""Bali (2017) by Klaus-Jürgen Wrede, with the oracle and the demon."""
