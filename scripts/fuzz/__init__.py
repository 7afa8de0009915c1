"""Fuzzers, run by hand for some minutes when what they cover changes."""
