"""Spanish duties of the trades in English, by a lexicon and rules of our own: whole, or not at all."""
