"""Reading with a language model's help: it proposes, the document decides."""
