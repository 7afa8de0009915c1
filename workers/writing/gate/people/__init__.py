"""Claims of rank, of leading, and of what others do."""
