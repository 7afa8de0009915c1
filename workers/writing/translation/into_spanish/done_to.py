"""What a doing is done to where that stands elsewhere: behind further doings, or before a pronoun."""

from workers.writing.translation.into_spanish.doings import Doing, doing_at, is_act, told
from workers.writing.translation.into_spanish.heads import PLACES_OF_WORK, are_bases
from workers.writing.translation.into_spanish.links import Links
from workers.writing.translation.into_spanish.pieces import Piece

_PLACES_OF_BASES = (0, 1, 3)
_BEHIND_BASES = 4
_PREPOSITIONS = frozenset({"a", "de", "en", "con"})


class DoneTo(Links):
    """Doings of one line by what they are done to."""

    def _is_of_bases(self, found: Doing) -> bool:
        """Whether it is one of three doings that begin a line, all told of its thing: chain, strap and tarp coils."""
        thing = self._phrases.at(_BEHIND_BASES) if are_bases(self._tokens) and found.length == 1 else None
        if self._at not in _PLACES_OF_BASES or thing is None or thing.noun is None or is_act(thing.noun):
            return False
        if not thing.noun.is_plural or not thing.noun.names.isdisjoint(PLACES_OF_WORK):
            return False
        row = [doing_at(self._tokens, at) for at in _PLACES_OF_BASES]
        return all(one is not None and told(one, thing) for one in row)

    def _is_done_to_pronoun(self, found: Doing) -> bool:
        """Whether what was named before is its object: install machines and anchor them."""
        behind = self._at + found.length
        is_free = behind < len(self._tokens) and not self._tokens[behind].mark
        return is_free and self._tokens[behind].folded in {"it", "them"} and bool(self.pieces)

    def _done_to_it(self, found: Doing) -> bool:
        """`write it in the log`: what was named before, behind its infinitive."""
        behind = self._at + found.length
        pronoun = self._tokens[behind].folded if behind < len(self._tokens) and not self._tokens[behind].mark else ""
        thing = next((one.phrase for one in self.pieces if one.phrase and one.phrase.noun), None)
        noun = thing.noun if thing else None
        said = told(found, None) or told(found, thing) if pronoun in {"it", "them"} and noun is not None else ""
        first, blank, rest = said.partition(" ")
        if not said or rest.rpartition(" ")[2] in _PREPOSITIONS or noun is None:
            return False
        ending = f"{'la' if noun.is_feminine else 'lo'}{'s' if noun.is_plural else ''}"
        self.pieces.append(Piece(f"{first}{ending}{blank}{rest}"))
        self._at = behind + 1
        self._may_act = False
        return True
