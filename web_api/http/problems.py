"""The one place where errors become HTTP. Every body is `{"code", "message"}`; a call may ask for plain text."""

from collections.abc import Mapping
from typing import Any

import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.status_codes import HTTP_413_REQUEST_ENTITY_TOO_LARGE
from litestar.types import ExceptionHandlersMap
from psycopg.errors import ForeignKeyViolation
from sqlalchemy.exc import IntegrityError

from common.errors import BUG_CODE, BUG_MESSAGE, UserError
from common.jobs.transitions import LOST_CODE
from web_api.auth.sessions import signed_out
from web_api.http.forms import INVALID, explain, is_about_the_address
from web_api.http.rate_limits import TooManyAttemptsError

log = structlog.get_logger()

STATUS_BY_CODE = {
    "unauthorized": 401,
    "wrong_credentials": 401,
    "forbidden": 403,
    "account_disabled": 403,
    "wrong_password": 403,
    "cross_site": 403,
    "not_found": 404,
    "method_not_allowed": 405,
    "cancelled": 409,
    "last_admin": 409,
    "upload_gone": 409,
    "wrong_state": 409,
    "email_taken": 409,
    "slug_taken": 409,
    "slug_fixed": 409,
    "changed_meanwhile": 409,
    "idempotency_key_reused": 409,
    "link_void": 410,
    "file_too_large": 413,
    "body_too_large": 413,
    "not_a_pdf": 415,
    "not_a_picture": 415,
    "incomplete_profile": 422,
    "too_many_attempts": 429,
    BUG_CODE: 500,
    LOST_CODE: 500,
    "mail_unavailable": 503,
    "unavailable": 503,
    "still_running": 504,
    "timed_out": 504,
}
"""Codes that are not listed are the caller's to put right: 400."""

_CODE_BY_STATUS = {
    401: ("unauthorized", "Please sign in."),
    403: ("forbidden", "You don't have permission to do this."),
    404: ("not_found", "There is nothing here."),
    405: ("method_not_allowed", "This address doesn't take that kind of request."),
    413: ("body_too_large", "That is more than this call takes. Please send less."),
    503: ("unavailable", "The service is busy right now. Please try again in a moment."),
}

_NAMES_A_PERSON = ("_user_id", "_author_id")
"""How foreign keys end that lead to an account."""


def status_of(code: str) -> int:
    """HTTP's."""
    return STATUS_BY_CODE.get(code, 400)


def problem(code: str, message: str, *, plain_text: bool = False, status: int | None = None) -> Response[Any]:
    """The response for an error; `plain_text` where the specification's error body is not JSON."""
    status = status or status_of(code)
    if plain_text:
        return Response(message, status_code=status, media_type=MediaType.TEXT, headers={"X-Error-Code": code})
    return Response({"code": code, "message": message}, status_code=status)


def _wants_plain_text(request: Request[Any, Any, Any]) -> bool:
    return bool(_handler_option(request, "plain_text_errors"))


def _handler_option(request: Request[Any, Any, Any], name: str) -> Any:
    # Absent where no route was found; litestar's type doesn't say so.
    scope: Mapping[str, Any] = request.scope
    return scope["route_handler"].opt.get(name) if "route_handler" in scope else None


def _user_error(request: Request[Any, Any, Any], error: UserError) -> Response[Any]:
    return problem(error.code, error.message, plain_text=_wants_plain_text(request))


def _too_many_attempts(request: Request[Any, Any, Any], error: TooManyAttemptsError) -> Response[Any]:
    response = _user_error(request, error)
    response.set_header("Retry-After", str(error.retry_after))
    return response


def _invalid(request: Request[Any, Any, Any], error: ValidationException) -> Response[Any]:
    if is_about_the_address(error):
        return problem(*_CODE_BY_STATUS[404], plain_text=_wants_plain_text(request))
    return problem(INVALID, explain(error), plain_text=_wants_plain_text(request))


def _unreadable_form(request: Request[Any, Any, Any], _error: UnicodeDecodeError) -> Response[Any]:
    return _user_error(request, UserError(INVALID, "This form can't be read. Please choose the file again."))


def _integrity_error(request: Request[Any, Any, Any], error: IntegrityError) -> Response[Any]:
    """A row for an account that was deleted while the request was on its way; anything else is a bug."""
    match error.orig:
        case ForeignKeyViolation(diag=diag) if (diag.constraint_name or "").endswith(_NAMES_A_PERSON):
            return _user_error(request, signed_out())
    return _bug(request, error)


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code >= 500 and error.status_code != 503:  # noqa: PLR2004 - HTTP's classes
        return _bug(request, error)
    code, message = _CODE_BY_STATUS.get(error.status_code, (INVALID, "That request could not be understood."))
    if error.status_code == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
        code, message = _handler_option(request, "too_large") or (code, message)
    response = problem(code, message, plain_text=_wants_plain_text(request), status=error.status_code)
    for name, value in (error.headers or {}).items():
        response.set_header(name, value)
    return response


def _bug(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    log.error("request failed by a bug", path=request.url.path, exc_info=error)
    return problem(BUG_CODE, BUG_MESSAGE, plain_text=_wants_plain_text(request))


EXCEPTION_HANDLERS: ExceptionHandlersMap = {
    UserError: _user_error,
    TooManyAttemptsError: _too_many_attempts,
    ValidationException: _invalid,
    HTTPException: _http_error,
    IntegrityError: _integrity_error,
    Exception: _bug,
}
UNREADABLE_FORM: ExceptionHandlersMap = {UnicodeDecodeError: _unreadable_form}
"""For calls that take a file: one that is sent as if it were text can't be decoded while the form is taken apart."""
