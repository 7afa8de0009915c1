"""The name of a card whose kind is known: its hours, class, type, code or courses."""

import re
from collections.abc import Sequence

from workers.cards.cells import Cell
from workers.cards.crafts import capitals
from workers.cards.epa_types import epa_type
from workers.cards.neighbours import value_near
from workers.cards.printed import Printed
from workers.resumes.text.line import Line

NCCCO = "National Commission for the Certification of Crane Operators (NCCCO)"
NCCER = "National Center for Construction Education and Research (NCCER)"
MSHA = "Mine Safety and Health Administration (MSHA)"
AWS = "American Welding Society"
HOURS_COUNT = 2.5  # how much hours of OSHA's courses speak for its card

_WORDS_OF_HOURS = {"ten": "10", "diez": "10", "thirty": "30", "treinta": "30"}
_HOURS = re.compile(
    r"\b([13] ?[0Oo])\)?[\s-]*h(?:ou|o)?r|\b(ten|thirty|diez|treinta)\W+(?:\(?[13]0\)?[\s-]*)?ho(?:u?r)"
    r"|\bOSHA[\s-]*(10|30)\b",
    re.IGNORECASE,
)
# A large figure has a line of its own, above or beside its word.
_HOURS_APART = re.compile(
    r"^\W*([13] ?0)\W*$(?=[\s\S]*\bho(?:ur|ra)s?\b)|\bho(?:ur|ra)s?\b[\s\S]*^\W*([13] ?0)\W*$",
    re.IGNORECASE | re.MULTILINE,
)
_HOURS_FIRST = re.compile(r"^\W{0,3}([13]0)\b(?!\s?[/.-]\s?\d)")
_COURSE_FOR_TRAINERS = re.compile(r"\bOSHA\W{0,3}(50[0-3]|51[01])\b", re.IGNORECASE)
_INDUSTRIES = {
    "Construction": r"\bconstruction\b|\bconstrucci.n\b",
    "General Industry": r"\bgeneral\s+industry\b|\bindustria\s+general\b",
    "Maritime": r"\bmaritime\b|\bmar[ií]tim[ao]\b",
    "Disaster Site": r"\bdisaster\s+site\b",
}
# Small capitals beside a large letter are misread: ciassA, 9 ctass B, scusSA.
_CLASS = re.compile(
    r"(?:\bclase?\b|(?<![A-Za-z]{2})[A-Za-z]?c[a-z1|]{1,2}s{1,2})[\s:._*-]{0,3}([ABC])(?![A-Za-z])",
    re.IGNORECASE,
)
_CLASS_ALONE = re.compile(r"\W*(?:9\W{0,2})?cl?as[se]\W*", re.IGNORECASE)
_LETTER = re.compile(r"[ABC]\W*")
_CRANE_CRAFT = re.compile(
    r"\b(?:certified\s+)?((?:mobile|tower|overhead|articulating|service\s+truck)\s+crane\s+operator|(?:boom\s+truck|digger\s+derrick)\s+operator|signal\s+person"
    r"|lift\s+director|crane\s+inspector|rigger\s+level\s+(?:I{1,2}|[1l]{1,2}|2)\b)",
    re.IGNORECASE,
)
_WELDING_CODE = re.compile(r"\bD1\.\d\b|\bAPI 1104\b|\bASME (?:Section )?IX\b")
_OF_SOCIETY = {
    "Certified Associate Welding Inspector": "CAWI",
    "Senior Certified Welding Inspector": "SCWI",
    "Certified Welding Educator": "CWE",
    "Certified Welding Supervisor": "CWS",
}
_REFRESHER = re.compile(
    r"\b8\W{0,2}(?:hours?|hr)\W{1,3}(?:annual\s)?(?:HAZWOPER\W{1,3})?(?:annual\s)?refresher"
    r"|\bHAZWOPER\W{1,3}(?:8\W{0,2}(?:hours?|hr)\W{1,3})?(?:annual\s)?refresher",
    re.IGNORECASE,
)
_HAZWOPER_HOURS = re.compile(r"\b(8|24|40)\W{0,2}(?:hours?|hr)\b", re.IGNORECASE)
_HOURS_BESIDE_HAZWOPER = re.compile(
    r"\b(8|24|40)\W{0,2}(?:hours?|hr)\W{1,3}HAZWOPER\b|\bHAZWOPER\W{1,3}(8|24|40)\W{0,2}(?:hours?|hr)\b", re.IGNORECASE
)


def osha(card: Printed) -> str | None:
    """Return the name of an OSHA card; None for one that says both hours, or none."""
    said = [*_HOURS.finditer(card.text)] or [*_HOURS_APART.finditer(card.text)]
    courses = {match[1] for match in _COURSE_FOR_TRAINERS.finditer(card.text)}
    if not said and len(courses) == 1:
        return f"OSHA {next(iter(courses))}"
    said = said or _hours_in_titles(card)
    hours = {_figure(next(filter(None, match.groups()))) for match in said}
    if len(hours) != 1 or not re.search(
        r"\bOSHA(?![A-Za-z])|occupational\s+safety\s+(?:and|&)\s+health|department\s+of\s+labor",
        card.text,
        re.IGNORECASE,
    ):
        return None
    industries = [name for name, pattern in _INDUSTRIES.items() if re.search(pattern, card.text, re.IGNORECASE)]
    of_industry = f" {industries[0]}" if len(industries) == 1 else ""
    return f"OSHA {next(iter(hours))}-Hour{of_industry}"


def _hours_in_titles(card: Printed) -> list[re.Match[str]]:
    """Figures before a title of which no word of hours could be read."""
    return [match for line in card.titles if (match := _HOURS_FIRST.match(line.text))]


