"""Words of several senses, told apart by their line, their title and their trade."""
