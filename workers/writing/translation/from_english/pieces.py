"""What one trade says in words of its own (pieces/): items of a list, things, and what its verbs say of any object.

Where a trade only means another thing that all trades' lists have by a fuller name, `words_by_title` puts that name.
"""

import re
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from pathlib import Path

import msgspec

from workers.language.conjugation import Form, form_of
from workers.language.short_words import in_whole_words
from workers.writing.translation.from_english.inflection import Noun
from workers.writing.translation.from_english.tables import Sense, in_both_numbers, key, sense_in, tables

_FIGURE = re.compile(r"\.?\d+(?:[.,/x]\d+)*")
_FIGURES = re.compile(r"\.?#(?:[.,/x]#)+|\.#")
"""As a row has a figure of several: "#/#" is a pitch."""
_INFINITIVE = re.compile(r"^(?P<verb>\w+[aeií]r)(?: |$|,)")
_DOINGS = re.compile(r"(?:^|, | [ye] )(\w+[aeií]r)\b")
_WITH, _AND = re.compile(r"\bw/ ?"), re.compile(r"&(?= )")
_TAILS, _ANY = "tails", "any"
_LEAST_STEM = 2
NO_DOINGS = frozenset({"bulldozer", "láser", "rover", "escáner", "primer", "tercer", "taller", "par"})
"""Things whose names end as infinitives do."""


class Piece(msgspec.Struct, frozen=True):
    """A piece in Spanish, `thing` where it stands behind things; a figure of it is a "#"."""

    said: str
    thing: str
    is_of_trade: bool = True
    """Unless any trade says it so."""

    @property
    def is_doing(self) -> bool:
        """Whether an infinitive tells it."""
        return is_infinitive(self.said)


class _Trade(msgspec.Struct, frozen=True):
    of: re.Pattern[str]
    by: re.Pattern[str] | None
    pieces: dict[str, Piece]
    nouns: dict[str, Noun]
    """Things as only this trade means them, in both numbers: clamp, a scaffold's abrazadera."""
    verbs: dict[str, Sense]
    """What its doings say of any object: strip, to a builder of forms descimbrar, to a painter decapar."""


def piece_of(text: str, title: str, line: str) -> Piece | None:
    """The piece as the trade of a title says it, or of its line where no trade has the title; figures put back."""
    for trade in _trades_of(title) or _trades_by(line):
        if found := _found(text, trade.pieces):
            return found
    found = _found(text, _trades()[_ANY].pieces)
    return msgspec.structs.replace(found, is_of_trade=False) if found else None


def tail_of(text: str) -> str:
    """When, how often or with whom, as it may stand behind a piece."""
    found = _found(text, _trades()[_TAILS].pieces)
    return found.said if found else ""


@lru_cache(maxsize=256)
def nouns_of(title: str) -> dict[str, Noun]:
    """The things that the trades of a title mean otherwise than other trades do, by their English in both numbers."""
    return {name: noun for trade in reversed(_trades_of(title)) for name, noun in trade.nouns.items()}


@lru_cache(maxsize=256)
def senses_of(title: str) -> dict[str, Sense]:
    """What the doings of the trades of a title say of any object, by the English verb."""
    return {verb: sense for trade in reversed(_trades_of(title)) for verb, sense in trade.verbs.items()}


def infinitives_of_pieces() -> frozenset[str]:
    """The verbs that pieces are told by."""
    return _infinitives()


@cache
def _infinitives() -> frozenset[str]:
    said = [one.said for trade in _trades().values() for one in trade.pieces.values() if one.is_doing]
    said += [sense.infinitive for trade in _trades().values() for sense in trade.verbs.values()]
    return frozenset(word for one in said for word in _DOINGS.findall(one) if word not in NO_DOINGS)


def is_infinitive(said: str) -> bool:
    """Whether a piece in Spanish begins with an infinitive."""
    found = _INFINITIVE.match(said)
    return found is not None and found["verb"].lower() not in NO_DOINGS


