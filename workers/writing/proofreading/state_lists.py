"""States that a line lists without their commas: "Florida Georgia y las Carolinas", "in TX LA"."""

import re

from workers.posting.name_forms.places import STATE_CODE, US_STATES

_STATE = "|".join(sorted((re.escape(one) for one in US_STATES), key=len, reverse=True))
_SIDE_BY_SIDE = re.compile(rf"\b({_STATE}) (?=(?:{_STATE})\b)")
_CODE = rf"(?!(?:IN|OR|ME|HI|OK)\b){STATE_CODE}"
_CODES = re.compile(rf"(?<=\b(?:in|to) ){_CODE}(?: {_CODE})+(?![\w/])(?P<more>,| and\b| &)?")
"""Codes of states in a row, where somebody worked: no town has its state so."""


def with_commas_between_states(text: str) -> str:
    """The line with a comma between two of them that stand side by side, where a list goes on: no town is named so."""
    is_list = len(re.findall(rf"\b(?:{_STATE})\b", text)) > 1 and re.search(r"(?:,| y | e | and ).*$", text) is not None
    text = _CODES.sub(_listed, text)
    return _SIDE_BY_SIDE.sub(r"\1, ", text) if is_list else text


def _listed(found: re.Match[str]) -> str:
    more = found["more"] or ""
    *before, last = found[0].removesuffix(more).split()
    return f"{', '.join(before)}, {last}{more}" if more else f"{', '.join(before)} and {last}"
