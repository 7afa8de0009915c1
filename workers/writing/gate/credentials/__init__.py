"""Claims of credentials: scheme, class, status, issuer, and how many."""
