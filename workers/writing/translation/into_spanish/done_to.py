"""What a doing is done to where that stands elsewhere, and who is helped or taught to do something."""

from workers.language.conjugation import Form
from workers.writing.translation.from_english.inflection import Noun, article
from workers.writing.translation.from_english.phrases import Phrase
from workers.writing.translation.into_spanish.clauses import Clauses
from workers.writing.translation.into_spanish.doings import Doing, doing_at, is_act, told
from workers.writing.translation.into_spanish.heads import PLACES_OF_WORK, are_bases
from workers.writing.translation.into_spanish.pieces import Piece

_PLACES_OF_BASES = (0, 1, 3)
_BEHIND_BASES = 4
_TEACHES = frozenset({"teach", "show"})
_HELP_AND_WHOM = 2
_CARED_FOR = frozenset({"resident", "patient", "client", "child", "kid", "student", "passenger", "guest", "member"})
"""Who is helped to do something; whoever helps a mechanic does it too."""
_PREPOSITIONS = frozenset({"a", "de", "en", "con"})


class DoneTo(Clauses):
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

    def _helped_person(self) -> bool:
        """What somebody is helped to do: help residents bathe, dress and eat."""
        if len(self.pieces) < _HELP_AND_WHOM or self._tokens[self._at].mark:
            return False
        helping, person = self.pieces[-2:]
        noun = person.phrase.noun if person.phrase else None
        if helping.doing is not None and helping.doing.base in _TEACHES and person.phrase and noun and noun.is_person:
            return self._taught_person(person.phrase, noun)
        is_helped = helping.doing is not None and helping.doing.base == "help" and noun is not None
        if not is_helped or noun is None or not noun.is_person or noun.names.isdisjoint(_CARED_FOR):
            return False
        at = self._at + (self._tokens[self._at].folded == "to")
        found = doing_at(self._tokens, at)
        if found is None or found.form is not Form.BASE or (at > self._at and self._tokens[at].mark):
            return False
        self.pieces += [Piece("a", is_link=True), Piece(doing=found)]
        self._at = at + found.length
        self._may_act = False
        return True

    def _taught_person(self, thing: Phrase, noun: Noun) -> bool:
        """What somebody is taught to do: teach helpers how to bend conduit and pull wire."""
        words = [one.folded for one in self._tokens[self._at : self._at + 2]]
        at = self._at + (2 if words == ["how", "to"] else words[:1] == ["to"])
        found = doing_at(self._tokens, at) if at > self._at else None
        if found is None or found.form is not Form.BASE or any(one.mark for one in self._tokens[self._at : at + 1]):
            return False
        lead = "" if thing.is_determined or noun.is_plural else article("the", noun)
        self.pieces[-2] = Piece(f"enseñar a {lead}".strip())
        self.pieces += [Piece("a", is_link=True), Piece(doing=found)]
        self._at = at + found.length
        self._may_act = False
        self._is_taught = True
        return True

    def _goes_on_with_thing(self) -> bool:
        """Whether "and" joins a gerund to things behind a doing of another form: trained on safety and hand washing."""
        before = self.pieces[-2:]
        doing = next((one.doing for one in reversed(self.pieces) if one.doing), None)
        is_joined = len(before) > 1 and before[1].text == "y"
        are_things = is_joined and (before[0].phrase is not None or before[0].is_behind_link)
        return are_things and doing is not None and doing.form is not Form.GERUND
