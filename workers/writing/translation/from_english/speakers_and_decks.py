"""Words that notes leave out and that are put back before a line is read: speakers, permits and decks of which kind."""

import re

_SPEAKERS = re.compile(
    r"\b(?P<first>English|Spanish)[- ](?P<link>and|&|or) (?P<second>English|Spanish)[- ]"
    r"(?P<of>speakers|speaking (?P<who>[a-z]+))\b",
    re.IGNORECASE,
)
_CREW_SPEAKS = re.compile(
    r"^(?:the |my |our )?crew (?:all )?speaks spanish(?:,| and|, and|;|,? but) i (?:can |do )?"
    r"(?P<how>understand most of it|understand some of it|understand it|speak it(?: too)?|speak some)$",
    re.IGNORECASE,
)
_WITH_CREW = {
    "understand most of it": "understand most of the crew's Spanish",
    "understand some of it": "understand some of the crew's Spanish",
    "understand it": "understand the crew's Spanish",
    "speak it": "speak Spanish with the crew",
    "speak it too": "speak Spanish with the crew",
    "speak some": "speak some Spanish with the crew",
}
"""What somebody knows of the language of their crew, as their own doing."""
_PERMIT = (
    r"hot work|confined space|lock ?out(?: tag ?out)?|LOTO|excavation|trench(?:ing)?|crane|lift(?:ing)?|line break"
)
_CASE = r"first aid|recordable|lost[- ]time|near miss"
_SHARED = tuple(
    re.compile(
        rf"\b(?P<kinds>(?:(?:{kind}), )*(?:{kind}),? (?P<link>and|&|or)) (?P<last>{kind}) (?P<of>{thing}s?)\b",
        re.IGNORECASE,
    )
    for kind, thing in ((_PERMIT, "permit"), (_CASE, "case"))
)
_KINDS = re.compile(rf"{_PERMIT}|{_CASE}", re.IGNORECASE)
_YEARS = re.compile(r"\b(?P<many>two|three|four|five|six)-(?=(?:year|month|week)\b)", re.IGNORECASE)
_DECKS = re.compile(
    r"(?<!metal )(?<!bridge )(?<!wood )(?<!concrete )(?<!composite )(?<!steel )(?<!mower )(?<!roof )(?<!pool )"
    r"(?<!Trex )(?<!redwood )(?<!cedar )(?<!back )\bdeck(s?)\b(?! (?:builder|board|stain|screw|crew|oven|hand))",
    re.IGNORECASE,
)
_OF_CONCRETE = re.compile(
    r"\bform(?:s|ed|ing|work)?\b|\bshor(?:e|es|ed|ing)\b|\breshor|\bpour|\bpost[- ]tension|\brebar\b|\bcolumns?\b",
    re.IGNORECASE,
)
_OF_WOOD = re.compile(r"\bfenc|\bpergola|\bstairs\b|\bporch|\bpatio|\bcedar|\btrex\b|\bpressure treated", re.IGNORECASE)
_SLABS = re.compile(r"\bslabs?\b", re.IGNORECASE)
"""Beside a slab a deck of concrete must say that it is none: an elevated deck."""
_STRIPPED = re.compile(r"\bstrip(?:ped|ping)? (?:\w+ )?decks?\b(?!.*\b(?:stain|seal|paint))", re.IGNORECASE)
"""Carpenters strip the forms off a deck; painters its paint."""
_CARPENTERS = re.compile(r"carpent", re.IGNORECASE)
_WELDED = re.compile(r"\bweld|\bpuddle", re.IGNORECASE)
_IRON_TRADES = re.compile(r"iron ?work|steel erect|\bdecker\b", re.IGNORECASE)
_FORM_TRADES = re.compile(r"\bform|concrete|cement|shoring", re.IGNORECASE)
_ROUGHED = re.compile(
    r"\brough(?P<past>ed)?[- ]?(?:in)?(?: and | & |/)trim(?:med)?(?:[- ]out)? "
    r"(?!for\b|of\b|on\b|in\b|at\b|to\b)(?=(?:[\w-]+ ){0,3}"
    r"(?:homes?|houses?|apartments?|condos?|townho(?:me|use)s?|duplexes|additions|remodels|units)\b)",
    re.IGNORECASE,
)
_LEADING = re.compile(
    r"^(?P<form>lead|led) (?=(?:[\w-]+ ){0,2}?(?:investigations?|audits?|inspections?|walks|orientations?|drills?)\b)",
    re.IGNORECASE,
)
"""Before these "lead" is a doing, and no lead investigation."""


def with_kinds_told(text: str, beside: str = "") -> str:
    """The line with what each of two is, a deck by its work; `beside` is the title of its job."""
    text = _CREW_SPEAKS.sub(lambda one: _WITH_CREW[one["how"].lower()], text)
    text = _YEARS.sub(r"\g<many> ", _SPEAKERS.sub(_of_each_tongue, text))
    for shared in _SHARED:
        text = shared.sub(_of_each_kind, text)
    if _IRON_TRADES.search(beside) and _WELDED.search(text):
        return _DECKS.sub(r"metal deck\1", text)
    is_stripped = bool(_STRIPPED.search(text) and _CARPENTERS.search(beside))
    is_formed = is_stripped or bool(_OF_CONCRETE.search(text) or _FORM_TRADES.search(beside))
    if is_formed and not _OF_WOOD.search(text):
        return _DECKS.sub(r"elevated deck\1" if _SLABS.search(text) else r"concrete deck\1", text)
    return text


def with_phases_told(text: str) -> str:
    """A doing of two phases with its object, and one that looks like a kind of what is done."""
    text = _ROUGHED.sub(lambda one: f"rough{one['past'] or ''} and trim ", text)
    return _LEADING.sub(lambda one: "directed " if one["form"].lower() == "led" else "direct ", text)


def _of_each_tongue(found: re.Match[str]) -> str:
    """Speakers of both, or who speaks them."""
    return f"{found['first']} {found['of']} {found['link']} {found['second']} {found['of']}"


def _of_each_kind(found: re.Match[str]) -> str:
    """What all of a list are kinds of, behind each."""
    kinds = _KINDS.sub(lambda one: f"{one.group()} {found['of']}", found["kinds"])
    return f"{kinds} {found['last']} {found['of']}"
