"""Retells Spanish duties as bullets and for letters."""
