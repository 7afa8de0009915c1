"""What a document says of one job: a bullet to each group of items, and the same for a letter where it has a form."""

import re

import msgspec

from workers.language.conjugation import Form, formed
from workers.language.grammar import LanguageCode
from workers.writing.duties.english import telling as english_telling
from workers.writing.duties.english.as_typed import WELDED_BY, is_bare_doing, line_as_typed
from workers.writing.duties.english.doings_among_acts import doing_among_acts
from workers.writing.duties.english.gear import is_driven, is_gear, is_repaired_too, with_article_of_gear
from workers.writing.duties.english.items import items_of_english
from workers.writing.duties.english.lists import are_of_one_kind, list_of_things
from workers.writing.duties.english.own_subject import (
    HOW_OFTEN,
    MIGHT,
    behind_a_thing,
    with_doings_at_times,
    without_subject,
)
from workers.writing.duties.english.records import of_rate, of_record
from workers.writing.duties.english.things import as_doing, as_told, is_act, verb_of_thing
from workers.writing.duties.english.whole_lines import Whole, is_told_in_pieces, told_whole
from workers.writing.duties.spanish.items import Told, told_of_spanish
from workers.writing.english_lines.items import Item, Kind
from workers.writing.english_lines.parts import tells_an_act
from workers.writing.words.english_verbs import verb_form, word_table, words_in
from workers.writing.words.phrases import capitalized, lowered
from workers.writing.words.spanish_heads import Form as SpanishForm
from workers.writing.words.spanish_heads import spanish_words
from workers.writing.words.spanish_heads import verb_form as verb_form_in_spanish

_LONGEST = 180
"""Characters of a bullet: three lines of the page."""
_IS = re.compile(r"(?:am|is|was|were|been)\b", re.IGNORECASE)
_VAGUE = re.compile(r"\w+ (?:stuff|things|whatever)", re.IGNORECASE)
"""A doing whose object says nothing: carry stuff."""
_REFERS = re.compile(r"[\w-]+ (?:it|them|that|this)\b", re.IGNORECASE)
"""An object that only the sentence before names."""
_UNTOLD = re.compile(
    r" / | @ |^\w+ up to \d|, \w+ up to \d| and \w+ up to \d|\+/- ?\d[\d./]*$| (?:now and then|once in a while)$"
)
"""What only notes have: two things beside a slash, an act whose object is left out ("bend up to 2 inches"),
a figure without its unit, a thing done at times."""
_POINTS_BACK = re.compile(r" to \w+ (?:it|them)$")
"""What is done to something that another sentence names: an overhead crane to flip them."""
_IS_FOR_OTHERS = re.compile(r"(?:mentor|lead|coach|captain|chair|guide) (?:for|of|to|on)\b", re.IGNORECASE)
"""What somebody is rather than does: mentor for 2 apprentices."""
_LAST = re.compile(r"\blast (?:year|yr|month|week|spring|summer|fall|winter)\b", re.IGNORECASE)
"""A time that a later reader takes for another."""
_HOURS_BEHIND = re.compile(r",\s+(?:mostly )?(?:nights|days|weekends|(?:\d\w\w|night|day) shift)$", re.IGNORECASE)
"""When one works, behind the thing; a bullet keeps it."""
_ALWAYS = re.compile(r"^(.{3,40}) (always|usually)$")
_APPRENTICESHIP = re.compile(r"^(complete\w*|finish\w*) (?=(\d[\d,]*-(?:year|hour) apprentice))\2")
_ON_METAL = re.compile(r"^(weld(?:ed)? (?:(?! on ).)*?), (?=(?:carbon|stainless|aluminum|titanium|\d+ SS)\b)")
"""Notes of a welder put a comma between how and on what."""
_ON_WHAT = re.compile(r"^(.+?) (?:on|of) (?=(?:[\w-]+ ){0,2}[\w-]+$)")
"""An act up to what it is done on, where that ends the item."""
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


class Duty(msgspec.Struct, frozen=True):
    """A bullet, and how a letter tells it: `clause` behind "I", `noun` behind "My work includes"; or empty."""

    text: str
    clause: str = ""
    noun: str = ""
    parts: tuple[str, ...] = ()
    """The bullet's items, each as one of its own, where there are several; of a rank, how it was said: "I was lead"."""
    items: tuple["Duty", ...] = ()
    """The same with their clauses and nouns."""
    verb: str = ""
    """What leads the clause of a thing: work with, do. Things of one verb may stand in one clause."""
    third: str = ""
    """An act of a job that is held, of a third person: sets poles and changes out transformers."""


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
    told = [_with_parts(_named(_told(group, past=past), names), group, past=past) for group in groups]
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


def _with_parts(duty: Duty, group: list[Item], *, past: bool) -> Duty:
    if len(group) == 1:
        return duty
    whole = [one for place, one in enumerate(group) if not _is_cut(group, place)]
    items = tuple(one for one in (_told([one], past=past) for one in whole) if not _REFERS.match(one.text))
    done_to = [_ON_WHAT.sub("", group[0].text, count=1), *(one.text for one in group[1:])]
    if not items and not duty.clause and are_of_one_kind(done_to):
        clause = f"do {english_telling.joined([one.text for one in group])}"
        return msgspec.structs.replace(duty, clause=_in_time_of(clause, past=past))
    return msgspec.structs.replace(duty, parts=tuple(one.text for one in items), items=items)


def _is_cut(group: list[Item], place: int) -> bool:
    """Whether an item is a piece of what an act is done on: "maintenance on fillers", of a list with "cappers" next."""
    if group[0].kind is not Kind.THING:
        return False
    acts = [at for at in range(place + 1) if (on := _ON_WHAT.match(group[at].text)) and tells_an_act(on[1])]
    if not acts:
        return False
    start = acts[-1]
    end = next((at for at in range(start + 1, len(group)) if not _is_plain(group[at].text)), len(group))
    return start <= place < end and end > start + 1


