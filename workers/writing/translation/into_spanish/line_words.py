"""What was read of an English line so far, and its words that stand beside things and doings: adverbs, qualities."""

import re

from workers.language.conjugation import Form
from workers.writing.translation.from_english.inflection import agreeing
from workers.writing.translation.from_english.measures import measure_at
from workers.writing.translation.from_english.phrases import Phrases
from workers.writing.translation.from_english.pieces import senses_of
from workers.writing.translation.from_english.tables import tables
from workers.writing.translation.from_english.tokens import Token
from workers.writing.translation.into_spanish.doings import Doing, is_act
from workers.writing.translation.into_spanish.heads import bare_doings
from workers.writing.translation.into_spanish.hours import hour_at
from workers.writing.translation.into_spanish.pieces import Piece

AND = {"but": "pero", "and": "y", "or": "o", "&": "y", "+": "y", "nor": "ni"}
LONGEST_LINK = 5
_ORDERS = {"first": "primer", "last": "últim", "past": "últim"}
_TIME = re.compile(r"(?:años?|mes(?:es)?|semanas?|días?|horas?|temporadas?)$")
_LEAVES_SO = frozenset({"keep", "leave"})
_BEHIND_KEPT = frozenset({"and", "for", "on", "at", "in", "during", "with", "every", "all"})
_HOW_OFTEN = frozenset({"daily", "weekly", "monthly", "quarterly", "yearly"})
_MOST_CAPITALS = 0.5


