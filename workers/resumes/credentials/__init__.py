"""Certifications and licences: their names, issuers and dates, however a resume lists them."""