def _is_plain(text: str) -> bool:
    """Whether it is several of a thing without an act of its own: cappers, case erectors."""
    words = words_in(text)
    is_act_too = tells_an_act(text) or is_act(words[-1].group().lower()) if words else True
    return not is_act_too and len(words) < 3 and text.endswith("s")  # noqa: PLR2004 - a thing and its kind


def _go_together(group: list[Item], item: Item) -> bool:
    if group[0].kind is not item.kind or item.kind not in _TOGETHER or group[0].lead or item.lead:
        return False
    return sum(len(one.text) + 2 for one in group) + len(item.text) <= _LONGEST


def _told(group: list[Item], *, past: bool) -> Duty:
    """A group of one kind. A job that is held tells what is past as past."""
    first = group[0]
    shares = first.kind is not Kind.ACT or len(group[-1].verbs) > 1
    bullets = [english_telling.as_bullet(one, past=past) for one in group]
    is_list = first.kind is Kind.THING
    bullet = english_telling.shortened(
        list_of_things(bullets) if is_list else english_telling.joined(bullets, has_own_end=shares)
    )
    text = bullet if bullet[1:2].isupper() else bullet[:1].upper() + bullet[1:]
    if first.kind is Kind.ACT:
        own = english_telling.joined([english_telling.in_tense(one, past=past) for one in group], has_own_end=shares)
        if _IS_FOR_OTHERS.match(first.text):
            return Duty(text)
        lead = "have " if first.lead == "have" else ""
        own = _APPRENTICESHIP.sub(r"\1 a \2", _ALWAYS.sub(r"\2 \1", own))
        is_told = (
            " " in own
            and len(own) <= _LONGEST
            and not (_REFERS.match(own) or _UNTOLD.search(own))
            and not (past and _LAST.search(own))
        )
        third = (
            ""
            if past or lead
            else english_telling.joined([english_telling.in_third_person(one) for one in group], has_own_end=shares)
        )
        clause = lead + _in_brackets(own) if is_told else ""
        return Duty(text, clause=clause, third=_in_brackets(third) if is_told else "")
    if first.kind is Kind.THING:
        return _told_things(text, [one.text for one in group], past=past)
    if first.kind is Kind.STATE:
        clause = first.text if _IS.match(first.text) else f"{_be(first, past=past)} {lowered(first.text)}"
        as_said = (f"I {first.lead} {lowered(first.text)}",) if first.lead in {"am", "was"} else ()
        return Duty(text, clause=clause, parts=as_said)
    if first.kind is Kind.RECORD:
        return Duty(text, clause=of_record(first.text, past=past))
    return Duty(text)


def _told_things(text: str, texts: list[str], *, past: bool) -> Duty:
    """A group of things: what was used, made or welded, or a noun behind "My work includes"."""
    told = [_HOURS_BEHIND.sub("", one) for one in texts]
    if all(map(is_gear, texts)):
        used = english_telling.joined([with_article_of_gear(one) for one in told])
        verb = "work with" if any(map(is_repaired_too, told)) else "run" if all(map(is_driven, told)) else "use"
        clause = "" if _POINTS_BACK.search(used) else _in_time_of(f"{verb} {_in_brackets(used)}", past=past)
        return Duty(text, clause=clause, verb=verb)
    things = [with_article_of_gear(one) if is_gear(one) else one for one in told]
    is_one_list = are_of_one_kind(texts) and not any(one.startswith(("no ", "not ")) for one in texts)
    noun = english_telling.joined(things) if is_one_list else ""
    if by_process := WELDED_BY.match(noun):
        own = f"{by_process[1]} {formed('weld', Form.PAST) if past else 'weld'} {noun[by_process.end() :]}"
        return Duty(capitalized(own), clause=_in_brackets(own))
    verb = verb_of_thing(texts[0])
    verb = verb if len(texts) == 1 or (verb == "weld" and noun) else ""
    doing = (as_doing(texts[0]) or of_rate(texts[0])) if len(texts) == 1 else ""
    verb = "" if _UNTOLD.search(noun) else verb
    clause = doing or (f"{verb} {as_told(_in_brackets(noun), verb)}" if verb else "")
    clause = _ON_METAL.sub(r"\1 on ", re.sub(r", up to (?=\d)", " with up to ", clause))
    return Duty(text, clause=_in_time_of(clause, past=past), noun=_in_brackets(noun), verb="" if doing else verb)


def _in_time_of(clause: str, *, past: bool) -> str:
    verb, blank, rest = clause.partition(" ")
    return f"{formed(verb, Form.PAST)}{blank}{rest}" if past and clause else clause


def _named(duty: Duty, names: frozenset[str]) -> Duty:
    """Return a duty with a name's capital at the head of the words for a letter."""
    first = duty.noun.split(maxsplit=1)[0].lower() if duty.noun else ""
    return msgspec.structs.replace(duty, noun=duty.noun[:1].upper() + duty.noun[1:]) if first in names else duty


def _be(item: Item, *, past: bool) -> str:
    is_over = past or re.search(r"\b(?:19|20)\d\d\b(?!\s*(?:to|-)\s*present)", item.text)
    return "was" if is_over and not item.lead else item.lead or "am"


def _in_brackets(text: str) -> str:
    """What a colon leads in a bullet stands in brackets within a sentence."""
    head, colon, tail = text.partition(": ")
    return f"{head} ({tail})" if colon and "(" not in tail else text


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
