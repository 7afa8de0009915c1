"""The admin area: queues, jobs, errors, accounts and figures, and what admins can change there."""
