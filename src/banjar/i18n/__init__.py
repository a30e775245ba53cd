"""Messages in four languages, and the words for one game."""
