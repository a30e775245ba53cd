"""The games as environments for research: PettingZoo, OpenSpiel, Gymnasium, and many games at once."""
