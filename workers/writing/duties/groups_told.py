"""How a group of items of one kind is told: as a bullet, and as a letter has it behind "I" or "My work includes".

A bullet keeps what notes leave out; a letter has no form for that, and then the clause stays empty.
"""

import re

import msgspec

from workers.language.conjugation import Form, formed
from workers.writing.duties.english import telling as english_telling
from workers.writing.duties.english.as_typed import WELDED_BY
from workers.writing.duties.english.gear import is_driven, is_gear, is_repaired_too, with_article_of_gear
from workers.writing.duties.english.lists import are_of_one_kind, list_of_things
from workers.writing.duties.english.records import of_rate, of_record
from workers.writing.duties.english.things import as_doing, as_told, is_act, verb_of_thing
from workers.writing.english_lines.items import Item, Kind
from workers.writing.english_lines.parts import tells_an_act
from workers.writing.words.english_verbs import words_in
from workers.writing.words.phrases import capitalized, in_brackets, lowered

LONGEST = 180
"""Characters of a bullet: three lines of the page."""
_IS = re.compile(r"(?:am|is|was|were|been)\b", re.IGNORECASE)
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


def with_parts(duty: Duty, group: list[Item], *, past: bool) -> Duty:
    """The duty of a group with each of its items as one of its own, which a letter may tell alone."""
    if len(group) == 1:
        return duty
    whole = [one for place, one in enumerate(group) if not _is_cut(group, place)]
    items = tuple(one for one in (told_together([one], past=past) for one in whole) if not _REFERS.match(one.text))
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


def told_together(group: list[Item], *, past: bool) -> Duty:
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
            and len(own) <= LONGEST
            and not (_REFERS.match(own) or _UNTOLD.search(own))
            and not (past and _LAST.search(own))
        )
        third = (
            ""
            if past or lead
            else english_telling.joined([english_telling.in_third_person(one) for one in group], has_own_end=shares)
        )
        clause = lead + in_brackets(own) if is_told else ""
        return Duty(text, clause=clause, third=in_brackets(third) if is_told else "")
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
        clause = "" if _POINTS_BACK.search(used) else _in_time_of(f"{verb} {in_brackets(used)}", past=past)
        return Duty(text, clause=clause, verb=verb)
    things = [with_article_of_gear(one) if is_gear(one) else one for one in told]
    is_one_list = are_of_one_kind(texts) and not any(one.startswith(("no ", "not ")) for one in texts)
    noun = english_telling.joined(things) if is_one_list else ""
    if by_process := WELDED_BY.match(noun):
        own = f"{by_process[1]} {formed('weld', Form.PAST) if past else 'weld'} {noun[by_process.end() :]}"
        return Duty(capitalized(own), clause=in_brackets(own))
    verb = verb_of_thing(texts[0])
    verb = verb if len(texts) == 1 or (verb == "weld" and noun) else ""
    doing = (as_doing(texts[0]) or of_rate(texts[0])) if len(texts) == 1 else ""
    verb = "" if _UNTOLD.search(noun) else verb
    clause = doing or (f"{verb} {as_told(in_brackets(noun), verb)}" if verb else "")
    clause = _ON_METAL.sub(r"\1 on ", re.sub(r", up to (?=\d)", " with up to ", clause))
    return Duty(text, clause=_in_time_of(clause, past=past), noun=in_brackets(noun), verb="" if doing else verb)


def _in_time_of(clause: str, *, past: bool) -> str:
    verb, blank, rest = clause.partition(" ")
    return f"{formed(verb, Form.PAST)}{blank}{rest}" if past and clause else clause


def _be(item: Item, *, past: bool) -> str:
    is_over = past or re.search(r"\b(?:19|20)\d\d\b(?!\s*(?:to|-)\s*present)", item.text)
    return "was" if is_over and not item.lead else item.lead or "am"
