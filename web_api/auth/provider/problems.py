"""What can go wrong with a provider, and how a person hears of it: by a code that the login screen puts in words."""

from typing import Any
from urllib.parse import urlencode

import structlog
from litestar import Request
from litestar.exceptions import HTTPException, ValidationException
from litestar.response import Redirect
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import IntegrityError

from common.errors import ErrorCode, UserError
from web_api.http.rate_limits import TooManyAttemptsError

log = structlog.get_logger()


def provider_refused(reason: str) -> UserError:
    """The provider gave an answer that must not sign anybody in. The reason is for whoever runs the product."""
    log.warning("the sign-in provider's answer was refused", reason=reason)
    return UserError(ErrorCode.PROVIDER_REFUSED)


def provider_unavailable(reason: str) -> UserError:
    """The error for a provider that didn't answer; `reason` is logged."""
    log.warning("the sign-in provider didn't answer", reason=reason)
    return UserError(ErrorCode.PROVIDER_UNAVAILABLE)


def _explain_on_login_screen(_: Request[Any, Any, Any], error: UserError) -> Redirect:
    return _login_screen(error.code)


def _not_understood(_request: Request[Any, Any, Any], _error: HTTPException) -> Redirect:
    return _login_screen("sign_in_interrupted")


def _bug(request: Request[Any, Any, Any], error: Exception) -> Redirect:
    log.error("signing in failed by a bug", path=request.url.path, exc_info=error)
    return _login_screen(ErrorCode.INTERNAL_ERROR.code)


def _login_screen(code: str) -> Redirect:
    return Redirect(f"/login?{urlencode({'problem': code})}", status_code=302)


EXPLAINED_ON_LOGIN_SCREEN: ExceptionHandlersMap = {
    UserError: _explain_on_login_screen,
    TooManyAttemptsError: _explain_on_login_screen,
    ValidationException: _not_understood,
    HTTPException: _not_understood,
    IntegrityError: _bug,
    Exception: _bug,
}
"""For calls that a browser navigates to: a page of JSON is no answer there."""
