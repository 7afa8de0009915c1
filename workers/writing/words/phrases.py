"""What the sentences of both languages are made of."""

import re
from collections.abc import Sequence
from typing import Protocol

import msgspec

from workers.language.vocabulary import Concept
from workers.writing.person.facts import Credential, Experience, Skill, Training
from workers.writing.trades.years_in_trades import Tenure
from workers.writing.words.english_spelling import is_known_word
from workers.writing.words.makers_beside import begins_with_maker_of_words
from workers.writing.words.shouted_words import may_be_initials, word_of_firm

_ENDS = re.compile(r"[.!?]$")
_SHOUTED = re.compile(
    r"^(?:I\b(?!/)|[A-Z\d][A-Z\d./&-]+s?|[A-Z]\d\S*|[A-Z][a-z]+[A-Z]\S*"
    r"|(?!(?:On|In|With|For|At|From|By|To|Per|And|Or) )[A-Z][a-z]+ [A-Z]+\d\S*)\b"
    r"|^[A-Z](?:,|-|/| and [A-Z]\b)|^[B-HJ-Z] (?=[a-z])"
)
_OWN_SMALL = re.compile(r"(?:pH|[km][VAW]|kVA|kW|kWh|iPads?|iOS|eLogs?|eBay|eMaint|mRNA)\b")
_IN_BRACKETS = re.compile(r"\([^()]*\)")
_OWN_COMMA = re.compile(r",(?!\d{3}(?!\d))")
"""A comma that parts things, not thousands: 6,200 gal."""
_NAMES_APART = re.compile(r"[A-Z][a-z]+(?:/[A-Z][\w-]*)+\b")
"""Names between slashes, of which no other has a small letter: York/Trane/Carrier."""
_CALENDAR = re.compile(
    r"(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|April|June|July|August|(?:Sept|Nov|Dec)ember"
    r"|October)\b"
)


_REMARKS = re.compile(r"[;:()]|, (?!and |y |e )[^,]+$|[.!?] |\b(?:since|desde) \d")
"""What prose has no room for: asides, and a list that no "and" ends."""
_LEAST_DOING = 3
_LEAST_PLAIN, _LONGEST_PLAIN = 2, 18
"""Words of a doing in prose."""
_OWN = re.compile(
    r"(?:self(?:[- ]?employed)?|myself|free-?lance|my own business"
    r"|(?:trabaj(?:o|é|ando) )?por (?:mi )?cuenta(?: propia)?|(?:trabajadora? )?independiente"
    r"|negocio propio|(?:casas? |familias? )?particular(?:es)?)\.?",
    re.IGNORECASE,
)
_ON_ONES_OWN = re.compile(r"(?:on my own|por mi cuenta|side (?:gig|jobs?|work)|cash jobs?|odd jobs)\b", re.IGNORECASE)


_BEHIND_NAME = re.compile(
    r"(?:\s*\([^()]*\)|,\s+(?!(?:Inc|LLC|L\.L\.C|Ltd|Co|Corp|LP|LLP|PLLC|Sons|S\.|and |& )\b)"
    r"[A-Z][a-z]+(?: [A-Z][a-z]+)?(?:,? [A-Z]{2})?)+$"
)
"""A town or an aside: "Tule Fog Creamery, Tulare CA", "Palisade Power (out of the hall)"."""
_WORD_OF_NAME = re.compile(r"[^\W\d_]+(?:['\u2019][^\W\d_]+)?")
_UNSURE = range(4, 6)
"""Letters of a word that nobody knows and may be initials: it stays as it was typed."""


def employer_of(job: Experience) -> str:
    """The employer as a sentence names one, without a town or an aside behind the name.

    Empty for who works for themselves, whatever the row says instead.
    """
    name = job.company_name.strip()
    bare = _BEHIND_NAME.sub("", name) or name
    return "" if _OWN.fullmatch(name) or _OWN.fullmatch(bare) else calm(bare)


def is_own_business(name: str) -> bool:
    """Whether a row says instead of an employer that one works for oneself: por mi cuenta; on my own, side gig."""
    return bool(_OWN.fullmatch(name.strip()) or _ON_ONES_OWN.match(name))


def calm(name: str, *, is_all: bool = False) -> str:
    """A name typed all in capitals as names are written: Vanterra Precision, Inc.; CNC, LLC and SWRCB stay.

    `is_all`: the whole profile was typed so, and what only may be initials is none.
    """
    if not name.isupper() or (" " not in name and not is_all):
        return name

    if name.isalpha() and len(name) == _UNSURE[0] and not is_known_word(name.lower()):
        return name  # ADCI, alone: no word that anybody knows

    def told(found: re.Match[str]) -> str:
        word = found[0]
        is_unsure = word.isalpha() and len(word) in _UNSURE and may_be_initials(word.lower())
        return word if is_unsure and not is_all else word_of_firm(word, is_first=found.start() == 0)

    return _WORD_OF_NAME.sub(told, name)


