"""States that a line lists without their commas: "Florida Georgia y las Carolinas"."""

import re

from workers.posting.name_forms.places import US_STATES

_STATE = "|".join(sorted((re.escape(one) for one in US_STATES), key=len, reverse=True))
_SIDE_BY_SIDE = re.compile(rf"\b({_STATE}) (?=(?:{_STATE})\b)")


def with_commas_between_states(text: str) -> str:
    """The line with a comma between two of them that stand side by side, where a list goes on: no town is named so."""
    is_list = len(re.findall(rf"\b(?:{_STATE})\b", text)) > 1 and re.search(r"(?:,| y | e | and ).*$", text) is not None
    return _SIDE_BY_SIDE.sub(r"\1, ", text) if is_list else text
