"""A line of duties as one bullet: what was typed, with its verbs in the tense of its job and nothing moved.

A line cut at its commas loses what held its pieces together ("Class B", "Paper rolls"), and takes the room of several.
"""

import re
from collections.abc import Sequence

from workers.language.conjugation import Form, formed
from workers.language.occupations import is_occupation
from workers.writing.duties.english.alike_pasts import are_objects, is_object, next_word
from workers.writing.duties.english.past_clauses import with_clauses_in_the_past
from workers.writing.duties.english.run_ons import is_run_on
from workers.writing.duties.english.telling import conjugated
from workers.writing.english_lines.by_what_follows import may_be_noun
from workers.writing.english_lines.compounds import (
    is_doing_too,
    is_name_of_two,
    is_thing_or_stuff,
    names_a_tool,
    runs_a_machine,
)
from workers.writing.english_lines.items import Item, Kind, Verb
from workers.writing.english_lines.parting import parts_of
from workers.writing.words.english_verbs import verb_form, word_table, words_in
from workers.writing.words.phrases import capitalized

_MY_CARD = re.compile(
    r"(?:(?<=\b[gG]ot )|(?<=\b[eE]arned )|(?<=\b[rR]eceived ))(?:my|our) (?!own\b|[A-Z]\b)"
    r"|\b(?:my|our) (?=(?:[\w-]+ ){0,2}(?:card|licen[cs]e|ticket|cert(?:ificat\w+)?|CDL|GED|degree|diploma)\b)"
)
"""Whose a credential is says nothing here, and "the" would make it one that was spoken of: got journeyman card."""
_TWO = 2
_COUNTED = re.compile(r"\d+ ")
WELDED_BY = re.compile(r"(TIG|MIG|GTAW|GMAW|SMAW|FCAW|[Ss]tick|[Ss]pot) weld (?=\w)")
"""A process before the verb, which stays as it is: TIG welded stainless pipe."""
_LINK = re.compile(r"\s(?:and|or|&|\+)\s")
_LIMITS = re.compile(
    r"\b(?:only|mostly|mainly|some|sometimes|not?|never|when|until|till|too|also|own)\b", re.IGNORECASE
)
"""What an "and" would carry over to the part before it: medical gas 1 job, held torch only, drove van, own car."""
_DONE_LAST = re.compile(
    r",\s*(?:\d+|an?|one|two|three|four|five|six)\b[^,]* (?:done|passed|completed|finished|left|to go)$"
)
"""What has been done of it already, which is no thing more: started learning, one class done."""
_NAMED_LAST = re.compile(r",\s*[A-Z][a-z]+(?: [A-Z][\w.'&-]*)+$")
"""A name of several words, which is where the work was rather than one thing more: 1400 fixtures, Alder Creek HS."""
_AS_NEEDED = re.compile(r" (?:when|as|if|where) (?:needed|required|necessary|asked)$")
"""What is said of a doing alone: paint, chip, clean galley when needed."""
_LIST = 3
"""Pieces between commas."""
_SEPARATOR = re.compile(r"\s*,\s*(?:and\s+)?|\s+and\s+")


