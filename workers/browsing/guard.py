"""Decides where a connection may go, and why it may not."""

import asyncio
import socket
from collections.abc import Awaitable, Callable, Container
from dataclasses import dataclass
from enum import StrEnum

from common.settings import Settings
from workers.browsing.addresses import is_metadata, is_public


class Refusal(StrEnum):
    """The reasons for which the proxy doesn't connect, or stops."""

    NOT_PUBLIC = "not public"
    """At least one of the name's addresses isn't on the public internet."""
    PORT = "port"
    """Neither 80 nor 443: no web page that a person was sent to."""
    NO_SUCH_NAME = "no such name"
    UNREACHABLE = "unreachable"
    """No address took the connection, or what answered didn't speak HTTP."""
    TOO_MUCH = "too much"
    TOO_LONG = "too long"
    NOT_FOR_US = "not for us"
    """Not a request that a proxy is sent."""


class RefusedError(Exception):
    """The proxy refuses an address, or can't reach it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.value)
        self.refusal = refusal


async def look_up(host: str, port: int) -> list[str]:
    """Every address that the system finds for a name, or for a number in any spelling (`0x7f.1`, `2130706433`)."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


WEB_PORTS = frozenset({80, 443})
ALL_PORTS = range(1, 65536)


@dataclass(frozen=True, slots=True)
class Guard:
    """The rule. Tests pass other parts to reach their own site on loopback alone."""

    allows: Callable[[str], bool] = is_public
    ports: Container[int] = WEB_PORTS
    look_up: Callable[[str, int], Awaitable[list[str]]] = look_up

    async def addresses(self, host: str, port: int) -> list[str]:
        """The addresses to connect to, looked up once and all of them checked. Raises RefusedError."""
        if port not in self.ports:
            raise RefusedError(Refusal.PORT)
        try:
            addresses = await self.look_up(host, port)
        except (OSError, UnicodeError):
            raise RefusedError(Refusal.NO_SUCH_NAME) from None
        if not addresses:
            raise RefusedError(Refusal.NO_SUCH_NAME)
        if not all(self.allows(address) for address in addresses):
            raise RefusedError(Refusal.NOT_PUBLIC)
        return addresses


def configured_guard(settings: Settings) -> Guard:
    """The rule as it is; with ALLOW_PRIVATE_URLS one that refuses nothing but the metadata addresses of clouds."""
    if not settings.allow_private_urls:
        return Guard()
    return Guard(allows=lambda address: not is_metadata(address), ports=ALL_PORTS)
