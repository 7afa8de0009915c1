"""Claims of plain work: what was done, to what, in one job."""
