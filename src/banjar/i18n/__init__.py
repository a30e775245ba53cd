"""Translations: Fluent messages in four languages, and the wording of a game."""
