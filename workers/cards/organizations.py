"""Names of companies, schools and bodies on a card that nobody knows beforehand, and which of them gave it out."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from workers.cards.alike import differ_by_at_most
from workers.cards.cells import Cell
from workers.cards.days import days
from workers.cards.labels import labels
from workers.cards.matching import best_links
from workers.cards.neighbours import value_near
from workers.cards.printed import Printed, height, stands_on
from workers.resumes.text.line import Line

_DONE_BY = (
    r"(?:(?:issued|provided|trained|certified|conducted|presented|administered|sponsored|taught|offered|delivered"
    r"|tested|evaluated|examined)\s+by"
    r"|(?:impartido|otorgado|emitido)\s+por)"
)
_GIVER = (
    r"(?:(?:(?:\w+-)?approved\s|exam\s|course\s|certification\s){1,3}(?:provider|sponsor|body)|training\s+(?:provider|sponsor|cent(?:er|re)|organi[sz]ation)|certifying\s+agency|approved|provider|issuer"
    r"|issuing\s+(?:agency|organi[sz]ation|authority))"
)
_GIVEN_BY = re.compile(rf"{_DONE_BY}|{_GIVER}|by", re.IGNORECASE)
_EMPLOYER = re.compile(r"employer|company|empresa|patr[oó]n", re.IGNORECASE)
_BEHIND = r"(?P<issuer>[^\n:]{3,60})"
_LABELLED = re.compile(rf"\b(?:{_DONE_BY}\s*:?|{_GIVER}\s*:)\s*{_BEHIND}", re.IGNORECASE)
_EMPLOYED = re.compile(rf"(?:^|[·|;,-] )(?:{_EMPLOYER.pattern}) ?[:.] ?{_BEHIND}", re.IGNORECASE | re.MULTILINE)
_LEGAL = (
    r"(?:,?\s(?:LLC|L\.L\.C\.|Inc\b\.?|INC\b\.?|Ltd\b\.?|Co\.|CO\.|Corp(?:oration|\.)?|S\.\s?A\.(?:\sde\sC\.\s?V\.)?))"
)
_BODY = (
    r"(?:Institute|Academy|Council|Services|Society|Association|Testing|College|Union|Cooperative|Consulting"
    r"|Consultants|Solutions|University|School|Board|Commission|Bureau|Authority|Foundation|Federation|Consortium"
    r"|Apprenticeship|JATC|Alliance|Labs?|Laborator(?:y|ies)|Cent(?:er|re)|Foods|Logistics|Partners|Industries|Supply"
    r"|Group(?!\s\d)|Trust|Training|Local\s\d+|Guild|Company|Rentals|Enterprises|Network|Agency|Exchange|Storage|Warehouse"
    r"|Distribution|Clinic|Hospital|Medical|Health(?=,|$)|Rescue|Refrigeration(?=$)|Mechanical(?=$)|Farms|Mills|Packing|Manufacturing"
    r"|Contractors|Systems(?!\s\d)|Inspection|Technologies|Exams|Section$|Division$|Department$|Health\sDistrict|(?:Fire|School)\sDist(?:rict|\.)?)"
)
_COMPANY = re.compile(
    rf"^(?P<issuer>[A-Z][^\n:]{{2,50}}?(?:{_LEGAL}|\b{_BODY}\b(?!\s(?!of\sAmerica)[a-z]))(?:\s{_BODY}\b)*{_LEGAL}?(?:\sof\sAmerica)?)",
    re.IGNORECASE,
)
_GOVERNMENT = re.compile(
    r"^(?:\W*(?:state|commonwealth|city|county)\s+of\s+[A-Za-z ]{3,20}\W+)?(?P<issuer>(?:[A-Z][\w.]+\s){0,3}"
    r"(?:Department|Division|Bureau|Office|Board|Dept\.?)\s(?:of|for)\s[A-Z&][\w&, ]{3,45})",
    re.IGNORECASE,
)
_BODY_OF = re.compile(
    r"^(?P<issuer>(?:[A-Z][\w.&'’]+\s){0,4}(?:Institute|Association|Society|Union|Brotherhood|College|Council|Academy"
    r"|Commission|Registry|Federation)\s(?:of|for)(?:\s(?:of|for|the|and|in|&|[A-Z][\w'’-]+))*?\s[A-Z][\w'’-]+)$",
    re.IGNORECASE,
)
_NOUNS = (
    "Instituto|Academia|Capacitaci[oóÓ]n|Servicios|Asociaci[oóÓ]n|C[aáÁ]mara|Universidad|Grupo|Escuela|Centro|Consejo"
    "|Departamento|Secretar[iíÍ]a|Direcci[oóÓ]n|Comisi[oóÓ]n"
)
# In Spanish the noun stands first.
_SPANISH = re.compile(
    rf"(?P<issuer>(?:{_NOUNS}|{_NOUNS.upper()})"
    r"(?:[ ](?:[A-ZÁÉÍÓÚ][\w.]+|de|del|la|el|los|las|en|y)){1,8}[ ][A-ZÁÉÍÓÚ][\w.]+)"
)
_OF_STATE = re.compile(r"\W*((?:state|commonwealth|county|city)\s+of\s+[A-Za-z ]{3,25})\W*", re.IGNORECASE)
_OF_BODY = re.compile(rf"(?:issued|provided|sponsored|otorgado|emitido)\b|{_GIVER}", re.IGNORECASE)
_OF_TESTER = re.compile(r"tested|evaluated|examined", re.IGNORECASE)
_PERSON = re.compile(r"(?:[A-Z][\w.'’-]*\s){1,2}[A-Z][\w'’-]+")
_EMBLEM = re.compile(r"[A-Z]{2,5}")
_PIECES = re.compile(r"\s[|·•—–]\s|\s-\s|:\s|,\s(?!LLC|Inc|INC|Ltd|Co\b|CO\b|S\.)", re.IGNORECASE)
_BY = re.compile(r"^.{3,30}?\s(?:by|por)\s(?=[A-Z])")
_SMALL = frozenset({"of", "and", "for", "the", "de", "del", "la", "el", "los", "las", "en", "y", "&", "at"})
# Words of courses and cards: a line of nothing but these names no body ("Safety Training", "Training Services").
_COMMON_WORDS = """
& academy aed aid and association board card center center's center/site centre certificate certification certified
class college completed completion construction council course cpr education equipment exam fire first for forklift
general group hands-on health in industrial industry institute lift local occupational of online operator operators
outreach program refresher safety school service services site skills society student supply test testing the training
truck union university work worker workers
"""
COMMON = frozenset(_COMMON_WORDS.split())
_NO_BODY = re.compile(
    r"\b(?:this|that|has|have|is|certif(?:y|ies)|successfully|complet\w+|card|certificate|requirements?|course|valid"
    r"|expires?|issued|name|signature|instructor|trainer|examiner|training in|hours?|permit|licen[cs]e"
    r"|operator'?s?(?!\s(?:training|academy|school|services)\b)"
    r"|verif\w+|record|evaluation|www|http)\b|\.(?:com|org|gov|example)",
    re.IGNORECASE,
)
MOST_WORDS, MOST_LETTERS = 9, 60
_GOES_ON = re.compile(
    r"\b(?:Department|Division|Board|Bureau|Office|Institute|Association|Union|College)\s(?:of|for)$", re.IGNORECASE
)
FEWEST_LETTERS = 4  # of a name
FEW_WORDS = 2  # of each line of a name that stands in several
LETTERS_PER_MISTAKE = 6  # by which two readings of one name differ
CLOSE = 2.6  # of a line's height: lines that are one name


def named_issuer(card: Printed) -> str | None:
    """Who a label names; else the line that most looks like a body's name, an employer's only where none other does."""
    beside = [(match[0], match["issuer"]) for match in _LABELLED.finditer(card.text) if _is_named(match["issuer"])]
    beside += _beside_labels(card.lines, _GIVEN_BY)
    given = Counter(_tidy(name) for label, name in beside if _is_body(label, _tidy(name)))
    if given:
        return _most_said(given)
    employers = {_tidy(match["issuer"]) for match in _EMPLOYED.finditer(card.text)}
    employers |= {_tidy(name) for _, name in _beside_labels(card.lines, _EMPLOYER)}
    found = Counter(_bodies(card.lines))
    found.update(name for line in card.titles for name in _bodies_of(line.text))
    others = Counter({name: times for name, times in found.items() if not any(_alike(name, one) for one in employers)})
    return _most_said(others) or _most_said(Counter(employers))


def government(card: Printed) -> str | None:
    """The only state, county or city that a line names alone."""
    found = {match[1] for line in card.lines if (match := _OF_STATE.fullmatch(line.text))}
    return next(iter(found)) if len(found) == 1 else None


def _is_body(label: str, name: str) -> bool:
    """Whether a name is an organization's.

    Behind "Trained by" may stand a person, with letters behind the name ("Swen Ottesen, RN").
    """
    if _OF_BODY.match(label):
        return True
    return not _is_person(name) and (not _OF_TESTER.match(label) or bool(_COMPANY.match(name)))


def is_firm_word(text: str) -> bool:
    """True for a line of nothing but what firms and schools are called by: "DISTRIBUTION"."""
    return bool(re.fullmatch(_BODY, text.strip(" .,"), re.IGNORECASE))


def _is_person(name: str) -> bool:
    """True for two or three words of which none closes a body's name: "Trained by" is followed by people, too."""
    return bool(_PERSON.fullmatch(name)) and not _COMPANY.match(name)


