"""The contract of jobs: kinds, states, arguments, results, events, and how a job is enqueued and carried."""
