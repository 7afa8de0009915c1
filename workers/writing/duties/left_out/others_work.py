"""What somebody else did, typed among one's duties: the lead pulled permits, panel tie-ins done by others."""

import re

from workers.language.conjugation import Form
from workers.language.occupations import is_occupation
from workers.writing.words.english_verbs import verb_form, word_table, words_in

KIN = (
    r"(?:cousin|uncle|aunt|dad|father|mom|mother|brother|sister|son|wife|husband|buddy|friend|family|primo|prima|t[ií]o"
    r"|pap[aá]|mam[aá]|hermano|hermana|hijo|esposo|esposa|compadre|cuñado|suegro|familia|amigo)"
)
"""Whom one is related to or knows, in both languages."""
_OTHER = (
    r"(?:lead|boss|foreman|journeyman|supervisor|super|office|operator|inspector|engineer|vendor|dealer|dispatch(?:er)?"
    r"|jefe|patr[oó]n|mayordomo|oficial|maestro|encargado|operador)"
)
"""Whom one works for or beside, in both languages."""
_ARTICLES = frozenset({"the", "an", "a", "our", "my", "another", "other"})
_CARDS = frozenset({"licensed", "certified", "outside", "another", "other"})
"""Before an occupation: somebody who had what the person hadn't."""
_OFFICES = frozenset(
    {"lead", "foreman", "boss", "supervisor", "super", "office", "owner", "company", "dispatcher", "inspector", "gc"}
)
_WITH_ONESELF = re.compile(r"\b(?:i|me|my|we|us|our|mine)\b", re.IGNORECASE)
_BY_OTHERS = re.compile(r"[^,;]*\bby (?:others|other trades|somebody else|someone else)$", re.IGNORECASE)
_LONGEST_SUBJECT = 4
"""Words up to the verb."""


def is_work_of_others(sentence: str) -> bool:
    """Whether its subject is somebody else and nothing in it is said of oneself.

    "The inspector rejected few of my welds" says something of one's own.
    """
    words = [word.group().lower() for word in words_in(sentence)]
    begins = words[0] if words else ""
    if begins not in _ARTICLES | _CARDS or _WITH_ONESELF.search(sentence.removeprefix("My ").removeprefix("Our ")):
        return False
    for place, word in enumerate(words[1:_LONGEST_SUBJECT], start=1):
        if is_occupation(word) or word in _OFFICES:
            return _tells_a_doing(words[place + 1 :], is_named=begins in _ARTICLES)
    return False


def is_done_by_others(sentence: str) -> bool:
    """Whether all of it was others' work; behind one's own it tells how far that went, and stays with it."""
    found = _BY_OTHERS.match(sentence)
    first = words_in(sentence)
    return found is not None and not (first and verb_form(first[0].group().lower()))


def is_left_to_others(sentence: str) -> bool:
    """Whether a whole line says what an office or a boss does: warranty claims the office does."""
    if _SENT_AWAY.fullmatch(sentence) or ((one := _DID.fullmatch(sentence)) and _is_somebody(one[1].lower())):
        return True
    return bool(_LEFT_TO_OTHERS.fullmatch(sentence)) and not _WITH_ONESELF.search(_WHOSE.sub("", sentence))


_DID = re.compile(
    r"[^,;:]{3,40}(?: -|,)?(?: (?:the|our))? ([a-z]+) (?:did|does|handled|handles)(?: it| them| that| those)?",
    re.IGNORECASE,
)
"""Air clearances - hygienist did."""


def _is_somebody(lower: str) -> bool:
    return is_occupation(lower) or lower.endswith(("ist", "ician"))


_SENT_AWAY = re.compile(
    r"(?!(?:if|when|where|what|whatever|which|parts)\b)[^,;:]{3,40} we "
    r"(?:(?:send|sent|sub|subbed|farm|farmed) (?:it |them )?out|sublet)(?:,? so [^,;]+)?",
    re.IGNORECASE,
)
"""Work that leaves the shop: tires we send out, calibrations we sublet so no ADAS."""


