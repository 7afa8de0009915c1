"""What a part of a Spanish duty begins with: an act in one of its forms, a thing, a figure, a remark."""

import re
import tomllib
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from workers.language.grammar import grammar
from workers.language.words import fold
from workers.writing.lexicon.spanish import lexicon
from workers.writing.words.good_absences import denies_a_harm

_WORD = re.compile(r"[^\W_]+(?:['\u2019/-][^\W_]+)*")
_CLITIC = re.compile(r"(?:les?|nos|l[oa]s?)\s+(?=\w)", re.IGNORECASE)
_SPELLINGS = {"c": "qu", "g": "gu", "z": "c"}
_SOFT_SPELLINGS = {"c": "z", "g": "j"}
_STEM_CHANGES = (("o", "ue"), ("e", "ie"), ("e", "i"))
_LAST_VOWEL = re.compile(r"([eo])([^aeiou]*)$")
_FIGURE = re.compile(
    r"(?:como |unos |unas |hasta |aprox\S* )?\d[\d.,]*(?:\s*(?:-|a|y)\s*\d[\d.,]*)?\s+"
    r"(?:[\w%]+\s+){0,4}?"
    r"(?:por|al|a la|cada|diari[ao]s|semanales|mensuales)\b"
    r"|\d[\d.,]*(?:\s*(?:-|a|o|y)\s*\d+)?\s+(?:capas|manos|pasadas)\b(?:\s+de\s+\w+)?$"
    r"|\d[\d.,]*\s+(?:personas|horas|hrs|años|meses|camas|metros)$",
    re.IGNORECASE,
)
_RECORD = re.compile(
    r"(?:sin|cero|0|ning[uú]n)\s+(?:\w+\s+){0,2}?(?:accidente|derrame|lesi|queja|falta|incidente)",
    re.IGNORECASE,
)


class Form(Enum):
    """A form of a Spanish verb."""

    INFINITIVE = "soldar"
    PRESENT = "sueldo"
    PRETERITE = "soldé"
    IMPERFECT = "soldaba"


class Head(Enum):
    """What a part is by its first words."""

    VERB = "verb"
    NOUN = "noun"
    FIGURE = "so many in a time"
    RECORD = "what has held good"
    ASIDE = "remark"


class Found(msgspec.Struct, frozen=True):
    """A head; for a verb where it stands in the part, its infinitive, its form and how it is spelt with its accent."""

    head: Head
    start: int = 0
    end: int = 0
    infinitive: str = ""
    form: Form = Form.INFINITIVE
    spelt: str = ""
    is_bare: bool = False
    clitic: str = ""


@cache
def spanish_words() -> dict[str, Any]:
    """The lists of spanish_words.toml; each list of words as a set."""
    with (Path(__file__).parent / "spanish_words.toml").open("rb") as file:
        tables = tomllib.load(file)
    return {
        "verbs": tuple(tables["verbs"].split()),
        "irregular": tables["irregular"],
        **{name: frozenset(words.split()) for name, words in tables["words"].items()},
    }


def words_in(text: str) -> list[re.Match[str]]:
    """Return the words of a part."""
    return list(_WORD.finditer(text))


def verb_form(word: str) -> tuple[str, Form, str] | None:
    """Infinitive, form and right spelling of a word that may be a first person or an infinitive; None for others."""
    found = _forms().get(_with_tilde(word.lower())) or _forms().get(fold(word.lower()))
    if found is None and re.fullmatch(r"[a-záéíóúñ]{3,}aba", word.lower()):
        return f"{word.lower()[:-3]}ar", Form.IMPERFECT, word.lower()
    return found


def is_imperfect(word: str) -> bool:
    """Whether a word in -ia is an imperfect whose accent wasn't typed: atendia."""
    known = _forms().get(fold(word))
    return known is not None and known[1] is Form.IMPERFECT


def head_of(text: str, *, typed: Form | None, past: bool) -> Found:
    """What `text` begins with; `typed` is the form of the verb before it in the sentence."""
    if _RECORD.match(text) or denies_a_harm(text):
        return Found(Head.RECORD)
    if _FIGURE.match(text):
        return Found(Head.FIGURE)
    clitic = _CLITIC.match(text)
    start = clitic.end() if clitic else 0
    words = words_in(text[start:])
    if not words:
        return Found(Head.NOUN)
    first = words[0]
    lower = first.group().lower()
    following = words[1].group().lower() if len(words) > 1 else ""
    known = verb_form(lower)
    if (
        known
        and not (first.group().isupper() and len(lower) > 1)
        and _is_verb(lower, known[1], following, typed, past=past)
    ):
        found = Found(Head.VERB, start + first.start(), start + first.end(), *known, is_bare=not following)
        return msgspec.structs.replace(found, clitic=clitic.group().strip().lower() if clitic else "")
    if lower in spanish_words()["asides"]:
        return Found(Head.ASIDE)
    return Found(Head.NOUN)


