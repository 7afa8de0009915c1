"""Errors of Postgres without the values of the row that they are about, for logs and jobs' tracebacks."""

import re
from typing import Any

import psycopg
from sqlalchemy import Engine, event
from sqlalchemy.engine import ExceptionContext

_QUOTED = re.compile('".*"', re.DOTALL)


def leave_values_out(engine: Engine) -> None:
    """Reduce the errors of this engine to their first line: DETAIL and CONTEXT hold the row, or the columns of a key.

    All that Postgres tells stays at hand in the error's `diag`. The statement's own values are left out by the
    engine's `hide_parameters`.
    """
    event.listen(engine, "handle_error", _shorten)


def _shorten(context: ExceptionContext) -> None:
    error: Any = context.original_exception
    if not isinstance(error, psycopg.Error) or error.diag.message_primary is None:
        return
    told, primary = str(error), error.diag.message_primary
    if isinstance(error, psycopg.DataError):  # which quotes what it can't take
        primary = _QUOTED.sub('"…"', primary)
    error.args = (primary,)
    if wrapped := context.sqlalchemy_exception:
        wrapped.args = tuple(str(part).replace(told, primary) for part in wrapped.args)
