"""The lexicon of trades Spanish, and the forms of its words."""
