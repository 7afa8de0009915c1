"""Clauses of a Spanish line in English that say when something is done or happens, or how often."""

import re

from workers.language.conjugation import Form
from workers.writing.lexicon.conjugated import Told
from workers.writing.lexicon.english import verb_in
from workers.writing.translation.into_english.nouns.lookup import NounPhrase
from workers.writing.translation.into_english.relatives import BY_ITSELF, OF_ITSELF, Relatives

_BE = frozenset({"estar", "ser", "quedar", "venir", "salir"})
"""Verbs for the state that a thing is in, or comes out in."""
_SKIPPED = frozenset({"muy", "ya", "bien"})
_AWAY = (["falta"], ["faltaba"], ["no", "esta"], ["no", "estaba"])
_THE = frozenset({"el", "la", "los", "las"})
_STATES = {"tener": "have", "necesitar": "need", "salir": "come out"}


class Clauses(Relatives):
    """The doings of a line, and the clauses that say when."""

    def _when(self) -> bool:
        """`cuando hay alarma`: when there is something; `cuando falta el mayordomo`: when somebody is out."""
        at = self._at + 1
        if self._is_away(at):
            return True
        if self._after_noun and self.words[at:] in _AWAY:
            self._close()
            self._said.append("in their absence")
            self._at = len(self.words)
            return True
        if at + 1 >= len(self.words) or self._tokens[at + 1].mark:
            return False
        is_denied = self.words[at] == "no" and self.words[at + 1] in {"hay", "habia"}
        at += is_denied
        if self.words[at] not in {"hay", "habia"}:
            return self._when_done(at)
        phrase = self._phrases.at(at + 1, bare=is_denied) if at + 1 < len(self.words) else None
        if phrase is None:
            return False
        self._close()
        is_past = self.words[at] == "habia" or self._tense is Form.PAST
        be = ("were" if is_past else "are") if phrase.is_many else ("was" if is_past else "is")
        begins = not self._said
        self._say(f"when there {be} {'no ' if is_denied else ''}{phrase.text}", phrase)
        if begins and self._at < len(self.words) and not self._tokens[self._at].mark and self.told_at(self._at):
            self._said.append(",")
            self._begin_again()
        return True

    def _when_done(self, at: int) -> bool:
        """`cuando falla la rebanadora`, `cuando el cliente no tiene el código`: whose doing, before or behind."""
        is_verb_first = self.words[at + 1] in _THE and bool(self.told_at(at))
        subject = None if is_verb_first else self._subjects(at)
        at = subject[1] if subject else at
        is_denied = self.words[at : at + 1] == ["no"]
        at += is_denied
        is_by_itself = self.words[at : at + 1] == ["se"]
        at += is_by_itself
        found = self._known.forms.get(self.words[at], ()) if at < len(self.words) else ()
        verb: tuple[str, Told] | None = next(
            ((one, told) for one, told in found if told in {Told.THIRD, Told.OTHERS, Told.PAST}), None
        )
        if verb is not None and verb[0] in _BE and subject and not is_by_itself:
            return self._when_so(subject, verb[1], at, is_denied=bool(is_denied))
        if (
            verb is not None
            and verb[0] in _BE
            and not is_by_itself
            and self._is_so_first(verb[1], at, is_denied=is_denied)
        ):
            return True
        if verb is not None and (itself := "" if is_by_itself or not subject else self._does_itself(at)):
            told_of_itself = (pair for pair in found if OF_ITSELF.get(pair[0]) == itself)
            verb = next(told_of_itself, (verb[0], verb[1]))
        if verb is None or verb[0] not in self._known.verbs.keys() | _STATES.keys() | OF_ITSELF.keys():
            return False
        behind = self._subjects(at + 1)
        drops = itself if subject else OF_ITSELF.get(verb[0], "")
        english = (
            drops
            or _STATES.get(verb[0])
            or (BY_ITSELF.get(verb[0], "") if is_by_itself else self._sense_at(verb[0], at))
        )
        if is_by_itself and subject is None and behind is None and self._last_things and self._last_said:
            is_many = self._last_said.is_many  # "destapo la línea cuando se atora"
            subject = ("they" if is_many else "it", at + 1, is_many)
        subject, thing = (subject, behind) if subject else (behind, None)
        if subject is None or not english or "~" in english:
            return False
        is_past = verb[1] is Told.PAST or self._tense is Form.PAST
        form = Form.PAST if is_past else Form.BASE if subject[2] else Form.THIRD
        said = verb_in(english, form)
        if is_denied:
            said = f"{'did' if is_past else 'do' if subject[2] else 'does'} not {english}"
        begins = not self._said
        end = max(at + 1, subject[1], thing[1] if thing else 0)
        self._close()
        self._said.append(" ".join(filter(None, ["when", subject[0], said, thing[0] if thing else ""])))
        if begins and end < len(self.words) and not self._tokens[end].mark:
            self._said.append(",")
        self._at = end
        self._begin_again()
        return True

    def _is_so_first(self, told: Told, at: int, *, is_denied: bool) -> bool:
        """`cuando está listo el cuarto`: the state is told before the thing."""
        quality = self._phrases.adjective(at + 1) if at + 1 < len(self.words) else None
        subject = self._subjects(at + 1 + len(quality.words)) if quality else None
        if quality is None or subject is None or self.words[at + 1 + len(quality.words)] not in _THE:
            return False
        is_past = told is Told.PAST or self._tense is Form.PAST
        be = ("were" if subject[2] else "was") if is_past else ("are" if subject[2] else "is")
        self._close()
        self._said.append(f"when {subject[0]} {be}{' not' if is_denied else ''} {quality.english}")
        self._at = subject[1]
        self._begin_again()
        return True

    def _when_so(self, subject: tuple[str, int, bool], told: Told, at: int, *, is_denied: bool) -> bool:
        """`cuando la pared no estaba a plomo`, `si la pieza viene chueca`: how a thing is."""
        at += 1
        while at < len(self.words) and self.words[at] in _SKIPPED:
            at += 1
        if at >= len(self.words) or self._tokens[at].mark:
            return False
        is_past = told is Told.PAST or self._tense is Form.PAST
        be = ("were" if subject[2] else "was") if is_past else ("are" if subject[2] else "is")
        quality = self._phrases.adjective(at)
        said = quality.english if quality else self._phrases.participle(at)
        how = self._known.at(self.words, at, "adverb")
        said = said or (how.english if how else "")
        if not said:
            return False
        begins = not self._said
        self._close()
        self._said.append(f"when {subject[0]} {be}{' not' if is_denied else ''} {said}")
        at += len(quality.words) if quality else len(how.words) if how and said == how.english else 1
        if begins and at < len(self.words) and not self._tokens[at].mark:
            self._said.append(",")
        self._at = at
        self._begin_again()
        return True

    def _begin_again(self) -> None:
        self._may_act, self._after_noun, self._after_verb = True, None, False

    def _how_often(self) -> bool:
        """`cada dos horas`, `cada turno`, behind what is done."""
        phrase = self._phrases.at(self._at) if self._after_noun else None
        if phrase is None:
            return False
        self._close()
        self._say(phrase.text, phrase)
        return True

    def _is_away(self, at: int) -> bool:
        """Whether it is somebody's absence that is told, named before or behind it, which is then said."""
        before = self._somebody(at)
        absent = before.end if before else at
        behind = absent + next((len(one) for one in _AWAY if self.words[absent : absent + len(one)] == one), 0)
        goes_on = self._phrases.follows(behind) if before else ""
        if behind == absent or (goes_on and (goes_on != "yo" or self._said)):
            return False  # "no está conforme" is no absence
        phrase = before or self._somebody(behind)
        if phrase is None:
            return False
        self._close()
        is_past = self._tense is Form.PAST
        be = ("were" if is_past else "are") if phrase.is_many else ("was" if is_past else "is")
        self._say(f"when {phrase.text} {be} out", phrase)
        self._at = max(behind, phrase.end)
        if goes_on:
            self._said.append(",")
            self._begin_again()
        return True

    def _somebody(self, at: int) -> NounPhrase | None:
        phrase = self._phrases.at(at) if at < len(self.words) else None
        return phrase if phrase and phrase.noun and phrase.noun.is_person else None

    def _nor(self) -> bool:
        """More of what there isn't, behind a "ni": "que no queden huesos ni cartílago"."""
        while self.words[self._at : self._at + 1] == ["ni"] and self._at + 1 < len(self.words):
            if (more := self._phrases.at(self._at + 1)) is None:
                return False
            self._say(f"or {re.sub(r'^an? ', '', more.text)}", more)
        return True
