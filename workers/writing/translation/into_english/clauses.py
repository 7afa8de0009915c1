"""Clauses of a Spanish line in English: when something is done or happens, and who or what does something."""

import re

from workers.language.conjugation import Form
from workers.writing.lexicon.conjugated import Told
from workers.writing.lexicon.english import verb_in
from workers.writing.translation.into_english.moments import Moments
from workers.writing.translation.into_english.nouns.lookup import NounPhrase
from workers.writing.translation.into_english.verbs.lookup import AND

_BE = frozenset({"estar", "ser", "quedar", "venir", "salir"})
"""Verbs for the state that a thing is in, or comes out in."""
_SKIPPED = frozenset({"muy", "ya", "bien"})
_AWAY = (["falta"], ["faltaba"], ["no", "esta"], ["no", "estaba"])
_THE = frozenset({"el", "la", "los", "las"})
_STATES = {"tener": "have", "necesitar": "need", "salir": "come out"}
_ONLY = frozenset({"solo", "solamente", "nomas"})
BY_ITSELF = {
    "botar": "trip", "disparar": "trip", "brincar": "trip", "trabar": "jam", "quemar": "burn out",
    "aflojar": "come loose", "congelar": "freeze up", "quebrar": "break", "fundir": "burn out",
    "tapar": "clog", "parar": "stop", "romper": "break", "descomponer": "break down", "atorar": "jam", "atascar": "jam",
    "caer": "fall", "averiar": "break down", "apagar": "shut down", "calentar": "overheat", "acabar": "run out",
    "ponchar": "go flat", "trancar": "jam", "danar": "break", "ensuciar": "get dirty",
    "despostillar": "chip", "desgastar": "wear out", "gastar": "wear out", "doblar": "bend", "llenar": "fill up",
    "zafar": "come off", "soltar": "come loose", "agotar": "run out", "oxidar": "rust", "rajar": "crack",
    "agrietar": "crack", "terminar": "run out", "vaciar": "run empty", "enredar": "tangle", "reventar": "break",
    "desalinear": "go out of line", "desajustar": "go out of adjustment",
}  # fmt: skip
"""What a thing does by itself, by the verb behind "se"."""
_OF_ITSELF = {"bajar": "drop", "subir": "rise", "fallar": "fail", "faltar": "be missing"}
"""What a thing does that is named behind it: "si baja la presión"."""
_ASKS = {"pedir": "ask for", "exigir": "require", "requerir": "require", "indicar": "specify", "solicitar": "request"}
"""What others ask of a thing, while the work with it stays one's own: the torque that the print specifies."""


