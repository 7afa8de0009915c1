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
