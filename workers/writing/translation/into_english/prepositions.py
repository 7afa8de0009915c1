"""Prepositions of a Spanish line: what they lead, and which English one stands for them."""

import re

from workers.language.conjugation import Form
from workers.writing.lexicon.conjugated import Told
from workers.writing.lexicon.english import as_modifier, plural
from workers.writing.translation.into_english.by_and_for import SWAPS, ByAndFor
from workers.writing.translation.into_english.nouns.links import MOMENTS, is_on_roof, link_before, place_of
from workers.writing.translation.into_english.nouns.lookup import NounPhrase
from workers.writing.translation.into_english.verbs.senses import PUTS

_HELPS = {
    "ayudar": "",
    "apoyar": "",
    "asistir": "",
    "ensenar": "to ",
    "aprender": "to ",
    "empezar": "to ",
    "comenzar": "to ",
    "entrar": "to ",
    "subir": "to ",
    "salir": "to ",
}
_TAKES = frozenset({"quitar", "sacar", "remover", "retirar", "arrancar"})
_INTO = frozenset(
    {
        "dumpster",
        "trash compactor",
        "trash",
        "truck",
        "street",
        "curb",
        "trailer",
        "container",
        "patio",
        "yard",
        "sidewalk",
    }
)
"""Where something is taken to: "sacar el escombro al dumpster"."""
_BRINGS_TO = frozenset(
    {"tensar", "apretar", "inflar", "calentar", "enfriar", "presurizar", "hacer", "bajar", "subir", "cargar"}
)
"""Doings that bring a thing up to a measure."""
_KINDS = frozenset({"LED", "PEX", "PVC", "ABS"})
"""What a thing is changed for, by initials."""
_DONE_ON = frozenset({"hacer", "realizar", "efectuar", "inspeccionar", "trabajar"})
"""Doings whose "a" leads what they are done on: "le hago la inspección a 35 trocas"."""
_GUIDES = frozenset({"guiar", "dirigir", "senalar", "supervisar", "ayudar", "asistir", "cuidar", "vigilar", "atender"})
"""Verbs whose object has an "a" even where it is a thing: "guiaba a los camiones"."""
_FLAT = frozenset(
    {"grill", "griddle", "table", "belt", "shelf", "rack", "pallet", "bed", "floor", "roof", "wall", "tire"}
)
"""On which things are put, not into it."""
_WITHIN_WALLS = frozenset(
    {"pipe", "drain", "wire", "wiring", "cable", "conduit", "insulation", "stud", "plumbing", "line", "leak"}
)
_LEADS_DOINGS = frozenset(
    {"for", "without", "before", "after", "before and after", "instead of", "besides", "including", "of"}
)
"""Prepositions that may stand before a doing: without stopping the line."""
_RATES = (["hora"], ["minuto"], ["segundo"])
_AT_MEASURE = re.compile(
    r"(?:about )?(?:\d[\d.,/]*)(?: to \d[\d.,/]*)? (?:degrees?|pounds?|psi|volts?|microns?|feet|foot|miles?)\b"
)
"""Measures at which something is done: a 45 grados."""


