"""What a sentence claims, and which of it no place of the profile supports."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from workers.language.grammar import Grammar, grammar
from workers.language.terms import Clause, Name, Term, clauses_of
from workers.writing.gate.claimed import claimed_terms
from workers.writing.gate.evidence import Evidence, Place, Source
from workers.writing.gate.support import Support

_SELF_NAMING = re.compile(r"\b(?:as(?: an?| the)?|como)\s+$", re.IGNORECASE)
_ANYWHERE = frozenset({Source.SKILL, Source.CREDENTIAL, Source.TENURE})


@dataclass(slots=True)
class Scope:
    """Where a sentence stands: in the bullets of one job (`experience`), or in prose about the person.

    `context` are the jobs that the paragraph last named by their employer; `granted` are spans that need no support,
    since they name the position applied for.
    """

    experience: str | None = None
    context: frozenset[str] = frozenset()
    granted: Sequence[tuple[int, int]] = field(default_factory=tuple)


class ClaimCheck:
    """Holds sentences against the evidence of one profile."""

    def __init__(self, evidence: Evidence) -> None:
        self._evidence = evidence
        self._grammar: Grammar = grammar(evidence.code)
        self._support = Support(self._grammar)

    def unsupported(self, sentence: str, scope: Scope) -> list[Term]:
        """The terms that make the sentence's clauses fail; empty when every clause is supported."""
        # In bullets a title is a word like others: "reported to the foreman" names nobody's title.
        names = self._evidence.companies if scope.experience else self._evidence.names
        failing = self._failing_terms(sentence, scope, names)
        if failing and not scope.experience:
            # A skill's name may stand in a sentence about the duties too, as words like others.
            failing = self._failing_terms(
                sentence, scope, tuple(name for name in names if not name.key.startswith("skill:"))
            )
        return failing

    def _failing_terms(self, sentence: str, scope: Scope, names: tuple[Name, ...]) -> list[Term]:
        clauses = clauses_of(sentence, self._evidence.code, names)
        places = self._places(sentence, clauses, scope)
        if self._is_own(sentence, clauses, places):
            return []
        failing: list[Term] = []
        verb: Term | None = None
        for clause in clauses:
            claimed = claimed_terms(clause, scope.granted, self._grammar)
            own_verb = self._support.leading_verb(claimed)
            if claimed and own_verb is None and verb is not None:
                claimed = [verb, *claimed]
            verb = own_verb or verb
            failing += self._failing(claimed, clause, places, scope)
        return failing

    def _is_own(self, sentence: str, clauses: Sequence[Clause], places: Sequence[Place]) -> bool:
        """Whether past "At Acme, I also" the sentence is clauses of the duties as they stand."""
        terms = [term for clause in clauses for term in clause.terms]
        for term in terms:
            keys = self._grammar.keys(sentence[term.start :])
            if any(place.own_words and place.own_words.say(keys) for place in places):
                return True
            if term.key not in self._grammar.neutral and not term.key.startswith("company:"):
                return False
        return False

    def jobs_named(self, sentence: str) -> frozenset[str]:
        """Ids of the jobs that a sentence names by their employer."""
        terms = [
            term for clause in clauses_of(sentence, self._evidence.code, self._evidence.names) for term in clause.terms
        ]
        return frozenset(self._evidence.experiences_named(t.key for t in terms if t.key.startswith("company:")))

    def _places(self, sentence: str, clauses: Sequence[Clause], scope: Scope) -> list[Place]:
        """The places that may support this sentence: a job's own where the sentence is about that job."""
        if scope.experience:
            return self._evidence.of(scope.experience)
        terms = [term for clause in clauses for term in clause.terms]
        naming = [
            term.key
            for term in terms
            if term.key.startswith("company:")
            or (term.key.startswith("title:") and _SELF_NAMING.search(sentence[: term.start]))
        ]
        named = self._evidence.experiences_named(naming)
        if companies := {key for key in naming if key.startswith("company:")}:
            named &= self._evidence.experiences_named(companies)
        if named:
            beside = {Source.CREDENTIAL} if companies else {Source.CREDENTIAL, Source.TENURE}
            return [p for p in self._evidence.places if p.experience in named or p.source in beside]
        if scope.context:
            return [p for p in self._evidence.places if p.experience in scope.context or p.source in _ANYWHERE]
        return self._evidence.places

    def _failing(self, claimed: list[Term], clause: Clause, places: list[Place], scope: Scope) -> list[Term]:
        """What stays unsupported by the place that supports most of the clause."""
        claimed = self._beside_held_credentials(claimed, places)
        if not claimed:
            return []
        head, rest = claimed[:1], claimed[1:]
        if (
            head[0].key.startswith("title:")
            and rest
            and not any(term.key.startswith(("#", "company:")) for term in rest)
        ):
            return [
                *self._failing_together(head, clause, places, scope),
                *self._failing_together(rest, clause, places, scope),
            ]
        return self._failing_together(claimed, clause, places, scope)

    def _failing_together(self, claimed: list[Term], clause: Clause, places: list[Place], scope: Scope) -> list[Term]:
        fewest = claimed
        for place in places:
            failing = [
                term
                for term in claimed
                if not self._support.stands(term, claimed, clause, place, in_bullet=scope.experience is not None)
            ]
            if not failing:
                return []
            if len(failing) < len(fewest):
                fewest = failing
        return fewest

    def _beside_held_credentials(self, claimed: list[Term], places: list[Place]) -> list[Term]:
        """The clause without certifications in force and what holds them: they go with anything the person did."""
        held = [place for place in places if place.source is Source.CREDENTIAL]
        words = self._grammar.credential_words

        def is_held(term: Term) -> bool:
            return self._support.is_certification(term) and any(place.supports(term) for place in held)

        has_figure = any(term.key.startswith("#") for term in claimed)
        if len(claimed) < 2 or has_figure or not any(map(is_held, claimed)):  # noqa: PLR2004 - alone: checked as any other
            return claimed
        kept = []
        for index, term in enumerate(claimed):
            beside = claimed[max(0, index - 1) : index] + claimed[index + 1 : index + 2]
            goes_with_one = term.key in words and any(map(is_held, beside))
            if not is_held(term) and not goes_with_one:
                kept.append(term)
        return kept
