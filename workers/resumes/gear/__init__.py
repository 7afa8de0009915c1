"""Machines, vehicles, instruments and tools that a running text names."""
