"""What a posting wishes for, as its lines can be answered, and which of that a statement of the person's says."""

from workers.language.grammar import LanguageCode, grammar
from workers.language.vocabulary import vocabulary
from workers.language.words import words_of
from workers.posting.requirements.reading import BROAD
from workers.writing.draft import Assignment
from workers.writing.matching.doing import done_concepts, is_beside
from workers.writing.rules.asked.asked_codes import AskedCodes
from workers.writing.rules.asked.driving_licence import is_licence_alone
from workers.writing.rules.asked.own_gear import has_own_gear_as_asked, own_gear_in
from workers.writing.rules.asked.said_of_work import (
    asked_to_tell,
    business_in,
    head_of,
    heads_in,
    makers_of,
    wishes_by_place,
    words_beside_asked,
)
from workers.writing.rules.asked.short_names import short_names_in, spelled_in
from workers.writing.rules.asked.tongues import speaks_as_asked, tongues_in
from workers.writing.rules.asked.trades_shown import ShownTrades
from workers.writing.rules.asked.wished_work import WishedActs, duties_of
from workers.writing.rules.asked.word_worth import telling_keys, worths_in
from workers.writing.rules.worth.leading import asks_to_lead, heads_a_crew, leads, leads_work, position_leads
from workers.writing.rules.worth.what_lines_say import (
    asks_for_a_record,
    says_little,
    tells_a_record,
)

_BY_LEADING, _BY_RECORD, _BY_TONGUE, _BY_GEAR = "#leading", "#record", "#tongue", "#gear"
"""Wishes that are answered by other words than the posting's."""
_TELLS = 0.7
"""What a word is worth that is a wish by itself: "one week in five" is answered by no line that has "week"."""
_OPERATES: dict[LanguageCode, str] = {"en": "operate", "es": "operar"}
"""What is done to any machine: that a line and a posting share it is told by the act, not by the word."""


class WishesSaid:
    """The wishes of one assignment's posting: its keywords, words, codes and phrases, learnt from it alone."""

    def __init__(self, assignment: Assignment) -> None:
        posting = assignment.posting
        self._code = assignment.language
        self._wished: dict[str, frozenset[str]] = {}
        self._entries = vocabulary(assignment.language)
        self._words = grammar(assignment.language)
        self._matches = assignment.matches
        self._asked = {
            keyword.concept: (0.5 if keyword.concept in BROAD else 3.0 if keyword.level == "required" else 2.0)
            + 0.25 * min(keyword.mentions - 1, 4)
            for keyword in posting.keywords
            if keyword.concept
        }
        self._shown = ShownTrades(self._asked)
        # Plain words compare only within one language; keywords do across.
        self._same_language = posting.language == assignment.language
        self._stems = posting.stems if self._same_language else {}
        self.worths = worths_in(assignment.posting_text, assignment.language) if self._same_language else {}
        """The posting's words by their keys, each with what it is worth; none of a posting in the other language."""
        told = [one for one in posting.requirements if not is_licence_alone(one.text)]
        asked = {key for one in told for key in self._telling(one.text)}
        self._asked_stems = asked if self._same_language else set()
        near = words_beside_asked(posting, assignment.posting_text, self._telling)
        self._near_asked = near if self._same_language else frozenset()
        self._asks_for_record = asks_for_a_record(assignment.posting_text)
        self._asks_to_lead = asks_to_lead(assignment.posting_text)
        self._tongues = tongues_in(assignment.posting_text)
        self._own_gear = own_gear_in(assignment.posting_text)
        self._codes = AskedCodes(posting)
        self._initials = spelled_in(assignment.posting_text) if self._same_language else {}
        text = assignment.posting_text
        position = f"{head_of(assignment.posting_text)} {posting.title}"
        self._is_to_lead = position_leads(position)
        self._heads = heads_in(posting, text, self._telling, asked) if self._same_language else frozenset()
        self._business = business_in(posting, text, self._telling) if self._same_language else frozenset()
        self.duties = duties_of(posting, text)
        """The posting's duties, in order and in its language."""
        self._early = wishes_by_place(posting, self.duties, self._telling) if self._same_language else {}
        self._acts = WishedActs(posting, self.duties)
        self._of_any_machine = set(self._words.keys(_OPERATES[assignment.language]))
        question = asked_to_tell(text)
        to_tell = self._telling(question) | makers_of(question, posting, text, self._telling)
        self._to_tell = to_tell if self._same_language else frozenset()
        self._phrases = [
            (one, keys, 1.5 if one.is_duty else 2.0 if one.level == "required" else 1.2)
            for one in told
            if self._same_language and len(keys := self._telling(one.text)) > 1
        ]

    def _done(self, statement: str) -> set[str]:
        return {name for found in done_concepts(statement, self._code) for name in self._entries.closure(found)}

    def is_beside_work(self, statement: str) -> bool:
        """Whether it only moved, cleaned or watched what it names, and nobody asks for that act: loading, ordering."""
        if not is_beside(statement, self._code):
            return False
        heads = {self._words.key(word.folded) for word in words_of(statement)[:1]}
        return says_little(statement) or not heads & self._asked_stems

    def leads_as_asked(self, statement: str) -> bool:
        """Whether a statement tells of leading where the position itself leads."""
        return self._is_to_lead and (leads_work(statement) or heads_a_crew(statement))

    def teaches_as_asked(self, statement: str) -> bool:
        """Whether a statement tells of teaching others where the position itself leads."""
        return self._is_to_lead and leads(statement)

    def says_position(self, statement: str) -> bool:
        """Whether a statement has a word of the position's head that names no trade: six traction modernizations."""
        return bool(self._telling(statement) & self._heads)

    def wishes_in(self, statement: str) -> frozenset[str]:
        """What of the posting's wishes a statement says, by their words and entries, to tell what is new in it."""
        if statement not in self._wished:
            self._wished[statement] = self._wishes_of(statement)
        return self._wished[statement]

    def _wishes_of(self, statement: str) -> frozenset[str]:
        done = self._done(statement)
        words = self.words_shared(statement)
        telling = {word for word in words if self.worths.get(word, 1.0) >= _TELLS}
        by_sort = {
            sort
            for sort, is_told in (
                (_BY_LEADING, self._asks_to_lead and leads(statement)),
                (_BY_RECORD, self._asks_for_record and tells_a_record(statement)),
                (_BY_TONGUE, speaks_as_asked(statement, self._tongues)),
                (_BY_GEAR, has_own_gear_as_asked(statement, self._own_gear)),
            )
            if is_told
        }
        named = self._codes.in_line(statement) | self._spelled(statement)
        shown = frozenset() if self.is_beside_work(statement) else self._shown.in_line(statement)
        return frozenset(telling | (done & self._asked.keys()) | named | by_sort | shown)

    def names_a_wish(self, clause: str) -> bool:
        """Whether a clause has a word of what is asked for that tells a wish by itself."""
        asked = self._telling(clause) & (self._asked_stems | self._heads)
        return any(self.worths.get(word, 1.0) >= _TELLS for word in asked)

    def words_shared(self, statement: str) -> frozenset[str]:
        """Words of what is asked for that a statement has, and of the employer's work; usual ones among them."""
        return self._telling(statement) & (self._asked_stems | self._near_asked | self._heads | self._business)

    def _spelled(self, statement: str) -> frozenset[str]:
        """Words of the posting that short names in capitals stand for: tenant improvement, of "TI work"."""
        names = short_names_in(statement)
        return frozenset(key for name in names for key in self._initials.get(name, ()))

    def _telling(self, text: str) -> frozenset[str]:
        return telling_keys(text, self._code)
