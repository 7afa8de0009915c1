"""Lines of an ended job that were typed as infinitives beside what one used to do: cambiaba planchas, as cortaba."""

import re
from collections.abc import Sequence

from workers.language.trade_shorthand import like_typed
from workers.language.words import fold
from workers.writing.lexicon.conjugated import Told
from workers.writing.lexicon.spanish import lexicon
from workers.writing.words.spanish_heads import Form, is_imperfect, spanish_words, verb_form

_HEAD = re.compile(r"^\W*(?P<verb>[^\W\d_]+)")
_INFINITIVE = re.compile(r"(?:(?<=, )|(?<= y )|(?<= e )|(?<= o )|^)(?P<verb>[A-Za-záéíóúñ]+[aei]r)(?![\wáéíóúñ-])")
_HEAD_OF_PAST = re.compile(r"^(?P<verb>[A-Za-zñÑ]{3,}[ei])(?= (?!del?\b|y\b|en\b|o\b)[\wáéíóúñ])")
"""Before what was worked on; before "de" or "y" it may be a thing: corte de pasto."""
_IMPERFECT = re.compile(r"[^\W\d_]+(?:aba|ía|ia)$", re.IGNORECASE)
_OWN = {"ser": "era", "ir": "iba", "ver": "veía"}


def in_the_imperfect(lines: Sequence[str]) -> list[str]:
    """The lines of a job, its infinitives told as what was done where its other lines tell that; else as they are."""
    heads = [found["verb"] for line in lines if (found := _HEAD.match(line))]
    if not any(map(_tells_what_was_done, heads)):
        return [*lines]
    return [_INFINITIVE.sub(_told, line) if _begins_so(line) else line for line in lines]


def with_accents_of_the_past(lines: Sequence[str]) -> list[str]:
    """The lines of an ended job, whose first word is what was done once, with the accent that wasn't typed: pinté."""
    return [_HEAD_OF_PAST.sub(_accented, line) for line in lines]


def _accented(found: re.Match[str]) -> str:
    verb = found["verb"]
    known = verb_form(verb)
    is_past = known is not None and known[1] is Form.PRETERITE and known[2].endswith(("é", "í"))
    is_thing = fold(verb) in lexicon().acts or fold(verb) in spanish_words()["nouns"]
    is_thing = is_thing or lexicon().at([fold(verb)], 0, "noun") is not None
    return like_typed(verb, known[2]) if known and is_past and not is_thing else verb


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
