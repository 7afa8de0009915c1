"""What admins see of the queues, and do to them."""
