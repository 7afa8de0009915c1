"""Licences and certificates that open occupations (workers/trades/tickets.toml), and which of them a person holds."""

import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec

from common.folding import tokens_of
from workers.occupations.lexicon import listed

FILE = Path(__file__).parent.parent / "trades" / "tickets.toml"


class Ticket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`en` and `es`: its name in a sentence. `of`: codes of occupations. `known_by`: how papers call it."""

    en: str
    es: str
    of: str
    known_by: str
    required: bool
    months: int | None = None

    def is_named_in(self, names: Iterable[str]) -> bool:
        """Whether one of a person's certificates is this one."""
        known = [f" {' '.join(tokens_of(name))} " for name in listed(self.known_by)]
        return any(one in f" {' '.join(tokens_of(name))} " for name in names for one in known)


def tickets_of(code: str) -> list[Ticket]:
    """Return the tickets that an occupation asks for, in the order in which they are earned."""
    return _by_occupation().get(code, [])


@cache
def _by_occupation() -> dict[str, list[Ticket]]:
    with FILE.open("rb") as file:
        tickets = msgspec.convert(tomllib.load(file)["ticket"], list[Ticket])
    codes = {code for ticket in tickets for code in ticket.of.split()}
    found = {code: [ticket for ticket in tickets if code in ticket.of.split()] for code in sorted(codes)}
    return {code: sorted(of, key=lambda ticket: not ticket.required) for code, of in found.items()}
