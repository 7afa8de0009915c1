"""Words of a line that may be things, and are doings since what one does goes on behind them."""

from collections.abc import Sequence

from workers.writing.lexicon.conjugated import Told
from workers.writing.lexicon.spanish import lexicon
from workers.writing.lexicon.token import Token

_AND = frozenset({"y", "e", "o", "u"})
_ROW = 3
"""Doings that make a row; of two the second may be a thing: "marco puertas y piso"."""
_HOW = frozenset({"por", "con", "en", "a"})


class Row:
    """The doings of one line; `firsts` are the places of words that are nothing but what one does."""

    def __init__(self, tokens: Sequence[Token], firsts: Sequence[int]) -> None:
        self._tokens = tokens
        self._firsts = firsts

    def leads_or_joins(self, at: int) -> bool:
        """Whether a word that may tell what one does tells it here."""
        return (
            self._leads(at)
            or (self._word(at + 1) in _HOW and self.joins(at))
            or self._is_joined_until(at)
            or self._is_of_row(at)
        )

    def joins(self, at: int) -> bool:
        """Whether a line begins here, and goes on with nothing but "y" and one's own doing."""
        if at:
            return False
        joined = next((one for one in self._firsts if one > at and self._word(one - 1) == "y"), 0)
        return bool(joined) and not any(token.mark for token in self._tokens[1 : joined + 1])

    def _leads(self, at: int) -> bool:
        """Whether single words follow, each a doing, the last of which is nothing else: "baño, visto y doy"."""
        if at and not self._tokens[at].mark:
            return False
        place = at + 1
        while place < len(self._tokens) and (self._tokens[place].mark == "," or self._word(place) == "y"):
            place += self._word(place) == "y"
            if place in self._firsts:
                return True
            if not any(told is Told.FIRST for _, told in lexicon().forms.get(self._word(place), ())):
                return False
            place += 1
        return False

    def _is_of_row(self, at: int) -> bool:
        """Whether a line begins with single words, each a doing and the first nothing else: "mido, trazo y corto"."""
        row, place = [0], 1
        while place < len(self._tokens) and (self._tokens[place].mark == "," or self._word(place) == "y"):
            place += self._word(place) == "y"
            row.append(place)
            place += 1
        if at not in row or len(row) < _ROW or self._firsts[:1] != [0]:
            return False
        return all(any(told is Told.FIRST for _, told in lexicon().forms.get(self._word(one), ())) for one in row)

    def _is_joined_until(self, at: int) -> bool:
        """Whether "y" joins it to one's own doing: "embolso y acomodo por número", "lleno hojas y aviso cuando"."""
        is_joined = at > 0 and self._word(at - 1) in _AND and any(first < at for first in self._firsts)
        is_second = at - 2 in self._firsts and self._word(at + 1) in {"por", "segun", "con"}
        return is_joined and (self._word(at + 1) == "cuando" or is_second)

    def _word(self, at: int) -> str:
        return self._tokens[at].folded if at < len(self._tokens) else ""
