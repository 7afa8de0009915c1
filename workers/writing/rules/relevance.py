"""How much a statement of the person's speaks to a posting."""

from workers.language.grammar import grammar
from workers.language.terms import Stance, clauses_of
from workers.language.vocabulary import vocabulary
from workers.posting.requirements import BROAD
from workers.writing.draft import Assignment

_FULL_LENGTH = 6
"""Words from which a statement counts as a whole one."""


class Relevance:
    """Scores statements for one assignment; higher speaks more to the posting."""

    def __init__(self, assignment: Assignment) -> None:
        self._code = assignment.language
        self._entries = vocabulary(assignment.language)
        self._words = grammar(assignment.language)
        self._asked = {
            keyword.concept: (1.0 if keyword.concept in BROAD else 3.0) + 0.25 * min(keyword.mentions - 1, 4)
            for keyword in assignment.posting.keywords
            if keyword.concept
        }
        # Plain words compare only within one language; keywords do across.
        same_language = assignment.posting.language == assignment.language
        self._stems = assignment.posting.stems if same_language else {}

    def of(self, statement: str) -> float:
        """Keywords weigh most, then shared words; figures and whole sentences help a little, hedged ones less."""
        terms = [term for clause in clauses_of(statement, self._code) for term in clause.terms]
        shown = {name for t in terms if t.key.startswith("@") for name in self._entries.closure(t.key[1:])}
        asked = sum(self._asked.get(name, 0.0) for name in shown)
        shared = sum(0.4 * min(self._stems.get(key, 0), 3) for key in {t.key for t in terms} - self._words.neutral)
        figures = 0.4 if any(term.key.startswith("#") for term in terms) else 0.0
        hedged = 0.5 if any(term.stance is not Stance.PLAIN for term in terms) else 0.0
        length = 0.1 * min(len(statement.split()), _FULL_LENGTH)
        return asked + min(shared, 4.0) + figures + length - hedged
