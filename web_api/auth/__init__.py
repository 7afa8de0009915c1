"""Accounts: registering, signing in and out, passwords, sessions, settings and deletion."""
