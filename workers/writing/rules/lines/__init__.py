"""The lines of a job that a document tells, in the order of what is asked."""
