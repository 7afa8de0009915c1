"""Claims of quantities, rates and counts."""
