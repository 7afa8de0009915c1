"""A Spanish line read from left to right: marks, links, adverbs, doings and things, until a word isn't known."""

import re

import msgspec

from workers.language.conjugation import Form
from workers.writing.lexicon.conjugated import Told
from workers.writing.lexicon.spanish import Term
from workers.writing.translation.into_english.asides import Asides
from workers.writing.translation.into_english.nouns.links import from_where
from workers.writing.translation.into_english.nouns.listed import goes_on_listing
from workers.writing.translation.into_english.verbs.lookup import AND, PREPOSITIONS

_MARKS = {",": ",", ";": ";", ":": ":", "-": " -", "\u2013": " -", "(": " (", ")": ")", "/": "/", "&": " and", ".": ";"}
_HOW_OFTEN = re.compile(
    r"(?:every|daily|once|twice|three times|first|visually|again|carefully|by hand\b"
    r"|in the (?:morning|afternoon)|on \w+days)\b"
)
"""What English says of a doing behind what it is done to."""
_KEEPS = frozenset({"mantener", "llevar", "tener", "traer"})
"""Verbs behind which "al día" says that a thing is kept up to date."""
_OF_MEASURE = re.compile(
    r"\bfewer than(?= \d[\d.,]* ?(?:%|percent|degrees|minutes|hours|seconds|pounds|feet|inches|psi|ppm))"
)
"""Before a measure English says "less than", and "fewer than" only of things: less than 40 degrees."""
_LEAD = 2
"""Words of a phrase that a line begins with."""


class English(msgspec.Struct, frozen=True):
    """A line told in English; `is_whole` unless a clause of it was left out."""

    text: str = ""
    is_whole: bool = True


