"""Puts back the commas and small words that phones leave out, where a small learned model is sure of a whole line."""
