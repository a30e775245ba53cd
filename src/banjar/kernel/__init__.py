"""What every game's rules share: records, the rule decorator, chance, stacks, the journal. Knows no game."""
