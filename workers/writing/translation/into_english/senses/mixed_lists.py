"""Lists of acts, told as doings: "limpieza, cargar, demoler, varias obras", "acarreo de material y limpieza"."""

import re
from itertools import pairwise

from workers.language.words import fold
from workers.writing.lexicon.conjugated import Told
from workers.writing.lexicon.spanish import lexicon

_BETWEEN = re.compile(r"(, (?:y )?| [ye] )")
_ACT = re.compile(r"(?P<act>[^\W\d_]+)(?P<link> de(?:l\b)? ?)?(?P<thing>.*)")
_FEWEST = 2
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


def as_doings_in_row(text: str) -> str:
    """The line with its acts as verbs where each part of it begins with one and says, or shares, what it is done to."""
    line = text.strip().rstrip(".")
    parted = _BETWEEN.split(line)
    items, marks = parted[::2], parted[1::2]
    if len(items) < _FEWEST or ":" in line or "(" in line:
        return text
    found = [_ACT.fullmatch(item) for item in items]
    verbs = [_verb(one["act"]) if one else "" for one in found]
    if not all(verbs) or not any(one and one["link"] for one in found) or any(one and _is_more(one) for one in found):
        return text
    if any(one and after and _may_go_on(one, after) for one, after in pairwise(found)):
        return text
    told = [_doing(verb, one) for verb, one in zip(verbs, found, strict=True) if one]
    return "".join(part for pair in zip(told, [*marks, ""], strict=True) for part in pair)


def _is_more(found: re.Match[str]) -> bool:
    """Whether what follows an act isn't what it is done to."""
    return bool(found["thing"]) and not found["link"]


def _may_go_on(found: re.Match[str], after: re.Match[str]) -> bool:
    """Whether an act may be of the thing before it: "diagnóstico de sistemas de carga y arranque"."""
    thing = found["thing"]
    is_act = bool(thing) and fold(thing.split()[-1]) in lexicon().acts
    return " de " in thing or (is_act and not after["link"])


def _doing(verb: str, found: re.Match[str]) -> str:
    if not found["link"]:
        return verb
    return f"{verb} el {found['thing']}" if found["link"].startswith(" del") else f"{verb} {found['thing']}"


def _verb(act: str) -> str:
    """The verb that a noun names the act of, where the lexicon tells it by itself; empty for anything else."""
    known = lexicon()
    verb = known.acts.get(fold(act), "")
    is_told = verb in known.verbs and not known.verbs[verb].is_of_many_senses
    is_infinitive = any(told is Told.INFINITIVE for _, told in known.forms.get(verb, ()))
    return verb if is_told and is_infinitive else ""
