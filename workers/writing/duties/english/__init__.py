"""Retells English duties as bullets and for letters."""
