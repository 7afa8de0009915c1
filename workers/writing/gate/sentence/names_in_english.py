"""The English that the words of a Spanish name stand for: a tool's or a credential's, held against such rows alone."""

from functools import cache

from workers.trades.proof.stems import noun_form, table


def english_forms(word: str, section: str) -> frozenset[str]:
    """The forms of the English words for a folded Spanish one of `section`; none where it has no such word."""
    words = _words(section)
    return words.get(word) or words.get(_single(word), frozenset())


def _single(word: str) -> str:
    """A Spanish noun without its plural."""
    return word[:-2] if word.endswith(("res", "nes", "les", "des")) else word.removesuffix("s")


@cache
def _words(part: str) -> dict[str, frozenset[str]]:
    return {
        word: frozenset(form for one in english.split() for form in (noun_form(one, "en"), f"raw:{one}"))
        for word, english in table("tool_words")[part].items()
    }
