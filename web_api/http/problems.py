"""The one place where errors become HTTP. Every body is `{"code", "message", "params"}`, or plain text if asked for."""

import errno
from collections.abc import Mapping
from typing import Any

import psycopg
import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.status_codes import (
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_503_SERVICE_UNAVAILABLE,
)
from litestar.types import ExceptionHandlersMap
from psycopg.errors import ForeignKeyViolation
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from common.errors import ErrorCode, UserError
from web_api.http.forms import ClientLeftError, InvalidError, Problem, explain, is_about_the_address
from web_api.http.rate_limits import TooManyAttemptsError

log = structlog.get_logger()

RETRIED_LATER = frozenset({HTTP_429_TOO_MANY_REQUESTS, HTTP_503_SERVICE_UNAVAILABLE})
RETRY_AFTER_SECONDS = 5
"""Where nothing more exact is known."""
_CODE_BY_STATUS = {
    401: ErrorCode.UNAUTHORIZED,
    403: ErrorCode.FORBIDDEN,
    404: ErrorCode.NOT_FOUND,
    405: ErrorCode.METHOD_NOT_ALLOWED,
    413: ErrorCode.BODY_TOO_LARGE,
    503: ErrorCode.UNAVAILABLE,
}

_NAMES_A_PERSON = ("_user_id", "_author_id")
"""How foreign keys end that lead to an account."""


def signed_out() -> UserError:
    """Nobody is signed in, or not any more."""
    return UserError(ErrorCode.UNAUTHORIZED)


def problem(error: UserError, *, plain_text: bool = False, status: int | None = None) -> Response[Any]:
    """The response for an error; `plain_text` where the specification's error body is not JSON."""
    status = status or error.error.status
    headers = {"Retry-After": str(RETRY_AFTER_SECONDS)} if status in RETRIED_LATER else {}
    if plain_text:
        headers["X-Error-Code"] = error.code
        return Response(error.message, status_code=status, media_type=MediaType.TEXT, headers=headers)
    body = {"code": error.code, "message": error.message} | ({"params": error.params} if error.params else {})
    return Response(body, status_code=status, headers=headers)


def _wants_plain_text(request: Request[Any, Any, Any]) -> bool:
    return bool(_handler_option(request, "plain_text_errors"))


def _handler_option(request: Request[Any, Any, Any], name: str) -> Any:
    # Absent where no route was found; litestar's type doesn't say so.
    scope: Mapping[str, Any] = request.scope
    return scope["route_handler"].opt.get(name) if "route_handler" in scope else None


def unavailable(request: Request[Any, Any, Any]) -> Response[Any]:
    """Return the answer for a database or Redis that is away: the client may try again in a moment."""
    return _user_error(request, UserError(ErrorCode.UNAVAILABLE))


def _user_error(request: Request[Any, Any, Any], error: UserError) -> Response[Any]:
    return problem(error, plain_text=_wants_plain_text(request))


def _too_many_attempts(request: Request[Any, Any, Any], error: TooManyAttemptsError) -> Response[Any]:
    response = _user_error(request, error)
    response.set_header("Retry-After", str(error.retry_after))
    return response


def _invalid(request: Request[Any, Any, Any], error: ValidationException) -> Response[Any]:
    if is_about_the_address(error):
        return problem(UserError(ErrorCode.NOT_FOUND), plain_text=_wants_plain_text(request))
    return problem(explain(error), plain_text=_wants_plain_text(request))


def _unreadable_form(request: Request[Any, Any, Any], _error: UnicodeDecodeError) -> Response[Any]:
    return _user_error(request, InvalidError(Problem.UNREADABLE_FORM))


def _integrity_error(request: Request[Any, Any, Any], error: IntegrityError) -> Response[Any]:
    """A row for an account that was deleted while the request was on its way; anything else is a bug."""
    match error.orig:
        case ForeignKeyViolation(diag=diag) if (diag.constraint_name or "").endswith(_NAMES_A_PERSON):
            return _user_error(request, signed_out())
    return _bug(request, error)


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code >= 500 and error.status_code != 503:  # noqa: PLR2004 - HTTP's classes
        return _bug(request, error)
    told = UserError(_CODE_BY_STATUS.get(error.status_code, ErrorCode.INVALID))
    if error.status_code == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
        told = _handler_option(request, "too_large") or told
    response = problem(told, plain_text=_wants_plain_text(request), status=error.status_code)
    for name, value in (error.headers or {}).items():
        response.set_header(name, value)
    return response


def _bug(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    log.error("request failed by a bug", path=request.url.path, exc_info=error)
    return problem(UserError(ErrorCode.INTERNAL_ERROR), plain_text=_wants_plain_text(request))


def _client_left(request: Request[Any, Any, Any], _error: ClientLeftError) -> Response[Any]:
    log.info("the client left before its request was whole", path=request.url.path)
    return _user_error(request, UserError(ErrorCode.INVALID))


def _full_disk(request: Request[Any, Any, Any], error: OSError) -> Response[Any]:
    """An upload that there is no room to receive: that passes, too. Any other error of the system is a bug."""
    if error.errno not in {errno.ENOSPC, errno.EDQUOT}:
        return _bug(request, error)
    log.error("there is no room for an upload", path=request.url.path, reason=error.strerror)
    return unavailable(request)


def _database_unavailable(request: Request[Any, Any, Any], error: SQLAlchemyError | psycopg.Error) -> Response[Any]:
    """Away, full, or with all its connections in use: that passes, and is no bug of ours."""
    log.warning("the database isn't available", path=request.url.path, error=type(error).__name__)
    return unavailable(request)


EXCEPTION_HANDLERS: ExceptionHandlersMap = {
    UserError: _user_error,
    TooManyAttemptsError: _too_many_attempts,
    ValidationException: _invalid,
    HTTPException: _http_error,
    IntegrityError: _integrity_error,
    OperationalError: _database_unavailable,
    InterfaceError: _database_unavailable,
    PoolTimeoutError: _database_unavailable,
    psycopg.OperationalError: _database_unavailable,
    OSError: _full_disk,
    ClientLeftError: _client_left,
    Exception: _bug,
}
UNREADABLE_FORM: ExceptionHandlersMap = {UnicodeDecodeError: _unreadable_form}
"""For calls that take a file: one that is sent as if it were text can't be decoded while the form is taken apart."""
