"""How duties are typed as one speaks, spelled out: short forms, rates, sizes, and what is said twice over."""

import re
from collections.abc import Callable

from workers.writing.translation.into_english.senses.building_turns import BUILDING_TURNS
from workers.writing.translation.into_english.senses.crew_turns import CREW_TURNS

_MONTHS = "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre"
_SHORT_MONTHS = ("ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "sep", "oct", "nov", "dic")
_DOING = r"(?=(?:l[oa]s? |les? )?[a-záéíóúñ]+[aei]r(?:l[oa]s?|les?)?\b)"
"""What stands before an infinitive."""
_COUNTED = r"(?:\d[\d,.]*|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cien)"
_MATERIALS = r"(?:acero|aluminio|inoxidable|inox|fierro|l[aá]mina)\b"

_BOSS, _ELSEWHERE = (
    r"(?:patr[oó]n|patrona|jefe|jefa|mayordomo|capataz|supervisor|encargado|maestro|l[ií]der)",
    r"(?:trabajo|obra|lado|parte)",
)
_COME_OUT = r"(?:salieran|salgan|est[eé]n|estuvieran|queden|quedaran)"
_MOVES, _THING = r"(?:mov|muev|llev|acarre|transport|traslad)\w+", r"[^\W\d_]+(?: de [^\W\d_]+)?"
_MADE = r"tuber[ií]as?|tubos?|ventanas?|puertas?"
_OF_WHAT = r"(?:cobre|c?pvc|pex|abs|vinilo?|aluminio|acero|fierro)"
"""What things of several materials are made of, each of which English says before its thing."""


_SO_MANY = (
    r"(?:\d|\b(?:un[oa]?s?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|cien|mil|vez|veces"
    r"|vari[oa]s|much[oa]s|m[aá]s|menos)\b)"
)
"""What says that so many are meant "al día"; without it what is so is up to date."""


def _month(short: str) -> str:
    """A month by its first letters, before a year."""
    return next(f"{month} " for month in _MONTHS.split("|") if month.startswith(short.lower()[:3]))


def _bar(found: re.Match[str]) -> str:
    """Bars of a size or two: varilla número 4 y 5."""
    return f"varilla #{found[1]}" + (f" y #{found[2]}" if found[2] else "")


_SPELLED_OUT: tuple[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE), meant)
    for pattern, meant in (
        (r"\b(aprend[ií]|aprend[ií]a|aprendo) ([^\W\d]+) y a (?=[^\W\d]+[aei]r\b)", r"\1 \2 y \1 a "),
        (r"(?<![\w.])q(?= [a-záéíóú])", "que"),
        (r"\bx (?=(?:semana|d[ií]a|turno|hora|mes|año|pieza|cuarto|casa)s?\b)", "por "),
        (r"\bpa'? (?=[a-záéíóú])", "para "),
        (r"\bsub(?:o|imos) y baj(?:o|amos)(?= [a-z])", "subir y bajar"),
        (r"\bsub(?:ía|íamos) y baj(?:aba|ábamos)(?= [a-z])", "subir y bajar"),
        (r"\bedge (?=l[ao]s? )", "orillo "),
        (r"^preventivos? a (?=[a-z])", "doy mantenimiento preventivo a "),
        (r"(?<=[a-z]{4}) (?=(?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) años[,;.])", " por "),
        (r"\bcomo en (?=(?:\d+|[a-z]+) (?:minutos|horas|d[ií]as)\b)", "en unos "),
        (r"\b(\d[\d,]*) ((?:[^\W\d]+ ){0,2})diari[oa]s\b(?! de)", r"\1 \2por día"),
        (r"\b(\d[\d,]*) ((?:[^\W\d]+ ){0,2})semanales\b(?! de)", r"\1 \2por semana"),
        (r",? (?:del? |en )?calibre (\d+) al? (?:calibre )?(\d+)", r", calibre \1 a \2"),
        (r"\bvarilla del? #?(\d) y (?:del? )?#?(\d)\b", r"varilla #\1 y #\2"),
        (r"\bvarilla del? #?(\d)\b(?! ?[/xy\d]|\.\d)", r"varilla #\1"),
        (r"^lavado a presi[oó]n (?:del? |a )(?=[a-z]+s\b)", "lavar a presión "),
        (rf"\bcuando ((?:el|la|mi) {_BOSS}) est[aá] (?:en otr[oa] {_ELSEWHERE}|fuera)\b", r"cuando \1 no está"),
        (rf"\b({_MADE}) de ({_OF_WHAT}) y (?:de )?(?={_OF_WHAT}\b)", r"\1 de \2 y \1 de "),
        (rf"\bm[aá]s o menos (?:como )?(?:unos |unas )?(?={_COUNTED}\b)", "unos "),
        (r"(\d )(toneladas|pies|pulgadas|galones|caballos)\b(.* de \d+)$", r"\1\2\3 \2"),
        (r"\btasas?\b(?=.*(?:lavabo|regadera))|(?<=lavabo )tasas?\b|(?<=lavabos )tasas?\b", "tazas"),
        (
            r"^(?:yo )?(?:soy|era|fui) (?:el |la )?(?=(?:hole watch|vig[ií]a|señaler[oa]|ayudante|operador[a]?)\b)",
            "trabajo de ",
        ),
        (r"\bvarilla (?:n[uú]mero|no\.?|n[uú]m\.?) (\d)\b(?: y (\d)\b)?", _bar),
        (r"\b(carg(?:o|aba|ar|ué)) (?:de )?(410|22|134|404)\b(?! (?:ton|lib|kg|caj))", r"\1 refrigerante \2"),
        (r"\b(carg(?:o|aba|ar|ué)) (?:de )?(r-?\d{2,3}[a-f]?)\b(?! (?:ton|lib|kg|caj))", r"\1 refrigerante \2"),
        (
            r"\bcambi(o|aba|é|ar|amos) (?=(?:el |los |un )?(?:panel(?:es)?|servicios?) de \d+ a \d+ amp)",
            r"repotenci\1 ",
        ),
        (r"\bsoldo\b", "sueldo"),
        (r"^([a-z]+o\b[^,;]*) y cambio de (?=(?:material|color|molde|formato|herramental)\b)", r"\1 y cambiar "),
        (r"\b(?:a )?l[oa]s de nuevo ingreso\b", "a los empleados nuevos"),
        (r"\ben locales\b(?! [a-z]+s\b)", "en locales comerciales"),
        (r"\b((?:poste|montante|canal|varilla|anillo)[^,;]*?) a cada (\d+)(?: pulgadas)?$", r"\1 cada \2 pulgadas"),
        (r"\b(l[aá]mina|placa|alambre|chapa) (?:(?!de\b)[a-z]+ )?calibre (?=\d)", r"\1 de calibre "),
        (r"\b(rollos?|bobinas?|cajas?) de ([a-z]+) y de (?=[a-z]+(?:$|[,;.]))", r"\1 de \2 y \1 de "),
        (r"\bl[ií]neas de (gas|agua|drenaje) y (?:de )?luz\b", r"líneas de \1 y líneas de luz"),
        (r"\bpodrid([oa]s?) por (?:la |el )?(?=humedad|agua|lluvia)", r"dañad\1 por "),
        (r"\brechazo (?=del? \d[\d.]* ?%)", "índice de rechazo "),
        (
            r"^(?:en|durante) (?:la |tiempo de )?(cosecha|temporada|zafra),? (?:de )?d[ií]a y (?:de )?noche\b",
            r"trabajo día y noche durante la \1",
        ),
        (r"\b(prob(?:ar|aba|é)|pruebo) ([^,;]+) a presi[oó]n$", r"\1 \2 bajo presión"),
        (r"\ble (hago|hac[ií]a) de screed(?: man)?\b", r"trabajo de operador de screed"),
        (r"\b(en|por) la (?=(?:I|US|SH|SR|FM|RM)-?\d+\b)", r"\1 "),
        (r"\bel de calidad\b", "el inspector de calidad"),
        (
            r"^((?:compact|rodill)[^,;]* )(?:seg[uú]n el|con el|conforme al) patr[oó]n(?= que (?:ped|pid|exig))",
            r"\1según el patrón de compactación",
        ),
        (
            r"^([^,;]*\b(?:espesor|tiend|tend|compact|asfalt)[^,;]* )carpeta\b(?! (?:asf|de|con))",
            r"\1carpeta asfáltica",
        ),
        (
            r"\bcarpeta(?= (?:nueva )?en (?:las? )?(?:carretera|autopista|calle|highway|freeway)s?\b)",
            "carpeta asfáltica",
        ),
        (
            r"^rodillo (?=(?!neum)[^,;]+ y (?:de )?neum[aá]tico$)([^,;]+) y (?:de )?neum[aá]tico$",
            r"rodillo \1 y rodillo neumático",
        ),
        (r"^mantenimientos? (?=de \d[\d,]*(?:(?:,| y|, y) \d[\d,]*)* horas\b)", "servicio de mantenimiento "),
        (r"\b(?:apoyo|ayudo) (al? [^,;]+?) en (?=[a-z]+[aei]r\b)", r"ayudo \1 a "),
        (r"\b(?:apoyaba|ayudaba) (al? [^,;]+?) en (?=[a-z]+[aei]r\b)", r"ayudaba \1 a "),
        (rf"\b((?:revis|che[cq]|chequ|verific)\w+) que (l[oa]s [^\W\d_]+) {_COME_OUT} bien$", r"\1 la calidad de \2"),
        (r"\b(piezas|partes) que se (?:desgast|gast)a(?:ba)?n\b", r"\1 desgastadas"),
        (r"^(?:yo )?hago de todo(?=: )", "realizo todo tipo de trabajo"),
        (r"^(?:yo )?(?:hice|hac[ií]a) de todo(?=: )", "realizaba todo tipo de trabajo"),
        (r"\bsala (rotativa|rotatoria) de (\d+)$", r"sala \1 de \2 plazas"),
        (r"\bpor turno de (?=\d+ horas\b)", "en turno de "),
        (r"(?<!\bde ), guardias? (?=cada (?:semana|segunda|tercera|cuarta|dos|tres|cuatro)\b)", ", de guardia "),
        (r"^siempre ([a-z]+(?:o|aba)) ([^,;]+)", r"\1 \2 todo el tiempo"),
        (r"^([a-z]+o) y bajo (?=(?:l[oa]s |el |la )?[a-z]+s?\b)", r"\1 y bajar "),
        (r"\bpas(o|aba|é|amos) ([^,;]+) en cadena\b", r"alcanz\1 \2 de mano en mano"),
        (r"\ba las (\d+ )(?=millas\b)", r"a \1"),
        (r"^bajo (?=(?:los |las |el |la )?(?:motor(?:es)?|transmisi[oó]n(?:es)?|cabezas?|culatas?)\b)", "saco "),
        (r"\b(\d/\d) y media (?=pulgada)", r"\1 y 1/2 "),
        (rf"\b({_MOVES} {_THING}) de la ([^\W\d_]+)(?= (?:al?|a l[oa]s?) )", r"\1 desde la \2"),
        (r"\b(niñ[oa]s|beb[eé]s) de (\w+) a (\w+ (?:años|meses))\b", r"\1 (\2 a \3)"),
        (rf"\b({_MOVES} {_THING}) del ([^\W\d_]+)(?= (?:al?|a l[oa]s?) )", r"\1 desde el \2"),
        (r"(?<=[a-z]) y sello (?=con\b)", " y sellar "),
        (r", temporada$", ", por temporada"),
        (r"\bt[aá]s(a|as) (?=(?:de|del) baños?\b)", r"taz\1 "),
        (r"\b(sub(?:o|ía|ir)) a ((?:[^\W\d]+ ){1,4}?)y (a la canasta\b)", r"\1 a \2y \1 \3"),
        (
            r"^guardias? (?=(?:de fin(?:es)? de semana|de noche|nocturna)s? (?:cada|una|dos|tres|cuatro)\b)",
            "cubrir guardia localizada ",
        ),
        (r"\blo que est[eé]? (?:roto|quebrado)\b|\blo que est[aá] (?:roto|quebrado)\b", "las cosas rotas"),
        (r"^cambios? de aceite, (?=[^,;]+(?:, [^,;]+)* y )", "cambiar aceite, "),
        (r"^(inspecci[oó]n|prueba)(es|s)? (visual) y (?:con|de) (?=l[ií]quidos penetrantes)", r"\1\2 \3 y \1\2 con "),
        (r"^(riego|irrigaci[oó]n) por goteo y por surcos?$", r"\1 por goteo y \1 por surco"),
        (r"\bacabado nivel (\d) y nivel (\d)\b", r"acabado nivel \1 y \2"),
        (r"\bpatr[oó]n de rod(?:ado|illado|illo)\b", "patrón de compactación"),
        (r"(?<=\ba )las nuevas\b(?! [a-z]+as\b)", "los nuevos"),
        (r"\btape y masking\b(?! tape)", "enmascarado"),
        (r"^([a-z]+o\b[^,;]*?) y trazo$", r"\1 y trazar"),
        (r"^(?!(?:instalo|pongo|reparo|programo|diseño|ajusto)\b)([a-z]+o\b[^,;]*?) y riego$", r"\1 y regar"),
        (r"\bse (lo|la|los|las) (?=[a-z]+[oé]\b)", r"\1 "),
        (r"(?<=[aei]r)les? (?=al? )", " "),
        (r"\b(el|la) ((?:m[aá]quina )?\w+) de (\w+) y (?:el|la) de (\w+)", r"\1 \2 de \3 y \1 \2 de \4"),
        (r"(?<!los )\b[uú]ltimos (?=(?:\d+|dos|tres|cuatro|cinco) (?:años|meses))", "los últimos "),
        (rf"\bde(?=(?: el)? (?:{_MONTHS}) (?:a|hasta) (?:{_MONTHS})\b)", "desde"),
        (rf"\b({_MONTHS}) hasta (?={_MONTHS}\b)", r"\1 a "),
        (rf"\b({'|'.join(_SHORT_MONTHS)})\b\.? (?:del? )?(?=(?:19|20)\d\d\b)", lambda found: _month(found[1])),
        (rf"\b({_MONTHS}) del? (?=(?:19|20)\d\d\b)", r"\1 "),
        (rf"^((?:MIG|TIG|SMAW|FCAW|GMAW|GTAW)\b) (?={_MATERIALS})", r"soldadura \1 en "),
    )
)
"""What is typed, and how a lexicon has it."""


