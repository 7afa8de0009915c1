"""What somebody else did, typed among one's duties: the lead pulled permits, panel tie-ins done by others."""

import re

from workers.language.conjugation import Form
from workers.language.occupations import is_occupation
from workers.writing.rules.duties.english_verbs import verb_form, word_table, words_in

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
    return bool(_LEFT_TO_OTHERS.fullmatch(sentence)) and not _WITH_ONESELF.search(_WHOSE.sub("", sentence))


_WHOSE = re.compile(r"\b(?:my|our) (?=boss|foreman|lead|supervisor|manager)", re.IGNORECASE)
_LEFT_TO_OTHERS = re.compile(
    r"[^,;:]{3,40} (?:the|our|my) (?:office|boss|foreman|lead|engineer|dealer|vendor|shop|manager|supervisor) "
    r"(?:does|do|did|handles?|makes?|writes?|runs?|signs?|orders?)(?: it| them| that)?"
    r"|(?:mi|el|la) (?:patr[oó]n|jef[ea]|oficina|encargad[oa]|ingenier[oa]|supervisora?) (?:l[oa]s? )?"
    r"(?:hace|hac[ií]a|maneja|lleva|llevaba|pide|ped[ií]a|firma|revisa) [^,;:]{3,40}",
    re.IGNORECASE,
)


def _tells_a_doing(words: list[str], *, is_named: bool) -> bool:
    """Whether a verb of a subject and its object follow: pulled permits; without an article, only a sure verb."""
    known = verb_form(words[0]) if len(words) > 1 else None
    if known is None or known[1] not in ({Form.THIRD, Form.PAST} if is_named else {Form.THIRD}):
        return False
    return words[0] not in word_table()["acts"] and words[1] not in word_table()["prepositions"] | {"and", "or"}
