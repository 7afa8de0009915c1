"""Names that their shape shows: a capital inside a word (ProPress), capitals around an ampersand (AT&T)."""

import re

from workers.writing.gate.examination import Examination, Reason

_LETTERED = re.compile(r"\b(?:class|clase) [a-dm]\b", re.IGNORECASE)
_RED_SEAL = re.compile(r"\bred[ -]seal\b", re.IGNORECASE)
"""The one scheme that two plain words name."""
_IN_ROWS = re.compile(r"cla(?:ss|se)[a-dm]|cdl")
"""A lettered class in rows without blanks: which class proves which is read with the papers."""
_SHAPED = re.compile(r"\b(?:[A-Z]{1,4}&[A-Z]{1,4}|(?!Mc|Mac)[A-Z][a-z]+[A-Z][A-Za-z]*)\b")


def check_shaped_names(examination: Examination) -> None:
    """Refuse such a name that no row has: the words in it may each stand somewhere, the name doesn't."""
    for match in _SHAPED.finditer(examination.reading.text):
        touched = examination.within(match)
        if touched and _plain(match.group()) not in _own_text(examination):
            examination.fault(Reason.NAME, *touched)
    _refuse_lettered_classes(examination)
    _refuse_red_seal(examination)


def _refuse_lettered_classes(examination: Examination) -> None:
    """Refuse a class that only a letter names, where no row has any: no word of "Class B" tells anything by itself."""
    matches = list(_LETTERED.finditer(examination.reading.text))
    if not matches or _IN_ROWS.search(_own_text(examination)):
        return
    for match in matches:
        if touched := [at for at in examination.within(match) if at not in examination.exempt]:
            examination.fault(Reason.CREDENTIAL, *touched)


def _refuse_red_seal(examination: Examination) -> None:
    seal = _RED_SEAL.search(examination.reading.text)
    if seal is None or "redseal" in _own_text(examination):
        return
    if touched := [at for at in examination.within(seal) if at not in examination.exempt]:
        examination.fault(Reason.CREDENTIAL, *touched)


def _own_text(examination: Examination) -> str:
    """Return the text of all rows without blanks and marks: "pro-press" has ProPress."""
    facts = examination.profile.facts
    rows = [one for job in facts.experiences for one in (job.job_title, job.company_name, job.duties)]
    rows += [row.name for row in facts.skills]
    rows += [one for row in facts.credentials for one in (row.name, row.issuer)]
    rows += [word for row in facts.beside.education for word in (row.school, row.credential)]
    return _plain(" ".join(rows))


def _plain(text: str) -> str:
    return re.sub(r"[\s\-.]", "", text).lower()
