"""How builders type sizes, charges and finishes, as the lexicon has them, and words that their title tells."""

import re
from collections.abc import Callable

from workers.language.words import fold
from workers.writing.lexicon.conjugated import Told
from workers.writing.lexicon.spanish import lexicon
from workers.writing.lexicon.words_beside import ByNeighbour
from workers.writing.translation.into_english.senses.trade_words import told

_FIGURE = r"\d[\d,.]*(?:[/-]\d+)?"
_LENGTH = r"(?:pulgadas?|pulg|\"|'')"
_PEOPLE = r"(?:personas|gentes?|trabajadores|hombres|compañeros)"
_LEAD = r"(?:jef[ea]|l[ií]der|lead|foreman|mayordomo|cabo)"
_CREW = r"(?:(?:una )?cuadrilla (?:de )?)"
_ON_CENTER = r"(?:de centros?(?: a centros?)?|al centro|a centros?|on center|oc)"
_BROOMED = r"(?:escob(?:ad|illad)o|de escob(?:a|illado))"
_BEFORE_PLACE = r"(?=$|[,;.]| (?:en|para|por|del?|con|y|durante|desde)\b)"
_SWEEPS = {"doy": "escobillo", "daba": "escobillaba", "di": "escobillé", "dar": "escobillar", "damos": "escobillamos"}
_NO_LENGTH = "".join(
    f"(?<!{word})"
    for word in (
        "cada",
        "unas",
        "unos",
        "hasta",
        "durante",
        "turno",
        "turnos",
        "jornada",
        "jornadas",
        "guardia",
        "guardias",
    )
)
"""Words before so many hours that say by themselves what these are."""
_MADE = r"tejas?|techos?|cercas?|puertas?|ventanas?|pisos?"
_OF = r"(?:asfalto|barro|metal|concreto|madera|l[aá]mina|vinil|aluminio|hierro|fierro|acero|piedra|loseta|cedro|vidrio)"
_COATERS = r"(?:rodillo|brocha|airless|pistola|HVLP|compresor)"
_DO = r"([^\W\d_]+[aei]r)"
_PIPES = r"(?:C?PVC|PEX|ABS|HDPE)"


def _without(found: re.Match[str]) -> str:
    """What one doesn't do to the things of the line, behind it: `coloco cables, no los tenso`."""
    forms = lexicon().forms.get(fold(found[1]), ())
    done = next((verb for verb, form in forms if form in {Told.FIRST, Told.INFINITIVE} and verb in lexicon().verbs), "")
    return f" sin {done}" if done else found[0]


BUILDING_TURNS: tuple[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE), meant)
    for pattern, meant in (
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
        # A gauge behind its thing: "framing de metal calibre 20".
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
        (r"\by traje(?=$|[,;.])", "y traje protector"),
        (r"\btras (?=(?:los |las )?(?:plomer|electric|carpinter|alba[ñn]il|otr[oa]s))", "detrás de "),
        (r"\bluminarias? empotradas?\b", "luminarias empotradas"),
        (r"\batados(?= por\b|$)", "atados de varilla"),
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
        (r"(?<!tubo )(?<!tubos )(?<!conduit )(?<!tubería )\bEMT (?=de \d)", "tubo EMT "),
        (rf"^(pint\w+|barniz\w+) con ({_COATERS}(?: y {_COATERS})?) (?!en\b|y\b|a\b|de\b)([^,;]+)$", r"\1 \3 con \2"),
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
    )
)
"""What is typed, and how a lexicon has it."""

_COOLS = r"aire|hvac|clima|refriger|calefacc|a/c|\bac\b"
_PLUMBS = r"plom|fonta|plumb|ga[sz]fit"
_WIRES = r"electric"
_ROOFS = r"roof|ruf|techad|techos|techista"
_CONCRETE = r"concret|cement|finisher|formero|colad"
_OUTSIDE = r"roof|ruf|techad|jardin|landscap|cerc|fence|paver|adoquin|riego|pintor|concret|cement"
_SPREADS = r"paviment|asfalt|carreter|construcc|concret|maquinaria|jardin|landscap|paver|adoquin"
_SPREAD = r"((?:la |el )?(?:asfalto|base|grava|arena|tierra)\b)"
"""What a driver dumps, and a crew on the ground lays."""

