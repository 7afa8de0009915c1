"""Where work ends, said right behind it: edit programs, no programming from scratch.

Cut, such a line would stand for more than was done.
"""

import re

_NO_MORE_OF_IT = re.compile(
    r"no (?!experience|yet|one\b|more\b|longer\b|m[aá]s\b|me\b|s[eé]\b|puedo|tengo|hay|soy|quiero|l[aeo]s?\b)"
    r"[a-z][\w/-]*(?: (?!it\b|them\b)[\w/-]+){0,3}",
    re.IGNORECASE,
)
"""In a few words, and of nothing that was named before."""
_SAID_ALREADY = re.compile(r"\b(?:only|just|s[oó]lo)\b", re.IGNORECASE)


def ends_the_work(work: str, denied: str) -> bool:
    """Whether what is `denied` in a few words is the end of the `work` before it, which doesn't say so itself."""
    return _SAID_ALREADY.search(work) is None and _NO_MORE_OF_IT.fullmatch(denied) is not None
