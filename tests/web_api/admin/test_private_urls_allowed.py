"""Where postings may be read from private addresses, the start and the admin's health card say so."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests import product


@pytest.fixture(scope="session")
def base_url(admin_stack: product.Stack, logs: Path) -> Iterator[str]:
    with product.api(admin_stack, logs / "private-urls-api.log", LOG_JSON="true", ALLOW_PRIVATE_URLS="1") as address:
        yield address


def test_both_say_that_private_addresses_are_read(admin: httpx.Client, logs: Path) -> None:
    assert admin.get("/api/admin/health").json()["privateUrlsAllowed"] is True
    assert "private_urls_allowed" in (logs / "private-urls-api.log").read_text(encoding="utf-8")
