"""The lexicon of trades Spanish (lexicon/), read once per process and found by the words of a line."""

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import msgspec

from workers.language.words import fold
from workers.writing.lexicon.conjugated import Told, agreeing, forms_of, plurals_of
from workers.writing.lexicon.sorts import sorts_of, sorts_table

_FOLDER = Path(__file__).parent / "entries"
_LINKS = frozenset({"de", "del", "a", "al", "con", "para", "en", "y", "e", "por", "contra", "sin"})


class Noun(msgspec.Struct, frozen=True, gc=False):
    """A thing: its English name in the singular, and how English treats it.

    `is_mass`: without a plural and an article; `is_material`: what things are made of; `is_many`: a plural only.
    `is_collective`: more than one where Spanish has it without an article: "pego ladrillo", lay bricks.
    `place` is the preposition of who works in, on or at it. `spellings` are its Spanish names, folded.
    """

    english: str
    spellings: frozenset[str]
    is_mass: bool = False
    is_material: bool = False
    is_many: bool = False
    is_person: bool = False
    is_collective: bool = False
    place: str = "in"

    @property
    def names(self) -> frozenset[str]:
        """What a verb's senses may list it by: its Spanish names, and its sorts."""
        return self.spellings if self.is_person else self.spellings | sorts_of(self.english)


class Verb(msgspec.Struct, frozen=True):
    """What a verb says in English: by itself, and of certain objects (folded Spanish names)."""

    english: str
    senses: tuple[tuple[str, frozenset[str]], ...] = ()
    is_told_to: bool = False
    is_of_many_senses: bool = False

    def of(self, names: frozenset[str]) -> str:
        """The English of the verb where it is done to something by these names."""
        return next((english for english, objects in self.senses if objects & names), self.english)

    def sure_of(self, names: frozenset[str]) -> str:
        """The same; empty where the verb has many senses, and none that is listed for these names."""
        return "" if self.is_of_many_senses and not self.is_told_of(names) else self.of(names)

    def also(self, more: "Verb") -> "Verb":
        """The same verb with what another says of certain objects, where this one says nothing of them."""
        return msgspec.structs.replace(self, senses=(*self.senses, *more.senses))

    def is_told_of(self, names: frozenset[str]) -> bool:
        """Whether the lexicon says in which sense it is done to something by these names."""
        return any(objects & names for _, objects in self.senses)


class Term(msgspec.Struct, frozen=True, gc=False):
    """Words of a line that the lexicon has under one sort.

    `is_plural` where they name more than one, `is_derived` where they are the plural of what is listed.
    """

    sort: str
    words: tuple[str, ...]
    english: str
    noun: Noun | None = None
    is_plural: bool = False
    is_derived: bool = False

    @property
    def is_one_counted(self) -> bool:
        """Whether it is one thing of those that are counted, which has no article only as a kind: of tractor."""
        noun = self.noun
        if noun is None or self.sort != "noun" or self.is_plural or len(self.words) > 1:
            return False
        return not (noun.is_mass or noun.is_material or noun.is_many or noun.is_collective or noun.is_person)


class Lexicon(msgspec.Struct, frozen=True):
    """The Spanish lexicon: terms by their first word, verbs by their forms, and phrases that a verb leads."""

    terms: dict[str, list[Term]]
    forms: dict[str, list[tuple[str, Told]]]
    verbs: dict[str, Verb]
    phrases: dict[str, list[tuple[tuple[str, ...], str]]]
    acts: dict[str, str]
    hyphened: frozenset[str]
    """Words with a hyphen, wherever they stand in a term: tilt-up."""

    def at(self, words: Sequence[str], index: int, *sorts: str) -> Term | None:
        """The longest term of one of these sorts that begins at a word."""
        for term in self.terms.get(words[index], ()):
            length = len(term.words)
            if term.sort in sorts and (length == 1 or tuple(words[index : index + length]) == term.words):
                return term
        return None


