"""How much a statement of the person's speaks to a posting: its keywords, codes and phrases, learnt from it alone."""

from math import fsum

from workers.language.grammar import LanguageCode, grammar
from workers.language.terms import Stance, clauses_of
from workers.language.vocabulary import vocabulary
from workers.language.words import fold, words_of
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
from workers.writing.rules.asked.word_worth import telling_keys, together, worths_in
from workers.writing.rules.worth.leading import asks_to_lead, heads_a_crew, leads, leads_work, position_leads
from workers.writing.rules.worth.what_lines_say import (
    asks_for_a_record,
    names_a_fault,
    says_little,
    share_of_daily_work,
    share_of_own,
    share_within_limits,
    tells_a_fault,
    tells_a_record,
    tells_what_not,
)

_FULL_LENGTH = 6
"""Words from which a statement counts as a whole one."""
_PHRASE = 0.5
"""Share of a phrase's words from which a statement speaks of it."""
_FIGURES = 0.8
"""What a figure is worth: how much, how many, how well."""
_FIGURED_LENGTH = 4
"""Words of a line whose figure says how much of something: "crew of 9" says nothing of the work."""
_VAGUE = frozenset({"half", "medio", "media", "mitad"})
_LED = 1.5
"""What it is worth to have led or taught others where a posting asks for it; again where the position itself leads."""
_SPOKEN = 1.5
"""What it is worth to have worked in a second language that a posting names."""
_OWN_GEAR = 1.5
"""What it is worth to say that one has tools or a vehicle of one's own where a posting asks for them."""
_BY_LEADING, _BY_RECORD, _BY_TONGUE, _BY_GEAR = "#leading", "#record", "#tongue", "#gear"
"""Wishes that are answered by other words than the posting's."""
_SHARED, _ASKED, _NEAR_ASKED = 0.3, 0.7, 0.5
"""What a word of the posting's is worth, and beside that where it stands in what is asked for, or in the same sentence.

Of "Drain cleaning, hydro jetting, camera." the last isn't read as asked for, and is.
"""
_TELLS = 0.7
"""What a word is worth that is a wish by itself: "one week in five" is answered by no line that has "week"."""
_AGAIN_COSTS = 0.3
"""Share of a line's worth that it loses where all that it answers has been answered by the lines before it."""
_MOST_OFTEN = 3
_RECORD_SAYS = 1.5
"""What it is worth to say how well work went; three times where a posting asks for that."""
_WEAK_COSTS, _RARE_COSTS = 0.8, 0.3
_FAULT_SAYS = -9.0
"""A line of what went wrong, or wasn't done, stands last, whatever words it shares with a posting."""
_MOST_SHARED = 3.5
_CODE_SAYS, _MORE_CODES = 2.5, 1.0
"""What a code of the posting's is worth, and each further one: AAMA 501.2 are two that name one thing."""
_SPELLED = 2.0
"""What a short name is worth that stands for words of the posting."""
_OF_HEAD, _MOST_OF_HEAD = 1.0, 3
"""What a word of the position's head is worth that names no trade: healthcare, aerospace, ground mount."""
_OF_HEAD_BESIDE = 0.5
"""What it is worth of that to have only assisted in such work."""
_OF_BUSINESS, _MOST_OF_BUSINESS = 0.5, 2
"""What a word of the employer's first sentence about itself is worth: who makes soups asks for kettles."""
_EARLY, _MOST_EARLY = 1.0, 3
"""What a word of the first duty or demand is worth, and of how many words a line gets it; less further down."""
_OPERATES: dict[LanguageCode, str] = {"en": "operate", "es": "operar"}
"""What is done to any machine: that a line and a posting share it is told by the act, not by the word."""
_NEXT_ASKED = 0.5
"""What a thing that is asked for is worth in the order of lines beside one before it: a list of parts is one wish."""
_LED_BY_TITLE = 20.0
"""What it is worth to have led where the position itself leads: that line stands first."""
_TOLD = 1.5
"""What a word is worth of what a posting wants to be told."""


