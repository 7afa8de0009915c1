"""What the verbs of a line, and the acts that are named in it, are done to: the thing behind them, or nothing."""

from workers.writing.lexicon.conjugated import Told
from workers.writing.translation.into_english.verbs.lookup import AND, DETERMINERS, PREPOSITIONS, VerbLookup

_LEADS = DETERMINERS | {"de", "como"}
_NOT_CLEANED = frozenset(
    {"armar", "desarmar", "montar", "levantar", "cargar", "descargar", "acarrear", "ayudar", "mover"}
)
"""Doings whose object isn't that of a "limpiar" before them."""
_FARTHEST_OBJECT = 12
"""Words between a verb and what it is done to."""


class VerbObjects(VerbLookup):
    """The verbs of one line with their objects, by which a verb is told in one of its senses."""

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
