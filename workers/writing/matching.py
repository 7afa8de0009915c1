"""Which of a posting's keywords the profile supports."""

import msgspec

from workers.language.grammar import LanguageCode, grammar
from workers.language.occupations import skill_shown_by
from workers.language.terms import Stance, clauses_of
from workers.language.vocabulary import vocabulary
from workers.language.words import fold, sentences_of, words_of
from workers.posting.keywords import Keyword
from workers.posting.phrases import SORTS
from workers.posting.requirements import Posting
from workers.writing.facts import ProfileFacts
from workers.writing.tenure import whole_years


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
        years = self.missing_years and (
            f"{self.missing_years[0]} años de experiencia"
            if code == "es"
            else f"{self.missing_years[0]} years of experience"
        )
        return [keyword.name for keyword in self.missing] + ([years] if years else [])


def match(posting: Posting, facts: ProfileFacts) -> Matches:
    """Hold the posting's keywords against the profile. What is denied or has expired doesn't count."""
    shown, firsthand, words = _shown(facts)
    supported: list[Keyword] = []
    missing: list[Keyword] = []
    for keyword in posting.keywords:
        is_shown = (
            keyword.concept in shown if keyword.concept else _is_said(keyword.name, shown, words, posting.language)
        )
        (supported if is_shown else missing).append(keyword)
    worked = whole_years(facts.experiences, facts.today)
    asked = posting.years_required
    return Matches(tuple(supported), tuple(missing), firsthand, (asked, worked) if asked and asked > worked else None)


def _is_said(phrase: str, shown: frozenset[str], words: frozenset[str], code: LanguageCode) -> bool:
    """Whether the profile names every part of a phrase that the vocabulary lacks, in these words or others."""
    language = grammar(code)
    terms = [term for clause in clauses_of(phrase, code) for term in clause.terms if term.key not in language.neutral]
    telling = [term for term in terms if fold(term.surface) not in SORTS]
    return bool(telling) and all(
        term.key[1:] in shown if term.key.startswith("@") else bool({term.key, fold(term.surface)} & words)
        for term in telling
    )


def _shown(facts: ProfileFacts) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """Vocabulary entries that the profile shows, those of them that it shows firsthand, and its plain words."""
    code: LanguageCode = facts.language() or "en"
    entries = vocabulary(code)
    texts = [text for job in facts.experiences for text in (job.job_title, job.duties)]
    texts += [skill.name for skill in facts.skills]
    texts += [credential.name for credential in facts.held_credentials]
    concepts: dict[Stance, set[str]] = {stance: set() for stance in Stance}
    words: set[str] = set()
    for text in texts:
        read = words_of(text)
        words |= {word.folded for word in read} | set(grammar(code).keys_of(read))
        for sentence in sentences_of(text):
            for clause in clauses_of(sentence, code):
                for term in clause.terms:
                    if term.key.startswith("@"):
                        concepts[term.stance] |= entries.closure(term.key[1:])
    for job in facts.experiences:
        for word in words_of(job.job_title):
            if skill := skill_shown_by(word.folded):
                concepts[Stance.PLAIN] |= entries.closure(skill)
    firsthand = frozenset(concepts[Stance.PLAIN])
    return firsthand | concepts[Stance.HEDGED], firsthand, frozenset(words)
