"""What "por" leads in a Spanish line: by what, through where, for how long or for what."""

from workers.writing.lexicon.conjugated import Told
from workers.writing.translation.into_english.nouns.links import BY_WHICH, by_name
from workers.writing.translation.into_english.nouns.lookup import NounPhrase
from workers.writing.translation.into_english.subclauses import Subclauses

_THROUGH = frozenset(
    {"conduit", "charola", "canaleta", "emt", "ducto", "ductos", "tuberia", "tubo"}
    | {"pared", "paredes", "losa", "techo", "techos", "piso", "atico"}
)
_SPREADS = frozenset({"repartir", "distribuir", "esparcir", "acomodar", "regar"})
_TIMES = frozenset({"minuto", "hora", "dia", "semana", "mes", "ano", "segundo"})
_WHOLE = frozenset({"todo", "toda", "todos", "todas"})
_LOOKS = frozenset({"revisar", "inspeccionar", "checar", "chequear", "verificar", "examinar"})
"""Doings whose "por" leads what is looked for."""
_BATCHES = frozenset(
    """colado colada vaciado lote tanda corrida carga charola bandeja caja paquete tarima viaje vuelta turno jornada
    casa cuarto piso obra proyecto orden pedido mesa hilera surco acre arbol planta visita cubeta rollo pieza rack
    semana""".split()  # noqa: SIM905
)
"""Of each of which there is so much; by a truck or by a line something is done."""
_WEIGHT = "peso"
"""What Spanish counts in no number of it: by weight."""
_ASKED_FOR = frozenset({"estimate", "quote", "invoice", "claim"})
SWAPS = frozenset({"cambiar", "reemplazar", "sustituir"})


class ByAndFor(Subclauses):
    """The doings and clauses of a line, and what "por" joins to them."""

    def _por_(self) -> bool:
        following = self.words[self._at + 1] if self._at + 1 < len(self.words) else ""
        behind = self.words[self._at + 2] if self._at + 2 < len(self.words) else ""
        if self._is_done_by_somebody():
            return self._linked("by", self._at + 1)  # "firmada por el cliente"
        link = "by" if following in BY_WHICH else "through" if {following, behind} & _THROUGH else ""
        if link == "by" and self._by_which(self._at + 1):
            return True
        if not link and self._phrases.figure(self._at + 1) and behind.rstrip("s") in _TIMES | {"mese"}:
            link = "for"
        if not link and self._phrases.is_name(self._at + 1):
            link = "through"  # "por Nevada y Arizona"
        if not link and self._is_for_what() and self._phrases.at(self._at + 1, bare=True):
            return self._linked("for", self._at + 1, bare=True)
        if not link and following in _WHOLE and self._after_noun:
            return self._throughout()
        if not link and following in {"el", "la", "los", "las"} and self._phrases.head(self._at + 2):
            link = "through"
        elif not link and self._is_bare_kind(self._at + 1):
            return self._linked("per" if self._is_rate(following) else "by", self._at + 1, bare=True)
        if self._verb in SWAPS and self._after_noun:
            link = "with" if any(said.startswith("replace") for said in self._said) else "for"
        link = "across" if link == "through" and self._verb in _SPREADS else link
        return bool(link) and self._linked(link, self._at + 1, bare=following in BY_WHICH)

    def _is_for_what(self) -> bool:
        """Whether "por" leads what is looked for in a thing, or for what one is paid: "reviso piezas por grietas"."""
        of = self._after_noun.noun.english.split()[-1] if self._after_noun and self._after_noun.noun else ""
        return of in _ASKED_FOR or (bool(of) and self._verb in _LOOKS)

    def _by_which(self, at: int) -> bool:
        """`por grado y peso`: by what things are sorted, each told without its number."""
        names = [by_name(self.words[at])]
        end = at + 1
        while end < len(self.words) and self._tokens[end].mark == "," and self.words[end] in BY_WHICH:
            names, end = [*names, by_name(self.words[end])], end + 1
        while self._phrases.follows(end) == "y" and self._phrases.follows(end + 1) in BY_WHICH:
            names, end = [*names, by_name(self.words[end + 1])], end + 2
        is_of_many = len(names) == 1 and self.words[at] != _WEIGHT
        if is_of_many or not all(names) or self._phrases.follows(end) in {"de", "y"}:
            return False
        said = f"by {' and '.join(filter(None, [', '.join(names[:-1]), names[-1]]))}"
        self._close()
        self._is_led = True
        self._say(said, NounPhrase(said, end, None))
        return True

    def _is_done_by_somebody(self) -> bool:
        """Whether "por" leads who did what the participle before it says."""
        before = {told for _, told in self._known.forms.get(self.words[self._at - 1], ())} if self._at else set()
        return Told.PARTICIPLE in before and self._somebody(self._at + 1) is not None

    def _throughout(self) -> bool:
        """`por todo California`, `por toda la planta`."""
        at = self._at + 2
        at += at < len(self.words) and self.words[at] in {"el", "la", "los", "las"}
        has_article = at == self._at + 3
        phrase = self._phrases.at(at, bare=True) if at < len(self.words) else None
        if phrase is None:
            return False
        self._close()
        self._is_led = True
        self._say(f"throughout {'the ' if has_article else ''}{phrase.text}", phrase)
        return True

    def _is_bare_kind(self, at: int) -> bool:
        """Whether one thing without an article stands here, by which something is done: por receta, por cuarto."""
        head = self._phrases.head(at) if at < len(self.words) and not self._tokens[at].mark else None
        noun = head.noun if head and head.sort == "noun" else None
        return bool(
            noun and head and not head.is_plural and not noun.is_person and self._phrases.follows(at + 1) != "de"
        )

    def _is_rate(self, of: str) -> bool:
        """Whether so many stand before: "cuento 30 por paquete", "18,000 pies por colado"."""
        if self._at > 0 and self._tokens[self._at - 1].is_number:
            return True
        return self._at > 1 and of in _BATCHES and self._tokens[self._at - 2].is_number

    def _linked(self, english: str, at: int, *, the: bool = False, bare: bool = False) -> bool:
        raise NotImplementedError
