"""What may be the position and the employer of a pasted posting, with what speaks for and against each."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from workers.language.grammar import grammar
from workers.posting.named.company_signs import company_signs
from workers.posting.named.job_words import names_job
from workers.posting.named.kinds_of_work import (
    is_counted,
    is_in_list,
    is_kind_of_work,
    is_maker_s,
    is_office_of,
    is_spoken_of,
    is_thing,
)
from workers.posting.named.others import is_of_others
from workers.posting.named.spans import Span, company_spans, title_spans
from workers.posting.named.surroundings import is_under_title_label
from workers.posting.named.title_signs import title_signs
from workers.posting.named.tokens import Line
from workers.posting.named.whole_text import WholeText
from workers.posting.named.word_classes import SEEKS
from workers.posting.text.subjects import FIRM_BEGIN

_OF_PLACE = "colon of place"
_OFFICES = frozenset({"department", "dept", "division", "office", "district", "services", "works", "agency"})
_DOINGS = frozenset(
    {"usar", "utilizar", "portar", "llevar", "quitar", "retirar", "hacer", "tener", "traer", "saber", "poder"}
    | {"contar", "remover", "mover"}
)
"""Infinitives beside those of the trades, with which lists of what is asked for begin."""
_OF_HANDS = frozenset(
    {"quiet", "soft", "steady", "good", "extra", "many", "all", "both", "own", "clean", "strong", "skilled", "dozen"}
)
_LEVEL = re.compile(r"i{1,3}|iv|v|[1-5]|[a-c]")


@dataclass(frozen=True, slots=True)
class Candidate:
    """A run of words and what speaks for and against it."""

    span: Span
    signs: frozenset[str]


def title_candidates(lines: list[Line], text: WholeText) -> list[Candidate]:
    """Return what may be the position. An act isn't, whatever it ends with: "usar respirador"."""
    spans = [one for one in title_spans(lines) if not (_is_no_work(one.words) or _is_firm_that_seeks(one))]
    return [Candidate(span, frozenset(title_signs(span, text))) for span in spans]


def _is_firm_that_seeks(span: Span) -> bool:
    """Whether a Spanish firm of a trade seeks people, whatever it is called by: "Empacadora Sierra Brava solicita"."""
    tokens = span.line.tokens
    if not tokens[span.begin].is_capital:
        return False
    rest = tokens[span.begin + 1 :]
    place = next((place for place, one in enumerate(rest) if one.gap or not one.is_capital), 0)
    is_seeking = place > 0 and not rest[place].gap and rest[place].folded in SEEKS
    is_firm = is_seeking and FIRM_BEGIN.match(span.line.text, tokens[span.begin].start)
    return bool(is_firm) and not span.line.text.isupper()


def _is_no_work(words: Sequence[str]) -> bool:
    """Whether the words begin with an act, or only tell how people are: "quiet hands"."""
    is_of_hands = words[-1] in {"hand", "hands"} and all(word in _OF_HANDS for word in words[:-1])
    return _is_doing(words[0]) or (len(words) > 1 and is_of_hands)


def _is_doing(word: str) -> bool:
    """Whether a folded word is a Spanish infinitive that no job's name begins with."""
    return word in _DOINGS or (word in grammar("es").verb_bases and not names_job(word))


def company_candidates(lines: list[Line], text: WholeText) -> list[Candidate]:
    """Return what may be the employer; what a label calls a place or the position isn't."""
    found = [
        Candidate(span, frozenset(company_signs(span, text)))
        for span in company_spans(lines)
        if not is_under_title_label(span.line, span.begin)
    ]
    kept = [one for one in found if _OF_PLACE not in one.signs and not _is_county_of(one.span, found)]
    spoken_of = [one.span for one in kept if is_spoken_of(one.span, one.signs)]
    heads = [one.span for one in kept if one.span.begin == 0 and one.span.line.gap_behind(one.span.end - 1)]
    kinds = [one.span for one in kept if _is_none(one, spoken_of, heads)]
    return [one for one in kept if not any(map(one.span.is_within, kinds))]


def _is_none(one: Candidate, spoken_of: Sequence[Span], heads: Sequence[Span]) -> bool:
    span, signs = one.span, one.signs
    is_thing_s = is_thing(span, signs) or is_counted(span) or is_in_list(span) or is_maker_s(span, signs, spoken_of)
    if is_of_others(span, signs):
        return True
    return is_thing_s or is_kind_of_work(span, signs, spoken_of) or is_office_of(span, heads)


def _is_county_of(span: Span, candidates: Sequence[Candidate]) -> bool:
    """Whether a county only tells where the firm before it is: Goldleaf Almond Processors, Madera County.

    Of a department the county is the employer.
    """
    if not span.words or span.words[-1] != "county":
        return False
    before = (one.span for one in candidates if one.span.line is span.line and one.span.end <= span.begin)
    return any(_OFFICES.isdisjoint(one.words) and len(one.words) > 1 and not _is_title(one.words) for one in before)


def _is_title(words: list[str]) -> bool:
    """Whether the words end with who does the work, and a level if any: Signal Technician III."""
    last = words[-2] if _LEVEL.fullmatch(words[-1]) else words[-1]
    return names_job(last) and not last.endswith("s")
