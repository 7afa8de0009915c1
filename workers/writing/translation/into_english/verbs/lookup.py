"""Which words of a line are verbs, and which the things or acts that are spelt alike."""

from workers.writing.lexicon.conjugated import Told
from workers.writing.lexicon.spanish import Lexicon, Term, lexicon
from workers.writing.lexicon.token import Token
from workers.writing.translation.into_english.nouns.phrases import NounPhrases
from workers.writing.translation.into_english.verbs.doings_in_row import Row

AND = {"y": "and", "e": "and", "o": "or", "u": "or"}
PREPOSITIONS = frozenset(["con", "en", "para", "por", "sin", "de", "del", "a", "al", "hasta", "sobre", "bajo", "entre"])
DETERMINERS = frozenset(
    """el la los las un una unos unas mi mis al a todo toda todos todas cada otros otras otro otra varios varias
    diferentes""".split()  # noqa: SIM905
)
FORMS = {Told.INFINITIVE, Told.FIRST, Told.THIRD, Told.OTHERS, Told.PAST, Told.GERUND}
_BEFORE_FIGURES = frozenset({"gauge", "level", "class", "type", "grade", "step", "phase", "line", "unit", "floor"})
"""Things that a figure behind them names: "calibre 24" is no calibrating."""
_BEHIND_DOINGS = frozenset({"con", "para", "en", "por", "antes", "despues", "cada", "segun", "hasta"})
"""What goes on behind one's own doing that has no object: "acomodo por fecha"."""


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
        if following in DETERMINERS or (behind_about < len(self.words) and self._tokens[behind_about].is_number):
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
