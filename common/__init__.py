"""What the API and the workers must agree on: settings, tables, job contracts, events, errors.

No HTTP, no heavy imports.
"""
