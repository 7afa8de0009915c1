"""A posting's requirements, each counted once: what a phrase of the posting says whole is no second requirement."""

from collections.abc import Sequence

from workers.language.grammar import LanguageCode
from workers.language.words import fold, words_of
from workers.posting.requirements.keywords import Keyword
from workers.posting.requirements.phrases import names
from workers.posting.requirements.reading import Posting


def asked_once(keywords: Sequence[Keyword], code: LanguageCode) -> list[Keyword]:
    """Return a posting's keywords that no phrase of it contains: not the ACI of "ACI Finisher".

    `code` is the posting's language.
    """
    phrases = [keyword.name for keyword in keywords if not keyword.concept]
    return [keyword for keyword in keywords if not _is_within(phrases, keyword, code)]


def count_asked(posting: Posting) -> int:
    """How many requirements a posting has, its years of experience among them."""
    return len(asked_once(posting.keywords, posting.language)) + bool(posting.years_required)


def _is_within(phrases: Sequence[str], keyword: Keyword, code: LanguageCode) -> bool:
    """Whether phrases say the keyword as often as the posting does."""
    if keyword.concept:
        return keyword.mentions <= sum(names(phrase, keyword, code) for phrase in phrases)
    words = [[word.folded for word in words_of(phrase)] for phrase in phrases]
    return keyword.mentions <= sum(len(phrase) > 1 and fold(keyword.name) in phrase for phrase in words)
