"""What of a line speaks against its person or of somebody else: a firm's end, health, others' part, a little of it.

A profile keeps it. A resume leaves out what is nobody's business, a letter also what others did, where the rest of the
line stands whole without it: nothing that is left says more than was done.
"""

import re
from collections.abc import Callable
from functools import lru_cache

from workers.documents.labels import MONTH_BEGINNINGS
from workers.writing.duties.left_out.own_part import ONLY_LOOKS
from workers.writing.words.parted_clauses import parted_clauses

_MONTH = rf"(?:{MONTH_BEGINNINGS})[a-z]*\.?"
_WHEN = rf"(?: (?:in|on|at|by|en))?(?: {_MONTH})?(?: (?:of|de))?(?: \d{{1,2}},?)? (?:19|20)\d\d"
_FIRM = (
    r"(?:company|shop|plant|branch|store|mill|yard|garage|restaurant|business|owner|dealership|empresa|planta|tienda"
    r"|taller|compañ[ií]a|f[aá]brica|sucursal|negocio|due[ñn]o)"
)
_ENDED = (
    r"(?:(?:was|got|is|has|had|se) )?(?:closed|shut down|sold out|was sold|went (?:under|bankrupt|out of business)"
    r"|folded|lost the contract|moved (?:to|out)|cerr[oó]|quebr[oó]|vendi[oó])\b"
)
_LEFT = (
    r"(?:got |was |were |been |me |nos )?(?:laid off|let go|despidieron|descansaron|corrieron)\b"
    rf"|(?:got |was |were |been )fired\b|fired(?= (?:for|because|when|after)\b|{_WHEN}|\s*$)"
    r"|(?:i )?(?:left|quit|resigned) (?:to|for|because|when|after|due)\b|reason for leaving\b"
    r"|(?:pay|paid|pago|pagaban|me pagaban) (?:by the|per|por|in cash|piece|weekly|\$)"
    r"|pago (?:semanal|quincenal|diario|mensual|en efectivo|al d[ií]a|cada)\b"
    r"|(?:sin|without|no) (?:(?:my |mi )?own (?:hand )?tools|(?:herramientas?|carro|veh[ií]culo) propi[oa]s?)\b"
)
_FATE = re.compile(
    rf"(?:(?:the|our|my|la|el) )?{_FIRM} {_ENDED}|(?:closed|sold|shut down|cerr[oó]|cerraron){_WHEN}$|(?:{_LEFT})",
    re.IGNORECASE,
)
"""A clause of how a firm or a job ended, or of pay: closed August 2022, laid off in March, paid by the piece."""
_UNTIL_FATE = re.compile(
    rf",? (?:until|when|because|before|hasta que|cuando|porque) (?:(?:the|our|my|they|it|la|el) )?(?:{_FIRM} )?"
    rf"(?:{_ENDED}|cerraron\b|{_LEFT})[^;:,]*",
    re.IGNORECASE,
)
_BODY = r"(?:back|knees?|shoulder|hip|neck|wrist|ankle|heart|espalda|rodilla|hombro)"
_ILL = r"(?:injur(?:y|ies)|surgery|heart attack|illness|cancer|stroke|lesi[oó]n|cirug[ií]a|enfermedad)"
_HEALTH = re.compile(
    r",? (?:(?:because of|due to|on account of|recovering from|debido a|por) (?:an? |my |his |her |una |mi |la )?"
    rf"(?:[\w-]+ ){{0,2}}{_ILL}\b(?! (?:report|record|log|rate|prevent))"
    rf"|after (?:my|his|her) (?:[\w-]+ ){{0,2}}(?:{_ILL}|{_BODY})\b"
    rf"|with (?:his|her|my|a bad|bad) {_BODY}\b"
    r"|(?:out )?on (?:medical leave|workers['\u2019]? comp|disability|sick leave))",
    re.IGNORECASE,
)
_CHAT = re.compile(r",?\s+(?:lol|haha\w*|jaja\w*)(?=$|[.,;])", re.IGNORECASE)

