"""Messages to people: their words, and how they leave."""
