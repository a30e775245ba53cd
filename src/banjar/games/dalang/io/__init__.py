"""Input and output: text, JSON views, options, deals, positions and lessons."""
