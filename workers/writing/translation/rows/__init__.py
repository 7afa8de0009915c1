"""Titles, skills, credentials and studies by the names that the other language has for them."""
