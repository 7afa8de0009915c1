"""How duties are typed as one speaks, spelled out: short forms, rates, sizes, and what is said twice over.

What builders, shops and crews say in turns of their own stands in `building_turns`, `shop_turns` and `crew_turns`,
how a doing is led up to in `ways_of_telling`. The order of the tables matters: a later row reads what an earlier one
has written.
"""

import re

from workers.language.turn_rows import turns_of, with_turns
from workers.writing.translation.into_english.senses.building_turns import BUILDING_TURNS
from workers.writing.translation.into_english.senses.crew_turns import CREW_TURNS
from workers.writing.translation.into_english.senses.maker_turns import MAKER_TURNS
from workers.writing.translation.into_english.senses.notes_of_acts import NOTES_OF_ACTS
from workers.writing.translation.into_english.senses.service_turns import SERVICE_TURNS
from workers.writing.translation.into_english.senses.shop_turns import SHOP_TURNS
from workers.writing.translation.into_english.senses.site_turns import SITE_TURNS
from workers.writing.translation.into_english.senses.ways_of_telling import WAYS_OF_TELLING, with_all_of_trade

_MONTHS = "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre"
_SHORT_MONTHS = ("ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "sep", "oct", "nov", "dic")
_COUNTED = r"(?:\d[\d,.]*|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cien)"
_MATERIALS = r"(?:acero|aluminio|inoxidable|inox|fierro|l[aá]mina)\b"
_BOSS = r"(?:patr[oó]n|patrona|jefe|jefa|mayordomo|capataz|supervisor|encargado|maestro|l[ií]der)"
_ELSEWHERE = r"(?:trabajo|obra|lado|parte)"
_COME_OUT = r"(?:salieran|salgan|est[eé]n|estuvieran|queden|quedaran)"
_CHECKED = r"(?:llantas|frenos|luces|mangueras|cables|cadenas|bandas)"
_MOVES, _THING = r"(?:mov|muev|llev|acarre|transport|traslad)\w+", r"[^\W\d_]+(?: de [^\W\d_]+)?"
_MADE = r"tuber[ií]as?|tubos?|ventanas?|puertas?"
_OF_WHAT = (
    r"(?:cobre|c?pvc|pex|abs|hdpe|vinilo?|aluminio|acero|(?:fierro|hierro)(?: d[uú]ctil| vaciado| fundido| colado)?)"
)
"""What things of several materials are made of, each of which English says before its thing."""


def _month(short: str) -> str:
    """A month by its first letters, before a year."""
    return next(f"{month} " for month in _MONTHS.split("|") if month.startswith(short.lower()[:3]))


def _bar(found: re.Match[str]) -> str:
    """Bars of a size or two: varilla número 4 y 5."""
    return f"varilla #{found[1]}" + (f" y #{found[2]}" if found[2] else "")


_SPELLED_OUT = turns_of(
    (
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
        (r"\bvarilla del? #?(\d)\b(?! ?[/xy\d]|\.\d| (?:pies|metros|pulgadas|ft|m)\b)", r"varilla #\1"),
        (r"^lavado a presi[oó]n (?:del? |a )(?=[a-z]+s\b)", "lavar a presión "),
        (rf"\bcuando ((?:el|la|mi) {_BOSS}) est[aá] (?:en otr[oa] {_ELSEWHERE}|fuera)\b", r"cuando \1 no está"),
        (rf"\b({_MADE}) de ({_OF_WHAT}) y (?:de )?(?={_OF_WHAT}\b)", r"\1 de \2 y \1 de "),
        (rf"\bm[aá]s o menos (?:como )?(?:unos |unas )?(?={_COUNTED}\b)", "unos "),
        (r"(\d )(toneladas|pies|pulgadas|galones|caballos)\b((?:(?!cuadrilla|equipo|grupo).)* de \d+)$", r"\1\2\3 \2"),
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
        (
            rf"\b((?:revis|che[cq]|chequ|verific)\w+) que (l[oa]s {_CHECKED}) (?:est[eé]n|estuvieran) bien$",
            r"\1 la condición de \2",
        ),
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
ALL_TURNS = (
    *SERVICE_TURNS,
    *NOTES_OF_ACTS,
    *MAKER_TURNS,
    *SITE_TURNS,
    *SHOP_TURNS,
    *BUILDING_TURNS,
    *_SPELLED_OUT,
    *CREW_TURNS,
    *WAYS_OF_TELLING,
)
"""All of them, in the order in which they are told."""


def spelled_out(text: str) -> str:
    """The line without its short forms: "1 día x semana", "se la mando", "desde enero de 2025"."""
    return with_turns(with_all_of_trade(text), ALL_TURNS)
