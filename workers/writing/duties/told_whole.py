"""Lines that ask or deny what they name: translated whole or not at all, since a piece of them alone claims it."""

import re

from workers.writing.duties.groups_told import Duty
from workers.writing.duties.left_out.no_work import is_denial

_ASKS = re.compile(r"[?¿]")
_NO = r"(?:no|not|none|never|nope|nothing|nunca|jam[aá]s|tampoco|ningun[oa]|nada)\b"
_LEADS_NO = rf"\s*(?:(?:but|though|pero|aunque|i|yo|we|still|a[uú]n|todav[ií]a)\s+){{0,2}}{_NO}"
_DENIED_BEHIND_MARK = re.compile(rf"(?:[:;(]|\s[-\u2013\u2014]){_LEADS_NO}", re.IGNORECASE)
"""Robots (no programming); crane: no; welding - never."""
_DENIED_BACK = re.compile(
    rf",{_LEADS_NO}(?=\s*(?:$|[,;.])|[^,;]*\b(?:it|them|that|those|one|yet|me|l[oa]s?|eso|yo)\b)", re.IGNORECASE
)
"""Behind a comma too, where what is denied stands before it: kettle, never ran it."""
_NOT_DONE = re.compile(
    r"[,;:(-]\s*(?:(?:but|i|we)\s+){0,2}(?:did|do|does|have|had|was|were|am|is|are)(?:n['\u2019]t| not)\b",
    re.IGNORECASE,
)
_SO_FAR = re.compile(
    r",\s*(?:(?:s[oó]lo|nom[aá]s|nada m[aá]s|puro)\s+)?"
    r"(?:lo (?:m[aá]s )?(?:b[aá]sico|sencillo)|(?:a )?nivel b[aá]sico|b[aá]sico|poquito|poco)\s*\.?$",
    re.IGNORECASE,
)
"""How far all of a line goes, at its end: "PLC, leer y forzar, lo básico"."""


def asks(text: str) -> bool:
    """Whether a line asks: what it names may be denied by the next one."""
    return bool(_ASKS.search(text))


def says_how_far(text: str) -> bool:
    """Whether a line says at its end how far all of it goes: without that its pieces say more."""
    return bool(_SO_FAR.search(text))


def is_told_whole(duty: Duty) -> bool:
    """Whether a piece of the duty says more than all of it does: a thing that it asks for or denies."""
    if asks(duty.text) or _DENIED_BEHIND_MARK.search(duty.text) or _DENIED_BACK.search(duty.text):
        return True
    return bool(_NOT_DONE.search(duty.text)) or says_how_far(duty.text) or _is_limited(duty)


def _is_limited(duty: Duty) -> bool:
    """Whether the only piece of a bullet stands before a sentence that denies some of it."""
    first = duty.parts[0] if len(duty.parts) == 1 else ""
    return bool(first) and duty.text.startswith(f"{first}; ") and is_denial(duty.text[len(first) + 2 :], "en")
