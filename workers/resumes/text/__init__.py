"""What every step of reading a resume needs of its text: characters, dates, headings, names, lists."""
