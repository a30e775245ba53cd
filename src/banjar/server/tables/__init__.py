"""The tables of this process: commands, clocks, bots, who hears what."""
