"""What of a job's duties its person did with the trade's own things, and not only bring or clear for those who did."""

import re

from workers.language.conjugation import is_verb
from workers.writing.trades.families import named_by, words_in

_BRINGS = re.compile(
    r"\W*(?:i |we )?(?:carr(?:y|ied|ying)|haul(?:ed|ing)?|mov(?:e|ed|ing)|stack(?:ed|ing)?|stag(?:e|ed|ing)"
    r"|fetch(?:ed|ing)?|unload(?:ed|ing)?|hand(?:ed|ing)|brought|bring|pick(?:ed|ing)? up|clean(?:ed|ing)?[ -]?up"
    r"|sw(?:eep|ept|eeping)|deliver(?:ed|ing)?|fuel(?:ed|ing)?|refuel(?:ed|ing)?|tow(?:ed|ing)?|wash(?:ed|ing)?|park(?:ed|ing)?|s(?:old|ell(?:ing)?)"
    r"|guard(?:ed|ing)?|order(?:ed|ing)?|stock(?:ed|ing)?|sort(?:ed|ing)?"
    r"|carg(?:ar|aba|u[eé]|ando)|acarre\w+|barr\w+|acomod\w+|llev\w+)\b",
    re.IGNORECASE,
)
_PARTS = re.compile(r"[,;]|\b(?:and|y|e)\b")


def shows_trade(family: str, duties: str) -> bool:
    """Whether duties name what a learner of the family handles, in work of their own: tied rebar, but carried none."""
    return bool(named_by("shown_by")[family] & words_in(own_work(duties)))


def own_work(duties: str) -> str:
    """The duties without what was brought, stacked or swept, up to the next act."""
    kept = list[str]()
    for line in duties.splitlines():
        is_brought = False
        for part in _PARTS.split(line):
            first = next(iter(part.split()), "").lower()
            is_brought = bool(_BRINGS.match(part)) or (is_brought and not is_verb(first, "en"))
            if not is_brought:
                kept.append(part)
    return "\n".join(kept)
