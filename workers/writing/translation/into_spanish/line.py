"""An English line of duties in Spanish: doings as infinitives, things, and what links them; whole, or not at all.

An infinitive stands in a resume for work that goes on as for work that has ended, and a letter can put it into the
first person. A line with a word that the lists don't have stays as the person wrote it.
"""

import re
from functools import lru_cache

from workers.language.conjugation import Form
from workers.writing.translation.figures_in_row import FiguresInRow
from workers.writing.translation.from_english.boards_and_levels import with_sizes_told
from workers.writing.translation.from_english.contexts import told_apart
from workers.writing.translation.from_english.crews_and_counts import with_counts_told
from workers.writing.translation.from_english.phrases import Phrase
from workers.writing.translation.from_english.speakers_and_decks import with_kinds_told
from workers.writing.translation.from_english.tokens import tokens_of
from workers.writing.translation.into_spanish.doings import Doing, doing_at, is_act, is_told_of
from workers.writing.translation.into_spanish.done_to import DoneTo
from workers.writing.translation.into_spanish.heads import are_bases, is_doing, tells_past
from workers.writing.translation.into_spanish.hours import CLOCK_TIMES
from workers.writing.translation.into_spanish.line_words import AND
from workers.writing.translation.into_spanish.listed import lowered, told_as_listed
from workers.writing.translation.into_spanish.pieces import Piece, told_of
from workers.writing.translation.into_spanish.records import record_in_spanish
from workers.writing.translation.into_spanish.said_otherwise import as_said, with_turns_read

_MARKS = {
    ",": ",",
    ";": ";",
    ":": ":",
    "-": ",",
    "\u2013": ",",
    "\u2014": ",",
    "(": "(",
    ")": ")",
    "/": "/",
    "&": "y",
    "+": "y",
}
_CLOCK = re.compile(r"\d:\d\d|\d ?[ap]\.?m\b|\b[a-z]{3,4} ?[-\u2013] ?[a-z]{3,4} (?:19|20)\d\d\b", re.IGNORECASE)
"""A time of day, whose PM no list tells, and from month to month."""
_SENTENCE_END = re.compile(r"(?<=[^\W\d_]{2})\.\s+(?=[^\W\d_])")
_PAIR = 2
_HELPS = frozenset({"help", "assist", "learn"})


@lru_cache(maxsize=1024)
def in_spanish(duty: str, *, past: bool = False, beside: str = "") -> str:
    """The line in Spanish; empty where a word of it isn't known. `past`: whether it tells of a job that has ended.

    `beside` is the title of the job, which decides a word of many senses where no word of the line does.
    """
    if record := record_in_spanish(duty):
        return record
    rows = FiguresInRow(with_kinds_told(with_counts_told(with_sizes_told(with_turns_read(duty))), beside), "en")
    duty = rows.text

    def tell(text: str) -> str:
        return _told(text, past=past, beside=beside)

    listed = told_as_listed(duty, beside, tell)
    return as_said(rows.put_back(listed or tell(duty) or told_as_listed(duty, beside, tell, is_last=True)))


def _told(duty: str, *, past: bool, beside: str) -> str:
    """The line by its sentences, each read word by word."""
    sentences = [
        _sentence_in_spanish(told_apart(one, beside), past=past, beside=beside)
        for one in _SENTENCE_END.split(duty.strip())
    ]
    return "; ".join([sentences[0], *map(lowered, sentences[1:])]) if all(sentences) else ""


def is_typed_in_past(duty: str) -> bool:
    """Whether an English line begins with a doing in the past."""
    tokens, _ = tokens_of(duty)
    found = doing_at(tokens, 0)
    return found is not None and found.form is Form.PAST


def _sentence_in_spanish(sentence: str, *, past: bool, beside: str) -> str:
    text = sentence.strip().rstrip(".;, ")
    if _CLOCK.search(CLOCK_TIMES.sub("", text)):
        return ""
    tokens, last = tokens_of(text)
    if not tokens:
        return ""
    line = _Line(tokens, text, last, past=past or tells_past(tokens), beside=beside)
    return told_of(line.pieces, beside) if line.read() else ""