BUILDING_TITLES: tuple[ByNeighbour, ...] = (
    told(_COOLS, r"\bhornos?(?= de gas)", "calefactores"),
    told(_PLUMBS, r"\bcalenton(?:es)?\b|\bcalent[oó]n\b", "calentadores de agua"),
    told(_WIRES, r"\b(con|bajo) (?:el |un )?maestro\b(?! (?:elec|de))", r"\1 el maestro electricista"),
    told(_PLUMBS, r"\b(con|bajo) (?:el |un )?maestro\b(?! (?:plo|de))", r"\1 el maestro plomero"),
    told(_ROOFS, r"\b(pongo|ponía|instal(?:o|aba)|cambi(?:o|aba)) (?:el )?papel\b(?! (?:de|felp|negro))", r"\1 felpa"),
    told(r"roof|ruf|techad|techist", r"(?<!de )\bcaballete(s?)\b(?! de)", r"caballete\1 de techo"),
    told(_ROOFS + r"|carpint|fram|siding|pint|canal|gutter", r"\bfascia(?=s?\b)(?! de)", "tapacán"),
    told(r"albañil|mason|yeser", r"(?<=\bhago )registros\b(?! de)", "registros de drenaje"),
    told(r"loset|azulej|tile|mosaiq|piso", r"\b(con |)curva(s?)\b(?! de)", r"\1curva\2 de regadera"),
    told(r"loset|azulej|tile|mosaiq|piso", r"\bcharola(s?)\b(?! de)", r"charola\1 de regadera"),
    told(r"loset|azulej|tile|mosaiq|piso", r"(?<=con )puente\b(?! de)", "cortadora de puente"),
    told(_CONCRETE, r"\b(?:el |la |un |una )?helic[oó]ptero\b(?! de)", "allanadora"),
    told(r"form|cimbr|concret|cement", r"\bamarres\b(?! de)", "amarres de forma"),
    told(r"form|cimbr|concret|cement|carpint", r"\bcuñas\b(?! de)", "cuñas de madera"),
    told(r"jardin|landscap|arbor|podad|arbol", r"(?<=con )(?:la )?canasta\b(?! de)", "camión de canasta"),
    told(r"\btap[eo]r|tablaro[cq]|drywall|pint|yeser", r"(?<=[\doesé] )manos\b(?! (?:de|libres))", "capas"),
    told(
        _COOLS + r"|roof|ruf|techad|hojalat|duct|lamin", r"\ben (?:la )?dobladora\b(?! de)", "con dobladora de lámina"
    ),
    told(
        _COOLS + r"|roof|ruf|techad|hojalat|duct|lamin", r"(?<=con )(?:la )?dobladora\b(?! de)", "dobladora de lámina"
    ),
    told(_PLUMBS, r"\bbajante(s?)\b(?! de agua)", r"bajante\1 de aguas negras"),
    told(r"albañil|mason|piedra|cantero|marmol", r"(?<=con )adhesivo\b(?! de)", "adhesivo de construcción"),
    told(_COOLS, r"\bvac[ií]o y carga\b(?! de)", "hago vacío y cargo refrigerante"),
    told(_CONCRETE, r"\bvaci(amos|aba|é|ar)(?= (?:\d+ )?bodegas?)", r"col\1"),
    told(_CONCRETE, r"\bvacío(?= (?:\d+ )?bodegas?)", "cuelo"),
    told(_CONCRETE, r"\bcurado$", "compuesto de curado"),
    told(_ROOFS, r"(?<=\d )cuadros\b(?! de)", "cuadros de teja"),
    told(_ROOFS, r"\bcanaletas\b(?! de)", "canalones"),
    told(r"tablaro|drywall|plom|electric|pint|carpint|handym|loset", r"\bdepartamentos\b(?! de)", "apartamentos"),
    told(r"excav|maquinaria|equipo pesado|retro|tuber", r"(?<=con )(?:la )?caja\b(?! de)", "caja de zanja"),
    told(_COOLS + "|" + _PLUMBS, r"\bhieleras\b(?! de)", "máquinas de hielo"),
    told(r"drywall|tablaro|tap[eo]r", r"\btap(o|aba|é|ar)(?=(?: y |, )lij)", r"encint\1"),
    told(r"stuc|stuq|estuc|yeser|plast", r"\bdisparo(?= con\b)", "rocío"),
    told(r"fierr|varill|refuerzo|rebar|rodbust", r"\bparrilla(s?)\b(?! de var)", r"parrilla\1 de varilla"),
    told(r"fierr|varill|refuerzo|rebar|rodbust|concret", r"\bseparadores\b(?! de)", "separadores de varilla"),
    told(_ROOFS, r"\bcaldera\b(?! de)", "caldera de brea"),
    told(_PLUMBS + r"|electric|concret", r"\bcamisas\b(?! de)", "camisas de tubo"),
    told(r"duct|hvac|aire", r"\bcompuertas\b(?! de)", "dampers"),
    told(r"duct|hvac|aire", r"(?<=con )masilla\b(?! de)", "mastique"),
    told(_SPREADS, rf"\btiro {_SPREAD}", r"tiendo \1"),
    told(_SPREADS, rf"\btiraba {_SPREAD}", r"tendía \1"),
    told(r"plaf|cielo|tablaro|drywall", r"\brejilla(s?)\b(?! de)", r"rejilla\1 de plafón"),
    told(_ROOFS, r"\bstarter\b(?! s)", "tira de arranque"),
    told(_ROOFS, r"\b(limpi\w+) el terreno\b", r"\1 la yarda"),
    told(_WIRES, r"\bcon gu[ií]a\b(?! (?:de|para))", "con guía de electricista"),
    told(_WIRES, r"(?<=\by )jab[oó]n\b(?! (?:de|para))", "jabón para cable"),
    told(_COOLS, r"\bturbina(s?)\b(?! de)", r"turbina\1 de ventilador"),
    told(_COOLS, r"\by arranco$", "y arranco equipos"),
    told(r"loset|azulej|tile|mosaiq", r"\bcuñas\b(?! de| niv)", "cuñas niveladoras"),
    told(
        r"bobcat|minicarg|skid|maquinaria|paver|concret",
        r"\bpatios y entradas\b(?! de)",
        "patios de casa y entradas de carro",
    ),
    told(r"bobcat|minicarg|skid", r"\bcubo\b(?! de)", "cucharón"),
    told(r"bobcat|minicarg|skid", r"(?<=\by )broca\b(?! de)", "ahoyadora"),
    told(r"andami|scaffold", r"\b(seguro|pasador)(?=e?s\b)(e?s)(?! de)", r"\1\2 de andamio"),
    told(r"carpint|fram", r"(?<!de )\bsoleras?\b(?! (?:de|sup|inf|trat))", "soleras de madera"),
    told(r"tablaro[cq]|drywall", r"\bhojas (?=de \dx\d)", "hojas de tablaroca "),
    told(r"roof|ruf|techad|techist", r"\bescalera el[eé]ctrica\b", "escalera eléctrica de techo"),
    told(_COOLS, r"\bcentrales\b(?! de)", "aires centrales"),
    told(_COOLS, r"\btarjetas\b(?! (?:de|elec))", "tarjetas de control"),
    told(r"carpint|cabinet|gabinet|ebanist", r"\bcajones\b(?! de)", "cajones de gabinete"),
    told(r"excav|maquinaria|retro|dozer|heavy", r"\bcon (?:el )?pulgar\b(?! h)", "con pulgar hidráulico"),
    told(r"roof|ruf|techad|techist", r"\bISO\b(?! \d)", "aislante poliiso"),
    told(r"plom|fonta|plumb", r"(?<=y )recirculación\b(?! de)", "líneas de recirculación"),
    told(
        r"tap|tablaro[cq]|drywall",
        r"\bcajas de (\d+) y (?:de )?(\d+)(?=$|[,;.])",
        r"cajas de encintar de \1 y \2 pulgadas",
    ),
    told(_OUTSIDE, r"\b(limpi\w+|recog\w+|recojo|barro|barr\w+) (?:el|los) patios?\b", r"\1 la yarda"),
)
"""What of the folded title shows the trade, the word, and what it says there."""
