"""Words that name who does the work."""

import re
from functools import lru_cache

from workers.language.occupations import is_occupation
from workers.language.words import fold
from workers.posting.name_forms.title_words import is_title_word

_SPANISH = re.compile(
    r"\w{2,}(?:dor|dores|ista|istas)|\w{3,}eros?"
    r"|(?:tecnic|mecanic|electromecanic|electric|operari|mayordom|cociner)[oa]s?|(?:maestr|encargad|emplead)[oa]s?|oficial(?:es)?"
    r"|(?:costur|recamar|camar|lavand|mes|nin|enferm"
    r"|jardin|carnic|panad|caj|cocin|pastel|obr|tortill)eras?|amas?|mucamas?"
    r"|(?:cuida|trabaja|opera|vende|limpia|empaca|filetea|despacha|plancha|dobla|deshuesa|cosecha|clasifica)doras?"
    r"|gerocultor(?:es|as?)?|ayudantes?|auxiliar(?:es)?|capataz|capataces|jef[ea]s?|lider(?:es)?|peon(?:es)?|aprendi(?:z|ces)|albanil(?:es)?"
    r"|chofer(?:es)?|supervisor(?:es|a)?|conductor(?:es|a)?|fierrer[oa]s?|almacenista|inspector(?:es|a)?"
)
_ENGLISH = re.compile(
    r"(?:hand|lead|mason|crew|member|attendant|aide|associate|custodian|porter|tech|fabricator|guard|pro|ace|rigger"
    r"|climber|setter|taper|framer|detailer|millwright|specialist|trainee|intern|clerk|coordinator|planner|driver"
    r"|foreperson|foreman|forewoman|operator|journey\w*|apprentice|helper|laborer|labourer|worker|wireman|groundman"
    r"|groundsman|groundskeeper|manager|engineer|assistant|agent|dispatcher|superintendent|estimator|scheduler)s?"
    r"|\w{3,}(?:men|man|woman|persons?|people|smiths?|wrights?|keepers?|hands?|fitters?)"
)
_OPEN_ENDING = re.compile(r"\w{3,}(?:eros?|man|smith|wright)")
_NEVER = frozenset(
    word
    for line in (
        "acero after agujero agujeros air anchor andamio arbor arista baker's better bobcat boiler boilers",
        "breaker breakers brother bulldozer caballero cajero calor candidate candidates career careers",
        "cargador cargadora carrier carter center cero charger charter chiller chillers chipper color colour",
        "companero companeros compañero compresor compresores compressor computer contador container",
        "contractor contractors controlador converter converters conveyor conveyors cooper copper corner",
        "cover crawler crusher customer customers december dinero doctor door dozer either elevator elevators",
        "employer employers empresa enero entero enteros entrevista eros error examen escalator escalators ever",
        "excavadora excavator exterior extra extras extranjero extranjeros factor father favor febrero fiber",
        "financiero financieros finisher's fisher floor folder forklift ganadero ganaderos generador general generator",
        "generators gold grader graders grinder guide hammer harbor heroes herradero honor host hunter indoor",
        "interior inverter inverters junior labor labour ladder ladders laser lawyer leader's letter lift",
        "ligero ligeros lista liter loader loaders lower lumber maintenance major manor manufacturer mayor",
        "mejor member members menor meter meters miller minero mineros minor mirror mixer model montacargas",
        "mother motoniveladora motor motores motors mower neither never newspaper november number numbers",
        "numero numeros obrero-patronal october offer offers operation operations order orders other others",
        "out outdoor over owner paper parker partner partners paver pavers pero petrolero petroleros pista",
        "planer poor porter's power press primero printer prior professional professionals proper provider",
        "pulgadas quarter reactor reading reefer refrigerador register respirador respiradores retroexcavadora revista",
        "river roller",
        "rotor router rubber sample sander scraper second sector semester sendero senior sensor sensors",
        "september server shear shower silver sister skidder solar staff steel summer super supplier system",
        "systems tablero tableros tanker taylor tercero terceros timber together tool tools tower towers",
        "trabajador trabajadores tractor trailer trailers training transfer transformador transformadores",
        "trencher turner under upper user users valor vapor variador ventilador verdadero vista walker water",
        "resumen regimen volumen water's weather whether winter wonder work works",
    )
    for word in line.split()
)
"""Words that end as such words do, or end some titles, and name things, times and qualities."""


@lru_cache(maxsize=4096)
def names_job(folded: str) -> bool:
    """Whether a folded word ends titles, in Spanish begins them; one of its parts between hyphens or slashes does."""
    bare = re.sub(r"\([^)]*\)|'s$", "", folded)
    if bare in _NEVER:
        return False
    parts = [part for part in re.split(r"[/-]", bare) if part]
    return any(part not in _NEVER and _names(part) for part in parts)


def may_be_of_a_name(folded: str) -> bool:
    """Whether a word only ends as words of work do, and is none that is known: Hoffman, Romero, Astilleros."""
    return bool(_OPEN_ENDING.fullmatch(folded)) and not (is_title_word(folded) or is_occupation(folded))


def _names(part: str) -> bool:
    part = fold(part)
    return bool(is_title_word(part) or is_occupation(part) or _SPANISH.fullmatch(part) or _ENGLISH.fullmatch(part))
