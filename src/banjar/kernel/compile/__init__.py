"""The compile service: compiles a game's code, caches it, and knows whether the cached code is complete."""
