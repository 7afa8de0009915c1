"""What a line of work says of itself, whatever a posting asks: a clean record, a gain, a limit, little."""

import re
from collections.abc import Iterator
from functools import lru_cache

from workers.language.conjugation import Form
from workers.writing.words.english_verbs import verb_form
from workers.writing.words.good_absences import denies_a_harm

_HARM = (
    r"(?:accidents?|incidents?|injur\w+|preventables?|lost[ -]time|recordables?|violations?|claims?|rejects?|rollovers?"
    r"|citations?|call-?backs?|spills?|hurt|accidentes?|incidentes?|lesiones|rechazos|volcaduras|infracciones)"
)
_RECORD = re.compile(rf"\b(?:no|zero|0|without(?: an?)?|sin|cero)\b[^.;]*\b{_HARM}\b", re.IGNORECASE)
"""Work that went without harm or fault for a time."""
_QUALITY = (
    r"(?:accept(?:ance|ed)|reject(?:s|ed|ion)?|repair rates?|rework|scrap|defects?|yield|first[- ]pass|on[- ]time"
    r"|accuracy|pass(?:ed)? rate|rechazos?|retrabajo|desperdicio|defectos|aceptaci[oó]n)"
)
_SHARE = r"(?:%|percent\b|por ciento\b)"
_RATE = re.compile(
    rf"\d ?{_SHARE}[^.;]*\b{_QUALITY}\b|\b{_QUALITY}\b(?:[^.;]|\.(?=\d))*?\d ?{_SHARE}"
    r"|\d ?stars?\b|\b(?:five|5)-star\b|\bcinco estrellas\b",
    re.IGNORECASE,
)
"""How well work came out, as a share: 97.8% RT acceptance."""
_FAULT = re.compile(
    r"(?:(?:i |we )?had )?(?:one|two|an?|\d+|una?|dos) (?:[\w-]+ ){0,2}"
    r"(?:preventables?|accidents?|rollovers?|citations?|violations?|tickets?|write-?ups?|accidentes?|infracci[oó]n)\b"
    r"(?! (?:investigat|report|prevent|review|free))",
    re.IGNORECASE,
)
"""What went wrong, at the head of a line: one preventable backing incident."""
_NOT_DONE = re.compile(
    r"(?:i |we )?(?:never|did(?:n['\u2019]?t| not)|no longer|haven['\u2019]?t|have not|nunca|no hice|no hac[ií]a"
    r"|ya no)\b(?! (?:miss|have (?:an?|any) (?:accident|incident)|lose|lost|had (?:an?|any)))"
    r"|[^.;,]{1,40}\b(?:until|till|hasta)\b[^.;,]{1,20}[,;] (?:after that|then|since then|despu[eé]s)\b[^.;]*"
    r"\b(?:dropped|stopped|quit|dej(?:amos|[eé]|aron))\b"
    r"|[^\s,]+ no, (?:es[eoa]s?|l[oa]s?)\b",
    re.IGNORECASE,
)
"""What somebody hasn't done, or does no longer, at the head of a line: didn't do engine overhauls."""
_GAIN = re.compile(
    r"\b(?:cut|reduced|lowered|shortened|raised|increased|improved|brought|saved|saving|dropped|baj[eéó]|reduj\w+"
    r"|aument\w+|mejor[eéó])\b[^.;]*"
    r"(?:\b(?:from|de)\b[^.;]*\d[^.;]*\b(?:to|a)\b[^.;]*\d|\bby\b[^.;]*\d|\d ?%)",
    re.IGNORECASE,
)
"""What somebody made better, and by how much."""
_ASKS = re.compile(
    rf"\b(?:repair|reject\w*|scrap|defect|incident|accident) rates?\b|\b{_QUALITY} rates?\b"
    r"|\b(?:safe|clean|good|excellent|acceptable) (?:driving |motor vehicle |safety )?(?:record|history|mvr|dmv)\b"
    r"|\bclean (?:mvr|dmv)"
    r"|\b(?:dmv|mvr|h-?6) (?:printout|report|record)s?\b"
    rf"|\b(?:no|zero|sin)\b[^.;]{{0,20}}\b{_HARM}\b",
    re.IGNORECASE,
)
_WEAK = re.compile(
    r"(?:sw(?:eep|ept)|clean(?:ed)?|mop(?:ped)?|wash(?:ed)?|tid(?:y|ied)|stock(?:ed)?|carr(?:y|ied)|fetch(?:ed)?"
    r"|ke(?:ep|pt) (?:[\w-]+ ){1,3}(?:clean|swept|tidy|neat|stocked)"
    r"|(?:[\w-]+ )?(?:school nights|night school|night classes)"
    r"|haul(?:ed)? trash|wip(?:e|ed)|barr(?:er|í|e)\w*|limpi\w+|carg(?:ar|o|aba) (?:cajas|material)|acomod\w+"
    r"|some|a (?:little|bit of)|occasional(?:ly)?|limited|algo de|un poco de)\b",
    re.IGNORECASE,
)
"""What everybody does beside their work, and what somebody did only some of."""
_HELPERS_PART = re.compile(
    r"(?:help(?:ed|ing)?|assist\w*|carr(?:y|ied)|cut and carried|load(?:ed)?|unload(?:ed)?|haul(?:ed)?|dug|dig"
    r"|mix(?:ed)?|shovel\w*"
    r"|learn(?:ed|t)?|greas(?:e|ed)|watch(?:ed)?|wheelbarrow\w*|ayud\w+|acarre\w+|carg(?:aba|u[eé])|excav(?:aba|[eé])"
    r"|mezcl(?:aba|[eé])|hac[ií]a (?:la )?mezcla|engras(?:aba|[eé])|aprend\w+)\b",
    re.IGNORECASE,
)
"""What every helper does at first, at the head of a line."""
_DOINGS = re.compile(r"(?:,|\band\b|&)\s*(?:and\s+)?(?=\w)", re.IGNORECASE)
_FAULTY = r"(?:starts?|crank|heat|cool(?:ing)?|power|spark|hot water|signal|comm)"
"""What a fault is called by when there is none of it: no starts, no heat calls."""
_NAMED_FAULT = re.compile(rf"\bno[ -]{_FAULTY}\b", re.IGNORECASE)
_LIMIT = re.compile(
    r"\b(?:only|not|never|awareness|vendors?|assist\w*|help(?:ed|ing|s)?|helper (?:on|for|to)|back-?ups?|alternate"
    r"|under (?:the|an?)|as directed|someone else|(?:done|made|handled|performed|written|signed) by)\b"
    r"|n't\b|\bby (?:others|the|an?) "
    r"|\bno (?!\d|(?:\w+ )?(?:accident|incident|injur|preventable|lost|recordable|violation|claim|reject|callback)"
    rf"|{_FAULTY}\b)"
    r"|^some\b|^(?:my|our) (?:foreman|boss|lead|partner|supervisor|journeyman)\b"
    r"|\b(?:solo|s[oó]lo|solamente|nunca|ayud[eéoa](?!ntes?\b)\w*|apoy[eéoa]\w*|bajo (?:el|la)|suplente)\b"
    rf"|\bno\b(?![-.]|\u00ba| ?\d| {_FAULTY}\b)",
    re.IGNORECASE,
)
"""How far work went, or whose it mostly was: programming by vendor, awareness only, parts clerk backup."""
_AWAY = re.compile(r"\bcuando no (?:est[aá]|viene|llega|hay)\b", re.IGNORECASE)
"""Who takes another's place is limited by nothing."""
_SOMEBODY = (
    r"(?:some(?:body|one) else|others|(?:the|an?|our|my) (?:[\w-]+ )?"
    r"(?:crew|shift|dealer|vendor|contractor|engineer|electrician|office|guys?|shop|department|mechanic|technician|tech"
    r"|programmer|planner|adjuster|welder|operator|foreman|boss|supervisor|manager|city|lab)|dealers?|vendors?|contractors?"
    r"|engineers?|electricians?|quality|controls guy|somebody|someone|foreman|boss|supervisor|inspector|[\w-]+ co\."
    r"|(?:certified|licensed|lead|senior) (?:welder|electrician|plumber|mechanic|tech|technician|operator))"
)
_OTHERS_DO = re.compile(
    rf"(?<!with )(?<!for )(?<!under )\b{_SOMEBODY} (?:else )?(?:do|make|handle|run|program|set|write|pick|take|sign|fix"
    r"|repair|finish|own|wire|light|test|check|approve|weld|inspect|install|order|trim)e?s\b"
    r"|\b(?:done|made|handled|programmed|written|run|set up|wired|performed|picked up) by (?!me\b|us\b)"
    r"|\b(?:otr[oa]s?|alguien más|el (?:proveedor|contratista|ingeniero|electricista)|la (?:agencia|oficina)) "
    r"(?:l[oa]s? )?(?:hacen?|programan?|manejan?|arreglan?|reparan?)\b",
    re.IGNORECASE,
)
"""What somebody else does: somebody else programs, the day crew does the repairs."""
_BEGINNING = re.compile(
    r"^(?:i )?(?:was|were|started|began|hired|came (?:on|in|up)|entered|empec[eé]|entr[eé]|comenc[eé]|era)\b"
    r"[^.;]{0,40}?\b(?:helpers?|apprentices?|trainees?|in training|labou?rers?|green ?(?:horn|hand|man)"
    r"|ground ?(?:man|hand)|shop hand|parts runner|ayudante|aprendiz|pe[oó]n)\b"
    r"|\b(?:my |the )?first (?:\d+|one|two|three|four|few|couple(?: of)?) (?:years?|yrs?|months?|seasons?)\b"
    r"|\b(?:l[oa]s )?primer[oa]s (?:\d+|dos|tres|cuatro) (?:años|meses)\b",
    re.IGNORECASE,
)
"""How somebody began in a job that they have grown out of: was press helper the first 3 years."""
_ROSE = re.compile(
    r"\b(?:now|promoted|moved up|made (?!a\b)|up to|then (?:ran|led)|hasta|ahora|luego)\b", re.IGNORECASE
)
_NOW_AND_THEN = re.compile(
    r"\b(?:when|if|whenever) (?:(?:we|they|i|it)(?:['\u2019]re|['\u2019]m|['\u2019]s| are| am| is| was| were)? )?"
    r"(?:short(?:[ -](?:handed|staffed))?|busy|slow|needed|slammed|behind|asked)\b"
    r"|^relief (?:on|operator|for)\b|\bas needed\b|\bsometimes\b|\bnow and then\b|\bonce in a while\b|\bon occasion\b"
    r"|\bcuando (?:hace falta|se necesita)\b|\ba veces\b|\bde vez en cuando\b",
    re.IGNORECASE,
)
"""What isn't the work of every day: hang doors when we're short."""
_NOW_AND_THEN_SHARE = 0.6
_BEGINNING_SHARE = 0.3
"""What a line of that is worth of another: no document begins with it."""
_FIRST_PART = 0.45
"""Of a line; what stands further behind follows work of one's own."""
_IN_BRACKETS = re.compile(r"\([^()]*\)")
"""A limit there is one of a single thing among several."""
_BEHIND = re.compile(
    r"\s+[-\u2013\u2014]\s+|;\s*|,\s+(?=(?:minor|basic|small|simple|light|easy)\b[^,;]{0,25} only\W*$)"
    r"|,?\s+and\s+(?=(?:helped|assisted)\b)|,?\s+y\s+(?=ayud(?:é|e|o|aba)\b)"
)
"""What stands before such a sign was done, whatever of it the rest leaves to others."""

