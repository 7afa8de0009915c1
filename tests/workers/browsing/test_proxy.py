import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from urllib.parse import urlsplit

import pytest

from tests.workers.browsing.site import PRIVATE, PUBLIC, Answer, Site, Trap, reaches_the_site
from workers.browsing.budget import Limits
from workers.browsing.guard import Refusal
from workers.browsing.proxy import GuardedProxy

pytestmark = reaches_the_site


@contextmanager
def connected(proxy: GuardedProxy) -> Iterator[socket.socket]:
    address = urlsplit(proxy.url)
    with socket.create_connection((address.hostname, address.port), timeout=60) as client:
        yield client


def said(proxy: GuardedProxy, request: str) -> bytes:
    """All that the proxy answers before it closes."""
    with connected(proxy) as client:
        client.sendall(request.replace("\n", "\r\n").encode())
        return b"".join(iter(lambda: client.recv(65536), b""))


def test_a_plain_request_reaches_the_site_without_what_is_between_us_and_the_proxy(site: Site) -> None:
    site.pages["/jobs"] = Answer(b"<p>welder</p>")
    with GuardedProxy(site.guard()) as proxy:
        answer = said(
            proxy,
            f"GET {site.url('/jobs?q=1')} HTTP/1.1\nHost: other.example\nProxy-Authorization: x\nX-Own: kept\n"
            "X-Hop: gone\nConnection: X-Hop\n\n",
        )
    assert answer.startswith(b"HTTP/1.1 200 ")
    assert answer.endswith(b"<p>welder</p>")
    assert b"connection: close" in answer.lower()
    ((_, path, headers, _),) = site.seen
    assert path == "/jobs?q=1"
    lowered = {name.lower(): value for name, value in headers.items()}
    assert lowered["host"] == f"{PUBLIC}:{site.port}"
    assert lowered["x-own"] == "kept"
    assert not lowered.keys() & {"proxy-authorization", "x-hop"}


def test_a_body_goes_along(site: Site) -> None:
    site.pages["/search"] = Answer(b"found")
    with GuardedProxy(site.guard()) as proxy:
        said(proxy, f"POST {site.url('/search')} HTTP/1.1\nHost: x\nContent-Length: 5\n\nhello")
    assert site.seen[0][0::3] == ("POST", b"hello")


def test_one_connection_serves_one_request(site: Site) -> None:
    site.pages["/jobs"] = Answer(b"once")
    request = f"GET {site.url('/jobs')} HTTP/1.1\nHost: x\n\n"
    with GuardedProxy(site.guard()) as proxy:
        said(proxy, request + request)
    assert len(site.seen) == 1


