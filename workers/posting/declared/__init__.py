"""What a page declares of its posting for machines."""