class Relevance:
    """Scores statements for one assignment; higher speaks more to the posting."""

    def __init__(self, assignment: Assignment) -> None:
        posting = assignment.posting
        self._code = assignment.language
        self._weighed: dict[str, float] = {}
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
        self._record_says = _RECORD_SAYS * (3 if self._asks_for_record else 1)
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

    def of(self, statement: str) -> float:
        """What is asked for weighs most, then shared words; figures and whole sentences help a little, hedges don't."""
        if statement not in self._weighed:
            self._weighed[statement] = self._weigh(statement)
        return self._weighed[statement]

    def _weigh(self, statement: str) -> float:
        terms = [term for clause in clauses_of(statement, self._code) for term in clause.terms]
        keys = {t.key for t in terms} - self._words.neutral - self._of_any_machine
        shared = fsum(
            self.worths.get(key, 1.0) * (_SHARED * min(self._stems.get(key, 0), _MOST_OFTEN) + self._asks_for(key))
            for key in keys
        )
        is_figured = any(t.key.startswith("#") and fold(t.surface) not in _VAGUE for t in terms)
        figures = _FIGURES * (is_figured and len(statement.split()) >= _FIGURED_LENGTH)
        hedged = 1.5 if any(term.stance is not Stance.PLAIN for term in terms) and not names_a_fault(statement) else 0.0
        if self.is_beside_work(statement):
            shared = 0.0
        weak = _WEAK_COSTS if says_little(statement) and not keys & self._asked_stems else 0.0
        told = _TOLD * len(keys & self._to_tell)
        record = self._record_says if tells_a_record(statement) else 0.0
        length = 0.1 * min(len(statement.split()), _FULL_LENGTH)
        led = _LED_BY_TITLE if self.leads_as_asked(statement) else _LED * (self._is_to_lead and leads(statement))
        said = min(shared, _MOST_SHARED) + self._said_first(statement) + told
        said += self._acts.answered_by(statement, self._code)
        said += self._shown.worth(statement, self._done(statement))
        worth = self.asked_in(statement) - self._asked_again(statement) + said + led + figures + record + length
        worth -= hedged + weak
        if tells_a_fault(statement) or tells_what_not(statement):
            return _FAULT_SAYS
        shares = share_of_own(statement), share_within_limits(statement), share_of_daily_work(statement)
        return worth if worth <= 0 else worth * min(shares) - _RARE_COSTS * (shares[-1] < 1)

    def asked_in(self, statement: str, *, with_leading: bool = True) -> float:
        """What of a statement the posting asks for: entries that were done firsthand, codes, phrases."""
        done = self._done(statement)
        leading = _LED if with_leading and self._asks_to_lead and leads(statement) else 0.0
        spoken = _SPOKEN if speaks_as_asked(statement, self._tongues) else 0.0
        brought = _OWN_GEAR if has_own_gear_as_asked(statement, self._own_gear) else 0.0
        concepts = leading + spoken + brought + fsum(self._asked.get(name, 0.0) for name in done)
        if self.is_beside_work(statement):
            return concepts + _OF_HEAD_BESIDE * self._of_head(self._telling(statement))
        spelled = self._spelled(statement)
        named = len(self._codes.in_line(statement))
        codes = _CODE_SAYS * bool(named) + _MORE_CODES * max(0, named - 1) + _SPELLED * bool(spelled)
        keys = self._telling(statement) | spelled
        phrases = max(
            (weight * share for _, asked, weight in self._phrases if (share := self._share(asked, keys)) >= _PHRASE),
            default=0.0,
        )
        return concepts + codes + phrases + self._of_head(keys)

    def _asked_again(self, statement: str) -> float:
        """What a line loses in the order of lines for each further thing that it names and that is asked for."""
        worths = sorted((self._asked.get(name, 0.0) for name in self._done(statement)), reverse=True)
        return sum(worth * (1 - _NEXT_ASKED**place) for place, worth in enumerate(worths))

    def _done(self, statement: str) -> set[str]:
        return {name for found in done_concepts(statement, self._code) for name in self._entries.closure(found)}

    def _asks_for(self, key: str) -> float:
        return _ASKED if key in self._asked_stems else _NEAR_ASKED * (key in self._near_asked)

    def is_beside_work(self, statement: str) -> bool:
        """Whether it only moved, cleaned or watched what it names, and nobody asks for that act: loading, ordering."""
        if not is_beside(statement, self._code):
            return False
        heads = {self._words.key(word.folded) for word in words_of(statement)[:1]}
        return says_little(statement) or not heads & self._asked_stems

    def _share(self, asked: frozenset[str], said: frozenset[str]) -> float:
        return together(asked & said, self.worths) / together(asked, self.worths)

    def _of_head(self, keys: frozenset[str]) -> float:
        return _OF_HEAD * min(len(keys & self._heads), _MOST_OF_HEAD)

    def _said_first(self, statement: str) -> float:
        """What words are worth that the posting says of its employer, and of its wishes early."""
        keys = (self._telling(statement) | self._spelled(statement)) - self._of_any_machine
        early = sorted(
            (self._early[key] * self.worths.get(key, 1.0) for key in keys & self._early.keys()), reverse=True
        )
        return _EARLY * sum(early[:_MOST_EARLY]) + _OF_BUSINESS * min(len(keys & self._business), _MOST_OF_BUSINESS)

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

    def beside(self, statement: str, said: frozenset[str]) -> float:
        """What a statement is worth behind others that said some of the posting's words; leading others as ever."""
        worth, own = self.of(statement), self.words_shared(statement)
        if worth <= 0 or not own or (self._asks_to_lead and leads(statement)):
            return worth
        return worth * (1 - _AGAIN_COSTS * together(own & said, self.worths) / together(own, self.worths))

    def shares(self, statement: str) -> bool:
        """Whether a statement has a word of what the posting asks for, or something else of it."""
        is_said = self._telling(statement) & self._asked_stems or self._shown.in_line(statement)
        return bool(is_said) or self.asked_in(statement) > 0

    def _spelled(self, statement: str) -> frozenset[str]:
        """Words of the posting that short names in capitals stand for: tenant improvement, of "TI work"."""
        names = short_names_in(statement)
        return frozenset(key for name in names for key in self._initials.get(name, ()))

    def _telling(self, text: str) -> frozenset[str]:
        return telling_keys(text, self._code)
