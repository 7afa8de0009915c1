"""The state that a paper is good in, which English names before it: Texas Journeyman Plumber License."""

import re
from collections.abc import Callable

from workers.language.words import fold

_SPELLED = {"nuevo mexico": "New Mexico", "carolina del norte": "North Carolina", "carolina del sur": "South Carolina"}
_OF_STATE = re.compile(
    r"^(?P<name>(?:licencia|certificad\w+|tarjeta|electricista|plomero|oficial) .+?)(?:,| de| del estado de) "
    r"(?P<state>Texas|California|Colorado|Arizona|Nevada|Florida|Georgia|Illinois|Oregon|Utah|Idaho|Kansas|Oklahoma"
    r"|Tennessee|Virginia|Nuevo M[eé]xico|Carolina del (?:Norte|Sur))$",
    re.IGNORECASE,
)


def of_state(name: str, tell: Callable[[str], str]) -> str:
    """The English of a paper with its state, where `tell` tells the paper; empty for any other."""
    found = _OF_STATE.match(name)
    told = tell(found["name"]) if found else ""
    return f"{_SPELLED.get(fold(found['state']), found['state'])} {told}" if found and told else ""
