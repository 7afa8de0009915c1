"""A Spanish line in English: verbs in the tense of the job, noun phrases, and what links them; whole, or not at all."""

import re

from workers.language.conjugation import Form
from workers.writing.translation.conjugated import Told
from workers.writing.translation.english import verb_in
from workers.writing.translation.lexicon import Lexicon, lexicon
from workers.writing.translation.noun_phrases import NounPhrase, NounPhrases
from workers.writing.translation.tokens import Token, tokens_of

_AND = {"y": "and", "e": "and", "o": "or", "u": "or"}
_OBJECTS = {"lo": "it", "la": "it", "los": "them", "las": "them"}
_DATIVES = frozenset({"le", "les"})
_DETERMINERS = frozenset(
    ["el", "la", "los", "las", "un", "una", "unos", "unas", "mi", "mis", "al", "a", "todo", "toda", "todos", "todas"]
    + ["cada", "otros", "otras", "otro", "otra", "varios", "varias", "diferentes"]
)
_PREPOSITIONS = frozenset(
    ["con", "en", "para", "por", "sin", "de", "del", "a", "al", "hasta", "sobre", "bajo", "entre"]
)
_HELPS = {"ayudar": "", "enseñar": "to ", "ensenar": "to ", "aprender": "to ", "empezar": "to ", "comenzar": "to "}
_DOES = frozenset({"hacer", "realizar", "efectuar"})
_BY = frozenset({"ruta", "zona", "area", "tamano", "color", "fecha", "peso", "numero", "codigo"})
_THROUGH = frozenset(
    ["ducto", "tuberia", "pared", "losa", "techo", "piso", "atico", "ductos", "paredes", "techos", "tubo"]
)
_FORMS = {Told.INFINITIVE, Told.FIRST, Told.THIRD, Told.OTHERS, Told.PAST, Told.GERUND}
_MARKS = {",": ",", ";": ";", ":": ":", "-": " -", "\u2013": " -", "(": " (", ")": ")", "/": "/", "&": " and", ".": ";"}
_CEILING = re.compile(r"\btecho(s?)\b", re.IGNORECASE)
_UNDER_CEILING = re.compile(r"tablaroca|drywall|sheetrock|pint(?:o|ar|aba|é|ura)\b|encint|resan|textur", re.IGNORECASE)
"""Where a techo is the ceiling of a room; to a roofer it is the roof."""
_FARTHEST_OBJECT = 12
"""Words between a verb and what it is done to."""
_FRAGMENTS = frozenset({"para", "de", "del", "por", "y", "o"})
"""First words of what was cut off from the sentence before."""
_LONGEST = 60
"""Words of a line that is looked at."""


def in_english(text: str, *, past: bool) -> str:
    """The line in English, its doings in the tense of the job; empty where a word of it isn't known."""
    if _UNDER_CEILING.search(text):
        text = _CEILING.sub(r"plafon\1", text)
    tokens = tokens_of(text.strip().rstrip(".;, "))
    if not tokens or len(tokens) > _LONGEST:
        return ""
    if tokens[0].folded in _FRAGMENTS:
        return ""
    line = Line(tokens, past=past, closes=text.rstrip(".;, ").endswith(")"))
    return line.told() if line.read() else ""


