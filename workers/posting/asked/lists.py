"""Lists with commas: which of their parts are each asked for, and which belong to the one before."""

import re
from collections.abc import Iterable, Iterator

import msgspec

from workers.language.grammar import LanguageCode, grammar
from workers.language.vocabulary import vocabulary
from workers.language.words import words_of
from workers.posting.asked.doings import begins_doing, form_at_start
from workers.posting.asked.kinds import kind_of
from workers.posting.asked.leads import without_lead
from workers.posting.asked.pairs import ACTIVITY, AND, TOGETHER, VERB_ALONE, joined
from workers.posting.asked.turns import anywhere
from workers.posting.asked.years import years_in

_COMMA = re.compile(
    r",\s+(?:and/or\s+|and\s+|or\s+|y\s+|e\s+|o\s+|plus\s+|as well as\s+)?|\s+(?:as well as|así como)\s+", re.IGNORECASE
)
_USES = re.compile(
    r"^(?:.*\b(?:you|able to|can|must)\s+)?(?:use|uses|operate|operates|know|own|usar|operar|manejar)\s+",
    re.IGNORECASE,
)
_GOVERNING = re.compile(r" (?:with|of|in)\s+(?:(?:an?|the|your)\s+)?$", re.IGNORECASE)
"""Ends of turns behind which a gerund is a noun: "handy with a sliding table saw"."""
_OF_MANY = re.compile(r"^(?:\w+ )?\w+(?:tion|ment|ance|ing|out|up)(?: (?:and|&) \w+)? of\s", re.IGNORECASE)
"""A doing said as a noun, whose objects follow: "installation and adjustment of closers, exit devices"."""
_MANY = 3
_OWN = re.compile(
    r"^(?:must |should |need |with )?(?:bring |have |own )?(?:your |their )?own\b|\bpropi[ao]s?\b", re.IGNORECASE
)
_LEAST_LETTERS = 2
_NOUN = re.compile(r"^\w+(?:tion|sion|ment|ing|ance|ence|ción|sión|miento)\b", re.IGNORECASE)
_OR_AT_END = re.compile(r"(?P<comma>,)?\s(?:or|o)\s[^,]*$", re.IGNORECASE)
_COMMA_AT_END = re.compile(r"[,\s]+(?:and|or|y|o|e)?\s*$", re.IGNORECASE)
_COMMA_AND = re.compile(r",\s+(?:and|y|or|o|e)\s", re.IGNORECASE)
_OR = re.compile(r"\s+(?:or|o|u)\s+", re.IGNORECASE)


class Piece(msgspec.Struct, frozen=True):
    """A thing in the sentence's words; `list_end` is the end of the list that it stands in, where one closes it."""

    text: str
    list_end: str = ""


def listed(text: str, code: LanguageCode, *, is_doing: bool) -> Iterator[Piece]:
    """The things that a text without semicolons names; `is_doing` where it surely begins with a verb."""
    spans = [part for part in _COMMA.split(text) if sum(map(str.isalnum, part)) >= _LEAST_LETTERS]
    if len(spans) < 2:  # noqa: PLR2004 - no list
        yield from _pieces(joined(text, code), "")
        return
    end = spans[-1] if len(spans) >= _MANY and _closes(text) else ""
    first = without_lead(spans[0])
    governs = bool(_GOVERNING.search(spans[0][: len(spans[0]) - len(first)]))
    begins = not governs and (begins_doing(first, code) or (is_doing and not _NOUN.match(first)))
    if _USES.match(spans[0]) and _length(spans) >= _MANY and not TOGETHER.search(first):
        yield from _pieces(_spans([_USES.sub("", spans[0], count=1), *spans[1:]], text, code), end)
    elif begins and kind_of(first, has_years=False, code=code) == "physical":
        yield from _pieces(spans, end)
    elif _share_a_head(spans, code):
        yield Piece(text)
    elif (begins or _OF_MANY.match(first)) and not _are_activities(spans):
        yield from _pieces((part for doing in _doings(spans, text, code) for part in joined(doing, code)), "")
    elif _is_list(spans, text, code):
        yield from _pieces(_spans(spans, text, code), end)
    else:
        yield from _pieces(joined(text, code), end)


def _length(spans: list[str]) -> int:
    return len(spans) + len(AND.findall(spans[-1]))


