"""The OpenAPI document, completed by what the framework can't know."""
