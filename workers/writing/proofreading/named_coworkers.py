"""Names of coworkers, which no reader knows: whom one stands in for is told by rank, others not at all."""

import re

from workers.language.occupations import is_occupation
from workers.writing.words.capitals import words

_RANK = r"foreman|forewoman|supervisor|lead ?man|lead ?hand|lead ?person|crew lead(?:er)?|superintendent|dispatcher"
_STANDS_IN = re.compile(
    rf"^(?P<lead>(?:(?:acting|fill[- ]in) )?(?P<rank>{_RANK})(?: (?:when|whenever|if|while) ))(?P<who>[a-z]+)"
    r"(?= (?:is|was|isn't|wasn't) (?:out|off|gone|away|sick|here|there|on (?:vacation|leave)|not (?:here|there))\b)",
    re.IGNORECASE,
)


_IS_OUT = re.compile(
    r"(?P<when>[a-z]{2,} (?:when|whenever|if|while) )(?P<who>[a-z]{3,})"
    r"(?= (?:is|was|isn't|wasn't) (?:out|off|gone|away|sick|on (?:vacation|leave|break)|not (?:here|there))\b)",
    re.IGNORECASE,
)


_IS_SOMEBODY = re.compile(
    r"(?P<sign>,| [-\u2013\u2014]|;) (?:(?:the|our|my) )?(?:(?:main|lead|other|head|real|regular|best|usual) )"
    r"(?:[A-Za-z]{2,} ){0,2}(?:guy|man|gal|lady|girl|woman|person|hand|one|tech|mechanic|[a-z]+[eo]r)"
    r" (?:is|was) (?P<who>[A-Za-z]{3,})"
    r"(?=\s*(?:[,;.]|$))"
)
"""Who it is that does most of a work, behind one's own part of it: mostly tack - main TIG guy is Paul."""


def without_names_of_coworkers(line: str) -> str:
    """A line of duties with the rank of whom its person stands in for, where it has only their name."""
    if (found := _STANDS_IN.match(line)) and _is_name(found["who"]):
        return f"{found['lead']}the regular {found['rank'].lower()}{line[found.end() :]}"
    if (found := _IS_SOMEBODY.search(line)) and _is_name(found["who"]):
        return f"{line[: found.start()]}{line[found.end() :]}"
    if (found := _IS_OUT.search(line)) and _is_name(found["who"]) and not is_occupation(found["who"].lower()):
        return f"{line[: found.start('who')]}a coworker{line[found.end('who') :]}"
    return line


def _is_name(word: str) -> bool:
    return word.istitle() or word.lower() in words("people") | words("people_with_when")
