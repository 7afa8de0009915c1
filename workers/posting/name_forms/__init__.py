"""How titles, employers and towns are written, and which names are nobody's."""
