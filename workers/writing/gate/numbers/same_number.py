"""Whether two numbers are the same, what each is said of, and whether more is claimed of one than its line has."""

from workers.language.grammar import LanguageCode
from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.general_words import is_surely_general
from workers.writing.gate.examination import Examination
from workers.writing.gate.numbers.across import is_across
from workers.writing.gate.rows.profile_lines import Line
from workers.writing.gate.sentence.proven_keys import keys_of
from workers.writing.gate.sentence.tokens import Role, Token, says
from workers.writing.gate.time_told.days import is_year

_CONVERTED = 0.03
_NEAR = 2
_ROUGHLY = 0.1
_MORE = frozenset({"over", "exceeding", "mas", "more", "above"})


def has_unit_word(tokens: tuple[Token, ...], at: int) -> bool:
    """Whether a number's unit stands behind it as a word, not as a mark: 26'."""
    return bool(tokens[at].unit) and at + 1 < len(tokens) and not tokens[at + 1].breaks


def exaggerates_all(examination: Examination, at: int) -> bool:
    """Whether more is claimed of a number than any line has, by a "more than" that none of them tells."""
    return all(exaggerates(examination, at, line) for job in examination.jobs for line in job.lines)


def has_other_number(examination: Examination, at: int, line: Line) -> bool:
    """Whether a line gives another number for the thing that stands right behind this one: 12 pumps, not 3."""
    following = examination.tokens[at + 1 : at + 2]
    known = line.reading.tokens
    return any(
        one.number
        and one.number != examination.tokens[at].number
        and not is_year(one)
        and says(counted, keys_of(known[there + 1 : there + 2]))
        for there, one in enumerate(known)
        for counted in following
    )


_MEASURES = frozenset(
    {"height", "heights", "depth", "depths", "length", "lengths", "distance", "distances", "weight", "weights"}
    | {"altura", "alturas", "profundidad", "largo", "distancia", "peso", "rate", "ritmo"}
)
"""What a figure is a figure of, which a line needn't say: heights of up to 350 feet, of "350'"."""


def _is_empty(token: Token, code: LanguageCode) -> bool:
    return token.folded in claim_words().units or token.folded in _MEASURES or is_surely_general(token.folded, code)


def things_beside(tokens: tuple[Token, ...], at: int, code: LanguageCode) -> list[Token]:
    """The words that a number is said of: the nearest things before and after it."""
    after = at + (2 if has_unit_word(tokens, at) else 1)
    found: list[Token] = []
    for span in (tokens[after : after + 6], tuple(reversed(tokens[max(0, at - 8) : at]))):
        things: list[Token] = []
        for one in span:
            if one.role is Role.ACT or len(things) == _NEAR:
                break
            if not one.is_plain and not one.number and not _is_empty(one, code):
                things.append(one)
        found += things
    return found


def is_same(claimed: Token, known: Token, *, roughly: bool = False) -> bool:
    """Whether a claimed number is the known one, in its own unit or in another; `roughly` where it is told so."""
    if not known.number:
        return False
    if claimed.number == known.number:
        return (
            claimed.unit is None
            or known.unit is None
            or (claimed.unit[0] == known.unit[0] and claimed.unit[1] == known.unit[1])
        )
    if claimed.value is None or known.value is None or not claimed.unit or not known.unit:
        return False
    if claimed.unit[0] != known.unit[0] or claimed.unit[1] == known.unit[1]:
        return False
    said, is_so = claimed.value * claimed.unit[1], known.value * known.unit[1]
    return bool(is_so) and abs(said - is_so) / is_so <= (_ROUGHLY if roughly else _CONVERTED)


def exaggerates(examination: Examination, at: int, line: Line) -> bool:
    """Whether "more than" stands before the number here and not in the line."""
    before = [one.folded for one in examination.tokens[max(0, at - 3) : at]]
    if not set(before[-2:]) & _MORE or set(before) & claim_words().negators:  # "none above 20,000 square feet"
        return False
    if is_across(examination, at):
        return False
    return not any(one.folded in _MORE or one.surface == "+" for one in line.reading.tokens)
