"""Hidden information: what each seat sees and remembers, and which worlds are possible for it."""
