"""What a posting asks for of papers and the person held until it expired: a letter says so, as the resume does."""

import re

from workers.language.words import words_of
from workers.writing.gate.sentence.designations import is_designator
from workers.writing.person.facts import Credential, ProfileFacts
from workers.writing.rules.asked.asked_papers import AskedPapers
from workers.writing.rules.asked.asked_rows import codes_of
from workers.writing.rules.rows.anybodys_papers import is_common, says_little_unasked

_MOST = 2
_BEHIND = 1_000
"""The place behind all that was read as required."""
_WISHED = 2_000
"""The place of what is only nice to have."""
_OF_GRADES = frozenset({"level", "grade", "class", "nivel", "grado", "clase"})
_LONG_OVER = 3 * 365
"""Days behind its end, from which a card is spoken of only where it is asked for by its name."""
_GRADE = re.compile(r"[ivx]+|[a-d]")


_KINDS = tuple(
    re.compile(one, re.IGNORECASE)
    for one in (
        (
            r"\bmed(?:ical)?(?: examiner['\u2019]?s)? (?:cards?|cert\w*)\b|\bDOT (?:physical|med\w*)\b"
            r"|\b(?:tarjeta|certificado) m[eé]dic[oa]\b"
        ),
        (
            r"\b(?:aerial|boom|scissor|man)(?:[ -]?lifts?)?(?: ?(?:/|and|or|&) ?(?:scissor|boom)(?:[ -]?lifts?)?)?"
            r" (?:platforms? |operators? |equipment )?(?:cards?|cert\w*|licen[cs]e|ticket|training|operators?)\b"
            r"|\bMEWPs?\b|\bAWP\b"
        ),
        r"\bforklift (?:operators? )?(?:cards?|cert\w*|licen[cs]e|ticket)\b",
        r"\b(?:flagg(?:er|ing)|traffic control flagger)\b.*\b(?:cards?|cert\w*)\b",
        r"\bfood (?:handler|worker|protection)(?:['\u2019]?s)?\b",
        r"\bmask fit\b|\bfit[- ]test",
    )
)
"""Sorts of papers that firms and their people call by many names: a medical card, a boom card of who drives lifts."""
_REFRESHER = re.compile(
    r"\b(?:refreshers?|renewals?|recert\w*|recurrent|requalif\w*|actualizaci[oó]n|renovaci[oó]n)\b", re.IGNORECASE
)
_IN_FORCE = re.compile(
    rf"{_REFRESHER.pattern}|\b(?:current|up[- ]to[- ]date|in date|not expired|vigentes?|al d[ií]a)\b", re.IGNORECASE
)
"""How a posting wants a training to be of this year."""


def lapsed_asked(facts: ProfileFacts, rows: AskedPapers) -> list[Credential]:
    """The expired ones, the first required first, then wished ones; nothing that a credential in force covers."""
    over = [one for one in facts.credentials if one.expires and one.expires < facts.today and not one.is_pursued]
    told = [one for one in over if not any(_covers(held, one) for held in facts.held_credentials)]
    told = [one for one in told if _is_worth_a_sentence(one, facts, rows)]
    placed = ((place, one) for one in told if (place := _place(one, rows)) is not None)
    return [one for _, one in sorted(placed, key=lambda found: found[0])][:_MOST]


def _is_worth_a_sentence(one: Credential, facts: ProfileFacts, rows: AskedPapers) -> bool:
    """Whether a card is asked for itself: no other card of a scheme of which one is in force, none long over.

    Who holds NCCCO for cranes is made smaller by a rigger's that ended years ago and that nobody asks for.
    """
    own = codes_of(one.name)
    words = (word for word in one.name.split() if word not in own and not _GRADE.fullmatch(word.lower()))
    rest = " ".join(word for word in words if word.lower() not in _OF_GRADES)
    is_beside = any(own & codes_of(held.name) for held in facts.held_credentials)
    is_long_over = one.expires is not None and (facts.today - one.expires).days > _LONG_OVER
    if is_beside:
        is_asked = bool(rest) and (rows.requires(rest) or rows.says_head_of(rest))
        return is_asked or _is_refresher_asked(one.name, rows)
    return not is_long_over or rows.requires(one.name) or rows.says_head_of(one.name)


def _place(one: Credential, rows: AskedPapers) -> int | None:
    """Return the place at which a credential is required, then those that the posting has by their whole name: TWIC.

    Last what is nice to have of the trade: whoever asks for an NWFA card reads its end in the resume, too.
    """
    name = one.name
    place = rows.place_among_musts(name)
    if says_little_unasked(name) and not is_common(name) and not rows.is_of_paper_asked(name):
        place = None  # who asks for a forklift at times asks for no card
    if place is None:
        place = next((found for kind in _kinds_of(name) if (found := rows.place_of(kind)) is not None), None)
    is_named = rows.says_head_of(name) or rows.shares_own_name(name) or _is_refresher_asked(name, rows)
    is_named = is_named and not rows.is_part_preferred(name)
    place = _BEHIND if place is None and is_named else place
    is_wished = not says_little_unasked(name) and rows.is_paper_wished(name, one.issuer)
    return _WISHED if place is None and is_wished else place


def _covers(held: Credential, lapsed: Credential) -> bool:
    """Whether a credential in force is the lapsed one renewed, or another grade of it: 608 Universal, of Type II."""
    if any(kind.search(held.name) for kind in _kinds_of(lapsed.name)):
        return True
    return {word for word in _words(lapsed) if not _GRADE.fullmatch(word)} <= _words(held)


def _kinds_of(name: str) -> list[re.Pattern[str]]:
    return [one for one in _KINDS if one.search(name)]


def _is_refresher_asked(name: str, rows: AskedPapers) -> bool:
    """Whether it is what keeps a training in force, and a sentence of the posting wants that one of this year."""
    return bool(_REFRESHER.search(name)) and rows.asks_of_scheme(name, _IN_FORCE)


def _words(one: Credential) -> set[str]:
    folded = (word.folded for word in words_of(one.name))
    return {word for word in folded if not is_designator(word)}