def line_as_typed(sentence: str, items: Sequence[Item], told: Sequence[str], *, past: bool) -> str:
    """The line with the verbs of its `items` in tense; `told` are the bullets that they would make.

    Where they make one that only puts "and" for the line's last comma, that is the better list.
    """
    text, place = sentence, 0
    verbs = [(verb, item.text) for item in items if item.kind is Kind.ACT for verb in item.verbs]
    are_bare = all(item.kind is Kind.ACT and is_bare_doing(item.text) for item in items)
    for verb, item_text in verbs:
        found = _place_of(verb, item_text, text, place)
        is_plural = verb.form is Form.THIRD and (  # "fit stairs and embeds", "titrations, adds by amp hours"
            verbs[0][0].form is not Form.THIRD or items[0].kind is Kind.THING
        )
        is_plural = is_plural or (past and found is not None and is_object(verb, verbs, text, found))
        if found is not None and not is_plural:
            form = Form.PAST if past or verb.form is Form.PAST else Form.BASE
            is_kept = verb.form in {form, Form.GERUND}
            goes_on = verb.form is Form.THIRD and place > 0  # "performs maintenance; logs work"
            if not (is_kept or are_bare or goes_on or is_sure(verb, text[found.end() :])):
                return capitalized(sentence)
            word = found.group() if is_kept else conjugated(verb.base, form)
            is_apart = text[found.end() : found.end() + 1].isalpha()  # "layout and cut"
            text = f"{text[: found.start()]}{word}{' ' if is_apart else ''}{text[found.end() :]}"
            place = found.start() + len(word)
    text = sentence if past and _may_be_things(items) else text
    if (
        past
        and (by_process := WELDED_BY.match(text))
        and next_word(text[by_process.end() :]) not in word_table()["acts"]
    ):
        text = f"{by_process[1]} {formed('weld', Form.PAST)} {text[by_process.end() :]}"
    runs_on = past and is_run_on(sentence, text)
    is_left = _mixes_bare_doings_and_things(items) or _is_half_told(sentence, text) or runs_on
    text = sentence if past and is_left else text
    text = with_clauses_in_the_past(text) if past and text != sentence else text
    line = capitalized(_MY_CARD.sub("", text))
    if len(told) == 1 and told[0].startswith("Work") and told[0].casefold().endswith(f" {line.casefold()}"):
        return told[0]  # "work under a journeyman"
    ends_bare = not are_bare and items[-1].kind is Kind.ACT and is_bare_doing(items[-1].text)  # "quotes, collect"
    is_closed = (
        len(told) == 1
        and not (ends_bare or runs_on)
        and not _are_unlike(items)
        and not _are_two_things(items)
        and not (_LINK.search(line) or _LIMITS.search(line) or _NAMED_LAST.search(line) or _DONE_LAST.search(line))
        and len(_LINK.findall(told[0])) == 1
    )
    return told[0] if is_closed and _pieces(told[0]) == _pieces(line) else line


def is_sure(verb: Verb, following: str) -> bool:
    """Whether a word that the line goes on from as `following` can't be a noun: in "dispatch clerk" it is one.

    What stands before somebody's occupation, before an act or before another verb only tells of which kind that is.
    """
    table, words = word_table(), words_in(following)
    if not words or following[: words[0].start()] != " " or runs_a_machine(verb.base, following):
        return True
    behind = words[0].group().lower()
    is_again = _is_said_again(verb.base, following)
    helps = verb.base in table["helps"] and is_occupation(behind)  # help mechanic pull engines
    if is_again or helps or behind in table["determiners"]:
        return not is_again
    if verb.base in table["sorts_too"]:
        return behind.endswith("s") or is_thing_or_stuff(behind)  # not: lower bay
    if not may_be_noun(verb.base):
        return not is_doing_too(behind, following[words[0].end() :], is_alone=True)
    rest = following[words[0].end() :]
    if _lacks_its_comma(verb, behind, rest) or is_doing_too(behind, rest):
        return False
    is_verb = verb.base in table["before_verb"] and verb_form(behind) == (behind, Form.BASE)
    is_compound = bool(re.match(r" [a-z]+ing\b", rest)) or (is_occupation(behind) and not behind.endswith("s"))
    return not (is_verb or is_compound or (behind in table["acts"] and verb.base not in table["rarely_nouns"]))


def _lacks_its_comma(verb: Verb, behind: str, rest: str) -> bool:
    """Whether another verb with its object follows at once: mount balance flats. One alone in the past is half told."""
    is_doing = verb_form(behind) == (behind, Form.BASE)
    is_sure_doing = is_doing and (behind in word_table()["rarely_nouns"] or not may_be_noun(behind))
    return is_sure_doing and verb.base not in word_table()["helps"] and bool(re.match(r" [a-z]+s\b", rest))


def _is_said_again(base: str, following: str) -> bool:
    """Whether the same doing follows with another particle, both to be told alike: rig up rig down."""
    return bool(re.match(rf" (?:up|down|in|out|on|off) (?:and )?{base} (?:up|down|in|out|on|off)\b", following))


