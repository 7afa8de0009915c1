"""Months, and a month of a year, as English has them."""

from collections.abc import Sequence

_ENGLISH = {
    "enero": "January", "febrero": "February", "marzo": "March", "abril": "April", "mayo": "May", "junio": "June",
    "julio": "July", "agosto": "August", "septiembre": "September", "octubre": "October", "noviembre": "November",
    "diciembre": "December",
}  # fmt: skip
_OF_A_YEAR = 2
_FROM_TO = 3


def month_at(words: Sequence[str], at: int) -> tuple[str, int] | None:
    """A month, with its year or up to another, and the index behind: January 2025, July to September."""
    month = _ENGLISH.get(words[at], "")
    if not month:
        return None
    following = [*words[at + 1 : at + _FROM_TO], "", ""]
    if following[0].isdigit() and len(following[0]) == len("2025"):
        return f"{month} {following[0]}", at + _OF_A_YEAR
    if following[0] == "a" and following[1] in _ENGLISH:
        return f"{month} to {_ENGLISH[following[1]]}", at + _FROM_TO
    return month, at + 1
