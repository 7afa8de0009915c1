"""Which words of a line are verbs, and what they are done to."""

from workers.writing.lexicon.conjugated import Told
from workers.writing.lexicon.spanish import Lexicon, Term, lexicon
from workers.writing.lexicon.token import Token
from workers.writing.translation.into_english.nouns.phrases import NounPhrases
from workers.writing.translation.into_english.verbs.doings_in_row import Row

AND = {"y": "and", "e": "and", "o": "or", "u": "or"}
PREPOSITIONS = frozenset(["con", "en", "para", "por", "sin", "de", "del", "a", "al", "hasta", "sobre", "bajo", "entre"])
FORMS = {Told.INFINITIVE, Told.FIRST, Told.THIRD, Told.OTHERS, Told.PAST, Told.GERUND}
_DETERMINERS = frozenset(
    """el la los las un una unos unas mi mis al a todo toda todos todas cada otros otras otro otra varios varias
    diferentes""".split()  # noqa: SIM905
)
_LEADS = _DETERMINERS | {"de", "como"}
_NOT_CLEANED = frozenset(
    {"armar", "desarmar", "montar", "levantar", "cargar", "descargar", "acarrear", "ayudar", "mover"}
)
"""Doings whose object isn't that of a "limpiar" before them."""
_BEFORE_FIGURES = frozenset({"gauge", "level", "class", "type", "grade", "step", "phase", "line", "unit", "floor"})
"""Things that a figure behind them names: "calibre 24" is no calibrating."""
_BEHIND_DOINGS = frozenset({"con", "para", "en", "por", "antes", "despues", "cada", "segun", "hasta"})
"""What goes on behind one's own doing that has no object: "acomodo por fecha"."""
_FARTHEST_OBJECT = 12
"""Words between a verb and what it is done to."""


