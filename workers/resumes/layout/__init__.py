"""How a page is set: its columns, its furniture, and what a narrow margin broke, to rows in reading order."""
