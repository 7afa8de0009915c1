"""Plant that a person installs, repairs, cleans or builds, which is no tool of theirs: their duties tell of it.

"Repaired graders and mowers", "changed clutches on mechanical presses", "monté bombas de calor": machines in the plural
without a make, behind a verb of fixing. What is used or operated, and what has a name ("serviced Hobart mixers"), is
theirs. Boilers, transformers and the like are fixed in place, so somebody has to be said to run them.
"""

import re
from collections.abc import Collection, Iterator, Sequence
from enum import Enum
from functools import cache

from workers.resumes.gear.names import Named, Word
from workers.resumes.gear.terms import singular
from workers.resumes.text.cleaning import key
from workers.trades.vocabulary_files import words

LONGEST_PLANT, LONGEST_CLAUSE = 4, 40  # words
SHORTEST_VERB = 5  # letters of a form that its ending shows to be a verb
_ENDS_CLAUSE = re.compile(r"[.;:!?\n•]")
_JOINS = re.compile(r"^\s*(?:,|/|&|-|–)")
_PLACES = frozenset({"on", "in", "en"})
_COORDINATES = frozenset({"and", "or", "y", "e", "o"})
_JOINING = frozenset({"and", "or", "to", "by", "then", "y", "e", "o", "para"})
_NOMINAL = frozenset({"of", "on", "to", "for", "de", "a"})
_VERB = re.compile(r"(?:ed|ing|é|í|o)$")
_ENGLISH_FORMS = ("", "e", "s", "es", "ed", "d", "ing")
_SPANISH_FORMS = re.compile(r"(?:z?o|z?[ée]|c[ée]|z?a|z?ar|z?ando|z?aba|z?amos|z?aron|z?ó)")


class _Act(Enum):
    FIXING = 1
    PLACING = 2
    UPKEEP = 3
    OTHER = 4


def not_worked_on(text: str, tokens: Sequence[Word], named: Sequence[Named]) -> list[Named]:
    """The machines but for plant that the sentence only tells the person worked on."""
    within = {number for one in named for number in range(one.start, one.end)}
    return [one for one in named if not _is_worked_on(text, tokens, one, within)]


def _is_worked_on(text: str, tokens: Sequence[Word], one: Named, within: Collection[int]) -> bool:
    name = tokens[one.start : one.end]
    if any(token.text[0].isupper() for token in name) or _is_access(name):
        return False
    acts = _acts_on(text, tokens, one, within)
    if acts is None:
        return False
    plural = _is_plural(name)
    if _is_plant(name):
        return _Act.OTHER not in acts
    if _Act.OTHER in acts or not plural:
        return False
    return _Act.FIXING in acts or (_Act.UPKEEP in acts and len(name) == 1)


def _acts_on(text: str, tokens: Sequence[Word], one: Named, within: Collection[int]) -> set[_Act] | None:
    """What the clause says is done to the machine, empty where it has no verb; None behind "with" and the like.

    `within`: the words of all machines that it names, which tell of none ("service trucks").
    """
    acts: set[_Act] = set()
    placed = False  # "on", "in": where the work is done
    for number in range(one.start - 1, max(-1, one.start - LONGEST_CLAUSE), -1):
        gap = text[tokens[number].until : tokens[number + 1].at]
        said = tokens[number].text.lower()
        if _ENDS_CLAUSE.search(gap) or said in _open_clause():
            break
        if acts and not (_JOINS.match(gap) or said in _COORDINATES or tokens[number + 1].text.lower() in _COORDINATES):
            break
        if number in within:
            continue
        if said in _used_by():
            return None
        placed = placed or (said in _PLACES and not acts)
        act = _act_at(text, tokens, number)
        if act is not None:
            acts.add(_Act.OTHER if placed and act is _Act.FIXING and not _is_done_on(said) else act)
    return acts


