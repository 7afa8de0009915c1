"""English names of skills put together from their parts, where the Spanish one lacks the words that join them.

People leave out "de" on a phone, set a make or a code behind its tool, and join two acts or tools by "y".
"""

import re
from collections.abc import Callable

from workers.language.conjugation import Form
from workers.language.words import fold
from workers.writing.lexicon.conjugated import Told
from workers.writing.lexicon.english import verb_in
from workers.writing.lexicon.loans import is_english_word
from workers.writing.lexicon.spanish import lexicon
from workers.writing.translation.rows.whole_names import whole_name
from workers.writing.words.word_case import small_first

Tell = Callable[[str], str]

_CODE = r"(?:[A-Z][A-Z0-9/-]+|[A-Z]+[a-z]+[A-Z]\w*|[A-Z]+-?\d[\w-]*)"
_OF_NAME = re.compile(
    rf"^(?P<tool>[^\W\d_][a-záéíóúñ]+(?: [a-záéíóúñ]+)*) (?P<name>(?:{_CODE}|[A-Z][a-z]+)(?: [\w-]+)*)$"
)
"""A tool or an act with a code, or the name of a make, behind it: Expansor PEX, Programación Silent Knight."""
_NAME_WORD = re.compile(rf"{_CODE}|[A-Z][a-z]+|\d[\w-]*")
_FUELS = frozenset({"propano", "gas", "gasolina", "diesel", "bateria", "lp", "butano"})
_LINKS = frozenset({"de", "del", "y", "e", "a", "al", "con", "en", "para", "sin", "por"})
_JOINED = re.compile(r" (?:y|e|&|\+) ")
_FOR = re.compile(r"^(?P<tool>[^,()]+?) (?:para|de) (?P<act>[a-záéíóúñ]+[aei]r\b[^,()]*)$", re.IGNORECASE)
_WITH_MORE = re.compile(r"\b(?:with|of|for|and|in|on)\b")
_TWICE = re.compile(r"\b([^\W\d_]+(?: [^\W\d_]+)?) \1\b", re.IGNORECASE)
_MOST_OF_THING = 3
_MOST_WORDS = 6
_OF_TWO = 2


def composed(name: str, tell: Tell, tell_part: Tell) -> str:
    """The name in English by its parts; empty where one isn't known. `tell_part` tells nothing of what it can't."""
    words = name.split()
    if not words or "(" in name or "," in name or len(words) > _MOST_WORDS or _begins_in_english(words):
        return ""  # an angle grinder is no grinder angle
    return _named(name, tell) or _with_link(name, tell_part) or _both(name, tell) or _used_for(name, tell)


def with_lost_link(name: str) -> str:
    """The name with the "de" that it lacks, where our lists have that as one thing: "bomba vacío"; else itself."""
    words = name.split()
    if turned := _turned_round(words):
        return turned
    is_linked = not _LINKS.isdisjoint(map(fold, words))
    if not all(map(str.isalpha, words)) or _begins_in_english(words) or is_linked:
        return name
    for cut in range(1, len(words)):
        whole = [*words[:cut], "de", *words[cut:]]
        if _is_listed(whole):
            return " ".join(whole)
    return name


def _turned_round(words: list[str]) -> str:
    """Two words as Spanish sets them, where the tool is typed as English would: "laser nivel"; else nothing."""
    if len(words) != _OF_TWO or is_english_word(fold(words[1])) or not all(map(str.isalpha, words)):
        return ""
    turned = words[::-1]
    return " ".join(turned).lower() if not _is_listed(words) and _is_listed(turned) else ""


def _is_listed(words: list[str]) -> bool:
    """Whether our lists have just these words as one thing."""
    thing = lexicon().at([fold(one) for one in words], 0, "noun", "make")
    return (thing is not None and len(thing.words) == len(words)) or bool(whole_name("skills", "en", " ".join(words)))