_LIMITED_SHARE = 0.5
"""What a line with a limit is worth of one without: it is told, but a document doesn't begin with it."""
_LIMITED_BEHIND_SHARE = 0.75
"""The same where the limit only follows work of one's own: VFD swaps - basic params only."""


def tells_a_record(line: str) -> bool:
    """Whether a line says how well work went: a time without harm, a rate of what passed, a gain."""
    return bool(_went_well(line) or _RATE.search(line) or _GAIN.search(line))


def _went_well(line: str) -> bool:
    return bool(_RECORD.search(line)) or denies_a_harm(line)


def tells_a_fault(line: str) -> bool:
    """Whether a line begins with what went wrong: a resume doesn't hide it, and a letter needn't bring it up."""
    return bool(_FAULT.match(line)) and not tells_a_record(line)


def tells_what_not(line: str) -> bool:
    """Whether a line only says what wasn't done or is given up: true, last in a resume, and in no letter."""
    return bool(_NOT_DONE.match(line)) and not tells_a_record(line)


def asks_for_a_record(posting_text: str) -> bool:
    """Whether a posting asks how well work went: a repair rate, no accidents."""
    return bool(_ASKS.search(posting_text))


def names_a_fault(line: str) -> bool:
    """Whether a "no" of a line is the name of what its person finds and mends."""
    return bool(_NAMED_FAULT.search(line))


