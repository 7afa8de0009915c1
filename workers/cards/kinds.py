"""Finds which certificate a card is, and who issued it.

All words of the card speak for kinds (kinds.toml), those in large type more than small print; the kind that most speaks
for is the card's. So one title that can't be read, or that no maker printed before, costs no name.
"""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec

from workers.cards import crafts, names
from workers.cards.headings import firm, heading
from workers.cards.issuers import known_issuer, osha_issuer, state_of_licence
from workers.cards.organizations import government, named_issuer
from workers.cards.printed import Printed
from workers.cards.titles import printed_title

ENOUGH = 2.0  # what must speak for a kind
AHEAD = 0.25  # by how much more than for every other kind
IN_TITLE = 1.5  # what a phrase in large type counts more

_NAMES: dict[str, Callable[[Printed], str | None]] = {
    "osha": names.osha,
    "cdl": names.commercial_licence,
    "epa": names.epa,
    "welder": names.welder,
    "first aid": names.first_aid,
    "crane": names.crane_operator,
    "nccer": crafts.craft,
    "msha": names.miner,
    "hazwoper": names.hazwoper,
    "rigging": names.rigger,
    "fire guard": crafts.of_fitness,
    "ase": crafts.automotive,
    "nicet": crafts.engineering_technician,
}
_ISSUERS: dict[str, Callable[[Printed], str | None]] = {
    "osha": osha_issuer,
    "cdl": state_of_licence,
    "nccer": lambda _: names.NCCER,
    "msha": lambda _: names.MSHA,
    "welder": lambda card: names.issuer_of_welder(card) or named_issuer(card),
}
# A code of the state's, and words of the card itself.
_BESIDE_A_TITLE = re.compile(r"\(?\b[a-z]{0,2}\d{1,2}\b\)?|\b(?:member|card|certificate|license)\b")
_LASTING = ("OSHA", "EPA")


class Kind(msgspec.Struct, frozen=True):
    """A row of kinds.toml.

    `before` and `then` are what may stand before or behind its name, as the card says it; `called` are names that count
    instead where the card is titled so.
    """

    id: str
    says: dict[str, float]
    name: str | None = None
    bodies: tuple[str, ...] = ()
    companies: tuple[str, ...] = ()
    before: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    called: tuple[str, ...] = ()


class _Table(msgspec.Struct):
    kind: tuple[Kind, ...]


@cache
def kinds() -> tuple[Kind, ...]:
    """Return the table's rows."""
    path = Path(__file__).parent / "kinds.toml"
    return msgspec.toml.decode(path.read_bytes(), type=_Table).kind


def identified(card: Printed) -> tuple[str | None, str | None]:
    """Name and issuer; None for what the card doesn't tell. A card that could as well be of two kinds is of none."""
    weighed = sorted(((_weight(kind, card), kind) for kind in kinds()), key=lambda one: one[0], reverse=True)
    (most, kind), (second, _) = weighed[:2]
    if most < ENOUGH:
        title = printed_title(card)
        return title, _issuer_beside(title, card) if title else None
    if most - second < AHEAD:
        return None, None
    name = _NAMES[kind.id](card) if kind.id in _NAMES else _as_said(kind, card)
    return name, _issuer(kind, card) if name else None


def _issuer_beside(title: str, card: Printed) -> str | None:
    """Return the issuer beside a title, but not a heading that is part of the title.

    "Well Driller" over "Licensed Water Well Driller".
    """
    named = named_issuer(card)
    if named:
        return named if named != title else None
    above = heading(card, _phrases_of_kinds())
    in_heading, in_title = (set(re.findall(r"[^\W\d_]{4,}", text.lower())) for text in (above or "", title))
    return above if above and above != title and not in_heading & in_title else government(card)


def _issuer(kind: Kind, card: Printed) -> str | None:
    """A body that gives out such cards everywhere, before the school that taught for it."""
    if kind.id in _ISSUERS:
        return _ISSUERS[kind.id](card)
    if kind.id in {"crane", "rigging"} and names.of_commission(card):
        return names.NCCCO
    return known_issuer(card, kind.bodies) or known_issuer(card, kind.companies) or _named(card)


def _named(card: Printed) -> str | None:
    own = _phrases_of_kinds()
    return named_issuer(card) or heading(card, own) or firm(card, own) or government(card)


@cache
def _phrases_of_kinds() -> frozenset[str]:
    """Return all phrases by which kinds are found or named, in small letters."""
    said = (phrase for kind in kinds() for phrase in (*kind.says, kind.name or "", *kind.before, *kind.then))
    return frozenset(" ".join(re.findall(r"[^\W\d_]+", phrase.lower())) for phrase in said)


def never_expires(name: str) -> bool:
    """True for a certificate of this name that holds for good."""
    return name.startswith(_LASTING)


def _weight(kind: Kind, card: Printed) -> float:
    said = ((phrase, weight) for phrase, weight in kind.says.items() if card.words.say(phrase))
    found = sum(weight * (IN_TITLE if card.title_words.say(phrase) else 1.0) for phrase, weight in said)
    return found + names.HOURS_COUNT * (kind.id == "osha" and bool(names.osha(card)))


def _as_said(kind: Kind, card: Printed) -> str | None:
    """The kind's name with the first of its additions that the card says with it or in large type."""
    if kind.name is None:
        return None
    for name in kind.called:
        if card.title_words.say(name) or any(_is_all(name, line.text) for line in card.lines):
            return name
    for word in kind.before:
        if card.words.say(f"{word} {kind.name}") or any(_is_all(word, line.text) for line in card.lines):
            return f"{word} {kind.name}"
    for word in kind.then:
        # "Lead Worker" on a line of its own, as a state's certificate of Lead Abatement says its type.
        short = f"{kind.name.partition(' ')[0]} {word}"
        if any(map(card.words.say, (f"{kind.name} {word}", short))) or card.title_words.say(word):
            return f"{kind.name} {word}"
    return kind.name


def _is_all(phrase: str, text: str) -> bool:
    """True for a line that says nothing else: "(01) General Journey Level", "Journeyman Member"."""
    said, wanted = (re.findall(r"[a-z/-]+", _BESIDE_A_TITLE.sub(" ", one.lower())) for one in (text, phrase))
    return said == wanted
