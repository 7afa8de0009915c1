"""Verbs of an English line, and what each says in Spanish of its object."""

import re

import msgspec

from workers.language.conjugation import Form
from workers.writing.translation.from_english.inflection import Noun
from workers.writing.translation.from_english.phrases import Phrase
from workers.writing.translation.from_english.tables import Sense, key, tables
from workers.writing.translation.from_english.tokens import Token

_MACHINE = re.compile(
    r"(?:er|or|hoe|dozer|truck|jack|tractor|machine|lathe|mill|press|crane|forklift|lift|saw|equipment|steer|boiler"
    r"|kettle|brake|excavator|bender|line|kiln|furnace|plant|system|trowel|tools?|wrench|buggy|screed|auger|torch|belt|dozer"
    r"|track hoe|backhoe|jackhammer|rig|pump|gun)$"
)
"""What is run by somebody."""
_DONE_TO_PEOPLE = frozenset(
    {"capacitar", "ayudar", "supervisar", "guiar", "enseñar", "dirigir", "asistir", "orientar", "instruir", "apoyar",
     "atender", "contratar", "entrenar", "coordinar", "recibir", "educar", "relevar", "suplir", "escoltar", "evaluar",
     "cubrir", "acompañar", "consolar", "transferir", "bañar", "vestir", "cuidar", "voltear", "llamar", "alimentar",
     "saludar", "sentar", "transportar", "trasladar", "reclutar", "entrevistar", "despachar", "motivar", "programar",
     "visitar", "informar", "avisar", "peinar", "afeitar", "inscribir", "rescatar", "proteger", "calmar", "vacunar",
     "monitorear", "vigilar", "llevar", "pesar", "disciplinar", "despedir", "aconsejar", "notificar", "asegurar",
     "inspeccionar", "seleccionar", "levantar", "mover", "subir", "bajar", "acostar", "buscar", "encontrar"}
)  # fmt: skip
"""Whom something is done to stands behind "a"."""


_PEOPLE = re.compile(r"^\S+(?: a \S+)? personas?$")
_TAUGHT = frozenset({"capacitar", "entrenar", "enseñar", "orientar", "instruir"})
_GROUPS = frozenset({"crew", "team"})
"""Who is taught is people, though the word is none: capacitar a la cuadrilla; but dirigir una cuadrilla."""
_ACT = re.compile(
    r"(?:ci[oó]n|sión|ciones|siones|mientos?|ajes?|ados?|adas?|ados|idas?|eos?|uras?|anzas?|encias?|nósticos?|análisis)$"
    r"|^(?:trabajo|prueba|cambio|servicio|limpieza|ronda|inventario|conteo|turno|recorrido|reporte|corte|ajuste|control"
    r"|entrega|parada|toma|proyecto|obra|papeleo|tarea|registro|orden|órdenes|presupuesto|plática|compra|rescate|calibre"
    r"|muestra|lectura|mezcla|remodelación|preventivo|carga|descarga|viaje|vuelta|ruta|junta|acabado|detalle|colado"
    r"|trámite|pedido|cálculo|plan|informe|estimado|cotización|demostración|demolición|remate|retoque|parche)(?:s|es)?$"
)
"""How the Spanish of what is done begins: doing these one does them, not something to them."""
_TWO_WORDS = 2
_PARTICLES = frozenset({"off", "up", "out", "down", "away", "over", "back"})


_NEVER_ALONE = frozenset(
    {"perform", "do", "make", "conduct", "provide", "take", "hold", "keep", "maintain", "put", "use", "handle",
     "follow", "meet", "apply", "complete", "ensure", "bring", "give", "carry", "place", "move", "start", "find"}
)  # fmt: skip
"""What says nothing without its object."""


class Doing(msgspec.Struct, frozen=True):
    """A verb of the line: its base with a particle, its form, and how many tokens it takes."""

    base: str
    form: Form
    length: int
    of_trade: Sense | None = None
    """What the trade of its job's title means by it, of any object that the lists don't tell it of."""


def doing_at(tokens: list[Token], at: int) -> Doing | None:
    """The verb at a token, with the words behind it that belong to it: set up, take care of."""
    if at >= len(tokens) or tokens[at].is_initials:
        return None
    first = tokens[at].folded.split(" ")
    if "-" in tokens[at].text and first[-1] in _PARTICLES:
        return None  # a cut-off saw is none that one cuts off
    return _compound_at(tokens, at) or _simple_at(tokens, at, first)


def _simple_at(tokens: list[Token], at: int, first: list[str]) -> Doing | None:
    found = tables().forms.get(first[0])
    if found is None:
        return None
    base, form = found
    if at + 1 < len(tokens) and not tokens[at + 1].mark and tokens[at + 1].folded in _PARTICLES:
        name = f"{base} {tokens[at + 1].folded}"
        if at + 2 < len(tokens) and not tokens[at + 2].mark and f"{name} {tokens[at + 2].folded}" in tables().verbs:
            return Doing(f"{name} {tokens[at + 2].folded}", form, 3)  # put back together
        return Doing(name, form, 2) if name in tables().verbs else None
    words = [*first[1:]]
    best = Doing(base, form, 1) if base in tables().verbs and not words else None
    for more in range(3):
        if more:
            behind = at + more
            if behind >= len(tokens) or tokens[behind].mark:
                break
            words.append(tokens[behind].folded)
        name = " ".join([base, *words])
        if words and name in tables().verbs:
            best = Doing(name, form, 1 + more)
    return best


