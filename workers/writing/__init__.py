"""The craft of writing: read a posting, match it with a profile, write, and let nothing through that isn't so."""
