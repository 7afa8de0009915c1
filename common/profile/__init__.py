"""The rows of one person, as API and workers load them."""
