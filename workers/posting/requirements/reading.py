"""What a job posting asks for. Its text is outside text: it is read, and never obeyed."""

import re
from collections import Counter

import msgspec

from workers.language.detect import language_of
from workers.language.grammar import LanguageCode, grammar
from workers.language.numbers import number_at
from workers.language.vocabulary import ConceptKind, vocabulary
from workers.language.words import clean_text, one_line, sentences_of, words_of
from workers.posting.asked.reading import requirements_of
from workers.posting.asked.requirement import Requirement, RequirementLevel
from workers.posting.asked.statements import statements_in
from workers.posting.asked.years import years_in
from workers.posting.names import Names, names_in
from workers.posting.requirements.asking import asking_text
from workers.posting.requirements.codes import codes_in
from workers.posting.requirements.keywords import Keyword
from workers.posting.requirements.phrases import names, phrases_of
from workers.posting.to_tell.sentences import asks_to_tell, is_asked_to_tell

_LONGEST_READ = 40_000
"""Characters. A whole posting is 2,000 to 8,000; what comes after that is the site's own text."""

_EXPERIENCE_REQUIRED = re.compile(
    r"\b(?P<years>\w{1,12})\s*(?:\(\d+\)\s*)?(?:\+|plus|or more|to \d+|-\s*\d+)?"
    r"\s*\+?\s*(?:years?|yrs?|años?)[\u2019']?"
    r"(?P<rest>[^.\n;]{0,60})",
    re.IGNORECASE,
)
_LONGEST_NAME = 160
_MOST_WORDS = 18
_LONGEST_LINK = 3
"""Letters of what joins a position and its employer: "at", "for", "en", a dash."""
_SENTENCE_END = re.compile(r"[a-z]{4}[.!?] +[A-Z]")
_YEARS_ALONE = re.compile(
    r"(?:^[^\w\n]*|[.:,;]\s+|\b(?:must have|need|with|w/|con|m[i\u00ed]nimo(?: de)?|minimum(?: of)?|at least|al menos"
    r"|requier\w+) +)"
    r"(?P<years>(?:at least |m[i\u00ed]nimo )?\w{1,6}\+?[ -](?:years?|yrs?|a\u00f1os?)\.?"
    r"(?: minimum| m[i\u00ed]nimo| min)?)(?=[,;.\n]|\s*$)",
    re.IGNORECASE | re.MULTILINE,
)
"""Years that are of the trade, since nothing is named: "must have at least 2 years.", "2 a\u00f1os, sierra cinta"."""
_EXPERIENCE_WORD = re.compile(r"experience|experiencia|in the trade|in (?:a|the) (?:related|similar)", re.IGNORECASE)


class Posting(msgspec.Struct, frozen=True):
    """`title` and `company` are empty where the posting doesn't say; `keywords` stand by weight, heaviest first."""

    title: str
    company: str
    language: LanguageCode
    keywords: tuple[Keyword, ...]
    requirements: tuple[Requirement, ...]
    """What is asked for and what the work is, in the posting's own phrases and order."""
    years_required: int | None
    stems: dict[str, int]
    """How often each content word stands in the posting, by the key of its language."""
    location: str = ""


class Told(msgspec.Struct, frozen=True):
    """What is known about a posting beside its text, by its page or by the person; empty where nothing is."""

    title: str = ""
    company: str = ""
    location: str = ""

    def cleaned(self) -> "Told":
        """Names alone: what isn't one, a page may have put there as a sentence of its own."""
        return Told(
            *(name if _is_name(name) else "" for name in map(one_line, (self.title, self.company, self.location)))
        )


