"""How much a statement of the person's speaks to a posting: its keywords, codes and phrases, learnt from it alone."""

import re

from workers.language.grammar import grammar
from workers.language.terms import Stance, Term, clauses_of
from workers.language.vocabulary import vocabulary
from workers.language.words import fold, words_of
from workers.posting.phrases import SORTS
from workers.posting.requirements import BROAD
from workers.writing.doing import done_concepts, is_beside
from workers.writing.draft import Assignment
from workers.writing.rules.leading import asks_to_lead, leads

_FULL_LENGTH = 6
"""Words from which a statement counts as a whole one."""
_CODE = re.compile(r"^(?=.*\d)(?=.*[A-Za-z])[\w./-]{2,}$|^[A-Z]{2,6}$")
_PHRASE = 0.5
"""Share of a phrase's words from which a statement speaks of it."""
_FIGURES = 0.8
"""What a figure is worth: how much, how many, how well."""
_LED = 1.5
"""What it is worth to have led or taught others where a posting asks for it."""
_SHARED, _ASKED = 0.3, 0.7
"""What a word of the posting's is worth, and what it is worth beside where it stands in what is asked for."""
_RECORD = re.compile(
    r"\b(?:no|zero|0|without|sin|cero)\b[^.;]*\b(?:accidents?|incidents?|injur\w+|preventables?|lost[ -]time"
    r"|recordables?|violations?|claims|rejects?|accidentes?|incidentes?|lesiones|rechazos)\b",
    re.IGNORECASE,
)
"""Work that went without harm or fault for a time."""
_RECORD_SAYS = 1.5
_WEAK = re.compile(
    r"(?:sw(?:eep|ept)|clean(?:ed)?|mop(?:ped)?|wash(?:ed)?|tid(?:y|ied)|stock(?:ed)?|carr(?:y|ied)|fetch(?:ed)?"
    r"|haul(?:ed)? trash|wip(?:e|ed)|barr(?:er|í|e)\w*|limpi\w+|carg(?:ar|o|aba) (?:cajas|material)|acomod\w+"
    r"|some|a (?:little|bit of)|occasional(?:ly)?|limited|algo de|un poco de)\b",
    re.IGNORECASE,
)
"""What everybody does beside their work, and what somebody did only some of."""
_WEAK_COSTS = 0.8
_MOST_SHARED = 3.5


class Relevance:
    """Scores statements for one assignment; higher speaks more to the posting."""

    def __init__(self, assignment: Assignment) -> None:
        posting = assignment.posting
        self._code = assignment.language
        self._entries = vocabulary(assignment.language)
        self._words = grammar(assignment.language)
        self._matches = assignment.matches
        self._asked = {
            keyword.concept: (0.5 if keyword.concept in BROAD else 3.0 if keyword.level == "required" else 2.0)
            + 0.25 * min(keyword.mentions - 1, 4)
            for keyword in posting.keywords
            if keyword.concept
        }
        # Plain words compare only within one language; keywords do across.
        self._same_language = posting.language == assignment.language
        self._stems = posting.stems if self._same_language else {}
        asked = {key for one in posting.requirements for key in self._telling(one.text)}
        self._asked_stems = asked if self._same_language else set()
        self._asks_to_lead = asks_to_lead(assignment.posting_text)
        self._codes = {fold(word) for one in posting.requirements for word in one.text.split() if _CODE.match(word)}
        self._codes |= {fold(keyword.name) for keyword in posting.keywords if not keyword.concept}
        self._phrases = [
            (one, keys, 1.5 if one.is_duty else 2.0 if one.level == "required" else 1.2)
            for one in posting.requirements
            if self._same_language and len(keys := self._telling(one.text)) > 1
        ]

    def of(self, statement: str) -> float:
        """What is asked for weighs most, then shared words; figures and whole sentences help a little, hedges don't."""
        terms = self._terms(statement)
        keys = {t.key for t in terms} - self._words.neutral
        shared = sum(_SHARED * min(self._stems.get(key, 0), 3) + _ASKED * (key in self._asked_stems) for key in keys)
        figures = _FIGURES if any(term.key.startswith("#") for term in terms) else 0.0
        hedged = 1.5 if any(term.stance is not Stance.PLAIN for term in terms) else 0.0
        if is_beside(statement, self._code):
            shared = 0.0
        weak = _WEAK_COSTS if _WEAK.match(statement) and not keys & self._asked_stems else 0.0
        record = _RECORD_SAYS if _RECORD.search(statement) else 0.0
        length = 0.1 * min(len(statement.split()), _FULL_LENGTH)
        return self.asked_in(statement) + min(shared, _MOST_SHARED) + figures + record + length - hedged - weak

    def asked_in(self, statement: str) -> float:
        """What of a statement the posting asks for: entries that were done firsthand, codes, phrases."""
        done = {name for found in done_concepts(statement, self._code) for name in self._entries.closure(found)}
        leading = _LED if self._asks_to_lead and leads(statement) else 0.0
        concepts = leading + sum(self._asked.get(name, 0.0) for name in done)
        words = {word.folded for word in words_of(statement)} | {
            fold(word.strip(".,;()")) for word in statement.split()
        }
        if is_beside(statement, self._code):
            return concepts
        codes = 2.5 * len(words & self._codes)
        keys = self._telling(statement)
        phrases = max(
            (weight * share for _, asked, weight in self._phrases if (share := _share(asked, keys)) >= _PHRASE),
            default=0.0,
        )
        return concepts + codes + phrases

    def shares(self, statement: str) -> bool:
        """Whether a statement has a word of what the posting asks for, or something else of it."""
        return bool(self._telling(statement) & self._asked_stems) or self.asked_in(statement) > 0

    def _terms(self, statement: str) -> list[Term]:
        return [term for clause in clauses_of(statement, self._code) for term in clause.terms]

    def _telling(self, text: str) -> frozenset[str]:
        keys = (self._words.key(word.folded) for word in words_of(text) if word.folded not in SORTS)
        return frozenset(keys) - self._words.neutral


def _share(asked: frozenset[str], said: frozenset[str]) -> float:
    return len(asked & said) / len(asked)
