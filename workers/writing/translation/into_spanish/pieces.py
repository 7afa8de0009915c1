"""The pieces of a line told in Spanish: doings wait for what they are done to, the rest is said as it is."""

import re

import msgspec

from workers.writing.translation.from_english.inflection import joined
from workers.writing.translation.from_english.phrases import Phrase
from workers.writing.translation.from_english.pieces import senses_of
from workers.writing.translation.into_spanish.doings import Doing, named_doing, told

_RANGE = re.compile(r"\d[\d.,]* a \d")
"""From so many to so many: descargar de 18 a 25 tráileres."""

_LISTS_END = frozenset({";", ":", "(", ")"})


class Piece(msgspec.Struct):
    """A piece of the Spanish line: a doing (its form comes with its object), a thing, or words as they are."""

    text: str = ""
    doing: Doing | None = None
    phrase: Phrase | None = None
    is_mark: bool = False
    is_link: bool = False
    is_adverb: bool = False
    is_behind_link: bool = False
    is_meanwhile: bool = False
    """Whether a doing goes with the one before it: its gerund."""


def told_of(pieces: list[Piece], title: str = "") -> str:
    """The Spanish of what was read; empty where a doing isn't told of its object, as the trade of a title does it."""
    of_trade = senses_of(title)
    for piece in pieces:
        if piece.doing is not None and (sense := of_trade.get(piece.doing.base)):
            piece.doing = msgspec.structs.replace(piece.doing, of_trade=sense)
    as_nouns = _places_of_nouns(pieces)
    line = (_joined(pieces, as_nouns) if as_nouns else "") or _joined(pieces, frozenset())
    return line[:1].upper() + line[1:]


def _joined(pieces: list[Piece], as_nouns: frozenset[int]) -> str:
    words: list[str] = []
    for at, piece in enumerate(pieces):
        if piece.doing is None:
            is_object = at > 0 and pieces[at - 1].doing is not None
            words.append(f"de {piece.text}" if is_object and _RANGE.match(piece.text) else piece.text)
            continue
        place = _object_of(pieces, at)
        thing = pieces[place].phrase if place else None
        is_shared = place is not None and place > at + 1
        if at in as_nouns:
            said = named_doing(piece.doing, None if is_shared else thing)
        else:
            said = told(piece.doing, thing, is_shared=is_shared)
        if not said:
            return ""
        if piece.is_meanwhile:
            first, blank, rest = said.partition(" ")
            said = f"{gerund(first)}{blank}{rest}"
        if words[-2:] == [said, "y"]:  # hang and fit: instalar
            words[-2:] = []
        words.append(said)
    return joined(words)


def gerund(infinitive: str) -> str:
    """The gerund of an infinitive: recogiendo, leyendo, midiendo."""
    stem, ending = infinitive[:-2], infinitive[-2:]
    if ending == "ar":
        return f"{stem}ando"
    if stem[-1] in "aeiou" and not stem.endswith(("gu", "qu")):
        return f"{stem}yendo"
    stem = re.sub(r"e(?=(?:d|g|gu|t|rv|v|st|j|nt|rt)$)", "i", stem) if ending in {"ir", "ír"} else stem
    return f"{re.sub(r'o(?=rm$)', 'u', stem)}iendo"


def _places_of_nouns(pieces: list[Piece]) -> frozenset[int]:
    """The doings that stand as nouns, since their list begins with things: prueba de aire, cloración de agua."""
    places: set[int] = set()
    is_of_things = is_begun = False
    for at, piece in enumerate(pieces):
        if piece.is_mark and piece.text in _LISTS_END:
            is_begun = False
        elif piece.doing is not None:
            is_of_things = is_of_things and is_begun
            is_begun = True
            if is_of_things and pieces[at - 1].is_mark:
                places.add(at)
        elif not is_begun and not piece.is_mark and not piece.is_adverb:
            is_of_things = piece.phrase is not None and piece.phrase.noun is not None
            is_begun = True
    return frozenset(places)


def _object_of(pieces: list[Piece], at: int) -> int | None:
    """The place of what a doing is done to: behind it, or behind further doings that share it."""
    for place in range(at + 1, len(pieces)):
        piece = pieces[place]
        if piece.phrase is not None:
            return place if place == at + 1 or _shares(pieces, place) else None
        if piece.is_link or piece.text in {"(", ")", ":", ";"}:
            return None
        if piece.doing is None and not piece.is_mark:
            return None
    return None


def _shares(pieces: list[Piece], place: int) -> bool:
    """Whether the doing before a thing is the last of several that share it: measure, cut and install."""
    last = pieces[place - 1]
    return last.doing is not None and pieces[place - 2].text in {"y", "o", "/"}