class LineWords:
    """The state of one line that is read."""

    def __init__(self, tokens: list[Token], text: str, last: str, *, past: bool, beside: str = "") -> None:
        self._tokens = tokens
        self._text = text
        self._last = last
        self._past = past
        self._beside = beside
        within = [one for one in tokens[1:] if one.text[:1].isalpha()]
        capitals = sum(one.text[:1].isupper() and not one.is_code for one in within)
        self._phrases = Phrases(tokens, may_name=not within or capitals <= len(within) * _MOST_CAPITALS, beside=beside)
        self._is_shouted = len(within) > 1 and all(one.text.isupper() for one in within)
        self._bare = bare_doings(tokens)
        self._of_trade = senses_of(beside)
        self.pieces: list[Piece] = []
        self._at = 0
        self._may_act = True
        self._is_open = 0
        self._is_own = False
        self._is_taught = False
        self._form: Form | None = None

    def _quality(self) -> bool:
        """A quality behind the thing that has it: 74 units, hydraulic and electric."""
        quality, length = self._phrases.quality_at(self._at)
        noun = next((one.phrase.noun for one in reversed(self.pieces) if one.phrase and one.phrase.noun), None)
        behind = self._at + length
        is_closed = behind >= len(self._tokens) or bool(self._tokens[behind].mark) or self._tokens[behind].folded in AND
        if (
            not quality
            or noun is None
            or not is_closed
            or self._phrases.noun_at(self._at)[0] is not None
            or not self.pieces[-1].is_mark
        ):
            return False
        self.pieces.append(Piece(agreeing(quality, noun)))
        self._at = behind
        self._may_act = False
        return True

    def _kept_so(self) -> bool:
        """How a thing is kept: keep the site clean and safe."""
        last, doing = (self.pieces[-1], self.pieces[-2].doing) if len(self.pieces) > 1 else (Piece(), None)
        noun = last.phrase.noun if last.phrase else None
        if doing is None or doing.base not in _LEAVES_SO or noun is None or self._tokens[self._at].mark:
            return False
        at, told = self._at, []
        while at < len(self._tokens):
            quality, length = self._phrases.quality_at(at)
            if not quality or self._tokens[at].folded == "fixed":  # kept it fixed: in repair, not in its place
                return False
            told.append(agreeing(quality, noun))
            at += length
            is_more = at + 1 < len(self._tokens) and self._tokens[at].folded in AND and not self._tokens[at].mark
            if not is_more or not self._phrases.quality_at(at + 1)[0]:
                break
            at += 1
        if at < len(self._tokens) and not self._tokens[at].mark and self._tokens[at].folded not in _BEHIND_KEPT:
            return False
        self.pieces.append(Piece(" y ".join(told)))
        self._at = at
        self._may_act = False
        return True

    def _adverb(self) -> bool:
        for length in range(LONGEST_LINK, 0, -1):
            words = self._tokens[self._at : self._at + length]
            if len(words) < length or any(one.mark for one in words[1:]):
                continue
            name = " ".join(one.folded for one in words)
            if f"{name} by" in tables().phrases["links"]:
                continue  # as directed by somebody
            if self._phrases.noun_at(self._at)[1] > length:
                continue  # on time delivery
            if (said := tables().phrases["adverbs"].get(name)) and self._stands_alone(length):
                said = self._as_quality(name) or said
                self.pieces.append(Piece(said, is_adverb=True))
                self._at += length
                return True
        return self._every()

    def _every(self) -> bool:
        """Read a distance between repetitions in units or things: readings every 100 feet, checks every 20 pieces."""
        if self._first_or_last() or self._hour():
            return True
        phrase = self._phrases.at(self._at) if self._tokens[self._at].folded in {"every", "each"} else None
        if phrase is None:
            return False
        if phrase.noun is not None:
            return self._every_so_many()
        self.pieces.append(Piece(phrase.text, is_adverb=True))
        self._at = phrase.end
        return True

    def _every_so_many(self) -> bool:
        """Read "every" and a number of other things behind a thing: check parts every 20 pieces."""
        last = self.pieces[-1] if self.pieces else Piece()
        is_counted = self._at + 1 < len(self._tokens) and self._tokens[self._at + 1].is_number
        phrase = self._phrases.at(self._at + 1) if is_counted and not self._tokens[self._at].mark else None
        if phrase is None or (last.phrase is None and not last.is_behind_link):
            return False
        self.pieces.append(Piece(f"cada {phrase.text}", is_adverb=True))
        self._at = phrase.end
        return True

    def _hour(self) -> bool:
        """A time of day: at 5:30 am."""
        said, length = hour_at(self._tokens, self._at)
        if said:
            self.pieces.append(Piece(said, is_adverb=True))
            self._at += length
        return bool(said)

    def _first_or_last(self) -> bool:
        """Some time at the beginning or the end: the first 2 years, last 3 seasons."""
        at = self._at + (self._tokens[self._at].folded == "the")
        order = _ORDERS.get(self._tokens[at].folded) if at + 1 < len(self._tokens) else None
        measure = measure_at(self._tokens, at + 1) if order else None
        if order is None or measure is None or not _TIME.match(measure.unit) or measure.figure in {"1", "un"}:
            return False
        is_feminine = measure.unit.startswith(("semana", "temporada", "hora"))
        lead = f"las {order}as" if is_feminine else f"los {order}os"
        self.pieces.append(Piece(f"{lead} {measure.text}", is_adverb=True))
        self._at = at + 1 + measure.length
        return True

    def _as_quality(self, adverb: str) -> str:
        """How often, as the quality of a thing that nobody's doing stands before: conteos cíclicos diarios."""
        last = self.pieces[-1] if self.pieces else Piece()
        if adverb not in _HOW_OFTEN or last.phrase is None or last.phrase.noun is None:
            return ""
        is_of_doing = any(one.doing for one in self.pieces) or not is_act(last.phrase.noun)
        return "" if is_of_doing else agreeing(tables().qualities[adverb], last.phrase.noun)

    def _stands_alone(self, length: int) -> bool:
        """Whether an adverb isn't the quality of what follows: daily, but not the daily of daily reports."""
        behind = self._at + length
        word = self._tokens[self._at].folded
        if length > 1 or word not in tables().qualities or behind >= len(self._tokens):
            return True
        if not self.pieces and self._tokens[behind].folded in AND:
            return self._phrases.at(self._at) is None  # annual and five year load tests
        return bool(self._tokens[behind].mark) or self._phrases.at(behind) is None

    def _begins_as_trade_does(self, found: Doing) -> bool:
        """Whether a line begins with what the trade of its title does to many things: rake joints, block walls."""
        if self.pieces or found.form is not Form.BASE or found.base not in self._of_trade:
            return False
        if self._phrases.noun_at(self._at)[1] > found.length:
            return False  # trench drains
        behind = self._phrases.at(self._at + found.length)
        is_parted = behind is None or bool(self._tokens[self._at + found.length].mark)
        return not is_parted and behind is not None and behind.noun is not None and behind.noun.is_plural
