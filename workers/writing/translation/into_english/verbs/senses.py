"""What a verb of a line says of what it is done to, where its list of senses alone doesn't tell."""

from workers.writing.lexicon.conjugated import Told
from workers.writing.translation.into_english.verbs.lookup import AND
from workers.writing.translation.into_english.verbs.objects import VerbObjects

DOES = frozenset({"hacer", "realizar", "efectuar"})
SAYS_TO = frozenset({"decir", "explicar", "ensenar", "mostrar", "avisar", "informar", "indicar"})
"""Doings behind which a clause says what somebody is told."""
_NEAR = 5
"""Words within which a verb's place is named."""
_ONLY = frozenset({"solo", "solamente", "unicamente"})
"""What says behind a label that not all of its doing was done."""
PUTS = frozenset({"poner", "meter", "colocar", "echar"})
_PUT_SOMEWHERE = frozenset({"put ~ in", "put ~ on"})
_CONTAINERS = frozenset(
    """tambo tambos barril barriles bolsa bolsas caja cajas tarima tarimas contenedor contenedores dompe bote botes
    costal costales cubeta cubetas tambor tambores canasta canastas charola charolas carrito carritos""".split()  # noqa: SIM905
)
"""Into which things are put, and where nothing is installed."""


class VerbSenses(VerbObjects):
    """The verbs of one line, each in the sense that its object has."""

    def _may_be_thing(self, at: int, tells: set[Told]) -> bool:
        """Whether nothing but an accent that it lacks makes a word a doing: "espuma, enjuague, sanitizante"."""
        is_alone = at + 1 >= len(self.words) or bool(self._tokens[at + 1].mark) or self.words[at + 1] in AND
        return is_alone and tells == {Told.PAST} and self._tokens[at].surface[-1:] in {"e", "i"}

    def _is_typed_as_many(self, at: int, end: int) -> bool:
        """Whether a thing has its plural in Spanish, by its first word: not "detector de metales"."""
        head = self._phrases.head(at)
        return (head.words[0] if head else self.words[end - 1]).endswith("s")

    def act_sense(self, act: str, at: int) -> str:
        """What the noun of a verb says of what stands behind it: a carga is loading, by hand or not."""
        said = self._known.verbs[act].of(self.object_after(at))
        return "load" if act == "cargar" and said == "carry" else said

    def _said_of_object(self, verb: str, at: int) -> str:
        """The verb by what it is done to, which begins at a token."""
        said = self._known.verbs[verb].of(self.object_after(at) or self._nothing_at(at))
        if verb in DOES and said == "make" and (named := self._phrases.head(at)) and named.sort == "act":
            return "do"
        if verb == "llevar" and said == "keep" and {"a", "al"} & set(self.words[at : at + _NEAR]):
            return "take"  # "llevo las facturas a la oficina"
        if verb in PUTS and self.is_put_somewhere(at, said):
            return "put"
        if said == "clean" and self._stands_alone(at):
            return "clean up"
        return "help" if verb in {"ayudar", "apoyar", "asistir"} and self._helps_do(at) else said

    def _is_put_into(self, at: int) -> bool:
        """Whether it is said into what a thing is put: "pongo la basura en tambos"."""
        near = self.words[at : at + _NEAR]
        where = near.index("en") + 1 if "en" in near else len(near)
        return any(word in _CONTAINERS for word in near[where : where + 2])

    def is_put_somewhere(self, at: int, said: str) -> bool:
        """Whether where a thing is put stands behind it, so that nothing is put in or added: "meto pan al horno"."""
        near = self.words[at : at + _NEAR]
        ends = next(
            (place for place in range(1, len(near)) if self._tokens[at + place].mark or near[place] in AND), _NEAR
        )
        is_in_place = said in _PUT_SOMEWHERE and bool({"en", "a", "al"} & set(near[:ends]))
        return is_in_place or self._is_put_into(at)

    def _is_no_person(self, at: int) -> bool:
        """Whether a thing stands at a token."""
        head = self._phrases.head(at) if at < len(self.words) else None
        return bool(head and head.noun and not head.noun.is_person)

    def _is_label(self, at: int) -> bool:
        """Whether a thing with a colon begins: "instalación de gas: solo ayudé", which doesn't say who did it."""
        head, phrase = self._phrases.head(at), self._phrases.at(at, bare=True)
        if not head or not phrase or phrase.end >= len(self.words) or self._tokens[phrase.end].mark[:1] != ":":
            return False
        return head.sort == "noun" or self.words[phrase.end] in _ONLY
