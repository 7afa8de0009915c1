"""Folds what was said for the patterns letter by letter, so that what is found can be taken from the original."""

import re
import unicodedata

_SPACES = re.compile(r"\s+")


def one_spaced(text: str) -> str:
    """Single blanks, plain apostrophes, composed letters; nothing at either end."""
    composed = unicodedata.normalize("NFC", text).replace("\u2019", "'").replace("\u2018", "'")
    return _SPACES.sub(" ", composed).strip()


def folded(text: str) -> str:
    """Return the text in lower case without accents, every letter in its place: as long as `text`."""
    return "".join(_plain(letter) for letter in text)


def _plain(letter: str) -> str:
    base = unicodedata.normalize("NFD", letter.lower())[:1]
    return base or letter


def without(text: str, patterns: tuple[re.Pattern[str], ...]) -> str:
    """The text with what the patterns find in its folded form taken out, and the gaps closed."""
    for pattern in patterns:
        kept = []
        at = 0
        for match in pattern.finditer(folded(text)):
            kept.append(text[at : match.start()])
            at = match.end()
        text = one_spaced(" ".join([*kept, text[at:]]))
    return re.sub(r"\s+([,.;!?])", r"\1", text)
