"""A line that says a sentence already, told whole, where its parts would not be told as one by themselves.

Notes are cut at their commas, since each piece is work of its own: "pull wire, panel swaps, some fire alarm". In a
sentence the same commas part what belongs together: "wired stations, traveling cables and car tops from prints" cut in
two says less, and the second half nothing. What stands whole is the person's own, in the tense of its job where its
verbs are sure.
"""

import re
from collections.abc import Sequence

import msgspec

from workers.language.conjugation import Form
from workers.writing.duties.english.telling import conjugated
from workers.writing.english_lines.ambiguous import Found, Head
from workers.writing.english_lines.heads import head_of
from workers.writing.english_lines.parting import Part, parts_of
from workers.writing.english_lines.parts import has_preposition, is_own_rank, may_be_object, tells_an_act
from workers.writing.words.english_verbs import verb_form, word_table, words_in
from workers.writing.words.phrases import capitalized, lowered

_LONGEST = 240
"""Characters of a sentence that a verb begins: three lines of the page and a half."""
_LONGEST_CLAUSE = 160
"""Characters of what a sentence of a letter may have behind "I"."""
_LONGEST_NOTE = 120
"""Characters of a note; a longer one is read better in pieces."""
_FIRST_PERSON = re.compile(r"\b(?:I|we|We|me|us)\b|^i\b")
_OWN = re.compile(r"\b(?:my|our)(?: own)?\b", re.IGNORECASE)
_REMARK = re.compile(
    r"(?:about |over |up to )?(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|so that)\b"
    r"|(?:often|mostly|mainly|usually|sometimes|in|on|under|within|without|around|as)\b",
    re.IGNORECASE,
)
"""How many, how often, where or what for, which says nothing alone: "Restored cuts on call, one week in three"."""
_MEANWHILE = re.compile(r"[a-z]+ing [\w$%-]+")
"""What is done at the same time: reducing load times."""
_NOUN_OF_ACT = re.compile(r"\w+ (?:offs|outs|ups|ins|downs)\b", re.IGNORECASE)
"""Tear offs, change outs."""
_WITH = re.compile(r"\bwith ([\w -]+)$")
_CAPITAL_WITHIN = re.compile(r"(?<=[a-z] )[A-Z][a-z]+(?= [a-z])")


class Whole(msgspec.Struct, frozen=True):
    """A line as a bullet has it, and behind "I" and of a third person, where its verbs are sure; else empty."""

    text: str
    clause: str = ""
    third: str = ""


def is_told_in_pieces(sentence: str) -> bool:
    """Whether a line doesn't stand as typed: it has lost its full stops or is too long to be read."""
    return len(sentence) > _LONGEST or _runs_on(sentence)


def told_whole(sentence: str, *, past: bool) -> Whole | None:
    """The line as one bullet, or None where it is better told in pieces."""
    sentence = sentence.strip().rstrip(".")
    if _FIRST_PERSON.search(sentence) or _runs_on(sentence):
        return None
    parts = parts_of(sentence, "en")
    lead = head_of(parts[0].text, past=past, typed=None, is_first=True)
    heads = [lead, *(head_of(one.text, past=past, typed=lead.form, is_first=False) for one in parts[1:])]
    is_sentence = _ends_like_a_sentence(parts, heads)
    if _goes_on_to_other_work(parts, heads) or _leaves_its_tool(parts, heads):
        return None
    if not (is_sentence or _REMARK.match(parts[-1].text)):
        return None
    if lead.head is not Head.VERB or _NOUN_OF_ACT.match(sentence):
        return Whole(_as_bullet(sentence)) if len(sentence) <= _LONGEST_NOTE else None
    is_clause = is_sentence and len(sentence) <= _LONGEST_CLAUSE
    return _told(sentence, parts, heads, past=past, is_clause=is_clause) if len(sentence) <= _LONGEST else None


def _told(sentence: str, parts: Sequence[Part], heads: Sequence[Found], *, past: bool, is_clause: bool) -> Whole | None:
    form = heads[0].form
    if form is Form.PAST:
        return Whole(_as_bullet(sentence), clause=lowered(sentence) if is_clause else "")
    if not _are_sure(parts, heads) and form is Form.BASE:
        return Whole(_as_bullet(sentence))
    verbs = _verbs(sentence, parts, heads)
    told = _in_form(sentence, verbs, Form.PAST if past else Form.BASE)
    third = "" if past else _in_form(sentence, verbs, Form.THIRD)
    return Whole(_as_bullet(told), *((lowered(told), lowered(third)) if is_clause else ()))


