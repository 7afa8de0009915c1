"""English duty lines in the form that a sentence wants: told of the past, of today, or after "included"."""

import re

from workers.language.conjugation import Form, form_of, formed
from workers.language.grammar import grammar
from workers.language.words import fold

_VERB_HEAD = re.compile(r"^(?P<first>[A-Za-z-]+)(?P<others>(?:(?:,\s*(?:and\s+|or\s+)?|\s+(?:and|or|&)\s+|/)[a-z-]+)*)")
_COORDINATED = re.compile(
    r"(?P<before>(?:,|\band|\bthen|&)\s+(?:then\s+)?)(?P<verb>[a-z-]+)(?=\s+(?!and\b|or\b|of\b|for\b|at\b"
    r"|in\b)[A-Za-z0-9])"
)
_OBJECT = re.compile(r"\s+(?:(?:the|an?|all|any|new|our|their|every|each)\b|[a-z-]+s\b)")
_FINITE = frozenset({Form.BASE, Form.PAST, Form.THIRD})
_HELPS = frozenset({"help", "assist"})
_NAMES_AN_ACT = frozenset(
    {
        *(
            "work",
            "calls",
            "checks",
            "repairs",
            "jobs",
            "inspections",
            "tickets",
            "search",
            "searches",
            "watch",
            "crew",
        ),
        *("maintenance", "troubleshooting"),
    }
)
"""Nouns behind which a head that may be a noun is one: service calls, leak search, ground work."""
_ALSO_NOUNS = frozenset({"ground", "leak", "trim", "grade", "finish", "lead", "repair", "road", "fire", "prep"})


def in_tense(line: str, *, past: bool) -> str:
    """`line` with the verbs that head it in the base or the past form; a line without a verb at its head stays.

    Told as done, it stays so: that's no less true of a job still held.
    """
    if not past and _head_form(line) is Form.PAST:
        return line
    return in_form(line, Form.PAST if past else Form.BASE)


def in_form(line: str, form: Form) -> str:
    """`line` with the verbs that head it, and those that go with them, in one form."""
    head = _VERB_HEAD.match(line)
    if not head or (head_form := _head_form(line)) not in _FINITE:
        return line
    helps = _governs_infinitives(line)

    def at_head(match: re.Match[str]) -> str:
        word = form_of(fold(match.group()))
        is_verb = word is not None and word[1] in _FINITE and match.group() not in {"and", "or"}
        return formed(word[0], form) if word and is_verb else match.group()

    def later(match: re.Match[str]) -> str:
        word = form_of(match["verb"])
        is_object_next = match["before"].strip() != "," and _OBJECT.match(match.string, match.end())
        is_verb = word is not None and _goes_with(word, head_form, before_object=bool(is_object_next))
        return match["before"] + (formed(word[0], form) if word and is_verb else match["verb"])

    opening = re.sub(r"[A-Za-z-]+", at_head, head.group())
    rest = line[head.end() :]
    return opening[:1].upper() + opening[1:] + (rest if helps else _COORDINATED.sub(later, rest))


def begins_with_verb(line: str) -> bool:
    """Whether the line's first word is a known verb in its base, third-person or past form."""
    return _head_form(line) in _FINITE


def leaves_act_unsure(third: str) -> bool:
    """Whether a line told of somebody has another act in its base, which may be a thing: fixes x and schedule y."""
    if _head_form(third) is not Form.THIRD:
        return False
    acts = (form_of(one["verb"]) for one in _COORDINATED.finditer(third))
    return any(one is not None and one[1] is Form.BASE for one in acts)


def _governs_infinitives(line: str) -> bool:
    """Whether the doings that follow are somebody else's: "helped the lead set condensers, hang duct"."""
    words = re.findall(r"[a-z-]+", re.split(r",|\band\b", line.lower(), maxsplit=1)[0])
    first = form_of(words[0]) if words else None
    if not first or first[0] not in _HELPS:
        return False
    return any(form is not None and form[1] is Form.BASE for form in map(form_of, words[1:]))


def _head_form(line: str) -> Form | None:
    """The form of the verb at the head; None where the head is a noun, as in "Track hoe" or "Drill press"."""
    head = _VERB_HEAD.match(line)
    word = form_of(fold(head["first"])) if head else None
    if not head or not word:
        return None
    base, form = word
    may_be_noun = form is Form.BASE and base in grammar("en").noun_heads
    is_quality = form is Form.PAST and base == "schedule"
    if (may_be_noun or is_quality or head["first"].lower() in _ALSO_NOUNS) and _is_of_an_act(line[head.end() :]):
        return None
    if head["others"] and (may_be_noun or base in _ALSO_NOUNS) and not _is_one_of_verbs(head["others"], form):
        return None
    return None if may_be_noun and not head["others"] and not _OBJECT.match(line, head.end()) else form


def _is_of_an_act(rest: str) -> bool:
    """Whether one of the next two words names an act: "ground work", "ground blade inspections"."""
    following = re.match(r"\s+([a-z]+)(?:\s+([a-z]+))?", rest)
    return following is not None and not _NAMES_AN_ACT.isdisjoint(following.groups())


def _is_one_of_verbs(others: str, form: Form) -> bool:
    """Whether one of the words that are listed with a head is a verb in its form: "trim, crown, built ins" has none."""
    return any(found is not None and found[1] is form for found in map(form_of, re.findall(r"[a-z-]+", others)))


def _goes_with(word: tuple[str, Form], head: Form | None, *, before_object: bool) -> bool:
    """Whether a word past the head is a verb there, not a noun.

    It is in the head's own form ("operates ... and loads"), or as a base that isn't often a noun or has an object.
    """
    base, form = word
    if form is not Form.BASE:
        return form is head
    return base not in grammar("en").noun_verbs or (before_object and base in grammar("en").verbs_before_objects)
