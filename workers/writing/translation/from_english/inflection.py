"""Spanish nouns and qualities as they agree: gender by the ending, the plural up to the first link, articles."""

import re

import msgspec

from workers.language.words import fold

_FEMININE_END = re.compile(r"(?:a|ión|dad|tud|umbre|ez|triz)$")
_FEMININE = frozenset(
    ["pared", "señal", "llave", "base", "torre", "fuente", "red", "sal", "cal", "miel", "mano", "foto", "luz", "calle",
     "clase", "noche", "tarde", "parte", "gente", "serie", "superficie", "leche", "carne", "nave", "nieve", "piel",
     "orden", "sartén", "imagen", "labor", "flor", "raíz", "cruz", "res", "moto", "sede", "hélice"]
)  # fmt: skip
_IN_ISTA = frozenset({"lista", "pista", "vista", "revista", "arista"})
"""Not who does something: la lista."""
_MASCULINE = frozenset(
    ["sistema", "plasma", "programa", "día", "mapa", "clima", "esquema", "diagrama", "problema", "tema", "idioma",
     "camión", "avión", "pez", "guardia", "policía"]
)  # fmt: skip
_STRESSED_A = frozenset({"agua", "área", "ancla", "arma", "ala", "aula", "alma", "asa"})
"""Feminine nouns behind "el": el agua, las aguas."""
_LINKS = frozenset(
    {
        "de",
        "del",
        "a",
        "al",
        "con",
        "para",
        "en",
        "y",
        "e",
        "por",
        "contra",
        "sin",
        "o",
        "antes",
        "después",
        "tras",
        "cada",
    }
)
_ENDS_OF_PLURAL = _LINKS | {"bajo", "sobre", "entre", "según", "hasta", "desde"}
"""Behind these a name has no plural: grúas sobre orugas."""
_UNCHANGED = frozenset(
    ["conduit", "paquete", "láser", "airless", "sable", "cinta", "diésel", "piloto", "tapiz", "fibra", "home", "run",
     "split", "fan", "más", "van", "offset", "tándem"]
)  # fmt: skip
"""What stands behind a noun as a name of its kind: tubos conduit."""
_IRREGULAR = {
    "orden": "órdenes",
    "imagen": "imágenes",
    "margen": "márgenes",
    "volumen": "volúmenes",
    "examen": "exámenes",
    "mes": "meses",
    "coil": "coils",
    "breaker": "breakers",
    "chiller": "chillers",
    "dimmer": "dimmers",
    "router": "routers",
    "spool": "spools",
}
_VOWELS = "aeiouáéíóú"


class Noun(msgspec.Struct, frozen=True, gc=False):
    """A noun in Spanish; `names` are the English it was told from, in the singular: the whole and its last words."""

    text: str
    names: frozenset[str] = frozenset()
    is_plural: bool = False
    is_feminine: bool = False
    is_person: bool = False


def noun_of(spanish: str, *names: str, is_plural: bool = False, is_person: bool = False) -> Noun:
    """A noun of the lists, in the singular or the plural. What is listed as many stays so: herramientas de mano."""
    head = spanish.split(maxsplit=1)[0]
    feminine = _is_feminine(head)
    if not is_plural and (singular := _many(head)):
        feminine = _is_feminine(singular)
        return Noun(spanish, frozenset(names), is_plural=True, is_feminine=feminine, is_person=is_person)
    return Noun(pluralized(spanish) if is_plural else spanish, frozenset(names), is_plural, feminine, is_person)


def _is_feminine(head: str) -> bool:
    if head in _MASCULINE or (head.endswith("ista") and head not in _IN_ISTA):
        return False
    return head in _FEMININE or bool(_FEMININE_END.search(head))


_NO_PLURALS = frozenset({"gas", "bus", "chasis", "brindis", "mes", "lunes", "martes"})


def _many(head: str) -> str:
    """The singular of a head that is listed in the plural; nothing for a singular (montacargas, arnés, gas)."""
    if re.search(r"[áéíóú]s$", head) or not head.endswith("s") or head in _NO_PLURALS:
        return ""
    if re.search(r"^(?:monta|tapa|para|corta|lava|porta|salva|guarda|toca|saca|rompe|quita|bota)\w+s$", head):
        return ""
    if head.endswith("iones"):
        return f"{head[:-5]}ión"
    return head[:-2] if re.search(r"[dlnr]es$", head) else head[:-1]


