"""Spanish verbs of a line, and the doings that they tell."""
