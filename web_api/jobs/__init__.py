"""Running jobs for requests: dispatch, the three representations, events, and the state of a job."""
