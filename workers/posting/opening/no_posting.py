"""Why a page that was opened held no posting, as the failure to tell."""

from http import HTTPStatus

from common.errors import ErrorCode, UserError
from workers.browsing.pages import Page
from workers.posting.opening.gone import leads_elsewhere
from workers.posting.opening.page_states import State, state_of

_OF_STATUSES = {
    401: ErrorCode.SIGN_IN_REQUIRED,
    402: ErrorCode.SIGN_IN_REQUIRED,
    407: ErrorCode.SIGN_IN_REQUIRED,
    404: ErrorCode.PAGE_NOT_FOUND,
    410: ErrorCode.POSTING_CLOSED,
    429: ErrorCode.SITE_BUSY,
    503: ErrorCode.SITE_UNDER_MAINTENANCE,
}
_OF_STATES = {
    State.ROBOT_CHECK: ErrorCode.PAGE_BLOCKED,
    State.SIGN_IN: ErrorCode.SIGN_IN_REQUIRED,
    State.MAINTENANCE: ErrorCode.SITE_UNDER_MAINTENANCE,
    State.CLOSED: ErrorCode.POSTING_CLOSED,
    State.LIST: ErrorCode.POSTING_LIST,
    State.EMPTY: ErrorCode.PAGE_EMPTY,
    State.OTHER: ErrorCode.POSTING_NOT_FOUND,
}
_BOARDS_REFUSAL = 999
_TELLING = frozenset({State.ROBOT_CHECK, State.SIGN_IN})
"""States that say more than a status does: sites send them with 403, 503 and others alike."""
_TELLING_STATUSES = frozenset({401, 404, 410, 429})


def why_there_is_none(page: Page, asked: str) -> UserError:
    """Ask only of pages without a posting; `asked` is the address that the person gave."""
    state = state_of(page.markup, page.url)
    if page.status >= HTTPStatus.BAD_REQUEST:
        tells_more = state in _TELLING and page.status not in _TELLING_STATUSES
        return UserError(_OF_STATES[state] if tells_more else _of_status(page.status, state))
    if page.cut_off and state in {State.OTHER, State.EMPTY}:
        return UserError(page.cut_off)
    if state in {State.LIST, State.OTHER} and leads_elsewhere(asked, page.url):
        return UserError(ErrorCode.POSTING_CLOSED)
    return UserError(_OF_STATES[state])


def _of_status(status: int, state: State) -> ErrorCode:
    if status in _OF_STATUSES:
        return _OF_STATUSES[status]
    if status < HTTPStatus.INTERNAL_SERVER_ERROR or status == _BOARDS_REFUSAL:
        return ErrorCode.PAGE_FORBIDDEN
    return ErrorCode.SITE_UNDER_MAINTENANCE if state is State.MAINTENANCE else ErrorCode.SITE_FAILED
