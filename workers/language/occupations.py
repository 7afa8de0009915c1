"""Words that name a person's occupation or rank (data/roles.toml), in both languages at once.

Many Spanish profiles have English titles, and the other way round. Words are compared as they stand, singular or
plural, never by stem: an operator isn't an operation.
"""

from functools import cache

from workers.language.grammar import word_lists
from workers.language.words import fold, words_of


def is_occupation(folded: str) -> bool:
    """Whether a folded word names an occupation: welder, soldadores."""
    return folded in _skills()


def names_occupation(text: str) -> bool:
    """Whether an occupation's word stands in `text`."""
    return any(is_occupation(word.folded) for word in words_of(text))


def skill_shown_by(folded: str) -> str | None:
    """The vocabulary entry that holding the occupation shows: a welder welds. None where it shows none."""
    return _skills().get(folded)


def lowers_rank(folded: str) -> bool:
    """Whether a title with this word goes by nothing less: helper, apprentice, ayudante."""
    return folded in _rank_down()


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