class Prepositions(ByAndFor):
    """The doings and clauses of a line, and what prepositions join to them."""

    def _preposition(self) -> bool:
        word = self.words[self._at]
        term = self._known.at(self.words, self._at, "preposition")
        noun = self._known.at(self.words, self._at, "noun")
        if noun and (term is None or len(noun.words) >= len(term.words)):
            return False
        if term and len(term.words) > 1:
            return self._linked(term.english, self._at + len(term.words))
        if joined := self._joined_with_del():
            return self._linked(joined[0], joined[1], the=True)
        if word in {"en", "a", "al", "por", "de", "del"}:
            return getattr(self, f"_{'a' if word == 'al' else 'de' if word == 'del' else word}_")()  # type: ignore[no-any-return]
        return self._linked(term.english, self._at + 1) if term else False

    def _joined_with_del(self) -> tuple[str, int] | None:
        """A preposition whose "de" or "a" has grown together with its article: "dentro del", "junto al"."""
        for length in (4, 3, 2):
            words = self.words[self._at : self._at + length]
            if len(words) == length and words[-1] in {"del", "al"}:
                whole = [*words[:-1], "de" if words[-1] == "del" else "a"]
                term = self._known.at(whole, 0, "preposition")
                if term and len(term.words) == length:
                    return term.english, self._at + length
        return None

    def _linked(self, english: str, at: int, *, the: bool = False, bare: bool = False) -> bool:
        """A preposition and what it joins: a thing, or a doing."""
        if at >= len(self.words) or self._tokens[at].mark:
            return False
        told = self.told_at(at)
        if (Told.INFINITIVE in told or self._with_enclitic(self.words[at])[0]) and not the:
            form, said = (Form.BASE, "to") if english == "for" else (Form.GERUND, english)
            if english not in _LEADS_DOINGS:
                return False
            self._close()
            self._said.append(said)
            self._at = at
            self._chain = (form, "")
            return self._phrase(at) or self._verbs("x")
        phrase = self._phrases.at(at, bare=the or bare)
        if phrase is None:
            return False
        english = link_before(phrase, english, self._said)
        if english == "up to" and self._verb in _TAKES | {"bajar"} and not phrase.text[:1].isdigit():
            english = "down to"  # "quito techo viejo hasta la madera"
        begins = not self._said
        self._close()
        self._is_led = True
        self._say(f"{english} the {phrase.text}" if the else f"{english} {phrase.text}", phrase)
        if begins and phrase.noun is None and " to " in phrase.text and self._phrases.follows(self._at):
            self._said.append(",")  # "de julio a septiembre turno de noche"
            self._begin_again()
        return True

    def _en_(self) -> bool:
        if self._verb == "ayudar" and self._after_verb:
            return self._linked("with", self._at + 1)
        phrase = self._phrases.at(self._at + 1) if self._at + 1 < len(self.words) else None
        if phrase is None or self._tokens[self._at + 1].mark:
            return False
        self._close()
        self._is_led = True
        if phrase.noun and phrase.noun.english == "wall" and self._is_within_walls():
            self._say(f"in {phrase.text}", phrase)
            return True
        at = self._at + 1 + (self.words[self._at + 1] in {"un", "una", "la", "el"})
        is_make = at < len(self.words) and self._known.at(self.words, at, "make") is not None
        place = place_of(phrase, self._verb, is_make=is_make)
        self._say(f"{'on' if is_on_roof(phrase, self.words[: self._at]) else place} {phrase.text}", phrase)
        return True

    def _is_within_walls(self) -> bool:
        """Whether what was named last runs within walls, not on them."""
        names = " ".join(self._said).split()
        return any(one.rstrip("s") in _WITHIN_WALLS for one in names)

    def _a_(self) -> bool:  # noqa: PLR0911 - "a" leads a doing, a person, a place
        is_contracted = self.words[self._at] == "al"
        at = self._at + 1
        if at >= len(self.words) or self._tokens[at].mark:
            return False
        if Told.INFINITIVE in self.told_at(at):
            if is_contracted:
                self._said.append("when")
                self._chain = (Form.GERUND, "")
            elif self._verb in _HELPS:
                self._chain = (Form.BASE, "")
                self._said.append(_HELPS[self._verb].strip())
            else:
                return False
            self._at = at
            return self._phrase(at) or self._verbs("x")
        phrase = self._phrases.at(at, bare=is_contracted)
        if phrase is None:
            return False
        text = f"the {phrase.text}" if is_contracted else phrase.text
        is_person = bool(phrase.noun and phrase.noun.is_person)
        if self._after_verb and is_person and self._is_told_to:
            waiting = f"to {text}"
            self._at = phrase.end
            self._particle = f"{self._particle} {waiting}".strip()
            return True
        is_named_already = self._said[-1:] in (["it"], ["them"])  # "se la mando al supervisor"
        is_named_already = is_named_already or self._is_object_said  # by the phrase: "mando fotos al supervisor"
        is_whom = self._after_verb and not is_named_already and (is_person or self._verb in _GUIDES)
        if is_whom or ((is_person or self._leads_whom) and self._is_more_of_whom()):
            self._say(text, phrase)
            self._whom = phrase
            if self._verb == "ensenar":
                self._after_noun = None  # "les enseño a los nuevos la dilución"
            return True
        self._close()
        link = "for" if self._is_for and is_person and not self._is_told_to else "to"
        link = "from" if is_person and self._verb == "pedir" else link
        link = "onto" if link == "to" and self._is_loaded_on(phrase) else link
        behind = self.words[phrase.end : phrase.end + 2]
        is_rate = text[:1].isdigit() and behind[:1] == ["por"] and behind[1:] in _RATES
        link = "at" if is_rate or re.match(r"-\d", text) else link
        link = "at" if link == "to" and _AT_MEASURE.match(text) and self._verb not in _BRINGS_TO else link
        link = "in" if re.fullmatch(r"(?:\d+|[a-z]+) colors", text) else link
        link = "at" if phrase.noun and phrase.noun.english in MOMENTS else link
        is_kind = text in _KINDS or self._is_bare_kind(at)
        is_other = self._verb in SWAPS and is_kind and not is_contracted  # "cambio de lámparas a led"
        if link == "to" and self._verb in SWAPS | _DONE_ON and not (is_person or is_other or _AT_MEASURE.match(text)):
            link = "on"
        link = (
            "from" if link == "to" and self._verb in _TAKES and not (is_person or self._is_taken_to(phrase)) else link
        )
        link = self._on_or_into(phrase) if link == "to" and not is_person else link
        self._is_led = True
        self._say(f"{link} {text}", phrase)
        return True

    def _on_or_into(self, phrase: NounPhrase) -> str:
        """Return the preposition for where something is put or loaded ("meto pan al horno").

        "to" behind any other act.
        """
        if self._sense[0] not in {"put", "load"} or self._verb not in PUTS or not phrase.noun:
            return "to"
        return "on" if phrase.noun.english.split()[-1] in _FLAT else "into"

    def _is_more_of_whom(self) -> bool:
        """Whether "a" leads more of those that something is done to: "oriento a los visitantes y al personal"."""
        last = self._last_said
        is_whom = last is not None and (last is self._whom or (self._leads_whom and not self._is_led))
        return self._said[-1:] == ["and"] and is_whom

    def _is_loaded_on(self, phrase: NounPhrase) -> bool:
        """Whether something is loaded on a vehicle: "cargo tarimas a los trailers"."""
        of = phrase.noun.english.split()[-1] if phrase.noun else ""
        return self._sense[0] == "load" and of in {"truck", "trailer", "van", "container", "lowboy"}

    @staticmethod
    def _is_taken_to(phrase: NounPhrase) -> bool:
        return phrase.noun is not None and phrase.noun.english in _INTO

    def _de_(self) -> bool:
        """`de` behind "y": more of what an act is done to; before a range, how many: "atiendo de 5 a 7"."""
        if self.words[self._at + 1 : self._at + 3] == ["lo", "que"] and self._after_noun:
            self._close()
            self._said.append("of")
            self._at += 1
            return self._what()
        begins = not self._said or self._said[-1] in {",", ";", " ("}
        if (self._after_verb or begins) and self._is_range(self._at + 1) and (many := self._phrases.at(self._at + 1)):
            self._say(many.text, many)
            return True
        is_more = self._said[-1:] in (["and"], [","], ["or"]) and self._acted
        if (
            self.words[self._at] == "de"
            and not is_more
            and self._said[-1:] == ["and"]
            and (more := self._more_of_kind())
        ):
            return more
        if self.words[self._at] == "de" and (is_more or self._said[-1:] == ["also"]):
            phrase = self._phrases.at(self._at + 1) if self._at + 1 < len(self.words) else None
            if phrase:
                self._say(phrase.text, phrase)
                return True
        if self._said[-1:] == [","] and self._at + 1 < len(self.words):
            phrase = self._phrases.at(self._at + 1)
            if phrase and phrase.noun and phrase.noun.is_mass:
                self._say(f"in {phrase.text}", phrase)  # "gabinetes de cocina, de chapa de nogal"
                return True
        return False

    def _more_of_kind(self) -> bool:
        """More of the thing told last, of another kind: "teja de barro y de concreto"."""
        last = self._last_said
        kind = self._phrases.head(self._at + 1) if self._at + 1 < len(self.words) else None
        if (
            last is None
            or last.noun is None
            or kind is None
            or kind.noun is None
            or kind.is_plural
            or kind.sort != "noun"
        ):
            return False
        name = last.noun.english.split()[-1]
        whole = self._phrases.at(self._at + 1, bare=True)
        if whole is None or whole.end != self._at + 1 + len(kind.words) or last.noun.is_person:
            return False
        self._say(f"{as_modifier(kind.noun)} {plural(name) if last.is_many else name}", whole)
        return True

    def _is_range(self, at: int) -> bool:
        figure = self._phrases.figure(at)
        return figure is not None and " to " in figure[0]
