"""The sentences of a letter, in both languages."""
