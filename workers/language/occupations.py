"""Words that name a person's occupation or rank (data/roles.toml), in both languages at once.

Many Spanish profiles have English titles, and the other way round. Words are compared as they stand, singular or
plural, never by stem: an operator isn't an operation.
"""

from functools import cache

from workers.language.grammar import LanguageCode, word_lists
from workers.language.words import fold, words_of


def is_occupation(folded: str) -> bool:
    """Whether a folded word names an occupation: welder, soldadores."""
    return folded in _skills()


def names_occupation(text: str) -> bool:
    """Whether `text` has a word for an occupation."""
    return any(is_occupation(word.folded) for word in words_of(text))


def skill_shown_by(folded: str) -> str | None:
    """The vocabulary entry that holding the occupation shows: a welder welds. None where it shows none."""
    return _skills().get(folded)


def lowers_rank(folded: str) -> bool:
    """Whether a title with this word goes by nothing less: helper, apprentice, ayudante."""
    return folded in _rank_down()


_OF_BOTH = frozenset({"conductor"})
"""Words that both languages have, each for another: who drives, and who is in charge of a train."""
_OF_TRAINS = frozenset({"train", "railroad", "rail", "freight", "yard", "passenger", "assistant", "engineer"})


def language_of_title(title: str) -> LanguageCode | None:
    """The language that a title's occupations and ranks are of; None where they are of none or of both."""
    words = {word.folded for word in words_of(title)}
    if words & _OF_TRAINS:
        words -= _OF_BOTH
    spoken = {code for code in _spoken() if words & _spoken()[code]}
    return spoken.pop() if len(spoken) == 1 else None


@cache
def _spoken() -> dict[LanguageCode, frozenset[str]]:
    """Words of occupations and ranks that only one of the languages has."""
    roles = word_lists("roles")
    english = {fold(word) for name, entry in roles["occupation"].items() for word in [name, *entry.get("en", [])]}
    spanish = {fold(word) for entry in roles["occupation"].values() for word in entry.get("es", [])}
    english |= {fold(word) for word in roles["rank_down"]["en"]}
    spanish |= {fold(word) for word in roles["rank_down"]["es"]}
    return {"en": frozenset(english - spanish), "es": frozenset(spanish - english)}


@cache
def _skills() -> dict[str, str | None]:
    skills: dict[str, str | None] = {}
    for name, entry in word_lists("roles")["occupation"].items():
        for word in map(fold, [name, *entry.get("en", []), *entry.get("es", [])]):
            skills |= dict.fromkeys((word, f"{word}s", f"{word}es"), entry.get("skill"))
    return skills


@cache
def _rank_down() -> frozenset[str]:
    words = word_lists("roles")["rank_down"]
    return frozenset(fold(word) for word in [*words["en"], *words["es"]])