def _act_at(text: str, tokens: Sequence[Word], number: int) -> _Act | None:
    """What a verb, or the noun of an act, says is done; None for any other word."""
    said = tokens[number].text.lower()
    leads = _leads(text, tokens, number)
    told = leads or said.endswith(("ed", "ing")) or _is_told_of(text, tokens, number)
    if said in _upkeep():
        return _Act.UPKEEP if told else None
    if _is_fixing(said):
        return _Act.FIXING if told or said in words("fixing_forms") else None
    if said in _placing():
        return _Act.PLACING if told else None
    if said in _operating():
        return _Act.OTHER
    is_verb = said in _verbs() or (len(said) >= SHORTEST_VERB and bool(_VERB.search(said)))
    return _Act.OTHER if leads and is_verb else None


def _leads(text: str, tokens: Sequence[Word], number: int) -> bool:
    """True for a clause's first word and for one behind "and" or a comma: there verbs stand."""
    if number == 0:
        return True
    gap = text[tokens[number - 1].until : tokens[number].at]
    return bool(_ENDS_CLAUSE.search(gap) or _JOINS.match(gap)) or tokens[number - 1].text.lower() in _JOINING


def _is_told_of(text: str, tokens: Sequence[Word], number: int) -> bool:
    """True for "service," and "repair of", where the word is a noun of an act and no other thing's name."""
    gap = text[tokens[number].until : tokens[number + 1].at]
    return bool(_JOINS.match(gap)) or tokens[number + 1].text.lower() in _NOMINAL


def _is_fixing(said: str) -> bool:
    return said in _fixing_forms() or any(
        said.startswith(stem) and _SPANISH_FORMS.fullmatch(said[len(stem) :]) for stem in words("fixing_stems_es")
    )


def _is_done_on(verb: str) -> bool:
    """True for what is done to a machine that one changes a part on; parts that are built on presses are built with."""
    return verb.startswith(words("fixing_on_stems"))


def _is_plural(name: Sequence[Word]) -> bool:
    return any(said.endswith("s") and singular(said) != said for said in (name[0].text.lower(), name[-1].text.lower()))


def _is_plant(name: Sequence[Word]) -> bool:
    said = key(" ".join(token.text for token in name)).split()
    return any(" ".join(said[-size:]) in _plant() for size in range(1, min(LONGEST_PLANT, len(said)) + 1))


def _is_access(name: Sequence[Word]) -> bool:
    """True for what one works from: "repaired gutters on ladders", and who builds scaffolds sells their use."""
    said = [singular(token.text.lower()) for token in name]
    return said[0] in words("access_gear_es") or not _access().isdisjoint({said[-1], " ".join(said[-2:])})


@cache
def _fixing_forms() -> frozenset[str]:
    return frozenset(
        [*words("fixing_forms"), *(f"{stem}{end}" for stem in words("fixing_stems") for end in _ENGLISH_FORMS)]
    )


@cache
def _plant() -> frozenset[str]:
    return frozenset(form for noun in words("plant_nouns") for form in _forms(key(noun)))


def _forms(noun: str) -> Iterator[str]:
    """A name of plant, in the singular and in the plurals of both languages."""
    first, _, rest = noun.partition(" de ")
    for plural in (first, f"{first}s", f"{first}es"):
        yield f"{plural} de {rest}" if rest else plural


@cache
def _placing() -> frozenset[str]:
    return frozenset(words("placing_verbs"))


@cache
def _upkeep() -> frozenset[str]:
    return frozenset(words("upkeep_words"))


@cache
def _operating() -> frozenset[str]:
    groups = ("operating_verbs", "operating_nouns", "tending_verbs", "pulling_verbs")
    return frozenset(word for group in groups for word in words(group))


@cache
def _verbs() -> frozenset[str]:
    return frozenset(words("duty_verbs"))


@cache
def _access() -> frozenset[str]:
    return frozenset(words("access_gear"))


@cache
def _used_by() -> frozenset[str]:
    return frozenset(words("used_by"))


@cache
def _open_clause() -> frozenset[str]:
    return frozenset(words("open_clause"))
