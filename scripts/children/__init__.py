"""Processes that one command starts, finds again after a crash, and never leaves behind."""
