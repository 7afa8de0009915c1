"""Which names a job title may go by without saying more than it does."""

import re

from workers.language.grammar import LanguageCode
from workers.language.occupations import is_occupation, lowers_rank, names_occupation
from workers.language.words import Word, words_of

_ALTERNATIVES = re.compile(r"\s*/\s*|\s*;\s*|\s+&\s+|\s+(?:and|y)\s+")
_ASIDE = re.compile(r"\s*[(\[].*?[)\]]\s*")
_PARTS = re.compile(r"(?:,| [-\u2013\u2014] )(?![^()]*\))")
"""What parts a title; within brackets it parts nothing: "Safety Attendant (hole watch, fire watch)"."""
_SOMEBODY = re.compile(
    r"(?:er|or|man|men|ist|ian|\w+ant|lead|cook|mechanic|mason|clerk|hand|apprentice|person|guard|boss|tech|mech|appr\.?"
    r"|barista|smith|wright|op|opr|mate|crew|aide|trainee|intern|superintendent|rep|representative|associate|agent|chief"
    r"|captain|host|chef|nurse|pilot|steward|jockey|groundie|hostler|seamstress|waitress|stewardess|hostess"
    r"|cna|lpn|lvn|hha|(?:red|black|green) hat)s?$"
)
"""How the names of those who work end."""
_NOBODY = re.compile(
    r"\b(?:(?:parts|front|deli|sales|service|lunch|meat|paint|rental) counter|floor|door|tower|boiler|water)s?$"
)
"""A place or a thing that ends as they do: parts counter."""
_RANK = re.compile(r"\s+(?:[ivx]+|[a-d]|\d)$", re.IGNORECASE)


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


def parts_of_title(title: str) -> list[str]:
    """What commas and dashes part in a title: its name first, then its unit, shift or place."""
    return [part.strip() for part in _PARTS.split(title)]


def without_grade(title: str) -> str:
    """A title without the grade behind it, in small letters: "rope access technician", of I as of II."""
    return _RANK.sub("", title.strip()).casefold()


def is_somebody(title: str) -> bool:
    """Whether an English title says who one is: a track laborer, but not "US Army, 88U Railway"."""
    bare = _ASIDE.sub(" ", title).lower()
    parts = (_RANK.sub("", part.strip()) for part in re.split(r"[,/&]| [-\u2013\u2014] ", bare))
    return any(names_occupation(part) or (_SOMEBODY.search(part) and not _NOBODY.search(part)) for part in parts)
