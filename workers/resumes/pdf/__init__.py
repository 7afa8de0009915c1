"""The printed lines of a PDF."""
