"""Papers that are yet to be earned, by what their rows call them."""

import re

from workers.writing.person.facts import WAITS_FOR

_PURSUED = re.compile(
    r"[\s,;:(-]*\b(?:(?:currently |still )?(?:in progress|studying|in process(?=\s*(?:$|[;,.()]))"
    r"|in the works|underway|enrolled|pending|expected|scheduled|working on (?:it|this|that)"
    r"|(?:written|theory|exam|test) passed)"
    r"|(?:the )?(?:exam|test|class)(?:es)? (?:is )?(?:scheduled|booked|pending|date|set|in|on)|en curso|en tr[aá]mite"
    rf"|{WAITS_FOR}"
    r"|en proceso|inscrit[oa]|pendiente)\b.*$",
    re.IGNORECASE,
)
_BEFORE = re.compile(r"^(?:studying|enrolled|working) (?:for|toward|in|on) (?:the |my )?", re.IGNORECASE)
_PLAIN = re.compile(r"[^()\d;:]*\w(?:[^();:]*\w)?")
_MOST_WORDS = 6


def name_pursued(name: str, number: str = "") -> str:
    """The name without what says that it is yet to be earned, CIS of "CIS in progress"; empty where it isn't sure.

    It is the whole name where the row says that in the place of its number.
    """
    if _PURSUED.match(number.strip()) and not _PURSUED.search(name):
        name = f"{name}, {number.strip()}"
    bare = _PURSUED.sub("", _BEFORE.sub("", name)).strip(" ,;:-(")
    is_sure = bare != name and bool(_PLAIN.fullmatch(bare)) and len(bare.split()) <= _MOST_WORDS
    return bare if is_sure else ""
