"""Spanish noun phrases in English."""