@cache
def lexicon() -> Lexicon:
    """Read the files; spellings and forms are folded."""
    tables = _tables()
    verbs, phrases, acts = _verbs(tables)
    forms: dict[str, list[tuple[str, Told]]] = {}
    for verb in sorted({*verbs, *phrases}, key=lambda verb: (verb.endswith("se"), verb)):
        for form, told in forms_of(verb).items():
            forms.setdefault(form, []).append((verb, told))
    terms: dict[str, list[Term]] = {}
    same: dict[str, str] = {}
    for one in _terms(tables, acts, verbs):
        term = msgspec.structs.replace(one, words=tuple(same.setdefault(word, word) for word in one.words))
        terms.setdefault(term.words[0], []).append(term)
    for found in terms.values():
        found.sort(key=lambda term: (-len(term.words), term.is_derived))
    named = (word for found in terms.values() for term in found for word in term.words)
    return Lexicon(terms, forms, verbs, phrases, acts, frozenset(word for word in named if "-" in word))


@cache
def _tables() -> tuple[dict[str, str], ...]:
    """The files of the folder, and behind them those by trade: what both have is told as the first ones have it.

    Kept, since each sort of what they list is asked for by itself, a dozen times.
    """
    paths = [*sorted(_FOLDER.glob("*.toml")), *sorted(_FOLDER.glob("trades/*.toml"))]
    return tuple(tomllib.loads(path.read_text(encoding="utf-8")) for path in paths)


def spelled(sort: str, link: str = " = ") -> Iterator[tuple[list[str], str]]:
    """The lines of one sort, their Spanish as it is written: for whoever reads the lexicon from English."""
    for table in _tables():
        for line in table.get(sort, "").strip().splitlines():
            spanish, _, english = line.partition(link)
            yield [one.strip() for one in spanish.split(",")], english.strip()


def pairs(text: str) -> Iterator[tuple[list[str], str]]:
    """The Spanish spellings and the English of each line of a table."""
    for line in text.strip().splitlines():
        spanish, _, english = line.partition(" = ")
        yield [fold(one.strip()) for one in spanish.split(",")], english.strip()


def _verbs(
    tables: Sequence[dict[str, str]],
) -> tuple[dict[str, Verb], dict[str, list[tuple[tuple[str, ...], str]]], dict[str, str]]:
    verbs: dict[str, Verb] = {}
    phrases: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    acts: dict[str, str] = {}
    for table in tables:
        for spellings, english in pairs(table.get("verbs", "")):
            verbs |= dict.fromkeys(spellings, _verb(english))
        for spellings, english in pairs(table.get("phrases", "")):
            for spelling in spellings:
                verb, *rest = spelling.split()
                phrases.setdefault(verb, []).append((tuple(rest), english.replace("_", " ")))
        for line in table.get("acts", "").strip().splitlines():
            noun, _, infinitive = line.partition(": ")
            acts[fold(noun)] = fold(infinitive)
    for spellings, english in (pair for one in (*tables, sorts_table()) for pair in pairs(one.get("senses", ""))):
        verbs |= {spelling: verbs[spelling].also(_verb(f" | {english}")) for spelling in spellings}
    for found in phrases.values():
        found.sort(key=lambda phrase: -len(phrase[0]))
    return verbs, phrases, acts


def _verb(english: str) -> Verb:
    """A verb of many senses, told only of what its senses list, has a question mark behind the first one."""
    default, *senses = [one.strip().replace("_", " ") for one in english.split("|")]
    read = [sense.partition(":") for sense in senses]
    return Verb(
        default.rstrip(">?"),
        tuple((said.strip(), frozenset(_in_both_numbers(of))) for said, _, of in read),
        default.endswith(">"),
        default.endswith("?"),
    )


def _in_both_numbers(objects: str) -> Iterator[str]:
    """What a sense lists, folded, and the plurals of its single words: some things have a name of their own in it."""
    for one in objects.split(","):
        yield fold(one.strip())
        yield from plurals_of(fold(one.strip()))


def _terms(tables: Sequence[dict[str, str]], acts: dict[str, str], verbs: dict[str, Verb]) -> Iterator[Term]:
    named: set[str] = set()
    for table in tables:
        for spellings, english in pairs(table.get("nouns", "")):
            noun = _noun(english, spellings)
            named.update(spellings)
            for spelling in spellings:
                yield from _forms_of_noun(spelling, noun)
        yield from _small_terms(table)
        yield from _loans(table)
    for act, infinitive in acts.items():
        if act not in named and infinitive in verbs:
            noun = Noun(f"{verbs[infinitive].english}", frozenset({act}), is_mass=True)
            for form in (act, *plurals_of(act)):
                yield Term("act", (form,), infinitive, noun)


