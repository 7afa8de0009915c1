"""What a document says of one job: a bullet to each group of items, and the same for a letter where it has a form."""

import re

import msgspec

from workers.language.conjugation import Form
from workers.language.grammar import LanguageCode
from workers.writing.duties.english.as_typed import line_as_typed
from workers.writing.duties.english.doings_among_acts import doing_among_acts
from workers.writing.duties.english.in_no_tense import is_bare_doing
from workers.writing.duties.english.items import items_of_english
from workers.writing.duties.english.own_subject import (
    HOW_OFTEN,
    MIGHT,
    behind_a_thing,
    with_doings_at_times,
    without_subject,
)
from workers.writing.duties.english.whole_lines import Whole, is_told_in_pieces, told_whole
from workers.writing.duties.groups_told import LONGEST, Duty, told_together, with_parts
from workers.writing.duties.spanish.items import Told, told_of_spanish
from workers.writing.english_lines.items import Item, Kind
from workers.writing.words.english_verbs import verb_form, word_table
from workers.writing.words.phrases import capitalized, lowered
from workers.writing.words.spanish_heads import Form as SpanishForm
from workers.writing.words.spanish_heads import spanish_words
from workers.writing.words.spanish_heads import verb_form as verb_form_in_spanish

_VAGUE = re.compile(r"\w+ (?:stuff|things|whatever)", re.IGNORECASE)
"""A doing whose object says nothing: carry stuff."""
_GOES_ON_WITH_SUBJECT = re.compile(r"[,;] (?:I|i|we)\b")
"""What tells how far the work went, and goes into no sentence of a letter: overhauls, I did not lead."""
_PAIR = re.compile(r"[A-Za-z]{4,}/[a-z]{4,}")
"""Two words with a slash between: lockout/tagout, shipping/receiving."""
_FILLERS = frozenset(
    {
        "stuff",
        "things",
        "various",
        "everything",
        "anything",
        "misc",
        "etc",
        "same",
        "none",
        "nothing",
        "other",
        "others",
    }
    | {"more", "all", "yes", "see", "work", "job"}
)
_TWO_WORDS = 2
_TOGETHER = {Kind.ACT: Kind.ACT, Kind.THING: Kind.THING}


def duties_in(
    sentence: str, code: LanguageCode, *, past: bool, names: frozenset[str] = frozenset(), style: Form | None = None
) -> list[Duty]:
    """Return a sentence as bullets: its acts together, its things together, each of the others alone."""
    if code == "es":
        told = [_of_spanish(one) for one in told_of_spanish(sentence, past=past) if one.text]
        return told if past else [_as_done(one) for one in told]
    sentence = with_doings_at_times(sentence)
    often = HOW_OFTEN.match(sentence)
    if often and not (past and often[1].lower() == "now"):
        own = duties_in(sentence[often.end() :], code, past=past, names=names, style=style)
        return [_so_often(one, often[1].lower()) for one in own]
    groups: list[list[Item]] = []
    items = items_of_english(sentence, past=past, style=style)
    for item in items:
        same = next((group for group in groups if _go_together(group, item)), None)
        if same is not None:
            same.append(item)
        else:
            groups.append([item])
    told = [with_parts(_named(told_together(group, past=past), names), group, past=past) for group in groups]
    if is_told_in_pieces(sentence):
        return told
    bare = without_subject(sentence, past=past)
    if _GOES_ON_WITH_SUBJECT.search(sentence) or MIGHT.match(bare):
        return [Duty(behind_a_thing(sentence, past=past) or capitalized(sentence))]
    text = doing_among_acts(bare, items) if past else ""
    text = text or line_as_typed(bare, items, [one.text for one in told], past=past)
    if len(told) == 1:
        return [msgspec.structs.replace(told[0], text=text)]
    return [_of_whole(text, told_whole(sentence, past=past), told)]


def _of_whole(text: str, whole: Whole | None, told: list[Duty]) -> Duty:
    """A line told whole; where a letter can't tell it so, it may tell its pieces."""
    if whole and whole.clause:
        return Duty(text, clause=whole.clause, third=whole.third)
    items = tuple(item for duty in told for item in (duty.items or (duty,)) if not is_bare_doing(item.clause))
    return Duty(text, parts=tuple(one.text for one in items), items=items)


def _so_often(duty: Duty, often: str) -> Duty:
    """The duty behind how often it is done: sometimes do the attic runs."""
    own = duty.text if duty.text.startswith("I ") else lowered(duty.text)
    clause = f"{often} {duty.clause}" if duty.clause else ""
    return Duty(f"{capitalized(often)} {own}", clause=clause)


def _as_done(duty: Duty) -> Duty:
    """What was done once in a job that is held, as it was told: "instalé 120 muebles" is no work that goes on."""
    form = verb_form_in_spanish(duty.clause.split(maxsplit=1)[0]) if duty.clause else None
    is_once = form is not None and form[1] is SpanishForm.PRETERITE and any(c.isdecimal() for c in duty.clause)
    return msgspec.structs.replace(duty, text=capitalized(duty.clause), parts=(), items=()) if is_once else duty


def _of_spanish(told: Told) -> Duty:
    items = tuple(map(_of_spanish, told.items))
    return Duty(told.text, told.clause, told.noun, tuple(one.text for one in told.items), items, told.verb)


def _go_together(group: list[Item], item: Item) -> bool:
    if group[0].kind is not item.kind or item.kind not in _TOGETHER or group[0].lead or item.lead:
        return False
    return sum(len(one.text) + 2 for one in group) + len(item.text) <= LONGEST


def _named(duty: Duty, names: frozenset[str]) -> Duty:
    """Return a duty with a name's capital at the head of the words for a letter."""
    first = duty.noun.split(maxsplit=1)[0].lower() if duty.noun else ""
    return msgspec.structs.replace(duty, noun=duty.noun[:1].upper() + duty.noun[1:]) if first in names else duty


def names_something(text: str) -> bool:
    """Whether one word names what a line may be about: drywall, SAP; no filler."""
    return text.isalpha() and len(text) > _TWO_WORDS and text.lower() not in _FILLERS


def says_something(text: str) -> bool:
    """Whether a bullet has two words, or a run of a script that sets no blanks between them."""
    if _VAGUE.fullmatch(text):
        return False
    if len(text.split()) == 1 and text.isascii():
        if _PAIR.fullmatch(text):
            return True
        known = verb_form(text)
        acts = word_table()["acts"] | spanish_words()["acts"]
        return text.lower() in acts or (known is not None and known[1] in {Form.PAST, Form.GERUND})
    return len(text.split()) >= _TWO_WORDS or (len(text) > _TWO_WORDS and not text.isascii())
