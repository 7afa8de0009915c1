"""Figures and scores, measured on demand and never in a test."""