def _share_a_head(spans: list[str], code: LanguageCode) -> bool:
    """Whether one noun at the end is everybody's: "tip, liner and wire maintenance", of things that are no skills."""
    last = AND.split(spans[-1])
    return (
        len(last) > 1
        and bool(ACTIVITY.search(last[-1]))
        and len(last[-1].split()) > 1
        and not any(
            " " in one or ACTIVITY.search(one) or _is_known(one, code)
            for one in [without_lead(spans[0]), *spans[1:-1], *last[:-1]]
        )
    )


def _is_known(word: str, code: LanguageCode) -> bool:
    read = words_of(word)
    return bool(vocabulary(code).find(read, grammar(code).keys_of(read)))


def _are_activities(spans: list[str]) -> bool:
    """Whether most of a list's spans name activities by nouns, as a gerund at its head does, too: "leak searching"."""
    if not re.match(r"\w+ing\b", without_lead(spans[0]), re.IGNORECASE):
        return False
    named = sum(bool(ACTIVITY.search(span)) for span in spans[1:])
    return named >= max(1, (len(spans) - 1) / 2) and any(" " in span for span in spans)


def _pieces(texts: Iterable[str], end: str) -> Iterator[Piece]:
    return (Piece(text, end) for text in texts)


def _closes(text: str) -> bool:
    """Whether a list has its end said: "A, B, or C would be nice" is nice of all, "A, B, C nice" of C."""
    return bool(re.search(r"\s(?:and|or|y|o)\s", text.rsplit(",", 1)[-1], re.IGNORECASE))


def _spans(spans: list[str], text: str, code: LanguageCode) -> Iterator[str]:
    own = next((place for place, span in enumerate(spans) if _OWN.search(span)), len(spans))
    if own < len(spans) - 1 and all(_is_of_a_kit(span, code) for span in spans[own + 1 :]):
        for span in spans[:own]:
            yield from joined(span, code)
        yield text[text.index(spans[own]) :]
        return
    for span in spans[:-1]:
        yield from joined(span, code)
    yield from _last(spans[-1], text, code)


def _doings(spans: list[str], text: str, code: LanguageCode) -> Iterator[str]:
    """The text parted before each span that is another doing; one that isn't is an object of the doing before it."""
    known = [begins_doing(without_lead(span), code) for span in spans]
    form = form_at_start(spans[0], code)
    mostly = len(spans) >= _MANY and sum(known) * 2 >= len(spans)
    begin, place = 0, 0
    for index, span in enumerate(spans):
        here = text.index(span, place)
        before = _COMMA_AT_END.sub("", text[begin:here])
        is_whole = not VERB_ALONE.fullmatch(before.strip())
        is_alike = form is not None and form_at_start(span, code) is form and len(span.split()) > 1
        is_between = index < len(spans) - 1 and known[index + 1] and len(span.split()) > 1
        is_another = known[index] or (mostly and (is_alike or is_between))
        if index and is_whole and is_another:
            yield before
            begin = here
        place = here + len(span)
    yield text[begin:]


def _is_list(spans: list[str], text: str, code: LanguageCode) -> bool:
    """Whether commas part things that are each asked for."""
    if TOGETHER.search(spans[0]):
        return not all(_is_of_a_kit(span, code) for span in spans[1:])
    alternatives = _OR_AT_END.search(text)
    if not alternatives or len(spans) > _MANY or (alternatives["comma"] and len(spans) == _MANY):
        return not (years_in(spans[0]) and alternatives and not any(map(years_in, spans[1:])) and len(spans) < _MANY)
    return not years_in(spans[0]) and all(len(span.split()) > 1 for span in [*spans[:-1], *_OR.split(spans[-1])])


def _is_of_a_kit(span: str, code: LanguageCode) -> bool:
    """Whether the span is one more of the small things that somebody brings: "pliers, reel, hard hat"."""
    if anywhere("prose", "requires").search(span) or anywhere("prose", "prefers").search(span):
        return False
    things = AND.split(span)
    return all(
        len(one.split()) <= _MANY + 1 and kind_of(one, has_years=False, code=code) in {"tool", "skill"}
        for one in things
    )


def _last(part: str, text: str, code: LanguageCode) -> Iterator[str]:
    """The end of a list without a comma before its "and": "A, B and C"."""
    pieces = AND.split(part, maxsplit=1)
    if len(pieces) == 1 and not _COMMA_AND.search(text) and not years_in(text):
        pieces = _OR.split(part, maxsplit=1)
        if len(pieces) > 1 and all(piece[:1].isupper() for piece in pieces):  # names: "WorkWave or Jobber"
            pieces = [part]
    if _COMMA_AND.search(text) or any(not piece.strip() for piece in pieces):
        yield from joined(part, code)
        return
    yield from pieces
