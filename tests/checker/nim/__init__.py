"""A toy game for the checker's own tests: Nim with one heap."""
