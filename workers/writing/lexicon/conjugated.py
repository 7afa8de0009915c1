"""The forms of Spanish verbs in which duties are told, made from their infinitives; all folded, as phones type them."""

import re
from enum import Enum

from workers.language.words import fold


class Told(Enum):
    """What a form of a verb tells: who does it and when, or the act alone."""

    FIRST = "hago"
    THIRD = "hace"
    OTHERS = "hacen"
    PAST = "hacia"
    INFINITIVE = "hacer"
    GERUND = "haciendo"
    PARTICIPLE = "hecho"


_HARD = {"c": "qu", "g": "gu", "z": "c"}
_SOFT = (("guir", "g"), ("ger", "j"), ("gir", "j"), ("cer", "zc"), ("cir", "zc"))
_VOWEL_CHANGES = {"o": ("ue",), "e": ("ie", "i"), "u": ("ue",)}
_LAST_VOWEL = re.compile(r"([aeiou])([^aeiou]*)$")
_IRREGULAR_FIRST = {
    "hacer": "hago", "poner": "pongo", "tener": "tengo", "venir": "vengo", "traer": "traigo", "salir": "salgo",
    "decir": "digo", "dar": "doy", "ir": "voy", "ser": "soy", "estar": "estoy", "ver": "veo", "caer": "caigo",
    "oir": "oigo", "saber": "se", "conducir": "conduzco",
}  # fmt: skip
_IRREGULAR_PAST = {
    "hacer": "hic", "poner": "pus", "tener": "tuv", "venir": "vin", "traer": "traj", "decir": "dij", "estar": "estuv",
    "conducir": "conduj", "producir": "produj", "reducir": "reduj", "traducir": "traduj", "inducir": "induj",
    "saber": "sup",
}  # fmt: skip
_IRREGULAR = {
    "ir": {Told.THIRD: "va", Told.OTHERS: "van", Told.PAST: "fui fue fueron iba iban", Told.GERUND: "yendo"},
    "ser": {Told.THIRD: "es", Told.OTHERS: "son", Told.PAST: "fui fue fueron era eran", Told.GERUND: "siendo"},
    "dar": {Told.THIRD: "da", Told.OTHERS: "dan", Told.PAST: "di dio dieron daba daban"},
    "ver": {Told.PAST: "vi vio vieron veia veian"},
    "leer": {Told.PAST: "leyo leyeron lei leia leian", Told.GERUND: "leyendo"},
}
_PARTICIPLES = {
    "hacer": "hecho", "poner": "puesto", "ver": "visto", "decir": "dicho", "abrir": "abierto", "cubrir": "cubierto",
    "recubrir": "recubierto", "escribir": "escrito", "romper": "roto", "freir": "frito", "imprimir": "impreso",
    "resolver": "resuelto", "devolver": "devuelto", "envolver": "envuelto", "volver": "vuelto", "revolver": "revuelto",
    "disponer": "dispuesto",
}  # fmt: skip
_LIKE = ("hacer", "poner", "tener", "venir", "traer", "decir")
"""Verbs whose compounds go as they do: mantener, reponer, deshacer."""


def forms_of(infinitive: str) -> dict[str, Told]:
    """Return each form of a verb and what it tells; reflexive verbs are conjugated without "se"."""
    verb = fold(infinitive).removesuffix("se") if fold(infinitive).endswith("rse") else fold(infinitive)
    if not re.fullmatch(r"[a-z]*(?:ar|er|ir)", verb):
        return {}
    forms: dict[str, Told] = {}
    for told, made in _made(verb):
        for form in made:
            forms.setdefault(form, told)
    return forms


