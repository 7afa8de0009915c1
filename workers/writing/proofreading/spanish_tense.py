"""Lines of an ended job that were typed as infinitives beside what one used to do: cambiaba planchas, as cortaba."""

import re
from collections.abc import Sequence

from workers.language.trade_shorthand import like_typed
from workers.language.words import fold
from workers.writing.lexicon.conjugated import Told
from workers.writing.lexicon.spanish import lexicon
from workers.writing.words.spanish_heads import is_imperfect

_HEAD = re.compile(r"^\W*(?P<verb>[^\W\d_]+)")
_INFINITIVE = re.compile(r"(?:(?<=, )|(?<= y )|(?<= e )|(?<= o )|^)(?P<verb>[A-Za-záéíóúñ]+[aei]r)(?![\wáéíóúñ-])")
_IMPERFECT = re.compile(r"[^\W\d_]+(?:aba|ía|ia)$", re.IGNORECASE)
_OWN = {"ser": "era", "ir": "iba", "ver": "veía"}


def in_the_imperfect(lines: Sequence[str]) -> list[str]:
    """The lines of a job, its infinitives told as what was done where its other lines tell that; else as they are."""
    heads = [found["verb"] for line in lines if (found := _HEAD.match(line))]
    if not any(map(_tells_what_was_done, heads)):
        return [*lines]
    return [_INFINITIVE.sub(_told, line) if _begins_so(line) else line for line in lines]


def _tells_what_was_done(word: str) -> bool:
    return bool(_IMPERFECT.match(word)) and is_imperfect(word)


def _begins_so(line: str) -> bool:
    found = _INFINITIVE.match(line)
    return found is not None and _is_infinitive(found["verb"])


def _told(found: re.Match[str]) -> str:
    verb = found["verb"]
    return like_typed(verb, _imperfect(verb.lower())) if _is_infinitive(verb) else verb


def _is_infinitive(word: str) -> bool:
    return any(told is Told.INFINITIVE for _, told in lexicon().forms.get(fold(word), ()))


def _imperfect(verb: str) -> str:
    if verb in _OWN:
        return _OWN[verb]
    return f"{verb[:-2]}aba" if verb.endswith("ar") else f"{verb[:-2]}ía"
