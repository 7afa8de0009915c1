"""Words for whoever is over others at work, as English notes have them."""

BOSS = r"boss|foreman|owner|manager|supervisor|chief|superintendent|super"
"""Alternatives of a pattern; who only leads a crew, lead or leadman, isn't among them."""
