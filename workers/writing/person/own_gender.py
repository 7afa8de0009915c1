"""A position that a posting calls by both genders, in the one that its applicant's own titles show."""

import re
from collections.abc import Iterable

from workers.language.occupations import language_of_title

_BOTH = re.compile(r"\b(?P<word>[^\W\d_]{3,})(?:\s?\((?P<in_brackets>[ao])\)|/(?P<behind_slash>[ao])(?!\w))")
"""Supervisor(a), Encargado/a, Cocinera (o)."""
_WORD = re.compile(r"[^\W\d_]{4,}")
_WOMAN = re.compile(r"(?:[dst]ora|era|ada|ica|oria|ina|iva|eña)$")
_MAN = re.compile(r"(?:[dst]or|ero|ado|ico|ario|ino|ivo|eño)$")
_IN_O = re.compile(r"(?<=[^\W\d_]{3})o(?=[\s,]|$)")
_OF_SOMEBODY = re.compile(r"[^\W\d_]{3,}(?:[dst]or)(?=[\s,]|$)")
_SOMEBODY = re.compile(
    r"(?:[^\W\d_]+(?:ero|[dst]or|ico|gado|eado|ario|estro|ista)|oficial|aprendiz|ayudante|asistente|l[ií]der|gerente)\b",
    re.IGNORECASE,
)
_OWN_RANK = re.compile(
    r"[^\W\d_]+(?:ero|[dst]or|ico|ario) (?:l[ií]der|principal|suplente|certificado)\b"
    r"|(?:Supervisor|Encargado|Operador|Instructor|Entrenador|Capacitador) (?:de|del|desde|en)\b"
)
_LINK = re.compile(r"\s+(?:de|del|en|para|con)\s|[,(\d]", re.IGNORECASE)
"""What follows is what somebody works at, not who they are."""


def is_of_both(text: str) -> bool:
    """Whether a title, or a posting where it calls people, has an ending for each gender: jefe(a), instaladores/as."""
    return bool(_BOTH.search(text))


def in_own_gender(title: str, own_titles: Iterable[str]) -> str:
    """The title in the gender of the applicant's `own_titles`; as it stands where those show none, or both.

    Supervisora de Embarques, of "Supervisor(a) de Embarques" and who was a cajera.
    """
    is_woman = _is_woman(own_titles)
    return title if is_woman is None else _BOTH.sub(lambda word: _ended(word["word"], is_woman=is_woman), title)


def as_woman_has_it(title: str) -> str:
    """A Spanish title in the feminine: who somebody is, up to what the work is of. Técnica de alarmas."""
    return " / ".join(_ending(part, of_o="a", of_or="a") for part in title.split(" / "))


def as_her_own(line: str) -> str:
    """A Spanish line that begins with who its applicant is at work, in the feminine: Instaladora líder desde 2023."""
    return as_woman_has_it(line) if _OWN_RANK.match(line) else line


def is_of_somebody(title: str) -> bool:
    """Whether each part of a Spanish title begins with who somebody is, by its ending: no "Mantenimiento general"."""
    return all(_SOMEBODY.match(part) for part in title.split(" / "))


def as_both_have_it(title: str) -> str:
    """A Spanish title with an ending for each gender: Instalador(a) solar, Encargado(a) de almacén."""
    return " / ".join(_ending(part, of_o="o(a)", of_or="(a)") for part in title.split(" / "))


def _ending(title: str, *, of_o: str, of_or: str) -> str:
    """A title whose words for who somebody is end so: `of_o` in place of an -o, `of_or` behind -dor, -sor and -tor."""
    link = _LINK.search(title)
    end = link.start() if link else len(title)
    who = _OF_SOMEBODY.sub(rf"\g<0>{of_or}", _IN_O.sub(of_o, title[:end]))
    return f"{who}{title[end:]}"


def are_of_woman(titles: Iterable[str]) -> bool:
    """Whether the Spanish ones among an applicant's own titles show a woman, and none a man."""
    return _is_woman(titles) is True


def _is_woman(titles: Iterable[str]) -> bool | None:
    spanish = (title for title in titles if language_of_title(title) != "en")
    heads = [word.casefold() for title in spanish for word in _WORD.findall(_LINK.split(title, maxsplit=1)[0])]
    are_women, are_men = any(map(_WOMAN.search, heads)), any(map(_MAN.search, heads))
    return None if are_women == are_men else are_women


def _ended(word: str, *, is_woman: bool) -> str:
    if word[-1].casefold() == "e":  # jefe/a
        return f"{word[:-1]}{'A' if word.isupper() else 'a'}" if is_woman else word
    stem = word[:-1] if word[-1].casefold() in "ao" else word
    end = "a" if is_woman else word[len(stem) :] and "o"
    return f"{stem}{end.upper() if word.isupper() else end}"
