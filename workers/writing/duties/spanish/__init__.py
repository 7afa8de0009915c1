"""Spanish duties told again."""
