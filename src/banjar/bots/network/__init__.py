"""Policy and value networks: weights, and a bot that plays by the policy alone."""
