"""Signing in through an OpenID provider, where one is configured."""
