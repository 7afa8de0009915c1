"""Clauses of a Spanish line that tell who or what does something, behind whom or what: "trabajadores que no hablan"."""

from workers.language.conjugation import Form
from workers.writing.lexicon.conjugated import Told
from workers.writing.lexicon.english import verb_in
from workers.writing.translation.into_english.moments import Moments
from workers.writing.translation.into_english.nouns.lookup import NounPhrase
from workers.writing.translation.into_english.verbs.lookup import AND

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
OF_ITSELF = {
    "bajar": "drop", "subir": "rise", "fallar": "fail", "faltar": "be missing", "gotear": "leak", "prender": "turn on",
    "arrancar": "start", "encender": "turn on", "funcionar": "work", "servir": "work", "enfriar": "cool",
    "calentar": "heat", "salir": "come out", "llegar": "arrive", "cerrar": "close", "abrir": "open", "sonar": "go off",
    "vencer": "expire", "caducar": "expire", "chillar": "squeal", "vibrar": "vibrate",
}  # fmt: skip
"""What a thing does without "se", where nothing that is done to stands behind: "llaves que gotean"."""
_NOW = frozenset({"esta", "estan", "viene", "vienen"})
_THEN = frozenset({"estaba", "estaban", "venia", "venian"})
"""Words for how a thing is, or was."""
_VERY = frozenset({"muy", "ya", "bien"})
_BEHIND_ITSELF = frozenset({"bien", "mal", "y", "o"})
_ASKS = {"pedir": "ask for", "exigir": "require", "requerir": "require", "indicar": "specify", "solicitar": "request"}
"""What others ask of a thing, while the work with it stays one's own: the torque that the print specifies."""


class Relatives(Moments):
    """The doings of a line, and what is told of a thing or a person that was named."""

    def _sense_at(self, verb: str, at: int) -> str:
        return self._known.verbs[verb].sure_of(self.object_after(at + 1))

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

    def _that_are_so(self) -> bool:
        """How what is named before is: "cambio los tubos que están gastados"."""
        at = self._at + 1
        is_denied = self.words[at : at + 1] == ["no"]
        at += is_denied
        is_then = at < len(self.words) and self.words[at] in _THEN
        if not is_then and not (at < len(self.words) and self.words[at] in _NOW):
            return False
        at += 1
        while at < len(self.words) and self.words[at] in _VERY:
            at += 1
        quality = self._phrases.adjective(at) if self._phrases.follows(at) else None
        said = quality.english if quality else self._phrases.participle(at) if self._phrases.follows(at) else ""
        before = self._after_noun
        if not said or before is None:
            return False
        end = at + (len(quality.words) if quality else 1)
        if end < len(self.words) and not self._tokens[end].mark and self.words[end] not in AND:
            return False
        now, then = ("are", "were") if before.is_many else ("is", "was")
        be = then if is_then or self._tense is Form.PAST else now
        link = "who" if before.noun and before.noun.is_person else "that"
        self._close()
        self._said.append(f"{link} {be} {'not ' if is_denied else ''}{said}")
        self._at = end
        self._after_noun = NounPhrase(said, end, None)
        self._after_verb = False
        return True

    def _does_itself(self, at: int) -> str:
        """What a thing does of itself by the word at a token, with nothing behind that it would be done to."""
        behind = self.words[at + 1] if at + 1 < len(self.words) and not self._tokens[at + 1].mark else ""
        found = self._known.forms.get(self.words[at], ()) if at < len(self.words) else ()
        tells = {Told.THIRD, Told.OTHERS, Told.PAST}
        verb = next((OF_ITSELF[one] for one, told in found if one in OF_ITSELF and told in tells), "")
        is_alone = not behind or behind in _BEHIND_ITSELF or (verb == "come out" and behind != "mal")
        return verb if is_alone else ""

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
        if self._who_are_now() or self._that_are_so():
            return True
        at = self._at + 1
        only = "only " if at < len(self.words) and self.words[at] in _ONLY else ""
        at += bool(only)
        is_denied = at < len(self.words) and self.words[at] == "no"
        at += is_denied
        is_by_itself = self.words[at : at + 1] == ["se"]
        at += is_by_itself
        found = self._known.forms.get(self.words[at], ()) if at < len(self.words) else ()
        is_person = bool(self._after_noun.noun and self._after_noun.noun.is_person)
        itself = "" if is_by_itself or is_person else self._does_itself(at)
        verb = next(
            (
                (one, told)
                for one, told in found
                if told in {Told.THIRD, Told.OTHERS, Told.PAST} and (not itself or one in OF_ITSELF)
            ),
            None,
        )
        if verb is None or (not (is_by_itself or itself) and verb[0] not in self._known.verbs):
            return False
        if verb[0] in _ASKS and not is_denied and not is_by_itself and self._as_asked(at, verb):
            return True
        if self._is_done_by(at + 1, verb[1], is_sure=False):
            return False  # "la caldera que opera el ingeniero"
        link = "who" if is_person else "that"
        english = itself or (BY_ITSELF.get(verb[0], "") if is_by_itself else self._sense_at(verb[0], at))
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
