"""How a position and an employer are written in a letter, out of how a posting writes them."""

import re

from workers.language.words import fold
from workers.posting.name_forms.places import STATE_CODE, TOWN, US_STATES
from workers.posting.name_forms.towns import TOWNS
from workers.posting.named.job_words import names_job
from workers.posting.named.word_classes import AND, NUMBERS, PRAISE

_MARKS = ' ,.:;*#\u2022"\u201c\u201d/&-\u2013\u2014'
_GRADE = re.compile(r"\b(?:W[GLS]|GS)[- ]?\d+\S*", re.IGNORECASE)
_ASIDE = re.compile(r"(?<=\s)\([^()]*\)?|\([^()]{4,}\)?")
_NEXT_SENTENCE = re.compile(r"(?<=\))\.\s|\.\s+(?=(?:The|We|Our|This|These|It|You|Your|If|Se|La|El|Los|Las|Somos)\b)")
_STATE_ASIDE = re.compile(rf"\s*\((?:{'|'.join(US_STATES)})\)$")
_SPANISH_FORM = re.compile(r",? S\. ?A\b.*$|,? S\. ?de R\b.*$|,? S\. ?(?:R\. ?)?L\b.*$", re.IGNORECASE)
"""The legal form behind a name, of which reading may have left a half: Aceros Taraco S.A. de C.V."""
_BEHIND_TOWN = re.compile(rf"{TOWN},? {STATE_CODE} \((?P<name>[^()]+)\)?")
"""An employer in brackets behind the town of the work: Bristol CT (Heron Millwork)."""
_LAST_ASIDE = re.compile(r"\s*\(([^()]+)\)$")
_ABBREVIATED = re.compile(r"\b([^\W\d_]{3,})\.(?= \w)")
"""A short word with its full stop, which within a letter would end the sentence: Misc. Metals Welder."""
_ANOTHER = re.compile(r" (?:and|y|or|o|&) (?:an?|una?) .*$| w$", re.IGNORECASE)
"""Somebody else who is sought, too: "roofers and a cleanup person"; the half of "w/ 1 year"."""
_TWICE = re.compile(r"\b([^\W\d_]{4,})(?: \1\b)+", re.IGNORECASE)
"""What is called out several times: FLAGGERS FLAGGERS."""
_HOURS = re.compile(r"\s+(?:de|a|on|for)\s+(?:tiempo completo|medio tiempo|full[- ]time)\b.*$", re.IGNORECASE)
_BOTH_GENDERS = re.compile(r"\b(\w{4,}(?:or|o|er))(?:e?s)?/as\b(?: (\w{3,}[oae])s\b)?")
"""Operarios/as, cosechadores/as."""
_GENDERS = re.compile(r"[^\W\d_]{4,}/(?:AS?|OS?|ES)")
_IN_TOWN = re.compile(r" (?:en|in) (?P<town>[A-Z][^\W\d_]+(?: [A-Z][^\W\d_]+)?)(?: (?:y|and|&) [A-Z].*)?$")
_ACRONYM = re.compile(
    r"[IVX]+|[B-DF-HJ-NP-TV-Z&/]{2,6}|(?:HVAC|HVACR|HVAC/R|CDL|AC|A/C|EMT|OSHA|IT|QA|EHS|CNC/\\w+|I&E|I&C|MIG|TIG|A&P"
    r"|PV|NDT|QC|OTR|MRO|UAV|PM|EV|BAS|UA|GPS|RV|II|III|LLC|LP|LLP|USA|JR|SR)"
)
"""What stays in capitals where all was shouted: numerals, and what can't be spoken as a word."""
_WHOSE = re.compile(r"(?<=s)['\u2019]$")
"""The mark of whose behind a name in the plural, which goes with what follows: "Lowland Grocers' warehouse"."""
_SPOKEN_ACRONYMS = frozenset({"JR", "SR"})
_LONGEST_ACRONYM = 5
_LONGEST_SHORT_NAME = 4
"""Letters of a name of one word in capitals, which may be written so (CED)."""
_SMALL_WORDS = frozenset({"and", "or", "of", "for", "de", "y", "e", "o", "del", "la", "el", "en", "las", "los", "the"})
_LEVELS = frozenset({"level", "lvl", "nivel", "class"})
_DE = frozenset({"de", "del", "para", "en"})


def worded_title(said: str) -> str:
    """Write a title in the singular with capitals, without pay grade, praise and brackets.

    Acronyms stay as they are.
    """
    said = _ABBREVIATED.sub(r"\1", _GRADE.sub("", _BOTH_GENDERS.sub(_one_of_both, said)))
    said = re.sub(r"^(?:help )?(?:wanted|attn|attention):? (?=\w)", "", said, flags=re.IGNORECASE)
    said = _TWICE.sub(r"\1", _ANOTHER.sub("", said))
    said = re.sub(r"\s*/\s+", " / ", _HOURS.sub("", _ASIDE.sub(" ", said)))
    place = _IN_TOWN.search(said)
    if place and fold(place["town"]) in TOWNS:
        said = said[: place.start()]
    words = said.strip(_MARKS).split()
    while len(words) > 1 and (fold(words[0]) in PRAISE | NUMBERS):
        words = words[1:]
    return _cased(" ".join(_singular(words))).strip(_MARKS) if words else ""


