"""What a posting asks for, in its own words: phrases out of its structure, not out of a list of known ones."""