class Line(Asides):
    """One line, read from left to right."""

    def english(self) -> English:
        """The line as it is read; empty at the first word that isn't known."""
        if not self.read():
            return English()
        return English(_OF_MEASURE.sub("less than", self.told()), is_whole=not self.has_fallen)

    def read(self) -> bool:
        """Read all of it; False at the first word that isn't known."""
        while self._at < len(self.words):
            is_marked = self._mark()
            self._open()
            if not (is_marked and self._step()) and not self._falls():
                return False
        self._close()
        if self._closes and self._is_open:
            self._said.append(")")
            self._is_open -= 1
        return bool(self._said) and self._may_end()

    def _may_end(self) -> bool:
        return self._said[-1] not in {"and", "or", ",", *PREPOSITIONS} and not self._is_open

    def _mark(self) -> bool:
        mark = self._tokens[self._at].mark
        if not mark or (self._at == 0 and mark != "("):
            return True
        self._close()
        for one in mark.replace(" ", ""):
            if one not in _MARKS:
                return False
            self._is_open += {"(": 1, ")": -1}.get(one, 0)
            self._is_led = self._is_led and one != ":"
            self._said.append(_MARKS[one])
        self._begin()
        return True

    def _begin(self) -> None:
        self._may_act = True
        self._after_noun = None
        self._after_verb = False

    def _step(self) -> bool:  # noqa: C901, PLR0911 - one for each sort of word
        word = self.words[self._at]
        if word in AND and self._said and self._at + 1 < len(self.words):
            if not self._is_more_told():
                self._close()
            self._said.append(AND[word])
            self._at += 1
            self._may_act = True
            self._after_noun = None
            return True
        if self._adverb() or self._lately() or self._by_the_clock():
            return True
        if word == "como" and self._how():
            return True
        if word == "cada" and self._how_often():
            return True
        if (word == "cuando" and self._when()) or self._subclause():
            return True
        if word == "yo" and self._has_verb and self._at and not self._tokens[self._at].mark and not self._may_act:
            self._at += 1  # "las repartía yo por cuarto"
            return True
        if self._label_or_aside():
            return True
        if self._leads_to_doing():
            self._said.append(",")
            self._may_act, self._after_noun = True, None
        is_meanwhile = self._after_noun is not None and Told.GERUND in self.told_at(self._at)
        if (self._may_act or is_meanwhile) and self._doing():
            return True
        if self._preposition():
            return True
        if self._after_noun is None and self._thing():
            return True
        return self._relative() or self._object_behind() or self._lacks_comma()

    def _lacks_comma(self) -> bool:
        """A list typed without commas goes on, as if it had them."""
        if (
            self._after_noun is None
            or self._is_waited_for()
            or not goes_on_listing(self._phrases, self._after_noun.noun, self._at)
        ):
            return False
        self._close()
        self._said.append(",")
        self._after_noun = None
        return True

    def _leads_to_doing(self) -> bool:
        """Whether one's own doing follows where or with what, told first: "en granja solar hincábamos postes"."""
        if self._has_verb or not self._is_led or self._after_noun is None or self._is_open or self._at < _LEAD:
            return False
        told = self.told_at(self._at)
        return bool(told & {Told.FIRST, Told.PAST}) and self._is_verb_only(self._at) and not self._tokens[self._at].mark

    def _is_more_told(self) -> bool:
        """Whether more of what somebody is told follows: "le explico al cliente las opciones y el costo"."""
        told = self.told_at(self._at + 1)
        is_doing = bool(told) and self._is_done(self._at + 1, told)
        waits = self._particle.startswith("to ") or bool(_HOW_OFTEN.match(self._particle))
        return waits and not is_doing and bool(self._phrases.at(self._at + 1))

    def _adverb(self) -> bool:
        term = self._known.at(self.words, self._at, "adverb")
        if term is None or any(token.mark for token in self._tokens[self._at + 1 : self._at + len(term.words)]):
            return False
        noun = self._known.at(self.words, self._at, "noun", "preposition", "before_noun")
        if noun and len(noun.words) > len(term.words):
            return False
        if self._is_place_of_more(term) or self._belongs_behind(term):
            return False
        is_of_noun = self.words[self._at] in {"diario", "seguido", "juntos"} and self._after_noun is not None
        is_kept_so = self._verb in _KEEPS or not self._has_verb or term.english != "up to date"
        if (len(term.words) == 1 and is_of_noun) or not is_kept_so:
            return False
        if self._after_verb and _HOW_OFTEN.match(term.english) and self._precedes_thing(self._at + len(term.words)):
            self._particle = f"{self._particle} {term.english}".strip()
            self._at += len(term.words)
            return True
        self._close()
        self._said.append(term.english)
        self._at += len(term.words)
        self._after_verb = False
        self._is_led = self._is_led or term.english.startswith("with ")
        if term.english.endswith((" of", " for")) and self._at < len(self.words):
            self._may_act = True
            self._chain = (Form.GERUND, "")
        if term.english.endswith((" by", " of", " for", "only", "mostly", "mainly", "sometimes")):
            self._after_noun = None
        return True

    def _belongs_behind(self, term: Term) -> bool:
        """Whether what follows has it as its own: "sin parar la máquina", "casi 120"."""
        behind = self._at + len(term.words)
        is_of_figure = term.words == ("casi",) and self._phrases.figure(behind) is not None
        return is_of_figure or (term.words[0] == "sin" and self._precedes_thing(behind))

    def _precedes_thing(self, at: int) -> bool:
        """Whether what is done to follows, before which English puts no time: "reviso todos los días la alberca"."""
        return at < len(self.words) and not self._tokens[at].mark and self._phrases.at(at) is not None

    def _is_place_of_more(self, term: Term) -> bool:
        """Whether a longer noun begins behind the "en" of an adverb, or a preposition goes on behind it."""
        joined = self._joined_with_del()
        if joined and joined[1] > self._at + len(term.words):
            return True  # "bajo supervisión del aplicador"
        if len(term.words) < 2 or term.words[0] not in {"en", "con"}:  # noqa: PLR2004 - "en" and a word
            return False
        behind = self._at + len(term.words)
        if self._phrases.follows(behind) and (self.words[behind] == "de" or self._known.at(self.words, behind, "make")):
            return True  # "con máquina Lincoln"
        noun = self._known.at(self.words, self._at + 1, "noun")
        return noun is not None and len(noun.words) >= len(term.words)

    def _how(self) -> bool:
        """`como cimbrar`: how to do something."""
        at = self._at + 1
        if at >= len(self.words) or Told.INFINITIVE not in self.told_at(at):
            return False
        self._close()
        self._said.append("how to")
        self._chain = (Form.BASE, "")
        self._at = at
        return self._phrase(at) or self._verbs("x")

    def _is_letter_of_list(self) -> bool:
        """Whether a letter alone goes on with a list of kinds: "servicios PM A, B y C"."""
        token = self._tokens[self._at]
        return len(token.surface) == 1 and token.is_capital and self._at > 0

    def _thing(self) -> bool:
        is_label = not self._has_verb and (not self._said or self._said[-1] in {",", ";", ":", "and"})
        is_done_to = self._has_verb and not self._is_led and not self._is_open
        if self._is_letter_of_list():
            return False
        phrase = self._phrases.at(
            self._at, bare=is_label or self._is_determined or bool(self._is_open), generic=is_done_to
        )
        self._is_determined = False
        if phrase is None or self._is_one_of_works():
            return False
        if phrase.noun is None and self._at == 0 and phrase.end == len(self.words):
            return False
        if is_done_to and self._said[-1:] == ["and"] and (other := self._other_sense()):
            self._said.append(other)
        self._say(from_where(phrase, self._verb) if is_done_to else phrase.text, phrase)
        if not (self._at + 1 < len(self.words) and self._phrases.follows(self._at) in AND and self._is_more_told()):
            self._close()
        return True
