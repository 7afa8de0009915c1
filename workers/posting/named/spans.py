"""Runs of words that may name the position or the employer, cut where names begin and end."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from workers.posting.named.generic_names import is_generic
from workers.posting.named.job_words import names_job
from workers.posting.named.surroundings import is_turn
from workers.posting.named.tokens import Line
from workers.posting.named.word_classes import (
    FUNCTION,
    GREETINGS,
    LINKS,
    LINKS_OF_TITLES,
    NEVER_FIRST,
    NOT_IN_TITLES,
    PRAISE,
    SEEKS,
    SOUGHT,
    UNIONS,
)
from workers.posting.text.subjects import FIRM_BEGIN
from workers.posting.text.wishes import is_wished

_LONGEST = 9
"""Words."""
_LONGEST_ASIDE = 3
"""Words in brackets that a title goes round: MOTOR GRADER (BLADE) OPERATOR."""
_LINES_IN_SMALL = 3
"""Who writes no capitals names the employer at the top, or nowhere that can be told."""
_MODEL_NUMBER = re.compile(r"[a-z]+-?\d+\w*|\d+[a-z]+\w*")
_STATE_CODE = re.compile(
    r"A[LKZR]|C[AT]|DE|FL|GA|HI|I[DLN]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AIVY]|DC"
)
_MAY_GO_ON = frozenset({"para", "en"})
_FOR = frozenset({"for", "para", "at", "en"})
_NUMBERED = frozenset({"local", "no", "no.", "number", "lodge", "district", "union"})
_WELCOME = re.compile(
    r"(?: \([^()]*\))? (?:(?:is|are|would be) (?:an? |very |really )?(?:plus|bonus|helpful|nice"
    r"|preferred|great|valued|asset)|preferred)\b",
    re.IGNORECASE,
)
_MOST = 700
"""Spans of a kind; a posting of ordinary length has a tenth as many."""


@dataclass(frozen=True, slots=True)
class Span:
    """The words of a line from `begin` up to `end`."""

    line: Line
    begin: int
    end: int

    @property
    def words(self) -> list[str]:
        """The words, folded."""
        return [token.folded for token in self.line.tokens[self.begin : self.end]]

    @property
    def said(self) -> str:
        """The words as the posting writes them."""
        return self.line.said(self.begin, self.end)

    def touches(self, other: "Span") -> bool:
        """Whether the two have words in common where they stand."""
        return self.line is other.line and self.begin < other.end and other.begin < self.end

    def is_within(self, other: "Span") -> bool:
        """Whether the span is the other, or a part of it."""
        return self.line is other.line and other.begin <= self.begin and self.end <= other.end


def title_spans(lines: list[Line]) -> list[Span]:
    """Spans with a word that may name who does the work."""
    found: list[Span] = []
    for line in lines:
        jobs = [names_job(token.folded) for token in line.tokens]
        if not any(jobs):
            continue
        for begin in (place for place in range(len(line.tokens)) if _begins_title(line, place)):
            found.extend(
                Span(line, begin, end)
                for end in _ends(line, begin, LINKS_OF_TITLES)
                if any(jobs[begin:end])
                and (_closes(line, end) or jobs[end - 1])
                and not _is_union(line, begin, end)
                and not _is_joined_to_firm(line, begin, end)
                and not _is_welcome(line, end)
            )
        if len(found) >= _MOST:
            break
    return found[:_MOST]


def company_spans(lines: list[Line]) -> list[Span]:
    """Spans written as names are; in a line without a capital, those between its marks."""
    found: list[Span] = []
    for line in lines:
        is_small = line.number < _LINES_IN_SMALL and line.text.islower() and lines[0].text.islower()
        begins = (place for place in range(len(line.tokens)) if _begins_name(line, place, is_small=is_small))
        for begin in (place for place in begins if not is_wished(line.text, line.tokens[place].start)):
            found.extend(
                Span(line, begin, end)
                for end in _ends(line, begin, LINKS)
                if _is_written_as_name(line, begin, end, is_small=is_small) and _closes(line, end, of_name=not is_small)
            )
        if len(found) >= _MOST:
            break
    return found[:_MOST]


def _begins_title(line: Line, place: int) -> bool:
    token = line.tokens[place]
    if place and line.tokens[place - 1].folded in GREETINGS:
        return False
    if (token.gap == "close" and _goes_round(line, place)) or _is_paid(line, place):
        return False
    if token.folded in FUNCTION or token.folded in SEEKS or not any(map(str.isalpha, token.folded)):
        return token.folded[0].isdigit() and place + 1 < len(line.tokens) and _is_ordinal(token.folded)
    return _may_part(line, place)


def _is_paid(line: Line, place: int) -> bool:
    """Whether the word begins what an amount is paid for: $50 extra stop, $2 lead pay."""
    if not (place and line.number) or line.tokens[place].gap:
        return False
    amount = line.tokens[place - 1]
    return amount.folded[0].isdigit() and line.text[: amount.start].endswith("$")


def _goes_round(line: Line, place: int) -> bool:
    """Whether the brackets before the word explain a name that goes on: MOTOR GRADER (BLADE) OPERATOR."""
    opened = next((before for before in range(place - 1, 0, -1) if line.tokens[before].gap == "open"), 0)
    return bool(opened) and _aside(line, opened) and not names_job(line.tokens[opened - 1].folded)


def _is_union(line: Line, begin: int, end: int) -> bool:
    """Whether the span is a union's name, or the beginning of one: IRON WORKERS LOCAL 517."""
    reach = line.tokens[begin : end + 1]
    return any(token.folded in UNIONS and not token.gap for token in reach)


