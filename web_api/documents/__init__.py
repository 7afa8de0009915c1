"""Generated documents: writing, listing and downloading them."""
