"""Words of labels as they were printed, where one of their letters was misread: Gate of lssue, Expiralion."""

import re
from functools import lru_cache

_WORDS = frozenset(
    {
        *("issued", "issuance", "expires", "expiry", "expiration", "renewal", "refresher", "recertify", "through"),
        *("completed", "completion", "certified", "certification", "training", "trained", "evaluation", "evaluated"),
        *("effective", "awarded", "passed", "tested", "qualified", "registered"),
        *("vencimiento", "expedición", "emisión", "vigencia"),
    }
)
"""Of six letters and more: a shorter word resembles too many others."""
_WORD = re.compile(r"[^\W\d_]{6,}|[1|!][^\W\d_]{5,}")
_DATE = re.compile(r"(?<!\w )\b(?:[gopqb0]ate|da[lfi]e)\b", re.IGNORECASE)
_ISSUE = re.compile(r"\b[l1|!]ssue(?=d?\b)", re.IGNORECASE)
_ENDINGS = "rsed"
"""Of other words: trainer and certifies are no misread trained and certified."""


def as_printed(text: str) -> str:
    """The text, of the same length."""
    return _WORD.sub(lambda match: _corrected(match[0]), _ISSUE.sub("issue", _DATE.sub("date", text)))


@lru_cache(maxsize=4096)
def _corrected(word: str) -> str:
    read = word.lower()
    if read in _WORDS:
        return word
    meant = [known for known in _WORDS if len(known) == len(read) and _one_letter_off(read, known)]
    return meant[0] if len(meant) == 1 else word


def _one_letter_off(read: str, known: str) -> bool:
    wrong = [place for place, letter in enumerate(read) if letter != known[place]]
    return len(wrong) == 1 and not (wrong[0] == len(known) - 1 and read[-1] in _ENDINGS)
