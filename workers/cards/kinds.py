"""Which certificate a card is, and who issued it: the kinds that people in the trades carry."""

import re
from collections.abc import Callable, Iterator

from workers.cards.bodies import Named, of_crafts, of_crane_operators, of_mines
from workers.trades.vocabulary_files import words

_HOURS = re.compile(r"\b([13] ?0)[\s-]*h(?:ou|o)?r|\bOSHA[\s-]*(10|30)\b", re.IGNORECASE)
# A large figure has a line of its own, above or beside its word.
_HOURS_APART = re.compile(
    r"^\W*([13] ?0)\W*$(?=[\s\S]*\bho(?:ur|ra)s?\b)|\bho(?:ur|ra)s?\b[\s\S]*^\W*([13] ?0)\W*$",
    re.IGNORECASE | re.MULTILINE,
)
_INDUSTRIES = {
    "Construction": r"\bconstruction\b|\bconstrucci.n\b",
    "General Industry": r"\bgeneral industry\b|\bindustria\s+general\b",
    "Maritime": r"\bmaritime\b|\bmar[ií]tim[ao]\b",
    "Disaster Site": r"\bdisaster site\b",
}
# Small capitals beside a large letter are misread: ciassA, 9 ctass B, scusSA.
_CLASS = re.compile(
    r"(?:\bclase?\b|(?<![A-Za-z]{2})[A-Za-z]?c[a-z1|]{1,2}s{1,2})[\s:._*-]{0,3}([ABC])(?![A-Za-z])",
    re.IGNORECASE,
)
_EPA_TYPE = re.compile(r"\b(universal|type\s(?:[Il|]{1,3}|[123]))(?!\w)", re.IGNORECASE)
_EPA_TYPES = re.compile(r"\b(type\s[I1-3l|]{1,3})\s(?:and|&|y)\s(type\s[I1-3l|]{1,3})(?!\w)", re.IGNORECASE)
_STATES = sorted([*words("state_names"), "District of Columbia", "Guam", "Puerto Rico"], key=len, reverse=True)
# Not a town that is called as a country or a state: "LEBANON, PA 17042".
_STATE = re.compile(rf"\b({'|'.join(map(re.escape, _STATES))})\b(?!,?\s[A-Z]{{2}}\s\d{{5}})", re.IGNORECASE)
_ISSUED_BY = re.compile(
    r"(?:issued by|training provider|provided by|certifying agency|approved|provider)\s*:\s*(?P<issuer>[^\n:]{3,60})",
    re.IGNORECASE,
)
_EMPLOYER = re.compile(r"employer\s*[:.]\s*(?P<issuer>[^\n:]{3,60})", re.IGNORECASE)
_INSPECTOR = r"certified welding inspector|\bCWI\b"
_COMPANY = re.compile(
    r"^(?:[^\n:]{3,20}:[^\n,]{3,40},\s|[^\n:,]{3,24}\s(?:by|por)\s)?"
    r"(?P<issuer>[A-Z][^\n:,]{2,50}\b(?:,?\s(?:LLC|Inc\.?|INC\.?|Ltd\.?|Co\.|CO\.|Corp(?:oration|\.)?|S\.\s?A\.(?:\sde\sC\.\s?V\.)?)"
    r"|(?:Institute|Academy|ACADEMY|INSTITUTE|Council|Services|Society|Association|Testing|College|Union"
    r"|Cooperative|Consulting|Consultants|Solutions|Group(?!\s\d)|UNIVERSITY|University)\b)"
    # In Spanish the noun stands first.
    r"|(?:Instituto|Academia|Capacitaci.n|Servicios|Asociaci.n|C.mara|Universidad|Grupo)"
    r"(?:[ ](?:[A-ZÁÉÍÓÚ][\w.]+|de|del|la|el|los|las|en|y)){1,6}[ ][A-ZÁÉÍÓÚ][\w.]+)",
    re.MULTILINE,
)
_EMBLEM = re.compile(r"[A-Z]{2,5}")
_ORGANIZATIONS = {
    "American Heart Association": r"american\s+heart\s+association"
    # Beside its emblem in three lines, between which other runs are read.
    r"|^\W*american\W*$(?:\n.*){0,3}\n\W*heart\W*$(?:\n.*){0,3}\n\W*association\W*$",
    "American Red Cross": r"american\s+red\s+cross|redcross\.org"
    r"|^\W*american\W*$(?:\n.*){0,3}\n\W*red\s+cross\W*$",
    "National Safety Council": r"national\s+safety\s+council",
    "American Welding Society": r"american\s+welding\s+society",
    "Transportation Security Administration": r"transportation\s+security\s+administration|\bTSA\b",
    "OSHA": r"\bOSHA\b|occupational\s+safety\s+(?:and|&)\s+health",
    "ESCO Institute": r"\besco institute\b|\bescogroup\b",
    "Mainstream Engineering": r"\bmainstream engineering\b",
}


