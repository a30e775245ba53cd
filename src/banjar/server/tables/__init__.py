"""The tables of this process: commands, viewers, clocks and bots."""
