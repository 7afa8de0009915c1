"""Regions of California: where an occupation has most openings and best pay, and how admins bring in new figures."""
