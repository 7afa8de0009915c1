"""Spanish names of skills put together from their parts, where our lists have no such English name as a whole."""

import re
from collections.abc import Callable

from workers.language.conjugation import Form
from workers.writing.lexicon.english import plural
from workers.writing.lexicon.loans import is_english_word
from workers.writing.lexicon.spanish import lexicon
from workers.writing.translation.from_english.named import told_name
from workers.writing.translation.from_english.tables import key, tables
from workers.writing.translation.into_spanish.line import in_spanish
from workers.writing.words.word_case import small_first

Tell = Callable[[str], str]

_ACTS = re.compile(
    r"^(?:programación|mantenimiento|instalación|reparación|servicio|operación|diagnóstico|calibración)\b"
)
"""What is done to what has the name: programación de Silent Knight."""
_BETWEEN = re.compile(r"^(?P<one>.+?) (?P<link>with|for|w/) (?:an? |the )?(?P<other>.+)$", re.IGNORECASE)
_LINKS = {"with": "con", "w/": "con", "for": "para"}
_DONE = re.compile(r"^(?P<thing>[^,()/]+) (?P<done>[a-z]+ing)$", re.IGNORECASE)
_DOING = re.compile(r"^(?P<done>[a-z]+ing) (?P<thing>[^,()/]+)$", re.IGNORECASE)
_MADE = frozenset(
    [
        "box",
        "cabinet",
        "crate",
        "deck",
        "engine",
        "fence",
        "form",
        "frame",
        "furniture",
        "gate",
        "harness",
        "pallet",
        "panel",
        "rack",
        "ramp",
        "scaffold",
        "stair",
        "truss",
        "wall",
    ]
)
"""What is built: "stair building" is no house."""
_RUN = re.compile(r"^running (?:\w+ )*(?:conduit|wires?|cables?|pipes?|ducts?|ductwork|lines?|emt|pex)$", re.IGNORECASE)
"""What is put in: "running water" runs itself."""
_MOST_WORDS = 6


def composed_in_spanish(name: str, tell: Tell) -> str:
    """The name in Spanish by its parts; empty where one of them isn't known."""
    if len(name.split()) > _MOST_WORDS:
        return ""
    return _of_name(name, tell) or _linked(name, tell) or _doing(name)


def built(name: str) -> str:
    """What is built, or run, of a row whose words say something else, too: stair building, running conduit."""
    thing, _, act = name.rpartition(" ")
    is_made = key(act) == "building" and key(thing).rsplit(" ")[-1].removesuffix("s") in _MADE
    if is_made:
        return _doing(f"building {thing if thing.endswith('s') else plural(thing)}")
    return _doing(name) if _RUN.match(name) else ""


def _of_name(name: str, tell: Tell) -> str:
    """A tool or an act with the name of a make or a program, which stays as it is."""
    words = name.split()
    for cut in range(len(words) - 1, 0, -1):
        make, tool = words[:cut], " ".join(words[cut:])
        told = _told(tool if not tool.istitle() else tool.lower(), tell) if _is_name(make) else ""
        if told and " de el " not in told:
            link = " de" if _ACTS.match(told.casefold()) else ""
            return f"{told}{link} {' '.join(make)}"
    return ""


def _is_name(words: list[str]) -> bool:
    """Whether words with capitals are a name: makes, codes, or words of which one is in none of our lists."""
    if not all(word[:1].isupper() or word[:1].isdigit() for word in words):
        return False
    if any(key(word) in lexicon().terms and not is_english_word(key(word)) for word in words):
        return False  # Candados LOTO is Spanish all along
    known = [_is_known(word) for word in words]
    is_of_two = len(words) > 1 and not told_name(" ".join(words).lower()) and not all(known)
    return is_of_two or (not any(known) and all(_is_code(one) or not is_english_word(key(one)) for one in words))


def _is_code(word: str) -> bool:
    return len(word) > 1 and (word.isupper() or any(one.isdigit() for one in word) or not word[1:].islower())


def _is_known(word: str) -> bool:
    """Whether our lists have a word as a thing, a quality or a doing, and no make is called so."""
    folded = key(word)
    known = tables()
    is_word = folded in known.nouns or folded in known.qualities or folded in known.forms
    return is_word and folded not in known.makes


def _linked(name: str, tell: Tell) -> str:
    """A tool with what it has, or for what it is."""
    found = _BETWEEN.match(name)
    if found is None:
        return ""
    one, other = _told(found["one"], tell), _told(found["other"], tell)
    if not one or not other or found["other"].split()[0].lower().endswith("ing"):
        return ""
    return f"{one} {_LINKS[found['link'].lower()]} {small_first(other)}"


def _doing(name: str) -> str:
    """A craft by what is done to a thing, which Spanish tells by the infinitive: form setting, colocar cimbras."""
    found = _DONE.match(name) or _DOING.match(name)
    form = tables().forms.get(found["done"].lower()) if found else None
    if found is None or form is None or form[1] is not Form.GERUND or (form[0] == "build" and _DONE.match(name)):
        return ""  # team building
    thing = found["thing"] if not found["thing"].istitle() else found["thing"].lower()
    told = in_spanish(f"{form[0].capitalize()} {thing}")
    return told if told and not re.search(r"[,;:(]", told) else ""


def _told(part: str, tell: Tell) -> str:
    told = tell(part)
    return told if told.casefold() != part.casefold() else ""
