"""Choices of turn that differ from person to person and from posting to posting, and never between two tries.

Of the turns that say the same only those are taken that the fact gate passes whole: what is repaired afterwards reads
as repaired.
"""

import re
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import TypeVar

from workers.writing.draft import Assignment, Draft
from workers.writing.gate.gate import FactGate
from workers.writing.words.phrases import closed

_Turn = TypeVar("_Turn")


_BEHIND_SMALL = re.compile(r"\b[a-z][\w'-]*,? (?P<name>[A-Z][a-z]{2,})\b(?! [A-Z][a-z])")
_SMALL = re.compile(r"\b[a-z]{3,}\b")


def _names_in(text: str) -> frozenset[str]:
    """Return the names in a text in small letters; a word that also stands without a capital is no name."""
    return frozenset(one["name"].lower() for one in _BEHIND_SMALL.finditer(text)) - frozenset(_SMALL.findall(text))


class Style:
    """Picks among turns; whom it writes for and what it answers decide."""

    def __init__(self, assignment: Assignment) -> None:
        facts, posting = assignment.facts, assignment.posting
        self._seed = "\n".join((facts.email, facts.name, posting.title, posting.company, assignment.posting_text[:200]))
        self.today = facts.today
        self.has_one_paper = len(facts.held_credentials) == 1
        """Whether its person has one credential in force, of which no sentence speaks as of several."""
        duties = "\n".join(job.duties for job in facts.experiences)
        self.names = _names_in(f"{assignment.posting_text}\n{duties}")
        """Words that the posting or the duties write only with a capital, behind words without: Garmin."""
        self._in_letter = assignment.kind == "cover_letter"
        self._gate = FactGate(assignment, is_built_in=True)
        self._held: dict[str, bool] = {}
        self._held_of: dict[tuple[str, str], bool] = {}

    def say(self, place: str, turns: Sequence[str]) -> str:
        """Return one of the sentences, or nothing where none of them may be said.

        `place` makes choices differ by place.
        """
        return next((turn for turn in self.ordered(place, turns) if turn and self.holds(turn)), "")

    def ordered(self, place: str, turns: Sequence[_Turn]) -> list[_Turn]:
        """The turns from a beginning of this person's and posting's own."""
        if not turns:
            return []
        digest = sha256(f"{place}\n{self._seed}".encode()).digest()
        begin = int.from_bytes(digest[:4], "big") % len(turns)
        return [*turns[begin:], *turns[:begin]]

    def first(self, turns: Iterable[str]) -> str:
        """The first of the turns that may be said, with its full stop; nothing where none may be."""
        return next((closed(turn) for turn in turns if turn and self.holds(closed(turn))), "")

    def holds(self, sentences: str) -> bool:
        """Whether the gate passes the sentences as they stand, in a letter or in a resume's summary."""
        if sentences not in self._held:
            self._held[sentences] = self._passes(sentences)
        return self._held[sentences]

    def _passes(self, sentences: str) -> bool:
        if self._in_letter:
            return self._gate.pass_through(Draft(paragraphs=(sentences,))).draft.paragraphs == (sentences,)
        return self._gate.pass_through(Draft(summary=sentences)).draft.summary == sentences

    def together(self, sentences: Iterable[str]) -> str:
        """The sentences as one paragraph; one that may not follow the others, where a job is named, is left out."""
        said = [sentence for sentence in sentences if sentence]
        whole = " ".join(said)
        if self.holds(whole):
            return whole
        kept = ""
        for sentence in said:
            longer = f"{kept} {sentence}".strip()
            kept = longer if self.holds(longer) else kept
        return kept

    def holds_of(self, job_id: str, bullet: str) -> bool:
        """Whether the gate passes a bullet of this job as it stands."""
        asked = (job_id, bullet)
        if asked not in self._held_of:
            bullets: dict[str, tuple[str, ...]] = {job_id: (bullet,)}
            self._held_of[asked] = self._gate.pass_through(Draft(bullets=bullets)).draft.bullets == bullets
        return self._held_of[asked]
