"""Rebuilding is more than repairing: who rebuilt has repaired, and who repaired hasn't rebuilt."""

import pytest

from workers.language.grammar import LanguageCode
from workers.language.words import words_of
from workers.trades.proof.lexicon import lexicon
from workers.trades.proof.stems import forms_of


def groups(text: str, code: LanguageCode) -> frozenset[str]:
    words = [forms_of(word.folded, code) for word in words_of(text)]
    return lexicon().groups_at(words, 0)[1]


@pytest.mark.parametrize(
    ("more", "more_code", "less", "less_code"),
    [
        ("rebuilt", "en", "repaired", "en"),
        ("rebuilding", "en", "fixed", "en"),
        ("overhauled", "en", "repaired", "en"),
        ("rebuilt", "en", "reparar", "es"),
        ("reconstruir", "es", "repaired", "en"),
        ("reconstruir", "es", "reparar", "es"),
    ],
)
def test_the_greater_act_proves_the_lesser_and_never_the_reverse(
    more: str, more_code: LanguageCode, less: str, less_code: LanguageCode
) -> None:
    greater, lesser = groups(more, more_code), groups(less, less_code)
    assert greater
    assert lesser
    assert lesser & lexicon().proven_by(greater)
    assert not greater & lexicon().proven_by(lesser)
