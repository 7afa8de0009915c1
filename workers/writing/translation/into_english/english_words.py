"""Whether a line of a Spanish profile is typed in English: "speedline and rigging", "climb + bucket"."""

from collections.abc import Sequence

from workers.trades.proof.general_words import specificity_words
from workers.writing.lexicon.loans import loan_at
from workers.writing.lexicon.spanish import lexicon
from workers.writing.lexicon.token import Token

_BOTH = frozenset({"y", "no", "a", "o"})
"""Words that notes in either language may have."""
_SMALL = frozenset("up to on off out in of the and for with at by down over under from per".split())  # noqa: SIM905
_LEAST = 2


def is_english(tokens: Sequence[Token]) -> bool:
    """Whether two words are English and none is Spanish; one word alone tells nothing."""
    if not all(token.surface.isascii() for token in tokens):
        return False
    words = [token.folded for token in tokens if token.folded.isalpha() and not token.is_code]
    english = [word for word in words if word not in _BOTH and _is_english(word)]
    return len(english) >= _LEAST and all(
        word in _BOTH | _SMALL or not _is_spanish(word) or _is_english(word) for word in words
    )


def _is_english(word: str) -> bool:
    return (
        not _is_spanish(word) and word not in _SMALL and (loan_at(word) is not None or word in specificity_words("en"))
    )


def _is_spanish(word: str) -> bool:
    known = lexicon()
    terms = known.terms.get(word, ())
    is_name = any(len(term.words) == 1 and term.english.casefold() != word for term in terms)
    return is_name or word in known.forms or (word in specificity_words("es") and word not in specificity_words("en"))
