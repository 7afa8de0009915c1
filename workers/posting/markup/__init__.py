"""A page's HTML as a tree, and what is counted in it."""