def _found(text: str, pieces: dict[str, Piece]) -> Piece | None:
    figures = _FIGURE.findall(text)
    name = key(_FIGURE.sub("#", text))
    if found := pieces.get(name):
        return _filled(found, figures)
    for bare, is_known in _bases_of(name):
        found = pieces.get(bare)
        if found and (found.is_doing or " " in bare or not is_known):
            return _filled(found, figures)
    return None


def _bases_of(name: str) -> Iterator[tuple[str, bool]]:
    """A name with its first word, and with each, as a base; and whether that is a known verb.

    A noun that looked like a verb may have been put into the past: "gated".
    """
    first, blank, rest = name.partition(" ")
    for base, is_known in _bases(first):
        yield f"{base}{blank}{rest}", is_known
        if rest:
            yield " ".join([base, *(next(iter(_known_base(word)), word) for word in rest.split())]), is_known
    second, blank, behind = rest.partition(" ")
    for base in _known_base(second) if not second.endswith("ing") else ():
        yield f"{first} {base}{blank}{behind}", True  # fine graded, heat welded


def _bases(word: str) -> Iterator[tuple[str, bool]]:
    if known := _known_base(word):
        yield known[0], True
        return
    for ending in ("ed", "ing"):
        if word.endswith(ending) and len(word) > _LEAST_STEM + len(ending):
            stem = word.removesuffix(ending)
            yield stem, False
            yield f"{stem}e", False
            yield stem[:-1], False


def _known_base(word: str) -> tuple[str, ...]:
    """The base of a form of a verb that looks otherwise; nothing for any other word."""
    known = tables().forms.get(word) or form_of(word)
    return (known[0],) if known is not None and known[1] is not Form.BASE and known[0] != word else ()


def _filled(piece: Piece, figures: Sequence[str]) -> Piece:
    def fill(text: str) -> str:
        left = iter(figures)
        return re.sub("#", lambda _: next(left, ""), text)

    return Piece(fill(piece.said), fill(piece.thing)) if figures else piece


@lru_cache(maxsize=256)
def _trades_of(title: str) -> tuple[_Trade, ...]:
    return tuple(one for one in _trades().values() if title and one.of.search(title))


@lru_cache(maxsize=256)
def _trades_by(line: str) -> tuple[_Trade, ...]:
    return tuple(one for one in _trades().values() if one.by is not None and one.by.search(line))


@cache
def _trades() -> dict[str, _Trade]:
    """Read once per process, in the order of the files."""
    trades: dict[str, _Trade] = {}
    for path in sorted((Path(__file__).parent / "pieces").glob("*.toml")):
        for name, table in tomllib.loads(path.read_text(encoding="utf-8")).items():
            by = re.compile(table["by"], re.IGNORECASE) if table["by"] else None
            nouns = dict(
                both
                for english, spanish in _rows(table.get("nouns", ""))
                for both in in_both_numbers(english.rstrip("!"), spanish, is_person=english.endswith("!"))
            )
            verbs = {verb: sense_in(said) for verb, said in _rows(table.get("verbs", ""))}
            of = re.compile(table["of"], re.IGNORECASE)
            trades[name] = _Trade(of, by, dict(_read(table["pieces"])), nouns, verbs)
    return trades


def _rows(text: str) -> Iterator[tuple[str, str]]:
    """Yield each English name of a list with its Spanish: "hoop | spiral = zuncho" are two."""
    for line in text.strip().splitlines():
        english, _, spanish = line.partition(" = ")
        yield from ((one.strip(), spanish.strip()) for one in english.split(" | "))


def _read(text: str) -> list[tuple[str, Piece]]:
    rows: list[tuple[str, Piece]] = []
    for line in text.strip().splitlines():
        english, _, spanish = line.partition(" = ")
        said, _, thing = spanish.partition(" ~ ")
        piece = Piece(_FIGURES.sub("#", said.strip()), _FIGURES.sub("#", (thing or said).strip()))
        for one in reversed(english.split(" | ")):
            typed = _AND.sub("and", _WITH.sub("with ", one.strip()))
            forms = dict.fromkeys((one.strip(), typed, in_whole_words(typed, "en")))
            rows += [(key(_FIGURES.sub("#", _FIGURE.sub("#", form))), piece) for form in forms]
    return rows
