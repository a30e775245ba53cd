"""Game records: the text format and its syntax."""