def understand_posting(text: str, told: Told | None = None) -> Posting:
    """Read a posting in English or Spanish; a text that says nothing has no keywords. What was told goes before it."""
    told = (told or Told()).cleaned()
    named = names_in(text[:_LONGEST_READ], told.company)
    named = Names(told.title or named.title, named.company)
    text = clean_text(text[:_LONGEST_READ])
    code = language_of(text) or "en"
    statements = statements_in(text)
    to_tell = asks_to_tell(text)
    asked = tuple(
        one
        for one in requirements_of(statements, code)
        if not (_names_job(one.said, named) or is_asked_to_tell(one.said, to_tell))
    )
    # A posting that asks for nothing is taken whole.
    asking = asking_text(statements, named, asked, code) if asked else text
    known = [*_concepts(asking, code), *codes_in(asking, code, named.company)]
    keywords = [msgspec.structs.replace(one, level=_level(one, asked, code)) for one in known]
    return Posting(
        title=named.title,
        company=named.company,
        language=code,
        keywords=tuple(sorted([*keywords, *phrases_of(asked, known, code)], key=_weight)),
        requirements=asked,
        years_required=_years_required(text, asked),
        stems=_content_stems(text, code),
        location=told.location,
    )


def _names_job(phrase: str, named: Names) -> bool:
    """Whether a phrase tells the employer, or the position at the employer, and asks for nothing."""
    if not named.company or named.company not in phrase:
        return False
    before = phrase.partition(named.company)[0]
    rest = before.replace(named.title, " ").split() if named.title else before.split()
    return len(rest) <= 1 and all(len(word) <= _LONGEST_LINK for word in rest)


def _is_name(text: str) -> bool:
    return len(text) <= _LONGEST_NAME and len(text.split()) <= _MOST_WORDS and not _SENTENCE_END.search(text)


_KIND_ORDER: tuple[ConceptKind, ...] = ("certification", "skill", "tool", "software", "safety")
# Named in nearly every trades posting: asked for, but telling little.
BROAD = frozenset(
    ["repair", "installation", "maintenance", "inspections", "assembly", "safety procedures", "inventory", "delivery"]
)


def _weight(keyword: Keyword) -> tuple[bool, bool, int, int, str]:
    is_broad = keyword.concept in BROAD
    return (
        is_broad,
        keyword.level == "preferred",
        -keyword.mentions,
        _KIND_ORDER.index(keyword.kind),
        keyword.name,
    )


def _level(keyword: Keyword, asked: tuple[Requirement, ...], code: LanguageCode) -> RequirementLevel:
    """Preferred where everything that names it is only preferred."""
    levels = {one.level for one in asked if names(one.text, keyword, code)}
    return "preferred" if levels == {"preferred"} else "required"


def _concepts(text: str, code: LanguageCode) -> list[Keyword]:
    words, entries = grammar(code), vocabulary(code)
    counts: Counter[str] = Counter()
    for sentence in sentences_of(text):
        read = words_of(sentence)
        counts.update(name for _, _, name in entries.find(read, words.keys_of(read)))
    implied = {broader for name in counts for broader in entries.concepts[name].implies}
    return [
        Keyword(entries.concepts[name].name(code), entries.concepts[name].kind, name, mentions)
        for name, mentions in counts.items()
        if name not in implied or mentions > 1
    ]


def _years_required(text: str, asked: tuple[Requirement, ...]) -> int | None:
    """The least years of experience that the posting names as required."""
    years = [one.years for one in asked if one.years and one.level == "required"]
    for match in _EXPERIENCE_REQUIRED.finditer(text):
        if not _EXPERIENCE_WORD.search(match["rest"]):
            continue
        number = number_at([match["years"].casefold()], 0)
        if number and number[0].isdecimal() and 0 < int(number[0]) <= 30:  # noqa: PLR2004 - beyond is a firm's age
            years.append(int(number[0]))
    years = years or [found[0] for one in _YEARS_ALONE.finditer(text) if (found := years_in(one["years"]))]
    return min(years, default=None)


def _content_stems(text: str, code: LanguageCode) -> dict[str, int]:
    words = grammar(code)
    keys = (words.key(word.folded) for word in words_of(text) if len(word.folded) > 2 and not word.folded.isdecimal())  # noqa: PLR2004
    return dict(Counter(key for key in keys if key not in words.neutral))
