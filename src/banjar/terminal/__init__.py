"""The terminal client: play and replay in a terminal, or through pipes."""
