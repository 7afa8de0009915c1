"""The two addresses that a browser visits to sign in through the provider."""

import msgspec
from litestar import Router, get
from litestar.di import NamedDependency, Provide
from litestar.params import FromQuery
from litestar.response import Redirect

from web_api.auth.browser_session import BrowserSession
from web_api.auth.provider.people import account_of
from web_api.auth.provider.problems import EXPLAINED_ON_LOGIN_SCREEN, provider_unavailable
from web_api.auth.provider.round_trip import ProviderAnswer, RoundTrip, provide_provider_answer, provide_round_trip
from web_api.auth.sign_in import begin_session
from web_api.http.url_validation import ANY_QUERY
from web_api.sessions import DatabaseSession


class SignInProvider(msgspec.Struct):
    """`name` stands on the button that leads to /api/login; null where people sign in here only."""

    name: str | None


@get("/auth/provider")
async def read_provider(round_trip: NamedDependency[RoundTrip]) -> SignInProvider:
    """Whether there is a service to sign in with, and what it is called."""
    return SignInProvider(round_trip.provider.name if round_trip.provider else None)


@get("/login", status_code=302, exception_handlers=EXPLAINED_ON_LOGIN_SCREEN, opt=ANY_QUERY)
async def begin_sign_in(round_trip: NamedDependency[RoundTrip], return_to: FromQuery[str | None] = None) -> Redirect:
    """Send the browser to the provider to sign in, or to our own form where there is no provider.

    `return_to` is the page to come back to. Signs nobody in and stores nothing about anybody yet.
    """
    if round_trip.provider is None:
        return Redirect("/login", status_code=302)
    url, cookie = await round_trip.begin(round_trip.provider, return_to)
    return Redirect(url, status_code=302, cookies=[cookie])


@get("/login/callback", status_code=302, exception_handlers=EXPLAINED_ON_LOGIN_SCREEN, opt=ANY_QUERY)
async def finish_sign_in(
    round_trip: NamedDependency[RoundTrip],
    provider_answer: NamedDependency[ProviderAnswer],
    session: DatabaseSession,
    browser_session: NamedDependency[BrowserSession],
) -> Redirect:
    """Sign in a browser that comes back from the provider, and send it to the page that was asked for.

    Whatever is wrong is explained on the login screen: /login?problem=CODE.
    """
    attempt = await round_trip.end(provider_answer)
    if (provider := round_trip.provider) is None:
        raise provider_unavailable("none is configured any more")
    claims = await provider.identify(attempt, provider_answer.code, provider_answer.iss)
    user = await account_of(session, provider, claims)
    return Redirect(attempt.return_to, status_code=302, cookies=[await begin_session(browser_session, user)])


provider_router = Router(
    "/api",
    route_handlers=[read_provider, begin_sign_in, finish_sign_in],
    dependencies={
        "round_trip": Provide(provide_round_trip, sync_to_thread=False),
        "provider_answer": Provide(provide_provider_answer, sync_to_thread=False),
    },
    tags=["signing in"],
)
