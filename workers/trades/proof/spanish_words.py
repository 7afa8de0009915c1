"""What words of Spanish may say in English, in all senses that duties have them in (spanish_words.toml).

The lexicon of the translation knows how one word is best told in English; here it is asked only whether two lines in
two languages may speak of the same, so every sense counts.
"""

from collections.abc import Sequence
from functools import cache

import msgspec

from workers.language.words import words_of
from workers.trades.proof.stems import forms_of, noun_form, spanish_verb_forms, table

Forms = frozenset[str]


class Sense(msgspec.Struct, frozen=True):
    """What a Spanish spelling may say: how many words it takes, the forms of each English word, and if it is a verb."""

    length: int
    english: tuple[Forms, ...]
    is_doing: bool


class _Spelling(msgspec.Struct, frozen=True):
    """A Spanish spelling, by the forms of each of its words, and its senses in English."""

    words: tuple[Forms, ...]
    senses: tuple[tuple[Forms, ...], ...]
    is_verb: bool

    def stands_at(self, words: Sequence[str], at: int) -> bool:
        following = words[at : at + len(self.words)]
        return len(following) == len(self.words) and all(
            forms & forms_of(word, "es") for forms, word in zip(self.words, following, strict=True)
        )


def senses_at(words: Sequence[str], at: int) -> tuple[Sense, ...]:
    """The senses of the longest spelling that begins with the folded word at `at`; none where no spelling does."""
    found = [
        one for form in forms_of(words[at], "es") for one in _spellings().get(form, ()) if one.stands_at(words, at)
    ]
    longest = max((len(one.words) for one in found), default=0)
    return tuple(
        Sense(longest, sense, one.is_verb) for one in found if len(one.words) == longest for sense in one.senses
    )


@cache
def _spellings() -> dict[str, list[_Spelling]]:
    """Return Spanish spellings by their first form, read once per process."""
    spellings: dict[str, list[_Spelling]] = {}
    lists = table("spanish_words")
    for name in ("verbs", "nouns"):
        for line in filter(None, lists[name].splitlines()):
            spanish, _, english = line.partition("=")
            senses = tuple(_english(one) for one in english.split(","))
            for spelling in spanish.split(","):
                words = [word.folded for word in words_of(spelling)]
                forms = tuple(spanish_verb_forms(word) if name == "verbs" else _noun(word) for word in words)
                for form in forms[0]:
                    spellings.setdefault(form, []).append(_Spelling(forms, senses, name == "verbs"))
    return spellings


def _noun(word: str) -> Forms:
    return frozenset({noun_form(word, "es")})


def _english(sense: str) -> tuple[Forms, ...]:
    return tuple(forms_of(word.folded, "en") | {f"raw:{word.folded}"} for word in words_of(sense))
