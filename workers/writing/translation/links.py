"""Which English preposition stands before a phrase, where its Spanish one has several."""

import re
from collections.abc import Sequence

from workers.writing.translation.noun_lookup import NounPhrase

_YEAR = re.compile(r"(?:19|20)\d\d")
_TRAINS = frozenset({"capacitar", "entrenar", "ensenar", "adiestrar"})
_TRAINED_ON = frozenset(
    "truck forklift jack lift excavator loader backhoe machine crane press saw lathe tractor bulldozer".split()  # noqa: SIM905
)
"""Machines on which somebody is trained."""


def link_before(phrase: NounPhrase, english: str, said: Sequence[str]) -> str:
    """The preposition by what it joins: about 40, since 2024, among three operators, delivery to the customer."""
    if english == "as" and phrase.text[0].isdigit():
        return "about"
    if english == "from" and _YEAR.fullmatch(phrase.text):
        return "since"
    is_person = bool(phrase.noun and phrase.noun.is_person)
    if english == "between" and is_person and not phrase.text.startswith(("two ", "2 ")):
        return "among"
    return "to" if english == "with" and is_person and said[-1:] == ["before delivery"] else english


def place_of(phrase: NounPhrase, verb: str) -> str:
    """What "en" says of being there, or of a machine that somebody is trained on."""
    is_trained_on = verb in _TRAINS and phrase.text.split()[-1] in _TRAINED_ON
    return "on" if is_trained_on else phrase.place