def _made(verb: str) -> list[tuple[Told, list[str]]]:
    base = next((one for one in _LIKE if verb.endswith(one) and verb != one), "")
    if base:
        prefix = verb.removesuffix(base)
        return [(told, [prefix + form for form in made]) for told, made in _made(base)] + [(Told.INFINITIVE, [verb])]
    stem, ending = verb[:-2], verb[-2:]
    stems = _present_stems(stem, ending)
    a, e = ("a", "a") if ending == "ar" else ("e", "e")
    irregular = {told: forms.split() for told, forms in _IRREGULAR.get(verb, {}).items()}
    first = [_IRREGULAR_FIRST[verb]] if verb in _IRREGULAR_FIRST else [f"{one}o" for one in _first_stems(stems, verb)]
    weak = _weak_stem(stem, ending)
    if ending == "ar":
        spelt = f"{stem[:-1]}{_HARD[stem[-1]]}" if stem[-1:] in _HARD else stem
        past = [f"{spelt}e", f"{stem}aron", f"{stem}aba", f"{stem}aban", f"{stem}abamos"]
    else:
        past = [f"{stem}i", f"{weak}io", f"{weak}ieron", f"{stem}ia", f"{stem}ian", f"{stem}iamos"]
        if stem[-1:] in "aeiou" and not stem.endswith("gu"):
            past += [f"{stem}yo", f"{stem}yeron"]
    if verb in _IRREGULAR_PAST:
        root = _IRREGULAR_PAST[verb]
        past += [f"{root}e", f"{root}o", f"{root}ieron", f"{root}eron", f"{root}imos"]
        past += ["hizo"] if verb == "hacer" else []
    gerund = [f"{stem}ando"] if ending == "ar" else [f"{weak}iendo", f"{stem}yendo"]
    done = _PARTICIPLES.get(verb) or (f"{stem}ado" if ending == "ar" else f"{stem}ido")
    return [
        (Told.INFINITIVE, [verb]),
        (Told.FIRST, [*first, f"{stem}{ending[0]}mos"]),
        (Told.GERUND, irregular.get(Told.GERUND) or gerund),
        (Told.PARTICIPLE, [done, f"{done[:-1]}a", f"{done}s", f"{done[:-1]}as"]),
        (Told.THIRD, irregular.get(Told.THIRD) or [f"{one}{a}" for one in stems]),
        (Told.OTHERS, irregular.get(Told.OTHERS) or [f"{one}{e}n" for one in stems]),
        (Told.PAST, irregular.get(Told.PAST, []) + past),
    ]


def _present_stems(stem: str, ending: str) -> list[str]:
    """The stem as it is, and with the vowel that stress changes: colgar, cuelg-; construir, construy-."""
    stems = [stem]
    if ending == "ir" and stem.endswith("u"):
        if not stem.endswith("gu"):
            return [f"{stem}y"]
        return [f"{one}u" for one in _present_stems(stem[:-1], ending)]  # seguir, siguen
    if found := _LAST_VOWEL.search(stem):
        changes = _VOWEL_CHANGES.get(found[1], ())
        stems += [f"{stem[: found.start()]}{to}{found[2]}" for to in changes if to != "i" or ending == "ir"]
    return stems


def _first_stems(stems: list[str], verb: str) -> list[str]:
    """Stems as the first person spells them: recojo, sigo, conozco."""
    for ending, to in _SOFT:
        if verb.endswith(ending):
            cut = len(ending) - 2
            return [*(f"{one[:-cut]}{to}" for one in stems), *(f"{one[:-1]}z" for one in stems if one.endswith("c"))]
    return stems


def _weak_stem(stem: str, ending: str) -> str:
    """The stem of sirvió, midiendo, durmió."""
    found = _LAST_VOWEL.search(stem)
    if ending != "ir" or not found or found[1] not in "eo" or stem.endswith(("abr", "ubr")):
        return stem
    return f"{stem[: found.start()]}{'i' if found[1] == 'e' else 'u'}{found[2]}"


def plurals_of(word: str) -> tuple[str, ...]:
    """The plural of a folded noun or quality; nothing for what looks like one already."""
    if word.endswith("s") and not word.endswith(("es", "is", "us")) and len(word) > 3:  # noqa: PLR2004 - "gas"
        return (f"{word}es",) if word in {"gas", "compas", "arnes"} else ()
    if word.endswith(("a", "e", "i", "o", "u")):
        return (f"{word}s",)
    if word.endswith("z"):
        return (f"{word[:-1]}ces",)
    return () if word.endswith("s") else (f"{word}es", f"{word}s")


def agreeing(adjective: str) -> dict[str, bool]:
    """The forms of a folded quality, and whether each is of more than one thing."""
    singular = [adjective]
    if adjective.endswith("o"):
        singular.append(f"{adjective[:-1]}a")
    elif adjective.endswith("or") and not adjective.endswith(("erior", "mayor", "menor")):
        singular.append(f"{adjective}a")
    return {**dict.fromkeys(singular, False), **{form: True for one in singular for form in plurals_of(one)}}
