"""Days and lengths of time as a sentence writes them."""
