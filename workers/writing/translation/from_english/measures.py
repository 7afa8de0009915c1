"""Figures of an English line in Spanish: with their unit, as a range, as a size before a thing."""

import re

import msgspec

from workers.writing.translation.from_english.inflection import plural
from workers.writing.translation.from_english.tables import tables
from workers.writing.translation.from_english.tokens import Token

_JOINED = re.compile(r"^(?P<figure>[+#$]?[\d.,/]+(?:-[\d.,/]+)?\+?)-?(?P<unit>[a-z]{2,}\.?|[\"'])$", re.IGNORECASE)
"""A figure and its unit in one: 24-inch, 14ft, 50'."""
_PLAIN = re.compile(r"[#$]?[\d.,/-]+[%+\"'k]*|(?:\+/-\s?|±)?[\d.,]+[\"']?|\$[\d.,]+[MKB]?")
_KINDS_OF_UNIT = {'"': "inch", "'": "foot", "\u2019": "foot"}
_THOUSANDS = re.compile(r"^(\d{1,3})k$", re.IGNORECASE)
NUMBER_WORDS = {
    "zero": "cero", "one": "un", "two": "dos", "three": "tres", "four": "cuatro", "five": "cinco", "six": "seis",
    "seven": "siete", "eight": "ocho", "nine": "nueve", "ten": "diez", "eleven": "once",
    "twelve": "doce", "twenty": "veinte",
}  # fmt: skip
"""Numbers by words, in small letters; before a feminine thing `un` becomes `una`."""
_COATINGS = frozenset({"poly", "polyurethane", "urethane", "clear", "primer", "epoxy", "paint"})
_TO = frozenset({"to", "through", "thru", "-", "\u2013", "\u2014"})
_GAUGES = frozenset({"ga", "gauge"})
_MONTHS = {
    one: spanish
    for english, spanish in (
        ("january jan", "enero"), ("february feb", "febrero"), ("march mar", "marzo"), ("april apr", "abril"),
        ("may", "mayo"), ("june jun", "junio"), ("july jul", "julio"), ("august aug", "agosto"),
        ("september sept sep", "septiembre"), ("october oct", "octubre"), ("november nov", "noviembre"),
        ("december dec", "diciembre"),
    )
    for one in english.split()
}  # fmt: skip
_YEAR = re.compile(r"(?:19|20)\d\d")
_TWO_WORDS = 2
_WORDS_TOO = frozenset({"in", "a", "t", "v"})
"""Units by a letter or two, which behind a blank are words of their own: 3 in 2023, 5 a day."""
_ABOUT = {
    ("over",): "más de", ("more", "than"): "más de", ("about",): "aproximadamente", ("approx",): "aproximadamente",
    ("approximately",): "aproximadamente", ("around",): "aproximadamente", ("roughly",): "aproximadamente",
    ("under",): "menos de", ("less", "than"): "menos de", ("fewer", "than"): "menos de", ("at", "least"): "al menos",
    ("nearly",): "casi", ("almost",): "casi", ("up", "to"): "hasta",
}  # fmt: skip


class Measure(msgspec.Struct, frozen=True):
    """A figure or a range, its unit in Spanish (or nothing), and how many tokens it takes."""

    figure: str
    unit: str
    length: int
    is_range: bool = False

    @property
    def text(self) -> str:
        """The measure as it stands in a sentence: 3 a 25 toneladas, calibre 16."""
        if self.unit == "calibre":
            return f"{self.unit} {self.figure}"
        return f"{self.figure} {self.unit}".strip()

    @property
    def tells_size(self) -> bool:
        """Whether it is a size of what has it, and no mere number: 5 ton, 48'."""
        return bool(self.unit) or self.figure[-1] in "\"'"


def measure_at(tokens: list[Token], at: int) -> Measure | None:
    """The figure at a token with what it counts, where that is a unit."""
    for words, said in _ABOUT.items():
        length = len(words)
        if tuple(one.folded for one in tokens[at : at + length]) == words and not any(
            one.mark for one in tokens[at + 1 : at + length + 1]
        ):
            counted = _measure(tokens, at + length)
            return (
                msgspec.structs.replace(counted, figure=f"{said} {counted.figure}", length=length + counted.length)
                if counted
                else None
            )
    return _measure(tokens, at)


