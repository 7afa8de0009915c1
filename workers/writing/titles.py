"""Which names a job title may go by without saying more than it does."""

import re

from workers.language.grammar import LanguageCode
from workers.language.occupations import is_occupation, lowers_rank
from workers.language.words import Word, words_of

_ALTERNATIVES = re.compile(r"\s*/\s*|\s*;\s*|\s+&\s+|\s+(?:and|y)\s+")
_ASIDE = re.compile(r"\s*[(\[].*?[)\]]\s*")


def names_of_title(title: str, code: LanguageCode) -> list[str]:
    """The title, and what understates it: "Lead Pipe Welder" may be called "Pipe Welder" or "Welder".

    A title with a word that lowers the rank ("Apprentice Electrician", "Welder Helper") goes by nothing less.
    """
    names = [title]
    for part in _ALTERNATIVES.split(_ASIDE.sub(" ", title)):
        words = words_of(part)
        if not words or any(lowers_rank(word.folded) for word in words):
            continue
        names.append(part.strip())
        names += _shorter(part, words, code)
    return list(dict.fromkeys(name for name in names if name))


def _shorter(title: str, words: list[Word], code: LanguageCode) -> list[str]:
    """Endings of the title that still name an occupation; in Spanish, where the noun comes first, beginnings."""
    occupations = [index for index, word in enumerate(words) if is_occupation(word.folded)]
    if not occupations:
        return []
    endings = (
        [title[word.start :].strip() for word in words[1 : occupations[-1] + 1]]
        if occupations[-1] == len(words) - 1
        else []
    )
    beginnings = [title[: word.end].strip() for word in words[occupations[0] : -1]] if occupations[0] == 0 else []
    return [*endings, *(beginnings if code == "es" else [])]
