"""Articles where English wants them: before one machine, and before a licence."""

import re
from functools import cache

from workers.language.grammar import grammar
from workers.language.occupations import is_occupation
from workers.language.vocabulary import vocabulary
from workers.language.words import words_of
from workers.trades import vocabulary_files
from workers.writing.lexicon.loans import is_english_word
from workers.writing.words.capitals import phrases, words
from workers.writing.words.casing import names_with_capital
from workers.writing.words.english_verbs import word_table
from workers.writing.words.phrases import lowered

_TAKES_ARTICLE = re.compile(
    r"\b(?:licen[cs]e|certificate|certification|card|permit|endorsement|degree|diploma|certificate of \w+|registration"
    r"|cdl|qualification)(?: class [abc])?\)?$",
    re.IGNORECASE,
)
_BEGINS_AS_PAPER = re.compile(r"(?:certificate|diploma|degree|associate|AAS|AS|BS)\b", re.IGNORECASE)
_ALREADY = re.compile(r"^(?:an?|the|my)\s", re.IGNORECASE)
_GOVERNS = frozenset(
    ["with", "using", "on", "operate", "operated", "run", "ran", "drive", "drove", "operating", "running", "driving"]
)
_VOWEL_SOUND = re.compile(r"^(?:[aeio]|u(?!ni|se|ti)|hour|honest)", re.IGNORECASE)
_INITIALS = re.compile(r"^[AEFHILMNORSX](?:[A-Z\d]|-|\b)")
_SPOKEN = re.compile(r"(?:MIG|MAG|LOTO|NIMS|NATE|NICET|LEED|MEWP|SCADA|HAZMAT|HAZWOPER|FANUC)\b")
"""Acronyms that are said as a word."""


def article_for(name: str) -> str:
    """Choose "a" or "an" by how the name sounds."""
    if re.match(r"\d", name):
        return "an" if re.match(r"8|1[18]\b", name) else "a"
    if re.match(r"[A-Z]\d", name):  # by its letter: an H2S card
        return "an" if name[0] in "AEFHILMNORSX" else "a"
    if re.match(r"^[A-Z]{2}", name):
        return "an" if _INITIALS.match(name) and not _SPOKEN.match(name) else "a"
    return "an" if _VOWEL_SOUND.match(name) else "a"


def is_paper(name: str) -> bool:
    """Whether a credential is called as what somebody has in hand: a licence, a card, a certificate."""
    bare = re.split(r"\s+[(\u2013\u2014-]|,", name, maxsplit=1)[0].strip()
    return bool(_TAKES_ARTICLE.search(bare) or _is_cdl(name))


def with_credential_article(name: str) -> str:
    """The name as it stands behind "I hold": a Journeyman Electrician License, OSHA 10."""
    if not _TAKES_ARTICLE.search(name) and _is_person(name):
        return f"the {name} certification"
    if _BEGINS_AS_PAPER.match(name):
        return f"{article_for(name)} {name}"
    bare = re.split(r"\s+[(\u2013—-]|,", name, maxsplit=1)[0].strip()
    if _ALREADY.match(name):
        return name
    if not (_TAKES_ARTICLE.search(bare) or _TAKES_ARTICLE.search(name) or _is_cdl(name)):
        return f"the {name} certification" if _is_of_plain_words(bare) else name
    if _is_sort_of_paper(bare):
        name = lowered(name)
    return f"{article_for(name)} {name}"


def _is_sort_of_paper(name: str) -> bool:
    """Whether a name is only begun with a capital, by a thing that is written small: Forklift certification."""
    first, *others = name.split()
    return bool(others) and name[1:].islower() and first.lower() in _common_words() - _makers()


def _is_person(name: str) -> bool:
    """Whether a credential is called as who holds it: Certified Forklift Operator."""
    words = words_of(name.split(" (", maxsplit=1)[0])
    last = words[-1].folded if words else ""
    return len(words) > 1 and (is_occupation(last) or last in _CERTIFIED)


_CERTIFIED = frozenset(
    ["entrant", "attendant", "signalperson", "rescuer", "protection", "awareness", "rescue", "handling", "orientation"]
)
"""Last words of names that say whom or what a credential certifies."""


