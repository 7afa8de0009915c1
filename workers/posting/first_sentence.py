"""A posting's first sentence, where it names position and employer together: the two commonest turns of short ones.

"Rigging superintendent - Delta Millwrights & Movers. Machinery moving ..." and "Blue Sky Solar needs an installer in
Fresno: ...". Either is surer than any likelihood over the words behind it.
"""

import re

import msgspec

from workers.language.words import one_line
from workers.posting.header import FIRST_SENTENCE, ends_position, may_be_employer, says_position
from workers.posting.name_patterns import NAME, NOT_NAMES

_LONGEST_TITLE = 8
"""Words."""
_SEEKS = (
    r"(?:(?:is|are|est[áa]n?) (?:now |currently |actively |again )?)?"
    r"(?:hiring|looking for|seeking|searching for|recruiting|seeks|needs|wants|busca(?:n|ndo)?|necesita|solicita"
    r"|contrata(?:ndo)?|requiere)"
)
_ARTICLE = r"(?:an?|one|the|un|una|for an?) "
_EMPLOYER_SEEKS = re.compile(
    rf"(?P<company>(?:The )?{NAME}) {_SEEKS} (?:{_ARTICLE})?(?P<title>[^.:;,(\n!]{{3,80}}?)"
    r"(?=\s+(?:in|en|at|for|to|who|with|para|con|on|que)\s|\s*[.:;,(\n!]|\s*$)"
)
_BESIDE = re.compile(
    r"\s+[-\u2013—|]\s+|,\s+|\s*\([^()]*\)\s*|\s+(?:wanted|needed)\s+for\b.*?(?=,|$)"
    r"|\s+(?:at|en|para|for)\s+(?=(?-i:[A-ZÁÉÍÓÚÑ]))",
    re.IGNORECASE,
)

_DASH = re.compile(r"\s+[-\u2013\u2014|]\s+")
_STATE_LAST = re.compile(r",\s+[A-Z][\w .'-]+,?\s+[A-Z]{2}$")
_CALL = re.compile(
    r"^(?:now )?hiring:?\s+|^(?:se (?:busca|solicita|necesita)|buscamos):?\s+|\s+(?:wanted|needed)$", re.IGNORECASE
)
_WHAT_FOR = re.compile(r"\s+(?:for|in|at|on|para|con|en)\s+", re.IGNORECASE)


class FirstSentence(msgspec.Struct, frozen=True):
    """Position and employer as the sentence has them; empty where it doesn't name one."""

    title: str = ""
    company: str = ""


def first_sentence(text: str) -> FirstSentence:
    """What the first sentence names; nothing where it is built otherwise."""
    line = one_line(next((line for line in text.splitlines() if line.strip()), ""))
    if found := _EMPLOYER_SEEKS.match(line):
        return _of_turn(found["title"], found["company"])
    heading, is_sentence = _heading(line)
    if "\n" in text.strip() and (found_beside := _beside_dash(heading)):
        return found_beside
    parts = [part.strip(" .") for part in _BESIDE.split(heading) if part and part.strip(" .")]
    if not parts or not says_position(parts[0]):
        return FirstSentence()
    names = [name for part in parts[1:] if (name := _capitals_of(part)) and may_be_employer(name)]
    if len(names) == 1 and (is_sentence or _STATE_LAST.search(heading)):
        return _of_turn(parts[0], names[0])
    alone = _WHAT_FOR.split(parts[0], maxsplit=1)[0]
    is_alone = is_sentence and len(parts) == 1 and alone != parts[0] and ends_position(alone)
    return FirstSentence(alone) if is_alone else FirstSentence()


def _beside_dash(heading: str) -> FirstSentence | None:
    """Position and employer on the two sides of a dash in a line of its own, the employer with its place behind it.

    Without a place it may be a department: "Apprentice - Service & Remodel".
    """
    position, dash, employer = heading.partition(next(iter(_DASH.findall(heading)), "\n"))
    if not dash or _DASH.search(employer) or "," not in employer:
        return None
    title = _BESIDE.split(position)[0].strip(" .")
    company = employer.partition(",")[0].strip(" .")
    is_turn = says_position(title) and not says_position(company) and not company.isupper() and may_be_employer(company)
    return _of_turn(title, company) if is_turn else None


def _capitals_of(part: str) -> str:
    """The name that a part begins with: Meridian Data Centers of "Meridian Data Centers build"."""
    found = re.match(NAME, part)
    return found.group().strip() if found else part


def _heading(line: str) -> tuple[str, bool]:
    """The line up to its first full stop, and whether there is one."""
    heading = FIRST_SENTENCE.split(line, maxsplit=1)[0]
    return heading.rstrip("."), heading != line or line.endswith(".")


def _of_turn(title: str, company: str) -> FirstSentence:
    """A sentence with more words than titles have names something else ("needs two people who ...")."""
    title = _CALL.sub("", title)
    is_title = len(title.split()) <= _LONGEST_TITLE and company.split(maxsplit=1)[0].casefold() not in NOT_NAMES
    is_title = is_title and (says_position(title) or title[:1].isupper())
    return FirstSentence(title, company.removeprefix("The ")) if is_title else FirstSentence()