_HEAD = r"(?:mayordomo|foreman|forman|supervisor|jefe|patr[oó]n|encargado|dueño|l[ií]der)"
_PROCESS = r"(?:MIG|TIG|stick|fluxcore|SMAW|FCAW|GMAW|GTAW)"
_TRADES = tuple(
    (re.compile(who), what)
    for who, what in (
        (r"ruf|techos?|ruf(?:ero|ing)|roofing|tech(?:ad)?(?:er|or)o?", "techos"),
        (r"plom(?:ero|er[ií]a)", "plomería"),
        (r"el[eé]ctric(?:o|ista|idad)", "electricidad"),
        (r"carpinter(?:o|[ií]a)", "carpintería"),
        (r"pint(?:or|ora|ura)", "pintura"),
        (r"alba[ñn]il(?:er[ií]a)?", "albañilería"),
        (r"jardin(?:ero|er[ií]a)", "jardinería"),
        (r"construcci[oó]n", "construcción"),
        (r"limpieza", "limpieza"),
        (r"concreto|cemento", "concreto"),
    )
)
"""Trades by who has them: "le hago a todo de rufero"."""
_TURNS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE), meant)
    for pattern, meant in (
        (rf"\b((?:el|mi) {_HEAD})\b(.*) (?=(?:cuando|si) )(cuando|si) [eé]l (?=(?:no|falt\w+)\b)", r"\1\2 \3 \1 "),
        (
            rf"\b(?:el |mi )?{_HEAD} me dej(?:a|aba|[oó]) (?:de )?(?:a cargo|encargad[oa]|al frente) de ",
            "quedo a cargo de ",
        ),
        (rf"\b(?:el |mi )?{_HEAD} me dej(?:a|aba|[oó]) (?=la (?:cuadrilla|gente|obra)\b)", "quedo a cargo de "),
        (
            r"\b(?:yo )?me qued(?:o|aba|[eé]) (?:de encargad[oa]|a cargo)(?= (?:cuando|si) )",
            "quedo a cargo del trabajo",
        ),
        (r"\b(qued(?:o|aba|[eé])) de encargad[oa] de ", r"\1 a cargo de "),
        (r"\bflux ?-?core\b", "fluxcore"),
        (r"(, [^\W\d]+(?: de [^\W\d]+)?) (l[oa]s) ([a-z]+o) yo\b", r"\1, yo \2 \3"),
        (rf"\b({_PROCESS}) (?={_PROCESS}\b)", r"\1, "),
        (r"\b1 (?=vez\b)", "una "),
        (r"\bced\.? ?(?=\d)", "cédula "),
        (r"\b(pl[aá]stico|polietileno|visqueen) (?:de )?(\d+) mil\b", r"\1 de \2 milésimas"),
        (r"\b(?:como |unos? )?cada rato\b", "a menudo"),
        (r"\bvan ((?:como )?(?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho))$", r"\1 hasta hoy"),
        (r"\b((?:pon|ech)er|echar|quitar|cambiar|sacar|pegar|instalar)les? (?=[^\W\d])", r"\1 "),
        (r"\b(ayud(?:[oé]|ar|aba|amos|ábamos))(?:les?)? (?=[a-z]+[aei]r\b)", r"\1 a "),
        (r"\b(empec[eé]|comenc[eé]|empezamos) (?=[a-z]+(?:ando|iendo)\b)", ""),
        (r"\b(?:yo )?(?:soy|era|fui) (?:el |la )?(?=(?:encargad[oa]|responsable) del?\b)", ""),
        (
            r"\b(edificios|casas|escuelas|apartamentos|departamentos) de antes de (?:los |el )?(?=(?:19|20)?\d0?s?\b)",
            r"\1 construidos antes de ",
        ),
        (r"\b(?:más|mas) (?:grandes|chicas|chicos|pequeñas|pequeños) (?=l[oa]s? (?:hac|manej|mand|pon))", ""),
        (r"^(?:pues|bueno|o sea|ah[ií]|aqu[ií]|allá|ya)\b,? (?:ah[ií] |aqu[ií] )?", ""),
        (r"\bya (?!que\b|sea\b|no\b)", ""),
        (r"\b(?:nosotr[oa]s) (?=\w)", ""),
        (r"\b(?:yo )?(?:nada m[aá]s|nom[aá]s) (?!que\b)", "solo "),
        (r"\bpur[oa]s? (?=[a-z])", "solo "),
        (r"\byo mism[oa]\b ?", ""),
        (r"^((?:mi|un|una|otro|otra|el otro|la otra) [a-z]+) y yo (?=[a-z]+(?:mos|n)\b)([^,;]+)(.*)$", r"\2 con \1\3"),
        (r"\b(?:traigo|tra[ií]a|llevo|llevaba) a (?:mi )?cargo (?:a )?", "encargado de "),
        (rf"^(?:el|la) (?:responsable|encargad[oa]) de {_DOING}", ""),
        (r"^(?:yo )?(?:tengo|ten[ií]a|llevo|llevaba) (\w+ años) ([a-z]+ndo\b.*)$", r"\2, \1"),
        (rf"\by (?:de|a) {_DOING}", "y "),
        (
            rf"\bme (?:toca|tocaba|tocó|pon[ií]an|ponen|pusieron|mandaba?n?|deja[nb]?a?n?|piden?) (?:a )?{_DOING}",
            "",
        ),
        (rf"\bme (?:encarg|ocup)(?:o|aba|u?é) de {_DOING}", ""),
        (rf"\b(?:soy|era|fui) (?:el|la) (?:responsable|encargad[oa]) de {_DOING}", ""),
        (r"^(?:yo )?(?:soy|era|fui) (?:el|la|de l[oa]s|quien) que (?=\w)", ""),
        (rf"^(?:mi trabajo|mi labor|mi funci[oó]n|lo m[ií]o) (?:es|era|fue) {_DOING}", ""),
        (rf"\b(?:teng|ten|tuv)[a-zíé]+ que {_DOING}", ""),
        (rf"\b(?:hay|hab[ií]a) que {_DOING}", ""),
        (rf"\b(?:suelo|sol[ií]a|sol[ií]amos|aprovech[a-zéáó]+ para) {_DOING}", ""),
        (r"\bme dedi(?:co|caba|qué) (?:principalmente )?a (?:la |el |los |las )?", ""),
        (
            r"\b(?:estoy|estaba|est[aá]bamos|ando|andaba|andamos|and[aá]bamos) (?=[a-z]+(?:ando|iendo|yendo)\b)",
            "",
        ),
        (r"\bse volv[a-zíé]+ a ([a-z]+)ar\b", r"se \1aba de nuevo"),
        (r"\bse volv[a-zíé]+ a ([a-z]+)[ei]r\b", r"se \1ía de nuevo"),
        (r"(?<!\bse )\bvolv(?:[ií]|[ií]a|imos|[ií]amos) a (?:poner|instalar)\b", "reinstalaba"),
        (r"(?<!\bse )\bvolv(?:[ií]|[ií]a|imos|[ií]amos) a ([a-z]+)ar\b", r"\1aba de nuevo"),
        (r"(?<!\bse )\bvolv(?:[ií]|[ií]a|imos|[ií]amos) a ([a-z]+)[ei]r\b", r"\1ía de nuevo"),
        (r"\bvolviendo a ([a-z]+)ar\b", r"\1ando de nuevo"),
        (r"\bvolviendo a ([a-z]+)[ei]r\b", r"\1iendo de nuevo"),
        (
            r"\bles? ((?:revis|limpi|lav|afil|che[cq]|engras|pint|repar|ajust)\w+ (?:el|la|los|las) \w+) a(?=l | )",
            r"\1 de",
        ),
        (r"(?<!\bse )\bv(?:olv|uelv)[a-zíé]+ a (?:poner|instalar)\b", "reinstalar"),
        (r"(?<!\bse )\bv(?:olv|uelv)[a-zíé]+ a ([a-z]+[aei]r(?:l[oa]s?)?)\b", r"\1 de nuevo"),
        (r"\b(a|para|con|de) l[oa]s dem[aá]s\b(?! [a-z]+s\b)", r"\1 los otros trabajadores"),
        (r"\b(en|de) un solo\b", r"\1 un"),
        (r"\ben una sola\b", "en una"),
        (r"\b(?:al otro d[ií]a|el otro d[ií]a)\b", "al día siguiente"),
        (rf"^(?!(?:.*[,;] )?[^,;]*{_SO_MANY}[^,;]*\bal d[ií]a\b)(.*?)\bal d[ií]a\b(?! siguiente)", r"\1al corriente"),
        (r"^(?:carga|cargar) y (?:descarga|descargar)(?=, [^\W\d_]+(?: [^\W\d_]+)?$)", "maniobras de carga y descarga"),
        (r"(?<=, )carga y descarga$", "maniobras de carga y descarga"),
        (r"\b(?:tr[aá]ilers? (?:de )?)?caja seca (?:de )?(\d\d)(?: pies| ft)?\b", r"caja seca de \1 pies"),
        (r"(?<=caja seca)( de \d\d pies)? y (?:de )?plataforma\b", r"\1 y flatbed"),
        (r"\blimpieza de (deshuese y empaque|empaque y deshuese)\b", "limpieza del área de deshuese y empaque"),
        (r"\b(caja seca(?: de \d\d pies)?|flatbed|plataforma),? de (?=(?-i:[A-Z])[\w ]+? a (?-i:[A-Z]))", r"\1, "),
        (r"\blimpieza del? empaque(?! del?\b)", "limpieza del área de empaque"),
        (r"\btiras\b(?=$|,)(?<=(?:ppm|ndo|oro) con tiras)", "tiras de prueba"),
        (r"\b(ped[ií]r?|pido|ped[ií]a) ([^,;]*?) al (almac[eé]n|proveedor)\b", r"\1 \2 desde el \3"),
        (r"\btechos ac[uú]sticos\b", "plafones acústicos"),
        (r"\btecho ac[uú]stico\b", "plafón acústico"),
        (r"^somos (?:como )?(\d+)(?: personas)?(?= en (?:el|la|mi)\b)", r"\1 personas"),
        (r"^poco de metal\b", "algo de metal de armazón"),
        (r"\bun (d[ií]a|fin) s[ií] y (?:un (?:d[ií]a|fin) )?no\b", "cada tercer día"),
        (r"\buna semana s[ií] y (?:una semana |otra )?no\b", "en semanas alternas"),
        (r"\bcomo a (?=(?:unos |unas )?\d)", "a unos "),
        (r",? (?:entre otr[oa]s(?: cosas)?|y dem[aá]s|y cosas as[ií]|y todo eso)$", ""),
        (r",? y lo que (?:se )?(?:ofrezca|salga|haga falta)$", ""),
        (r"([aei]r)les? (?=(?:[\wáéíóú.]+ ){1,7}al? )", r"\1 "),
    )
)
"""Turns that say how one came to do something, or nothing: what is done is told, and how often."""


_ALL_OF_TRADE = re.compile(
    r"^(?:yo )?le hago a todo (?:lo )?(?:de |en )?(?:el |la )?(?P<trade>[^\W\d]+)\b[,:]? ?", re.IGNORECASE
)


def _all_of_trade(found: re.Match[str]) -> str:
    """`le hago a todo de rufero`: all kinds of that work; as it stands for a trade that isn't listed."""
    named = found["trade"].casefold()
    what = next((what for who, what in _TRADES if who.fullmatch(named)), "")
    return f"todo tipo de trabajo de {what}, " if what else found[0]


def spelled_out(text: str) -> str:
    """The line without its short forms: "1 día x semana", "se la mando", "desde enero de 2025"."""
    text = _ALL_OF_TRADE.sub(_all_of_trade, text)
    for typed, meant in (*BUILDING_TURNS, *_SPELLED_OUT, *CREW_TURNS, *_TURNS):
        text = typed.sub(meant, text)
    return text
