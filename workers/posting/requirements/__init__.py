"""What a posting asks for, in keywords that a profile is held against."""
