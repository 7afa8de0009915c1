"""How builders type sizes, charges and finishes, as the lexicon has them."""

import re

from workers.language.turn_rows import turns_of
from workers.language.words import fold
from workers.writing.lexicon.conjugated import Told
from workers.writing.lexicon.spanish import lexicon

_FIGURE = r"\d[\d,.]*(?:[/-]\d+)?"
_LENGTH = r"(?:pulgadas?|pulg|\"|'')"
_PEOPLE = r"(?:personas|gentes?|trabajadores|hombres|compañeros)"
_LEAD = r"(?:jef[ea]|l[ií]der|lead|foreman|mayordomo|cabo|capataz)"
_CREW = r"(?:(?:una )?cuadrilla (?:de )?)"
_ON_CENTER = r"(?:de centros?(?: a centros?)?|al centro|a centros?|on center|oc)"
_BROOMED = r"(?:escob(?:ad|illad)o|de escob(?:a|illado))"
_BEFORE_PLACE = r"(?=$|[,;.]| (?:en|para|por|del?|con|y|durante|desde)\b)"
_SWEEPS = {"doy": "escobillo", "daba": "escobillaba", "di": "escobillé", "dar": "escobillar", "damos": "escobillamos"}
_FINISHES = {"doy": "termino", "daba": "terminaba", "di": "terminé", "dar": "terminar", "damos": "terminamos"}
_NO_LENGTH = "".join(
    f"(?<!{word})"
    for word in "cada unas unos hasta durante turno turnos jornada jornadas guardia guardias".split()  # noqa: SIM905
)
"""Words before so many hours that say by themselves what these are."""
_MADE = r"tejas?|techos?|cercas?|puertas?|ventanas?|pisos?"
_OF = r"(?:asfalto|barro|metal|concreto|madera|l[aá]mina|vinil|aluminio|hierro|fierro|acero|piedra|loseta|cedro|vidrio)"
_COATERS = r"(?:rodillo|brocha|airless|pistola|HVLP|compresor)"
_DO = r"([^\W\d_]+[aei]r)"
_CHARGED_BY = r"(?:sub ?cooling|super ?heat|subenfriamiento|sobrecalentamiento|peso)\b"
_PIPES = r"(?:C?PVC|PEX|ABS|HDPE)"


def _without(found: re.Match[str]) -> str:
    """What one doesn't do to the things of the line, behind it: `coloco cables, no los tenso`."""
    forms = lexicon().forms.get(fold(found[1]), ())
    done = next((verb for verb, form in forms if form in {Told.FIRST, Told.INFINITIVE} and verb in lexicon().verbs), "")
    return f" sin {done}" if done else found[0]


