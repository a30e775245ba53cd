"""The engine shared by all games: records, rule decorators, random numbers, stacks, the event buffer.

The kernel names no game; a game plugs in through `banjar.kernel.contract`.
"""
