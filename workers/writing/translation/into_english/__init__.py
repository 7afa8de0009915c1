"""Spanish lines of duties in English: whole, or clause by clause."""
