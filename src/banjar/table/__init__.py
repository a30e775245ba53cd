"""One live table: its people, its clock and its log; no network and no database."""
