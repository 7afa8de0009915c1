"""Claims of dates and durations, over the jobs that they are told of."""