def _measure(tokens: list[Token], at: int) -> Measure | None:
    first = _figure(tokens, at)
    if first is None:
        return None
    figure, unit, length = first
    behind = at + length
    mark = tokens[behind].mark if behind < len(tokens) else ","
    step = 0 if mark else 1
    is_linked = mark in _TO or (not mark and tokens[behind].folded in _TO)
    is_either = step == 1 and tokens[behind].folded == "or"
    last = _figure(tokens, behind + step) if is_linked or is_either else None
    if last and (not unit or last[1] in {"", unit}):
        return _with_unit(
            tokens, f"{figure} {'o' if is_either else 'a'} {last[0]}", last[1] or unit, at, length + step + last[2]
        )
    return _with_unit(tokens, figure, unit, at, length)


def month_at(tokens: list[Token], at: int) -> str:
    """A month and its year, in two tokens: marzo de 2024."""
    pair = tokens[at : at + _TWO_WORDS]
    if len(pair) < _TWO_WORDS or pair[1].mark or not _YEAR.fullmatch(pair[1].text):
        return ""
    month = _MONTHS.get(pair[0].folded.rstrip("."), "")
    return f"{month} de {pair[1].text}" if month else ""


def _figure(tokens: list[Token], at: int) -> tuple[str, str, int] | None:  # noqa: PLR0911 - each shape of a figure
    """A figure, the English unit that is written in one with it or behind it, and the tokens that it takes."""
    if at >= len(tokens):
        return None
    token = tokens[at]
    if token.folded in NUMBER_WORDS and not token.is_name:
        return (NUMBER_WORDS[token.folded], "", 1)
    if not token.is_number:
        return None
    if joined := _JOINED.match(token.text):
        unit = _KINDS_OF_UNIT.get(joined["unit"], joined["unit"].lower().rstrip("."))
        if unit in tables().phrases["units"]:
            figure = joined["figure"]
            sign = joined["unit"] if joined["unit"] in _KINDS_OF_UNIT else ""
            return (f"{figure}{sign}", "" if sign else unit, 1)
    is_coating = at + 1 < len(tokens) and tokens[at + 1].folded in _COATINGS  # 2K poly has two parts
    if (thousands := _THOUSANDS.match(token.text)) and not is_coating:
        return (f"{thousands[1]},000", "", 1)
    if _PLAIN.fullmatch(token.text):
        return (token.text.replace("\u2019", "'"), "", 1)
    return None


def _with_unit(tokens: list[Token], figure: str, unit: str, at: int, length: int) -> Measure:
    behind = _unit_behind(tokens, at + length) if not unit else None
    if behind and (behind[0] != "million" or figure.startswith("$")):  # 2 million gallons are no 2
        unit, more = behind
        length += more
    is_range = " a " in figure
    if not unit:
        return Measure(figure, "", length, is_range)
    spanish = tables().phrases["units"][unit]
    first, blank, rest = spanish.partition(" ")
    is_one = (
        figure.removeprefix("$") in {"1", "un"}
        or unit in _GAUGES
        or unit == "percent"
        or re.fullmatch(r"[1-9]/\d+", figure) is not None
    )
    is_kept = rest.startswith("de ") or not rest.endswith(("o", "a"))
    words = spanish if is_one else f"{plural(first)}{blank}{rest if is_kept else plural(rest)}"
    figure = "una" if figure == "un" and first.endswith("a") else figure
    return Measure(figure, words, length, is_range)


def _unit_behind(tokens: list[Token], at: int) -> tuple[str, int] | None:
    """The unit at a token that nothing parts from what stands before it."""
    for length in (_TWO_WORDS, 1):
        words = tokens[at : at + length]
        if len(words) < length or words[0].mark not in {"", "-"} or any(one.mark for one in words[1:]):
            continue
        name = " ".join(one.folded.rstrip(".") for one in words)
        for one in (name, name.removesuffix("s")):
            if one not in _WORDS_TOO and one in tables().phrases["units"]:
                return one, length
    return None
