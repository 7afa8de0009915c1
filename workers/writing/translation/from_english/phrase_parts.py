"""What stands around the noun of a Spanish phrase: its qualities, kinds, codes and sizes, and in which order."""

import re
from enum import Enum

import msgspec

from workers.writing.translation.from_english.inflection import Noun, agreeing, article, pluralized
from workers.writing.translation.from_english.tables import key, tables

_DONE_TO = frozenset(
    {
        "mantenimiento",
        "reparación",
        "instalación",
        "reemplazo",
        "limpieza",
        "cambio",
        "servicio",
        "diagnóstico",
        "programación",
        "calibración",
        "operación",
        "inspección",
    }
)
"""Nouns of action whose object stands behind "de" though it is a name: reparación de PTAC."""
_WORK = frozenset({"trabajo", "trabajos", "llamada", "llamadas", "proyecto", "proyectos"})
_NAME = re.compile(r"[A-Z][\w-]*[a-z]{2,}")
"""Work on what has a name, which no letter or number is: trabajos de Notifier."""
_BY_TOOL = frozenset({"trazo", "levantamiento", "alineación", "diagnóstico"})
"""What is done with a make: trazo con Trimble RTS."""
_NAMED = frozenset({"condado", "condados", "ciudad", "ciudades", "valle", "distrito", "puerto", "municipio"})
"""Whose own name stands behind "de": los condados de Riverside y San Bernardino."""
_SERVED = frozenset({"guest", "customer", "client", "patient", "resident", "tenant", "passenger", "visitor", "student"})
"""Whose things are many where they are: carros de clientes."""
_GROUPS = frozenset({"crew", "team", "public", "gc", "shop"})
"""One of them has the article that notes leave out, as one person has."""


class Sort(Enum):
    """What a word before a noun is to it."""

    QUALITY = "commercial"
    KIND = "kitchen"
    CODE = "Haas"
    SIZE = "5 ton"


class Part(msgspec.Struct, frozen=True):
    """A word before the noun, or behind it; `link` joins it to the one before: centrifugal and lobe pumps."""

    sort: Sort
    text: str = ""
    noun: Noun | None = None
    link: str = ""

    def behind(self, head: Noun) -> str:
        """Return the part as it stands behind the noun."""
        if self.sort is Sort.QUALITY:
            return agreeing(self.text, head)
        if self.sort is Sort.CODE:
            return self.text
        if self.noun is not None and self.noun.names & _SERVED and head.is_plural and not self.noun.is_plural:
            return f"de {pluralized(self.noun.text)}"
        return f"de {with_article_of_people(self.noun) if self.noun else self.text}"


def ordered(head: Noun, parts: list[Part]) -> list[str]:
    """The noun, and behind it qualities (behind its own kind), kinds from the nearest, codes and sizes.

    What it is fitted with stands last: the size is not that of the liftgate.
    """
    blocks: list[tuple[Sort, str]] = []
    for part in parts:
        if part.link and blocks:
            sort, text = blocks.pop()
            same = sort is part.sort and text.startswith("de ")
            same = same and (sort is Sort.KIND or (sort is Sort.SIZE and text[3:].isdigit()))
            said = part.behind(head).removeprefix("de ") if same else part.behind(head)
            blank = "" if part.link == "," else " "
            blocks.append((sort, f"{text}{blank}{part.link} {said}"))
        else:
            blocks.append((part.sort, part.behind(head)))
    told = {sort: [text for one, text in blocks if one is sort] for sort in Sort}
    qualities, kinds = told[Sort.QUALITY], told[Sort.KIND][::-1]
    near, far = ([], qualities) if kinds else (qualities, [])
    codes = told[Sort.CODE]
    if codes and head.text.split()[0] in _BY_TOOL and key(codes[0].split()[0]) in tables().makes:
        codes = [f"con {' '.join(codes)}"]
    elif codes and _is_of_codes(head.text.split()[0], codes[0]):
        codes = [f"de {' '.join(codes)}"]
    name, link, fitted = head.text.partition(" con ")
    return [name, *near, *kinds, *far, *codes, *told[Sort.SIZE], f"{link.strip()} {fitted}".strip()]


def _is_of_codes(noun: str, code: str) -> bool:
    """Whether a name stands behind "de"."""
    return noun in _DONE_TO | _NAMED or (noun in _WORK and bool(_NAME.match(code)))


def with_article_of_people(noun: Noun) -> str:
    """Return one person or group with the article that notes leave out: del dueño, con la cuadrilla."""
    if noun.is_plural or not (noun.is_person or noun.names & _GROUPS):
        return noun.text
    return f"{article('the', noun)} {noun.text}"
