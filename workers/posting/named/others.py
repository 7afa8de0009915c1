"""Firms of whom a posting speaks and who hire nobody by it: makers, suppliers, customers, and a firm by its praise."""

import re
from collections.abc import Sequence

from workers.posting.name_forms.firm_wordings import NAME, ends_as_a_firm
from workers.posting.named.common_words import makers_in
from workers.posting.named.spans import Span
from workers.posting.named.word_classes import ARTICLES, PRAISE

_THINGS = frozenset(
    word
    for line in (
        "machines machine feeders membranes membrane shingles sprayers sprayer parts part account turbines turbine",
        "trucks freight fryers sorters saw saws surfaces conveyors",
        "controls controllers panels pumps compressors",
        "engines tools products lifts forklifts loaders project projects campus",
        "discount card badge login software certification",
        "certified equipo equipos maquinas bombas partes refacciones motores",
    )
    for word in line.split()
)
"""What stands behind the name of a maker or of the house where the work is."""
_BEFORE = frozenset({"by", "deliver", "delivers", "haul", "hauls"})
_LAST = frozenset({"certified", "approved", "certificado"})
_SORTS = frozenset({"company", "group", "business", "team", "contractor", "employer", "firm"})
_PRAISES = PRAISE | {"family", "owned", "small", "big", "growing", "local", "veteran", "woman", "stable", "friendly"}
_IS_OTHER = re.compile(
    r" (?:is|are|es) (?:the |our |el |nuestro )?"
    r"(?:gc|general contractor|customer|client|owner|cliente|contratista general)\b",
    re.IGNORECASE,
)
_IS_DONE = re.compile(r"\w+ed|run|shown|apply|stop|come")
_AND_ANOTHER = re.compile(rf" (?:and|y) (?:the )?(?P<other>{NAME})")
_JOINED = re.compile(r" (?:and|y) (?:the )?")


def is_of_others(span: Span, signs: frozenset[str]) -> bool:
    """Whether a name is a maker's, a supplier's, a customer's or nobody's: "Carlisle Roofing membranes".

    A name that opens a line, or stands behind a label, is the employer's as a rule.
    """
    words, line = span.words, span.line
    if words[-1] in _LAST or is_only_praise(words):
        return True
    if words[:2] == ["parque", "industrial"]:
        return True
    if span.begin == 0 or "colon of company" in signs:
        return False
    following = line.tokens[span.end : span.end + 1]
    if following and not following[0].gap and following[0].folded in _THINGS:
        return True
    return _stands_beside_another(span, signs) or _is_before(span)


def is_only_praise(words: Sequence[str]) -> bool:
    """Whether folded words tell a firm by its sort alone: "family owned company"."""
    return len(words) > 1 and words[-1] in _SORTS and _PRAISES.issuperset(words[:-1])


def _is_before(span: Span) -> bool:
    """Whether the span is whose wares are used or carried: "brick by Acme Brick Company", not "needed by Port of"."""
    tokens, place = span.line.tokens, span.begin
    while place and not tokens[place].gap and tokens[place - 1].folded in ARTICLES:
        place -= 1
    if not place or tokens[place].gap or tokens[place - 1].folded not in _BEFORE:
        return tokens[span.begin].folded in _BEFORE
    word = tokens[place - 2].folded if place > 1 and tokens[place - 1].folded == "by" else ""
    return not _IS_DONE.fullmatch(word)


def _stands_beside_another(span: Span, signs: frozenset[str]) -> bool:
    """Whether the whole text joins two firms, or says what else the firm is: "Turner Construction is the GC"."""
    if "firm" not in signs:
        return False
    if makers_in([" ".join(span.words[:2])]) and "to verb" not in signs:
        return True
    said, rest = span.said, span.line.text[span.line.tokens[span.end - 1].end :]
    if rest.startswith((" is ", " are ", " es ")) and _IS_OTHER.match(rest):
        return True
    halves = _JOINED.split(said) if " and " in said or " y " in said else []
    if len(halves) > 1 and all(" " in half and ends_as_a_firm(half) for half in halves):
        return True
    another = _AND_ANOTHER.match(rest) if rest.startswith((" and ", " y ")) else None
    other = another["other"] if another else ""
    return " " in other and ends_as_a_firm(said) and ends_as_a_firm(other)
