"""The craft of printing: a composed document as a PDF that people like to look at and parsers read back whole."""