class Statement(msgspec.Struct, frozen=True):
    """What a bullet says of one job, and how a letter tells it.

    `clause` stands behind "I" ("set poles and change out transformers"), `noun` behind "my work includes" ("hot stick
    work and secondary services"); both are empty where grammar has no room for it.
    """

    text: str
    job: Experience
    clause: str = ""
    noun: str = ""
    parts: tuple[str, ...] = ()
    """The bullet's items, each as one of its own, where there are several."""
    items: tuple["Statement", ...] = ()
    """The same as statements."""
    verb: str = ""
    """What leads the clause of a thing ("work with"); things of one verb may stand in one clause."""
    third: str = ""
    """The clause of a third person, as a summary has it: "sets poles and changes out transformers"."""

    @property
    def first_sentence(self) -> str:
        """The first of several that were typed in one line; empty where the line is one."""
        return self.parts[0] if len(self.parts) == 1 and self.text.startswith(f"{self.parts[0]}; ") else ""

    @property
    def is_doing(self) -> bool:
        """Whether the line reads well as a doing within prose: it has a verb of its own, and nothing but it."""
        return len(self.clause.split()) >= _LEAST_DOING and not self.verb and self.is_plain

    @property
    def is_plain(self) -> bool:
        """Whether prose has room for it: a few words, and no remark or list of notes behind them."""
        text = self.clause or self.noun
        return _LEAST_PLAIN <= len(text.split()) <= _LONGEST_PLAIN and not _REMARKS.search(text)


def closed(sentence: str) -> str:
    """The sentence with one full stop: a company's "Co." has its own."""
    bare = sentence.rstrip()
    return bare if _ENDS.search(bare) else f"{bare}."


def capitalized(text: str) -> str:
    """Return a text with a capital first letter; a unit or a name with its capital within stays: pH, kV, iPad."""
    return text if _OWN_SMALL.match(text) else text[:1].upper() + text[1:]


def in_brackets(text: str) -> str:
    """What a colon leads in a bullet stands in brackets within a sentence."""
    head, colon, tail = text.partition(": ")
    return f"{head} ({tail})" if colon and "(" not in tail else text


def lowered(text: str) -> str:
    """The text from within a sentence: its first letter small, unless initials, a code, a weekday or a maker begins."""
    is_name = _SHOUTED.match(text) or _CALENDAR.match(text) or _NAMES_APART.match(text)
    return text if is_name or begins_with_maker_of_words(text) else text[:1].lower() + text[1:]


def has_own_comma(thing: str) -> bool:
    """Whether a list must part it from the next by more than a comma."""
    return _OWN_COMMA.search(_IN_BRACKETS.sub("", thing)) is not None


def listed_apart(things: list[str]) -> str:
    """Things behind a heading: commas between them, semicolons where one of several has a comma of its own."""
    return ("; " if any(map(has_own_comma, things)) else ", ").join(things)


def joined(things: list[str], link: str) -> str:
    """A; A and B; A, B and C; with semicolons where one of several has a comma of its own."""
    if len(things) < 2:  # noqa: PLR2004 - nothing to join
        return "".join(things)
    is_pair = len(things) == 2  # noqa: PLR2004 - the comma of a pair's second ends nothing of the first
    if any(map(has_own_comma, things[:1] if is_pair else things)):
        return f"{'; '.join(things[:-1])}; {link} {things[-1]}"
    pause = "," if any(f" {link} " in thing for thing in things) else ""
    return f"{', '.join(things[:-1])}{pause} {link} {things[-1]}"


class Phrases(Protocol):
    """The phrases of one language.

    Sentences end with a full stop; what the gate wouldn't pass whole isn't said (empty).
    """

    def listed(self, things: list[str]) -> str:
        """Things joined as the language does."""
        ...

    def named(self, concept: Concept) -> str:
        """A vocabulary entry as it stands in a list of what somebody knows."""
        ...

    def skill(self, row: Skill) -> str:
        """A skill row as it stands in such a list."""
        ...

    def heading(
        self,
        title: str,
        years: int,
        tenure: Tenure | None,
        job: Experience | None,
        *,
        is_all: bool,
        has_risen: bool,
        here: int = 0,
    ) -> str:
        """The head of a summary: title, and full years in the family of trades, else under the title; `job` has it.

        `is_all` where the person worked no longer, `has_risen` where they had another title with the same employer,
        `here` are the full years with that employer, under whatever title.
        """
        ...

    def also_in(self, tenure: Tenure) -> str:
        """Years in a trade beside the one that heads the summary."""
        ...

    def done(self, statement: Statement) -> str:
        """A duty resume style, as a sentence without a subject; empty where grammar has no room for it."""
        ...

    def recent(self, job: Experience, lines: Sequence[str], *, beside: bool = False) -> str:
        """Lines of a job as they were typed, behind a lead; `beside` where a sentence before them tells work, too."""
        ...

    def strong(self, skills: list[Skill]) -> str:
        """Skills in hand at a high level, resume style."""
        ...

    def experience_with(self, things: list[str]) -> str:
        """Resume style, without a subject."""
        ...

    def has_degree(self, degree: Training) -> str:
        """Resume style, without a subject; nothing where its name is not plain."""
        ...

    def holds(self, credentials: list[Credential]) -> str:
        """Resume style, without a subject."""
        ...
