"""The blog: what everybody reads, what admins write, and how both become pages, feeds and a map of the site."""
