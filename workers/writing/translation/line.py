"""A Spanish line in English: verbs in the tense of the job, noun phrases, and what links them; whole, or not at all."""

import re

from workers.language.conjugation import Form
from workers.writing.translation.clauses import Clauses
from workers.writing.translation.conjugated import Told
from workers.writing.translation.contexts import in_context
from workers.writing.translation.english_words import is_english
from workers.writing.translation.links import link_before, place_of
from workers.writing.translation.tokens import tokens_of
from workers.writing.translation.verb_lookup import AND, PREPOSITIONS
from workers.writing.translation.whole_lines import reordered

_HELPS = {"ayudar": "", "ensenar": "to ", "aprender": "to ", "empezar": "to ", "comenzar": "to "}
_BY = frozenset({"ruta", "zona", "area", "tamano", "color", "fecha", "peso", "numero", "codigo"})
_SWAPS = frozenset({"cambiar", "reemplazar", "sustituir"})
_THROUGH = frozenset(
    ["ducto", "tuberia", "pared", "losa", "techo", "piso", "atico", "ductos", "paredes", "techos", "tubo"]
)
_MARKS = {",": ",", ";": ";", ":": ":", "-": " -", "\u2013": " -", "(": " (", ")": ")", "/": "/", "&": " and", ".": ";"}
_GUIDES = frozenset({"guiar", "dirigir", "senalar", "supervisar", "ayudar", "asistir"})
"""Verbs whose object has an "a" even where it is a thing: "guiaba a los camiones"."""
_FRAGMENTS = frozenset({"para", "de", "del", "por", "y", "o"})
"""First words of what was cut off from the sentence before."""
_RATES = (["hora"], ["minuto"], ["segundo"])
_AND_OF_NOTES = re.compile(r",? y (?=\w)")
_LONGEST = 60  # words of a line


def in_english(text: str, *, past: bool) -> str:
    """The line in English, its doings in the tense of the job; empty where a word of it isn't known."""
    if is_english(tokens_of(text)):
        typed = _AND_OF_NOTES.sub(" and ", text.strip().rstrip(".;, "))
        return f"{typed[:1].upper()}{typed[1:]}"
    text = in_context(text)
    if other_order := reordered(text, lambda rest: _told(rest, past=past), past=past):
        return other_order
    return _told(text, past=past)


def _told(text: str, *, past: bool) -> str:
    tokens = tokens_of(text.strip().rstrip(".;, "))
    if not tokens or len(tokens) > _LONGEST:
        return ""
    if tokens[0].folded in _FRAGMENTS:
        return ""
    line = Line(tokens, past=past, closes=text.rstrip(".;, ").endswith(")"))
    return line.told() if line.read() else ""


