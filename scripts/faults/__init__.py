"""Faults injected into the real stack, and what became of the jobs: behind `scripts/chaos`. Loopback only, bounded."""
