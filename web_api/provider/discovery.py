"""How the provider describes itself, and the keys that it signs with: fetched when first needed, then kept."""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, Generic, TypeVar

import httpx2
import structlog
from authlib.oidc.discovery import OpenIDProviderMetadata, get_well_known_url
from joserfc.jwk import KeySet

from web_api.provider.problems import provider_refused

log = structlog.get_logger()

KEPT_SECONDS = 3600
Fetched = TypeVar("Fetched")


class Kept(Generic[Fetched]):
    """One answer for all who ask within an hour; an older one while a new one can't be had."""

    def __init__(self, fetch: Callable[[], Awaitable[Fetched]]) -> None:
        self._fetch = fetch
        self._value: Fetched | None = None
        self._fetched_at = 0.0
        self._fetching = asyncio.Lock()

    async def get(self) -> Fetched:
        """Raises as `fetch` does when there has never been an answer."""
        async with self._fetching:
            if self._value is None:
                return await self._renewed()
            if monotonic() - self._fetched_at > KEPT_SECONDS:
                try:
                    return await self._renewed()
                except httpx2.HTTPError as error:
                    log.warning("the sign-in provider can't be asked, going on with what is known", reason=repr(error))
            return self._value

    async def renewed(self) -> Fetched:
        """Now."""
        async with self._fetching:
            return await self._renewed()

    async def _renewed(self) -> Fetched:
        self._value, self._fetched_at = await self._fetch(), monotonic()
        return self._value


class Discovery:
    """`document` and `keys` of one issuer."""

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
