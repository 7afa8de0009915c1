"""What is done with an uploaded file before it is read: whether it opens, and a process that may fail."""
