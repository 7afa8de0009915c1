"""What English words may be in a noun phrase: nouns and qualities of the lists, names, doings as nouns."""

import re

from workers.language.conjugation import Form
from workers.language.words import fold
from workers.writing.translation.from_english.inflection import Noun, noun_of
from workers.writing.translation.from_english.measures import measure_at
from workers.writing.translation.from_english.pieces import nouns_of
from workers.writing.translation.from_english.tables import tables
from workers.writing.translation.from_english.tokens import Token
from workers.writing.translation.from_english.undecided_nouns import is_undecided

_LONGEST = 5
_LONGEST_QUALITY = 3
_LONGEST_INITIALS = 5
"""A longer word in capitals is a word that was shouted."""
_OF_CALENDAR = re.compile(
    r"(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?|january|february|march|april|may|june|july|august"
    r"|september|october|november|december"
)
"""Written with a capital, and names of nothing."""
_OF_SOMEBODY = re.compile(r"['\u2019]s$")
"""The lead's is who leads, not what leads."""
_INNER = frozenset({"", "-", "/"})
"""Marks within a name: lockout/tagout."""


class Names:
    """The words of one line; `may_name` where a capital tells a name, `beside` the title of its job."""

    def __init__(self, tokens: list[Token], *, may_name: bool, beside: str = "") -> None:
        self.tokens = tokens
        self._may_name = may_name
        self._of_trade = nouns_of(beside)
        self._words = [one.folded for one in tokens] + fold(beside).split()

    def noun_at(self, at: int) -> tuple[Noun | None, int]:
        """The longest noun of the lists that begins at a token, and how many tokens it takes."""
        least = 2 if at < len(self.tokens) and (self._is_of_name(at) or self._is_make(at)) else 1
        for length in range(min(_LONGEST, len(self.tokens) - at), least - 1, -1):
            words = self.tokens[at : at + length]
            if any(one.mark not in _INNER for one in words[1:]):
                continue
            name = " ".join(one.folded for one in words)
            if of_trade := self._of_trade.get(name):
                return of_trade, length
            if length == 1 and is_undecided(self._words, at):
                return None, 0
            is_initials = length == 1 and words[0].is_initials
            if (noun := tables().nouns.get(name)) and (not is_initials or name in tables().own):
                return noun, length
        return self._action_at(at) if at < len(self.tokens) and least == 1 else (None, 0)

    def _action_at(self, at: int) -> tuple[Noun | None, int]:
        """A doing as a noun, where Spanish has one: welding, la soldadura; of many senses behind its object."""
        form = tables().forms.get(self.tokens[at].folded) if not self.tokens[at].is_initials else None
        if form is None or form[1] is not Form.GERUND or form[0] == "use":
            return None, 0
        senses = tables().verbs.get(form[0], ())
        before = self.tokens[at - 1].folded if at and not self.tokens[at].mark else ""
        sense = next((one for one in senses[:1] if not one.objects), None)
        sense = sense or next((one for one in senses if {before, before.removesuffix("s")} & one.objects), None)
        act = tables().acts.get(sense.infinitive) if sense is not None else None
        return (noun_of(act, self.tokens[at].folded), 1) if act else (None, 0)

    def quality_at(self, at: int) -> tuple[str, int]:
        """The quality at a token, and how many tokens it takes."""
        if at < len(self.tokens) and (self._is_of_name(at) or _OF_SOMEBODY.search(self.tokens[at].text)):
            return "", 0
        for length in range(_LONGEST_QUALITY, 0, -1):
            words = self.tokens[at : at + length]
            if len(words) < length or any(one.mark for one in words[1:]):
                continue
            if quality := tables().qualities.get(" ".join(one.folded for one in words)):
                return quality, length
        return "", 0

    def has_noun_behind(self, at: int) -> bool:
        """Whether a noun stands at a token, or behind the qualities, sizes and names there."""
        if at >= len(self.tokens) or self.tokens[at].mark:
            return False
        if self.noun_at(at)[0] is not None:
            return True
        if self.tokens[at].folded in {"and", "or"}:
            return (
                at + 1 < len(self.tokens)
                and bool(self.quality_at(at + 1)[0] or measure_at(self.tokens, at + 1))
                and (self.has_noun_behind(at + 1))
            )
        if (taken := self.quality_at(at)[1]) or (
            (measure := measure_at(self.tokens, at)) and (taken := measure.length)
        ):
            return self.has_noun_behind(at + taken)
        return self.is_name(at) and self.has_noun_behind(at + 1)

    def is_name(self, at: int) -> bool:
        """Whether a token is a code, or a name: a capital within a line, of a word that no list has."""
        token = self.tokens[at]
        word = token.folded
        known = tables()
        is_word = (
            word in known.forms or word in known.qualities or word in known.phrases["links"] or word in known.nouns
        )
        if word == "i" or _OF_CALENDAR.fullmatch(word) or re.fullmatch(r"\d+(?:st|nd|rd|th)", word):
            return False
        is_code = token.is_code and not (token.is_initials and len(token.text) > _LONGEST_INITIALS)
        is_alone = at + 1 >= len(self.tokens) or not self.tokens[at + 1].text[:1].isupper()
        is_common = is_alone and (word in known.nouns or word in known.forms)
        is_make = word in known.makes and (not is_common or not token.is_first)
        if is_make or (is_code and word not in known.phrases["links"]):
            return True
        return token.is_name and self._may_name and (not is_word or self._is_in_name(at))

    def _is_make(self, at: int) -> bool:
        """Whether a word with a capital is a make, though it names a thing, too: Thermo King and Carrier."""
        token = self.tokens[at]
        return self._may_name and token.is_name and not token.is_initials and token.folded in tables().makes

    def _is_of_name(self, at: int) -> bool:
        """Whether a word with a small rest stands in a name of several words: the Orange of Orange County."""
        token = self.tokens[at]
        return self._may_name and token.is_name and not token.is_initials and self._is_in_name(at)

    def _is_in_name(self, at: int) -> bool:
        """Whether a word with a capital stands beside another one: Predictive Solutions."""
        before = at > 1 and self.tokens[at - 1].is_name and not self.tokens[at].mark
        behind = at + 1 < len(self.tokens) and self.tokens[at + 1].is_name and not self.tokens[at + 1].mark
        return before or behind
