"""Sections of experience cut into jobs: title, employer, dates and duties."""
