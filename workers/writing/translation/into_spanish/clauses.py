"""Clauses of an English line that tell when or before what something is done: when a belt breaks, before it ships."""

from workers.language.conjugation import Form, form_of
from workers.writing.translation.from_english.inflection import article
from workers.writing.translation.from_english.phrases import Phrase, Phrases
from workers.writing.translation.from_english.tables import tables
from workers.writing.translation.into_spanish.doings import Doing, told
from workers.writing.translation.into_spanish.links import Links
from workers.writing.translation.into_spanish.pieces import Piece
from workers.writing.words.first_persons import present_of

_BEGINNINGS = {
    "when": "cuando", "whenever": "cuando", "if": "si", "before": "antes de que", "until": "hasta que",
    "till": "hasta que",
}  # fmt: skip
_OF_WHAT_COMES = frozenset({"antes de que", "hasta que"})
"""Behind these stands a subjunctive."""
_BE = frozenset({"is", "are", "was", "were", "be", "get", "gets", "got"})
_THEY = {"it": False, "they": True}
_DOES = {
    "break": "se descompone, se descomponía, se descomponga, se descompusiera",
    "fail": "falla, fallaba, falle, fallara",
    "jam": "se atora, se atoraba, se atore, se atorara",
    "stop": "se para, se paraba, se pare, se parara",
    "run out": "se acaba, se acababa, se acabe, se acabara",
    "be missing": "falta, faltaba, falte, faltara",
    "arrive": "llega, llegaba, llegue, llegara",
    "leave": "sale, salía, salga, saliera",
    "fill up": "se llena, se llenaba, se llene, se llenara",
    "start": "empieza, empezaba, empiece, empezara",
    "end": "termina, terminaba, termine, terminara",
    "open": "abre, abría, abra, abriera",
    "close": "cierra, cerraba, cierre, cerrara",
    "change": "cambia, cambiaba, cambie, cambiara",
    "wear out": "se desgasta, se desgastaba, se desgaste, se desgastara",
    "call": "llama, llamaba, llame, llamara",
    "complain": "se queja, se quejaba, se queje, se quejara",
    "freeze": "se congela, se congelaba, se congele, se congelara",
    "overheat": "se sobrecalienta, se sobrecalentaba, se sobrecaliente, se sobrecalentara",
    "dry": "se seca, se secaba, se seque, se secara",
}
"""What somebody or something does, in the present, in the past, and so in what is still to come."""
_SAME = {
    "go down": "break", "be down": "break", "break down": "break", "be jammed": "jam", "jam up": "jam",
    "come in": "arrive", "go out": "leave", "ship": "leave", "ship out": "leave", "be full": "fill up",
    "begin": "start", "finish": "end", "be out": "run out",
}  # fmt: skip
_LONGEST = 2
_OF_ONE_VOWEL = frozenset({"ser", "estar", "dar", "ir", "saber", "ver"})


