"""A clause of one's own behind somebody else's, typed without a sign: helper does the digging I do the pipe."""

import re

from workers.language.grammar import LanguageCode
from workers.language.occupations import is_occupation
from workers.language.words import fold
from workers.writing.english_lines.ambiguous import Head
from workers.writing.english_lines.heads import head_of
from workers.writing.words.english_verbs import verb_form

_ONESELF: dict[LanguageCode, re.Pattern[str]] = {
    "en": re.compile(r"(?<=[\w)]) (?=(?:I|we) (?:just |only |mostly )?[a-z]+)"),
    "es": re.compile(
        r"(?<=[\w)]) (?=yo (?:nom[aá]s |nada m[aá]s |s[oó]lo )?(?!s[oó]lo\b|mismo\b)"
        r"[a-z\u00e1-\u00fa\u00f1]+(?:o|aba|ía|é|í)\b)"
    ),
}
_JOINS = frozenset(
    {"that", "which", "what", "who", "when", "where", "while", "if", "and", "but", "so", "then", "than", "as", "or"}
    | {"because", "before", "after", "until", "since", "whatever", "whenever", "only", "time", "way", "like", "all"}
    | {"que", "cuando", "como", "donde", "mientras", "si", "y", "o", "pero", "porque", "entonces", "luego", "solo"}
    | {"though", "tambien"}
)
"""Behind one of these a clause goes on with the words before it, and before the clause that it leans on."""
_FEWEST_WORDS = 3


def with_own_clause_apart(line: str, code: LanguageCode) -> str:
    """The line with a semicolon before such a clause; as it is where the words before it may be what it is about.

    "Every part I passed" is one thing, "foreman read the prints I worked" is two clauses.
    """
    found = _ONESELF[code].search(line)
    if found is None:
        return line
    before = line[: found.start()]
    said = before.split()
    is_joined = not _JOINS.isdisjoint({fold(said[0]), fold(said[-1])}) or re.search(r"[,;:.]", before)
    is_apart = len(said) >= _FEWEST_WORDS and not is_joined
    return f"{before}; {line[found.end() :]}" if is_apart and (code == "es" or _is_of_others(before, said)) else line


def _is_of_others(before: str, said: list[str]) -> bool:
    """Whether the words are a clause whose doer is somebody or something else."""
    first = said[1] if fold(said[0]) in {"the", "my", "our", "a"} else said[0]
    then = said[said.index(first) + 1]
    is_doer = is_occupation(fold(first)) and verb_form(fold(then)) is not None
    return is_doer or head_of(before, past=False, typed=None, is_first=True).head is Head.CLAUSE
