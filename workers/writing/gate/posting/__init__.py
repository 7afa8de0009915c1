"""What a sentence says of the posting, its employer and the application, and not of its person."""
