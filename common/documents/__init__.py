"""A composed document, and what is known of it beside its words."""
