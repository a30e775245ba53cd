"""The games: the only place where rules are written down."""
