"""What a line calls one's own, as a bullet has it, which speaks in no first person: on the shift."""

import re

_MY_PLACE = re.compile(
    r"(?<=[a-z] )(?:my|our) (?=(?:shift|crew|route|truck|van|line|area|section|zone|store|department|dept|station"
    r"|machines?|cell|shop|building|floor|unit|site|side|bay|rig|territory|district|paperwork|schedule|yard|section|subdivision)\b)",
    re.IGNORECASE,
)
_MY_CREW = re.compile(r"(?<=[a-z] )(?:my|our) (?=crew of \d)", re.IGNORECASE)
_OWN_WORK = re.compile(
    r"(?:(?<=[a-z] )|^)my own (?=(?:work|jobs?|tickets|paperwork|notes|prints|programs|schedule|parts|orders|reports"
    r"|logs|setups?|layout)\b)",
    re.IGNORECASE,
)
_ONESELF = re.compile(r"\bI (?:was|am|'m) ")
"""Who is told of in a line that stays in the first person, where "our subdivision" says whose it is."""
_ONLY_DO = re.compile(r"(?<=: )I only (?:do|did) ([^,;:()]{3,40}?)(?=\s*(?:[,;]|$))")
_CREW = re.compile(
    r"^((?:\d+|two|three|four|five|six)[ -](?:man|person) crew|crew of (?:\d+|two|three|four|five|six)),? (?:and )?"
    r"I (run|ran|lead|led) (?:it|them)\b",
    re.IGNORECASE,
)


def without_oneself(sentence: str) -> str:
    """Train operators on the shift, of "my shift"; run a 3 man crew, of "3 man crew, I run it"."""
    text = _CREW.sub(lambda found: f"{found[2].capitalize()} a {found[1][0].lower()}{found[1][1:]}", sentence)
    text = _OWN_WORK.sub("own ", text)
    text = _MY_CREW.sub("a ", _ONLY_DO.sub(r"\1 only", text))
    return text if _ONESELF.search(text) else _MY_PLACE.sub("the ", text)
