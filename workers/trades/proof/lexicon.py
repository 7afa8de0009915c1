"""Groups of words that say the same (actions.toml, things.toml), found in a text by their spellings."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from workers.language.grammar import LanguageCode
from workers.language.words import fold, words_of
from workers.trades.proof.stems import forms_of, noun_form, spanish_verb_forms, table

Forms = frozenset[str]


@dataclass(frozen=True, slots=True)
class Lexicon:
    """Spellings by the first form they begin with: (forms of each word, the group's key)."""

    spellings: dict[str, list[tuple[tuple[Forms, ...], str]]]
    proves: dict[str, frozenset[str]]
    plain: frozenset[str]

    def groups_at(self, words: Sequence[Forms], index: int) -> tuple[int, frozenset[str]]:
        """How many words the longest spelling at `index` takes (1 where there is none), and the groups it stands in."""
        longest, found = 1, set[str]()
        for form in words[index]:
            for spelling, key in self.spellings.get(form, ()):
                length = len(spelling)
                if length < longest or index + length > len(words):
                    continue
                if all(spelling[at] & words[index + at] for at in range(length)):
                    if length > longest:
                        longest, found = length, set()
                    found.add(key)
        return longest, frozenset(found)

    def proven_by(self, keys: Iterable[str]) -> frozenset[str]:
        """Return the groups and all that they prove."""
        known = set(keys)
        return frozenset(known.union(*(self.proves.get(key, ()) for key in known)))


@cache
def lexicon() -> Lexicon:
    """Return the strict vocabulary, which is read once per process."""
    spellings: dict[str, list[tuple[tuple[Forms, ...], str]]] = {}
    for file, name, sort in (("actions", "acts", "act"), ("things", "things", "thing")):
        for number, group in enumerate(table(file)[name]):
            key = f"{sort}:{number}"
            english, _, spanish = group.partition(";")
            for code, side in (("en", english), ("es", spanish)):
                for spelling in side.split(","):
                    if not (forms := _spelling_forms(spelling, code, is_act=sort == "act")):  # type: ignore[arg-type]
                        continue
                    for form in forms[0]:
                        spellings.setdefault(form, []).append((forms, key))
    return Lexicon(spellings, _proofs(), _plain())


@cache
def relations_with() -> tuple[tuple[frozenset[str], frozenset[str], frozenset[str]], ...]:
    """Acts that are proven by others where they are done to certain things: (acts, things, proving acts), by groups."""
    names = _names()
    return tuple(
        tuple(
            frozenset().union(*(names.get(fold(one), set()) for one in relation[side]))
            for side in ("acts", "things", "by")
        )  # type: ignore[misc]
        for relation in table("relations")["with"]
    )


@cache
def title_shows() -> tuple[tuple[frozenset[str], frozenset[str]], ...]:
    """Return what a title's holder does: (keys of the title's word, groups of acts)."""
    names = _names()
    return tuple(
        (
            frozenset({f"raw:{fold(title)}", f"raw:{fold(title)}s"}) | frozenset(names.get(fold(title), set())),
            frozenset().union(*(names.get(fold(act), set()) for act in acts)),
        )
        for title, acts in table("relations")["title_shows"].items()
    )


@cache
def shown_by() -> dict[str, frozenset[str]]:
    """Groups of acts that may be told where one of others was done to the same thing (near_acts.toml)."""
    found: dict[str, set[str]] = {}
    for name, others in table("near_acts")["shown_by"].items():
        shows = set[str]().union(*(_acts_named(one) for one in others.split(",")))
        for key in _acts_named(name):
            found.setdefault(key, set()).update(shows - {key})
    return {key: frozenset(shows) for key, shows in found.items()}


@cache
def easy_acts() -> frozenset[str]:
    """Groups of acts that say little beside what they are done to."""
    return frozenset().union(*(_acts_named(one) for one in table("near_acts")["easy"]["acts"].split(",")))


@cache
def state_acts() -> frozenset[str]:
    """Groups of acts that are done by being so: whoever names them does them."""
    return frozenset(_acts_named("be on call"))


@cache
def helping_acts() -> frozenset[str]:
    """Groups of acts that say only that one had a share in what others did."""
    return frozenset(_acts_named("help"))


def _acts_named(name: str) -> set[str]:
    """Groups of acts that begin with a spelling, or where none does, those that have it."""
    return {key for key in _groups_named(name.strip()) if key.startswith("act:")}


def things_named(name: str) -> frozenset[str]:
    """Groups of things that begin with a spelling, or where none does, those that have it."""
    return frozenset(key for key in _groups_named(name) if key.startswith("thing:"))


def _groups_named(name: str) -> set[str]:
    """The groups that begin with a spelling, or where none does, those that have it."""
    return _heads().get(fold(name)) or _names().get(fold(name), set())


@cache
def _heads() -> dict[str, set[str]]:
    heads: dict[str, set[str]] = {}
    for file, name, sort in (("actions", "acts", "act"), ("things", "things", "thing")):
        for number, group in enumerate(table(file)[name]):
            heads.setdefault(fold(group.partition(",")[0].partition(";")[0].strip()), set()).add(f"{sort}:{number}")
    return heads


@cache
def _names() -> dict[str, set[str]]:
    names: dict[str, set[str]] = {}
    for file, name, sort in (("actions", "acts", "act"), ("things", "things", "thing")):
        for number, group in enumerate(table(file)[name]):
            for spelling in group.replace(";", ",").split(","):
                names.setdefault(fold(spelling.strip()), set()).add(f"{sort}:{number}")
    return names


def _spelling_forms(spelling: str, code: LanguageCode, *, is_act: bool) -> tuple[Forms, ...]:
    words = [word.folded for word in words_of(spelling)]
    forms = [forms_of(word, code) if is_act else frozenset({noun_form(word, code)}) for word in words]
    if is_act and code == "es" and words and words[0].endswith(("ar", "er", "ir", "arse")):
        forms[0] |= spanish_verb_forms(words[0])
    return tuple(forms)


def _proofs() -> dict[str, frozenset[str]]:
    direct: dict[str, set[str]] = {}
    for name, proven in table("relations")["proves"].items():
        for key in {f"number:{name}"} if name.isdecimal() else _groups_named(name):
            direct.setdefault(key, set()).update(*(_groups_named(one) - {key} for one in proven))
    return {key: frozenset(_reached(key, direct)) for key in direct}


def _reached(key: str, direct: dict[str, set[str]]) -> set[str]:
    reached: set[str] = set()
    waiting = [key]
    while waiting:
        for following in direct.get(waiting.pop(), ()):
            if following not in reached:
                reached.add(following)
                waiting.append(following)
    return reached


def _plain() -> frozenset[str]:
    lists = table("plain_words")
    english = {f"en:{fold(word)}" for word in lists["english"].split()}
    return frozenset(english | {f"es:{fold(word)}" for word in lists["spanish"].split()})
