"""English and Spanish as the trades write them: words, numbers, vocabulary, and what a clause claims."""
