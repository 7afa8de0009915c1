"""A real OpenID provider as a process, and people with a browser at it and at the product."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx

from tests import product
from tests.eventually import eventually

SCRIPT = Path(__file__).with_name("openid_provider.mjs")
SECRET = "a secret of the tests"
CALLBACK = "/api/login/callback"


def issuer_on(port: int) -> str:
    """As the provider on that port calls itself."""
    return f"http://127.0.0.1:{port}"


def settings_for(port: int) -> dict[str, str]:
    """The environment that makes an API trust the provider on that port."""
    provider = {"OIDC_ISSUER": issuer_on(port), "OIDC_NAME": "Union Hall"}
    return provider | {"OIDC_CLIENT_ID": "tradefolio", "OIDC_CLIENT_SECRET": SECRET}


class OpenId:
    """The provider, as a test steers it."""

    def __init__(self, issuer: str) -> None:
        self.issuer = issuer
        self._control = product.browser(issuer)

    def is_up(self) -> bool:
        try:
            return self._control.get("/.well-known/openid-configuration").is_success
        except httpx.TransportError:
            return False

    def add_person(self, **claims: Any) -> str:
        """A subject that nobody has had; a verified e-mail unless `claims` say otherwise."""
        subject = f"subject-{uuid4()}"
        self.describe(subject, **({"email": product.new_email(), "email_verified": True} | claims))
        return subject

    def describe(self, subject: str, **claims: Any) -> None:
        self._control.put(f"/people/{subject}", json=claims).raise_for_status()

    def lie(self, **lie: Any) -> None:
        """Once, at the next token response."""
        self._control.post("/lie", json=lie).raise_for_status()

    def close(self) -> None:
        self._control.close()


@contextmanager
def openid_provider(port: int, redirect_uri: str, log: Path) -> Iterator[OpenId]:
    """Up and answering."""
    node = shutil.which("node")
    assert node, "Node isn't installed"
    environment = {"PATH": str(Path(node).parent)}
    with product.running([node, str(SCRIPT), str(port), redirect_uri], environment, log):
        openid = OpenId(issuer_on(port))
        eventually(openid.is_up)
        yield openid
        openid.close()


class Visitor:
    """Somebody's browser: what it holds of the product and of the provider."""

    def __init__(self, base_url: str, openid: OpenId) -> None:
        self.product = product.browser(base_url)
        self._provider = product.browser(openid.issuer)

    def go_to_provider(self, **query: str) -> str:
        """Follow /api/login; the provider's address that it leads to."""
        answer = self.product.get("/api/login", params=query)
        assert answer.status_code == 302, answer.text
        return answer.headers["location"]

    def come_back(self, authorization_url: str, choice: dict[str, str]) -> httpx.URL:
        """Choose at the provider who to be; the address that it leads back to, not followed yet."""
        answer = self._provider.get(authorization_url)
        while not (there := httpx.URL(answer.headers["location"])).path.startswith(CALLBACK):
            params = choice if there.path.startswith("/choose/") else None
            answer = self._provider.get(there.copy_merge_params(params) if params else there)
        return there

    def sign_in(self, subject: str, **query: str) -> httpx.Response:
        """All the way, to the answer of the callback."""
        return self.product.get(self.come_back(self.go_to_provider(**query), {"as": subject}))

    def who(self) -> dict[str, Any] | None:
        """The account that is signed in here."""
        answer = self.product.get("/api/auth/user")
        return answer.json() if answer.is_success else None

    def close(self) -> None:
        self.product.close()
        self._provider.close()
