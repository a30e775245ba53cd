"""The commands of `banjar`: a module each, with `add` for its arguments and `run`.

What a command runs is imported when it runs, so that `banjar --help` starts at once.
"""
