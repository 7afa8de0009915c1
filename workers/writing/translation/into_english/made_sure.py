"""What is made sure of: that there are no leaks, that the doors close, that a line does not clog."""

import re

from workers.language.conjugation import Form
from workers.writing.lexicon.conjugated import Told
from workers.writing.lexicon.english import verb_in
from workers.writing.translation.into_english.clauses import Clauses
from workers.writing.translation.into_english.nouns.lookup import NounPhrase
from workers.writing.translation.into_english.relatives import BY_ITSELF

_MAKES_SURE = frozenset(
    {"checar", "chequear", "revisar", "verificar", "cuidar", "vigilar", "asegurar", "ver", "procurar", "comprobar"}
)
_BE = frozenset(
    "este esten sea sean quede queden venga vengan salga salgan vaya vayan".split()  # noqa: SIM905
)
_THERE_IS_SURELY = frozenset({"haya", "hubiera", "hay", "habia"})
_THERE_IS = _THERE_IS_SURELY | frozenset(
    "quede queden quedara quedaran vaya vayan fuera fueran salga salgan saliera salieran".split()  # noqa: SIM905
)
"""What says with "no" that there is none of a thing: "que no queden huecos"."""
_HAVE = frozenset("tenga tengan tuviera tuvieran traiga traigan trajeran lleve lleven llevaran".split())  # noqa: SIM905


class MadeSure(Clauses):
    """The doings of a line, and the clauses that say what they make sure of."""

    def _making_sure(self) -> bool:
        """`checo que no haya fugas`: make sure there are no leaks."""
        at = self._at + 1
        if not self._after_verb or self._verb not in _MAKES_SURE or at + 1 >= len(self.words):
            return False
        verb, form = self._sense
        if not self._said or self._said[-1] != "" or not verb:
            return False
        is_denied = self.words[at] == "no"
        at += is_denied
        if is_denied and (self.words[at] == "se" or (self.words[at] in _HAVE and self._last_said)):
            tell = self._sure_it_does_not if self.words[at] == "se" else self._sure_they_have_none
            return tell(at + 1, form)
        if self.words[at] not in (_THERE_IS if is_denied else _THERE_IS_SURELY):
            return not is_denied and self._sure_of(at, form)
        phrase = self._phrases.at(at + 1)
        if phrase is None:
            return False
        is_many = phrase.is_many or self.words[at][-1:] == "n"
        be = ("were" if is_many else "was") if form is Form.PAST else ("are" if is_many else "is")
        self._said[-2:] = [verb_in("make sure there", form) + f" {be}{' no' if is_denied else ''}"]
        self._say(re.sub(r"^an? ", "", phrase.text) if is_denied else phrase.text, phrase)
        return not is_denied or self._nor()

    def _sure_it_does_not(self, at: int, form: Form) -> bool:
        """`cuido que no se tape la línea`: make sure the line does not clog; told of what things do by themselves."""
        verb = BY_ITSELF.get(self._wished(at), "")
        subject = self._subjects(at + 1) if verb and at + 1 < len(self.words) else None
        if subject is None:
            return False
        self._said[-2:] = [f"{verb_in('make sure', form)} {subject[0]} {'do' if subject[2] else 'does'} not {verb}"]
        self._at, self._after_verb, self._may_act = subject[1], False, False
        self._after_noun = NounPhrase("", self._at, None)
        return True

    def _sure_they_have_none(self, at: int, form: Form) -> bool:
        """`reviso las piezas y que no tengan rebaba`: make sure they have no burrs."""
        phrase = self._phrases.at(at) if at < len(self.words) else None
        they = self._last_said
        if phrase is None or phrase.noun is None or they is None:
            return False
        have = "had" if form is Form.PAST else "have" if they.is_many else "has"
        self._said[-2:] = [f"{verb_in('make sure', form)} {'they' if they.is_many else 'it'} {have} no"]
        self._say(re.sub(r"^an? ", "", phrase.text), phrase)
        return True

    def _sure_of(self, at: int, form: Form) -> bool:
        """`checo que las puertas cierren bien`: make sure the doors close well."""
        subject = self._subjects(at)
        if subject and self._so_be_it(subject, form):
            return True
        verb = self._wished(subject[1]) if subject else ""
        if subject is None or not verb:
            return False
        said = verb_in(self._sense_at(verb, subject[1]).replace(" ~", ""), Form.BASE if subject[2] else Form.THIRD)
        self._said[-2:] = [f"{verb_in('make sure', form)} {subject[0]} {said}"]
        self._at, self._after_verb, self._after_noun = subject[1] + 1, True, None
        return True

    def _so_be_it(self, subject: tuple[str, int, bool], form: Form) -> bool:
        """`reviso que el voltaje esté bien`: make sure the voltage is right."""
        is_denied = self.words[subject[1] : subject[1] + 1] == ["no"]
        subject = (subject[0], subject[1] + is_denied, subject[2])
        at = subject[1] + 1
        if not set(self.words[subject[1] : at]) & _BE or at >= len(self.words):
            return False
        at += (
            self.words[at] in {"muy", "bien"}
            and at + 1 < len(self.words)
            and self._phrases.adjective(at + 1) is not None
        )
        quality = self._phrases.adjective(at)
        said = quality.english if quality else "right" if self.words[at] == "bien" else self._phrases.participle(at)
        how = self._known.at(self.words, at, "adverb") if not said else None
        said = how.english if how else said
        if not said:
            return False
        be = f"{'are' if subject[2] else 'is'}{' not' if is_denied else ''}"
        self._said[-2:] = [f"{verb_in('make sure', form)} {subject[0]} {be} {said}"]
        told = quality or how
        self._at = at + (len(told.words) if told else 1)
        self._after_verb, self._may_act = False, False
        self._after_noun = NounPhrase("", self._at, None)
        return True

    def _wished(self, at: int) -> str:
        """The verb whose subjunctive stands at a token: cierren, pasara not."""
        found = re.fullmatch(r"(.+?)(?:en|e|an|a)", self.words[at]) if at < len(self.words) else None
        firsts = self._known.forms.get(f"{found[1]}o", ()) if found else ()
        return next((verb for verb, told in firsts if told is Told.FIRST and verb in self._known.verbs), "")
