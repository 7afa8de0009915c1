"""Every check and test of the project in one run."""