def identified(text: str) -> tuple[str | None, str | None]:
    """Name and issuer of the one kind that the card's words tell; None for what they don't tell.

    `text`: the card's lines, each on a line of its own. A card that could be of two kinds is of none.
    """
    found = [(name, issuer) for kind in _KINDS if (named := kind(text)) for name, issuer in (named,)]
    return found[0] if len(found) == 1 else (None, None)


def _osha(text: str) -> Named | None:
    said = [*_HOURS.finditer(text)] or [*_HOURS_APART.finditer(text)]
    hours = {(match[1] or match[2]).replace(" ", "") for match in said}
    if len(hours) != 1 or not _of("OSHA", text):
        return None
    industries = [name for name, pattern in _INDUSTRIES.items() if re.search(pattern, text, re.IGNORECASE)]
    of_industry = f" {industries[0]}" if len(industries) == 1 else ""
    issuer = "OSHA" if _of_department(text) else _named_issuer(text) or "OSHA"
    return f"OSHA {next(iter(hours))}-Hour{of_industry}", issuer


def _of_department(text: str) -> bool:
    """True for the card that the Department of Labor gives out; a school's certificate is the school's."""
    return bool(re.search(r"department\s+of\s+labor|departamento\s+de[l\s]*\s?trabajo", text, re.IGNORECASE)) or bool(
        re.search(r"occupational\s+safety\s+(?:and|&)\s+health\s+admin", text, re.IGNORECASE)
    )


def _forklift(text: str) -> Named | None:
    truck = re.search(r"\bfork\s?lift|\bpowered industrial truck|\blift truck|\bmontacargas\b", text, re.IGNORECASE)
    operator = re.search(r"\boperator|\boperador|\bcertif|\bpermi[ts]|\blicen[cs]|\bconstancia", text, re.IGNORECASE)
    return ("Forklift Operator", _named_issuer(text)) if truck and operator else None


def _cdl(text: str) -> Named | None:
    commercial = re.search(r"\bcommercial\b|\bcomercial\b", text, re.IGNORECASE)
    licence = re.search(r"\bdriver\W{0,2}s?\s+licen[cs]e\b|\blicencia\b", text, re.IGNORECASE)
    if not (commercial and licence) and not re.search(r"\bCDL\b", text):
        return None
    classes = {match[1].upper() for match in _CLASS.finditer(text)}
    of_class = f", Class {next(iter(classes))}" if len(classes) == 1 else ""
    states = {match[1].title() for match in _STATE.finditer(text)}
    return f"Commercial Driver License (CDL){of_class}", next(iter(states)) if len(states) == 1 else None


def _twic(text: str) -> Named | None:
    if not re.search(r"\bTWIC\b|transportation\s+worker\s+identification", text, re.IGNORECASE):
        return None
    return "Transportation Worker Identification Credential (TWIC)", _known(
        "Transportation Security Administration", text
    )


