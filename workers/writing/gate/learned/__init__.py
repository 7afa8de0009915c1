"""A small learned model that reads a sentence beside the rows of a profile and says how likely it is made up."""
