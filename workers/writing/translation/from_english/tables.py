"""What English words say in Spanish: lists of our own, and the lexicon of the translation read back."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from workers.language.conjugation import Form, form_of
from workers.language.words import fold
from workers.writing.lexicon.english import plural, verb_in
from workers.writing.lexicon.spanish import spelled
from workers.writing.translation.from_english.inflection import Noun, noun_of

_MARKS = "*=^@!+&"
_INITIALS = {
    one.lower(): one
    for one in ("CNC", "RF", "EMT", "PVC", "GFCI", "UTP", "DC", "AC", "CCTV", "MIG", "TIG", "PLC", "LED")
}


class Sense(msgspec.Struct, frozen=True):
    """A Spanish verb, the preposition of its object, and the objects (English, singular) of which it is told."""

    infinitive: str
    regent: str = ""
    objects: frozenset[str] = frozenset()


class Tables(msgspec.Struct, frozen=True):
    """Nouns by their English in both numbers, qualities, phrases by sort, verbs by base, and nouns of action."""

    nouns: dict[str, Noun]
    qualities: dict[str, str]
    phrases: dict[str, dict[str, str]]
    verbs: dict[str, tuple[Sense, ...]]
    acts: dict[str, str]
    """By the infinitive, where an English gerund before a noun may be its kind, too: welding wire."""
    doing_nouns: dict[str, str]
    """By the infinitive, of these and more: what a list of things has in place of an infinitive."""
    forms: dict[str, tuple[str, Form]]
    own: frozenset[str]
    """Nouns of our own list, which may be written in capitals."""
    makes: frozenset[str]
    """Makes by the words of their names."""


@cache
def tables() -> Tables:
    """Read the lists once per process: the lexicon first, so that ours stand over it."""
    own = _own_lists()
    nouns: dict[str, Noun] = {}
    for english, spanish in _read_back("nouns"):
        marks = english[len(english.rstrip(_MARKS)) :]
        for name, noun in in_both_numbers(
            english.rstrip(_MARKS), spanish, is_person="!" in marks, is_many="+" in marks
        ):
            nouns.setdefault(name, noun)
    things = [*_pairs(own["nouns"]), *_things_by_area()]
    for english, spanish in things:
        if not spanish:
            nouns.pop(key(english), None)
            nouns.pop(key(plural(english)), None)
            continue
        nouns |= dict(in_both_numbers(english.rstrip("!"), spanish, is_person=english.endswith("!")))
    qualities = {key(english): spanish for english, spanish in reversed([*_read_back("adjectives")])}
    qualities |= {key(english): spanish for english, spanish in _pairs(own["qualities"])}
    phrases = {sort: {key(one): said for one, said in _pairs(own[sort])} for sort in ("adverbs", "links", "units")}
    senses = dict(_senses_read_back()) | _own_senses(own["verbs"])
    acts = {infinitive: act for act, infinitive in reversed([*_acts()])}
    acts |= dict(_pairs(own["acts"]))
    listed = frozenset(name for english, _ in things for name in (key(english), key(plural(english))))
    names = (one for text in [own["makes"], *_makes_of_lexicon()] for one in text.replace("\n", " ").split(","))
    makes = frozenset(key(word) for one in names for word in one.split())
    doing_nouns = dict(_pairs(own["doing_nouns"])) | acts
    return Tables(nouns, qualities, phrases, senses, acts, doing_nouns, _forms(senses), listed, makes)


def is_told_noun(word: str) -> bool:
    """Whether things of our lists begin with a Spanish word: comunicador."""
    return word.casefold() in _heads()


@cache
def _heads() -> frozenset[str]:
    return frozenset(one.text.split(maxsplit=1)[0] for one in tables().nouns.values())


def _own_lists() -> dict[str, str]:
    """Our own list of each sort: things, verbs, and the files by area behind them, whose lines stand over those."""
    folder = Path(__file__).parent
    lists: dict[str, str] = {}
    for file in (folder / "things.toml", folder / "verbs.toml", *sorted((folder / "areas").glob("*.toml"))):
        for sort, text in tomllib.loads(file.read_text(encoding="utf-8")).items():
            lists[sort] = f"{lists[sort].rstrip()}\n{text.lstrip()}" if sort in lists else text
    return lists


def _own_senses(text: str) -> dict[str, tuple[Sense, ...]]:
    """Senses by verb; a verb listed again has those senses first, and one without objects in place of the other."""
    senses: dict[str, tuple[Sense, ...]] = {}
    for english, spanish in _pairs(text):
        more = tuple(map(sense_in, spanish.split("|")))
        has_first = any(not one.objects for one in more)
        kept = (one for one in senses.get(english, ()) if one.objects or not has_first)
        senses[english] = (*more, *kept)
    return senses


def _things_by_area() -> Iterator[tuple[str, str]]:
    """Things of each trade, in a file of its own."""
    for path in sorted((Path(__file__).parent / "things").glob("*.toml")):
        yield from _pairs(tomllib.loads(path.read_text(encoding="utf-8"))["nouns"])


def _makes_of_lexicon() -> Iterator[str]:
    return (", ".join(spellings) for spellings, _ in spelled("makes"))


def key(english: str) -> str:
    """A name as the tables have it: folded, blanks for hyphens."""
    return fold(english).replace("-", " ").replace("'", "").replace("\u2019", "")


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    for line in text.strip().splitlines():
        english, _, spanish = line.partition(" =")
        yield english.strip(), spanish.strip()


def _read_back(sort: str) -> Iterator[tuple[str, str]]:
    """English and the first spelling of each line of the lexicon."""
    for spellings, english in spelled(sort):
        own = {word.lower(): word for word in english.rstrip(_MARKS).split() if len(word) > 1 and word[0].isupper()}
        yield english, " ".join(own.get(word, _INITIALS.get(word, word)) for word in spellings[0].split())


def in_both_numbers(
    english: str, spanish: str, *, is_person: bool, is_many: bool = False
) -> Iterator[tuple[str, Noun]]:
    """A name in the singular, and in the plural unless it `is_many` already; nothing where no Spanish is given."""
    if not spanish:
        return
    name = key(english)
    words = name.split()
    names = [name, *(" ".join(words[at:]) for at in range(1, len(words)))]
    names += [one.removesuffix("s") for one in names]
    one = noun_of(spanish, *names, is_person=is_person)
    yield name, one
    if not is_many and (of_many := key(plural(english))) != name:
        many = noun_of(spanish, is_plural=True, is_person=is_person)
        yield of_many, msgspec.structs.replace(many, names=one.names)


def sense_in(text: str) -> Sense:
    """A sense as a list has it: "infinitive+preposition: objects"."""
    said, _, objects = text.partition(":")
    infinitive, _, regent = said.strip().partition("+")
    return Sense(infinitive, regent, frozenset(one.strip() for one in objects.split(",") if one.strip()))


def _senses_read_back() -> Iterator[tuple[str, tuple[Sense, ...]]]:
    """Verbs of the lexicon that say one thing, by their English; of two the one listed first."""
    for spellings, english in reversed([*spelled("verbs")]):
        if not re.search(r"[|~>?]", english):
            yield english.replace("_", " "), (Sense(spellings[0]),)


def _acts() -> Iterator[tuple[str, str]]:
    for spellings, _ in spelled("acts", ": "):
        yield spellings[0], _


def _forms(senses: dict[str, tuple[Sense, ...]]) -> dict[str, tuple[str, Form]]:
    """Every form of the first word of each verb; those that look alike count as bases."""
    bases = {one.split()[0] for one in senses}
    made = {
        verb_in(base, form): (base, form) for form in (Form.GERUND, Form.THIRD, Form.PAST, Form.BASE) for base in bases
    }
    known = {word: found for word in made if (found := form_of(word)) and found[0] in bases}
    return made | known
