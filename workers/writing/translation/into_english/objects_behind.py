"""What is done to, where Spanish tells with what or where first: "mido con vernier la primera pieza"."""

from workers.writing.translation.into_english.doers import Doers
from workers.writing.translation.into_english.nouns.lookup import NounPhrase
from workers.writing.translation.into_english.verbs.lookup import AND

_DETERMINERS = frozenset({"el", "la", "los", "las", "mi", "mis"})
_NEVER_DONE_TO = frozenset({"trabajar", "empezar", "ayudar", "entrar", "salir", "estar"})


class ObjectsBehind(Doers):
    """The doings of a line, each followed at once by what it is done to, as English has it."""

    def _object_behind(self) -> bool:
        """Say the things that end a clause right behind their verb."""
        if not self._is_waited_for():
            return False
        things = self._things()
        if things is None or not self._is_told_alike(things):
            return False
        text = " and ".join(thing.text for thing in things)
        self._close()
        self._said.insert(self._verb_end, text)
        self._at, self._after_noun, self._has_object = things[-1].end, things[-1], True
        return True

    def _is_waited_for(self) -> bool:
        """Whether a thing with its article stands behind with what or where, and the verb has none yet."""
        is_waiting = self._has_verb and self._is_led and not self._has_object and self._after_noun is not None
        return is_waiting and self._verb not in _NEVER_DONE_TO and self._phrases.follows(self._at) in _DETERMINERS

    def _things(self) -> list[NounPhrase] | None:
        """Read one or two things up to the end of the clause; None where something else stands there."""
        found: list[NounPhrase] = []
        at = self._at
        while (phrase := self._phrases.at(at)) is not None and phrase.noun is not None and not phrase.noun.is_person:
            found.append(phrase)
            behind = self._phrases.follows(phrase.end)
            if self._ends_clause(phrase.end):
                return found
            if behind != "y" or len(found) > 1:
                return None
            at = phrase.end + 1
        return None

    def _ends_clause(self, at: int) -> bool:
        """Whether nothing follows, or the next doing; a comma may go on with more things."""
        if at >= len(self.words) or self._tokens[at].mark[:1] in {".", ";"}:
            return True
        more = at + (self.words[at] in AND)
        is_parted = bool(self._tokens[at].mark) or more > at
        return is_parted and self.is_done(more, self.told_at(more))

    def _is_told_alike(self, things: list[NounPhrase]) -> bool:
        """Whether the verb says of them what was said before they were known."""
        entry = self._known.verbs.get(self._verb)
        said = {entry.of(thing.noun.names) for thing in things if thing.noun} if entry else set()
        return said == {self._sense[0]}