def _compound_at(tokens: list[Token], at: int) -> Doing | None:
    """A verb whose last word has its form: hydro tested, heat welding."""
    pair = tokens[at : at + (1 if " " in tokens[at].folded else 2)]
    words = " ".join(one.folded for one in pair if not (one.mark and one is not tokens[at])).split(" ")
    if len(words) != _TWO_WORDS or (found := tables().forms.get(words[1])) is None or found[1] is Form.BASE:
        return None
    name = f"{words[0]} {found[0]}"
    return Doing(name, found[1], 2 if " " not in tokens[at].folded else 1) if name in tables().verbs else None


def told(doing: Doing, thing: Phrase | None, *, is_shared: bool = False) -> str:
    """The infinitive of a doing where it is done to this; empty where it isn't told of that.

    `is_shared`: whether another doing stands between the two, so that no preposition may.
    """
    sense = _sense_of(doing, thing, is_shared=is_shared)
    if sense is None or (sense.regent and is_shared):
        return ""
    noun = thing.noun if thing else None
    if sense.regent and thing is None:
        return sense.infinitive
    if sense.regent:
        return f"{sense.infinitive} {sense.regent}{_article_of(thing, sense.regent)}"
    if noun is not None and not noun.is_person and doing.base in {"help", "assist"}:
        return f"{sense.infinitive} con"
    if noun is not None and noun.is_person and not sense.objects and not _may_be_done_to_people(sense.infinitive):
        return ""  # "install helper" names who does it
    is_of_people = thing is not None and not is_shared and _are_people(thing, sense.infinitive)
    return f"{sense.infinitive} a{_article_of(thing, 'a')}" if is_of_people else sense.infinitive


def _may_be_done_to_people(infinitive: str) -> bool:
    """Whether a person may stand behind an infinitive: among others what one does with whom, contar con."""
    first, _, rest = infinitive.partition(" ")
    return first in _DONE_TO_PEOPLE or rest.rpartition(" ")[2] in {"a", "con", "de", "en"}


def _are_people(thing: Phrase, infinitive: str) -> bool:
    """Whether a thing stands behind "a" for its people: a counted number, who is taught."""
    noun = thing.noun
    if infinitive not in _DONE_TO_PEOPLE:
        return False
    if noun is None:
        return bool(_PEOPLE.search(thing.text))
    return noun.is_person or (infinitive in _TAUGHT and not noun.names.isdisjoint(_GROUPS))


def named_doing(doing: Doing, thing: Phrase | None) -> str:
    """The doing as a noun, with "de" before what it is done to: prueba de, limpieza; empty where Spanish has none."""
    sense = _sense_of(doing, thing, is_shared=False)
    noun = tables().doing_nouns.get(sense.infinitive, "") if sense is not None else ""
    return f"{noun} de" if noun and thing is not None else noun


def is_act(noun: Noun) -> bool:
    """Whether a noun names what can be done."""
    return bool(_ACT.search(noun.text.split()[0]))


def is_told_of(doing: Doing, thing: Phrase | None) -> bool:
    """Whether the lists have a sense of the doing for this very thing."""
    sense = _sense_of(doing, thing, is_shared=False) if thing is not None else None
    return sense is not None and bool(sense.objects)


def _article_of(thing: Phrase | None, regent: str) -> str:
    """Return the article of a person behind "a" that notes leave out: ayudar al mayordomo."""
    noun = thing.noun if thing else None
    if thing is None or noun is None or thing.is_determined or noun.is_plural or regent not in {"a", "con"}:
        return ""
    if not noun.is_person:
        return ""
    return " la" if noun.is_feminine else " el"


def _sense_of(doing: Doing, thing: Phrase | None, *, is_shared: bool) -> Sense | None:
    base = doing.base
    senses = tables().verbs.get(base, ())
    names = _kinds_of(thing)
    if is_shared and (shared := next((one for one in senses if "@shared" in one.objects), None)):
        return shared
    by_name = frozenset(one for one in names if not one.startswith("@"))
    for wanted in (by_name, names):  # copper is run by its name before it looks like a machine
        if told := next((one for one in senses if one.objects & wanted), None):
            return told
    if doing.of_trade is not None:
        return doing.of_trade
    if base == "do" and thing is not None and thing.noun is not None and not is_act(thing.noun):
        return None  # "do faucets" leaves out what is done to them
    if thing is None and base in _NEVER_ALONE:
        return None
    return next((one for one in senses if not one.objects), None)


def _kinds_of(thing: Phrase | None) -> frozenset[str]:
    """The names and kinds by which a sense may be told of a thing."""
    if thing is None:
        return frozenset({"@bare"})
    noun: Noun | None = thing.noun
    if noun is None:
        is_make = any(key(word) in tables().makes for word in thing.text.split())
        return frozenset({key(thing.text), "@make" if is_make else "@name"})
    kinds = set(noun.names)
    kinds |= {"machine", "equipment"} if "machinery" in kinds else set()
    kinds |= {"panel"} if "panelboard" in kinds else set()
    if noun.is_person:
        kinds.add("@person")
    elif any(_MACHINE.search(name) for name in noun.names):
        kinds.add("@machine")
    return frozenset(kinds)