def _is_verb(lower: str, form: Form, following: str, typed: Form | None, *, past: bool) -> bool:
    if form is Form.INFINITIVE or form is Form.IMPERFECT:
        return following not in {"de", "del"} or form is Form.IMPERFECT
    if form is Form.PRETERITE and not lower.endswith(("é", "í")) and lower not in spanish_words()["irregular"]:
        is_noun = lower in spanish_words()["nouns"] or following in {"", "de", "del"}
        return past and typed in {None, Form.PRETERITE, Form.IMPERFECT} and not is_noun
    if form is Form.PRESENT and lower == "aviso" and following in {"al", "a"}:
        return not past
    names_act = following in {"de", "del"} and fold(lower) in lexicon().acts
    if form is Form.PRESENT and (fold(lower) in spanish_words()["nouns"] or names_act):
        if past or following in spanish_words()["after_nouns"]:
            return False
        return typed is Form.PRESENT if not following else not _is_quality(following)
    return True


def _is_quality(word: str) -> bool:
    """Whether a word tells only what a thing is like, which then is a thing: "equipo agrícola"."""
    found = lexicon().at([fold(word)], 0, "adjective", "noun", "adverb", "before_noun")
    return word.endswith(("ado", "ada", "al", "ico", "ica")) or (found is not None and found.sort == "adjective")


@cache
def _forms() -> dict[str, tuple[str, Form, str]]:
    """Infinitive, form and spelling by the folded form; of two that look alike the first stays."""
    forms: dict[str, tuple[str, Form, str]] = {}
    bases = dict.fromkeys([*grammar("es").verb_bases, *spanish_words()["verbs"]])
    for word, told in spanish_words()["irregular"].items():
        infinitive, _, letter = told.partition(" ")
        form = {"P": Form.PRESENT, "I": Form.IMPERFECT, "R": Form.PRETERITE}[letter]
        forms[word] = (infinitive, form, _IRREGULAR_SPELLINGS.get(word, word))
    for infinitive in bases:
        bare = fold(infinitive)
        if not re.fullmatch(r"[a-zñ]{2,}(?:ar|er|ir)", bare):
            continue
        for form, regular in _conjugated(bare if "ñ" not in infinitive else infinitive):
            spelt = _IRREGULAR_SPELLINGS.get(regular, regular)
            forms.setdefault(fold(spelt), (infinitive, form, spelt))
            if "ñ" in spelt:
                forms[_with_tilde(spelt)] = (infinitive, form, spelt)
    return forms


def _with_tilde(word: str) -> str:
    """Folded but for the ñ, which tells "ordeño" from "ordeno" where it was typed."""
    return "ñ".join(fold(part) for part in word.split("ñ"))


_IRREGULAR_SPELLINGS = {
    "envio": "envío", "guio": "guío", "vacio": "vacío", "amplio": "amplío", "enfrio": "enfrío", "actuo": "actúo",
    "aislo": "aíslo", "rocio": "rocío", "crio": "crío", "veia": "veía", "decia": "decía", "tenia": "tenía",
}  # fmt: skip


def _conjugated(infinitive: str) -> list[tuple[Form, str]]:
    stem, ending = infinitive[:-2], infinitive[-2:]
    presents = [stem]
    if found := _LAST_VOWEL.search(stem):
        presents += [f"{stem[: found.start()]}{to}{found[2]}" for vowel, to in _STEM_CHANGES if found[1] == vowel]
        presents = presents[:2] if ending == "ar" else presents  # "pisco" is none of "pescar": only "-ir" has such an i
    if ending != "ar":  # cuezo of cocer, recojo of recoger
        presents = [f"{one[:-1]}{_SOFT_SPELLINGS.get(one[-1], one[-1])}" for one in presents]
    if re.search(r"[^cgq]u$", stem):  # evalúo of evaluar, instruyo of instruir
        presents = [f"{stem[:-1]}ú" if ending == "ar" else f"{stem}y"]
    forms = [(Form.INFINITIVE, infinitive), *((Form.PRESENT, f"{one}o") for one in presents)]
    if ending == "ar":
        last = stem[-1]
        spelt = f"{stem[:-1]}{_SPELLINGS[last]}" if last in _SPELLINGS else stem
        return [*forms, (Form.IMPERFECT, f"{stem}aba"), (Form.PRETERITE, f"{spelt}é")]
    return [*forms, (Form.IMPERFECT, f"{stem}ía"), (Form.PRETERITE, f"{stem}í")]
