"""One table: its seats, clock, log and chat. No network, no database."""