class Line:
    """One line, read from left to right; `words` are its words, folded."""

    def __init__(self, tokens: list[Token], *, past: bool, closes: bool = False) -> None:
        self._closes = closes
        self._tokens = tokens
        self.words = [token.folded for token in tokens]
        self._phrases = NounPhrases(tokens)
        self._known: Lexicon = lexicon()
        self._tense = Form.PAST if past else Form.BASE
        self._chain: tuple[Form, str] | None = None
        self._said: list[str] = []
        self._at = 0
        self._may_act = True
        self._after_noun: NounPhrase | None = None
        self._after_verb = False
        self._verb = ""
        self._has_verb = False
        self._particle = ""
        self._is_told_to = False
        self._is_open = 0
        self._is_finite = False
        self._is_determined = False
        self._is_for = False
        self._acted = False

    def told(self) -> str:
        """What was read, in English."""
        line = re.sub(r"\s+([,;:)])", r"\1", " ".join(filter(None, self._said)))
        line = re.sub(r"\(\s+", "(", re.sub(r"\s*/\s*", "/", line))
        line = re.sub(r"\s+", " ", line).strip()
        return line[:1].upper() + line[1:]

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
        return self._said[-1] not in {"and", "or", ",", *_PREPOSITIONS} and not self._is_open

    def _mark(self) -> bool:
        mark = self._tokens[self._at].mark
        if not mark or (self._at == 0 and mark not in {"("}):
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

    def _close(self) -> None:
        """Say what waits for the object of a verb: the up of "carry material up"."""
        if self._particle:
            self._said.append(self._particle)
        self._particle = ""

    def _step(self) -> bool:
        word = self.words[self._at]
        if word in _AND and self._said and self._at + 1 < len(self.words):
            self._close()
            self._said.append(_AND[word])
            self._at += 1
            self._may_act = True
            self._after_noun = None
            return True
        if self._adverb():
            return True
        if word == "como" and self._how():
            return True
        if self._said and self._said[-1] == " (" and (quality := self._phrases.adjective(self._at)):
            self._said.append(quality.english)
            self._at += 1
            return True
        if self._may_act and self._doing():
            return True
        if self._preposition():
            return True
        if self._after_noun is None and self._thing():
            return True
        return self._relative()

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
        if term.english.endswith((" by", " of", "only", "mostly", "mainly", "sometimes")):
            self._after_noun = None
        return True

    def _how(self) -> bool:
        """ "Como cimbrar": how to do something."""
        at = self._at + 1
        if at >= len(self.words) or Told.INFINITIVE not in self._told_at(at):
            return False
        self._close()
        self._said.append("how to")
        self._chain = (Form.BASE, "")
        self._at = at
        return self._phrase(at) or self._verbs("x")

    # Doings

    def _doing(self) -> bool:
        start = self._at
        pronoun = ""
        word = self.words[start]
        if word == "yo" and start + 1 < len(self.words):
            self._at += 1
        if self.words[self._at] in {"me"} and self._phrase(self._at + 1, reflexive=True):
            return True
        if self.words[self._at] in {*_OBJECTS, *_DATIVES} and self._is_verb_only(self._at + 1):
            pronoun = _OBJECTS.get(self.words[self._at], "")
            is_told_to = self.words[self._at] in _DATIVES
            self._at += 1
            self._is_for = is_told_to
            if is_told_to and not self._has_told(self._at):
                self._at = start
                return False
        if (self._phrase(self._at) or self._verbs(pronoun)) or (not pronoun and self._act()):
            if pronoun and self._said[-1] != pronoun:
                self._said.append(pronoun)
            return True
        self._at = start
        return False

    def _has_told(self, at: int) -> bool:
        """Whether "a" whom follows the verb of "le explico al cliente"."""
        return any(word in {"a", "al"} for word in self.words[at + 1 : at + 6])

    def _is_verb_only(self, at: int) -> bool:
        if at >= len(self.words) or self._tokens[at].mark:
            return False
        told = {told for _, told in self._known.forms.get(self.words[at], ())}
        named = self._known.at(self.words, at, "noun")
        is_many = self.words[at - 1] in {"los", "las", "lo", "le", "les"}
        disagrees = at and is_many and not self.words[at].endswith("s")
        return bool(told & _FORMS) and (named is None or bool(disagrees))

    def _phrase(self, at: int, *, reflexive: bool = False) -> bool:
        """A verb with the words that make one English verb of them."""
        if at >= len(self.words):
            return False
        noun = self._known.at(self.words, at, "noun")
        for verb, told in self._known.forms.get(self.words[at], ()):
            if told not in _FORMS or verb.endswith("se") != reflexive:
                continue
            for rest, english in self._known.phrases.get(verb, ()):
                end = at + 1 + len(rest)
                if self._matches(rest, at + 1) and (noun is None or len(rest) > 0):
                    contracted = "the" if self.words[end - 1] in {"al", "del"} and rest[-1] in {"a", "de"} else ""
                    self._at = end
                    self._say_verb(english, told, contracted)
                    self._verb = verb
                    return True
        return False

    def _matches(self, rest: tuple[str, ...], at: int) -> bool:
        end = at + len(rest)
        if end > len(self.words) or any(token.mark for token in self._tokens[at:end]):
            return False
        last = {"a": {"a", "al"}, "de": {"de", "del"}}.get(rest[-1], {rest[-1]}) if rest else set()
        return tuple(self.words[at : end - 1]) == rest[:-1] and (not rest or self.words[end - 1] in last)

    def _say_verb(self, english: str, told: Told, then: str = "") -> None:
        if english.startswith("="):
            self._said += [english[1:], then]
        else:
            form, link = self._form(told)
            said = verb_in(english, form)
            said = said.replace(" ~", "")
            following = self._tokens[self._at] if self._at < len(self._tokens) else None
            if said.endswith(" to") and (following is None or following.mark or following.folded in _AND):
                said = said.removesuffix(" to")  # "lijo, masillo y enderezo": nothing stands behind it here
            self._said += [f"{link}{said}", then]
            self._has_verb = True
        self._is_determined = bool(then)
        if told not in {Told.INFINITIVE, Told.GERUND}:
            self._chain = None
            self._is_finite = True
        self._may_act = False
        self._after_verb = True
        self._after_noun = None

    def _form(self, told: Told) -> tuple[Form, str]:
        if told is Told.GERUND:
            return Form.GERUND, ""
        if told is Told.INFINITIVE and self._chain:
            return self._chain[0], ""
        return self._tense, ""

    def _verbs(self, pronoun: str) -> bool:
        at = self._at
        if at >= len(self.words):
            return False
        found = [(verb, told) for verb, told in self._known.forms.get(self.words[at], ()) if told in _FORMS]
        found = [one for one in found if one[0] in self._known.verbs and not one[0].endswith("se")]
        if self.words[at] in _PREPOSITIONS or self._known.at(self.words, at, "preposition"):
            found = []
        enclitic = ""
        if not found:
            found, enclitic = self._with_enclitic(self.words[at])
        if not found or (not pronoun and not enclitic and not self._is_done(at, {told for _, told in found})):
            return False
        verb, told = self._meant(found)
        if verb in _DOES and (act := self._done_act(at + 1)):
            return self._say_act(*act, told)
        entry = self._known.verbs[verb]
        said = entry.of(self.object_after(at + 1))
        if verb == "ayudar" and self._helps_do(at + 1):
            said = "help"
        self._at = at + 1
        self._say_verb(said, told)
        if enclitic:
            self._said.append(enclitic)
        self._verb, self._is_told_to = verb, entry.is_told_to
        return True

    def _helps_do(self, at: int) -> bool:
        """Whether it is said what is helped to do: "ayudaba al oficial a colar"."""
        return any(
            self.words[place] == "a" and Told.INFINITIVE in self._told_at(place + 1)
            for place in range(at, min(at + 6, len(self.words) - 1))
        )

    def _meant(self, found: list[tuple[str, Told]]) -> tuple[str, Told]:
        """Which verb a form is of that two have; the one whose form it is as it stands: "siento" of sentar."""
        return found[0]

    def _with_enclitic(self, word: str) -> tuple[list[tuple[str, Told]], str]:
        for ending, said in (("los", "them"), ("las", "them"), ("lo", "it"), ("la", "it")):
            if word.endswith((f"r{ending}", f"ndo{ending}")):
                bare = self._known.forms.get(word.removesuffix(ending), ())
                found = [
                    (verb, told)
                    for verb, told in bare
                    if told in {Told.INFINITIVE, Told.GERUND} and verb in self._known.verbs
                ]
                if found:
                    return found, said
        return [], ""

    def _is_done(self, at: int, told: set[Told]) -> bool:
        """Whether a word that may be a form of a verb is one here, not the thing that is spelt alike."""
        if told & {Told.INFINITIVE, Told.GERUND}:
            return True
        word = self.words[at]
        named = self._known.at(self.words, at, "noun", "act", "adverb", "preposition", "before_noun")
        if named is None:
            return bool(told & {Told.FIRST, Told.PAST, Told.THIRD, Told.OTHERS})
        if len(named.words) > 1 and named.sort == "noun":
            return False
        following = self.words[at + 1] if at + 1 < len(self.words) and not self._tokens[at + 1].mark else ""
        if not following:
            return at == 0 and Told.FIRST in told and self._is_verb_only(at + 1) if at + 1 < len(self.words) else False
        if following in {"de", "del"}:
            return False
        if following in _DETERMINERS or self._tokens[at + 1].is_number:
            return True
        if following in _AND:
            more = self._known.forms.get(self.words[at + 2], ()) if at + 2 < len(self.words) else ()
            return any(one in {Told.FIRST, Told.PAST} for _, one in more) and word not in self._known.acts
        if following in _PREPOSITIONS:
            return Told.FIRST in told and (at == 0 or self._tokens[at].mark != "") and word not in self._known.acts
        return self._known.at(self.words, at + 1, "noun", "act", "before_noun", "number") is not None or (
            self._tokens[at + 1].is_code and named.sort != "act"
        )

    def object_after(self, at: int) -> frozenset[str]:
        """The names of what a verb is done to, behind other verbs and what leads a noun."""
        end = min(len(self.words), at + _FARTHEST_OBJECT)
        while at < end:
            word = self.words[at]
            noun = self._phrases.head(at)
            is_verb = self.words[at - 1] in _AND or self._tokens[at].mark
            is_verb = bool(is_verb and self._told_at(at) and self._is_done(at, self._told_at(at)))
            if noun and noun.noun and not is_verb:
                heads = {spelling.split()[0] for spelling in noun.noun.spellings}
                return noun.noun.spellings | heads | {" ".join(noun.words), noun.words[0]}
            leads = self._known.at(self.words, at, "before_noun", "number", "adverb")
            if leads:
                at += len(leads.words)
            elif (
                word in _AND
                or word in _DETERMINERS
                or word in {"de"}
                or self._tokens[at].is_number
                or self._told_at(at)
            ):
                at += 1
            elif self._tokens[at].is_code:
                return frozenset({word})
            else:
                break
        return frozenset()

    def _told_at(self, at: int) -> set[Told]:
        return {told for verb, told in self._known.forms.get(self.words[at], ()) if verb in self._known.verbs} & _FORMS

    # Nouns that name an act

    def _act(self) -> bool:
        act = self._done_act(self._at, alone=True)
        return self._say_act(*act, Told.INFINITIVE) if act and not self._is_finite else False

    def _done_act(self, at: int, *, alone: bool = False) -> tuple[str, int, bool] | None:
        """The verb of an act that is done here, the index behind it, and whether "del" was there."""
        if at < len(self.words) and self.words[at] in {"la", "el", "las", "los"} and not alone:
            at += 1
        if at >= len(self.words):
            return None
        word = self.words[at]
        act = (
            self._known.acts.get(word)
            or self._known.acts.get(word.removesuffix("s"))
            or (self._known.acts.get(word.removesuffix("es")))
        )
        noun = self._known.at(self.words, at, "noun")
        if not act or act not in self._known.verbs or (noun and len(noun.words) > 1):
            return None
        if at + 1 >= len(self.words) or self._tokens[at + 1].mark:
            is_named = noun is not None and noun.sort == "noun"
            leads = self._has_verb or bool(at + 1 < len(self.words) and self._told_at(at + 1))
            return (act, at + 1, False) if alone and not is_named and leads else None
        following = self.words[at + 1]
        if following in {"de", "del"}:
            nominal = self.words[at + 2 : at + 3]
            if not nominal or self._tokens[at + 2].mark:
                return None
            return act, at + 2, following == "del"
        if not alone:
            return None
        if following in _AND:
            more = self.words[at + 2] if at + 2 < len(self.words) else ""
            return (act, at + 1, False) if more in self._known.acts or self._told_at(at + 2) else None
        if following in {"con", "en", "para", "a", "segun", "por"}:
            return act, at + 1, False
        return (act, at + 1, False) if self.words[at + 1] in {"nivel"} else None

    def _say_act(self, act: str, end: int, is_contracted: bool, told: Told) -> bool:  # noqa: FBT001
        entry = self._known.verbs[act]
        said = entry.of(self.object_after(end))
        self._at = end
        self._say_verb(said, told, "the" if is_contracted else "")
        self._verb = act
        self._acted = True
        return True

    # Links and things

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
        told = self._told_at(at)
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
        if english == "as" and phrase.text[0].isdigit():
            english = "about"
        self._close()
        self._say(f"{english} the {phrase.text}" if the else f"{english} {phrase.text}", phrase)
        return True

    def _say(self, text: str, phrase: NounPhrase) -> None:
        self._said.append(text)
        self._at = phrase.end
        self._after_noun = phrase
        self._after_verb = False
        self._may_act = False

    def _en_(self) -> bool:
        if self._verb == "ayudar" and self._after_verb:
            return self._linked("with", self._at + 1)
        phrase = self._phrases.at(self._at + 1) if self._at + 1 < len(self.words) else None
        if phrase is None or self._tokens[self._at + 1].mark:
            return False
        self._close()
        self._say(f"{phrase.place} {phrase.text}", phrase)
        return True

    def _a_(self) -> bool:
        is_contracted = self.words[self._at] == "al"
        at = self._at + 1
        if at >= len(self.words) or self._tokens[at].mark:
            return False
        if Told.INFINITIVE in self._told_at(at):
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
        if self._after_verb and is_person:
            self._say(text, phrase)
            return True
        self._close()
        link = "for" if self._is_for and is_person and not self._is_told_to else "to"
        link = "at" if re.match(r"-\d", text) else link
        self._say(f"{link} {text}", phrase)
        return True

    def _por_(self) -> bool:
        following = self.words[self._at + 1] if self._at + 1 < len(self.words) else ""
        link = "by" if following in _BY else "through" if following in _THROUGH else ""
        return bool(link) and self._linked(link, self._at + 1, bare=following in _BY)

    def _de_(self) -> bool:
        """ "De" behind "y": more of what an act is done to."""
        if self._said and self._said[-1] in {"and", ",", "or"} and self.words[self._at] == "de" and self._acted:
            phrase = self._phrases.at(self._at + 1) if self._at + 1 < len(self.words) else None
            if phrase:
                self._say(phrase.text, phrase)
                return True
        return False

    def _thing(self) -> bool:
        is_label = not self._has_verb and (not self._said or self._said[-1] in {",", ";", "and"})
        phrase = self._phrases.at(self._at, bare=is_label or self._is_determined)
        self._is_determined = False
        if phrase is None:
            return False
        if phrase.noun is None and self._at == 0 and phrase.end == len(self.words):
            return False
        self._say(phrase.text, phrase)
        self._close()
        return True

    def _relative(self) -> bool:
        """Who or what does something: "trabajadores que no hablan inglés"."""
        if self.words[self._at] != "que" or self._after_noun is None:
            return False
        at = self._at + 1
        is_denied = at < len(self.words) and self.words[at] == "no"
        at += is_denied
        found = self._known.forms.get(self.words[at], ()) if at < len(self.words) else ()
        verb = next(((one, told) for one, told in found if told in {Told.THIRD, Told.OTHERS, Told.PAST}), None)
        if verb is None or verb[0] not in self._known.verbs:
            return False
        link = "who" if self._after_noun.noun and self._after_noun.noun.is_person else "that"
        english = self._known.verbs[verb[0]].of(self.object_after(at + 1))
        is_past = verb[1] is Told.PAST or self._tense is Form.PAST
        is_many = self._after_noun.is_many
        if is_denied:
            said = f"{'didn’t' if is_past else 'don’t' if is_many else 'doesn’t'} {english}"
        else:
            said = verb_in(english, Form.PAST if is_past else Form.BASE if is_many else Form.THIRD)
        if "~" in said:
            return False
        self._said += [link, said.replace("’", "'")]
        self._at = at + 1
        self._after_noun = None
        self._after_verb = True
        return True
