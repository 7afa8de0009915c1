"""The position and the employer that a pasted posting names, by what speaks for each name."""
