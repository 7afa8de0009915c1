"""The position and the employer out of all that may be one."""

import math
import re
from collections.abc import Mapping, Sequence

from workers.posting.learnt_weights import weight_of
from workers.posting.name_forms.same_firm import is_same_firm, words_of
from workers.posting.named.candidates import Candidate
from workers.posting.named.common_words import are_common
from workers.posting.named.job_words import names_job
from workers.posting.named.spans import Span
from workers.posting.named.word_classes import AND

LEAST_TITLE = 0.55
LEAST_COMPANY = 0.25
"""Likelihood; less is a guess, and a wrong name is worse than none."""
LEAST_FIRM = 0.1
"""The same of a name that is plainly a firm's."""
_AGENCY = "agency"
_DOERS = re.compile(r"\w{4,}[eo]rs")
_SHOP = re.compile(r"\w{4,}eria")
_EMPLOYS = re.compile(
    r"(?: (?:is|are)|,) (?:an? )?(?:[\w-]+,? ){0,2}equal[ -](?:employment[ -])?opportunity", re.IGNORECASE
)
_OF = frozenset({"de", "del", "of"})
_CONSIDERED = 12
_ALSO = 0.2
"""How likely another way to write the employer must be, as a share of the likeliest's, to be taken for being fuller."""


def is_plain_firm(one: Candidate) -> bool:
    """Whether a name of several words is plainly a firm's, and no public body's: by its words or what stands by it.

    So are those who do a work on a line under the position (Goldleaf Almond Processors), a shop of a trade that does
    something (Plomería Los Naranjos atiende) and whose people speak (en Taller Cedro Viejo hacemos), and whoever a line
    below the first begins to tell of (Cashmere Ridge Fruit packs).
    """
    words, signs = one.span.words, one.signs
    opens = not signs.isdisjoint({"from start", "from bang"}) and "to verb" in signs and one.span.line.number > 0
    is_of_doers = "under a job" in signs and bool(_DOERS.fullmatch(words[-1]))
    is_shop = bool(_SHOP.fullmatch(words[0])) and not signs.isdisjoint({"to verb", "to word"})
    has_people = {"from at", "to verb"} <= signs
    return (
        len(words) > 1
        and _AGENCY not in signs
        and ("firm" in signs or is_of_doers or is_shop or has_people or (opens and not are_common(words)))
    )


def says_it_employs(one: Candidate, candidates: Sequence[Candidate]) -> bool:
    """Whether a name of several words does something, and its first word says to be an equal opportunity employer.

    So of "Solvane Specialty Chemicals makes intermediates", with "Solvane is an equal opportunity employer" below.
    """
    words = one.span.words
    if len(words) == 1 or one.signs.isdisjoint({"to verb", "to is", "to word"}):
        return False
    again = (other.span for other in candidates if other.span.words in ([words[0]], words))
    return any(_EMPLOYS.match(span.line.text[span.line.tokens[span.end - 1].end :]) for span in again)


def shares_of(candidates: Sequence[Candidate], of: Mapping[str, float]) -> list[float]:
    """How likely each is, with the rest for none of them."""
    likely = [math.exp(min(30.0, weight_of(candidate.signs, of))) for candidate in candidates]
    everything = 1.0 + sum(likely)
    return [one / everything for one in likely]


def likeliest_title(candidates: Sequence[Candidate], of: Mapping[str, float]) -> tuple[Candidate | None, float]:
    """The likeliest, and how likely it is that it or a shorter or longer form of it is right."""
    shares = shares_of(candidates, of)
    if not candidates:
        return None, 0.0
    best = candidates[max(range(len(shares)), key=shares.__getitem__)]
    words = set(best.span.words)
    kin = (share for share, one in zip(shares, candidates, strict=True) if _is_form(set(one.span.words), words))
    return _with_other_thing(_with_other_half(best, candidates), candidates), sum(kin)


def _with_other_half(best: Candidate, candidates: Sequence[Candidate]) -> Candidate:
    """The title with what it goes on with behind a slash: CONCRETE FINISHER / WORKING FOREMAN.

    Up to the next mark, and only where that half names who does the work too, and no step of the same work (5th step).
    """
    span = best.span
    whole = [
        one
        for one in candidates
        if one.span.line is span.line
        and one.span.begin == span.begin
        and one.span.end > span.end
        and _is_half(one.span, span.end)
    ]
    return min(whole, key=lambda one: one.span.end, default=best)


def _with_other_thing(best: Candidate, candidates: Sequence[Candidate]) -> Candidate:
    """The title with the second of two things that it is of: SUPERVISOR DE EMBARQUES Y CUARTO FRÍO.

    Up to the next mark; who else is sought (SOLDADOR DE TUBERÍA Y AYUDANTE) is no thing.
    """
    span = best.span
    if _OF.isdisjoint(span.words):
        return best
    whole = [one for one in candidates if _goes_on_with_thing(one.span, span)]
    return min(whole, key=lambda one: one.span.end, default=best)


def _goes_on_with_thing(one: Span, span: Span) -> bool:
    if one.line is not span.line or one.begin != span.begin or one.end <= span.end + 1:
        return False
    link, *thing = one.line.tokens[span.end : one.end]
    is_written_alike = all(token.is_capital for token in thing)
    is_thing = not any(token.gap or names_job(token.folded) for token in thing)
    return (
        link.folded in AND and not link.gap and is_written_alike and is_thing and bool(one.line.gap_behind(one.end - 1))
    )


def _is_half(span: Span, begin: int) -> bool:
    """Whether the words of the span from `begin` are a half behind a slash that a mark ends."""
    half = span.line.tokens[begin : span.end]
    return (
        half[0].gap == "slash"
        and half[0].folded[0].isalpha()
        and names_job(half[-1].folded)
        and bool(span.line.gap_behind(span.end - 1))
    )


def _is_form(one: set[str], other: set[str]) -> bool:
    return one <= other or other <= one


def likeliest_company(candidates: Sequence[Candidate], of: Mapping[str, float]) -> tuple[Candidate | None, float]:
    """The likeliest firm by all that names it, as its likeliest name is written; and how likely it is."""
    shares = shares_of(candidates, of)
    if not candidates:
        return None, 0.0
    names = [words_of(candidate.span.said) for candidate in candidates]
    ranked = sorted(range(len(shares)), key=lambda place: -shares[place])[:_CONSIDERED]
    sums = {
        place: sum(shares[other] for other in ranked if is_same_firm(names[place], names[other])) for place in ranked
    }
    best = max(ranked, key=lambda place: (round(sums[place], 2), shares[place]))
    ways = [
        place for place in ranked if is_same_firm(names[place], names[best]) and shares[place] >= _ALSO * shares[best]
    ]

    def fullness(place: int) -> tuple[int, bool, float]:
        return len(names[place]), not candidates[place].span.said.isupper(), shares[place]

    return candidates[max(ways, key=fullness)], sums[best]
