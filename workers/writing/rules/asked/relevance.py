"""How much a statement of the person's speaks to a posting: its keywords, codes and phrases, learnt from it alone."""

from math import fsum

from workers.language.terms import Stance, clauses_of
from workers.language.words import fold
from workers.writing.draft import Assignment
from workers.writing.rules.asked.own_gear import has_own_gear_as_asked
from workers.writing.rules.asked.tongues import speaks_as_asked
from workers.writing.rules.asked.wishes_said import WishesSaid
from workers.writing.rules.asked.word_worth import together
from workers.writing.rules.worth.leading import leads
from workers.writing.rules.worth.what_lines_say import (
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
_SHARED, _ASKED, _NEAR_ASKED = 0.3, 0.7, 0.5
"""What a word of the posting's is worth, and beside that where it stands in what is asked for, or in the same sentence.

Of "Drain cleaning, hydro jetting, camera." the last isn't read as asked for, and is.
"""
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
_NEXT_ASKED = 0.5
"""What a thing that is asked for is worth in the order of lines beside one before it: a list of parts is one wish."""
_LED_BY_TITLE = 20.0
"""What it is worth to have led where the position itself leads: that line stands first."""
_TOLD = 1.5
"""What a word is worth of what a posting wants to be told."""


class Relevance(WishesSaid):
    """Scores statements for one assignment; higher speaks more to the posting."""

    def __init__(self, assignment: Assignment) -> None:
        super().__init__(assignment)
        self._weighed: dict[str, float] = {}

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
        record = _RECORD_SAYS * (3 if self._asks_for_record else 1) if tells_a_record(statement) else 0.0
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

    def _asks_for(self, key: str) -> float:
        return _ASKED if key in self._asked_stems else _NEAR_ASKED * (key in self._near_asked)

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
