"""Lengths of time as a sentence says them: eleven years, a decade, three and a half, nine of them."""

from dataclasses import dataclass

from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.sentence.tokens import Role, Token
from workers.writing.gate.time_told.days import is_year

YEAR_WORDS = frozenset({"year", "years", "yr", "yrs", "ano", "anos"})
MONTH_WORDS = frozenset({"month", "months", "mes", "meses"})
NEARLY = word_set("times_nearly")
_PARTS = word_set("times_parts")
_OF_THEM = word_set("times_of_them")


_DECADES = frozenset({"decade", "decades", "decada", "decadas"})
_AND_A_HALF = (["and", "a", "half"], ["y", "medio"], ["y", "media"])
_NO_YEARS = frozenset({"osha", "type", "level", "class", "schedule", "sch", "cat", "tier", "nivel", "clase", "tipo"})
_LINKS_BEHIND = frozenset({"as", "of", "como", "in", "en", "at", "before", "antes", "more", "mas", "al", "with", "con"})
_COUNTING = frozenset({"counting", "including", "contando", "incluyendo"})
_HAVING = frozenset({"have", "has", "had", "reached", "tengo", "llevo", "tiene", "lleva", "sumo", "cumplo", "bring"})
_ANDS = frozenset({"and", "y", "e"})
_SINCE_THEN = frozenset({"behind", "this", "today", "now", "here", "solo", "hoy", "ya", "aqui", "detras"})
_WORKING_LIFE = 60


@dataclass(frozen=True, slots=True)
class Length:
    """A length of time in years, the words that say it, and whether it is told as "nearly" or "about"."""

    years: float
    indices: tuple[int, ...]
    is_rough: bool


def length_at(tokens: tuple[Token, ...], index: int) -> Length | None:
    """The length of time that begins with the number at `index`, or None."""
    number = tokens[index]
    value = number.value or 0.0
    before = {one.folded for one in tokens[max(0, index - 4) : index]}
    is_rough = bool(before & NEARLY)
    if any(word in _DECADES for word in number.words):  # "a decade": the word itself is the number
        return Length(value or 10.0, (index,), is_rough)
    indices = [index]
    if any(one.folded == "plus" for one in tokens[index + 1 : index + 2]):  # "nine-plus years"
        indices.append(index + 1)
        index += 1
    following = [one.folded for one in tokens[index + 1 : index + 6]]
    half = next((one for one in _AND_A_HALF if following[1 : 1 + len(one)] == one), [])
    bare_half = next((one for one in _AND_A_HALF if following[: len(one)] == one), [])
    unit = next(iter(following[:1]), "")
    if unit in YEAR_WORDS:
        end = index + 2 + len(half)
        return Length(value + (0.5 if half else 0), (*indices, *range(index + 1, end)), is_rough)
    if unit in MONTH_WORDS:
        return Length(value / 12, (*indices, index + 1), is_rough)
    if unit in _DECADES:
        return Length(value * 10, (*indices, index + 1), is_rough)
    if (
        bare_half
        and any(one.folded in YEAR_WORDS for one in tokens)
        and not _is_of_other_unit(following[len(bare_half) :])
    ):
        # "five years in the seat and three and a half as an oiler", "three and a half years"
        end = index + 1 + len(bare_half)
        end += end < len(tokens) and tokens[end].folded in YEAR_WORDS
        return Length(value + 0.5, (*indices, *range(index + 1, end)), is_rough)
    return Length(value, tuple(indices), is_rough) if _is_of_years(tokens, index, number, following) else None


def _is_of_other_unit(following: list[str]) -> bool:
    """Whether another unit than years stands right behind a number: two and a half percent."""
    unit = next(iter(following), "")
    return unit not in YEAR_WORDS and (unit in claim_words().units or unit in _PERCENT)


_PERCENT = frozenset({"percent", "por"})
"""The second is the first word of "por ciento"."""


def _is_of_years(tokens: tuple[Token, ...], index: int, number: Token, following: list[str]) -> bool:
    """Whether a number without its unit is of years that the sentence named before: "the last eight at Acme"."""
    near = [one.folded for one in tokens[max(0, index - 4) : index]]
    is_part = bool(set(following[:3]) & _OF_THEM or set(following[:1]) & _PARTS) or bool(
        set(near) & _PARTS | set(near) & _OF_THEM
    )
    if set(near[-1:]) & YEAR_WORDS and not (following or number.breaks):  # "Years 1."
        return False
    is_led = not following or is_part or following[0] in _LINKS_BEHIND or tokens[index + 1].role is Role.ACT
    is_led = is_led or bool(set(near[-2:]) & _COUNTING)  # "counting nearly four on houses"
    is_led = is_led or following[0] in _COUNTING or (set(near[-1:]) <= _ANDS and following[0] == "on")
    is_led = is_led or following[0] in _SINCE_THEN or bool(_HAVING & set(near[-2:]) and following[0] in _ANDS)
    is_exceeded = near[-2:] == ["more", "than"] and following[:1] and following[0].endswith("ing")
    return (
        not number.unit
        and any(one.folded in YEAR_WORDS for one in tokens)
        and bool(is_led or is_exceeded)
        and (number.value or 0) < _WORKING_LIFE
        and not is_year(number)
        and "#" not in number.surface
        and not number.surface.endswith("th")
        and number.number == str(int(number.value or 0))
        and not any(one in _NO_YEARS for one in near)
    )
