"""Which terms of a clause claim something, and so need support."""

from collections.abc import Sequence
from dataclasses import replace

from workers.language.conjugation import is_verb
from workers.language.grammar import Grammar
from workers.language.terms import Clause, Term
from workers.language.words import words_of

Span = tuple[int, int]


def claimed_terms(clause: Clause, granted: Sequence[Span], language: Grammar) -> list[Term]:
    """The clause's terms but for those that say nothing of the person, and those that stand in a granted span."""
    terms = [
        term for term in clause.terms if not any(start <= term.start and term.end <= end for start, end in granted)
    ]
    claimed = [
        _figureless(terms, index)
        for index, term in enumerate(terms)
        if _claims(term, language) or _has_object(terms, index, language) or _is_had(terms, index, language)
    ]
    # To deny what isn't named is a claim of its own: "I am not".
    return claimed or [term for term in terms if term.key in language.negators]


def _claims(term: Term, language: Grammar) -> bool:
    return term.key not in language.neutral and term.key not in language.negators


def _has_object(terms: Sequence[Term], index: int, language: Grammar) -> bool:
    """Whether a weak word is what the person does with something: "I fit pipe", "Wrote programs"."""
    if terms[index].key not in language.weak:
        return False
    before = [term.key for term in terms[:index]]
    is_own = all(key in language.subjects or key in language.neutral for key in before) and (
        not before or any(key in language.persons for key in before)
    )
    return is_own and any(_claims(term, language) for term in terms[index + 1 :])


def _is_had(terms: Sequence[Term], index: int, language: Grammar) -> bool:
    """Whether "have" says that the person has a thing: not as an auxiliary, and not of experience."""
    if terms[index].key not in language.possession:
        return False
    following = [term for term in terms[index + 1 :] if term.key not in language.articles]
    if not following or following[0].key in language.neutral:
        return False
    first = words_of(following[0].surface)[0].folded
    return not is_verb(first, language.code) or first in language.noun_verbs


def _figureless(terms: Sequence[Term], index: int) -> Term:
    """The term; a single year without a figure before it ("welder of the year") under a key that no row supports."""
    term = terms[index]
    is_title = term.surface.casefold() in {"year", "año"} and not any(one.key.startswith("#") for one in terms[:index])
    return replace(term, key=f"{term.key}!") if is_title else term
