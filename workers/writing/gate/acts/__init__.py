"""What an act is proven by, and what stands near it."""
