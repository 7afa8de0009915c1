"""Words without what spellings differ in, the same for whoever stores names and for whoever searches them."""

import re
import unicodedata

_TOKEN = re.compile(r"[a-z]&[a-z](?![a-z])|[a-z]+|\d+")
_APOSTROPHE = re.compile(r"'s?\b")


def fold(word: str) -> str:
    """`word` in lower case, compatibility forms resolved (½ as 1/2, full-width digits as digits), accents dropped."""
    if word.isascii():
        lowered = word.lower()
        return word if lowered == word else lowered  # what is held anyway isn't held twice
    decomposed = unicodedata.normalize("NFKD", word.replace("\u2019", "'").casefold())
    return "".join(c for c in decomposed if not unicodedata.combining(c)).replace("\u2044", "/")


def tokens_of(text: str) -> list[str]:
    """The folded words of a text in order: "Painter's Helper, HVAC/R" is painter, helper, hvac, r."""
    folded = fold(text)
    return _TOKEN.findall(_APOSTROPHE.sub("", folded) if "'" in folded else folded)
