"""The rows of skills, credentials and schooling that a sentence names."""
