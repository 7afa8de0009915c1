"""The code flow with PKCE: where a person is sent, and who came back. Authlib and joserfc do the protocol.

Nothing here blocks longer than `TIMEOUT_SECONDS`, and nothing is fetched from an address that a visitor chose.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import httpx2
from authlib.integrations.base_client import OAuthError
from authlib.integrations.httpx_client import AsyncOAuth2Client
from authlib.oidc.core import CodeIDToken
from joserfc import jwt
from joserfc.errors import JoseError

from common.settings import Settings
from web_api.auth.provider.attempts import Attempt
from web_api.auth.provider.discovery import Discovery
from web_api.auth.provider.problems import provider_refused, provider_unavailable

SCOPE = "openid email profile"
TIMEOUT_SECONDS = 5.0
CLOCKS_DIFFER_SECONDS = 60
SIGNATURES = ("RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA")
"""By a key pair: a signature made with a shared secret, or none at all, proves nothing."""


class OpenIdProvider:
    """The OpenID provider that the settings name."""

    def __init__(self, settings: Settings, issuer: str) -> None:
        self.issuer = issuer
        self.name = settings.oidc_name or str(urlsplit(issuer).hostname)
        self.emails_are_verified = settings.oidc_emails_are_verified
        self._client_id = settings.oidc_client_id
        self._client_secret = settings.oidc_client_secret
        self._tls = httpx2.create_ssl_context()  # takes longer than a sign-in does
        self._http = httpx2.AsyncClient(verify=self._tls, timeout=TIMEOUT_SECONDS)
        self._discovery = Discovery(issuer, self._http)

    async def close(self) -> None:
        """Close the connections to the provider."""
        await self._http.aclose()

    async def authorization_url(self, attempt: Attempt, state: str) -> str:
        """Return the provider's address that the browser goes to.

        Raises UserError `provider_unavailable` or `provider_refused`.
        """
        async with self._answering():
            document = await self._discovery.document.get()
            async with self._client(attempt, document) as client:
                url, _ = client.create_authorization_url(
                    document["authorization_endpoint"],
                    state=state,
                    nonce=attempt.nonce,
                    code_verifier=attempt.code_verifier,
                )
        return str(url)

    async def identify(self, attempt: Attempt, code: str, said_issuer: str | None) -> dict[str, Any]:
        """The verified claims about the person whom the code stands for. UserErrors as above.

        `said_issuer`: as the answer names itself (RFC 9207), so that one provider's answer isn't taken to another.
        """
        async with self._answering():
            document = await self._discovery.document.get()
            expects_issuer = document.get("authorization_response_iss_parameter_supported", False)
            if said_issuer != self.issuer and (said_issuer is not None or expects_issuer):
                raise provider_refused("the answer is another issuer's")
            async with self._client(attempt, document) as client:
                tokens = await client.fetch_token(
                    document["token_endpoint"],
                    grant_type="authorization_code",
                    code=code,
                    code_verifier=attempt.code_verifier,
                )
                claims = await self._verified(tokens, attempt, document)
                if "email" not in claims and "userinfo_endpoint" in document:
                    claims = await self._with_userinfo(claims, client, document["userinfo_endpoint"])
        return claims

    async def _verified(self, tokens: dict[str, Any], attempt: Attempt, document: dict[str, Any]) -> dict[str, Any]:
        supported = document.get("id_token_signing_alg_values_supported", ["RS256"])
        algorithms = [name for name in SIGNATURES if name in supported]
        id_token = str(tokens.get("id_token", ""))
        try:
            decoded = jwt.decode(id_token, await self._discovery.keys.get(), algorithms)
        except (JoseError, ValueError):  # a key that is new since we looked
            decoded = jwt.decode(id_token, await self._discovery.keys.renewed(), algorithms)
        expected = {"iss": {"value": self.issuer}, "aud": {"value": self._client_id}}
        about = {"nonce": attempt.nonce, "client_id": self._client_id, "access_token": tokens.get("access_token")}
        claims = CodeIDToken(decoded.claims, decoded.header, expected, about)
        claims.validate(leeway=CLOCKS_DIFFER_SECONDS)
        return dict(claims)

    async def _with_userinfo(self, claims: dict[str, Any], client: Any, endpoint: str) -> dict[str, Any]:
        """Many providers keep the e-mail out of the ID token."""
        userinfo = (await client.get(endpoint)).raise_for_status().json()
        if userinfo.get("sub") != claims["sub"]:
            raise provider_refused("its userinfo is about somebody else")
        return dict(userinfo | claims)

    def _client(self, attempt: Attempt, document: dict[str, Any]) -> Any:
        return AsyncOAuth2Client(
            client_id=self._client_id,
            client_secret=self._client_secret and self._client_secret.get_secret_value(),
            token_endpoint_auth_method=self._authentication(document),
            scope=SCOPE,
            redirect_uri=attempt.redirect_uri,
            code_challenge_method="S256",
            verify=self._tls,
            timeout=TIMEOUT_SECONDS,
        )

    def _authentication(self, document: dict[str, Any]) -> str:
        if self._client_secret is None:
            return "none"
        methods = document.get("token_endpoint_auth_methods_supported", ["client_secret_basic"])
        return "client_secret_basic" if "client_secret_basic" in methods else "client_secret_post"

    @staticmethod
    @asynccontextmanager
    async def _answering() -> AsyncIterator[None]:
        """Turn whatever the provider does wrong into one of two errors.

        Only the error's kind is logged, never a token.
        """
        try:
            yield
        except httpx2.HTTPError as error:
            raise provider_unavailable(repr(error)) from None
        except OAuthError as error:
            raise provider_refused(f"{error.error}: {error.description}") from None
        except (JoseError, ValueError, TypeError, KeyError, AttributeError) as error:
            raise provider_refused(repr(error)) from None


def provider_from(settings: Settings) -> OpenIdProvider | None:
    """Return the configured provider; None where people sign in with e-mail and password only."""
    return OpenIdProvider(settings, settings.oidc_issuer) if settings.oidc_issuer else None