def _may_be_things(items: Sequence[Item]) -> bool:
    """Whether a list with things in it has doings that were typed in no tense, and may be things as well.

    Insert changes behind offsets, wind turbine cleaning, roll-up doors; vacuum tubes before flume pumps and chillers.
    """
    verbs = [verb for item in items if item.kind is Kind.ACT for verb in item.verbs]
    if _are_notes(items) or are_objects(items):
        return True
    if len(items) == 1 and _AS_NEEDED.search(items[0].text):
        return False
    if not all(verb.form is Form.BASE and ("-" in verb.base or may_be_noun(verb.base)) for verb in verbs):
        return False
    first, *others = items
    is_list = sum(1 + item.text.count(",") for item in items) >= _LIST and not any(_LINK.search(i.text) for i in items)
    return first.kind is Kind.THING or (is_list and all(item.kind is Kind.THING for item in others))


def _are_notes(items: Sequence[Item]) -> bool:
    """Whether things stand in a list with no more doings, in no tense and of nobody's: oil, filters, upsell wipers.

    Changed by half, a list reads worse than as it was typed: grease routes, changed belts.
    """
    things = [item for item in items if item.kind is Kind.THING]
    acts = [item for item in items if item.kind is Kind.ACT]
    verbs = [(item, verb) for item in acts for verb in item.verbs]
    if not things or any(verb.form is not Form.BASE for _, verb in verbs):
        return False
    table = word_table()
    is_open = not any(next_word(item.text[verb.end :]) in table["determiners"] for item, verb in verbs)
    is_behind = items[0].kind is Kind.THING
    if is_behind and is_open and len(things) >= _TWO * len(acts) and len(things) > _TWO:
        return True
    may_be = all(may_be_noun(verb.base) and verb.base not in table["rarely_nouns"] for _, verb in verbs)
    if is_behind and len(things) < len(acts):
        return is_open and _begins_as_verb(items[0].text)
    return is_open and len(things) >= len(acts) and may_be


def _mixes_bare_doings_and_things(items: Sequence[Item]) -> bool:
    """Whether notes have things beside a doing without an object: in "tear off, comp shingle" it may be a noun too."""
    if not any(item.kind is Kind.THING for item in items):
        return False
    verbs = [verb for item in items if item.kind is Kind.ACT for verb in item.verbs]
    bare = [item for item in items if item.kind is Kind.ACT and is_bare_doing(item.text)]
    return bool(bare) and all(verb.form is Form.BASE for verb in verbs)


def is_bare_doing(text: str) -> bool:
    """Whether a verb stands without what it was done to: tear off, trim."""
    first, _, rest = text.partition(" ")
    return bool(first) and (not rest or rest in word_table()["particles"])


def _are_unlike(items: Sequence[Item]) -> bool:
    """Whether no list is sure: "2 man truck, ranges washers fridges", or a verb that tells of which kind a thing is.

    Behind another doing, "bend deduct chart" may be either.
    """
    counted = {bool(_COUNTED.match(item.text)) for item in items if item.kind is Kind.THING}
    acts = [item for item in items if item.kind is Kind.ACT and item.verbs]
    return len(counted) > 1 or (len(items) == len(acts) == _TWO and _may_be_thing(acts[1]))


def _are_two_things(items: Sequence[Item]) -> bool:
    """Whether what stands behind the one comma may as well explain the thing before it: tandem, 2 trailers."""
    texts = [one for item in items for one in item.text.split(", ")]
    are_long = any(len(one.split()) > _TWO or _COUNTED.match(one) for one in texts)
    return all(item.kind is Kind.THING for item in items) and len(texts) == _TWO and are_long


def _may_be_thing(act: Item) -> bool:
    verb, words = act.verbs[0], words_in(act.text)
    is_compound = len(words) > _TWO and not any(word.group() in word_table()["prepositions"] for word in words)
    is_one = not act.text.endswith("s") and not any(word.group() in word_table()["determiners"] for word in words)
    return is_compound and is_one and verb.form is Form.BASE and may_be_noun(verb.base)


