"""The accents and tildes of Spanish that keyboards leave out: linea, estacion, 5 anos; by spanish.txt."""

import re
from functools import cache
from pathlib import Path

from workers.language.trade_shorthand import like_typed
from workers.language.words import fold
from workers.writing.words.capitals import phrases
from workers.writing.words.casing import names_with_capital
from workers.writing.words.spanish_heads import is_imperfect

_WORD = re.compile(r"(?<![\w.@-])[A-Za-zÑñ]{3,}(?![\w@-]|\.\w)")
_ENDINGS = (
    (re.compile(r"(?<=\w{2})cion$"), "ción"),
    (re.compile(r"(?<=\w{4})(?<!mis)(?<!ten)(?<!ver)(?<!pen)(?<!man)(?<!ses)sion$"), "sión"),
    (re.compile(r"(?<=\w)abamos$"), "ábamos"),
    (re.compile(r"(?<=\w{2})ometro(?=s?$)"), "ómetro"),
    (re.compile(r"(?<=\w{4})(?<!mat)(?<!bact)(?<!hist)(?<!dift)(?<!perif)eria(?=s?$)"), "ería"),
    (re.compile(r"(?<=\w{3})(gr[aá]f|tom|nom|log)ia(?=s?$)"), r"\1ía"),
)
_OF_TRADES = """
brócoli ostión sandía tía tías tío tíos silicón hilván epóxica epóxico biomédico biomédicos biomédica nómina
bebé bebés diabética diabéticas diabético diabéticos
"""
"""Words of trades and of families that the table of usual words hasn't; none is an order of a verb at a line's head."""
_IMPERFECT = re.compile(r"(?!media\b|hacia\b)\w{2,}[^iou]ia$")
_LEADS_NOUN = re.compile(
    r"(?:^|[\s(])(?:el|la|los|las|una?|un[oa]s|del?|al|su|sus|mi|mis|cada|en|con|por|sin|para|otr[oa]s?|est[ae]"
    r"|doy|dar|daba|\d+) $",
    re.IGNORECASE,
)
_FOLLOWS_NOUN = re.compile(
    r" (?:del?\b|y \w+ci[oó]n\b|(?:el[eé]ctr|electr[oó]n|hidr[aá]ul|mec[aá]n|neum[aá]t)ico\b"
    r"|(?:con|por) (?:esc[aá]ner|scanner|computadora|laptop|mult[ií]metro|software)\b)"
)
"""What stands before no form of a verb, and what behind none."""
_SEVERAL_LED = re.compile(r"\b(?:l[ao]s|un[oa]s|[ms][iu]s|otr[oa]s|est[ao]s) $", re.IGNORECASE)
"""What leads several things: behind it "valida" is no noun, but what she does with them."""
_OF_SITE = re.compile(r"\b(?:el|al|del|los|mi) $", re.IGNORECASE)
"""Before who runs a building site, whom crews call so, and before a market; neither needs the accent."""
_BIDDEN = re.compile(r"\b(?:que|cuando)\b[^,;.]*$|\b(?:se|no|l[aeo]s?|usted) $", re.IGNORECASE)
"""Behind what a verb tells what shall be: para que trabaje."""
_HACIA = re.compile(r"(?:(?<=\bl[aeo] |\bse |\by[ao] |\bno )|(?<=\bl[aeo]s |\bque |\bnos ))h?a[cs]ia\b")
_YEARS = re.compile(r"(?<=\d )ano(?=s?\b)")
_IS = re.compile(
    r"(?:(?<=\bno )|(?<=\bque )|(?<=\bdonde )|(?<=\bya )|(?<=\bse ))"
    r"esta(?= (?:el|la|los|las|en|bien|mal|list[oa]|llen[oa])\b)"
    r"|(?<=\bcuando no )esta\b|(?<=\bsi no )esta\b|(?<=\bcuando )esta(?= (?:el|la|mi|en)\b)"
    r"|(?<=[a-z] )esta(?= (?:mal|bien|list[oa]|sucio|sucia|rot[oa])\b)"
    r"|(?<=[a-z] )esta(?= en (?:el|la|los|las|otr[oa]s?|un|una|mi)\b)|(?<=\bdonde )esta(?= [a-z]+[aio]d[oa]\b)",
    re.IGNORECASE,
)
"""A form of estar, where no noun follows: cuando no esta el mayordomo."""
_GOES_ON_SMALL = re.compile(r" [a-záéíóúñ]{2,}")
"""What stands behind a first word that is no name's: "Camion de volteo"."""
_ASKED = re.compile(
    r"\b(?P<lead>(?:ver|reviso|checo|busco|averiguo|encuentro|digo|decía|aviso|avisaba|calculo|calculaba|apunto|apuntaba"
    r"|anoto|anotaba)(?: al [a-záéíóúñ]+)? )(?P<what>por que|cuant[oa]s?)(?= [a-záéíóúñ])",
    re.IGNORECASE,
)
"""What somebody looks for or tells, asked in the line: a ver por qué no arranca, digo al patrón cuánto falta."""
_TAUGHT = re.compile(r"(?<=\benseño )como(?= se [a-z])|(?<=\bexplico )como(?= se [a-z])")
"""How something is done, behind who teaches it: les enseño cómo se acomoda la fruta."""
_WITHIN = re.compile(r"[\w,)] $")
_LEAST_SHOUTED, _SURELY_NO_INITIALS = 4, 6