def _is_joined_to_firm(line: Line, begin: int, end: int) -> bool:
    """Whether the span goes on behind a slash with a firm's name: Electricista / Instalaciones Hermanos Quiroga."""
    slash = next((place for place in range(begin + 1, end) if line.tokens[place].gap == "slash"), 0)
    return bool(slash) and bool(FIRM_BEGIN.match(line.said(slash, end)))


def _is_welcome(line: Line, end: int) -> bool:
    """Whether a sentence welcomes the span, a certificate: "Playground inspector (CPSI) would be helpful"."""
    rest = line.text[line.tokens[end - 1].end :]
    return line.number > 0 and bool(_WELCOME.match(rest))


def _is_ordinal(word: str) -> bool:
    return word[0].isdigit() and word[-1].isalpha()


def _may_part(line: Line, place: int) -> bool:
    """Whether what stands before the word may end something else."""
    if line.tokens[place].gap or not place:
        return True
    before = line.tokens[place - 1]
    return (
        before.folded in FUNCTION
        or before.folded in SEEKS
        or before.folded in PRAISE
        or before.folded in SOUGHT
        or before.folded.isdigit()
        or line.tokens[place].is_capital != before.is_capital
        or line.tokens[place].surface.isupper() != before.surface.isupper()
        or is_turn(before.folded)
    )


def _begins_name(line: Line, place: int, *, is_small: bool) -> bool:
    token = line.tokens[place]
    if token.folded in NEVER_FIRST:
        return False
    if token.folded in FUNCTION - {"we", "is"} and not (
        token.is_capital and token.folded in {"on", "all", "el", "la", "los", "las", "it"}
    ):
        return False
    if not (token.is_capital or is_small):
        return False
    return _may_part(line, place)


def _ends(line: Line, begin: int, links: frozenset[str]) -> Iterator[int]:
    """Places behind words with which a span from `begin` may end."""
    is_aside = False
    for place in range(begin, min(begin + _LONGEST, len(line.tokens))):
        token = line.tokens[place]
        if place > begin and token.gap:
            if token.gap == "open" and not is_aside and _aside(line, place):
                is_aside = True
            elif token.gap == "close" and is_aside and not _goes_apart(line, place):
                is_aside = False
            elif token.gap not in {"slash", "quote"}:
                return
        if place > begin and token.folded in FUNCTION and token.folded not in links | _MAY_GO_ON:
            return
        if not is_aside and token.folded not in FUNCTION:
            yield place + 1


def _goes_apart(line: Line, place: int) -> bool:
    """Whether a mark stands behind the brackets that end before the word: "Heron Works (Salem) - Welder"."""
    between = line.text[line.tokens[place - 1].end : line.tokens[place].start]
    return any(mark in between for mark in "-,|:\u2013\u2014")


def _aside(line: Line, place: int) -> bool:
    behind = [token.gap for token in line.tokens[place + 1 : place + _LONGEST_ASIDE + 1]]
    return "close" in behind and not any(behind[: behind.index("close")])


def _closes(line: Line, end: int, *, of_name: bool = False) -> bool:
    """Whether what stands behind may begin something else."""
    if line.gap_behind(end - 1):
        return True
    last, following = line.tokens[end - 1], line.tokens[end]
    return (
        following.folded in FUNCTION
        or following.folded in SEEKS
        or following.folded in SOUGHT
        or following.folded in NOT_IN_TITLES
        or (of_name and not following.is_capital)
        or following.surface.isupper() != last.surface.isupper()
    )


def _is_written_as_name(line: Line, begin: int, end: int, *, is_small: bool) -> bool:
    tokens = line.tokens[begin:end]
    if any(names_job(one.folded) and two.folded in _FOR for one, two in pairwise(tokens)):
        return False
    if is_generic(line, begin, end):
        return False
    last = tokens[-1]
    if end - begin > 1 and (_MODEL_NUMBER.fullmatch(last.folded) or _STATE_CODE.fullmatch(last.surface)):
        return False
    if tokens[-1].folded[0].isdigit() and (end - begin == 1 or tokens[-2].folded not in _NUMBERED):
        return False
    return sum(map(str.isalpha, line.said(begin, end))) > 1 and (
        is_small or all(token.is_capital or token.folded in LINKS for token in tokens)
    )
