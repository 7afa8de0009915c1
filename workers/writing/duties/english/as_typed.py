"""A line of duties as one bullet: what was typed, with its verbs in the tense of its job and nothing moved.

A line cut at its commas loses what held its pieces together ("Class B", "Paper rolls"), and takes the room of several.
"""

import re
from collections.abc import Sequence

from workers.language.conjugation import Form, formed
from workers.language.occupations import is_occupation
from workers.writing.duties.english.alike_pasts import is_carrying, is_object, next_word
from workers.writing.duties.english.in_no_tense import (
    LINK,
    TWO,
    is_bare_doing,
    is_half_told,
    may_be_things,
    mixes_bare_doings_and_things,
)
from workers.writing.duties.english.past_clauses import with_clauses_in_the_past
from workers.writing.duties.english.run_ons import is_run_on
from workers.writing.duties.english.telling import conjugated
from workers.writing.english_lines.by_what_follows import is_surely_verb, may_be_noun
from workers.writing.english_lines.compounds import (
    is_doing_too,
    is_thing_or_stuff,
    runs_a_machine,
)
from workers.writing.english_lines.items import Item, Kind, Verb
from workers.writing.words.english_verbs import verb_form, word_table, words_in
from workers.writing.words.phrases import capitalized

_MY_CARD = re.compile(
    r"(?:(?<=\b[gG]ot )|(?<=\b[eE]arned )|(?<=\b[rR]eceived ))(?:my|our) (?!own\b|[A-Z]\b)"
    r"|\b(?:my|our) (?=(?:[\w-]+ ){0,2}(?:card|licen[cs]e|ticket|cert(?:ificat\w+)?|CDL|GED|degree|diploma)\b)"
)
"""Whose a credential is says nothing here, and "the" would make it one that was spoken of: got journeyman card."""
_COUNTED = re.compile(r"\d+ ")
WELDED_BY = re.compile(r"(TIG|MIG|GTAW|GMAW|SMAW|FCAW|[Ss]tick|[Ss]pot) weld (?=\w)")
"""A process before the verb, which stays as it is: TIG welded stainless pipe."""
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
_SEPARATOR = re.compile(r"\s*,\s*(?:and\s+)?|\s+and\s+")


def line_as_typed(sentence: str, items: Sequence[Item], told: Sequence[str], *, past: bool) -> str:
    """The line with the verbs of its `items` in tense; `told` are the bullets that they would make.

    Where they make one that only puts "and" for the line's last comma, that is the better list.
    """
    text, place = sentence, 0
    if past and is_carrying(items) and (found := _place_of(items[0].verbs[0], items[0].text, sentence, 0)):
        carried = conjugated(items[0].verbs[0].base, Form.PAST)
        return capitalized(f"{sentence[: found.start()]}{carried}{sentence[found.end() :]}")
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
    text = sentence if past and may_be_things(items) else text
    if (
        past
        and (by_process := WELDED_BY.match(text))
        and next_word(text[by_process.end() :]) not in word_table()["acts"]
    ):
        text = f"{by_process[1]} {formed('weld', Form.PAST)} {text[by_process.end() :]}"
    runs_on = past and is_run_on(sentence, text)
    is_left = mixes_bare_doings_and_things(items) or is_half_told(sentence, text) or runs_on
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
        and not (LINK.search(line) or _LIMITS.search(line) or _NAMED_LAST.search(line) or _DONE_LAST.search(line))
        and len(LINK.findall(told[0])) == 1
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
    is_sure_doing = is_doing and is_surely_verb(behind)
    return is_sure_doing and verb.base not in word_table()["helps"] and bool(re.match(r" [a-z]+s\b", rest))


def _is_said_again(base: str, following: str) -> bool:
    """Whether the same doing follows with another particle, both to be told alike: rig up rig down."""
    return bool(re.match(rf" (?:up|down|in|out|on|off) (?:and )?{base} (?:up|down|in|out|on|off)\b", following))


def _are_unlike(items: Sequence[Item]) -> bool:
    """Whether no list is sure: "2 man truck, ranges washers fridges", or a verb that tells of which kind a thing is.

    Behind another doing, "bend deduct chart" may be either.
    """
    counted = {bool(_COUNTED.match(item.text)) for item in items if item.kind is Kind.THING}
    acts = [item for item in items if item.kind is Kind.ACT and item.verbs]
    return len(counted) > 1 or (len(items) == len(acts) == TWO and _may_be_thing(acts[1]))


def _are_two_things(items: Sequence[Item]) -> bool:
    """Whether what stands behind the one comma may as well explain the thing before it: tandem, 2 trailers."""
    texts = [one for item in items for one in item.text.split(", ")]
    are_long = any(len(one.split()) > TWO or _COUNTED.match(one) for one in texts)
    return all(item.kind is Kind.THING for item in items) and len(texts) == TWO and are_long


def _may_be_thing(act: Item) -> bool:
    verb, words = act.verbs[0], words_in(act.text)
    is_compound = len(words) > TWO and not any(word.group() in word_table()["prepositions"] for word in words)
    is_one = not act.text.endswith("s") and not any(word.group() in word_table()["determiners"] for word in words)
    return is_compound and is_one and verb.form is Form.BASE and may_be_noun(verb.base)


def _pieces(text: str) -> list[str]:
    return _SEPARATOR.split(text.casefold())


def _place_of(verb: Verb, item: str, text: str, start: int) -> re.Match[str] | None:
    """Find a verb of an item in its line, from `start` on: the same words follow it there."""
    word = re.escape(item[verb.start : verb.end])
    following = next_word(item[verb.end :])
    pattern = re.compile(rf"(?<![\w-]){word}(?:(?![\w-])|(?=(?:out|up|off)\b))", re.IGNORECASE)
    found = pattern.finditer(text, start)
    return next((one for one in found if following in {"", next_word(text[one.end() :])}), None)
