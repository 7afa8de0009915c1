"""What notes of boards, plates and finishes leave out: inches behind a fraction, the finish of a level, whose cover.

"Hung 5/8 type X" is read as boards of that size and no number of them, "level 5 in lobbies" as a finish and no doing.
"""

import re

from workers.writing.lexicon.words_beside import always, told, told_by_neighbours

_IN_INCHES = re.compile(
    r"(?<![\w.,/\u00bc-\u00be-])(?P<size>(?:\d{1,2}[ -])?(?:1/2|[13]/4|[1357]/8|(?:1[135]?|[3579])/16)) (?="
    r"(?:(?:fire ?rated|moisture resistant|tempered|clear|mild|carbon|stainless|aluminum|galvanized|rigid|black|copper"
    r"|treated|hardi|red|white|cement|mag|CDX|T&G|tongue and groove|abuse|green|purple|blue|flat|deformed|anchor|lag"
    r"|regular) ){0,2}(?:boards?|sheetrock|drywall|rock|gypsum|gyp|plywood|ply|OSB|CDX|subfloor|decking|sheathing"
    r"|plate|plates|angle|bar|rods?|bolts?|rebar|conduit|EMT|PEX|pipe|tubing|hose|cable|glass|steel|backer|backerboard|underlayment"
    r"|type X|oak|maple|hickory|walnut|hardwood|durock|hardi|densglass|chain|wire rope|copper|stainless|galvanized"
    r"|black iron)\b)",
    re.IGNORECASE,
)
"""A fraction of an inch as sizes are typed, before what is sold by it; "1/2 day" counts something else."""
_OF_GASES = re.compile(
    r"\b(?P<many>[2-6]|two|three|four|five|six)[ -]gas (?=(?:meter|monitor|detector|analy[sz]er|tester)s?\b)",
    re.IGNORECASE,
)
"""How many gases one meter reads, which is no number of meters, nor a gauge."""
_FIGURES = {"two": "2", "three": "3", "four": "4", "five": "5", "six": "6"}
_KEPT_CURRENT = re.compile(
    r"^(?P<form>keep|kept|keeping) (?P<what>(?:the |all |our )?(?!and\b|my\b)[\w-]+(?: [\w-]+){0,2}?)"
    r" (?:current|up to date)(?=$|[,;.])",
    re.IGNORECASE,
)
"""What is no current of a wire: keep the binder current."""
_UPDATES = {"keep": "update", "kept": "updated", "keeping": "updating"}
_OF_BOARDS = (
    r"\bdrywall|\bsheetrock|\btap(?:e|ed|er|ing)\b|\bskim|\bmud|\bcoats?\b|\bplaster|\bpaint|\bfinish(?:er|ing)"
    r"|\btablaroca|\bhang|\bhung"
)
_BY_NEIGHBOURS = (
    told(_OF_BOARDS, r"\blevel (?P<which>[0-5])(?= (?:in|at|on|for|throughout)\b)", r"level \g<which> finish"),
    told(
        r"\bbox(?:es)?\b|\bbazooka|\bangle heads?\b|\bautomatic\b|\btools?\b|\bpump\b",
        r"(?<=\buse )(?:the |an? )?(?:automatic )?tapers?\b|(?<=\bused )(?:the |an? )?(?:automatic )?tapers?\b"
        r"|(?<=\brun )(?:the |an? )?(?:automatic )?tapers?\b|(?<=\bran )(?:the |an? )?(?:automatic )?tapers?\b",
        "automatic taper",
    ),
    told(
        r"\bseals?\b|\bcodes?\b|\blabels?\b|\bdates?\b|\bbags?\b|\bhour|\btemp(?:s|eratures?)?\b|\bquality|\bpackag",
        r"^check weights\b",
        "verify weights",
    ),
    always(r"\btype X(?= (?:and|&)|$|[,;.])", "type X drywall"),
    told(
        r"\bguard ?rails?\b|\bhand ?rails?\b|\bfall protection\b|\btoe ?boards?\b|\bharness",
        r"(?<!hole )(?<!dust )(?<!valve )(?<!manhole )(?<!pool )(?<!switch )(?<!ground )"
        r"\bcover(s?)\b(?=$|[,;.]| and | &)",
        r"hole cover\1",
    ),
)


def with_sizes_told(text: str) -> str:
    """The line with the inches of such sizes, meters of so many gases, and what is kept current as updated."""
    text = _OF_GASES.sub(lambda one: f"{_FIGURES.get(one['many'].lower(), one['many'])}-gas ", text)
    text = _KEPT_CURRENT.sub(lambda one: f"{_UPDATES[one['form'].lower()]} {one['what']}", text)
    return _IN_INCHES.sub(r"\g<size> inch ", text)


def told_by_board(text: str, beside: str = "") -> str:
    """The line with such words named in full."""
    return told_by_neighbours(text, _BY_NEIGHBOURS, beside)