def _pieces(text: str) -> list[str]:
    return _SEPARATOR.split(text.casefold())


def _is_half_told(before: str, after: str) -> bool:
    """Whether verbs around what may be one as well were put into the past: "ordered pipe, check fittings and kept".

    Among nothing but short doings each may be one: "deburr, saw cut, tumble".
    """
    parts = [one.text for one in parts_of(after, "en")]
    is_kept = [one in before for one in parts]
    if not all(is_kept) and any(kept and _is_sure_act(part) for kept, part in zip(is_kept, parts, strict=True)):
        return True
    if len(parts) > 1 and is_kept[0] and not is_kept[1] and (_is_verb_of_two_words(parts[0]) or _is_left(parts[0])):
        return True  # color sand and polish; check in trucks, assign docks
    if len(parts) >= _LIST and all(len(part.split()) <= _TWO for part in parts) and not all(is_kept):
        alone = (part for kept, part in zip(is_kept, parts, strict=True) if kept and " " not in part)
        return any(_begins_as_verb(part) and formed(part.lower(), Form.PAST) != part.lower() for part in alone)
    return any(
        kept and (_begins_as_verb(part) or _is_verb_of_two_words(part)) and _is_among_doings(parts, is_kept, place)
        for place, (part, kept) in enumerate(zip(parts, is_kept, strict=True))
    )


def _is_left(part: str) -> bool:
    """Whether a part begins with a verb and its particle before a thing, which no noun does: check in trucks."""
    words = [word.group().lower() for word in words_in(part)]
    is_verb = len(words) > _TWO and verb_form(words[0]) == (words[0], Form.BASE)
    return is_verb and words[1] in word_table()["particles"] and formed(words[0], Form.PAST) != words[0]


def _is_sure_act(part: str) -> bool:
    """Whether a part is a verb in no tense with its object, and hardly anything else: clean coils, aim the boards."""
    table, matches = word_table(), words_in(part)
    words = [word.group().lower() for word in matches]
    if len(words) < _TWO or verb_form(words[0]) != (words[0], Form.BASE) or matches[0].group().isupper():
        return False
    if formed(words[0], Form.PAST) == words[0] or is_name_of_two(words[0], words[1:]) or names_a_tool(part, matches, 0):
        return False
    is_verb = words[0] in table["rarely_nouns"] or not may_be_noun(words[0])
    is_noun_behind = words[1] not in table["acts"] | table["prepositions"] | {"and", "or"}
    return words[1] in table["determiners"] or (is_verb and is_noun_behind)


def _is_among_doings(parts: Sequence[str], is_kept: Sequence[bool], place: int) -> bool:
    """Whether a part with an object stands between verbs, or one behind a verb that shares its object."""
    before = place > 0 and not is_kept[place - 1] and " " not in parts[place - 1]
    is_between = not all(is_kept[:place]) and not all(is_kept[place:])
    has_object = " " in parts[place] and parts[place].endswith("s")
    return before or (is_between and (has_object or _is_verb_of_two_words(parts[place])))


def _is_verb_of_two_words(part: str) -> bool:
    """Whether a part is nothing but a verb and how it is done: wet sand, spot weld."""
    how, *doing = [word.group().lower() for word in words_in(part)] or [""]
    is_base = len(doing) == 1 and verb_form(doing[0]) == (doing[0], Form.BASE)
    return is_base and how in word_table()["before_verb"]


def _begins_as_verb(part: str) -> bool:
    words = words_in(part)
    known = verb_form(words[0].group().lower()) if words else None
    return known is not None and known[1] is Form.BASE


def _place_of(verb: Verb, item: str, text: str, start: int) -> re.Match[str] | None:
    """Find a verb of an item in its line, from `start` on: the same words follow it there."""
    word = re.escape(item[verb.start : verb.end])
    following = next_word(item[verb.end :])
    pattern = re.compile(rf"(?<![\w-]){word}(?:(?![\w-])|(?=(?:out|up|off)\b))", re.IGNORECASE)
    found = pattern.finditer(text, start)
    return next((one for one in found if following in {"", next_word(text[one.end() :])}), None)
