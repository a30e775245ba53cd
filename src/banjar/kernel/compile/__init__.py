"""The compile service: what is compiled for a game, where it is kept, whether it is ready, and compiling it."""