def says_little(line: str) -> bool:
    """Whether a line begins with what everybody does beside their work, or did only some of."""
    return bool(_WEAK.match(line))


def tells_a_helpers_part(line: str) -> bool:
    """Whether a line of a learner's job tells what every helper does: carried, dug, greased, cleaned, helped.

    Not where it goes on with a doing of another sort: shoveled belt, set timbers and built stoppings.
    """
    doings = [doing for part in line.split("; ") for doing in _doings_in(part)]
    return all(says_little(one) or _HELPERS_PART.match(one) for one in doings)


def _doings_in(part: str) -> Iterator[str]:
    """Yield the acts of a part.

    Its first, and those behind a comma or "and" with a past form of their own, or helped with.
    """
    first, *others = _DOINGS.split(part)
    yield first
    forms = {Form.PAST, Form.BASE} if first.lower().startswith("helped ") else {Form.PAST}
    yield from (one for one in others if (found := verb_form(one.split()[0])) and found[1] in forms)


@lru_cache(maxsize=512)
def is_limited(line: str) -> bool:
    """Whether a line says how far its work went, or whose it mostly was; that nobody was hurt is no limit."""
    bare = _AWAY.sub("", _IN_BRACKETS.sub("", line))
    return not _went_well(line) and bool(_LIMIT.search(bare))