_WHOSE = re.compile(r"\b(?:my|our) (?=boss|foreman|lead|supervisor|manager)", re.IGNORECASE)
_LEFT_TO_OTHERS = re.compile(
    r"[^,;:]{3,40} (?:the|our|my) (?:office|boss|foreman|lead|engineer|dealer|vendor|shop|manager|supervisor) "
    r"(?:does|do|did|handles?|makes?|writes?|runs?|signs?|orders?)(?: it| them| that)?"
    r"|(?:mi|el|la) (?:patr[oó]n|jef[ea]|oficina|encargad[oa]|ingenier[oa]|supervisora?) (?:l[oa]s? )?"
    r"(?:hace|hac[ií]a|maneja|lleva|llevaba|pide|ped[ií]a|firma|revisa) [^,;:]{3,40}",
    re.IGNORECASE,
)


def tells_of_another(clause: str) -> bool:
    """Whether a clause tells what kin or somebody by name does: welding was my cousin, normally Ray fits."""
    return bool(_OF_ANOTHER.fullmatch(clause)) and not _AND_ONESELF.search(clause)


def takes_back(clause: str) -> bool:
    """Whether it says that the work before it is somebody else's: not me, that's my cousin."""
    return bool(_NOT_ONESELF.fullmatch(clause))


def with_own_part(sentence: str) -> str:
    """The sentence with one's own part alone in a bracket that parts the work: (journeyman runs it, I tail)."""
    return _PARTED.sub(r"(\1)", sentence)


_AND_ONESELF = re.compile(r"(?<!not )(?<!no )\b(?:I|me|we|us|our|yo|nosotros|conmigo)\b")
_OF_ANOTHER = re.compile(
    rf"(?:[\w-]+ ){{1,4}}(?:is|was|were|are|era|eran|es|son) (?:all )?(?:my|mi) {KIN}(?:,? not me| no yo)?"
    rf"|(?:but )?(?:my|mi) {KIN}s? (?:siempre |always |usually )?"
    r"(?!(?:is|was|es|era|and|y|owns?|owned|runs|started|de|of)\b)[\w-]+(?: [\w-]+){0,4}"
    r"|(?-i:(?:[Nn]ormally|[Uu]sually|[Mm]ostly|[Nn]ormalmente) [A-Z][a-z]+ [a-z]+s)(?: it| them| that)?"
    rf"|(?:normally|usually|mostly) (?:the|my|our) (?:{_OTHER}|{KIN}) (?:\w+s|\w+ed|did|ran)(?: \w+){{0,3}}"
    r"|(?:lead|boss|foreman|office|inspector|engineer|vendor|dealer|journeyman|dispatch) (?:did|does)"
    r"(?: [\w-]+){1,4}",
    re.IGNORECASE,
)
_NOT_ONESELF = re.compile(
    r"(?:but )?(?:not me|not mine|no yo)\b(?:,? (?:it|that|this)['\u2019]?s?(?: is| was)? (?:my|the|our) [\w-]+)?"
    rf"|(?:it|that|this)(?:['\u2019]?s| is| was) (?:all |just )?(?:my|our) {KIN}(?:['\u2019]?s (?:job|work|thing))?"
    rf"(?: not me)?|(?:not me,? )?(?:eso|esa|ese) (?:es |era |lo hace |lo hac[ií]a )?(?:de )?mi {KIN}",
    re.IGNORECASE,
)
_PARTED = re.compile(
    rf"\((?:the |my )?(?:{_OTHER}|{KIN}) \w+s (?:it|them|that)(?:,? and|,|;)? (i \w+[^()]*)\)", re.IGNORECASE
)


def _tells_a_doing(words: list[str], *, is_named: bool) -> bool:
    """Whether a verb of a subject and its object follow: pulled permits; without an article, only a sure verb."""
    known = verb_form(words[0]) if len(words) > 1 else None
    if known is None or known[1] not in ({Form.THIRD, Form.PAST} if is_named else {Form.THIRD}):
        return False
    return words[0] not in word_table()["acts"] and words[1] not in word_table()["prepositions"] | {"and", "or"}
