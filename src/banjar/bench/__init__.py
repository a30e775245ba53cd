"""Speed measurements of the engine and of the libraries it is compared with."""
