"""What the text of postings is made of: patterns, headings, and lines that are the site's."""
