"""Lists of nouns and verbs together, told as doings: "limpieza, cargar, demoler, varias obras"."""

import re

from workers.language.words import fold
from workers.writing.lexicon.conjugated import Told
from workers.writing.lexicon.spanish import lexicon

_BETWEEN = re.compile(r"(, (?:y )?| [ye] )")
_WHERE = re.compile(
    r"(?:vari[oa]s|diferentes|distint[oa]s|much[oa]s) (?:obras|casas|edificios|oficinas|plantas|lugares)"
)
"""Where all of it was done, which ends such a list without an "en"."""


def as_doings(text: str) -> str:
    """The line with its nouns of doings as verbs where others of its list are verbs; else as it stands."""
    line = text.strip().rstrip(".")
    items, marks = _BETWEEN.split(line)[::2], _BETWEEN.split(line)[1::2]
    where = items.pop() if len(items) > 2 and _WHERE.fullmatch(fold(items[-1])) else ""  # noqa: PLR2004 - two doings
    verbs = [_infinitive(item) for item in items]
    is_mixed = len({fold(verb) == fold(item) for item, verb in zip(items, verbs, strict=True)}) > 1
    if not all(verbs) or not is_mixed:
        return text
    if not where:
        return "".join(part for pair in zip(verbs, [*marks, ""], strict=True) for part in pair)
    return f"{', '.join(verbs[:-1])} y {verbs[-1]} en {where}"


def _infinitive(item: str) -> str:
    """The verb that one word is or names as an act, or a doing that begins with one; empty for anything else."""
    word, known = fold(item), lexicon()
    first = word.split()[0] if word else ""
    if any(told is Told.INFINITIVE and verb in known.verbs for verb, told in known.forms.get(first, ())):
        return item if " " in item else word
    act = known.acts.get(word, "")
    return act if act in known.verbs else ""
