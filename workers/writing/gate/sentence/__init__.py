"""A sentence as the gate reads it: its words, what each does there, and what each can be proven by."""
