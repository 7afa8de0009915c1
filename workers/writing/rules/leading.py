"""Leading and teaching others: whether a posting asks for it, and whether a duty tells of it."""

import re

_ASKS = re.compile(
    r"\b(?:foreman|forewoman|foreperson|superintendent|supervis\w+|crew lead\w*|team lead\w*|(?-i:Lead)|lead a"
    r"|mentor\w*|coach\w*"
    r"|encargad[oa]|l[ií]der|jef[ae] de|maestro|capata[zc]\w*|chief\b|dirigir|coordinar)\b",
    re.IGNORECASE,
)
_LEADS = re.compile(
    r"\b(?:supervis(?:e|ed|o|é|aba)\b|lead of|led\b(?! by)"
    r"|train(?:ed)? (?!under)|mentor(?:ed)?\b|teach|taught|show new|new hires?\b"
    r"|(?:run|ran|lead|led|direct) (?:an? )?(?:[\w-]+ ){0,5}(?:crew|group)\b"
    r"|the new guys?|(?:coached?|guided?|ran|run|with) (?:\w+ ){0,2}apprentices\b|\d apprentices?\b|foreman"
    r"|hire 1|enseñ\w+|a los nuevos|ayudante conmigo|capacit\w+)",
    re.IGNORECASE,
)
_IS_LED = re.compile(
    r"(?:(?:led|signed|approved) by|by (?:the )?(?:shop )?foreman|assist|help|ayud|apoy)|\b(?:under|bajo)\b",
    re.IGNORECASE,
)


def asks_to_lead(posting_text: str) -> bool:
    """Whether the position leads, supervises or teaches others."""
    return bool(_ASKS.search(posting_text))


def leads(statement: str) -> bool:
    """Whether a duty tells of leading or teaching; not of helping who does, or of working under them."""
    return bool(_LEADS.search(statement)) and not _IS_LED.search(statement)


def leads_or_asks_to(requirement: str) -> bool:
    """Whether what is asked for is time or skill in leading: "1 year as lead or trainer", "superintendent"."""
    return bool(_LEADING.search(requirement))


_LEADING = re.compile(
    r"\b(?:lead\w*|train\w+|supervis\w*|foreman|super\w*|manag\w+|jefe|encargad\w+|l[ií]der)\b", re.IGNORECASE
)