def article(kind: str, noun: Noun) -> str:
    """`the` or `a` as the noun has it; nothing for a kind that is none."""
    if kind == "the":
        if noun.is_feminine and not noun.is_plural and noun.text.split()[0] in _STRESSED_A:
            return "el"
        return {(False, False): "el", (True, False): "la", (False, True): "los", (True, True): "las"}[
            noun.is_feminine, noun.is_plural
        ]
    if kind == "a" and noun.is_plural:
        return "unas" if noun.is_feminine else "unos"
    return ("una" if noun.is_feminine else "un") if kind == "a" else ""


def named_whole(kind: Noun, head: Noun) -> Noun | None:
    """The kind in the head's number where its Spanish names the thing already; else None.

    A counterbalance is a montacargas de contrapeso with "forklift" behind it and without.
    """
    if " " not in kind.text or kind.text.split()[0] != head.text or kind.is_plural:
        return None
    text = pluralized(kind.text) if head.is_plural else kind.text
    return msgspec.structs.replace(kind, text=text, is_plural=head.is_plural, names=kind.names | head.names)


def agreeing(quality: str, noun: Noun) -> str:
    """A quality as the noun has it; of several words those before the first link agree: hecho a la medida."""
    words = quality.split()
    if words[0] in _ADVERBS:
        return " ".join([words[0], *(_agreed(word, noun) for word in words[1:2]), *words[2:]])
    end = next((at for at, word in enumerate(words) if word in _LINKS), len(words))
    end = 1 if words[0] in _BASES else end
    return " ".join([*(_agreed(word, noun) for word in words[:end]), *words[end:]])


def _agreed(word: str, noun: Noun) -> str:
    form = f"{word[:-1]}a" if noun.is_feminine and word.endswith("o") else word
    return plural(form) if noun.is_plural else form


_ADVERBS = frozenset({"no"})
_BASES = frozenset({"base", "grado", "tipo", "clase", "marca", "calibre"})
"""Nouns that name a kind: pinturas base agua, tuberías grado médico."""


_NAMES_OF_KINDS = frozenset(
    {"puente", "torre", "pluma", "base", "pórtico", "clave", "piloto", "patrón", "rey", "bomba"}
)
"""Nouns behind a noun that name its kind: grúas puente, placas base."""
_KINDS_THAT_LEAD = frozenset({"paquete", "cinta", "piloto", "fibra"})


def pluralized(name: str) -> str:
    """A noun and the qualities behind it in the plural, up to "de": cargadores frontales, tubos de cobre."""
    words = name.split()
    end = next((at for at, word in enumerate(words) if word in _ENDS_OF_PLURAL), len(words))
    first = 1 if words[0] == "casi" else 0
    many = [_one_of_many(word, is_first=not at) for at, word in enumerate(words[first:end])]
    return " ".join([*words[:first], *many, *words[end:]])


def _one_of_many(word: str, *, is_first: bool) -> str:
    """A word of a name in the plural; what names a kind has one only where it leads: unidades paquete, paquetes."""
    if is_first and word in _KINDS_THAT_LEAD:
        return f"{word}s"
    return word if not is_first and word in _NAMES_OF_KINDS else plural(word)


def plural(word: str) -> str:
    """The plural of one word; names and what is one already stay."""
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    if word in _UNCHANGED or not word[-1].isalpha() or word[-1].isupper() or (word[:1].isupper() and len(word) > 1):
        return word
    if re.search(r"[áéíóú]s$", word):
        return f"{fold(word)}es"
    if word.endswith("s"):
        return word
    if word[-1] in _VOWELS or word[-1] in "gkptcbmf" or word.endswith("ll"):
        return f"{word}s"
    bare = word[:-2] + fold(word[-2:]) if re.search(r"[áéíóú][nr]$", word) else word
    return f"{bare[:-1]}ces" if bare.endswith("z") else f"{bare}es"


def joined(words: list[str]) -> str:
    """Words as a line: no blank before a mark, "e" before the sound of i, "del" and "al"."""
    line = re.sub(r"\s+([,;:)])", r"\1", " ".join(filter(None, words)))
    line = re.sub(r"\( ", "(", re.sub(r" / ", "/", line))
    line = re.sub(r"\by (?=h?i(?!e))", "e ", line, flags=re.IGNORECASE)
    line = re.sub(r"\bo (?=h?o)", "u ", line, flags=re.IGNORECASE)
    line = re.sub(r", ([ye]) ", r" \1 ", line)
    return re.sub(r"\bde el (?=\S)", "del ", re.sub(r"\ba el (?=\S)", "al ", line))
