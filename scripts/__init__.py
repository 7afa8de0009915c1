"""The verbs people use: start, test, make-admin, lock. Each file without an ending is one verb."""
