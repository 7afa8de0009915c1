"""What a sentence claims, and which of it no place of the profile supports."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from workers.writing.gate.evidence import Evidence, Place, Source
from workers.writing.language.grammar import Grammar, grammar
from workers.writing.language.occupations import names_occupation
from workers.writing.language.terms import Clause, Name, Term, clauses_of
from workers.writing.language.vocabulary import vocabulary
from workers.writing.language.words import words_of

_NEAR = 4
"""How many claiming words apart a number and its neighbours may stand in the profile."""
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
        self._concepts = vocabulary(evidence.code).concepts

    def unsupported(self, sentence: str, scope: Scope) -> list[Term]:
        """The terms that make the sentence's clauses fail; empty when every clause is supported."""
        # In bullets a title is a word like others: "reported to the foreman" names nobody's title.
        names = self._evidence.companies if scope.experience else self._evidence.names
        failing = self._failing_terms(sentence, scope, names)
        if failing and not scope.experience:
            # A skill's name may stand in a sentence about the duties too, as words like others.
            failing = self._failing_terms(
                sentence, scope, [name for name in names if not name.key.startswith("skill:")]
            )
        return failing

    def _failing_terms(self, sentence: str, scope: Scope, names: Sequence[Name]) -> list[Term]:
        clauses = clauses_of(sentence, self._evidence.code, names)
        places = self._places(sentence, clauses, scope)
        if self._is_own(sentence, clauses, places):
            return []
        failing: list[Term] = []
        verb: Term | None = None
        for clause in clauses:
            claimed = [term for term in clause.terms if self._claims(term, scope)]
            if not claimed:  # to deny something that isn't named is a claim of its own: "I am not"
                failing += [term for term in clause.terms if term.key in self._grammar.negators]
            own_verb = self._verb(claimed)
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

    def _claims(self, term: Term, scope: Scope) -> bool:
        """Whether the term says something that needs support."""
        if any(start <= term.start and term.end <= end for start, end in scope.granted):
            return False
        words = self._grammar
        return term.key not in words.neutral and term.key not in words.negators and term.key not in words.hedges

    def _verb(self, claimed: Sequence[Term]) -> Term | None:
        """The verb that leads the clause and has an object in it; alone, "pumps" and "welding" are nouns."""
        words = words_of(claimed[0].surface) if claimed else []
        if not words or not self._grammar.is_verb(words[0].folded):
            return None
        has_object = len(claimed) > 1 if len(words) == 1 else not words[0].folded.endswith("ing")
        return claimed[0] if has_object else None

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
                term for index, term in enumerate(claimed) if not self._stands(index, claimed, clause, place, scope)
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
            is_credential = term.key.startswith("credential:") or (
                term.key.startswith("@") and self._concepts[term.key[1:]].kind == "certification"
            )
            return is_credential and any(place.supports(term) for place in held)

        if len(claimed) < 2 or not any(map(is_held, claimed)):  # noqa: PLR2004 - alone it is checked as any other
            return claimed
        kept = []
        for index, term in enumerate(claimed):
            beside = claimed[max(0, index - 1) : index] + claimed[index + 1 : index + 2]
            goes_with_one = term.key in words and any(map(is_held, beside))
            if not is_held(term) and not goes_with_one:
                kept.append(term)
        return kept

    def _stands(self, index: int, claimed: list[Term], clause: Clause, place: Place, scope: Scope) -> bool:
        """Whether the place supports the term, and for what must not be moved about, in the same company."""
        term = claimed[index]
        before = claimed[index - 1].key if index else None
        after = claimed[index + 1].key if index + 1 < len(claimed) else None
        if term.key.startswith("title:") and place.source is Source.DUTIES:
            return False
        if not place.supports(term):
            return False
        if term.key.startswith("#"):
            return self._number_stands(term, [key for key in (before, after) if key], place)
        if self._names_occupation(term):
            return self._occupation_stands(term, clause, place, scope)
        if term.key in self._grammar.credential_words and place.source is Source.DUTIES:
            return any(_next_claimed(place, at, self._grammar) == after for at in _indices(place, term.key))
        return True

    def _number_stands(self, term: Term, neighbours: list[str], place: Place) -> bool:
        """Whether the number stands here beside the words it stands beside in the sentence."""
        if place.source is not Source.DUTIES:
            return all(key in place.plain for key in neighbours)
        beside = [key for key in neighbours if not key.startswith("company:")]
        return any(
            self._grammar.with_pasts(t.key for t in place.terms[max(0, at - _NEAR) : at + _NEAR + 1]).issuperset(beside)
            for at in _indices(place, term.key)
        )

    def _occupation_stands(self, term: Term, clause: Clause, place: Place, scope: Scope) -> bool:
        """The person's occupation is a whole title; another's is spoken of as in the duties."""
        if place.source is Source.DUTIES:
            spoken = self._led_by(term, clause)
            return any(
                spoken == self._led_by(other, source)
                for source in place.clauses
                for other in source.terms
                if other.key == term.key
            )
        return scope.experience is not None and place.source is not Source.SKILL

    def _names_occupation(self, term: Term) -> bool:
        """Whether the term names an occupation that isn't a whole title or certification of the profile."""
        if term.key.startswith("@") and self._concepts[term.key[1:]].kind == "certification":
            return False
        return not term.key.startswith(("title:", "company:", "credential:")) and names_occupation(term.surface)

    def _led_by(self, term: Term, clause: Clause) -> str | None:
        """The word before the term, past its articles; None where the clause or its subject begins there."""
        before = [
            other.key for other in clause.terms if other.start < term.start and other.key not in self._grammar.articles
        ]
        return before[-1] if before and before[-1] not in self._grammar.subjects else None


def _indices(place: Place, key: str) -> list[int]:
    return [index for index, term in enumerate(place.terms) if term.key == key]


def _next_claimed(place: Place, index: int, words: Grammar) -> str | None:
    following = (term.key for term in place.terms[index + 1 :] if term.key not in words.neutral)
    return next(following, None)