class Clauses(Links):
    """The clauses of one line."""

    def _clause(self) -> bool:
        """Read one up to the next mark; False where its subject or what it does isn't known."""
        begin = _BEGINNINGS.get(self._tokens[self._at].folded)
        if begin is None or not any(one.doing for one in self.pieces) or self.pieces[-1].is_link:
            return False
        end = next((at for at in range(self._at + 1, len(self._tokens)) if self._tokens[at].mark), len(self._tokens))
        said = self._said_from(begin, self._at + 1, end)
        if said:
            self.pieces.append(Piece(f"{begin} {said}", is_adverb=True))
            self._at = end
            self._may_act = False
        return bool(said)

    def _said_from(self, begin: str, start: int, end: int) -> str:
        is_to_come = begin in _OF_WHAT_COMES
        for length in range(_LONGEST, 0, -1):
            verb = end - length
            if verb <= start:
                continue
            name = " ".join(self._base(at) for at in range(verb, end))
            forms = _DOES.get(_SAME.get(name, name), "").split(", ")
            if len(forms) > 1 and (subject := self._subject(start, verb)):
                whose, is_plural = subject
                form = forms[2 * is_to_come + self._past]
                return f"{form}{'n' if is_plural else ''} {whose}".strip()
        if there := self._there_is(begin, start, end):
            return there
        return self._passive(start, end) if begin == "antes de que" and not self._past else ""

    def _base(self, at: int) -> str:
        """The base of the word at a token; another word as it is."""
        word = self._tokens[at].folded
        if word in _BE:
            return "be"
        known = tables().forms.get(word) or form_of(word)
        return known[0] if known else word.removesuffix("s")

    def _subject(self, start: int, end: int) -> tuple[str, bool] | None:
        """Who or what does it, behind the verb, and whether they are many: one thing, two, or what was named."""
        first = self._tokens[start].folded
        if first in _THEY and end == start + 1:
            return ("", self._are_many(first)) if self._thing_before() is not None else None
        phrases = Phrases(self._tokens[:end], may_name=False, beside=self._beside)
        one = phrases.at(start)
        if one is None or one.noun is None:
            return None
        if one.end == end:
            return _named(one), one.noun.is_plural
        is_or = self._tokens[one.end].folded == "or"
        other = phrases.at(one.end + 1) if is_or or self._tokens[one.end].folded == "and" else None
        if other is None or other.noun is None or other.end != end:
            return None
        is_led = other.is_determined or not one.is_determined
        said = other.text if is_led else f"{article('a', other.noun)} {other.text}"
        is_plural = not is_or or one.noun.is_plural or other.noun.is_plural
        return f"{_named(one)} {'o' if is_or else 'y'} {said}", is_plural

    def _there_is(self, begin: str, start: int, end: int) -> str:
        """What there is: cuando hay un problema."""
        words = [one.folded for one in self._tokens[start : start + 2]]
        if begin in _OF_WHAT_COMES or len(words) < _LONGEST or words[0] != "there" or words[1] not in _BE:
            return ""
        thing = Phrases(self._tokens[:end], may_name=False, beside=self._beside).at(start + 2)
        if thing is None or thing.noun is None or thing.end != end:
            return ""
        return f"{'había' if self._past else 'hay'} {thing.text}"

    def _passive(self, start: int, end: int) -> str:
        """What is still to be done to the thing that was named: before it is boxed, antes de que se empaque."""
        words = [one.folded for one in self._tokens[start:end]]
        if len(words) != _LONGEST + 1 or words[0] not in _THEY or words[1] not in {"is", "are", "gets", "get"}:
            return ""
        base, form = tables().forms.get(words[2], ("", Form.BASE))
        thing = self._thing_before()
        said = told(Doing(base, form, 1), thing) if form is Form.PAST and thing is not None else ""
        if not said or " " in said or said in _OF_ONE_VOWEL:
            return ""
        return f"se {_subjunctive(said)}{'n' if self._are_many(words[0]) else ''}"

    def _thing_before(self) -> Phrase | None:
        return next((one.phrase for one in self.pieces if one.phrase and one.phrase.noun), None)

    def _are_many(self, pronoun: str) -> bool:
        """Whether what a pronoun names is many in Spanish, too."""
        thing = self._thing_before()
        return _THEY[pronoun] or bool(thing and thing.noun and thing.noun.is_plural)


def _named(phrase: Phrase) -> str:
    """The subject as it stands behind its verb; people with their article: los clientes."""
    noun = phrase.noun
    if noun is None or phrase.is_determined or not noun.is_person:
        return phrase.text
    return f"{article('the', noun)} {phrase.text}"


def _subjunctive(infinitive: str) -> str:
    """The third person of the present that is still to come, from the first: envuelvo, envuelva; empaco, empaque."""
    stem = present_of(infinitive).removesuffix("o")
    if not infinitive.endswith("ar"):
        return f"{stem}a"
    for ending, spelt in (("c", "qu"), ("g", "gu"), ("z", "c")):
        if stem.endswith(ending):
            return f"{stem.removesuffix(ending)}{spelt}e"
    return f"{stem}e"