_SEPARATOR = re.compile(r"; |, (?:(?:y|and|but|pero|then) )?(?=[^\W\d])| [-\u2013\u2014] | but | pero ")
_WORKERS = (
    r"(?:lead|boss|foreman|office|engineer(?:ing)?|programmer|vendor|dealer|sub|subs|contractor|electrician|inspector"
    r"|certifier|adjuster|supervisor|planner|manager|(?:acceptance|lead|senior) tech|technician|welder|q[ac]"
    r"|controls guy|(?:other|another|outside) (?:company|crew|shop|guy|trade|contractor)s?|plumber|mechanic|crew)"
)
_TRABAJADOR = (
    r"(?:maestro|oficial|mayordomo|encargad[oa]|mec[aá]nico|electricista|contratista|oficina|ingenier[oa]|supervisora?"
    r"|soldador|jef[ea]|patr[oó]n|sanidad|mantenimiento|calidad|(?:otr[oa] )?compa[ñn]er[oa]|proveedor)"
)
_OTHERS = re.compile(
    rf"(?:then )?(?:(?:the|an?|our|my) )?(?:[\w-]+ ){{0,2}}{_WORKERS} (?:(?:always|then|usually|comes? out and) )?"
    r"(?:do|make|handle|run|program|set|write|pick|take|sign|fix|pull|repair|finish|wire|test|check|approve|weld|order|post"
    r"|supply|install|prepare)e?s\b"
    rf"|(?:the|an?|our|my) (?:[\w-]+ )?{_WORKERS} (?:does|did|has|was always)\b"
    r"|(?!all\b|each\b|every\b|with\b|which\b|it\b|both\b|some\b|most\b|also\b|and\b)[\w/-]+(?: [\w/-]+){0,4}? "
    r"(?:(?:is|are|was|were|gets?|always) )?(?:done|set|made|posted|prepared|written|programmed|handled|pulled|supplied"
    r"|performed|wired|ordered|installed|picked up|signed) by (?:others|some(?:one|body) else"
    rf"|(?:the|an?|our|my) (?:[\w-]+ )?(?:{_WORKERS}|company)s?\b)"
    r"|(?:the )?(?:permits?|plans?|drawings?|programs?|orders?|parts) (?:come|comes|came) from (?:the )?\w+"
    r"|[\w-]+(?: [\w-]+){0,2} (?:was|were) some(?:one|body) else\b"
    rf"|(?:for|if|on) [^,;]+, (?:i )?(?:rely on|call) (?:the|our|an?) (?:[\w-]+ )?{_WORKERS}"
    rf"|(?:el|la|los|las|un|una|otr[oa]) (?:otr[oa] )?{_TRABAJADOR} (?:l[oa]s? |siempre )?(?!de\b|que\b)\w+"
    r"(?:[ae]n?|[oó]|aron|ieron)\b"
    rf"|l[oa]s [\w-]+(?: [\w-]+){{0,2}} l[oa]s? \w+n? (?:el |la |un |una )?{_TRABAJADOR}\b"
    rf"|si (?:\w+ ){{1,5}}(?:llamo|aviso|le hablo) (?:a|al) (?:la )?{_TRABAJADOR}",
    re.IGNORECASE,
)
"""A clause of somebody else's part: gear set by others, the lead was always Gus, permits come from the office."""
_DOES_IT = re.compile(
    r"(?:the |an? |our )?(?!then|and|also|i\b|we\b)[\w-]+(?<!ly)(?<!ed)(?<!ing) (?:does|do|did|[a-z]+ed|[a-z]+[^s\W]s)"
    r" (?:it|that|them|those)",
    re.IGNORECASE,
)
"""Somebody by any name: OEM does it, vendor landed it."""
_OF_FIRM = re.compile(r"(?:(?:the|our) )?company (?:had|has|did|does|was|worked|built|made)\b", re.IGNORECASE)
_DENIAL = re.compile(
    r"(?:but )?(?:i |we )?(?:do(?:es)?|did|have|can|am|was)(?:n['\u2019]?t| not)\b"
    r"(?! (?:have|had|miss|lose|need|skip|leave|let|cut|get hurt)\b)",
    re.IGNORECASE,
)
"""A clause of what its person doesn't do; with a thing of its own it leaves the rest as true as before."""
_POINTS_BACK = re.compile(
    r"(?:n['\u2019]?t|\bnot) (?:\w+ ){0,2}?(?:it|that|them|those|one|any|this|both|alone|yet)\b|n['\u2019]?t \w+$",
    re.IGNORECASE,
)
"""A denial of what stands before it: did not operate it."""
_ONESELF = re.compile(r"\b(?:I|me|my|we|us|yo)\b")
_PRONOUN = re.compile(r"\b(?:it|that|them|those|one|this)\b", re.IGNORECASE)
_LESSENED = re.compile(
    r"\b(?:a little(?: bit)?|a bit|some|sometimes|once in a while|not (?:much|a lot|often|alone|very (?:good|fast))"
    r"|(?:only )?a (?:handful of|few|couple(?: of)?) times|only (?:once|twice)|still learning(?: (?:on|with)[^,;]*)?"
    r"|only (?:watched|helped|shadowed)[^,;]*|poquit[oa]|un poco|a veces|casi nada|no mucho|muy poco"
    r"|todav[ií]a (?:estoy )?aprendiendo[^,;]*|apenas(?: aprendiendo)?"
    r"|when the other (?:guy|one|operator|driver) is (?:off|out))$",
    re.IGNORECASE,
)
"""How a line or a clause ends that says how little it was."""
_LEANS = re.compile(
    r"(?:y |and |but |so |then )?(?:it|that|they|them|these|those|this|eso|l[oa]s|which|the rest)\b", re.IGNORECASE
)
"""What stands behind a clause that is left out, and says nothing without it."""
_ENOUGH = 2
"""Words of what is left, from which it says something by itself."""


