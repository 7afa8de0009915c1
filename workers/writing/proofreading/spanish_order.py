"""What one does oneself to a thing that a Spanish note puts first: "tarjetas las pido al jefe", pido las tarjetas.

Among things such a clause reads as broken off. Only one noun is moved, and only behind a verb that is "I" and no noun.
"""

import re

from workers.language.words import fold
from workers.writing.lexicon.spanish import lexicon
from workers.writing.words.spanish_heads import Form, verb_form

_PUT_FIRST = re.compile(
    r"(?P<sign>^|, |; )(?:(?:el|la|los|las) )?(?P<thing>[A-Za-záéíóúñ]{3,}) (?:se )?(?P<it>l[aoe]s?) "
    r"(?P<does>[a-záéíóúñ]{2,}(?<=[oy]))(?: yo)?(?= (?:al?|con|en|de|por|cada|yo|y l[oa]s?)\b|\s*[,;.]|\s*$)"
)
_TWO_THINGS = re.compile(r"(?<![s,] )(?<!y )\b([a-zñáéíóú]{4,}s) ([a-zñáéíóú]{4,}s)(?=\s*$|( y [a-zñáéíóú]{4,}))")
_THREE_DOINGS = re.compile(r"^(\w{3,}?(o|aba|[ií]a)) (\w{3,}?\2) y (\w{3,}?\2)(?=\s*$|[ ,;.])")
_ARTICLES = {"la": "la", "lo": "el", "las": "las", "los": "los"}


def with_things_behind(text: str) -> str:
    """The line with the verb first; as it was typed where the thing and its pronoun aren't alike."""
    return _PUT_FIRST.sub(_told, text)


def with_links(text: str) -> str:
    """The line with "y" between two things of several each, and a comma between doings: serpentines filtros."""
    return _THREE_DOINGS.sub(_done_apart, _TWO_THINGS.sub(_linked, text))


def _done_apart(found: re.Match[str]) -> str:
    forms = [known[1] if (known := verb_form(found[at].lower())) else None for at in (1, 3, 4)]
    is_alike = forms[0] in {Form.PRESENT, Form.IMPERFECT} and len(set(forms)) == 1
    return f"{found[1]}, {found[3]} y {found[4]}" if is_alike else found[0]


def _linked(found: re.Match[str]) -> str:
    first, second = fold(found[1]), fold(found[2])
    terms = lexicon()
    are_things = all(terms.at([one], 0, "noun") and not terms.at([one], 0, "adjective") for one in (first, second))
    return f"{found[1]}{',' if found[3] else ' y'} {found[2]}" if are_things else found[0]


def _told(found: re.Match[str]) -> str:
    thing, it, does = found["thing"], found["it"].lower(), found["does"]
    known = verb_form(does)
    is_own = known is not None and known[1] is Form.PRESENT and lexicon().at([fold(does)], 0, "noun") is None
    are_alike = it in _ARTICLES and thing.endswith("s") == it.endswith("s")
    is_noun = lexicon().at([fold(thing.lower())], 0, "noun") is not None
    if not (is_own and are_alike and is_noun):
        return found[0]
    verb = does.capitalize() if thing[:1].isupper() and not found["sign"] else does
    return f"{found['sign']}{verb} {_ARTICLES[it]} {thing.lower()}"
