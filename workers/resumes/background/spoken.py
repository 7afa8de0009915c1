"""The languages that a person speaks, by their names in English and Spanish, and how well."""

import re
from collections.abc import Iterator, Sequence

from common.tables import LanguageLevel
from workers.resumes.resume import ReadLanguage
from workers.resumes.text.cleaning import key
from workers.resumes.text.line import Row
from workers.trades.vocabulary_files import words

_NAMES = {key(name): name for name in reversed(words("spoken_languages"))}  # with accents before those without
_NAME = re.compile(
    r"\b(" + "|".join(re.escape(name) for name in sorted(words("spoken_languages"), key=len, reverse=True)) + r")\b",
    re.IGNORECASE,
)
_SAID: dict[LanguageLevel, str] = {
    "Native": r"native|mother tongue|first language|nativ[oa]|lengua materna|materna",
    "Fluent": r"fluent(?:ly)?|fluency|bilingual|proficient|full professional|professional|advanced|excellent|c[12]"
    r"|fluid[oa]|con fluidez|bilingüe|bilingue|avanzad[oa]|excelente|domini[oa]",
    "Conversational": r"conversational|conversation|intermediate|limited working|working|good|moderate|b[12]"
    r"|conversacional|conversación|intermedi[oa]|buen[oa]?|medio",
    "Basic": r"basic|beginner|elementary|some|limited|a[12]|novice|básic[oa]|basic[oa]|principiante"
    r"|elemental|poco|algo",
}
_LEVEL = re.compile("|".join(rf"(?P<{level}>\b(?:{said})\b)" for level, said in _SAID.items()), re.IGNORECASE)
_CLAIM = re.compile(
    r"\b(?:bilingual|bilingüe|trilingual|fluent|fluently|speaks?|spoken|conversational|native speaker|habl[oa]"
    r"|dominio del?|native|nativo|basic|intermediate|idiomas?|languages?)\b",
    re.IGNORECASE,
)
_IN_ENGLISH = {
    "ingles": "english", "espanol": "spanish", "castellano": "spanish", "frances": "french", "aleman": "german",
    "italiano": "italian", "portugues": "portuguese", "chino": "chinese", "japones": "japanese", "coreano": "korean",
    "ruso": "russian", "arabe": "arabic",
}  # fmt: skip
_ITEM = re.compile(r"\s*[,;|•·]\s*(?![^()]*\))|\s{2,}")
_TOGETHER = re.compile(r"\s*(?:[,/&+-]|\band\b|\by\b|\be\b)\s*$", re.IGNORECASE)
_FILLING = re.compile(
    r"\b(?:in|and|both|spoken|written|read|write|speak|speaker|language|languages|level|skills|working"
    r"|proficiency|oral|the|with|en|y|e|hablado|escrito|nivel|idioma|idiomas|i|am|soy|reading|writing|speaking"
    r"|verbal|understand|very|muy)\b|[\W\d_]",
    re.IGNORECASE,
)
LONGEST_CLAIM = 14  # words


def listed(rows: Sequence[Row]) -> list[ReadLanguage]:
    """The languages of a section of languages; a level on the row below a name is that name's."""
    found: list[ReadLanguage] = []
    for row in rows:
        named = list(_in_text(row.text))
        if not named and found and found[-1].level is None:
            found[-1].level = level_in(row.text)
        found += named
    return without_doubles(found)


def claimed(rows: Sequence[Row]) -> list[ReadLanguage]:
    """Return languages that another section names with their level ("Bilingual English/Spanish")."""
    parts = [part for row in rows for part in re.split(r"[.;]\s", row.text)]
    said = [part for part in parts if _CLAIM.search(part) and len(part.split()) <= LONGEST_CLAIM]
    said += [item for part in parts if part not in said for item in _ITEM.split(part) if is_language(item)]
    return without_doubles([one for part in said for one in _in_text(part) if one.level or ":" in part])


def is_language(text: str) -> bool:
    """True for an item that says which languages are spoken, and nothing else."""
    return bool(_NAME.search(text)) and not _FILLING.sub("", _LEVEL.sub("", _NAME.sub("", text)))


def same_language(name: str) -> str:
    """The same for a language's English and Spanish names."""
    return _IN_ENGLISH.get(key(name), key(name))


def without_doubles(found: Sequence[ReadLanguage]) -> list[ReadLanguage]:
    """Each language once, with the level that is said first."""
    kept: dict[str, ReadLanguage] = {}
    for one in found:
        same = kept.setdefault(same_language(one.name), one)
        same.level = same.level or one.level
    return list(kept.values())


def _in_text(text: str) -> Iterator[ReadLanguage]:
    """Names with the nearest level in the same item; names that one level stands beside share it."""
    for items in _shared(_ITEM.split(text)):
        level = level_in(items)
        for match in _NAME.finditer(items):
            own = _level_behind(items, match.end()) if level else None
            yield ReadLanguage(_NAMES[key(match[1])], own or level)


def _shared(items: Sequence[str]) -> Iterator[str]:
    """Items as they are, but for "Fluent in English, Spanish": a list under one level is one item."""
    leads = bool(items) and bool(_LEVEL.match(items[0].strip()))
    if leads and not any(_LEVEL.search(item) for item in items[1:]):
        yield ", ".join(items)
    else:
        yield from items


def level_in(text: str) -> LanguageLevel | None:
    """The first level that the text says, in English or Spanish."""
    match = _LEVEL.search(text)
    return _level(match) if match else None


def _level_behind(text: str, at: int) -> LanguageLevel | None:
    """The level right behind a name, before the next name."""
    following = _NAME.search(text, at)
    match = _LEVEL.search(text, at, following.start() if following else len(text))
    return _level(match) if match and not _TOGETHER.search(text[at : match.start()]) else None


def _level(match: re.Match[str]) -> LanguageLevel | None:
    return next((level for level in _SAID if match[level]), None)
