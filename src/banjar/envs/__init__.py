"""Research environments: PettingZoo, OpenSpiel, Gymnasium, and a vectorised environment."""
