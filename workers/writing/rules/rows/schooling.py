"""Which schooling of a person a letter names: what a posting asks for, by the row that answers it."""

import re
from collections.abc import Iterable
from datetime import date

from workers.posting.asked.requirement import Requirement
from workers.writing.person.facts import ProfileFacts, Training
from workers.writing.words.articles import article_for
from workers.writing.words.phrases import lowered
from workers.writing.words.title_case import in_title_case

_SCHOOL = (
    r"(?:high school|\bh\.?s\.?\b)[ -](?:diploma|graduate|education|grad\b|or\b|/)|\bged\b|\bpreparatoria\b"
    r"|\bsecundaria\b|\bbachillerato\b"
)
_HIGHER = (
    r"\b(?:associate['\u2019]?s?|bachelor['\u2019]?s?) (?:degree|in|of|or|preferred)\b|\bbachelor['\u2019]?s\b"
    r"|\ba\.?a\.?s\b"
    r"|(?<!\d )(?<!\d-)\bdegrees?\b(?! (?:of|angle|bends?|elbows?|turn|heat|f\b|fahrenheit))"
    r"|\b(?<!school )diploma in \w+"
    r"|\bvo-?tech\b|\bgraduates? of (?:an? )?(?:[\w/&-]+ ){0,4}(?:program|school|college|course)s?\b"
    r"|\b(?:two|four|[24])[ -]years? (?!of\b)(?:[\w&/-]+ ){0,3}(?:program|degree|diploma|certificate|course)\b"
    r"|\b(?:trade|tech|technical|vocational) (?:school|college|program|diploma|degree|certificate|training)\b"
    r"|\b(?:college|post-?secondary) (?:diploma|certificate|coursework|education)\b"
    r"|\bgrado asociado\b|\b(?:carrera|escuela|estudios|t[ií]tulo) t[eé]cnic[oa]s?\b|\blicenciatura\b"
)
_ASKS_SCHOOL, _ASKS_HIGHER = re.compile(_SCHOOL, re.IGNORECASE), re.compile(_HIGHER, re.IGNORECASE)
_IS_SCHOOL = re.compile(
    r"\bhigh school\b|\bh\.?s\.?\b|\bged\b|\bsecundaria\b|\bprepa(?:ratoria)?\b|\bbachillerato\b", re.IGNORECASE
)
_PAPERS = (
    r"(?:credentials?|certificat(?:ion|e)s?|certs?|diplomas?|degrees?|papers?|awards?|t[ií]tulos?|certificados?"
    r"|constancias?"
    r"|credencial(?:es)?|papel(?:es)?|documentos?)"
)
_LEFT = (
    r"(?:(?:not|never|did(?:n['\u2019]t| not)) (?:yet )?(?:complete|finish|graduate|earn)(?:e?d)?|un(?:finished"
    r"|completed)"
    r"|incomplet[eoa]|non[- ]?credit|withdr[ae]wn?|dropped(?: out)?|left (?:early|before \w+)|no (?:se )?(?:termin"
    r"|complet"
    r"|conclu)\w+|sin (?:terminar|acabar|concluir|completar)|inconclus[oa]|trunc[oa])"
)
"""How a row of studies says that they were left."""
_WAS_LEFT = re.compile(rf"\b{_LEFT}\b(?<!credit)", re.IGNORECASE)
_LEFT_IN_SPANISH = re.compile(r"\b(?:sin|no|inconclus[oa]|trunc[oa]|incomplet[oa])\b", re.IGNORECASE)
_NOTHING_EARNED = re.compile(
    rf"(?:none|n/?a|nothing|ningun[oa]|sin {_PAPERS}|(?:no|without(?: an?)?) {_PAPERS}(?: (?:yet|earned|received))?"
    rf"|{_LEFT}(?: {_PAPERS})?)(?=$|[\s,;:.-])[\s,;:.-]*",
    re.IGNORECASE,
)
_LEFT_PAPER = re.compile(
    rf"[^,;()]*?\b(?:{_PAPERS}|a\.?a\.?s|aos|aa|as|bs|ged|associate\w*|bachelor\w*|program|course|curso|t[eé]cnico)"
    rf"(?:\s*\((?:{_LEFT}|in part)\)|,? {_LEFT})[\s,;:.-]*",
    re.IGNORECASE,
)
"""A paper that was never earned, before what was studied: technical diploma (not finished), Diesel technology."""
_NAMES_PAPER = re.compile(
    rf"\b(?:{_PAPERS}|a\.?a\.?s|aos|(?-i:AA|AS|BS)|ged|associate\w*|bachelor\w*|apprenticeship|licen[cs]e|aprendiz\w*"
    r"|licenciatura|high school|secundaria|prepa(?:ratoria)?|bachillerato|journey\w*)\b",
    re.IGNORECASE,
)


_WORD_OF_FIELD = re.compile(r"[^\W\d_]{4}")


def earned_in(training: Training) -> str:
    """What was earned, without the word that says that nothing was: one semester, of "none, one semester".

    Studies that were left say so behind what was studied: alone, that would be read as finished. Where the rest names
    a paper, it stays as typed.
    """
    found = _nothing_earned(training.credential)
    left = training.credential[found.end() :] if found else training.credential
    if found and _NAMES_PAPER.search(left):
        return training.credential
    said = _WAS_LEFT.search(found.group()) if found else None
    behind = "" if not said else "sin terminar" if _LEFT_IN_SPANISH.search(said.group()) else "not completed"
    if found and not left and (studied := _studied_in(found.group())):
        return f"{studied}, {behind}"
    told = ", ".join(filter(None, (left, behind)))
    return told[:1].upper() + told[1:]


