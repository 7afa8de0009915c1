"""What a read resume adds to a profile, and what its person should look at once more."""
