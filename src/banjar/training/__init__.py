"""Training of a game's networks: self-play, learning, comparison with the networks before."""
