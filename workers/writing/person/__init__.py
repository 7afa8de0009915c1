"""What is so about a person: the rows of the profile, in the shape that writing needs."""
