"""English duties told again."""
