"""Spanish verbs as duties have them, and the form that a sentence of the document wants."""

import re
from functools import cache

from workers.language.conjugation import is_verb
from workers.language.grammar import grammar
from workers.language.words import fold
from workers.writing.rules.phrases import capitalized, lowered

_FIRST_PERSON = re.compile(
    r"^\w+(?:é|í|aba|ía)$|^(?:hice|conduje|mantuve|puse|traje|produje|tuve|di|fui)$", re.IGNORECASE
)
_PRESENT = re.compile(r"^\w{2,}o$", re.IGNORECASE)
_NOUN = re.compile(
    r"^\w+(?:ción|sión|miento|dura|aje|eza|ncia|ura)$|^(?:cambio|uso|manejo|carga|armado|corte|lectura|trazo|colado)$",
    re.IGNORECASE,
)


def in_first_person(text: str, *, past: bool) -> str:
    """The line where it is told by who did it, in the tense that its job wants; else nothing."""
    bare = _CLITIC.sub("", text)
    first = bare.split(maxsplit=1)[0] if bare else ""
    if not past and (_tells_of_oneself(bare) or _WORKS.match(bare)):
        return lowered(text)
    if first.isupper() or not _is_verb(first) or _NOUN.match(first):
        return ""
    is_past = bool(_FIRST_PERSON.match(first))
    is_present = bool(_PRESENT.match(first)) and not is_past
    fits = is_past if past else is_present
    return lowered(text) if fits else ""


def _tells_of_oneself(text: str) -> bool:
    """Whether a line begins with a present that its object shows: "armo andamios", "cambio compresores y motores".

    "Cambio de compresores" is a noun by its "de", "equipo pesado" by the quality that agrees with it.
    """
    first, second, third = (*(word.strip(",.;").lower() for word in text.split()[:3]), "", "", "")[:3]
    if first in _SURELY_TOLD:
        return True
    if text[:2].isupper() or not _PRESENT.match(first) or _NEVER_VERB.match(fold(first)) or not second:
        return False
    if second in {"y", "e"}:
        return bool(_PRESENT.match(third)) and not _NEVER_VERB.match(fold(third))
    return second not in _AFTER_NOUN and not second.endswith(("o", "al", "ar"))


_CLITIC = re.compile(r"les?\s+", re.IGNORECASE)
"""Whom it is done to, before the verb: le explico al cliente."""
_WORKS = re.compile(r"trabajo (?:en|con|de noche|bajo)\b", re.IGNORECASE)
_TIMES = re.compile(r"(?:turno|horario|siempre|guardia)\b", re.IGNORECASE)
_SURELY_TOLD = frozenset(
    {
        *("sueldo", "leo", "mido", "biselo", "cuelgo", "tiendo", "muevo", "pruebo", "hago", "pongo", "pego", "instalo"),
        *("lijo", "pulo", "reviso", "conecto", "llevo", "opero", "subo", "quito", "explico", "tengo", "cuido"),
    }
)
"""First persons that are no noun where a duty begins with them; sueldo of a welder is what they weld."""
_NEVER_VERB = re.compile(r"\w+(?:miento|icio|ado|ario|eso|eto|ito|ndo|ino)$|(?:equipo|aseo|turno|trabajo|campo|grupo)$")
_NOUN_WORDS = 12
"""Words of a line without a verb that still reads as one thing."""
_AFTER_NOUN = frozenset({"de", "del", "en", "con", "para", "por", "a", "al", "y", "e", "o", "sin", "bajo"})


def as_included(text: str) -> str:
    """The line as what the work includes: a noun, or a verb in the infinitive; else nothing."""
    first, _, rest = text.partition(" ")
    if _tells_of_oneself(text) or _CLITIC.match(text) or _TIMES.match(text):
        return ""
    second = rest.split(maxsplit=1)[0] if rest else ""
    is_noun = first.lower().endswith(("a", "o")) and not _FIRST_PERSON.match(first) and second in _AFTER_NOUN
    reads_as_noun = not is_verb(fold(first), "es") and len(text.split()) <= _NOUN_WORDS
    if is_noun or _NOUN.match(first) or (reads_as_noun and not _is_verb(first)):
        return lowered(_up_to_doing(text))
    infinitive = infinitive_of(first)
    if infinitive and not _has_other_verb(rest):
        return f"{infinitive} {rest}"
    return ""


def _up_to_doing(text: str) -> str:
    """A line of things up to where it begins to tell doings: "mezcla de epóxicos, mido espesor"."""
    things = text.split(", ")
    end = next((at for at, thing in enumerate(things) if at and _begins_to_tell(thing)), len(things))
    return ", ".join(things[:end])


def _begins_to_tell(text: str) -> bool:
    first = text.split(maxsplit=1)[0] if text else ""
    return _tells_of_oneself(text) or (_is_verb(first) and bool(_FIRST_PERSON.match(first)) and not _NOUN.match(first))


def in_document_tense(text: str, *, past: bool) -> str:
    """A bullet of a job still held in the infinitive where it was told as past: what one does isn't what one did."""
    first, _, rest = text.partition(" ")
    if past or not _FIRST_PERSON.match(first) or not (infinitive := infinitive_of(first)) or _has_other_verb(rest):
        return text
    return capitalized(f"{infinitive} {rest}")


def infinitive_of(word: str) -> str:
    """The infinitive of a known verb's form; nothing for what is none."""
    if re.fullmatch(r"\w+(?:ar|er|ir)", fold(word)):
        return word.lower()
    return _infinitives().get(grammar("es").key(fold(word)), "")


def _is_verb(word: str) -> bool:
    return grammar("es").key(fold(word)) in grammar("es").verbs or bool(
        re.fullmatch(r"\w{2,}aba|\w{4,}(?:ía|é|í)", word.lower())
    )


def _has_other_verb(rest: str) -> bool:
    """Whether a second verb, in a form of its own, follows: then the first can't be put into the infinitive alone."""
    after_link = re.findall(r"(?:\by\b|,)\s+(\w+)", rest)
    return any(
        (
            grammar("es").key(fold(word)) in grammar("es").verbs
            and not re.search(r"(?:ar|er|ir)$", word)
            and not _NOUN.match(word)
        )
        or _FIRST_PERSON.match(word)
        for word in after_link
        if word.lower() not in {"baño", "piso"}
    )


@cache
def _infinitives() -> dict[str, str]:
    language = grammar("es")
    return {language.key(verb): verb for verb in sorted(language.verb_bases)}
