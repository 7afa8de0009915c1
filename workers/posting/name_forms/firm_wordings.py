"""How names of firms are made of words, as patterns: what all that read sentences share."""

from workers.posting.text.subjects import FIRM_BEGIN, FIRM_END, FIRM_WORD

WORD = r"(?!I\b)(?:(?:St|Mt|Ft)\. )?[A-ZÁÉÍÓÚÑ0-9](?:[\wáéíóúñ&'\u2019/-]|\.(?=\w)){0,40}"
"""A word as names have it, a pattern."""
NAME = rf"{WORD}(?: (?:(?:and|of|the|for|&|de|del|la|los|las|el|y|e) ){{0,2}}{WORD}){{0,7}}"
"""Up to eight of them, with the small words between."""
BEGINS = r"(?:^|(?<!\bSt)(?<!\bMt)(?<!\bFt)[.!?\u2022:]\s+|\n)"
"""Where a sentence begins."""
AND = r"(?:(?:&|and|y|e) )?"


def ends_as_a_firm(name: str) -> bool:
    """'Acme Roofing', 'Techos Alvarado': whether its last word, or its first in Spanish, says that it is a firm."""
    if FIRM_BEGIN.match(name):
        return True
    return " " in name and bool(FIRM_END.search(name) or FIRM_WORD.fullmatch(name.rsplit(maxsplit=1)[-1]))