def _is_of_plain_words(name: str) -> bool:
    """Whether a credential's name says by itself nothing of a credential: Grain Handling Safety, but not OSHA 10."""
    words = name.split()
    first = words[0] if words else ""
    is_scheme = re.search(r"[A-Z]{2}|\d", first) is not None
    return len(words) > 1 and not is_scheme and not _PAPER.search(name)


_PAPER = re.compile(
    r"\b(?:course|class|training|workshop|licen[cs]ed?|certification|certificate|card|apprenticeship|program"
    r"|degree|journeyman|credential|passport)\b|[áéíóúñ]|\b(?:de|del|en)\b",
    re.IGNORECASE,
)


def _is_cdl(name: str) -> bool:
    return bool(re.match(r"(?:class [abc] cdl|cdl)\b", name, re.IGNORECASE))


def with_article_of_tools(text: str) -> str:
    """The text with "a" before a single machine that a verb or "with" governs and nothing determines."""
    read = words_of(text)
    language = grammar("en")
    entries = vocabulary("en")
    inserts: list[tuple[int, str]] = []
    for first, end, name in entries.find(read, language.keys_of(read)):
        start = first
        if read[start].folded in _GOVERNS and end > start + 1:
            start += 1  # an entry may be spelt with its verb: operate forklift
        last = read[end - 1].folded
        is_single = not last.endswith("s") or last.endswith("ss")
        if entries.concepts[name].kind != "tool" or not is_single or not start or end == len(read) + 1:
            continue
        following = read[end].folded if end < len(read) else ""
        if read[start - 1].folded in _GOVERNS and following not in _MORE:
            gap = text[read[start - 1].end : read[start].start]
            if gap == " " and text[read[end - 1].end : read[end - 1].end + 1] != ",":
                inserts.append((read[start].start, article_for(text[read[start].start :])))
    for place, article in reversed(inserts):
        text = f"{text[:place]}{article} {text[place:]}"
    return text


_MORE = frozenset(
    [
        "operator",
        "operators",
        "maintenance",
        "parts",
        "repair",
        "repairs",
        "operations",
        "controls",
        "loads",
        "systems",
        "equipment",
        "rigging",
    ]
)


_HAS_OWN_CAPITALS = re.compile(r"^(?=[^A-Z]*[A-Z])[A-Z\d\W]{2,}$|[a-z][A-Z]")
"""RF, H2S, ProPress."""


def skill_in_prose(name: str) -> str:
    """A skill row's name within a sentence: small letters where it is a common noun, brackets as typed."""
    bare, opened, aside = name.partition(" (")
    return f"{_in_small_letters(bare)}{opened}{aside}"


def _in_small_letters(name: str) -> str:
    if name.isupper() or re.match(r"[A-Z]-", name) or _is_proper(name):
        return name
    head, comma, rest = name.partition(", ")
    if comma and _is_begun_with_capital(head):
        return f"{_in_small_letters(head)}, {rest}"  # chainsaws, Stihl 201T to 661
    first = name.split(maxsplit=1)[0].lower() if name.split() else ""
    if first in names_with_capital() | word_table()["names"] | words("nationalities") or _POLISH.match(name):
        return name
    if _MODEL.match(name) or any(name.lower().startswith(f"{maker} ") for maker in phrases("makers_of_words")):
        return name
    if name[:1].isupper() and _is_of_maker(name):
        return name
    if name.lower() in _common_names():
        name = " ".join(word if _HAS_OWN_CAPITALS.search(word) else word.lower() for word in name.split())
    bare = name.replace(",", "")
    return lowered(name) if _is_common(bare) or _is_sentence_case(bare) else name


_POLISH = re.compile(r"Polish(?: (?:language|speak\w*|and English|interpreter)|$| \()")
"""The language, which has a capital; what is polished follows the verb."""


def _is_begun_with_capital(head: str) -> bool:
    return head[:1].isupper() and head[1:].replace("-", "").replace(" ", "").islower()


