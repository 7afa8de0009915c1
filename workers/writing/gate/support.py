"""Whether one place of the profile supports a term of a clause, in the company in which it stands there."""

from collections.abc import Sequence

from workers.language.conjugation import is_verb
from workers.language.grammar import Grammar
from workers.language.occupations import names_occupation
from workers.language.terms import Clause, Term
from workers.language.vocabulary import vocabulary
from workers.language.words import words_of
from workers.writing.gate.evidence import Place, Source

_ROWS = ("title:", "company:", "credential:", "skill:")


class Support:
    """The rules for one language."""

    def __init__(self, language: Grammar) -> None:
        self._grammar = language
        self._concepts = vocabulary(language.code).concepts

    def stands(self, term: Term, claimed: Sequence[Term], clause: Clause, place: Place, *, in_bullet: bool) -> bool:
        """Whether the place supports a term among what its clause claims.

        Numbers, occupations and words of credentials must not be moved about: they are supported in the company in
        which the place has them.
        """
        if not place.supports(term) or (term.key.startswith("title:") and place.source is Source.DUTIES):
            return False
        index = next(at for at, one in enumerate(claimed) if one is term)
        before = [one.key for one in claimed[max(0, index - 1) : index]]
        after = [one.key for one in claimed[index + 1 : index + 2]]
        if term.key.startswith("#"):
            return self._number_stands(term, [*before, *after], place)
        if names_occupation(term.surface) and not term.key.startswith(_ROWS):
            return self._occupation_stands(term, clause, place, in_bullet=in_bullet)
        if term.key in self._grammar.credential_words and place.source is Source.DUTIES:
            return any(self._next_claimed(place, at) == after for at in _indices(place, term.key))
        return True

    def leading_verb(self, claimed: Sequence[Term]) -> Term | None:
        """The verb that leads a clause and has an object in it; alone, "pumps" and "welding" are nouns."""
        words = words_of(claimed[0].surface) if claimed else []
        if not words or not is_verb(words[0].folded, self._grammar.code):
            return None
        if len(words) == 1:
            return claimed[0] if len(claimed) > 1 else None
        is_noun = words[0].folded in self._grammar.noun_verbs or words[0].folded.endswith("ing")
        return None if is_noun or words[-1].folded.endswith(self._grammar.noun_endings) else claimed[0]

    def is_certification(self, term: Term) -> bool:
        """Whether the term names a certification: a row's, or one of the vocabulary."""
        if term.key.startswith("@"):
            return self._concepts[term.key[1:]].kind == "certification"
        return term.key.startswith("credential:")

    def _number_stands(self, term: Term, neighbours: list[str], place: Place) -> bool:
        """Whether the number stands in one clause of the place with the words it stands beside here."""
        if place.source is not Source.DUTIES:
            return all(key in place.plain for key in neighbours)
        beside = [key for key in neighbours if not key.startswith("company:")]
        verb: str | None = None
        for clause in place.clauses:
            claimed = [one for one in clause.terms if one.key not in self._grammar.neutral]
            own_verb = self.leading_verb(claimed)
            verb = own_verb.key if own_verb else verb
            for at in (index for index, one in enumerate(claimed) if one.key == term.key):
                company = _between_numbers(claimed, at) | ({verb} if verb else set())
                if self._grammar.with_pasts(company).issuperset(beside):
                    return True
        return False

    def _occupation_stands(self, term: Term, clause: Clause, place: Place, *, in_bullet: bool) -> bool:
        """The person's own occupation is a whole title; another's is spoken of as in the duties."""
        if place.source is Source.DUTIES:
            spoken = self._led_by(term, clause)
            return any(
                spoken == self._led_by(other, source)
                for source in place.clauses
                for other in source.terms
                if other.key == term.key
            )
        return self.is_certification(term) or (in_bullet and place.source is not Source.SKILL)

    def _led_by(self, term: Term, clause: Clause) -> str | None:
        """The verb or small word that leads to the term past its articles and attributes; None where nothing does.

        "Reported to the shop foreman" leads there by "to", "I was shop foreman" and "Shop foreman" by nothing.
        """
        words = self._grammar
        before = [one for one in clause.terms if one.start < term.start and one.key not in words.articles]
        for one in reversed(before):
            if one.key in words.subjects:
                return None
            if one.key in words.neutral or one.key in words.hedges or one.key in words.verbs:
                return one.key
        return None

    def _next_claimed(self, place: Place, index: int) -> list[str]:
        following = [term.key for term in place.terms[index + 1 :] if term.key not in self._grammar.neutral]
        return following[:1]


def _between_numbers(claimed: Sequence[Term], at: int) -> set[str]:
    """Keys of the terms around a number, as far as the numbers beside it."""
    numbers = [index for index, term in enumerate(claimed) if term.key.startswith("#")]
    first = max((index + 1 for index in numbers if index < at), default=0)
    last = min((index for index in numbers if index > at), default=len(claimed))
    return {term.key for term in claimed[first:last]}


def _indices(place: Place, key: str) -> list[int]:
    return [index for index, term in enumerate(place.terms) if term.key == key]
