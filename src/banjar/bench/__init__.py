"""Benchmarks of the engine and of comparable libraries."""
