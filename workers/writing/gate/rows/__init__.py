"""The rows and lines of a profile as places that prove claims."""
