"""The one family of errors that a user can act on. Any other exception is our bug, and is told as such."""

BUG_CODE = "internal_error"
BUG_MESSAGE = "Something went wrong on our side. It isn't your fault, and nothing of yours was lost. Please try again."


class UserError(Exception):
    """Something that the user can put right.

    `code` is stable (clients and tests match on it); `message` is one plain sentence or two that say what to do.
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message

    def __reduce__(self) -> tuple[type["UserError"], tuple[str, str]]:
        """Exceptions pickle by `args`, which hold the message alone; reading happens in child processes."""
        return (type(self), (self.code, self.message))
