"""Which heading stands over which rows, and what a section holds."""
