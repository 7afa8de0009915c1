"""The posts of a fresh product, one Markdown file each with its facts above the text. The name is the slug."""
