"""What English words of the trades say in Spanish: the lexicon read back, and lists by the English word over it."""
