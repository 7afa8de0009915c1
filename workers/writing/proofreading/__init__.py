"""Slips of the keyboard in what a person typed, mended once before all that reads it, where nothing else can be meant.

A slip that is left costs a look; a word that is mended wrongly says something untrue. What isn't certain stays.
"""