def _runs_on(sentence: str) -> bool:
    """Whether a line has lost its full stops: "as instructed Used forklifts to move pipe"."""
    forms = (verb_form(match.group().lower()) for match in _CAPITAL_WITHIN.finditer(sentence))
    return any(known is not None and known[1] in {Form.PAST, Form.BASE} for known in forms)


def _goes_on_to_other_work(parts: Sequence[Part], heads: Sequence[Found]) -> bool:
    """Whether work of its own follows where something was done already: "deliver gas to stations, inspections"."""
    lead, first = heads[0], parts[0].text
    if any(head.head is Head.NOUN and is_own_rank(part.text) for part, head in zip(parts[1:], heads[1:], strict=True)):
        return True  # "ran presses, mold change helper"
    if lead.head is not Head.VERB or lead.base in word_table()["governs_acts"] or not has_preposition(first):
        return False
    return any(
        head.head is Head.NOUN and not part.link and tells_an_act(following[-1].text)
        for part, head, following in zip(parts[1:], heads[1:], _lists(parts), strict=False)
    )


def _leaves_its_tool(parts: Sequence[Part], heads: Sequence[Found]) -> bool:
    """Whether things of another kind follow what or whom it was done with: "kept radio with rescue, tanks"."""
    if len(parts) < 3 or parts[1].link or heads[1].head is not Head.NOUN:  # noqa: PLR2004 - no list
        return False
    tail = _WITH.search(parts[0].text)
    return tail is not None and tells_an_act(tail[1]) and not tells_an_act(parts[1].text)


def _lists(parts: Sequence[Part]) -> list[Sequence[Part]]:
    """Return for each part but the first the part itself and those behind it, up to the "and" of its list."""
    ends = [next((at for at in range(start, len(parts)) if parts[at].link), start) for start in range(1, len(parts))]
    return [parts[start : end + 1] for start, end in enumerate(ends, start=1)]


def _are_sure(parts: Sequence[Part], heads: Sequence[Found]) -> bool:
    """Whether it is plain which parts begin with a verb: those up to the last that does, and no other may."""
    form = heads[0].form
    is_verb = [one.head is Head.VERB and one.form is form for one in heads]
    verbs = sum(is_verb)
    if not all(is_verb[:verbs]) or any(one.head is Head.VERB for one in heads[verbs:]):
        return False
    if any(part.link and one.is_bare and may_be_object(one) for part, one in zip(parts[1:], heads[1:], strict=True)):
        return False  # "for bevels and plate"
    return not any(_may_be_verb(one.text, form) for one in parts[verbs:])


def _verbs(sentence: str, parts: Sequence[Part], heads: Sequence[Found]) -> list[tuple[int, int, str]]:
    """Return the places of the line's verbs, each with its base."""
    found: list[tuple[int, int, str]] = []
    place = 0
    for part, head in zip(parts, heads, strict=True):
        place = sentence.index(part.text, place)
        if head.head is Head.VERB and head.form is heads[0].form:
            word = words_in(part.text)[head.at]
            found.append((place + word.start(), place + word.end(), head.base))
        place += len(part.text)
    return found


def _ends_like_a_sentence(parts: Sequence[Part], heads: Sequence[Found]) -> bool:
    """Whether its end is the last of a list, or what is done meanwhile; notes just stop: floors, boiler checks."""
    if parts[-1].tail:
        return False
    is_meanwhile = any(_MEANWHILE.match(part.text) and not part.link for part in parts[1:])
    return parts[-1].link or parts[-1].text.startswith("or ") or (heads[0].head is Head.VERB and is_meanwhile)


def _may_be_verb(text: str, form: Form) -> bool:
    """Whether a part that was taken for a thing could be a doing as well: check deliveries, or replace seals."""
    words = [word.group().lower() for word in words_in(text)]
    words = words[1:] if words[:1] == ["or"] else words
    known = verb_form(words[0]) if words else None
    return known is not None and known[1] is form


def _in_form(sentence: str, verbs: Sequence[tuple[int, int, str]], form: Form) -> str:
    for start, end, base in reversed(verbs):
        sentence = sentence[:start] + conjugated(base, form) + sentence[end:]
    return sentence


def _as_bullet(text: str) -> str:
    return capitalized(_OWN.sub("the", text))
