"""Names that their shape shows: a capital inside a word (ProPress), capitals around an ampersand (AT&T)."""

import re

from workers.writing.gate.examination import Examination, Reason

_OF_PLAIN_WORDS = (
    (re.compile(r"\b(?:class|clase) [a-dm]\b", re.IGNORECASE), re.compile(r"cla(?:ss|se)[a-dm]|cdl")),
    (re.compile(r"\bred[ -]seal\b", re.IGNORECASE), re.compile(r"redseal")),
)
"""How a credential is named by plain words, and any of its kind in rows without blanks: which class proves which is
read with the papers."""
_SHAPED = re.compile(r"\b(?:[A-Z]{1,4}&[A-Z]{1,4}|(?!Mc|Mac)[A-Z][a-z]+[A-Z][A-Za-z]*)\b")


def check_shaped_names(examination: Examination) -> None:
    """Refuse such a name that no row has: the words in it may each stand somewhere, the name doesn't."""
    for match in _SHAPED.finditer(examination.reading.text):
        touched = examination.within(match)
        if touched and _plain(match.group()) not in _own_text(examination):
            examination.fault(Reason.NAME, *touched)
    _refuse_credentials_of_plain_words(examination)


def _refuse_credentials_of_plain_words(examination: Examination) -> None:
    """Refuse a credential that plain words name, where no row has any: none of these tells anything by itself."""
    for named, in_rows in _OF_PLAIN_WORDS:
        matches = list(named.finditer(examination.reading.text))
        if not matches or in_rows.search(_own_text(examination)):
            continue
        for match in matches:
            if touched := [at for at in examination.within(match) if at not in examination.exempt]:
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
