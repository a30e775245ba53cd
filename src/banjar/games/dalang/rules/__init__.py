"""The rulebook, and nothing else."""
