"""What stands around a posting on its page and is none of it, and what its parts look like."""