def _small_terms(table: dict[str, str]) -> Iterator[Term]:
    """Qualities in all forms, and what has one form only."""
    for spellings, english in pairs(table.get("adjectives", "")):
        for form, is_plural in [pair for spelling in spellings for pair in agreeing(spelling).items()]:
            yield Term("adjective", (form,), english, None, is_plural)
    for sort in ("before_nouns", "adverbs", "prepositions", "numbers", "units"):
        for spellings, english in pairs(table.get(sort, "")):
            for spelling in spellings:
                yield Term(sort.removesuffix("s"), tuple(spelling.split()), english)


def _loans(table: dict[str, str]) -> Iterator[Term]:
    """English words that the Spanish of the trades has as they are, and names."""
    for name in _listed(table.get("english", "")):
        noun = _noun(name, [fold(name.rstrip("*!"))])
        many = f"{noun.english}{'es' if noun.english.endswith(('s', 'x', 'ch', 'sh')) else 's'}"
        for form, is_plural in ((noun.english, False), (many, True)):
            yield Term("noun", tuple(fold(form).split()), noun.english, noun, is_plural)
    for name in _listed(table.get("makes", "")):
        yield Term("make", tuple(fold(name).replace("-", " ").split()), name)


def _listed(text: str) -> Iterator[str]:
    return (one.strip() for one in text.replace("\n", " ").split(",") if one.strip())


def _noun(english: str, spellings: list[str]) -> Noun:
    name = english.rstrip("*=^@!+&")
    marks = english[len(name) :]
    return Noun(
        name,
        frozenset(spellings),
        is_mass="*" in marks or ("=" in marks and "&" not in marks),
        is_material="=" in marks,
        is_many="+" in marks or (not set(marks) & set("*=") and _are_plural(name, spellings)),
        is_person="!" in marks,
        is_collective="&" in marks,
        place="on" if "^" in marks else "at" if "@" in marks else "in",
    )


def _forms_of_noun(spelling: str, noun: Noun) -> Iterator[Term]:
    """The spelling, and its plural: the words up to the first link agree."""
    words = spelling.split()
    yield Term("noun", tuple(words), noun.english, noun, _is_invariant(spelling, noun))
    end = next((at for at, word in enumerate(words) if word in _LINKS), len(words))
    heads = [plurals_of(word) or (word,) for word in words[:end]]
    made = {(*(head[min(place, len(head) - 1)] for head in heads), *words[end:]) for place in range(2)}
    made |= {(*words[: end - 1], one, *words[end:]) for one in heads[-1]}
    made |= {(one, *words[1:]) for one in heads[0]}  # a noun behind it may stay: muros cortina, motores diésel
    for plural in sorted(made - {tuple(words)}):
        yield Term("noun", plural, noun.english, noun, is_plural=True, is_derived=True)
    if noun.is_person and words[0].endswith("ero"):  # la cajera
        woman = f"{words[0][:-1]}a"
        yield Term("noun", (woman, *words[1:]), noun.english, noun, is_derived=True)
        yield Term("noun", (f"{woman}s", *words[1:]), noun.english, noun, is_plural=True, is_derived=True)


def _are_plural(english: str, spellings: list[str]) -> bool:
    """Whether a line lists a plural for a plural: planos, blueprints."""
    is_plural = english.endswith("s") and not english.endswith(("ss", "us", "is"))
    return is_plural and all(spelling.split()[0].endswith("s") for spelling in spellings)


def _is_invariant(spelling: str, noun: Noun) -> bool:
    """Whether a name is the same for one and for many, and stands for many without an article: montacargas."""
    first = spelling.split(maxsplit=1)[0]
    return first.endswith("s") and not plurals_of(first) and not (noun.is_mass or noun.is_person) and first not in _ONE


_ONE = frozenset({"arnes"})
