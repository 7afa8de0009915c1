"""Why a page couldn't be opened. Each sentence ends with the way that always works: paste the text."""

from common.errors import ErrorCode, UserError
from workers.browsing.guard import Refusal

_OF_REFUSALS = {
    Refusal.NOT_PUBLIC: ErrorCode.URL_REFUSED,
    Refusal.PORT: ErrorCode.URL_PORT_REFUSED,
    Refusal.NOT_FOR_US: ErrorCode.URL_INVALID,
    Refusal.NO_SUCH_NAME: ErrorCode.SITE_UNKNOWN,
    Refusal.UNREACHABLE: ErrorCode.SITE_UNREACHABLE,
    Refusal.TOO_MUCH: ErrorCode.PAGE_TOO_LARGE,
    Refusal.TOO_LONG: ErrorCode.PAGE_TIMED_OUT,
}


def failure_of(refusal: Refusal) -> UserError:
    """Return the user's error for a refusal of the proxy."""
    return UserError(_OF_REFUSALS[refusal])
