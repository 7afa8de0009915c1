"""Claims of skill, and how well something is known."""
