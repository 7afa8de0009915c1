"""The lines of a Word file."""