def commercial_licence(card: Printed) -> str | None:
    """Return the name of a commercial licence, with its class where only one is said."""
    said = _classes(card.lines)
    if card.words.say("commercial learner permit") or card.words.say("commercial learners permit"):
        return "Commercial Learner's Permit (CLP)"
    of_class = f", Class {next(iter(said))}" if len(said) == 1 else ""
    return f"Commercial Driver License (CDL){of_class}"


def _classes(lines: Sequence[Line]) -> set[str]:
    """Return the classes behind their label or, alone, above, beside or under it."""
    found = {match[1].upper() for line in lines for match in _CLASS.finditer(line.text)}
    for line in lines:
        if _CLASS_ALONE.fullmatch(line.text):
            near = (value_near(Cell(line, 0, len(line.text), 0), lines, under=under) for under in (False, True))
            found |= {value.text[0] for value in near if value is not None and _LETTER.fullmatch(value.text)}
    return found


def epa(card: Printed) -> str | None:
    """Return the name of an EPA card with its type, or both where it names two together."""
    of_type = epa_type(card)
    section = " Section" if re.search(r"section\s*608", card.text, re.IGNORECASE) else ""
    return f"EPA{section} 608{f' {of_type}' if of_type else ''}"


def welder(card: Printed) -> str | None:
    """A certified welder or inspector, or a welder's test; None for a card that says both with nothing to choose."""
    tested = re.search(r"welder (?:performance )?qualification|qualified welder", card.text, re.IGNORECASE)
    for title, short in _OF_SOCIETY.items():
        if card.title_words.say(title) or (not tested and card.words.say(title)):
            return f"AWS {title} ({short})"
    certified, inspector = card.words.say("certified welder"), card.words.say("certified welding inspector")
    of_society = "AWS " if issuer_of_welder(card) or re.search(r"\bAWS\b", card.text) else ""
    if certified and inspector:
        certified, inspector = (card.title_words.say(f"certified {which}") for which in ("welder", "welding inspector"))
        if certified == inspector:
            return None
    if certified:
        return f"{of_society}Certified Welder"
    # A welder's test names the inspector who saw it.
    if not tested and (inspector or re.search(r"\bCWI\b", card.text)):
        return f"{of_society}Certified Welding Inspector (CWI)"
    code = _WELDING_CODE.search(card.text)
    return f"{of_society}{f'{code[0]} ' if code else ''}Welder Qualification"


def issuer_of_welder(card: Printed) -> str | None:
    """The society, for what it certifies itself; a welder's test is of who held it."""
    certified = card.words.say("certified welder") or card.words.say("certified welding inspector")
    tested = re.search(r"welder (?:performance )?qualification|qualified welder", card.text, re.IGNORECASE)
    return AWS if card.words.say(AWS) and (certified or not tested) else None


def first_aid(card: Printed) -> str | None:
    """Return the name of a first aid card, with the courses that it names."""
    if card.words.say("basic life support") or re.search(r"\bBLS\b", card.text):
        return "Basic Life Support (BLS)"
    advanced = {"ACLS": "Advanced Cardiovascular Life Support", "PALS": "Pediatric Advanced Life Support"}
    for short, full in advanced.items():
        if card.words.say(full) or re.search(rf"\b{short}\b", card.text):
            return f"{full} ({short})"
    courses = {"First Aid": ("first aid", "primeros auxilios"), "CPR": ("cpr", "rcp"), "AED": ("aed", "dea")}
    said = [name for name, phrases in courses.items() if any(map(card.words.say, phrases))]
    return "/".join(said) if said and said != ["AED"] else None


def of_commission(card: Printed) -> bool:
    """True where the commission of crane operators stands on the card."""
    return bool(re.search(r"\bN?CCCO\b", card.text)) or card.words.say("certification of crane operators")


def crane_operator(card: Printed) -> str | None:
    """Return the name of a crane operator's card with its craft; None where it lists several."""
    crafts = {capitals(match[1]) for match in _CRANE_CRAFT.finditer(card.text)}
    if len(crafts) > 1:
        return None
    craft = next(iter(crafts), "Crane Operator")
    return craft if craft.startswith("Rigger") or not of_commission(card) else f"Certified {craft}"


def miner(card: Printed) -> str | None:
    """Return the name of a miner's training record."""
    parts = {part for part in ("46", "48") if card.words.say(f"part {part}")}
    return (
        f"MSHA Part {next(iter(parts))} Certificate of Training"
        if len(parts) == 1
        else "MSHA 5000-23 Certificate of Training"
    )


def hazwoper(card: Printed) -> str | None:
    """Return the name of a HAZWOPER card with its hours: those beside the word, else the only ones that are said."""
    beside = {match[1] or match[2] for match in _HOURS_BESIDE_HAZWOPER.finditer(card.text)}
    hours = beside or {match[1] for match in _HAZWOPER_HOURS.finditer(card.text)}
    if len(hours) != 1:
        return "HAZWOPER"
    again = " Refresher" if hours == {"8"} and _REFRESHER.search(card.text) else ""
    return f"HAZWOPER {next(iter(hours))}-Hour{again}"


def rigger(card: Printed) -> str | None:
    """Riggers and signal persons are qualified together often."""
    of_crane = of_commission(card) and crane_operator(card)
    if of_crane:
        return of_crane
    said = [
        name for name, phrase in (("Rigger", "rigger"), ("Signal Person", "signal person")) if card.words.say(phrase)
    ]
    return f"Qualified {' and '.join(said)}" if said else "Rigging"


def _figure(hours: str) -> str:
    return _WORDS_OF_HOURS.get(hours.lower()) or hours.replace(" ", "").upper().replace("O", "0")
