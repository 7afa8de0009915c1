"""The one way to a language model: chat completions of any compatible server, within one deadline."""
