"""What a line of work says whatever a posting asks: much, little, or harm."""
