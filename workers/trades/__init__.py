"""The vocabulary of the trades: titles, equipment, credentials, abbreviations."""
