"""The way to the provider and back, for one request."""

from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from litestar import Request
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.params import FromQuery, QueryParameter

from common.errors import ErrorCode, UserError
from common.settings import Settings
from web_api.auth.provider.attempts import Attempt, Attempts, browser_cookie, browser_of_attempt, new_secret
from web_api.auth.provider.openid import OpenIdProvider
from web_api.auth.provider.own_paths import own_page
from web_api.http.public_address import public_address
from web_api.http.rate_limits import HOUR, Limit, Throttle, network_of

CALLBACK = "/api/login/callback"


class ProviderAnswer(msgspec.Struct, frozen=True):
    """The query parameters that the provider sends back with the browser."""

    state: str
    code: str
    error: str | None
    iss: str | None


@dataclass(frozen=True)
class RoundTrip:
    """The dependency `round_trip`. `provider` is None where people sign in here only."""

    request: Request[Any, Any, Any]
    settings: Settings
    throttle: Throttle
    attempts: Attempts
    provider: OpenIdProvider | None

    async def begin(self, provider: OpenIdProvider, return_to: str | None) -> tuple[str, Cookie]:
        """Return where to send the browser, and the cookie that it must bring back.

        Limited, because each attempt is kept for a while.
        """
        limit = self.settings.registrations_per_address
        await self.throttle.take(Limit("sign-in", network_of(self.request), limit, HOUR))
        attempt = Attempt(
            nonce=new_secret(),
            code_verifier=new_secret(),
            redirect_uri=public_address(self.request, self.settings) + CALLBACK,
            return_to=own_page(return_to),
        )
        browser, state = browser_of_attempt(self.request, self.settings) or new_secret(), new_secret()
        url = await provider.authorization_url(attempt, state)
        await self.attempts.keep(browser, state, attempt)
        return url, browser_cookie(self.settings, browser)

    async def end(self, answer: ProviderAnswer) -> Attempt:
        """The attempt that this answers; nothing answers it again. UserErrors when the provider says no."""
        attempt = await self.attempts.take(browser_of_attempt(self.request, self.settings), answer.state)
        if answer.error == "access_denied":
            raise UserError(ErrorCode.SIGN_IN_DECLINED)
        if answer.error is not None:
            raise UserError(ErrorCode.PROVIDER_UNAVAILABLE)
        return attempt


def provide_round_trip(
    request: Request[Any, Any, Any],
    state: State,
    settings: NamedDependency[Settings],
    throttle: NamedDependency[Throttle],
) -> RoundTrip:
    """Make the request's `RoundTrip`."""
    return RoundTrip(request, settings, throttle, state.sign_in_attempts, state.provider)


def provide_provider_answer(
    code: FromQuery[str] = "",
    error: FromQuery[str | None] = None,
    iss: FromQuery[str | None] = None,
    said_state: Annotated[str, QueryParameter(name="state")] = "",
) -> ProviderAnswer:
    """The dependency `provider_answer`: read the provider's parameters from the query."""
    return ProviderAnswer(said_state, code, error, iss)