def test_a_tunnel_carries_bytes_both_ways(site: Site) -> None:
    site.pages["/jobs"] = Answer(b"through the tunnel")
    with GuardedProxy(site.guard()) as proxy, connected(proxy) as client:
        client.sendall(f"CONNECT {PUBLIC}:{site.port} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        assert client.recv(1000).startswith(b"HTTP/1.1 200 ")
        client.sendall(b"GET /jobs HTTP/1.0\r\n\r\n")
        assert b"".join(iter(lambda: client.recv(1000), b"")).endswith(b"through the tunnel")


@pytest.mark.parametrize("request_line", ["GET http://{}:{}/ HTTP/1.1", "CONNECT {}:{} HTTP/1.1"])
@pytest.mark.parametrize("host", [PRIVATE, "localhost", "2130706433", "[::ffff:127.0.0.1]", "both.example"])
def test_nothing_private_is_connected_to(site: Site, trap: Trap, request_line: str, host: str) -> None:
    guard = site.guard(trap.port, names={"both.example": [PUBLIC, PRIVATE]})
    with GuardedProxy(guard) as proxy:
        answer = said(proxy, request_line.format(host, trap.port) + "\nHost: x\n\n")
        assert answer.startswith(b"HTTP/1.1 403 ")
        assert proxy.refusal_of(host.strip("[]"), trap.port) is Refusal.NOT_PUBLIC
    assert not trap.caught


def test_the_trap_would_catch_a_proxy_that_lets_everything_through(site: Site, trap: Trap) -> None:
    with GuardedProxy(site.guard(trap.port, allows=lambda _: True)) as proxy:
        assert said(proxy, f"GET http://{PRIVATE}:{trap.port}/ HTTP/1.1\nHost: x\n\n").endswith(b"secret")
    assert trap.caught == ["tcp"]


def test_a_name_is_looked_up_once_and_connected_to_as_checked(site: Site, trap: Trap) -> None:
    site.pages["/"] = Answer(b"first")
    answers = [[PUBLIC], [PRIVATE]]
    asked: list[str] = []
    guard = site.guard(trap.port)

    async def rebinding(host: str, _port: int) -> list[str]:
        asked.append(host)
        return answers.pop(0)

    with GuardedProxy(type(guard)(guard.allows, guard.ports, rebinding)) as proxy:
        request = f"GET http://rebinding.example:{site.port}/ HTTP/1.1\nHost: x\n\n"
        assert said(proxy, request).endswith(b"first")
        assert asked == ["rebinding.example"]
        assert said(proxy, request).startswith(b"HTTP/1.1 403 ")
    assert not trap.caught


@pytest.mark.parametrize(
    "request_text",
    [
        *("GET / HTTP/1.1\nHost: x\n\n", "GET ftp://site.example/ HTTP/1.1\nHost: x\n\n", "nonsense\n\n"),
        *("CONNECT HTTP/1.1\n\n", "GET http:///path HTTP/1.1\nHost: x\n\n", "GET http://[::1/ HTTP/1.1\nHost: x\n\n"),
        "GET http://site.example:99999/ HTTP/1.1\nHost: x\n\n",
    ],
)
def test_what_no_proxy_is_sent_is_refused(site: Site, request_text: str) -> None:
    with GuardedProxy(site.guard()) as proxy:
        assert said(proxy, request_text).startswith(b"HTTP/1.1 400 ")


def test_a_site_that_talks_no_http_is_unreachable(site: Site) -> None:
    with socket.create_server((PUBLIC, 0)) as mute:
        mute.settimeout(60)
        port = mute.getsockname()[1]
        with GuardedProxy(site.guard(port)) as proxy, connected(proxy) as client:
            client.sendall(f"GET http://{PUBLIC}:{port}/ HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            upstream, _ = mute.accept()
            with upstream:
                upstream.sendall(b"220 smtp ready\r\n\r\n")
                assert client.recv(1000).startswith(b"HTTP/1.1 502 ")
            assert proxy.refusal_of(PUBLIC, port) is Refusal.UNREACHABLE


def test_more_than_the_budget_is_cut_off(site: Site) -> None:
    site.pages["/big"] = Answer(b"x" * 3_000_000)
    with GuardedProxy(site.guard(), Limits(bytes=500_000)) as proxy:
        assert len(said(proxy, f"GET {site.url('/big')} HTTP/1.1\nHost: x\n\n")) < 600_000
        assert proxy.refusal_of(PUBLIC, site.port) is Refusal.TOO_MUCH


def test_time_ends_a_site_that_never_answers(site: Site) -> None:
    with GuardedProxy(site.guard(), Limits(seconds=0.2)) as proxy:
        assert said(proxy, f"GET {site.url('/hangs')} HTTP/1.1\nHost: x\n\n").startswith(b"HTTP/1.1 504 ")
        assert proxy.refusal_of(PUBLIC, site.port) is Refusal.TOO_LONG


def test_leaving_it_ends_what_is_under_way(site: Site) -> None:
    with ExitStack() as until_later:
        with GuardedProxy(site.guard()) as proxy:
            client = until_later.enter_context(connected(proxy))
            client.sendall(f"CONNECT {PUBLIC}:{site.port} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            assert client.recv(1000).startswith(b"HTTP/1.1 200 ")
        assert client.recv(1000) == b""
    assert not [thread for thread in threading.enumerate() if thread.name == "guarded-proxy"]