def _epa(text: str) -> Named | None:
    by_rule = re.search(r"40\s*CFR,?\s*part\s*82", text, re.IGNORECASE)  # which section 608 is done by
    of_agency = re.search(r"\bEPA\b|section 608|refrigerant|clean air", text, re.IGNORECASE)
    if not of_agency or not (by_rule or re.search(r"\b608\b", text)):
        return None
    types = {_as_roman(match[1]) for match in _EPA_TYPE.finditer(text)}
    of_type = f" {next(iter(types))}" if len(types) == 1 else ""
    both = _EPA_TYPES.search(text)
    # Where the card names them all, they are boxes of which one is ticked.
    if both and len(kinds := sorted({_as_roman(both[1]), _as_roman(both[2])})) > 1 and "Universal" not in types:
        of_type = f" {' and '.join(kinds)}"
    issuers = [one for one in ("ESCO Institute", "Mainstream Engineering") if _of(one, text)]
    section = " Section" if re.search(r"section\s*608", text, re.IGNORECASE) else ""
    return f"EPA{section} 608{of_type}", issuers[0] if len(issuers) == 1 else _named_issuer(text)


def _aws(text: str) -> Named | None:
    if not re.search(r"\bAWS\b|american welding society", text, re.IGNORECASE):
        return None
    tested = re.search(r"welder (?:performance )?qualification|qualified welder", text, re.IGNORECASE)
    # A welder's test names the inspector who saw it by these letters.
    inspector = re.search(r"certified welding inspector" if tested else _INSPECTOR, text, re.IGNORECASE)
    welder = re.search(r"certified welder", text, re.IGNORECASE)
    if not inspector and not welder and tested:
        code = re.search(r"\bD1\.\d\b", text)
        return f"AWS{f' {code[0]}' if code else ''} Welder Qualification", _named_issuer(text)
    if bool(inspector) == bool(welder):
        return None
    name = "AWS Certified Welding Inspector (CWI)" if inspector else "AWS Certified Welder"
    return name, _known("American Welding Society", text)


def _first_aid(text: str) -> Named | None:
    said = [
        name
        for name, pattern in (
            ("First Aid", r"first aid|primeros\s+auxilios"),
            ("CPR", r"\bCPR\b|\bRCP\b"),
            ("AED", r"\bAED\b|\bDEA\b"),
        )
        if re.search(pattern, text, re.IGNORECASE)
    ]
    life_support = re.search(r"\bbasic life support\b|\bBLS\b", text, re.IGNORECASE)
    name = "Basic Life Support (BLS)" if life_support else "/".join(said)
    issuers = ("American Heart Association", "American Red Cross", "National Safety Council")
    by = [one for one in issuers if _of(one, text)]
    return (name, by[0] if len(by) == 1 else _named_issuer(text)) if name and name != "AED" else None


_KINDS: tuple[Callable[[str], Named | None], ...] = (
    _osha,
    _forklift,
    _cdl,
    _twic,
    _epa,
    _aws,
    _first_aid,
    of_crane_operators,
    of_crafts,
    of_mines,
)


def _as_roman(text: str) -> str:
    """A type's strokes counted: in small print a capital i, an l and a bar look alike."""
    kind = text.rsplit(maxsplit=1)[-1]
    strokes = int(kind) if kind in {"1", "2", "3"} else len(kind)
    return "Universal" if kind.lower() == "universal" else f"Type {'I' * strokes}"


def _of(organization: str, text: str) -> bool:
    return bool(re.search(_ORGANIZATIONS[organization], text, re.IGNORECASE | re.MULTILINE))


def _known(organization: str, text: str) -> str | None:
    return organization if _of(organization, text) else None


def _named_issuer(text: str) -> str | None:
    """Who a label names, or the only line that is a company's name."""
    labelled, employers = ({_named(match) for match in said.finditer(text)} for said in (_ISSUED_BY, _EMPLOYER))
    found = labelled or set(_companies(text)) - employers or employers
    found = {one for one in found if not any(_is_cut(one, other) for other in found)}
    return next(iter(found)) if len(found) == 1 else None


def _is_cut(name: str, other: str) -> bool:
    """True where one reading lost the first word of a name, or took the letters of its emblem for one."""
    longer = name.endswith(f" {other}") and _EMBLEM.fullmatch(name.removesuffix(other).strip())
    return bool(longer) or (other.endswith(f" {name}") and not _EMBLEM.fullmatch(other.removesuffix(name).strip()))


def _named(match: re.Match[str]) -> str:
    return match["issuer"].strip(" .,")


def _companies(text: str) -> Iterator[str]:
    for match in _COMPANY.finditer(text):
        yield match["issuer"].strip(" ,")
