"""English duties in Spanish, by lists and a grammar of our own: whole, or not at all (docs/decisions/0026)."""