def _studied_in(paper: str) -> str:
    """The paper that was left, where it names what was studied: Food Science certificate, but not diploma."""
    named = _WAS_LEFT.sub("", paper).strip(" ()[],;:.-")
    return named if _WORD_OF_FIELD.search(_NAMES_PAPER.sub("", named)) else ""


def _nothing_earned(credential: str) -> re.Match[str] | None:
    return _NOTHING_EARNED.match(credential) or _LEFT_PAPER.match(credential)


_EARNED_IN_SPANISH = re.compile(
    r"(?P<what>(?:diploma|certificado|t[ií]tulo|constancia)(?: t[eé]cnic[oa])?"
    r"(?: de (?:preparatoria|bachillerato|secundaria|high school|t[eé]cnico))?)(?:(?:,? en |, ?)(?P<field>[^,;()]+))?",
    re.IGNORECASE,
)
_UNFINISHED = re.compile(r"\b(?:sin|curso|trunco|parcial|semestres?)\b", re.IGNORECASE)


def paper_in_spanish(credential: str) -> str:
    """What was earned within a sentence: certificado en Mantenimiento industrial; empty where that isn't plain."""
    found = _EARNED_IN_SPANISH.fullmatch(credential.strip())
    if found is None or _UNFINISHED.search(credential):
        return ""
    return f"{lowered(found['what'])}{' en ' if found['field'] else ''}{found['field'] or ''}"


def is_over(training: Training, today: date) -> bool:
    """Whether it ended; a row without any date is no study that goes on."""
    if training.end_date is None:
        return training.start_date is None
    return training.end_date <= today


def is_school(training: Training) -> bool:
    """Whether it is high school or what stands for it."""
    return bool(_IS_SCHOOL.search(f"{training.school} {training.credential}"))


def schooling_asked(facts: ProfileFacts, posting_text: str) -> Training | None:
    """The row that answers a posting's wish for schooling, the highest sort that is asked for first."""
    rows = [one for one in facts.beside.education if one.credential and not has_none(one)]
    higher = [one for one in rows if not is_school(one)]
    if _ASKS_HIGHER.search(posting_text) and higher:
        return higher[0]
    return rows[0] if rows and _ASKS_SCHOOL.search(posting_text) else None


def degree_asked(facts: ProfileFacts, posting_text: str) -> Training | None:
    """A finished degree where a posting asks for one, or for schooling behind high school."""
    rows = (one for one in facts.beside.education if is_over(one, facts.today) and not has_none(one))
    degrees = (one for one in rows if _IS_DEGREE.match(one.credential))
    return next(degrees, None) if _ASKS_HIGHER.search(posting_text) else None


def requires_schooling(requirements: Iterable[Requirement]) -> bool:
    """Whether schooling behind high school is required, and not only wished."""
    return any(one.level == "required" and _ASKS_HIGHER.search(one.said) for one in requirements)


_IS_DEGREE = re.compile(
    r"(?:a\.?a\.?s|aos|ast|bs|as|aa|(?:associate|bachelor)\w*|licenciatura|grado asociado)\b", re.IGNORECASE
)


_ENGLISH = re.compile(r"\b(?:ingl[eé]s|english)\b", re.IGNORECASE)
_ENGLISH_CLASS = re.compile(r"\b(?:ingl[eé]s|english|esl)\b", re.IGNORECASE)


def english_class_asked(facts: ProfileFacts, posting_text: str) -> Training | None:
    """The row of a class of English, where a posting speaks of English and no row of languages answers it."""
    if not _ENGLISH.search(posting_text) or facts.beside.languages:
        return None
    return next((one for one in facts.beside.education if _ENGLISH_CLASS.search(one.credential)), None)


_PAPER = re.compile(
    r"(?P<kind>(?:(?:high school|technical|vocational|trade) )?diploma"
    r"|(?:technical )?certificate(?: of (?:achievement|completion))?|ged"
    r"|(?:associate|bachelor) in applied (?:science|arts|technology)"
    r"|aas|aos|ast|bs|as|aa|(?:associate|bachelor)(?:['\u2019]?s)?(?: degree| of (?:applied )?(?:science|arts))?)"
    r"(?:(?:,? (?:in )?(?=(?-i:[A-Z]))|, (?!general|basic|complet|finish|graduat|honors|adult|some|with))"
    r"(?P<of>\w[\w/&-]*(?: [\w/&-]+){0,4}))?",
    re.IGNORECASE,
)
_INITIALS = frozenset({"ged", "aas", "aos", "ast", "bs", "as", "aa"})
_TITLED = re.compile(r" (?:of|in applied) ")
"""What makes a degree's name one that is written with capitals: Associate of Arts."""
_DEGREE = re.compile(r"(?:associate|bachelor)(?:['\u2019]?s)?$")


def paper_in_prose(credential: str) -> str:
    """What was earned within a sentence: a diploma; an associate degree in Welding; empty where that isn't plain."""
    found = _PAPER.fullmatch(credential)
    if not found:
        return ""
    kind = found["kind"].lower()
    if _TITLED.search(kind) and not kind.startswith("cert"):
        kind = in_title_case(found["kind"], "en")
    kind = kind.upper() if kind in _INITIALS else f"{kind} degree" if _DEGREE.match(kind) else kind
    return f"{article_for(kind)} {kind}{' in ' if found['of'] else ''}{found['of'] or ''}"


def has_none(training: Training) -> bool:
    """Whether a row says that its studies ended without a paper."""
    return _nothing_earned(training.credential) is not None