def _most_said(names: Counter[str]) -> str | None:
    """The name that most readings have, spellings that hardly differ taken together; None where two have as many."""
    groups: list[Counter[str]] = []
    for name, times in sorted(names.items(), key=lambda one: (-one[1], -len(one[0]))):
        group = next((group for group in groups if any(_alike(name, other) for other in group)), None)
        if group is None:
            groups.append(group := Counter())
        group[name] += times
    groups.sort(key=lambda group: group.total(), reverse=True)
    if not groups or (len(groups) > 1 and groups[0].total() == groups[1].total()):
        return None
    best = max(groups[0].items(), key=lambda one: (one[1], not one[0].isupper(), len(one[0])))[0]
    return next(
        (longer for longer in groups[0] if _is_cut(best, longer) and groups[0][longer] >= groups[0][best]), best
    )


def _alike(one: str, other: str) -> bool:
    if _is_cut(one, other) or _is_cut(other, one):
        return True
    longer = max(len(one), len(other))
    return differ_by_at_most(one.lower(), other.lower(), longer // LETTERS_PER_MISTAKE)


def _is_cut(name: str, other: str) -> bool:
    """True where one reading lost words of a name, at an end, or took the letters of its emblem for one."""
    longer = name.endswith(f" {other}") and _EMBLEM.fullmatch(name.removesuffix(other).strip())
    lost = other.endswith(f" {name}") and not _EMBLEM.fullmatch(other.removesuffix(name).strip())
    return bool(longer) or lost or other.startswith((f"{name} ", f"{name},"))


def _beside_labels(lines: Sequence[Line], said: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    """Yield each line that is only such a label, and what stands beside or under it."""
    for line in lines:
        if said.fullmatch(line.text.strip(" .:_")):
            label = Cell(line, 0, len(line.text), 0)
            near = value_near(label, lines, under=best_links(lines)[0])
            if near is not None and _is_named(near.text):
                yield line.text.strip(), near.text


def _bodies(lines: Sequence[Line]) -> Iterator[str]:
    of_government: list[str] = []
    for line in _whole(lines):
        found = list(_bodies_of(line.text)) or list(_bodies_of(_with_above(line, lines)))
        if _GOVERNMENT.search(line.text):
            of_government = found or of_government  # a division stands under its department, and gives out the card
        else:
            yield from found
    yield from of_government


def _whole(lines: Sequence[Line]) -> Iterator[Line]:
    """The lines, one that breaks off with what stands under it: "Illinois Department of" / "Public Health"."""
    after: list[Line] = []
    for line in lines:
        if line in after:
            continue
        under = next((one for one in lines if _GOES_ON.search(line.text) and stands_on(line, one)), None)
        after += [under] if under else []
        yield msgspec.structs.replace(line, text=f"{line.text} {under.text}") if under else line


def _with_above(line: Line, lines: Sequence[Line]) -> str:
    """A line of common words alone, with the lines of its size right above it: "National" / "Association"."""
    text, first = line.text, line
    if not 0 < len(text.split()) <= FEW_WORDS or not all(word.lower() in COMMON for word in text.split()):
        return ""
    for _ in range(2):
        above = [one for one in lines if len(one.text.split()) <= FEW_WORDS and _stands_on(one, first)]
        if not above:
            break
        first = max(above, key=lambda one: one.middle)
        text = f"{first.text} {text}"
    return text if first is not line else ""


def _stands_on(one: Line, under: Line) -> bool:
    """True for a line right above another, both about one middle; a stray mark may make one of them higher."""
    least = min(height(one), height(under))
    return (
        one.page == under.page
        and 0 < under.middle - one.middle < CLOSE * least
        and abs(one.left + one.right - under.left - under.right) < 2 * max(height(one), height(under))
        and any(map(str.isalpha, one.text))
    )


def _bodies_of(text: str) -> Iterator[str]:
    if days(text):
        return
    government = _GOVERNMENT.search(text)
    if government and not _NO_BODY.search(government["issuer"]):
        yield _tidy(_PIECES.split(government["issuer"])[0])
        return
    for piece in map(str.strip, _PIECES.split(_BY.sub("", text))):
        for pattern in (_SPANISH, _BODY_OF, _COMPANY):
            match = pattern.search(piece)
            if match and _is_named(match["issuer"]) and not _is_common(match["issuer"]):
                yield _tidy(match["issuer"])
                break


def _is_named(text: str) -> bool:
    text = text.strip(" .,")
    letters = sum(map(str.isalpha, text))
    return (
        0 < len(text.split()) <= MOST_WORDS
        and max(FEWEST_LETTERS - 1, len(text) / 2) < letters
        and text[:1].isupper()
        and len(text) <= MOST_LETTERS
        and not days(text)
        and not _NO_BODY.search(text)
        and not any(label.until - label.at == len(text) for label in labels(text))
    )


def _is_common(name: str) -> bool:
    """True for words of courses alone, or a sentence's in small letters."""
    parts = [part.strip(".,&") for part in name.split()]
    small = [part for part in parts if part[:1].islower() and part.lower() not in _SMALL]
    return bool(small) or all(part.lower() in COMMON for part in parts)


def _tidy(name: str) -> str:
    return re.sub(r"^\W+|[\s.,_|-]+$", "", name) + (
        "." if re.search(r"\b(?:Inc|Co|Ltd|Corp|INC|CO|V|A)\.\s*$", name) else ""
    )
