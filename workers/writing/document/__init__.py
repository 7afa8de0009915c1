"""The document put together: its sections, what it covers of a posting, and what its person should see."""
