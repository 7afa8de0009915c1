"""Which of a posting's keywords the profile supports."""

import re
from collections.abc import Iterable
from functools import lru_cache

import msgspec

from workers.language.grammar import LanguageCode, grammar
from workers.language.occupations import skill_shown_by
from workers.language.terms import Stance, clauses_of
from workers.language.vocabulary import entries_of_row, vocabulary
from workers.language.words import fold, sentences_of, words_of
from workers.posting.requirements.keywords import Keyword
from workers.posting.requirements.phrases import SORTS
from workers.posting.requirements.reading import Posting
from workers.writing.matching.asked_once import asked_once
from workers.writing.matching.doing import done_concepts
from workers.writing.person.facts import ProfileFacts
from workers.writing.person.tenure import whole_years, years_asked
from workers.writing.trades.title_ranks import is_lowered

_ASIDE = re.compile(r"\s*\([^()]*\)")
_OR = re.compile(r"\s+(?:or|o|u)\s+|(?<=[a-z])/(?=[A-Za-z]{2})")


class Matches(msgspec.Struct, frozen=True):
    """The posting's keywords, parted by whether the profile shows them; each in the posting's order of weight."""

    supported: tuple[Keyword, ...]
    missing: tuple[Keyword, ...]
    firsthand: frozenset[str]
    """Vocabulary entries that the person did, knows or has, not only helped with or is learning."""
    missing_years: tuple[int, int] | None
    """(asked for, worked) where the posting asks for more years than the profile holds."""

    @property
    def concepts(self) -> frozenset[str]:
        """Vocabulary entries that the posting asks for and the profile shows."""
        return frozenset(keyword.concept for keyword in self.supported if keyword.concept)

    def missing_names(self, code: LanguageCode) -> list[str]:
        """What to list for the user, in the posting's language."""
        years = self.missing_years and years_asked(self.missing_years[0], code)
        told = [keyword.name for keyword in self.once(code) if keyword in self.missing]
        return told + ([years] if years else [])

    def once(self, code: LanguageCode) -> list[Keyword]:
        """Return the keywords that are shown, then those that aren't, each requirement once.

        `code` is the posting's language.
        """
        return asked_once([*self.supported, *self.missing], code)

    def count_shown(self, posting: Posting) -> int:
        """How many of the posting's requirements the profile shows, of as many as `count_asked` says."""
        shown = sum(keyword in self.supported for keyword in self.once(posting.language))
        return shown + (bool(posting.years_required) and self.missing_years is None)


def match(posting: Posting, facts: ProfileFacts) -> Matches:
    """Hold the posting's keywords against the profile. What is denied or has expired doesn't count."""
    shown, firsthand, rows = _shown(facts)
    supported: list[Keyword] = []
    missing: list[Keyword] = []
    for keyword in posting.keywords:
        is_shown = (
            keyword.concept in shown if keyword.concept else _is_said(keyword.name, shown, rows, posting.language)
        )
        (supported if is_shown else missing).append(keyword)
    worked = whole_years(facts.experiences, facts.today)
    asked = posting.years_required
    return Matches(tuple(supported), tuple(missing), firsthand, (asked, worked) if asked and asked > worked else None)


def says(text: str, keyword: Keyword, code: LanguageCode, posting_language: LanguageCode) -> bool:
    """Whether a text in the language `code` names a posting's keyword, in its words or others."""
    shown = _named(text, code)
    if keyword.concept:
        return keyword.concept in shown
    read = words_of(text)
    words = frozenset(word.folded for word in read) | frozenset(grammar(code).keys_of(read))
    return _is_said(keyword.name, shown, [words], posting_language)


def _is_said(phrase: str, shown: frozenset[str], rows: Iterable[frozenset[str]], code: LanguageCode) -> bool:
    """Whether one row (its words, and their keys) names every part of a phrase that the vocabulary lacks.

    Words of several rows say nothing together: who "cleaned parts" and "kept records" has no clean record. Of
    alternatives ("a journeyman or master plumber license") one is enough.
    """
    return any(_names_all(one, shown, words, code) for one in alternatives_of(phrase) for words in rows)


def alternatives_of(phrase: str) -> list[str]:
    """The phrase, and what it says when only one side of its "or" is taken, with what both share or without.

    What stands in brackets explains, so the phrase without it is one, too.
    """
    phrase = _ASIDE.sub("", phrase).strip() or phrase
    sides = _OR.split(phrase, maxsplit=1)
    if len(sides) == 1:
        return [phrase]
    before, after = sides[0].split(), sides[1].split()
    return [" ".join(words) for words in (before, after, [*before, *after[1:]], [*before[:-1], *after]) if words]


def _names_all(phrase: str, shown: frozenset[str], words: frozenset[str], code: LanguageCode) -> bool:
    language = grammar(code)
    terms = [term for clause in clauses_of(phrase, code) for term in clause.terms if term.key not in language.neutral]
    telling = [term for term in terms if fold(term.surface) not in SORTS]
    return bool(telling) and all(
        term.key[1:] in shown if term.key.startswith("@") else bool({term.key, fold(term.surface)} & words)
        for term in telling
    )


def _shown(facts: ProfileFacts) -> tuple[frozenset[str], frozenset[str], frozenset[frozenset[str]]]:
    """Vocabulary entries that the profile shows, those of them that it shows firsthand, and each row's plain words."""
    code: LanguageCode = facts.language() or "en"
    entries = vocabulary(code)
    names_of_rows = [skill.name for skill in facts.skills]
    names_of_rows += [f"{one.name} {one.issuer}" for one in facts.held_credentials]
    texts = [text for job in facts.experiences for text in (job.job_title, job.duties)] + names_of_rows
    firsthand = _firsthand(facts, code)
    shown: set[str] = set(firsthand)
    for skill in facts.skills:
        shown |= _named_by_row(skill.name, code)
    rows: set[frozenset[str]] = set()
    for text in texts:
        for sentence in sentences_of(text):
            read = words_of(sentence)
            rows.add(frozenset(word.folded for word in read) | frozenset(grammar(code).keys_of(read)))
            for clause in clauses_of(sentence, code):
                for term in clause.terms:
                    if term.key.startswith("@") and term.stance is not Stance.NEGATED:
                        shown |= entries.closure(term.key[1:])
    return frozenset(shown), firsthand, frozenset(rows)


def _firsthand(facts: ProfileFacts, code: LanguageCode) -> frozenset[str]:
    """Entries with a doing verb, a skill above Beginner, a certificate in force, or a title that isn't a helper's."""
    entries = vocabulary(code)
    found: set[str] = set()
    for job in facts.experiences:
        for name in done_concepts(job.duties, code):
            found |= entries.closure(name)
        if not is_lowered(job.job_title):
            found |= _named(job.job_title, code)
            for word in words_of(job.job_title):
                if skill := skill_shown_by(word.folded):
                    found |= entries.closure(skill)
    for skill_row in facts.skills:
        if skill_row.proficiency != "Beginner":
            found |= _named_by_row(skill_row.name, code)
    for credential in facts.held_credentials:
        found |= _named(credential.name, code)
    return frozenset(found)


def _named_by_row(name: str, code: LanguageCode) -> frozenset[str]:
    entries = vocabulary(code)
    return frozenset(one for found in entries_of_row(name, code) for one in entries.closure(found))


@lru_cache(maxsize=1024)
def _named(text: str, code: LanguageCode) -> frozenset[str]:
    entries = vocabulary(code)
    read = words_of(text)
    found = entries.find(read, grammar(code).keys_of(read))
    return frozenset(name for _, _, entry in found for name in entries.closure(entry))
