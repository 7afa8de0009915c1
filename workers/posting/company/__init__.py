"""The employer's name on a page: every sign of it is collected, and the name that most signs agree on is taken."""