def with_accents(text: str, *, is_line: bool, takes_english: bool) -> str:
    """The text with its accents where the word is none without; `takes_english`, even where it is an English one.

    In a line, which is no name, a capital within a sentence is a name's: the Angelus machine.
    """
    names = list(_names_of_words().finditer(text))

    def mended(found: re.Match[str]) -> str:
        word, before = found[0], text[: found.start()]
        if any(name.start() <= found.start() < name.end() for name in names):
            return word
        if word.isupper() and len(word) < (_LEAST_SHOUTED if text.isupper() else _SURELY_NO_INITIALS):
            return word
        if not word.islower() and (word.lower() in names_with_capital() or (is_line and _WITHIN.search(before))):
            return word
        behind = text[found.end() :]
        is_plain = word.islower() or (not before and _GOES_ON_SMALL.match(behind) is not None)
        is_within_name = not is_line and bool(before)
        told = _accented(
            word.lower(), before, behind, takes_english=takes_english and is_plain, is_named=is_within_name
        )
        if told == word.lower():
            return word
        return told.upper() if word.isupper() else like_typed(word, told)

    text = _TAUGHT.sub("cómo", text)
    text = _ASKED.sub(lambda one: f"{one['lead']}{one['what'].replace('que', 'qué').replace('cua', 'cuá')}", text)
    text = _IS.sub(lambda found: like_typed(found[0], "está"), text)
    return _YEARS.sub("año", _WORD.sub(mended, _HACIA.sub("hacía", text)))


def _accented(lower: str, before: str, behind: str, *, takes_english: bool, is_named: bool) -> str:
    """Return a word with its accents; `is_named`: within a name, where no verb stands ("tarjeta medica")."""
    typed = fold(lower)
    tables = spanish_tables()
    if typed in {"super", "master"} and _OF_SITE.search(before):
        return lower
    told = tables["accents"].get(typed) or (tables["english"].get(typed) if takes_english else None)
    is_led = _LEADS_NOUN.search(before) and (lower.endswith("s") or not _SEVERAL_LED.search(before))
    if told is None and (is_named or is_led or _FOLLOWS_NOUN.match(behind)):
        told = tables["noun"].get(typed)
    if told is None and not _BIDDEN.search(before):
        told = tables["verb"].get(typed)
    if told is not None:
        return lower if "ñ" in lower and "ñ" not in told else told
    for ending, told in _ENDINGS:
        if ending.search(lower):
            return ending.sub(told, lower)
    return f"{lower[:-2]}ía" if _IMPERFECT.fullmatch(lower) and is_imperfect(lower) else lower


@cache
def _names_of_words() -> re.Pattern[str]:
    """Makers whose name is English words: rain master."""
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, sorted(phrases('makers_of_words'))))})\b", re.IGNORECASE)


@cache
def spanish_tables() -> dict[str, dict[str, str]]:
    """The rows of spanish.txt by their names: words by what they are without accents."""
    lines = (Path(__file__).parent / "spanish.txt").read_text(encoding="utf-8").splitlines()
    rows = (line.split() for line in lines if not line.startswith("#"))
    tables = {name: {fold(word): word for word in words} for name, *words in rows}
    return {**tables, "accents": tables["accents"] | {fold(word): word for word in _OF_TRADES.split()}}
