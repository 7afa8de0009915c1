"""The gate itself: runs over a whole draft, after the last writer."""

from typing import Literal

import msgspec

from workers.language.grammar import grammar
from workers.language.words import fold, one_line, sentences_of
from workers.writing.draft import Assignment, Draft
from workers.writing.gate.application import granted_spans
from workers.writing.gate.claims import ClaimCheck, Scope
from workers.writing.gate.evidence import Evidence
from workers.writing.gate.repair import repaired
from workers.writing.titles import names_of_title

_SIGNS = frozenset(".,;:!?¿¡'\u2019\"“”()-\u2013—/&%$#+°•@")
Place = Literal["headline", "summary", "bullet", "paragraph", "id"]


class Removal(msgspec.Struct, frozen=True):
    """What the gate took out (`after` empty) or shortened, and the words that nothing supports."""

    place: Place
    before: str
    after: str
    unsupported: tuple[str, ...]


class Gated(msgspec.Struct, frozen=True):
    """A draft that says nothing unsupported, and what that cost."""

    draft: Draft
    removals: tuple[Removal, ...]


class FactGate:
    """Holds drafts for one assignment against its profile."""

    def __init__(self, assignment: Assignment) -> None:
        self._facts = assignment.facts
        self._posting = assignment.posting
        self._words = grammar(assignment.language)
        self._check = ClaimCheck(Evidence(assignment.facts, assignment.language))
        self._removals: list[Removal] = []
        texts = [text for job in self._facts.experiences for text in (job.duties, job.job_title, job.company_name)]
        texts += [skill.name for skill in self._facts.skills]
        texts += [credential.name for credential in self._facts.credentials]
        self._signs = _SIGNS | frozenset("".join(texts))

    def pass_through(self, draft: Draft) -> Gated:
        """Every sentence of `draft` that is supported, repaired where part of it is."""
        self._removals = []
        experiences = {experience.id for experience in self._facts.experiences}
        gated = Draft(
            headline=self._headline(draft.headline),
            summary=self._paragraph(draft.summary, "summary"),
            bullets={
                experience: tuple(filter(None, (self._bullet(bullet, experience) for bullet in bullets)))
                for experience, bullets in draft.bullets.items()
                if experience in experiences
            },
            skill_order=self._known(draft.skill_order, {skill.id for skill in self._facts.skills}),
            credential_order=self._known(draft.credential_order, {one.id for one in self._facts.credentials}),
            paragraphs=tuple(filter(None, (self._paragraph(text, "paragraph") for text in draft.paragraphs))),
        )
        for unknown in draft.bullets.keys() - experiences:
            self._removals.append(Removal("id", unknown, "", (unknown,)))
        return Gated(gated, tuple(self._removals))

    def _headline(self, headline: str) -> str:
        """A headline is a title of the profile's own, or an honest shorter name of one."""
        headline = one_line(headline)
        names = {
            fold(name): name
            for job in self._facts.experiences
            for name in names_of_title(job.job_title, self._words.code)
        }
        if headline and fold(headline) not in names:
            self._removals.append(Removal("headline", headline, "", (headline,)))
            return ""
        return names[fold(headline)] if headline else ""

    def _bullet(self, bullet: str, experience: str) -> str:
        sentences = [
            self._sentence(sentence, Scope(experience), "bullet") for sentence in sentences_of(self._cleaned(bullet))
        ]
        return " ".join(filter(None, sentences))

    def _paragraph(self, paragraph: str, place: Place) -> str:
        """Sentence by sentence; a job named by its employer stays the subject until another is named."""
        kept = []
        context: frozenset[str] = frozenset()
        for sentence in sentences_of(self._cleaned(paragraph)):
            spans = granted_spans(sentence, self._posting, self._words.code) if place == "paragraph" else ()
            scope = Scope(context=context, granted=spans)
            context = self._check.jobs_named(sentence) or context
            if text := self._sentence(sentence, scope, place):
                kept.append(text)
        return " ".join(kept)

    def _sentence(self, sentence: str, scope: Scope, place: Place) -> str:
        text = repaired(
            sentence, lambda candidate: self._check.unsupported(candidate, self._moved(scope, candidate)), self._words
        )
        if not any(map(str.isalpha, sentence)):
            return ""
        if text != sentence:
            words = tuple(dict.fromkeys(term.surface for term in self._check.unsupported(sentence, scope)))
            self._removals.append(Removal(place, sentence, text or "", words))
        return text or ""

    def _moved(self, scope: Scope, candidate: str) -> Scope:
        """The scope for a shortened sentence: what is granted is found anew."""
        if not scope.granted:
            return scope
        return Scope(scope.experience, scope.context, granted_spans(candidate, self._posting, self._words.code))

    def _cleaned(self, text: str) -> str:
        """One line of words and plain punctuation; other signs only where the profile has them (stars claim too)."""
        return one_line("".join(c for c in one_line(text) if c.isalnum() or c.isspace() or c in self._signs))

    def _known(self, ids: tuple[str, ...], known: set[str]) -> tuple[str, ...]:
        self._removals += [Removal("id", one, "", (one,)) for one in ids if one not in known]
        return tuple(dict.fromkeys(one for one in ids if one in known))
