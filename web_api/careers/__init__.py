"""Careers: occupations by the words that people search for, and where a person's own work can take them."""
