"""Finds limits that are typed right behind the work: "edit programs, no programming from scratch".

Cut, such a line would stand for more than was done.
"""

import re

SOME = re.compile(r"(?:some|a (?:little|bit of)|light|basic|minor|limited) ", re.IGNORECASE)
"""How little of a thing was done, which a denial behind it tells the end of: some lathe work, no threading."""
ONLY_SO_FAR = re.compile(r"\b(?:s[oó]lo|solamente|nom[aá]s|nada m[aá]s|[uú]nicamente)\b", re.IGNORECASE)
"""How far one's own work goes, which what one doesn't do tells the end of: no programo, solo edito lo chico."""
_NO_MORE_OF_IT = re.compile(
    r"no (?!experience|yet|one\b|more\b|longer\b|me\b)[a-z][\w/-]*(?: (?!it\b|them\b)[\w/-]+){0,3}",
    re.IGNORECASE,
)
"""In a few words, and of nothing that was named before."""
_SAID_ALREADY = re.compile(r"\b(?:only|just)\b", re.IGNORECASE)


def ends_the_work(work: str, denied: str) -> bool:
    """Whether what is `denied` in a few words is the end of the `work` before it, which doesn't say so itself."""
    return _SAID_ALREADY.search(work) is None and _NO_MORE_OF_IT.fullmatch(denied) is not None