class Line(Clauses):
    """One line, read from left to right."""

    def read(self) -> bool:
        """Read all of it; False at the first word that isn't known."""
        while self._at < len(self.words):
            if not self._mark() or not self._step():
                return False
        self._close()
        if self._closes and self._is_open:
            self._said.append(")")
            self._is_open -= 1
        return bool(self._said) and self._may_end()

    def _may_end(self) -> bool:
        return self._said[-1] not in {"and", "or", ",", *PREPOSITIONS} and not self._is_open

    def _mark(self) -> bool:
        mark = self._tokens[self._at].mark
        if not mark or (self._at == 0 and mark != "("):
            return True
        self._close()
        for one in mark.replace(" ", ""):
            if one not in _MARKS:
                return False
            self._is_open += {"(": 1, ")": -1}.get(one, 0)
            self._said.append(_MARKS[one])
        self._begin()
        return True

    def _begin(self) -> None:
        self._may_act = True
        self._after_noun = None
        self._after_verb = False

    def _step(self) -> bool:  # noqa: PLR0911 - one for each sort of word
        word = self.words[self._at]
        if word in AND and self._said and self._at + 1 < len(self.words):
            self._close()
            self._said.append(AND[word])
            self._at += 1
            self._may_act = True
            self._after_noun = None
            return True
        if self._adverb():
            return True
        if word == "como" and self._how():
            return True
        if word == "cada" and self._how_often():
            return True
        if word == "cuando" and self._when():
            return True
        if self._said and self._said[-1] == " (" and (self._english_aside() or self._quality_in_brackets()):
            return True
        if self._may_act and self._doing():
            return True
        if self._preposition():
            return True
        if self._after_noun is None and self._thing():
            return True
        return self._relative()

    def _quality_in_brackets(self) -> bool:
        quality = self._phrases.adjective(self._at)
        if quality:
            self._said.append(quality.english)
            self._at += 1
        return quality is not None

    def _english_aside(self) -> bool:
        """Words of English in brackets, as they stand: "allanadora doble (ride-on)"."""
        end = next((at for at in range(self._at + 1, len(self.words)) if self._tokens[at].mark), len(self.words))
        is_closed = end < len(self.words) and self._tokens[end].mark.startswith(")")
        aside = self._tokens[self._at : end]
        if not (is_closed or (end == len(self.words) and self._closes)) or not is_english(aside):
            return False
        self._said.append(" ".join(token.surface for token in aside))
        self._at = end
        return True

    def _adverb(self) -> bool:
        term = self._known.at(self.words, self._at, "adverb")
        if term is None or any(token.mark for token in self._tokens[self._at + 1 : self._at + len(term.words)]):
            return False
        noun = self._known.at(self.words, self._at, "noun", "preposition", "before_noun")
        if noun and len(noun.words) > len(term.words):
            return False
        if len(term.words) == 1 and self.words[self._at] in {"diario", "seguido", "juntos"} and self._after_noun:
            return False
        self._close()
        self._said.append(term.english)
        self._at += len(term.words)
        self._after_verb = False
        self._is_led = self._is_led or term.english.startswith("with ")
        if term.english.endswith((" of", " for")) and self._at < len(self.words):
            self._may_act = True
            self._chain = (Form.GERUND, "")
        if term.english.endswith((" by", " of", " for", "only", "mostly", "mainly", "sometimes")):
            self._after_noun = None
        return True

    def _how(self) -> bool:
        """`como cimbrar`: how to do something."""
        at = self._at + 1
        if at >= len(self.words) or Told.INFINITIVE not in self.told_at(at):
            return False
        self._close()
        self._said.append("how to")
        self._chain = (Form.BASE, "")
        self._at = at
        return self._phrase(at) or self._verbs("x")

    def _preposition(self) -> bool:
        word = self.words[self._at]
        term = self._known.at(self.words, self._at, "preposition")
        noun = self._known.at(self.words, self._at, "noun")
        if noun and (term is None or len(noun.words) >= len(term.words)):
            return False
        if term and len(term.words) > 1:
            contracted = False
            return self._linked(term.english, self._at + len(term.words), the=contracted)
        if joined := self._joined_with_del():
            return self._linked(joined[0], joined[1], the=True)
        if word in {"en", "a", "al", "por", "de", "del"}:
            return getattr(self, f"_{'a' if word == 'al' else 'de' if word == 'del' else word}_")()  # type: ignore[no-any-return]
        return self._linked(term.english, self._at + 1) if term else False

    def _joined_with_del(self) -> tuple[str, int] | None:
        """A preposition whose "de" or "a" has grown together with its article: "dentro del", "junto al"."""
        for length in (3, 2):
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
        if Told.INFINITIVE in told and not the:
            form, said = (Form.BASE, "to") if english == "for" else (Form.GERUND, english)
            if english not in {"for", "without", "before", "after", "instead of", "besides", "including", "of"}:
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
        self._close()
        self._is_led = True
        self._say(f"{english} the {phrase.text}" if the else f"{english} {phrase.text}", phrase)
        return True

    def _en_(self) -> bool:
        if self._verb == "ayudar" and self._after_verb:
            return self._linked("with", self._at + 1)
        phrase = self._phrases.at(self._at + 1) if self._at + 1 < len(self.words) else None
        if phrase is None or self._tokens[self._at + 1].mark:
            return False
        self._close()
        self._is_led = True
        self._say(f"{place_of(phrase, self._verb)} {phrase.text}", phrase)
        return True

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
        if self._after_verb and (is_person or self._verb in _GUIDES):
            self._say(text, phrase)
            return True
        self._close()
        link = "for" if self._is_for and is_person and not self._is_told_to else "to"
        behind = self.words[phrase.end : phrase.end + 2]
        is_rate = text[:1].isdigit() and behind[:1] == ["por"] and behind[1:] in _RATES
        link = "at" if is_rate or re.match(r"-\d", text) else link
        if link == "to" and self._verb in _SWAPS and not is_person:
            link = "on"
        self._is_led = True
        self._say(f"{link} {text}", phrase)
        return True

    def _por_(self) -> bool:
        following = self.words[self._at + 1] if self._at + 1 < len(self.words) else ""
        behind = self.words[self._at + 2] if self._at + 2 < len(self.words) else ""
        link = "by" if following in _BY else "through" if {following, behind} & _THROUGH else ""
        if self._verb in _SWAPS and self._after_noun:
            link = "with" if any(said.startswith("replace") for said in self._said) else "for"
        return bool(link) and self._linked(link, self._at + 1, bare=following in _BY)

    def _de_(self) -> bool:
        """`de` behind "y": more of what an act is done to."""
        is_more = self._said[-1:] in (["and"], [","], ["or"]) and self._acted
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

    def _thing(self) -> bool:
        is_label = not self._has_verb and (not self._said or self._said[-1] in {",", ";", "and"})
        is_done_to = self._has_verb and not self._is_led
        phrase = self._phrases.at(self._at, bare=is_label or self._is_determined, generic=is_done_to)
        self._is_determined = False
        if phrase is None or self._is_one_of_works():
            return False
        if phrase.noun is None and self._at == 0 and phrase.end == len(self.words):
            return False
        if is_done_to and self._said[-1:] == ["and"] and (other := self._other_sense()):
            self._said.append(other)
        self._say(phrase.text, phrase)
        self._close()
        return True