def worded_company(said: str) -> str:
    """Write an employer's name with its capitals; one in capitals throughout gets those of spoken names."""
    name = _NEXT_SENTENCE.split(said, maxsplit=1)[0].strip(' ,:*#\u2022"\u201c\u201d')
    in_town = _BEHIND_TOWN.fullmatch(name)
    name = in_town["name"] if in_town else name
    name = _SPANISH_FORM.sub("", re.sub(r"\s*\([^()]*\),.*$", "", name))
    name = _STATE_ASIDE.sub("", re.sub(r"^the (?=[A-Z])", "", name, flags=re.IGNORECASE))
    aside = _LAST_ASIDE.search(name)
    is_town = aside and any(fold(part) in TOWNS for part in re.split(r" ?/ ?|, | & | y | and ", aside[1]))
    name = name[: aside.start()] if aside and is_town else name
    words = name.split()
    if name.islower() or (name.isupper() and (len(words) > 1 or len(name) > _LONGEST_SHORT_NAME)):
        words = [_spoken(word.upper()) for word in words]
        words[0] = words[0][:1].upper() + words[0][1:]
    return _WHOSE.sub("", " ".join(words).rstrip("."))


def _one_of_both(several: re.Match[str]) -> str:
    return f"{several[1]}/a {several[2]}" if several[2] else f"{several[1]}/a"


def _singular(words: list[str]) -> list[str]:
    """Who is sought may be several, who applies is one: 'Pipe Welders', 'Soldadores estructurales'."""
    found = list(words)
    for place, word in enumerate(words):
        following = fold(words[place + 1]) if place + 1 < len(words) else ""
        is_head = not following or following in _LEVELS or following in AND | _DE or following in {"/", "-"}
        is_head = is_head or (place == 0 and _is_spanish_head(words) and not _is_plural_quality(following))
        folded = fold(word)
        is_of = place > 0 and fold(words[place - 1]) in _DE
        if (
            folded.endswith(("s", "men"))
            and not folded.endswith("ss")
            and not is_of
            and names_job(folded)
            and (is_head or _is_plural_quality(following))
        ):
            found[place] = _one(word)
            if not is_head:
                found[place + 1] = _one(words[place + 1])
    return found


def _is_spanish_head(words: list[str]) -> bool:
    """Whether those who are sought stand before a word that has no plural: Soldadores MIG, Choferes CDL."""
    is_spanish = re.fullmatch(r"\w{3,}(?:ores|eros|eras|ones|istas|eres|icos)", fold(words[0])) is not None
    return is_spanish and not any(names_job(fold(word)) for word in words[1:])


def _is_plural_quality(following: str) -> bool:
    """Whether a word is a Spanish quality in the plural: estructurales, industriales, residenciales, calificados."""
    return bool(re.fullmatch(r"\w{3,}(?:ales|iles|ados|idos|icos|icas|ivos|tes|ores|istas)", following))


def _one(word: str) -> str:
    """The singular of a word, in English or Spanish."""
    upper = word.isupper()
    rules = (
        (r"(?i)['\u2019]s$", ""),  # whose duties follow: "A welder's job description includes"
        (r"(?i)men$", "man"),
        (r"(?i)people$", "person"),
        (r"(?i)ies$", "y"),
        (r"(?i)ones$", "ón"),
        (r"(?i)(tor|dor|sor|fer|al|il|iz)es$", r"\1"),
        (r"(?i)(?<=apprenti)ces$", "ce"),
        (r"(?i)ces$", "z"),
        (r"(?i)s$", ""),
    )
    pattern, one = next((rule for rule in rules if re.search(rule[0], word)), (r"$", ""))
    single = re.sub(pattern, one, word, count=1)
    return single.upper() if upper else single


def _spoken(word: str) -> str:
    """Write a word in capitals as it is usually written."""
    if _GENDERS.fullmatch(word):
        return f"{_spoken(word.rpartition('/')[0])}/{word.rpartition('/')[2].lower()}"
    if "/" in word and not _ACRONYM.fullmatch(word):
        return "/".join(map(_spoken, word.split("/")))
    if _ACRONYM.fullmatch(word) and word not in _SPOKEN_ACRONYMS:
        return word
    if word.lower() in _SMALL_WORDS:
        return word.lower()
    parts = word.split("-")
    if len(parts) > 1 and any(_ACRONYM.fullmatch(part) for part in parts):
        return "-".join(part if len(part) == 1 or _ACRONYM.fullmatch(part) else part.capitalize() for part in parts)
    return re.sub(r"(?<=-)[a-z]", lambda letter: letter[0].upper(), word.capitalize())


def _capital(letter: re.Match[str]) -> str:
    return letter[0].upper()


def _cased(title: str) -> str:
    """Capitals for a title written in small letters or shouted."""
    words = title.split()
    if title.isupper():
        words = [_spoken(word) for word in words]
    elif not title.islower():
        words = [
            _spoken(word) if len(word) > _LONGEST_ACRONYM and word.isalpha() and word.isupper() else word
            for word in words
        ]
    words = [re.sub(r"(?<=[^\W\d_]{4}/)[a-z](?=[a-z]{3})", _capital, word) for word in words]
    return " ".join(
        word if word in _SMALL_WORDS and place else word[:1].upper() + word[1:] for place, word in enumerate(words)
    )
