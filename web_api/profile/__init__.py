"""The profile: its lists, the upload that fills them, and what a person may take along."""
