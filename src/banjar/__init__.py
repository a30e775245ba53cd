"""The two board games called Bali: rules, play, records and research."""
