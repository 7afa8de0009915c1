"""Headings that were pasted into a job's duties: its own row again, another position with its dates, "Main duties".

None is work that was done, and the row above the bullets already says what the job was.
"""

import re
from functools import cache, lru_cache

from workers.documents.labels import MONTH_BEGINNINGS
from workers.language.words import fold
from workers.posting.name_forms.title_words import ends_position
from workers.trades import vocabulary_files
from workers.writing.person.facts import Experience
from workers.writing.trades.titles import is_somebody
from workers.writing.words.capitals import phrases, words

_BULLET = re.compile(r"^[\s\-\u2013\u2014*•·▪●■▢]+")
_WORD = re.compile(r"[^\W\d_]+(?:['\u2019][^\W\d_]+)*|\d+")
_MONTH = rf"(?:{MONTH_BEGINNINGS})[a-z]*\.?(?:\s+de)?\s+"
_DAY = rf"(?:{_MONTH}|\d{{1,2}}[/.-])?(?:\d{{1,2}}[/.-])?(?:19|20)\d\d"
_SPAN = re.compile(
    rf"[(\[]?\b{_DAY}\s*(?:-|\u2013|\u2014|\bto\b|\bthrough\b|\bthru\b|\ba\b|\bal\b|\bhasta\b)\s*"
    rf"(?:{_DAY}|(?:the )?present|current|now|today|(?:el )?presente|actual(?:idad|mente)?|hoy)\b[)\]]?",
    re.IGNORECASE,
)
"""From when to when: 2015-2018, Mar 2019 to present."""
_NAMES_ROW = re.compile(
    r"^(?:job title|title|position|employer|company|dates?(?: employed)?|puesto|cargo|empresa|compa[nñ][ií]a|fechas?"
    r"|periodo):\s*",
    re.IGNORECASE,
)
_OF_ROW = re.compile(r"(?:employer|dates?(?: employed)?|empresa|fechas?):\s*\S[^;]{0,60}", re.IGNORECASE)
_LABEL = re.compile(
    r"(?:(?:my|main|primary|key|daily|essential|general|other|core|major|job|work|summary of|description of|mis|las"
    r"|otras|principales|descripci[oó]n de(?:l| las)?) )*"
    r"(?:duties|responsibilities|tasks|functions|accomplishments|achievements|highlights|description|funciones"
    r"|responsabilidades|actividades|tareas|labores|logros|puesto|experiencia)"
    r"(?:(?: and | y |/| / |, )(?:duties|responsibilities|tasks|accomplishments|achievements|funciones"
    r"|responsabilidades|actividades|tareas|logros))?"
    r"(?: (?:included?|including|are|were|performed|incluyen|incluían|principales|diarias|realizadas|laboral(?:es)?"
    r"|profesional|de trabajo|eran|son))?\s*:?",
    re.IGNORECASE,
)
_LABEL_WITH_COLON = re.compile(
    r"(?:(?:tools|equipment|machines|software|materials|skills)(?: (?:and \w+ )?(?:used|operated|worked with))?"
    r"|work (?:performed|done|included)|what i (?:did|do)|lo que (?:hago|hac[ií]a)|herramientas|equipos?|materiales"
    r"|equipo que (?:uso|usaba))\s*:",
    re.IGNORECASE,
)
_REACHED = re.compile(r"[^,;]*(?:\(?\b\d{3}\)?[-. ]\d{3}[-.]\d{4}\b|[\w.+-]+@[\w-]+\.\w)[^,;]*")
"""A name with how to reach somebody."""
_LONGEST_NAME = 6
"""Words before a number to call."""
_AROUND = frozenset(
    {"at", "in", "for", "of", "the", "and", "as", "en", "de", "del", "la", "el", "y", "inc", "llc", "co", "corp", "ltd"}
    | {"full", "part", "time", "temp", "temporary", "seasonal", "tiempo", "completo"}
)
"""What stands between the parts of a row."""
_GRADES = frozenset({"i", "ii", "iii", "iv", "sr", "senior", "jr", "junior", "lead"})
_POSITION = re.compile(
    r"(?P<title>[^|@]+?)(?:\s+(?:at|@|\||-|\u2013|\u2014|with|en)\s+|,\s+)(?P<employer>(?!(?:the|an?|our|my|el|la)\b)[^|]+)"
)
_LONGEST_TITLE, _LONGEST_EMPLOYER = 5, 6
_IN_STATE = re.compile(r"(?:(?:[A-Z][\w'\u2019]*\s){0,2}[A-Z][\w'\u2019]*,?\s+)(?P<state>[A-Z]{2})\b(?:\s+\d{5})?\W*$")


def without_headings(job: Experience) -> str:
    """The duties of a job without the lines that are no duty but a heading."""
    return "\n".join(line for line in job.duties.split("\n") if not is_heading(line, job.job_title, job.company_name))


@lru_cache(maxsize=512)
def is_heading(line: str, job_title: str, company_name: str) -> bool:
    """Whether a line names a row, a part of a resume or whom to call, and tells no work."""
    bare = _BULLET.sub("", line).strip().rstrip(".")
    if not bare:
        return False
    if any(pattern.fullmatch(bare) for pattern in (_LABEL, _LABEL_WITH_COLON, _SPAN, _OF_ROW)):
        return True
    if _REACHED.fullmatch(bare) and len(_letters(bare.partition("@")[0])) <= _LONGEST_NAME:
        return True
    return _repeats_row(bare, job_title, company_name) or _is_another_row(bare, company_name)


def _repeats_row(bare: str, job_title: str, company_name: str) -> bool:
    """Whether the line has the row's title or employer, and beside them only dates and a place, or is but a place."""
    title, employer = _letters(job_title), _letters(company_name) - _AROUND
    place = _IN_STATE.search(bare)
    is_placed = bool(place and place["state"] in _states())
    rest = bare[: place.start()] if place and is_placed and employer <= _letters(bare[: place.start()]) else bare
    if is_placed and _IN_STATE.fullmatch(bare) and _letters(bare) <= _places():
        return True
    typed = _letters(_SPAN.sub(" ", _NAMES_ROW.sub("", rest)))
    has_employer = len(employer) > 1 and employer <= typed
    has_title = len(title) > 1 and title <= typed and is_somebody(job_title)
    beside = _AROUND | _GRADES if has_employer and has_title else _AROUND
    return (has_employer or has_title) and typed <= title | employer | beside | _places()


def _is_another_row(bare: str, company_name: str) -> bool:
    """Whether the line is a position, an employer by name and from when to when: 2015-2018 Foreman at Acme."""
    span = _SPAN.search(bare)
    if span is None or (span.start() > 0 and span.end() < len(bare)):
        return False
    found = _POSITION.fullmatch(_SPAN.sub("", bare).strip(" ,:;|()-\u2013\u2014"))
    if found is None or not ends_position(found["title"]) or len(found["title"].split()) > _LONGEST_TITLE:
        return False
    named = [word for word in found["employer"].split() if fold(word.lower()).strip(".,&") not in _AROUND]
    is_own = _letters(found["employer"]) - _AROUND <= _letters(company_name)
    return is_own or (len(named) <= _LONGEST_EMPLOYER and all(word[:1].isupper() or word == "&" for word in named))


def _letters(text: str) -> frozenset[str]:
    return frozenset(fold(word.lower()) for word in _WORD.findall(text))


@cache
def _states() -> frozenset[str]:
    return frozenset(vocabulary_files.words("states"))


@cache
def _places() -> frozenset[str]:
    states = frozenset(state.lower() for state in _states())
    return words("places") | _letters(" ".join(phrases("towns"))) | words("counties") | states | {"county"}