def told_once(english: str) -> str:
    """The name without a word or two that it tells twice in a row: circular saw circular saw."""
    return _TWICE.sub(r"\1", english)


def with_second_act(spanish: str, english: str) -> str:
    """An English doing whose second verb is told like the first: loading and unloading trailers."""
    first, joined, rest = english.partition(" and ")
    verb = rest.split(" ", maxsplit=1)[0]
    is_act = joined and " " not in first and fold(spanish) in lexicon().acts
    if not is_act or verb.endswith("ing") or verb not in _verbs_of(spanish):
        return english
    return f"{first} and {verb_in(rest, Form.GERUND)}"


def _verbs_of(act: str) -> set[str]:
    verb = lexicon().verbs.get(lexicon().acts[fold(act)])
    return {one.split()[0] for one in (verb.english, *(sense for sense, _ in verb.senses)) if one} if verb else set()


def _begins_in_english(words: list[str]) -> bool:
    return is_english_word(fold(words[0]).split("-")[0])


def _named(name: str, tell: Tell) -> str:
    """A tool or an act before which English sets the code or the name behind it: PEX expander."""
    found = _OF_NAME.match(name)
    if found is None or not all(map(_is_name_word, found["name"].split())):
        return ""
    told = _told(found["tool"].removesuffix(" de"), tell)
    return f"{found['name']} {small_first(told)}" if told and not _WITH_MORE.search(told) else ""


def _is_name_word(word: str) -> bool:
    """Whether a word is a code, a figure, or a capital that no Spanish list has a word for."""
    if not _NAME_WORD.fullmatch(word):
        return False
    folded = fold(word)
    known = lexicon().terms.get(folded, ()) or folded in lexicon().forms
    return not known or bool(re.fullmatch(_CODE, word)) or is_english_word(folded)


def _with_link(name: str, tell_part: Tell) -> str:
    """A name that lacks "de" before what drives the tool, or before the thing that it is of: sit-down propane."""
    words = name.split()
    last = fold(words[-1])
    if len(words) < len(("tool", "kind")) or fold(words[-2]) in _LINKS:
        return ""
    if any(told is Told.INFINITIVE for _, told in lexicon().forms.get(fold(words[0]), ())):
        return ""
    for cut in range(len(words) - 1, max(0, len(words) - _MOST_OF_THING - 1), -1):
        thing = lexicon().at([fold(one) for one in words], cut, "noun")
        is_whole = thing is not None and cut + len(thing.words) == len(words)
        is_tool = thing is not None and thing.noun is not None and not (thing.noun.is_material or thing.noun.is_mass)
        if thing is not None and is_whole and is_tool and not thing.is_plural and last not in _FUELS:
            continue  # "martillo demoledor pulidora" is two tools
        if not is_whole and not (cut == len(words) - 1 and last in _FUELS):
            continue
        before = " ".join(words[:cut])
        if tell_part(before) and (told := tell_part(f"{before} de {' '.join(words[cut:])}")):
            return told
    return ""


def _both(name: str, tell: Tell) -> str:
    """Tell two or more tools or acts joined by "y"; empty where one of them isn't known by itself."""
    parts = _JOINED.split(name)
    told = [_told(part, tell) for part in parts] if len(parts) > 1 else []
    return " and ".join([told[0], *map(small_first, told[1:])]) if told and all(told) else ""


def _used_for(name: str, tell: Tell) -> str:
    """A tool for an act: machine for clearing drains."""
    found = _FOR.match(name)
    verb = fold(found["act"]).split()[0] if found else ""
    if found is None or not any(told is Told.INFINITIVE for _, told in lexicon().forms.get(verb, ())):
        return ""
    tool, act = _told(found["tool"], tell), _told(found["act"], tell)
    return f"{tool} for {small_first(act)}" if tool and act.split()[0].endswith("ing") else ""


def _told(part: str, tell: Tell) -> str:
    told = tell(part[:1].upper() + part[1:])
    return told if told.casefold() != part.casefold() else ""
