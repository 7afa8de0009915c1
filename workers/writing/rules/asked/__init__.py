"""What a posting asks for first, and how much of it a line or a row answers."""
