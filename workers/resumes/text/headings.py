"""Which lines are headings, in English and Spanish.

A heading is known by its words, not by a list of whole phrases: "Relevant Work Experience & Training" is one kind's
noun, another kind's noun, and words that may stand around them. The words are in vocabulary/words.tsv.
"""

import difflib
import re
from enum import Enum
from functools import cache, lru_cache

from workers.resumes.text.cleaning import key
from workers.trades.vocabulary_files import words


class Kind(Enum):
    """What a section holds. Of two kinds that a heading names, the first in this list wins."""

    REFERENCES = "references"
    EDUCATION = "education"
    CERTIFICATIONS = "certifications"
    TRAINING = "training"
    """Courses: certifications among lessons."""
    EXPERIENCE = "experience"
    SKILLS = "skills"
    HIGHLIGHTS = "highlights"
    """Qualifications and highlights: skills among claims."""
    PROJECTS = "projects"
    AWARDS = "awards"
    LANGUAGES = "languages"
    SUMMARY = "summary"
    OTHER = "other"


MOST_WORDS = 7
MOST_LETTERS = 60
# A shorter word of a wrong letter is too often another word.
SHORTEST_MISSPELT = 8
PARTS_OF_KERNED = 2
FEWEST_SPACED, MOST_SPACED, LONGEST_WORD = 4, 1.7, 18  # parts of a spaced heading, letters in each, letters of a word
# In Spanish, the noun comes first.
_FIRST_NOUNS = {"experiencia", "habilidades", "conocimientos", "certificaciones", "licencias", "empleo", "herramientas"}
_NUMBER = re.compile(r"^\d{1,2}[.)]\s+(?=\D)")  # a form's "7. WORK HISTORY (most recent first)"
_BRACKET = re.compile(r"(?<=\w)\s*\([^()]*\)\s*$")
_FIRST_OF_TWO = re.compile(r"^(\w+)(?: ?[&/+,]| (?:and|y|e)\b)", re.IGNORECASE)
_CARRIES = re.compile(r"i|m|ve|have|had|well|best|now|so|far|really|yo|he|mejor|bien")
_WITH_WHOLE_PHRASES = set(Kind) - {Kind.REFERENCES, Kind.PROJECTS}


@lru_cache(maxsize=4096)
def heading(text: str) -> Kind | None:
    """The kind of section that a line of these words opens, or None."""
    text = _NUMBER.sub("", _BRACKET.sub("", text))
    said = key(_closed_up(text.rstrip(" :.-–—_|"))).replace("_", " ").split()
    if not 1 <= len(said) <= MOST_WORDS or len(text) > MOST_LETTERS or any(word.isdigit() for word in said):
        return None
    whole = _whole_phrases().get(" ".join(said)) or _whole_phrases().get(_bare(said))
    return whole or _by_words([_spelled(word) for word in said]) or _by_words(_kerned(said))


def heading_by_noun(text: str) -> Kind:
    """The kind of a line that is known to be a heading by its look: its noun tells ("Maritime Experience")."""
    said = key(text).split()
    nouns = [word for word in (*said[-1:], *said[:1]) if word in _nouns() and word not in _weak()]
    if not nouns or any(_nouns().get(word) is Kind.OTHER for word in said):
        return Kind.OTHER
    beside = _FIRST_OF_TWO.match(text)  # "Skills & Processes" names two things, and its first word is a kind's
    leads = nouns[0] == said[-1] or nouns[0] in _FIRST_NOUNS or (beside is not None and key(beside[1]) == nouns[0])
    return _nouns()[nouns[0]] if leads else Kind.OTHER


def names_a_kind(text: str) -> bool:
    """True for a line with a word that stands for what a section holds ("Invited Talks"), whatever stands around it."""
    return any(word in _nouns() and word not in _weak() for word in key(_closed_up(text)).split())


def names_unpaid(text: str) -> bool:
    """True for a line with a word of what is no work for pay or stands beside it ("Community Work", "Memberships")."""
    return any(_nouns().get(word) is Kind.OTHER for word in key(_closed_up(text)).split())


def _closed_up(text: str) -> str:
    """The words of a heading that is set with blanks between its letters ("W O R K  E X P E R I E N C E")."""
    parts = text.split()
    if len(parts) < FEWEST_SPACED or not text.isupper() or sum(map(len, parts)) > MOST_SPACED * len(parts):
        return text
    return _parted(key("".join(parts)).replace(" ", "")) or text


@lru_cache(maxsize=512)
def _parted(letters: str) -> str:
    """Letters without blanks as the fewest words of headings that they can be; nothing where they can't."""
    best: list[list[str] | None] = [[], *([None] * len(letters))]
    known = _nouns().keys() | _around()
    for end in range(1, len(letters) + 1):
        for start in range(max(0, end - LONGEST_WORD), end):
            before, word = best[start], letters[start:end]
            shorter = best[end] is None or (before is not None and len(before) + 1 < len(best[end] or ()))
            if before is not None and shorter and word in known:
                best[end] = [*before, word]
    return " ".join(best[-1] or [])


def _kerned(said: list[str]) -> list[str]:
    """The noun that a change of colour or a wide letter parted ("Exp erience"); the words themselves where none was."""
    whole = "".join(said)
    parted = len(said) == PARTS_OF_KERNED and len(whole) >= SHORTEST_MISSPELT and whole in _nouns()
    return [whole] if parted else said


def _by_words(said: list[str]) -> Kind | None:
    nouns, around, weak = _nouns(), _around(), _weak()
    if not all(word in nouns or word in around for word in said) or len(set(said)) != len(said):
        return None
    if len(said) > 1 and said[0] in {
        "certificate",
        "certificado",
        "license",
    }:  # "Certificate of Achievement" is one of them
        return None
    named = {word for word in said if word in nouns}
    if not named or named <= weak:
        return None
    kinds = {nouns[word] for word in named - weak}
    return next(kind for kind in Kind if kind in kinds)


@cache
def _nouns() -> dict[str, Kind]:
    return {key(noun): kind for kind in reversed(Kind) for noun in words(f"heading_{kind.value}")}


@cache
def _around() -> frozenset[str]:
    return frozenset(key(word) for word in words("heading_around")) | {""}


@cache
def _weak() -> frozenset[str]:
    """Nouns that make no heading alone."""
    return frozenset(key(word) for word in words("heading_weak"))


@cache
def _whole_phrases() -> dict[str, Kind]:
    """Headings whose words would mean another kind, as they stand and without what only carries them."""
    kinds = {key(phrase): kind for kind in _WITH_WHOLE_PHRASES for phrase in words(f"whole_heading_{kind.value}")}
    return {_bare(phrase.split()): kind for phrase, kind in kinds.items()} | kinds


def _bare(said: list[str]) -> str:
    """The words without what only carries them: those of "jobs I have held" are "jobs held"."""
    kept = [word for word in said if not _CARRIES.fullmatch(word)]
    return " ".join(kept if len(kept) > 1 or "i" in said else said)


def _spelled(word: str) -> str:
    """The noun that a word means when its ligature was lost in printing ("certications") or it is misspelt."""
    if len(word) < SHORTEST_MISSPELT or word in _nouns() or word in _around():
        return word
    long_nouns = [noun for noun in _nouns() if len(noun) >= SHORTEST_MISSPELT]
    return next(iter(difflib.get_close_matches(word, long_nouns, n=1, cutoff=0.9)), word)
