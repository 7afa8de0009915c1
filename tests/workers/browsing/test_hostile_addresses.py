"""No address that somebody types leads inside, by the plain fetch or by the browser: seen at the socket itself."""

import asyncio
import json
from typing import Any

import pytest

from common.errors import UserError
from tests.workers.browsing.hostile_addresses import ADDRESSES
from tests.workers.browsing.site import PUBLIC, Answer, Site, reaches_the_site
from workers.browsing.browser import render
from workers.browsing.budget import Limits
from workers.browsing.guard import Guard
from workers.browsing.plain_fetch import fetch
from workers.browsing.proxy import GuardedProxy
from workers.browsing.url_validation import web_address

pytestmark = reaches_the_site
SENTENCE_OF_PASTING = "paste it in"


@pytest.fixture
def connections(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Where the proxy, the one way out, opens connections to."""
    opened: list[str] = []
    open_connection = asyncio.open_connection

    async def noted(host: str, port: int, **options: Any) -> Any:
        opened.append(host)
        return await open_connection(host, port, **options)

    monkeypatch.setattr(asyncio, "open_connection", noted)
    return opened


def test_there_are_enough_of_them() -> None:
    assert len(set(ADDRESSES)) >= 120


@pytest.mark.parametrize("address", ADDRESSES)
def test_a_plain_fetch_is_refused(address: str, connections: list[str]) -> None:
    with GuardedProxy(Guard(), Limits(seconds=20)) as proxy, pytest.raises(UserError) as refused:
        fetch(web_address(address), proxy)
    assert SENTENCE_OF_PASTING in refused.value.message
    assert connections == []


PAGE = """<p id="log"></p><script>
  const attempt = async (address) => {
    const frame = Object.assign(document.createElement("iframe"), {src: address});
    const picture = new Image();
    await Promise.race([
      Promise.allSettled([
        fetch(address, {mode: "no-cors"}),
        fetch("/to?" + encodeURIComponent(address), {mode: "no-cors"}),
        new Promise((load, error) => Object.assign(picture, {onload: load, onerror: error, src: address})),
        new Promise((load) => { frame.onload = load; document.body.append(frame); }),
      ]),
      new Promise((done) => setTimeout(done, 1000)),
    ]);
    frame.remove();
  };
  (async () => {
    const addresses = ADDRESSES;
    for (let at = 0; at < addresses.length; at += 24) await Promise.all(addresses.slice(at, at + 24).map(attempt));
    log.textContent = "tried all";
  })();
</script>"""


@pytest.mark.usefixtures("patient")
def test_a_page_in_the_browser_gets_to_none_of_them(site: Site, connections: list[str]) -> None:
    of_the_web = json.dumps([address for address in ADDRESSES if address.startswith("http")])
    site.pages["/jobs/1"] = Answer(PAGE.replace("ADDRESSES", of_the_web).encode())
    with GuardedProxy(site.guard(), Limits(seconds=300, connections=500)) as proxy:
        rendered = render(site.url("/jobs/1"), proxy, lambda page: int(">tried all<" in page.markup))
    assert rendered.found
    assert set(connections) == {PUBLIC}
