"""The first person of Spanish verbs, in the present and the preterite, from infinitives folded but for their ñ."""

import re

# Verbs whose vowel stress changes: cuelgo, cierro, mido.
_TO_UE = """
colgar descolgar soldar desoldar probar aprobar comprobar mover remover promover contar descontar volver
envolver desenvolver devolver revolver resolver reforzar mostrar demostrar moler demoler cocer torcer rodar
forzar encontrar renovar poder almorzar volcar colar acordar recordar soltar tostar consolar desollar volar
acostar dormir descornar
"""
_TO_IE = """
cerrar apretar calentar precalentar recalentar empezar comenzar enterrar desenterrar regar encender tender
extender atender entender herrar aserrar fregar sentar asentar sembrar plegar desplegar invertir convertir
advertir hervir verter pensar recomendar remendar transferir referir preferir sugerir requerir perder defender
quebrar cernir deshelar querer
"""
_TO_I = """
medir pedir servir seguir conseguir despedir impedir repetir corregir elegir vestir revestir teñir rendir
competir derretir
"""
_PRESENT = {
    "ir": "voy", "ser": "soy", "estar": "estoy", "dar": "doy", "ver": "veo", "saber": "sé", "oir": "oigo",
    "freir": "frío", "sofreir": "sofrío", "reunir": "reúno", "prohibir": "prohíbo", "aislar": "aíslo",
    "ahumar": "ahúmo",
}  # fmt: skip
_PRESENT_ENDS = {
    "hacer": "hago", "poner": "pongo", "tener": "tengo", "traer": "traigo", "venir": "vengo", "decir": "digo",
    "salir": "salgo", "caer": "caigo", "cocer": "cuezo", "torcer": "tuerzo",
}  # fmt: skip
"""Of the verb and of those that end in it: mantengo, extraigo, repongo."""
_PRETERITE = {"ir": "fui", "ser": "fui", "dar": "di", "ver": "vi", "estar": "estuve", "saber": "supe", "poder": "pude"}
_PRETERITE_ENDS = {
    "hacer": "hice", "poner": "puse", "tener": "tuve", "traer": "traje", "venir": "vine", "decir": "dije",
    "ducir": "duje",
}  # fmt: skip
_IMPERFECT = {"ir": "iba", "ser": "era", "ver": "veía"}
_STRESSED_I = re.compile(
    r"^(?:(?:re)?envi|gui|vaci|ampli|enfri|desvi|roci|vari|confi|resfri|extravi|esqui|li|averi|\w+grafi)ar$"
)
"""Verbs whose i is stressed: envío; not limpio, cambio."""
_HARD = {"c": "qu", "g": "gu", "z": "c"}
_SPELLINGS = (
    (re.compile(r"guir$"), "go"),
    (re.compile(r"g[ei]r$"), "jo"),
    (re.compile(r"uir$"), "uyo"),
    (re.compile(r"(?<=[aeiou])c[ei]r$"), "zco"),
    (re.compile(r"c[ei]r$"), "zo"),
    (re.compile(r"(?<![cg])uar$"), "úo"),
)


def present_of(infinitive: str) -> str:
    """Return the first person of the present: instalo, sueldo, mantengo."""
    if told := _PRESENT.get(infinitive) or _ending(infinitive, _PRESENT_ENDS):
        return told
    if _STRESSED_I.match(infinitive):
        return f"{infinitive[:-3]}ío"
    changed = infinitive
    stem, ending = infinitive[:-2], infinitive[-2:]
    for verbs, vowel, to in ((_TO_UE, "o", "ue"), (_TO_IE, "e", "ie"), (_TO_I, "e", "i")):
        if infinitive in verbs.split():
            place = stem.rindex(vowel)
            changed = f"{stem[:place]}{to}{stem[place + 1 :]}{ending}"
    spelt = next((end.sub(to, changed) for end, to in _SPELLINGS if end.search(changed)), "")
    return spelt or f"{changed[:-2]}o"


def preterite_of(infinitive: str) -> str:
    """Return the first person of the preterite: instalé, coloqué, mantuve."""
    if told := _PRETERITE.get(infinitive) or _ending(infinitive, _PRETERITE_ENDS):
        return told
    stem, ending = infinitive[:-2], infinitive[-2:]
    return f"{stem[:-1]}{_HARD.get(stem[-1], stem[-1])}é" if ending == "ar" else f"{stem}í"


def imperfect_of(infinitive: str) -> str:
    """Return the first person of the imperfect: instalaba, medía."""
    stem, ending = infinitive[:-2], infinitive[-2:]
    return _IMPERFECT.get(infinitive) or (f"{stem}aba" if ending == "ar" else f"{stem}ía")


def _ending(infinitive: str, ends: dict[str, str]) -> str:
    end = next((one for one in ends if infinitive.endswith(one)), "")
    return infinitive.removesuffix(end) + ends[end] if end else ""
