"""What a posting tells without asking: who the employer is, what is paid and given, when the work is, how to apply."""

import re
from functools import cache

from workers.language.conjugation import Form, form_of
from workers.language.grammar import LanguageCode
from workers.language.occupations import is_occupation
from workers.language.words import fold
from workers.posting.asked.headings import Part
from workers.posting.asked.statements import Statement
from workers.posting.asked.turns import anywhere, plain_quotes, turns

_NAME = re.compile(r"(?:the\s+)?(?:[A-Z][\w'.-]*|&|\d+)(?:,?\s+(?:[A-Z][\w'.-]*|&|of|de|del|la|y|and|\d+))*")
"""A name in capitals at a sentence's front, with the place behind it: "Cottonwood Aerial Applicators, Colby Kansas"."""
_MONEY = re.compile(r"(?<![=+] )(?<![=+])[$\u20ac]\s?\d")
_ASIDE = re.compile(r"\([^()]*\)")
_WORD = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)?")
_UNHEADED = frozenset({Part.OPEN, Part.OTHER, Part.SUMMARY})
_NAMED = 2
"""Words of a name; a word alone is any word that a sentence begins with."""
_PAID_FOR = re.compile(
    r"(?<=\w)[,;]\s*(?:(?:the )?\w+(?: \w+)? (?:at|on) (?:our|company|the company's) (?:cost|expense)"
    r"|we (?:pay|cover)(?: for)? (?:the |it|for )?\w*|(?:nosotros )?pagamos (?:el |la )?\w+"
    r"|(?:el |la )?\w+ (?:por nuestra cuenta|a cargo de la empresa))\W*$",
    re.IGNORECASE,
)
"""Behind a thing asked for, who pays its test or class."""


NOT_NEEDED = re.compile(r"[A-Z][^.;:!?,]{2,60} (?:is |are )?not (?:needed|required|necessary)[.! ]*", re.IGNORECASE)
"""A sentence of what nobody asks for: stick welding not needed."""


def tells_only(statement: Statement, part: Part | None, code: LanguageCode) -> bool:
    """Whether a sentence tells of the employer, the pay or the way to apply, and asks for nothing.

    `part` is what it seems to say. Under a heading of work or demands only pay and how to apply are taken for such;
    elsewhere a call to apply and what the employer is or does are, too.
    """
    if NOT_NEEDED.fullmatch(plain_quotes(statement.text)):
        return True
    text = _ASIDE.sub(" ", plain_quotes(statement.text))
    text = _PAID_FOR.sub("", text) if statement.part in (Part.REQUIRED, Part.PREFERRED) else text
    asks = (("prose", "requires"), ("prose", "prefers"), ("asked", "seeks"))
    if any(anywhere(*turn).search(text) for turn in asks):
        return False
    if (
        _MONEY.search(text)
        or anywhere("told", "paid").search(text)
        or (not statement.bulleted and _front("applies").match(text))
    ):
        return True
    if statement.part not in _UNHEADED:
        return False
    return bool(_front("calls").match(text)) or (part is not Part.DUTIES and _is_of_employer(text, code))


def is_taught(statement: Statement, begin: int, end: int) -> bool:
    """Whether what stands from `begin` to `end` in a sentence is learned at the work, and not brought along."""
    text = plain_quotes(statement.text)
    before, behind = anywhere("told", "taught"), anywhere("told", "taught_before")
    taught = any(match.end() <= begin + 1 for match in before.finditer(text)) or any(
        match.start() > begin and match.end() >= end for match in behind.finditer(text)
    )
    return taught and not any(anywhere("prose", name).search(text) for name in ("requires", "prefers"))


def is_told(phrase: str) -> bool:
    """Whether a phrase names what is given or paid, or where and how one applies: "shift premium", "second floor"."""
    return bool(anywhere("told", "given").search(plain_quotes(phrase)))


@cache
def _front(name: str) -> re.Pattern[str]:
    return re.compile(rf"\W*(?:{turns('told', name)})(?!\w)", re.IGNORECASE)


def _is_of_employer(text: str, code: LanguageCode) -> bool:
    """Whether its subject is a firm or its place, and it says what that is, has or does."""
    if anywhere("told", "employer").match(text):
        return True
    name = _NAME.match(text)
    if not name or sum(word[:1].isupper() for word in name[0].split()) < _NAMED:
        return False
    words = _WORD.findall(name[0])
    if any(is_occupation(fold(word)) for word in words):
        return False
    behind = _WORD.match(text[name.end() :].lstrip(" ,"))
    return behind is not None and _is_said_of_others(fold(behind[0]), code)


def _is_said_of_others(word: str, code: LanguageCode) -> bool:
    """Whether a word is a verb of the third person: "flies", "has", "tiene"."""
    if anywhere("told", "verbs").fullmatch(word):
        return True
    form = form_of(word) if code == "en" else None
    return form is not None and form[1] is Form.THIRD