BUILDING_TURNS = turns_of(
    (
        # A drywall finish by its level: "doy nivel 4".
        (
            rf"\b({'|'.join(_FINISHES)}) (?:(?:el |un )?acabado (?:de )?)?nivel(?:es)? (?=[3-5]\b(?! ?(?:cm|mm|pul)))",
            lambda found: f"{_FINISHES[found[1].casefold()]} a nivel ",
        ),
        # Who leads so many, who aren't named: "jefe de 6 en un puente".
        (
            rf"^(?:(?:fui|soy|era) )?(?:el )?{_LEAD} (?:de|con) {_CREW}?(\d+)(?: {_PEOPLE})?{_BEFORE_PLACE}",
            r"a cargo de una cuadrilla de \1",
        ),
        (rf"\b(?:con )?(\d+) {_PEOPLE} a mi cargo\b", r"a cargo de una cuadrilla de \1"),
        # So far apart: "a 16 de centro a centro".
        (
            rf"\b(?:(?:a|de|cada) )?({_FIGURE}) ?(?:{_LENGTH} ?)?{_ON_CENTER}\b",
            r"cada \1 pulgadas de centro",
        ),
        # A pipe by what it is made of and its size: "PVC de 1 a 4 pulgadas".
        (rf"(?<!tubo )(?<!tubo de )(?<!tubería )(?<!tubería de )\b({_PIPES}) (?=de {_FIGURE}\b)", r"tubería de \1 "),
        # Both figures of a range are thousands: "de 12 a 36 mil BTU".
        (r"\b(\d{1,3}) (a|y) (\d{1,3}) mil\b(?! horas)", r"\1,000 \2 \3,000"),
        (rf"(?<=[a-z]{{4}}){_NO_LENGTH} (\d+) (d[ií]as|horas)$", r" por \1 \2"),
        (r"(?<=[oa]) a (\d+) pies de altura\b", r" a \1 pies"),
        # Two gauges of one thing, and a gauge behind its thing: "framing de metal calibre 20".
        (
            r"(?<=[a-z]{4}),? (?:de |en )?calibres? (\d+) y (?:de )?(?:calibre )?(\d+)(?=$|[,;.] ?| (?:en|para)\b)",
            r", calibre \1 y \2",
        ),
        (r"(?<=[a-z]{4}), (?:de )?calibre (?=\d+(?:$|[,;.] ?))", ", en calibre "),
        (r"(?<=[a-z]{4}),? (?:del? )?calibre (?=\d+(?:$|[,;.] ?| (?:y|en|con|para) (?!\d)))", " de calibre "),
        (
            rf"\b(d(?:oy|aba|i|ar|amos)) (?:el |un )?(?:terminado|acabado) {_BROOMED} (?:al?|en|sobre) (?=[^\W\d_])",
            lambda found: f"{_SWEEPS[found[1].casefold()]} ",
        ),
        (r"\b(?:terminado|acabado) (?:escobado|escobillado|de escobillado|broom finish|broom)\b", "acabado de escoba"),
        (
            r"^(?:repell|enjarr|aplan)(o|aba|é|ar|amos)((?: [^,;]+)?) y afin(?=(?:o|aba|é|ar|amos)(?: con\b|$|[,;]))",
            r"enjarr\1\2 y alis",
        ),
        (r"\ba grado(?=$|[,;.]| (?:con|y|seg[uú]n)\b)", "a nivel de proyecto"),
        (r"\b(?:en|de) alturas? de hasta (?=\d)", "en alturas de hasta "),
        (r"\b(?:con|en) extensi[oó]n (?=de \d+ pies\b)", "con escalera de extensión "),
        (r"\b(drenajes?\b.*) con (?:la )?m[aá]quina (?=de \d+ pies\b)", r"\1 con máquina para destapar drenajes "),
        (r"\band(o|aba) en (?=(?:pendientes?|techos?|andamios?|alturas?|vigas)\b)", r"trabaj\1 en "),
        (r"\bice (?:and|&|y|n) water(?: shield)?\b", "membrana de hielo y agua"),
        (r"(?<=[a-z]) y locales(?=$|[,;.])", " y locales comerciales"),
        (r"\bpanales\b(?=$|[,;]| (?:en|de|del|con) )", "huecos de concreto"),
        (r"\b(sofitos?|soffits?|aleros?|canal(?:es|ones)) y fascia\b", r"\1 y tapacán"),
        (r"\bfascia y (?=sofito|soffit|alero|canal)", "tapacán y "),
        (r"\b(zoclos?|molduras?|rodapi[eé]s?|base ?boards?) y coronas?\b(?! de)", r"\1 y molduras de corona"),
        (r"\bcoronas? y (?=zoclo|moldura|base ?board)", "moldura de corona y "),
        (r"\b(techos?) de (tejas?) y (?:de )?(shingles?)\b", r"\1 de \2 y \1 de \3"),
        (r"^en (?=canasta de \d)|(?<=trabajo )(?:en|de) (?=canasta de \d)", "en camión de "),
        (r"(?<=\d )(pies|metros|pulgadas) de (?:hondo|profundo|fondo)s?\b", r"\1 de profundidad"),
        (r"\bcristales (?:quebrados|rotos) en (?=pisos? alto)", "ventanas rotas en "),
        (r"^(aplan|enjarr|repell|afin)(o|aba|é|ar) con ([^,;]+), ([^,;]+)$", r"\1\2 \4 con \3"),
        (r"\b(puentes?|tramos?|rampas?|carril(?:es)?) de la (?=(?:I|US|SH|SR|FM)-?\d)", r"\1 en "),
        (
            r"\bvarilla (ep[oó]xica|corrugada|negra|galvanizada) (?:del?|n[uú]mero|no\.?) (\d+)\b(?!/)",
            r"varilla \1 #\2",
        ),
        (r"^(?:yo )?uso (?!de\b|del\b|diario|y\b|correcto|adecuado|seguro)(?=[^\W\d_])", "utilizo "),
        (r"\by traje(?=$|[,;.])", "y traje de protección"),
        (r"\btras (?=(?:los |las )?(?:plomer|electric|carpinter|alba[ñn]il|otr[oa]s))", "detrás de "),
        (r"\bluminarias? empotradas?\b", "luminarias empotradas"),
        (r"\batados(?= por\b| al\b| con\b| en\b|$)", "atados de varilla"),
        (r"^((?:quit|retir|descimbr|desmold|despeg)\w+(?: [^,;]+?)?) a las (\d+) horas$", r"\1 después de \2 horas"),
        (r"\b((?:cav|perfor|barren)\w+) pilas (?=de \d)", r"\1 pilas de cimentación "),
        (r"\b(techos?) y (?:el )?suelo\b", r"\1 y en el suelo"),
        (r"\b(zoclos?|molduras?|base ?boards?|puertas) y crown\b(?! m)", r"\1 y moldura de corona"),
        (r"\b(\d+) cuadros (?:por d[ií]a|al d[ií]a|diarios) entre (?=\d)", r"\1 cuadros de teja por día entre "),
        (
            r"\b(manos|capas) en nivel (\d)(?: y (?:nivel )?(\d))?",
            lambda found: f"{found[1]} a nivel {found[2]}" + (f" y {found[3]}" if found[3] else ""),
        ),
        (rf"^{_LEAD} de cuadrilla,? (?:de )?(\d+)(?: {_PEOPLE})?{_BEFORE_PLACE}", r"a cargo de una cuadrilla de \1"),
        (r"(?<=\d) A(?=$|[,;.]| y\b| con\b| en\b)", " amp"),
        (r"\b(hasta \d+ )(pulgadas|pies)\b([^,;]*) hasta (\d+)$", r"\1\2\3 hasta \4 \2"),
        (r"\b(EMT[^,;]*) y r[ií]gido\b", r"\1 y tubo rígido"),
        (r"(?<=[^\W\d_]s) diario$", " diariamente"),
        (r"\b(plaf(?:o|ó)n(?:es)?) con rejilla\b", r"\1 con rejilla de plafón"),
        (rf"\b({_MADE}) de ({_OF}), (?:de )?({_OF}) y (?:de )?({_OF})\b", r"\1 de \2, \1 de \3 y \1 de \4"),
        (r"\briego por goteo y (?:de|por) aspersi[oó]n\b", "riego por goteo y riego por aspersión"),
        (r"\b(?:la )?(?:autopista|carretera|freeway|highway) (?=(?:I|US|SH|SR|FM)-?\d)", ""),
        (r"\bmetal de (\d\d) y (?:de )?(\d\d)$", r"metal de calibre \1 y \2"),
        (r"\b((?:escaleras?|escalones)\b[^,;]*) y descansos\b", r"\1 y descansos de escalera"),
        (r"\b(\d+) por (\d+) (?=(?:pies|pulgadas|metros)\b)", r"\1x\2 "),
        (r"\b((?:dobl|cort|arm|sueld|sold)\w+ [^,;]+) en mesa\b(?! de)", r"\1 en mesa de trabajo"),
        (r"\b(l[aá]mparas?\b[^,;]*) con canasta (?=de \d)", r"\1 con camión de canasta "),
        (r"\ben techos? y paredes\b", "en plafones y paredes"),
        (r"\b(agua|drenaje|gas) y luz\b", r"\1 y líneas de luz"),
        (r"\bcon p[uú]as\b", "con alambre de púas"),
        (r"\bpostes a (?:cada )?(?=\d+ pies\b(?! de))", "postes cada "),
        (r"(?<=\d pies) con (?=\d+ pies de profundidad)", ", "),
        (r"(?<!tubo )(?<!tubos )(?<!conduit )(?<!tubería )(?<!canalización )\bEMT (?=de \d)", "tubo EMT "),
        (
            rf"^(pint\w+|barniz\w+) con ({_COATERS}(?: y {_COATERS})?) (?!en\b|y\b|a\b|de\b)(?-i:(?![A-Z]))([^,;]+)$",
            r"\1 \3 con \2",
        ),
        (r"\bGPS y l[aá]ser\b", "láser y GPS"),
        (
            r"\b((?:dozer|motoconformadora|excavadora|niveladora|bulldozer) (?:CAT )?[A-Z]?\d+\w*) y GPS\b",
            r"\1 y sistema GPS",
        ),
        # Things first, then what is done to them: "cables de postensado, colocar y marcar, no tensar".
        (
            rf"^([^\W\d_]+s(?: [^\W\d_]+){{0,3}}), {_DO} y {_DO}(?=$|, (?:no|sin) [^\W\d_]+[aei]r$)",
            r"\2 y \3 \1",
        ),
        (r",? (?:pero )?no (?:l[oa]s? )?([^\W\d_]+)(?=$|\.$)", _without),
        # What a board is made for, before its size: "tablaroca 5/8 tipo X".
        (
            r"\b(tablaroca|sheetrock|drywall|panel de yeso) (?:de )?(\d/\d)(?: de pulgada|\")? (?:de )?tipo x\b",
            r"tablaroca tipo X de \2",
        ),
        (r"\b(resanes?|resanado|masilla|pasta|encintado|cinta)( y |, )lija(?=$|[,;.]| y\b)", r"\1\2lijado"),
        # Of two kinds of ducts each with its name: "ductos flexibles y de lámina calibre 26".
        (r"\b(ductos?) (flexibles?) y de (?=l[aá]mina\b)", r"\1 \2 y \1 de "),
        # A vacuum down to so much, and by what refrigerant is charged: "vacio a 500 micrones y carga por subcooling".
        (r"(?:^|(?<=[,;] )|(?<= y ))vac[ií]o (?:profundo )?(?=(?:a|hasta) \d+ ?(?:micr[oó]n|micra))", "hago vacío "),
        (r"\b(vac[ií]o(?: profundo)?(?: con [^,;]+?)?) hasta (?=\d+ ?(?:micr[oó]n|micra))", r"\1 a "),
        (rf"(?:^|(?<=[,;] )|(?<= y ))(?:la )?carg[ao] (?:por|con) (?={_CHARGED_BY})", "cargo refrigerante por "),
    )
)
"""What is typed, and how a lexicon has it."""