_MODEL = re.compile(
    r"(?!(?:Class|Type|Grade|Tier|Level|Schedule|Section|Crane|Forklift|Hoist|Lift|Truck|Trailer)\b)"
    r"[A-Z][a-z]+ \d[\w-]* (?!(?:ton|tons|ft|foot|feet|in|inch|lb|lbs|hp|yd|yard|volt|amp|kw|v)\b)[a-z]{3,}"
)
"""A maker, a model's number and a kind: Jackson 6700 tamper."""


def _is_proper(name: str) -> bool:
    """Whether a name is a maker's or a program's own, which has no article: Cummins Insite, ProPress, Mastercam."""
    words = name.split()
    read = words_of(name)
    found = vocabulary("en").find(read, grammar("en").keys_of(read))
    if any(vocabulary("en").concepts[entry].kind == "software" for _, _, entry in found) and name[:1].isupper():
        return True
    if name.lower() in _common_names():
        return False
    is_mixed = any(re.search(r"[a-z][A-Z]|[A-Za-z]\d|^[A-Z][a-z]+-[A-Z]", word) for word in words)
    return is_mixed or (len(words) > 1 and all(word[:1].isupper() for word in words))


@cache
def _common_names() -> frozenset[str]:
    """Names of tools and machines that are written small, with and without the s of their plural."""
    rows = (*vocabulary_files.entries("trade_terms.tsv"), *vocabulary_files.entries("tool_names.tsv"))
    names = {row[0] for row in rows if row[0].islower()}
    return frozenset(names | {f"{name}s" for name in names})


@cache
def _common_words() -> frozenset[str]:
    """Return every word of the common papers' names."""
    return frozenset(word for name in _common_names() for word in name.split())


def _is_common(name: str) -> bool:
    """Whether a name is made of nothing but names that are written small."""
    parts = re.split(r"\s+(?:and|&)\s+|,\s+", name.lower())
    entries = vocabulary("en")
    words = grammar("en")
    read = words_of(name)
    covered = {index for start, end, _ in entries.find(read, words.keys_of(read)) for index in range(start, end)}
    is_known = len(covered) == len(read) or all(part in _common_names() for part in parts)
    is_known = is_known or all(word.folded in _common_words() for word in read)
    is_known = is_known or (len(read) == 1 and read[0].folded in gear_heads())
    return is_known and not any(c.isupper() or c.isdecimal() for c in name[1:])


def _is_sentence_case(name: str) -> bool:
    """Whether a name of several words is only begun with a capital, and with no maker: Rubber gloving."""
    words = name.split()
    if len(words) > 1 and words[0].istitle() and words[0].lower() in _common_words() and words[-1].islower():
        return words[0].lower() not in _makers()
    is_plain = (
        words[0][1:].replace("-", "").islower()
        and words[0].replace("-", "").isalpha()
        and not any(c.isupper() for word in words[1:] for c in word)
    )
    first = words[0].lower().partition("-")[0]
    return (
        len(words) > 1 and is_plain and first not in _makers() and (len(first) < _LEAST_NAME or is_english_word(first))
    )


_LEAST_NAME = 4
"""Letters from which a word that no list has is somebody's name."""


def _is_of_maker(name: str) -> bool:
    """Whether a name begins with a maker's and is no name that is written small: Miller welder, but case sealer."""
    first = name.split(maxsplit=1)[0].lower()
    if " " not in name:
        return first in _makers_of_one_word() and first not in gear_heads()
    if name.lower() in _common_names():
        return False
    is_word_too = all(map(is_english_word, first.split("-")))
    return first in vocabulary_files.words("makes") if is_word_too else first in _makers()


@cache
def _makers() -> frozenset[str]:
    """The first words of makers' names, in small letters."""
    return frozenset(row[0].split(maxsplit=1)[0] for row in vocabulary_files.entries("makers.tsv"))


@cache
def _makers_of_one_word() -> frozenset[str]:
    return frozenset(row[0] for row in vocabulary_files.entries("makers.tsv") if " " not in row[0])


@cache
def gear_heads() -> frozenset[str]:
    """Nouns that names of machines end in: press, derrick, jetter."""
    return frozenset(row[0] for row in vocabulary_files.entries("gear_heads.tsv"))
