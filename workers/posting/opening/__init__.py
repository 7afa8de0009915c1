"""From an address to its posting, or to the reason why there is none."""
