"""Which trade a title is of, at which rank, and how many years somebody has in it."""
