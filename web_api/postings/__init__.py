"""Job postings that are read from their address."""
