"""Make this folder ready to run. Only the standard library: it runs before any package is installed."""
