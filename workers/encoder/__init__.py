"""A small text encoder in numpy: words cut into pieces, and layers of attention over them, read from a mapped file."""
