"""Parts of a page around the posting that don't belong to it, and how the posting's own parts look."""
