"""Skills, and which type each of them has."""
