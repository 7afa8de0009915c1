"""The gate itself: runs over a whole draft, after the last writer."""

import re
from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from workers.language.words import fold, one_line, sentences_of
from workers.writing.draft import Assignment, Draft
from workers.writing.gate.examination import Fault, Reason
from workers.writing.gate.repair import repaired
from workers.writing.gate.verdict import Verdict, judge_of
from workers.writing.trades.titles import names_of_title

_SIGNS = frozenset(".,;:!?¿¡'\u2019\"“”()-\u2013—/&%$#+°•@")
_LEAST_HEADLINE = 2
_THERE = re.compile(r"(?:There|Ah[ií]),? (?=\w)")
Place = Literal["headline", "summary", "bullet", "paragraph", "id"]


class Removal(msgspec.Struct, frozen=True):
    """What the gate took out (`kept` is empty) or shortened, why, and the words that nothing proves."""

    place: Place
    text: str
    reason: Reason
    kept: str = ""
    unproven: tuple[str, ...] = ()


class Gated(msgspec.Struct, frozen=True):
    """A draft that says nothing unproven, and what that cost."""

    draft: Draft
    removals: tuple[Removal, ...]


class FactGate:
    """Holds drafts for one assignment against its profile."""

    def __init__(self, assignment: Assignment, *, is_built_in: bool = False) -> None:
        """`is_built_in`: the drafts are the built-in writer's, about which the learned model isn't asked."""
        self._is_built_in = is_built_in
        self._facts = assignment.facts
        self._code = assignment.language
        self._judge = judge_of(assignment)
        self._removals: list[Removal] = []
        texts = [text for job in self._facts.experiences for text in (job.duties, job.job_title, job.company_name)]
        texts += [skill.name for skill in self._facts.skills]
        texts += [credential.name for credential in self._facts.credentials]
        self._signs = _SIGNS | frozenset("".join(texts))

    def pass_through(self, draft: Draft) -> Gated:
        """Every sentence of `draft` that is proven, repaired where part of it is."""
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
            paragraphs=tuple(filter(None, self._paragraphs(draft.paragraphs))),
            untold=draft.untold,
        )
        self._removals += [Removal("id", one, Reason.UNKNOWN_ID) for one in draft.bullets.keys() - experiences]
        return Gated(gated, tuple(self._removals))

    def faults(self, text: str, experience: str | None) -> tuple[Fault, ...]:
        """What of the text is not proven, of the job if one is named; nothing is repaired."""
        verdicts = (self._verdict(one, experience=experience) for one in sentences_of(self._cleaned(text)))
        return tuple(fault for verdict in verdicts for fault in verdict.faults)

    def _headline(self, headline: str) -> str:
        """A headline is a title of the profile's own, an honest shorter name of one, or what rows prove of both."""
        headline = one_line(headline)
        if not headline:
            return ""
        names = {
            fold(name): name for job in self._facts.experiences for name in names_of_title(job.job_title, self._code)
        }
        if fold(headline) in names:
            return names[fold(headline)]
        verdict = self._verdict(headline)
        if verdict.passes and len(headline.split()) >= _LEAST_HEADLINE and self._judge.names_its_person(headline):
            return headline
        self._removals.append(Removal("headline", headline, verdict.reason or Reason.TITLE, "", (headline,)))
        return ""

    def _bullet(self, bullet: str, experience: str) -> str:
        kept = []
        for sentence in sentences_of(self._cleaned(bullet)):
            text, _ = self._sentence(sentence, "bullet", experience=experience)
            kept.append(text)
        return " ".join(filter(None, kept))

    def _paragraphs(self, paragraphs: Sequence[str]) -> Iterator[str]:
        """A paragraph that points back ("There I weld") does so only where what it points to is still there."""
        is_lost = False
        for paragraph in paragraphs:
            removed = len(self._removals)
            kept = self._paragraph(paragraph, "paragraph")
            yield _without_place(kept) if is_lost else kept
            is_lost = any(not one.kept for one in self._removals[removed:])

    def _paragraph(self, paragraph: str, place: Place) -> str:
        """Sentence by sentence; a job named by its employer stays the subject until another is named."""
        kept = []
        context: frozenset[str] = frozenset()
        for sentence in sentences_of(self._cleaned(paragraph)):
            text, named = self._sentence(sentence, place, context=context)
            context = named or context
            if text:
                kept.append(text)
        return " ".join(kept)

    def _sentence(
        self, sentence: str, place: Place, *, experience: str | None = None, context: frozenset[str] = frozenset()
    ) -> tuple[str, frozenset[str]]:
        """The sentence as it may stay ("" for not at all), and the jobs that it names."""

        def faults(candidate: str) -> tuple[Fault, ...]:
            return self._verdict(candidate, experience=experience, context=context).faults

        if not any(map(str.isalpha, sentence)):
            return "", frozenset()
        verdict = self._verdict(sentence, experience=experience, context=context)
        text = repaired(sentence, faults, self._code) or ""
        if text != sentence:
            unproven = tuple(dict.fromkeys(fault.text for fault in verdict.faults))
            self._removals.append(Removal(place, sentence, verdict.reason or Reason.WORK, text, unproven))
        return text, verdict.jobs

    def _verdict(
        self, sentence: str, *, experience: str | None = None, context: frozenset[str] = frozenset()
    ) -> Verdict:
        return self._judge.verdict(sentence, experience=experience, context=context, is_built_in=self._is_built_in)

    def _cleaned(self, text: str) -> str:
        """Return a line of words and plain punctuation.

        Other signs stay only where the profile has them (stars claim, too).
        """
        return one_line("".join(c for c in one_line(text) if c.isalnum() or c.isspace() or c in self._signs))

    def _known(self, ids: tuple[str, ...], known: set[str]) -> tuple[str, ...]:
        self._removals += [Removal("id", one, Reason.UNKNOWN_ID) for one in ids if one not in known]
        return tuple(dict.fromkeys(one for one in ids if one in known))


def _without_place(paragraph: str) -> str:
    """The paragraph without its first word, where that is a place: "There I weld" -> "I weld"."""
    text = _THERE.sub("", paragraph, count=1) if _THERE.match(paragraph) else paragraph
    return text[:1].upper() + text[1:]