class Clauses(Moments):
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
        verb = next(((one, told) for one, told in found if told in {Told.THIRD, Told.OTHERS, Told.PAST}), None)
        if verb is not None and verb[0] in _BE and subject and not is_by_itself:
            return self._when_so(subject, verb[1], at, is_denied=bool(is_denied))
        if (
            verb is not None
            and verb[0] in _BE
            and not is_by_itself
            and self._is_so_first(verb[1], at, is_denied=is_denied)
        ):
            return True
        if verb is None or verb[0] not in self._known.verbs.keys() | _STATES.keys():
            return False
        behind = self._subjects(at + 1)
        drops = "" if subject else _OF_ITSELF.get(verb[0], "")
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

    def _sense_at(self, verb: str, at: int) -> str:
        return self._known.verbs[verb].sure_of(self.object_after(at + 1))

    def _begin_again(self) -> None:
        self._may_act, self._after_noun, self._after_verb = True, None, False

    def _subjects(self, at: int) -> tuple[str, int, bool] | None:
        """Read a subject (one thing or person, or several joined).

        Return it, the index behind, and whether it is plural.
        """
        phrase = self._phrases.at(at) if at < len(self.words) and not self._tokens[at].mark else None
        if phrase is None or phrase.noun is None:
            return None
        text, end, is_many = phrase.text, phrase.end, phrase.is_many
        while end + 1 < len(self.words) and self.words[end] in AND and not self._tokens[end].mark:
            more = self._phrases.at(end + 1)
            if more is None or more.noun is None:
                break
            is_many = is_many or AND[self.words[end]] == "and"
            text, end = f"{text} {AND[self.words[end]]} {more.text}", more.end
        return text, end, is_many

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

    def _as_asked(self, at: int, verb: tuple[str, Told]) -> bool:
        """Who asks for what is named before: "el color que pide el cliente"; the doing stays one's own."""
        subject = self._subjects(at + 1) if at + 1 < len(self.words) else None
        if subject is None or not self._is_done_by(at + 1, verb[1], is_sure=False):
            return False
        is_past = verb[1] is Told.PAST or self._tense is Form.PAST
        form = Form.PAST if is_past else Form.BASE if subject[2] else Form.THIRD
        self._close()
        said = f"that {subject[0]} {verb_in(_ASKS[verb[0]], form)}"
        self._said.append(said)
        self._at, self._after_verb, self._may_act = subject[1], False, False
        self._after_noun = NounPhrase(said, subject[1], None)
        return True

    def _nor(self) -> bool:
        """More of what there isn't, behind a "ni": "que no queden huesos ni cartílago"."""
        while self.words[self._at : self._at + 1] == ["ni"] and self._at + 1 < len(self.words):
            if (more := self._phrases.at(self._at + 1)) is None:
                return False
            self._say(f"or {re.sub(r'^an? ', '', more.text)}", more)
        return True

    def _who_are_now(self) -> bool:
        """What people have become: "dos ayudantes que ahora son operadores"."""
        at = self._at + 1
        before = self._after_noun
        now = "now " if self.words[at : at + 1] in (["ahora"], ["hoy"]) else ""
        at += bool(now)
        is_person = before is not None and before.noun is not None and before.noun.is_person
        if not is_person or self.words[at : at + 1] not in (["es"], ["son"]) or at + 1 >= len(self.words):
            return False
        become = self._phrases.at(at + 1)
        if become is None or become.noun is None or not become.noun.is_person:
            return False
        are = "are" if self.words[at] == "son" else "is"
        self._close()
        self._say(f"who {are} {now}{become.text}", become)
        return True

    def _relative(self) -> bool:  # noqa: PLR0911 - a way out for each turn that isn't told
        """Who or what does something: "trabajadores que no hablan inglés"."""
        if self.words[self._at] != "que" or self._after_noun is None:
            return False
        if self._who_are_now():
            return True
        at = self._at + 1
        only = "only " if at < len(self.words) and self.words[at] in _ONLY else ""
        at += bool(only)
        is_denied = at < len(self.words) and self.words[at] == "no"
        at += is_denied
        is_by_itself = self.words[at : at + 1] == ["se"]
        at += is_by_itself
        found = self._known.forms.get(self.words[at], ()) if at < len(self.words) else ()
        verb = next(((one, told) for one, told in found if told in {Told.THIRD, Told.OTHERS, Told.PAST}), None)
        if verb is None or (not is_by_itself and verb[0] not in self._known.verbs):
            return False
        if verb[0] in _ASKS and not is_denied and not is_by_itself and self._as_asked(at, verb):
            return True
        if self._is_done_by(at + 1, verb[1], is_sure=False):
            return False  # "la caldera que opera el ingeniero"
        link = "who" if self._after_noun.noun and self._after_noun.noun.is_person else "that"
        english = BY_ITSELF.get(verb[0], "") if is_by_itself else self._sense_at(verb[0], at)
        if not english:
            return False
        is_past = verb[1] is Told.PAST or self._tense is Form.PAST
        is_many = self._after_noun.is_many
        if is_denied:
            said = f"{'didn’t' if is_past else 'don’t' if is_many else 'doesn’t'} {english}"
        else:
            said = verb_in(english, Form.PAST if is_past else Form.BASE if is_many else Form.THIRD)
        if "~" in said:
            return False
        self._said += [link, only.strip(), said.replace("’", "'")]
        self._at = at + 1
        self._after_noun = None
        self._after_verb = True
        return True
