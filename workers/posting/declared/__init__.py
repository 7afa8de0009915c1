"""Reads what a page declares about its posting for machines."""
