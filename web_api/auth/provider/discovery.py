"""How the provider describes itself, and the keys that it signs with: fetched when first needed, then kept."""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, Generic, TypeVar, cast

import httpx2
import structlog
from authlib.oidc.discovery import OpenIDProviderMetadata, get_well_known_url
from joserfc.jwk import KeySet

from web_api.auth.provider.problems import provider_refused

log = structlog.get_logger()

KEPT_SECONDS = 3600
FAILED_SECONDS = 10
"""So long nobody else waits for a provider that was just found not to answer."""
Fetched = TypeVar("Fetched")


class Kept(Generic[Fetched]):
    """Fetches an answer once an hour for all who ask; keeps the older one while a new one can't be had.

    Those who ask at the same time wait for the same fetch.
    """

    def __init__(self, fetch: Callable[[], Awaitable[Fetched]]) -> None:
        self._fetch = fetch
        self._fetching: asyncio.Task[None] | None = None
        self._value: Fetched | None = None
        self._fetched_at = 0.0
        self._failure: Exception | None = None
        self._failed_at = 0.0

    async def get(self) -> Fetched:
        """Raises as `fetch` does when there has never been an answer."""
        if self._value is not None and monotonic() - self._fetched_at <= KEPT_SECONDS:
            return self._value
        try:
            return await self.renewed()
        except Exception as error:
            if self._value is None:
                raise
            log.warning("the sign-in provider can't be asked, going on with what is known", reason=repr(error))
            return self._value

    async def renewed(self) -> Fetched:
        """Fetch the answer anew. Raises what `fetch` raises, or raised within the last seconds."""
        if self._failure is None or monotonic() - self._failed_at > FAILED_SECONDS:
            if self._fetching is None or self._fetching.done():
                self._fetching = asyncio.create_task(self._renew())
            await asyncio.shield(self._fetching)  # whoever goes away doesn't take it from the others
        if self._failure is not None:
            raise self._failure.with_traceback(None)
        return cast("Fetched", self._value)

    async def _renew(self) -> None:
        try:
            self._value, self._fetched_at, self._failure = await self._fetch(), monotonic(), None
        except Exception as error:  # noqa: BLE001 - raised to everybody who waits for it
            self._failure, self._failed_at = error, monotonic()


class Discovery:
    """The discovery document and the signing keys of one issuer."""

    def __init__(self, issuer: str, http: httpx2.AsyncClient) -> None:
        self._issuer = issuer
        self._http = http
        self.document = Kept(self._fetch_document)
        self.keys = Kept(self._fetch_keys)

    async def _fetch_document(self) -> OpenIDProviderMetadata:
        found = OpenIDProviderMetadata(await self._get(get_well_known_url(self._issuer, external=True)))
        if found.get("issuer") != self._issuer:
            raise provider_refused("it calls itself another issuer")
        for endpoint in ("authorization_endpoint", "token_endpoint", "jwks_uri"):
            getattr(found, f"validate_{endpoint}")()
        return found

    async def _fetch_keys(self) -> KeySet:
        document = await self.document.get()
        return KeySet.import_key_set(await self._get(document["jwks_uri"]))

    async def _get(self, url: str) -> Any:
        answer = (await self._http.get(url)).raise_for_status()
        return answer.json()
