"""What tells of leading without a rank: to run the shop when the boss is out, to have a crew of one's own."""

import re

from workers.writing.words.bosses import BOSS

_PLACE = (
    r"(?:(?:the|our|an?|whole) )*(?:(?:bay|shop|floor|pour|crew|job|site|line|shift|yard|department|store|plant|dock"
    r"|kitchen|place|barn|route|office|gang|team|night)s?\b ?)?"
)
_BOSS = rf"(?:{BOSS}|lead(?:man)?|head \w+)"
_AWAY = (
    r"(?:away|out|off|gone|absent|not (?:here|there|in)|on (?:\w+ )?(?:vacation|leave|another|holiday)|sick"
    r"|at (?:another|other|the (?!site|job|shop|plant|yard)\w+))"
)
_STANDS_IN = re.compile(
    r"\b(?:(?:run|ran|lead|led|cover(?:ed)?|handled?|in charge(?: of)?|(?:take|took|look(?:ed)?) (?:over|after)) "
    rf"{_PLACE}"
    rf"(?:when(?:ever)?|if|while|any time) (?:the |our |my |an? )?[\w.]+(?: is|['\u2019]s| was|n['\u2019]t)? {_AWAY}\b"
    rf"|(?:when(?:ever)?|if|while|any time) (?:the |our |my )?{_BOSS}(?: is|['\u2019]s| was| isn['\u2019]?t)? {_AWAY}\b"
    rf"|{_BOSS} (?:always |often |usually )?(?:leaves?|left|puts?) "
    rf"(?:me (?:in charge|with|the \w+)|{_PLACE}(?:to|with) me\b)"
    r"|\b(?:take|took) over (?:the |our |my )?(?:crew|shop|shift|job|line|gang)\b"
    r"|\b(?:fill-?in|stand-?in|back-?up|relief|acting|temporary|interim) "
    r"(?:foreman|foreperson|supervisor|superintendent|lead(?!s)|leader|boss|chief|manager|crew lead)\b"
    rf"|\b(?:run|ran) {_PLACE}on (?:the |his |her )(?:{_BOSS}['\u2019]s )?days? off\b"
    r"|\b(?:second|2nd) in (?:charge|command)\b|\bcharge hand\b"
    r"|(?:^|\b(?:was|am|as) (?:the |an? )?)(?:job |shop |crew )?steward\b"
    r"|(?:cover(?:ed|ing|s)?|fill(?:ed|ing|s)? in|st(?:and|ood|ands) in|relief) (?:for|as) (?:the |our |my )?(?:\w+ )?"
    rf"{_BOSS}\b)",
    re.IGNORECASE,
)
_ALONE = re.compile(
    r"^(?:i )?(?:run|ran) (?:the )?(?:shop|store|kitchen|floor|office|plant|yard|dock) "
    r"(?:(?:on |by |some )?(?:nights?|weekends?|saturdays?|sundays?|mondays?|alone|myself)\b)",
    re.IGNORECASE,
)
"""Who runs the place on some days."""
_OWN_CREW = re.compile(
    r"\bown (?:\d[ -](?:man|person) )?crew\b|\bmy \d[ -](?:man|person) crew\b"
    r"|\b\d{1,2} (?:people|guys|men|persons) (?:in my|under me|on my|(?:report(?:ed|s|ing)? )?to me)\b",
    re.IGNORECASE,
)


def stands_in(statement: str) -> bool:
    """Whether somebody runs the work while who mostly does is away: run the bay when Kurt is off."""
    return bool(_STANDS_IN.search(statement) or _ALONE.match(statement))


_WHILE_AWAY = re.compile(rf"\b(?:when(?:ever)?|if|while|any time) (?:the |our |my )?{_BOSS}\b", re.IGNORECASE)
_IN_PLACE = re.compile(
    r"\b(?:run|ran|leads?|led|cover\w*|handl\w+|in charge|take|took|look\w*|keep|kept|mak\w+|made|assign\w*|foreman"
    r"|boss|fill\w*|st(?:and|ood)|act\w*|supervis\w*|manag\w*|direct\w*|i|me|open\w*|clos\w*)\b",
    re.IGNORECASE,
)


def only_does_while_away(statement: str) -> bool:
    """Whether a line only notes what falls to somebody while the boss is away, by a name: EIC when foreman off."""
    away = _WHILE_AWAY.search(statement)
    return away is not None and not _IN_PLACE.search(statement[: away.start()])


def has_own_crew(statement: str) -> bool:
    """Whether a crew or people are somebody's own: own crew of 4, 14 people in my area."""
    return bool(_OWN_CREW.search(statement))
