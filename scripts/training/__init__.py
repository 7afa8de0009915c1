"""What is learned from labelled examples, and the examples."""