class VerbLookup:
    """The verbs of one line; `words` are its words, folded."""

    def __init__(self, tokens: list[Token], *, by_words: bool = False) -> None:
        self._tokens = tokens
        self._by_words = by_words
        """Whether phrases are read word by word where more of their thing follows."""
        self.phrases_of_more = False
        """Whether a phrase was read so that more words stood right behind it."""
        self.words = [token.folded for token in tokens]
        self._phrases = NounPhrases(tokens)
        self._known: Lexicon = lexicon()
        self._has_verb = False
        self._firsts = [at for at, word in enumerate(self.words) if self._is_first_only(at, word)]
        self._row = Row(tokens, self._firsts)

    def _is_first_only(self, at: int, word: str) -> bool:
        """Whether a word is nothing but a doing of one's own: leo, reviso."""
        told = {told for _, told in self._known.forms.get(word, ())}
        return Told.FIRST in told and self._known.at(self.words, at, "noun", "act", "adverb", "preposition") is None

    def _goes_on_in_first(self, at: int, named: Term) -> bool:
        """Whether a word that may be a thing goes on with what "I" do: "leo planos y marco con láser"."""
        behind = self._tokens[at + 1] if at + 1 < len(self.words) else None
        if behind is None or not (behind.mark == "(" or (not behind.mark and behind.folded in _BEHIND_DOINGS)):
            return False
        is_parted = bool(self._tokens[at].mark) or (at > 0 and self.words[at - 1] in AND)
        is_counted = named.noun is None or not (named.noun.is_mass or named.noun.is_material)
        leads = any(first < at for first in self._firsts) or Told.FIRST in self.told_at(0)
        return is_parted and leads and (named.sort == "act" or is_counted)

    def _is_of_materials(self, at: int, named: Term) -> bool:
        """Whether it is one of several materials: "arena y asfalto"."""
        behind = self.words[at + 1] if at + 1 < len(self.words) and not self._tokens[at + 1].mark else ""
        is_joined = behind in AND or (at > 0 and self.words[at - 1] in AND and behind in {"a", "al"})
        return is_joined and named.noun is not None and named.noun.is_material

    def _is_verb_only(self, at: int) -> bool:
        if at >= len(self.words) or self._tokens[at].mark:
            return False
        told = {told for _, told in self._known.forms.get(self.words[at], ())}
        named = self._known.at(self.words, at, "noun")
        is_many = self.words[at - 1] in {"los", "las", "lo", "le", "les"}
        disagrees = at and is_many and not self.words[at].endswith("s")
        disagrees = disagrees or (self.words[at - 1] == "la" and self.words[at].endswith("io"))  # "la vacío en"
        return bool(told & FORMS) and (named is None or bool(disagrees))

    def _matches(self, rest: tuple[str, ...], at: int) -> bool:
        end = at + len(rest)
        if end > len(self.words) or any(token.mark for token in self._tokens[at:end]):
            return False
        last = {"a": {"a", "al"}, "de": {"de", "del"}}.get(rest[-1], {rest[-1]}) if rest else set()
        return tuple(self.words[at : end - 1]) == rest[:-1] and (not rest or self.words[end - 1] in last)

    def _is_done(self, at: int, told: set[Told]) -> bool:  # noqa: C901, PLR0911 - each by what follows the word
        """Whether a word that may be a form of a verb is one here, not the thing that is spelt alike."""
        is_in_row = Told.FIRST in told and self._row.leads_or_joins(at)
        if told & {Told.INFINITIVE, Told.GERUND} or self._is_stressed(at, told) or is_in_row:
            return True
        word = self.words[at]
        named = self._known.at(self.words, at, "noun", "act", "adverb", "preposition", "before_noun")
        if named is None:
            return bool(told & {Told.FIRST, Told.PAST, Told.THIRD, Told.OTHERS})
        if len(named.words) > 1 and named.sort == "noun":
            return False
        following = self.words[at + 1] if at + 1 < len(self.words) and not self._tokens[at + 1].mark else ""
        if self._is_of_materials(at, named):
            return False
        if Told.FIRST in told and (following == "donde" or self._goes_on_in_first(at, named)):
            return True  # "marco donde van las cajas"
        if not following and Told.FIRST in told and (self._tells_how_often(at) or self._ends_doings(at)):
            return True
        if not following:
            return at == 0 and Told.FIRST in told and self._is_verb_only(at + 1) if at + 1 < len(self.words) else False
        if following in {"de", "del"}:
            return False
        if self._tokens[at + 1].is_number and named.noun and named.noun.english in _BEFORE_FIGURES:
            return False
        behind_about = at + 2 if following == "como" else at + 1
        if following in _DETERMINERS or (behind_about < len(self.words) and self._tokens[behind_about].is_number):
            return True
        if following in AND:
            more = self._known.forms.get(self.words[at + 2], ()) if at + 2 < len(self.words) else ()
            is_done = any(one in {Told.FIRST, Told.PAST} for _, one in more)
            return is_done and (word not in self._known.acts or self._both_done_to(at + 3))
        if following in PREPOSITIONS or following == "cuando":
            return Told.FIRST in told and (at == 0 or self._tokens[at].mark != "") and word not in self._known.acts
        return self._precedes_object(at, named, told)

    def _both_done_to(self, at: int) -> bool:
        """Whether what two words do stands right behind them, as no act has it: "cambio y balanceo llantas"."""
        is_bare = at < len(self.words) and not self._tokens[at].mark
        return is_bare and self._known.at(self.words, at, "noun", "before_noun", "number") is not None

    def _ends_doings(self, at: int) -> bool:
        """Whether it is the last of several doings that all have nothing behind them: "corto, biselo y punteo"."""
        return self.words[at - 1 : at] == ["y"] and at - 2 in self._firsts

    def _tells_how_often(self, at: int) -> bool:
        """Whether it is said how often before one's own doing that ends a line: "yo las ajusto y a veces manejo"."""
        return self.words[at - 2 : at] == ["a", "veces"] and any(first < at for first in self._firsts)

    def _precedes_object(self, at: int, named: Term, told: set[Told]) -> bool:
        """Whether a thing stands behind a word that may be a thing itself, which then is a doing."""
        if Told.FIRST not in told and named.sort == "noun" and self.words[at].endswith("e"):
            return False  # "aceite hidráulico" is no aceité that lacks its accent
        return self._known.at(self.words, at + 1, "noun", "act", "before_noun", "number") is not None or (
            self._tokens[at + 1].is_code and named.sort != "act"
        )

    def _is_stressed(self, at: int, told: set[Told]) -> bool:
        """Whether the accent says that something was done: "corté", not "corte"; "medía", no half."""
        if Told.PAST in told and self._tokens[at].surface.endswith(("ía", "ían")):
            return Told.PAST in self.told_at(at)
        return Told.PAST in told and self._tokens[at].surface.endswith(("é", "í", "ó"))

    def object_after(self, at: int) -> frozenset[str]:
        """The names of what a verb is done to, behind other verbs and what leads a noun."""
        end = min(len(self.words), at + _FARTHEST_OBJECT)
        while at < end:
            word = self.words[at]
            noun = self._phrases.head(at)
            is_verb = self.words[at - 1] in AND or bool(self._tokens[at].mark)
            is_verb = bool(is_verb and self.told_at(at) and self._is_done(at, self.told_at(at)))
            if self._counts_what_follows(at):
                at += 2
                continue
            if noun and noun.noun and not is_verb:
                heads = {spelling.split()[0] for spelling in noun.noun.spellings}
                return noun.noun.names | heads | {" ".join(noun.words), noun.words[0]}
            leads = self._known.at(self.words, at, "before_noun", "number", "adverb")
            if leads and leads.sort == "adverb" and self.words[at + len(leads.words) :][:1] in (["de"], ["del"]):
                break  # "corto con máquina de agua" says with what, and turns off no water
            if leads:
                at += len(leads.words)
            elif word == "para":
                break  # "corto para luces" turns off none
            elif word in AND or word in _LEADS or self._tokens[at].is_number or self.told_at(at):
                at += 1
            elif self._tokens[at].is_code:
                return frozenset({word})
            else:
                break
        return frozenset()

    def _counts_what_follows(self, at: int) -> bool:
        """Whether so many units of something stand here: "900 pies de loseta"."""
        is_counted = at > 0 and self._tokens[at - 1].is_number
        return (
            is_counted and self.words[at + 1 : at + 2] == ["de"] and self._known.at(self.words, at, "unit") is not None
        )

    def told_at(self, at: int) -> set[Told]:
        """What the word at a token tells as a verb."""
        if at >= len(self.words):
            return set()
        return {told for verb, told in self._known.forms.get(self.words[at], ()) if verb in self._known.verbs} & FORMS

    def _with_enclitic(self, word: str) -> tuple[list[tuple[str, Told]], str]:
        for ending, said in (("los", "them"), ("las", "them"), ("lo", "it"), ("la", "it")):
            if word.endswith((f"r{ending}", f"ndo{ending}")):
                bare = self._known.forms.get(word.removesuffix(ending), ())
                found: list[tuple[str, Told]] = [
                    (verb, told)
                    for verb, told in bare
                    if told in {Told.INFINITIVE, Told.GERUND} and verb in self._known.verbs
                ]
                if found:
                    return found, said
        return [], ""

    def done_act(self, at: int, *, alone: bool = False) -> tuple[str, int, bool] | None:  # noqa: C901, PLR0911 - each by what follows the word
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
        if (
            not act
            or act not in self._known.verbs
            or (noun and len(noun.words) > 1 and not (self._is_of_more(at + len(noun.words)) or self._row.joins(at)))
            or self._is_stressed(at, {Told.PAST})
        ):
            return None
        if at + 1 >= len(self.words) or self._tokens[at + 1].mark:
            is_named = noun is not None and noun.sort == "noun"
            leads = self._has_verb or bool(at + 1 < len(self.words) and self.told_at(at + 1))
            return (act, at + 1, False) if alone and not is_named and leads else None
        following = self.words[at + 1]
        when = self._known.at(self.words, at + 1, "adverb")
        if when and len(when.words) > 1:
            return act, at + 1, False  # "riego de noche"
        if following in {"de", "del"} or (act == "mantener" and following in {"a", "al"}):
            nominal = self.words[at + 2 : at + 3]
            if not nominal or self._tokens[at + 2].mark:
                return None
            return act, at + 2, following in {"del", "al"}
        if not alone:
            return None
        if following in AND:
            more = self.words[at + 2] if at + 2 < len(self.words) else ""
            return (act, at + 1, False) if more in self._known.acts or self.told_at(at + 2) else None
        if following in {"con", "en", "para", "a", "segun", "por"}:
            return act, at + 1, False
        return (act, at + 1, False) if self.words[at + 1] == "nivel" else None

    def _is_of_more(self, at: int) -> bool:
        """Whether "y" and another thing follow, so that an act was done to both: "poda de árboles y arbustos"."""
        if self.words[at : at + 1] != ["y"] or self._tokens[at].mark or at + 1 >= len(self.words):
            return False
        more = self._known.at(self.words, at + 1, "noun", "act", "adjective")
        return more is not None and more.sort == "noun" and self.words[at + 1] not in self._known.acts

    def _helps_do(self, at: int) -> bool:
        """Whether it is said what is helped to do: "ayudaba al oficial a colar"."""
        return any(
            self.words[place] == "a" and Told.INFINITIVE in self.told_at(place + 1)
            for place in range(at, min(at + 6, len(self.words) - 1))
        )

    def _stands_alone(self, at: int) -> bool:
        """Whether a doing of a list has no object, where one before it has its own: "cargar material, limpiar"."""
        if at >= len(self.words):
            return True
        following = (
            {verb for verb, _ in self._known.forms.get(self.words[at + 1], ())} if at + 1 < len(self.words) else set()
        )
        if self.words[at] in AND and following & _NOT_CLEANED:
            return True
        return self._tokens[at].mark.strip() in {",", ";"} and any(
            self._tokens[place].mark and self._phrases.head(place - 1) is not None for place in range(1, at)
        )

    def _has_told(self, at: int) -> bool:
        """Whether "a" whom follows the verb of "le explico al cliente"."""
        return any(word in {"a", "al"} for word in self.words[at + 1 : at + 9])

    def _is_longer_noun(self, rest: tuple[str, ...], last: int) -> bool:
        """Whether the last word of a phrase begins a longer name here: "cambiar formatos", of "formatos de lata"."""
        if not rest or rest[-1] in PREPOSITIONS or last >= len(self.words):
            return False
        noun = self._phrases.head(last)
        more = self._phrases.follows(last + 1)
        if noun is not None and more and self._tokens[last + 1].is_code and not self._tokens[last + 1].is_number:
            return True  # "registro OSHA 300"
        if noun is not None and more:
            self.phrases_of_more = True
            if self._by_words:
                return True  # "cargar lavadoras de 150 libras"
        return noun is not None and len(noun.words) > 1

    def _nothing_at(self, at: int) -> frozenset[str]:
        """What the lexicon calls the object of a verb that has none: "doy el precio y cobro"."""
        is_end = at >= len(self.words) or bool(self._tokens[at].mark) or self.words[at] in {"y", "e", "con", "en", "al"}
        return frozenset({"-"}) if is_end else frozenset()
