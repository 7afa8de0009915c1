"""How likely a line told in the other language is told wrong, by a small learned model."""
