"""Invented people of the trades, printed as resumes whose truth is known because we wrote it."""
