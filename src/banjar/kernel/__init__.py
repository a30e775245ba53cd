"""What all games share: records, the rule decorators, random numbers, stacks, the event buffer. Knows no game."""