class _Line(DoneTo):
    """One line, read from left to right."""

    def read(self) -> bool:
        """Read all of it; False at the first word that isn't known."""
        if self._is_shouted:
            return False
        while self._at < len(self._tokens):
            if not self._mark() or not self._step():
                return False
        if self._last.strip() not in {"", ")"} or (self._last and not self._is_open):
            return False
        if self._last:
            self.pieces.append(Piece(")", is_mark=True))
            self._is_open -= 1
        last = self.pieces[-1] if self.pieces else Piece(is_link=True)
        is_help_alone = last.doing is not None and last.doing.base in _HELPS and len(self.pieces) > 1
        return not self._is_open and not last.is_link and not is_help_alone

    def _mark(self) -> bool:
        token = self._tokens[self._at]
        if not token.mark or (token.mark == "-" and not self._at):
            return True
        for one in token.mark:
            if one not in _MARKS or (self._at == 0 and one != "("):
                return False
            self._is_open += {"(": 1, ")": -1}.get(one, 0)
            self.pieces.append(Piece(_MARKS[one], is_mark=True))
            self._may_act = self._may_act or one != "/"
        return self._is_open >= 0

    def _step(self) -> bool:
        token = self._tokens[self._at]
        if token.folded in AND and self.pieces and self._at + 1 < len(self._tokens):
            self.pieces.append(Piece(AND[token.folded], is_mark=True))
            self._at += 1
            self._may_act = True
            return True
        if token.folded == "i" and self._at + 1 < len(self._tokens):
            if self.pieces and not self.pieces[-1].is_mark:
                self.pieces.append(Piece(",", is_mark=True))
            self._at += 1
            self._may_act = self._is_own = True
            return True
        if token.folded == "then" and self._may_act and self._at + 1 < len(self._tokens):
            self._at += 1  # what is listed is done in its order anyway
            return True
        return (
            self._adverb()
            or self._kept_so()
            or self._meanwhile()
            or self._helped_person()
            or (self._may_act and self._doing())
            or self._clause()
            or self._link()
            or self._rate()
            or self._quality()
            or self._thing()
        )

    def _doing(self) -> bool:
        found = doing_at(self._tokens, self._at)
        if found is None or self._is_thing_of_list(found) or self._is_done_to_too(found):
            return False
        is_certain = self._at in self._bare or self._is_done_to_pronoun(found) or self._is_of_bases(found)
        is_certain = is_certain or self._begins_as_trade_does(found)
        if not is_certain and not is_doing(
            self._tokens, self._at, found, self._phrases, past=self._past, typed=self._form, is_led=self._is_led()
        ):
            return False
        if self._done_to_it(found):
            return True
        if self._is_taught and found.form is Form.BASE and self.pieces[-1].is_mark:
            self.pieces.append(Piece("a", is_link=True))
        self._form = found.form if found.form is not Form.GERUND else self._form
        self.pieces.append(Piece(doing=found))
        self._at += found.length
        self._may_act = False
        if found.base in _HELPS and self._helped():
            return True
        return True

    def _is_thing_of_list(self, found: Doing) -> bool:
        """Whether what is spelt as a doing goes on with things."""
        if found.form is Form.GERUND:
            return self._goes_on_with_thing()
        return found.form in {Form.BASE, Form.PAST} and self._is_among_things()

    def _is_done_to_too(self, found: Doing) -> bool:
        """Whether the last word of a list is what the doing before it is told of: lay brick and block."""
        phrase = self._phrases.at(self._at)
        if self._is_done_to_pronoun(found):
            return False
        doing = next((one.doing for one in reversed(self.pieces) if one.doing), None)
        is_last = found.form is Form.BASE and phrase is not None and phrase.end == self._at + 1
        is_listed = is_last and len(self.pieces) >= _PAIR and self.pieces[-1].text == "y"
        return is_listed and self.pieces[-2].phrase is not None and doing is not None and is_told_of(doing, phrase)

    def _meanwhile(self) -> bool:
        """A doing that goes with another one: recorrer la propiedad recogiendo basura."""
        found = doing_at(self._tokens, self._at)
        last = self.pieces[-1] if self.pieces else Piece()
        is_behind = last.phrase is not None or last.is_behind_link or last.is_adverb
        if found is None or found.form is not Form.GERUND or not is_behind or self._tokens[self._at].mark:
            return False
        if not any(one.doing for one in self.pieces) or self._at + found.length >= len(self._tokens):
            return False
        is_kind = found.length == 1 and self._phrases.noun_at(self._at)[0] is not None
        if is_kind or self._phrases.at(self._at + found.length) is None:
            return False
        self.pieces.append(Piece(doing=found, is_meanwhile=True))
        self._at += found.length
        return True

    def _is_among_things(self) -> bool:
        """Whether a line of things goes on with one that is spelt as a doing.

        Behind "and" a form is no act (grill and fry station, moment frames and braced frames), nor behind a comma
        what names a thing, too (line sets, disconnect whips).
        """
        before = self.pieces[-2:]
        are_things = any(one.phrase for one in self.pieces) and not any(one.doing for one in self.pieces)
        is_behind_thing = len(before) == _PAIR and (before[0].phrase is not None or before[0].is_behind_link)
        if not are_things or not is_behind_thing:
            return False
        is_thing = before[1].text == "," and self._phrases.noun_at(self._at)[0] is not None
        return before[1].text == "y" or (is_thing and self._at not in self._bare)

    def _is_led(self) -> bool:
        """Whether a verb must follow: behind "I", and behind one without an object (tear off and reroof)."""
        if self._is_own:
            self._is_own = False
            return True
        before = self.pieces[-2:]
        return len(before) > 1 and before[0].doing is not None and before[1].text == "y"

    def _helped(self) -> bool:
        """`help install cabinets`, `assist with installing`: what one helps to do."""
        at = self._at
        while at < len(self._tokens) and self._tokens[at].folded in {"to", "with", "in"} and not self._tokens[at].mark:
            at += 1
        found = doing_at(self._tokens, at) if at < len(self._tokens) and not self._tokens[at].mark else None
        if at == self._at and self.pieces[-1].doing is not None and self.pieces[-1].doing.base == "assist":
            return False  # "assist lead mechanic" names whom
        if found is None or found.form is not (
            Form.GERUND if self._tokens[at - 1].folded in {"with", "in"} else Form.BASE
        ):
            return False
        has_object = self._phrases.at(at + found.length) if at + found.length < len(self._tokens) else None
        if self._phrases.noun_at(at)[1] > (1 if has_object else 0) and found.form is Form.BASE:
            return False
        self.pieces[-1] = Piece("ayudar a" if self.pieces[-1].doing.base != "learn" else "aprender a", is_link=True)  # type: ignore[union-attr]
        self.pieces.append(Piece(doing=found))
        self._at = at + found.length
        return True

    def _is_undecided(self, phrase: Phrase) -> bool:
        """Whether a thing that begins the line, or among things, may be a doing with its object: disconnect whips."""
        is_begun = not self.pieces or self.pieces[-1].is_mark
        is_quality = not self.pieces and bool(self._phrases.quality_at(self._at)[1])  # light commercial units
        found = doing_at(self._tokens, self._at) if is_begun and not is_quality else None
        if found is None or found.form is not Form.BASE or phrase.end == self._at + found.length:
            return False
        if phrase.noun is None or not phrase.noun.is_plural or is_act(phrase.noun):
            return False
        if self._phrases.series_at(self._at)[0]:
            return False  # water and hydraulic hookups
        return self._phrases.noun_at(self._at)[1] == found.length and (not self.pieces or self._is_among_things())

    def _goes_on_behind_bracket(self) -> bool:
        """Whether a thing may follow a bracket without a comma, which it gets: an excavator (Cat 336), storm drain.

        Behind a code the bracket parts a name from its thing: BIT (90 day) inspections.
        """
        opened = next(at for at in range(len(self.pieces) - 1, -1, -1) if self.pieces[at].text == "(")
        before = self.pieces[opened - 1] if opened else Piece()
        if before.phrase is None or before.phrase.noun is None:
            return False
        self.pieces.append(Piece(",", is_mark=True))
        return True

    def _thing(self) -> bool:
        last = self.pieces[-1] if self.pieces else None
        is_led = last is None or last.is_mark or last.doing or last.is_link
        begins = len(self.pieces) == 1 or (len(self.pieces) > 1 and self.pieces[-2].is_mark)
        if not is_led and not (begins and last is not None and last.is_adverb):
            return False
        if last is not None and last.text == ")" and not self._goes_on_behind_bracket():
            return False
        phrase = self._phrases.at(self._at)
        is_shared = last is not None and last.text == "/" and phrase is not None and phrase.end - self._at > 1
        if phrase is not None and phrase.noun is None and len(phrase.text) == 1 and phrase.text.isalpha():
            before = self.pieces[-2].text.split()[-1:] if len(self.pieces) >= _PAIR and self.pieces[-1].is_mark else []
            if not before or len(before[0]) > 1 or not before[0].isupper():
                return False  # PM A, B, C services; but PM services A and B
        if not self._at and are_bases(self._tokens):
            return False  # shear, notch and brake light gauge
        if phrase is None or is_shared or self._is_undecided(phrase):  # "DPF/SCR diagnostics" may be of both
            return False
        self.pieces.append(Piece(phrase.text, phrase=phrase))
        self._at = phrase.end
        self._may_act = False
        return True
