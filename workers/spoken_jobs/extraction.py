"""The title and the company in what somebody says of a job, by rules, in English and Spanish."""

import re
from collections.abc import Iterator
from functools import cache

import msgspec

from common.tables.profile import NAME_LENGTH
from workers.language.detect import language_of
from workers.language.occupations import names_occupation
from workers.spoken_jobs.grammar import Language, grammar
from workers.spoken_jobs.said import folded, one_spaced, without
from workers.trades.vocabulary_files import entries

_MOST_TITLE_WORDS = 8
_ACTIVITY = ("ing", "ando", "iendo")
_SMALL = frozenset(
    ("of", "and", "the", "at", "for", "in", "on", "to", "de", "del", "la", "las", "el", "los", "y", "en")
)
_ACRONYMS = frozenset(
    (
        "hvac",
        "cnc",
        "abc",
        "ups",
        "usps",
        "usa",
        "pg&e",
        "rv",
        "llc",
        "cdl",
        "mig",
        "tig",
        "plc",
        "ac",
        "bnsf",
        "dhl",
        "sa",
    )
)
_NO_TITLE = re.compile(
    r"^(?:from|in|at|on|with|for|very|so|really|not|happy|tired|going|looking|trying|here|there|it|de|en|muy|no|feliz)\b"
)
_SENTENCE = re.compile(r"(?:i|i'\w+|we|my|it|yo|mi|soy|fui|era|trabaj\w+|work\w*)\b")
"""How more than an occupation's name begins."""
_TRAILING = re.compile(r"[\s,.;:!?-]+$|\s+(?:and|y|at|for|in|en|there|here|ahi|alli|aqui|too|also|tambien|with|con)$")
_LEADING = re.compile(r"^(?:[\s,.;:-]+|(?:an?|the|una?|el|la|as|como)\s+)", re.IGNORECASE)
_ASIDE = re.compile(r"\s(?:in (?!training|charge)|out of |on the )", re.IGNORECASE)
_ROLE = re.compile(r"^.*\s(?:as|como) (?:an?|una?) ", re.IGNORECASE)


class SpokenJob(msgspec.Struct, frozen=True):
    """A job in the person's own words; a field is empty where nothing was said of it."""

    title: str
    company: str


def job_in(text: str) -> SpokenJob | None:
    """The job that `text` tells of; None when it names neither an occupation nor an employer."""
    said = one_spaced(text)
    languages = _languages(said)
    found = [job for read in (_in_sentence, _bare) for language in languages if (job := read(said, language))]
    return next((job for job in found if job.title and job.company), next(iter(found), None))


def _languages(text: str) -> tuple[Language, Language]:
    return ("es", "en") if language_of(text) == "es" else ("en", "es")


def _cleared(said: str, language: Language) -> str:
    rules = grammar(language)
    return without(said, (rules.fillers, *rules.times))


def _in_sentence(said: str, language: Language) -> SpokenJob | None:
    rules = grammar(language)
    text = _cleared(said, language)
    plain = folded(text)
    candidates = [job for match in _matches(plain, rules.sentences) if (job := _taken(text, match, language))]
    doing = list(_doing(text, plain, language))
    whole = [job for job in (*candidates, *doing) if job.title and job.company]
    return next(iter([*whole, *doing, *candidates]), None)


def _matches(plain: str, patterns: tuple[re.Pattern[str], ...]) -> Iterator[re.Match[str]]:
    for pattern in patterns:
        if match := pattern.search(plain):
            yield match


def _doing(text: str, plain: str, language: Language) -> Iterator[SpokenJob]:
    for title, pattern in grammar(language).activities:
        if match := pattern.search(plain):
            company = _name(text, match, "company", language)
            yield SpokenJob(title, _cased(company))


def _taken(text: str, match: re.Match[str], language: Language) -> SpokenJob | None:
    title, company = _name(text, match, "title", language), _name(text, match, "company", language)
    if title and not _reads_like_a_title(title, has_company=bool(company)):
        return None
    if not title and not company:
        return None
    return SpokenJob(_title_cased(title, language), _cased(company))


def _name(text: str, match: re.Match[str], group: str, language: Language) -> str:
    if match.re.groupindex.get(group) is None or match[group] is None:
        return ""
    name = text[match.start(group) : match.end(group)]
    if group == "company":
        name = _TRAILING.sub("", name).strip()
        return name if len(name) <= NAME_LENGTH and re.search(r"\w", name) else ""
    if language == "en":
        # "A welder in Fresno at ABC": where it was says nothing of what it was.
        name = _ASIDE.split(name, maxsplit=1)[0]
    name = _ROLE.sub("", name)
    while (shorter := _TRAILING.sub("", _LEADING.sub("", name))) != name:
        name = shorter
    return name if len(name) <= NAME_LENGTH and re.search(r"\w", name) else ""


def _reads_like_a_title(title: str, *, has_company: bool) -> bool:
    words = title.split()
    if len(words) > _MOST_TITLE_WORDS or _NO_TITLE.match(folded(title)):
        return False
    return _names_work(title) or (has_company and not (len(words) == 1 and title.endswith(_ACTIVITY)))


def _names_work(title: str) -> bool:
    """An occupation's word stands in it, or it ends as the titles of O*NET do."""
    return names_occupation(title) or folded(title).split()[-1] in _title_heads()


@cache
def _title_heads() -> frozenset[str]:
    return frozenset(row[0] for row in entries("title_heads.txt"))


def _bare(said: str, language: Language) -> SpokenJob | None:
    """A name without a sentence: "Welder at ABC Steel", "Welder, ABC Steel" or only "Welder"."""
    text = _cleared(said, language)
    if _SENTENCE.match(folded(text)):
        return None
    match = grammar(language).bare.search(folded(text))
    title = _name(text, match, "title", language) if match else _TRAILING.sub("", text)
    if not title or len(title.split()) > _MOST_TITLE_WORDS or not _names_work(title):
        return None
    company = _name(text, match, "company", language) if match else ""
    return SpokenJob(_title_cased(title, language), _cased(company))


def _title_cased(title: str, language: Language) -> str:
    """Spanish titles begin with one capital, English ones have one at every word that isn't small."""
    if language == "es":
        words = title.split()
        return " ".join([_capital(word) if place == 0 else _acronym(word) for place, word in enumerate(words)])
    return _cased(title)


def _cased(name: str) -> str:
    """Return a name with capitals as somebody would write it; one that has capitals keeps them."""
    if name != name.lower() and name.split() and any(word[:1].isupper() for word in name.split()[1:] or name.split()):
        return " ".join(_capital(word) if place == 0 else word for place, word in enumerate(name.split()))
    words = name.split()
    return " ".join(word if place and word in _SMALL else _capital(word) for place, word in enumerate(words))


def _capital(word: str) -> str:
    return _acronym(word) if word.lower() in _ACRONYMS else word[:1].upper() + word[1:]


def _acronym(word: str) -> str:
    return word.upper() if word.lower() in _ACRONYMS else word
