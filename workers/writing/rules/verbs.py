"""English verbs at the head of a duty line, put into the tense of the job."""

import re
from enum import Enum
from functools import cache

from workers.writing.language.grammar import grammar
from workers.writing.language.words import fold

_VERB_HEAD = re.compile(r"^(?P<first>[A-Za-z-]+)(?P<others>(?:(?:,\s*(?:and\s+|or\s+)?|\s+(?:and|or|&)\s+|/)[a-z-]+)*)")
_COORDINATED = re.compile(
    r"(?P<before>(?:,|\band|\bthen|&)\s+(?:then\s+)?)(?P<verb>[a-z-]+)(?=\s+(?!and\b|or\b|of\b|for\b|at\b|in\b)[A-Za-z0-9])"
)
_OBJECT = re.compile(r"\s+(?:(?:the|an?|all|any|new|our|their|every|each)\b|[a-z-]+s\b)")
_VOWELS = "aeiou"


class Form(Enum):
    """The form that the verbs of a line are put into."""

    BASE = "weld"
    PAST = "welded"
    GERUND = "welding"


def in_tense(line: str, *, past: bool) -> str:
    """`line` with the verbs that head it in the base or the past form; a line without a verb at its head stays.

    Told as done, it stays so: that's no less true of a job still held.
    """
    head = _VERB_HEAD.match(line)
    if head and not past and fold(head["first"]) in _pasts():
        return line
    return in_form(line, Form.PAST if past else Form.BASE)


def in_form(line: str, form: Form) -> str:
    """`line` with the verbs that head it, and those that go with them, in one form."""
    head = _VERB_HEAD.match(line)
    if not head or (first := _base(head["first"])) is None:
        return line
    head_forms = _forms_of(head["first"])

    def coordinated(match: re.Match[str]) -> str:
        base = None if match.group() in {"and", "or"} else _base(match.group())
        return match.group() if base is None else formed(base, form)

    def later(match: re.Match[str]) -> str:
        verb, base = match["verb"], _base(match["verb"])
        is_object_next = match["before"].strip() != "," and _OBJECT.match(match.string, match.end())
        # "Operates ... and loads", "Operated ... and loaded": the same form as the head's is the same voice.
        is_same = head_forms is not Form.BASE and _forms_of(verb) is head_forms
        is_verb = base is not None and (is_same or _is_later_verb(verb, before_object=bool(is_object_next)))
        return match["before"] + (formed(base, form) if base and is_verb else verb)

    opening = formed(first, form) + re.sub(r"[a-z-]+", coordinated, head["others"])
    return opening[:1].upper() + opening[1:] + _COORDINATED.sub(later, line[head.end() :])


def begins_with_verb(line: str) -> bool:
    """Whether the line's first word is a known verb in its base, third-person or past form."""
    head = _VERB_HEAD.match(line)
    return bool(head and _base(head["first"]) is not None)


def begins_with_gerund(line: str) -> bool:
    """Whether the line's first word is a known verb's -ing form."""
    first = line.split(maxsplit=1)[0] if line.split() else ""
    return fold(first) in _gerunds()


def _is_later_verb(word: str, *, before_object: bool) -> bool:
    """Whether a base past the head is a verb there, not a noun."""
    if word not in grammar("en").verb_bases:
        return False
    return word not in grammar("en").noun_verbs or (before_object and word in grammar("en").verbs_before_objects)


def _forms_of(word: str) -> object:
    """What form a verb stands in: bases and pasts that look alike (cut) count as bases."""
    folded = fold(word)
    if folded in grammar("en").verb_bases:
        return Form.BASE
    return Form.PAST if folded in _pasts() else "third person" if folded in _thirds() else None


def formed(base: str, form: Form) -> str:
    """A base in a form."""
    return {Form.BASE: base, Form.PAST: past_of(base), Form.GERUND: _gerund(base)}[form]


def _base(word: str) -> str | None:
    folded = fold(word)
    if folded in grammar("en").verb_bases:
        return folded
    return _thirds().get(folded) or _pasts().get(folded)


def past_of(base: str) -> str:
    """The simple past of a base."""
    if irregular := grammar("en").irregular.get(base):
        return irregular
    if base.endswith("e"):
        return f"{base}d"
    if base.endswith("y") and base[-2] not in _VOWELS:
        return f"{base[:-1]}ied"
    return f"{base}{base[-1]}ed" if _doubles(base) else f"{base}ed"


@cache
def _pasts() -> dict[str, str]:
    return {past_of(base): base for base in grammar("en").verb_bases}


@cache
def _thirds() -> dict[str, str]:
    return {_third(base): base for base in grammar("en").verb_bases}


@cache
def _gerunds() -> frozenset[str]:
    return frozenset(_gerund(base) for base in grammar("en").verb_bases)


def _third(base: str) -> str:
    if base.endswith("y") and base[-2] not in _VOWELS:
        return f"{base[:-1]}ies"
    return f"{base}es" if base.endswith(("s", "sh", "ch", "x", "z", "o")) else f"{base}s"


def _gerund(base: str) -> str:
    if base.endswith("ie"):
        return f"{base[:-2]}ying"
    if base.endswith("e") and not base.endswith("ee"):
        return f"{base[:-1]}ing"
    return f"{base}{base[-1]}ing" if _doubles(base) else f"{base}ing"


def _doubles(base: str) -> bool:
    """Whether the last consonant is doubled: one vowel before it, in a stressed syllable (mostly: the only one)."""
    syllables = len(re.findall(r"[aeiouy]+", base))
    stressed = syllables == 1 or base in grammar("en").doubling
    return bool(stressed and re.search(r"[^aeiou][aeiou][bdfgklmnprtvz]$", base))