def tells_of_others(line: str) -> bool:
    """Whether a line says what somebody else does, which no job and no letter begins with."""
    return share_of_own(line) < 1.0


@lru_cache(maxsize=512)
def share_of_own(line: str) -> float:
    """How much of a line stands before what somebody else does; all of most."""
    bare = _IN_BRACKETS.sub("", line)
    found = _OTHERS_DO.search(bare)
    return found.start() / len(bare) if found else 1.0


def tells_of_others_first(line: str) -> bool:
    """Whether its first part does: most panels come off the CNC, which somebody else programs; I load it."""
    return share_of_own(line) < _FIRST_PART


def is_limited_behind(line: str) -> bool:
    """Whether only what follows a dash or a semicolon is the limit, and work of one's own stands before it."""
    first, *rest = _BEHIND.split(_IN_BRACKETS.sub("", line), maxsplit=1)
    return bool(rest) and not _LIMIT.search(first)


def tells_a_beginning(line: str) -> bool:
    """Whether a line tells how its person began in a job, and not what they rose to."""
    return bool(_BEGINNING.search(line)) and not _ROSE.search(line)


def share_of_daily_work(line: str) -> float:
    """What a line is worth of one of every day where it tells of now and then, or of what its person grew out of."""
    if tells_a_beginning(line):
        return _BEGINNING_SHARE
    return _NOW_AND_THEN_SHARE if _NOW_AND_THEN.search(line) else 1.0


def share_within_limits(statement: str) -> float:
    """What a line is worth for the limit that it tells, of one without."""
    if not is_limited(statement):
        return 1.0
    return _LIMITED_BEHIND_SHARE if is_limited_behind(statement) else _LIMITED_SHARE
