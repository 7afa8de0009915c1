"""The dependencies that every handler can ask for by the name of a parameter."""

from collections.abc import AsyncIterator, Callable
from typing import Any

from litestar.datastructures import State
from litestar.di import Provide
from sqlalchemy.ext.asyncio import AsyncSession

from web_api.auth.browser_session import provide_browser_session
from web_api.auth.mailer import provide_outbox
from web_api.auth.password_check import provide_password_check
from web_api.http.rate_limits import provide_throttle
from web_api.jobs.run_job import provide_run_job
from web_api.sessions import provide_admin, provide_user


async def provide_session(state: State) -> AsyncIterator[AsyncSession]:
    """A session per request. Handlers commit; what isn't committed is rolled back."""
    async with AsyncSession(state.engine, expire_on_commit=False) as session:
        yield session


def _immediately(provide: Callable[..., Any]) -> Provide:
    """Make a dependency of a function that neither waits nor computes, and so needs no thread."""
    return Provide(provide, sync_to_thread=False)


def _of_the_process(name: str) -> Provide:
    """Make a dependency of something in the application's state, opened once when the process started."""

    def provide(state: State) -> Any:
        return state[name]

    return _immediately(provide)


DEPENDENCIES = {
    "session": Provide(provide_session),
    "user": Provide(provide_user),
    "admin": Provide(provide_admin),
    "settings": _of_the_process("settings"),
    "job_queue": _of_the_process("job_queue"),
    "representations": _of_the_process("representations"),
    "overview_feed": _of_the_process("overview_feed"),
    "run_job": _immediately(provide_run_job),
    "throttle": _immediately(provide_throttle),
    "browser_session": _immediately(provide_browser_session),
    "password_check": _immediately(provide_password_check),
    "outbox": _immediately(provide_outbox),
}
