"""Who does what a Spanish line tells: the person, or somebody else, for whoever parts its clauses."""

from workers.writing.lexicon.conjugated import Told
from workers.writing.translation.into_english.nouns.lookup import NounPhrase
from workers.writing.translation.into_english.prepositions import Prepositions

_ARTICLES = frozenset({"el", "lo", "la", "los", "las"})
_OTHER = frozenset({"otro", "otra", "otros", "otras"})
_SOMEBODY_ELSE = frozenset({"él", "ella", "ellos", "ellas"})
_OF_OTHERS = frozenset({Told.PAST, Told.THIRD, Told.OTHERS})


class Doers(Prepositions):
    """The doings of a line, and by whom they are done."""

    def is_done(self, at: int, told: set[Told]) -> bool:
        """Whether a word that may be a form of a verb is one here."""
        return self._is_done(at, told)

    def is_verb_only(self, at: int) -> bool:
        """Whether nothing but a verb stands at a token."""
        return self._is_verb_only(at)

    def names_at(self, at: int) -> frozenset[str]:
        """The Spanish names of the thing that begins at a token; none where none does."""
        head = self._phrases.head(at)
        return head.noun.spellings | {" ".join(head.words)} if head and head.noun else frozenset()

    def person_at(self, at: int) -> NounPhrase | None:
        """Who is named from a token on."""
        return self._somebody(at)

    def is_somebody_else(self, at: int) -> bool:
        """Whether "él", "ella" or more of them do something here."""
        pronoun = self._tokens[at].surface.lower()
        is_one = pronoun in _SOMEBODY_ELSE or (pronoun == "el" and self.is_verb_only(at + 1))
        return is_one and bool(self.told_at(at + 1) & _OF_OTHERS) and Told.FIRST not in self.told_at(at + 1)

    def is_done_by_another(self, at: int) -> bool:
        """Whether somebody else does it to what is named first: "el horno lo maneja otro operador"."""
        thing = self._phrases.at(at)
        behind = thing.end if thing is not None and thing.noun is not None else len(self.words)
        while self._phrases.follows(behind) == "y" and (more := self._phrases.at(behind + 1)) and more.noun:
            behind = more.end  # "papeleo de aduana y manifiestos lo lleva el agente"
        if self._phrases.follows(behind) not in _ARTICLES or not self.is_verb_only(behind + 1):
            return False
        told = self.told_at(behind + 1)
        if Told.FIRST in told or not told & _OF_OTHERS:
            return False
        if self._phrases.follows(behind + 2) in _OTHER and self._phrases.follows(behind + 3) != "vez":
            return True  # "tensado lo hace otra cuadrilla"
        return self.person_at(behind + 2) is not None or (
            Told.PAST not in told and self._phrases.follows(behind + 2) in _ARTICLES
        )
