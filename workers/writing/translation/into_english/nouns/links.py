"""Which English preposition stands before a phrase, where its Spanish one has several."""

import re
from collections.abc import Sequence

from workers.writing.translation.into_english.nouns.lookup import NounPhrase

BY_WHICH = frozenset(
    """ruta zona area tamano color fecha peso numero codigo talla grado modelo estilo marca lote especie calidad largo
    turno pieza categoria grueso ancho espesor puesto""".split()  # noqa: SIM905
)
"""By what things are sorted, without an article."""
_NAMES = {
    "ruta": "route", "zona": "zone", "area": "area", "tamano": "size", "color": "color", "fecha": "date",
    "peso": "weight", "numero": "number", "codigo": "code", "talla": "size", "grado": "grade", "modelo": "model",
    "marca": "make", "lote": "lot", "especie": "species", "calidad": "quality", "largo": "length", "turno": "shift",
    "categoria": "category", "grueso": "thickness", "espesor": "thickness", "ancho": "width", "puesto": "position",
}  # fmt: skip
MOMENTS = frozenset({"flavor change", "startup", "start", "closing", "opening", "shift change", "format changeover"})
"""What is done at a moment: "al arranque"."""

_YEAR = re.compile(r"(?:[A-Z][a-z]+ )?(?:19|20)\d\d")
_TRAINS = frozenset({"capacitar", "entrenar", "ensenar", "adiestrar"})
_TRAINED_ON = frozenset(
    "truck forklift jack lift excavator loader backhoe machine crane press saw lathe tractor bulldozer".split()  # noqa: SIM905
)
"""Machines on which somebody is trained."""
_TAKES = frozenset({"sacar", "quitar", "retirar", "remover", "bajar"})
_PULLS = frozenset({"jalar", "descargar", "recoger", "traer", "surtir"})
_TAKEN_FROM = frozenset(
    "rack shelf trailer truck line machine oven warehouse dock container pallet belt press mold dryer cooler".split()  # noqa: SIM905
)
"""What things are brought from; of another thing they may be a part."""
_MADE_ON = frozenset(
    {"doblar", "cortar", "maquinar", "fresar", "tornear", "rectificar", "punzonar", "coser", "planchar", "fabricar"}
)
"""Doings that are done on a machine, which its make may stand for: "doblo en Amada"."""
_MACHINES = frozenset("shear brake saw lathe mill press machine ironer grinder router table roller".split())  # noqa: SIM905
_BRINGS = frozenset({"entregar", "repartir"})
_OF_ROOFS = frozenset({"techo", "techos", "teja", "tejas", "shingle", "shingles", "membrana", "canalon", "canalones"})
"""What stands on buildings, not in them."""
_BUILDINGS = frozenset({"building", "hotel", "church", "apartment", "condo", "garage", "casino", "factory"})
_RECIPIENTS = frozenset(
    "store home house restaurant warehouse school hospital office plant business stores homes houses".split()  # noqa: SIM905
)
"""Places to which something is delivered; in a vehicle it is carried."""


def link_before(phrase: NounPhrase, english: str, said: Sequence[str]) -> str:
    """The preposition by what it joins: about 40, since 2024, among three operators, delivery to the customer."""
    if english == "as" and phrase.text[0].isdigit():
        return "about"
    if english == "during" and phrase.text[0].isdigit():
        return "for"
    if english == "up to" and _YEAR.fullmatch(phrase.text):
        return "until"
    if english == "from" and _YEAR.fullmatch(phrase.text):
        return "since"
    is_person = bool(phrase.noun and phrase.noun.is_person)
    if (
        english == "between"
        and (is_person or phrase.text.isdigit())
        and not f"{phrase.text} ".startswith(("two ", "2 "))
    ):
        return "among"
    return "to" if english == "with" and is_person and said[-1:] == ["before delivery"] else english


def from_where(phrase: NounPhrase, verb: str) -> str:
    """What somebody takes, and what it is taken from: bad fruit from the conveyor belt."""
    taken, of, where = phrase.text.partition(" of the ")
    is_taken = verb in _TAKES or (verb in _PULLS and bool(_TAKEN_FROM & set(where.split()[-1:])))
    return f"{taken} from the {where}" if of and is_taken else phrase.text


_HIGHWAY = re.compile(r"(?:the )?(?:I|US|SH|SR|FM|RM|CA|TX|AZ)-? ?\d+[A-Z]?")
"""A road by its number, which English works on: I-35."""


def by_name(word: str) -> str:
    """Return in English by what things are sorted."""
    return _NAMES.get(word, "")


def is_on_roof(phrase: NounPhrase, before: Sequence[str]) -> bool:
    """Whether it is a kind of building, and what was named `before` it stands on such, not in it."""
    of = phrase.noun.english.split()[-1] if phrase.noun else ""
    return of in _RECIPIENTS | _BUILDINGS and not _OF_ROOFS.isdisjoint(before)


def place_of(phrase: NounPhrase, verb: str, *, is_make: bool = False) -> str:
    """What "en" says of being there, or of a machine that somebody is trained on."""
    if phrase.noun is None and _HIGHWAY.fullmatch(phrase.text):
        return "on"
    is_trained_on = verb in _TRAINS and phrase.text.split()[-1] in _TRAINED_ON
    is_made_on = is_make and phrase.noun is None and verb in _MADE_ON
    is_made_on = is_made_on or (verb in _MADE_ON and phrase.text.split()[-1] in _MACHINES)
    if verb in _BRINGS and phrase.noun is not None and phrase.noun.english.split()[-1] in _RECIPIENTS:
        return "to"
    return "on" if is_trained_on or is_made_on else phrase.place
