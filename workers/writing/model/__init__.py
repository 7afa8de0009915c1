"""The writer that asks a language model, behind any OpenAI-compatible address."""
