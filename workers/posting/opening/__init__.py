"""Opens an address and finds its posting, or the reason why there is none."""