@lru_cache(maxsize=512)
def without_private(line: str) -> str:
    """The line without how a firm or a job ended, without anybody's health and without chat; empty if that is all."""
    bare = _CHAT.sub("", _UNTIL_FATE.sub("", _HEALTH.sub("", line)))
    return _without(bare, lambda _, clause: bool(_FATE.match(clause)))


@lru_cache(maxsize=512)
def without_others(line: str) -> str:
    """The line without others' part, and without what its person doesn't do of something else than the line tells."""

    def harms(begin: int, clause: str) -> bool:
        return begin > 0 and _is_of_others(clause) and not ONLY_LOOKS.search(line[:begin])

    return _without(line, harms) or line


@lru_cache(maxsize=512)
def without_doings_of_others(line: str) -> str:
    """The line without what somebody else does; what its person doesn't do stays."""
    return _without(line, lambda begin, clause: begin > 0 and _does_another(clause)) or line


@lru_cache(maxsize=512)
def without_little(line: str) -> str:
    """The line without a last thing that was done a little, and without a sentence that denies itself.

    Jackhammer and saw, of "jackhammer and saw, Bobcat a little".
    """
    sentences = line.split("; ")
    line = "; ".join(one for one in sentences if not denies_itself(one)) or line
    *_, (begin, last) = _clauses(line)
    found = _LESSENED.search(last)
    is_cut = begin and found and len(last[: found.start()].split()) and not _PRONOUN.search(last[: found.start()])
    return _left_of(line, begin, len(line)) or line if is_cut else line


@lru_cache(maxsize=512)
def lessens(line: str) -> bool:
    """Whether all of a line says how little it was, or denies itself: soldered copper, a little."""
    *_, (_, last) = _clauses(line)
    is_little = bool(_LESSENED.search(last.rstrip(" .")))
    return (is_little or denies_itself(line)) and without_little(line) == line


def denies_itself(line: str) -> bool:
    """Whether a line takes back what it says: sat in the seat of a 300 ton crane, did not operate it."""
    return any(_DENIAL.match(one) and _POINTS_BACK.search(one) for begin, one in _clauses(line) if begin)


def denied_in(line: str) -> list[str]:
    """The clauses of a line that say what its person doesn't do, is not or has not: I don't sign off structural."""
    return [clause for begin, clause in _clauses(line) if begin and _DENIAL.match(clause)]


def is_of_others(line: str) -> bool:
    """Whether a line tells of a firm rather than of one's work: the company had contract work in Davis."""
    return bool(_OF_FIRM.match(line)) and not _ONESELF.search(line)


def _is_of_others(clause: str) -> bool:
    if _DENIAL.match(clause):
        return not _POINTS_BACK.search(clause)
    return _does_another(clause)


def _does_another(clause: str) -> bool:
    return bool(_OTHERS.match(clause) or _DOES_IT.fullmatch(clause)) and not _ONESELF.search(clause)


def _without(line: str, harms: Callable[[int, str], bool]) -> str:
    """The line without each clause that harms and what follows it in its sentence; empty where nothing is left."""
    for begin, clause in _clauses(line):
        if harms(begin, clause):
            end = line.find("; ", begin + 1 if begin else 0)
            left = _left_of(line, begin, len(line) if end < 0 else end)
            return _without(left, harms) if left else ""
    return line


def _left_of(line: str, begin: int, end: int) -> str:
    """The line without what stands between; empty where too little is left, or what followed leans on it."""
    before, behind = line[:begin].rstrip(" ,;-\u2013\u2014"), line[end:].removeprefix("; ")
    if _LEANS.match(behind):
        behind = ""
    left = "; ".join(filter(None, (before, behind)))
    return left[:1].upper() + left[1:] if len(left.split()) >= _ENOUGH else ""


def _clauses(line: str) -> list[tuple[int, str]]:
    """Return the clauses outside brackets, each with the index of the sign before it; the first has 0."""
    return [(one.begin, one.text) for one in parted_clauses(line, _SEPARATOR)]
