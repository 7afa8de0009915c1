"""English lines of duties read into their parts: which word is the doing, and what it is done to."""
