"""Turns of crews' own speech that say a plain doing another way round; told before the words of a line are read."""

from workers.language.turn_rows import turns_of

_VEHICLE = r"(?:cami[oó]n|troca|carro|tr[aá]iler|camioneta|troque|truck|m[aá]quina|tractor)"
_HOW_MUCH = r"cu[aá]nt[oa]s? ([^\W\d_]+)"
_NEEDED = r"(?:hacen? falta|se (?:necesita|ocupa|lleva|requiere|va a (?:ocupar|necesitar|llevar))n?)\b"
_WAS_NEEDED = r"(?:hacía falta|se (?:necesitaba|ocupaba|llevaba|requería|iba a (?:ocupar|necesitar|llevar))n?)\b"
_LESS = r"(?:merma|desperdicio|costo|scrap|rechazo|tiempo|accidente)s?"
_BEGINS = r"(?:^|(?<=[,;] ))"
_UNDER = (
    r"supervis|lluvia|calor|licencia|permiso|presi|techo|llave|la lluvia"
    r"|contrato|la direc|el mando|tierra|agua|cero|la super"
    r"|el sol|nivel|voltaje"
    r"|losa|alfombra|la losa|el piso|la casa"
)
"""What is under something where a line begins with "bajo"; of anything else it is one's own doing."""
_WELL = r"(salgan?|queden?|est[eé]n?|salieran?|quedaran?|vayan?)"

_READIES = r"(?:tap|limpi|lij|enmascar|rasp|resan|lav)(?:ar|o|aba|é)"
"""What is done to what is painted, never to the paint."""
_MILKED = r"(?:(?:a )?(?:las |los |mis |sus |unas )?(?:\d[\d,]* |cien |mil )?(?:vac|cabr|chiv|ganad|oveja|animal))"
_HOW_MILKED = r"(?:en|con|a|cada|por|desde|de|dos|tres)\b"
"""What behind "ordeño" says that it is done, not named."""
_IT = {"o": "lo", "a": "la", "os": "los", "as": "las"}
"""What is put in place of a thing that is named before."""
_ACT = r"afilado|limpieza|lavado|cambio|revisi[oó]n|reparaci[oó]n|mantenimiento"
_SECOND_ACT = r"cambio|afilado|reemplazo|instalaci[oó]n|calibraci[oó]n"
"""An act that is done to the things of the one before it; a repair or a cleaning may be of anything."""
_SENDS = r"(?:pas|mand|llev|env[ií])\w+"
_WORKS = r"(?:cierr|cerr|abr|funcion|trabaj|corr)(?:e|a|ie|ara|iera|aba)n?"
_TIMES = ("una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez")
_SUPPLIED = {
    "o": "abastezco", "ía": "abastecía", "ia": "abastecía", "ir": "abastecer", "í": "abastecí", "imos": "abastecemos",
}  # fmt: skip
"""Supplying lines, of which none is picked: surto cajas a 4 líneas."""
CREW_TURNS = turns_of(
    (
        (
            rf"^({_READIES})(?:, ({_READIES}))?,? (?:y )?(mezcl\w+ (?:la )?(?:pinturas?|primer|ep[oó]xicos?|barniz))$",
            lambda found: f"{found[3]}, {found[1]} y {found[2]}" if found[2] else f"{found[3]} y {found[1]}",
        ),
        # "ordeñar" is folded to "ordenar": where nothing that is milked follows, it has a spelling of its own.
        (
            rf"\bordeñ((?:aba(?:n|mos)?|[áa]bamos|amos|é|aron|ar|ando)\b|o(?= {_HOW_MILKED}))(?! {_MILKED})",
            r"ordeñh\1",
        ),
        (r"\by (?:pongo|instalo) (?:un[oa]s? )?nuev([ao]s?)(?=$|[,;.])", lambda found: f"y {_IT[found[1]]} reemplazo"),
        (
            r"\by (?:pon[ií]a|instalaba) (?:un[oa]s? )?nuev([ao]s?)(?=$|[,;.])",
            lambda found: f"y {_IT[found[1]]} reemplazaba",
        ),
        (
            r"\b(10|[1-9]) (vez|veces)(?= (?:al|por|a la|cada)\b)",
            lambda found: f"{_TIMES[int(found[1]) - 1]} {found[2]}",
        ),
        (
            r"\bsurt(o|ía|ia|ir|í|imos)(?= (?!pedid|[oó]rden)[^,;]* a (?:las? )?(?:\d+ )?l[ií]neas?\b(?! por))",
            lambda found: _SUPPLIED[found[1].lower()],
        ),
        (
            rf"(\b(?:revis|che[cq]|chec|verific)\w+) que {_WORKS} bien (?=l[oa]s? )",
            r"\1 el funcionamiento de ",
        ),
        (r"(?-i:\bgis\b)", "tiza"),
        (rf"\b({_SENDS})( [^,;]*?)? a (empaque|embarques?)(?=$|[,;.])", r"\1\2 al área de \3"),
        (
            r"(\bplanch\w+,? y )dobl(o|aba|ar|é)(?=$|[,;.])",
            lambda found: f"{found[1]}{'plieg' if found[2] == 'o' else 'pleg'}{found[2].replace('é', 'ué')}",
        ),
        (r"\b(enseño|enseñaba|enseñé|entreno|entrenaba|capacito|capacitaba) (a \d+) nuevas\b", r"\1 \2 nuevos"),
        (
            r"\b((?:enseñ|entren|capacit)(?:o|aba|é)) (?:a )?(?:las )?nuevas(?=$|[,;.]| y\b| en\b| cada\b)",
            r"\1 a nuevos",
        ),
        (r"\bsi (?:yo )?veo (?:un |una |alg[uú]n |alguna )?(?=(?:problemas?|fugas?)\b)", "si hay "),
        (r"\bsi (?:yo )?ve[ií]a (?:un |una |alg[uú]n |alguna )?(?=(?:problemas?|fugas?)\b)", "si había "),
        # An act, its things, and a second act done to them, too: "afilado de cuchillos y cambio".
        (
            rf"^({_ACT}) de ([^\W\d_]+s) y ({_SECOND_ACT})$",
            r"\1 y \3 de \2",
        ),
        (r"(?<=\d )lugares(?=$|[,;.])", "ubicaciones"),
        (r"\bcortes(?= por (?:grado|calidad)\b)", "cortes de carne"),
        (r"\bel paro(?= del? \d)", "el tiempo muerto"),
        (r"^sand ?blast(?:ing)? y (?=pintura de )", "sandblasteo y "),
        (r"\bsand ?blast(?:ing)? (?:de|a) (?=(?!metal\b|SP|blanco|casi|grado)[^\W\d])", "sandblasteo de "),
        (r"\bhago sand ?blast\b", "sandblasteo"),
        (r"\bhacía sand ?blast\b", "sandblasteaba"),
        (r"\bolla de (?=(?:arena|garnet|abrasivo|granalla)$)", "olla de sandblast con "),
        (r"\ba cada (?=\d)", "cada "),
        (r"^fr[ií]o (?=mojarras|pescado|pollo|papas|camar[oó]n|carne|empan|totop)", "freír "),
        (r"\b(a[ií]sl(?:o|aba|é|ar)) con fibra\b(?! de)", r"\1 con fibra de aislamiento"),
        (r"\bsac(o|aba) sangre a (?=\d)", r"sac\1 sangre de "),
        (r"^poner y levantar mesas\b", "levantar mesas y poner mesas"),
        (r"\bplomear y troquelar\b", "plomear y apuntalar"),
        (
            r"\bordeno(?= (?:sus|los|las|el|la|mi|mis) (?:cuarto|casa|cocina|rec[aá]mara|juguete|closet|cama|ropa))",
            "acomodo",
        ),
        (r"\bvarilla #4 al 11\b", "barra del 4 al 11"),
        (r"^cuchillo recto (\d+) horas$", r"trabajaba con cuchillo recto por \1 horas"),
        (
            r"^(?:le |les )?(dibuj)(o|aba) a(?:l cliente| los clientes) lo que quieren?$",
            r"\1\2 lo que quiere el cliente",
        ),
        (r"^(?:le |les )?(doy|tomo) medidas y pido\b", "tomo medidas y pido"),
        (r"^turno de noche sola$", "trabajar solo de noche"),
        (r"^el[eé]ctrico$", "sistema eléctrico"),
        (r"^pre-?sello, secado y post-?sello$", "presello, secado y postsello de ubres"),
        (r"\bpor grado$", "por grado de calidad"),
        (r"^color y peso (?=cada\b)", "checo el color y el peso "),
        (r"^curado con manta", "curar con manta"),
        (r"^encargado de (\d+), ([^,]+ y [^,]+)$", r"encargado de \1 \2"),
        (r"\b(cobr\w+ (?:con|en|por) )tarjeta\b(?! de)(?= [oy] efectivo)", r"\1tarjeta de crédito"),
        (r"\b(cobr\w+ (?:con|en|por) (?:efectivo [yo] )?(?:con )?)tarjeta\b(?! de)", r"\1tarjeta de crédito"),
        (r"\bpap[aá]s\b(?<=ás)", "padres de los niños"),
        (r"^corto (?=(?!circuito|en |de |por |y |a )[a-z])", "cortar "),
        (r"\b(trabajaba|trabajo) parad[oa](?= \d)", r"\1 de pie por"),
        (r"\bun poco de (ingl[eé]s|español)\b", r"poco \1"),
        (
            rf"{_BEGINS}bajo (?=(?:la|el|los|las) {_LESS}\b)",
            "reduzco ",
        ),
        (
            rf"{_BEGINS}bajo (?=[^,;]+ (?:de la|del) (?:troca|cami[oó]n|tr[aá]iler|camioneta|traila|troque)\b)",
            "descargo ",
        ),
        (
            rf"{_BEGINS}bajo (?=(?!{_UNDER})(?:la |las |el |los |[a-z]))",
            "bajar ",
        ),
        (r"\bordeno(?= (?:el |la |los |las )?(?:vidrio|material|parte|refacci|pieza|comida|producto|mercanc))", "pido"),
        (r"^hecho (?=cloro|[aá]cido|qu[ií]mic|sal\b|mulch|tierra|abono|concreto)", "echo "),
        (r"^junto (?=[oó]rdenes|pedidos)", "surto "),
        (r"\b(de|a) cada (?:quien|cual)\b", r"\1 cada trabajador"),
        (rf"\bcuando se queda(?:ba)? (?:tirad[oa] )?(el|un|una|la) ({_VEHICLE})\b", r"cuando se descompone \1 \2"),
        (rf"\bcuando (el|un|una|la) ({_VEHICLE}) se queda(?:ba)?(?: tirad[oa])?\b", r"cuando se descompone \1 \2"),
        (rf"\bque {_WELL} bien (l[ao]s?|el) ([^\W\d_]+)\b", r"que \2 \3 \1 bien"),
        (r"\band(o|aba) sol[oa](?= en )", r"trabaj\1 solo"),
        (r"\benseñ(o|aba|é) a (?=[a-z]+[aei]r\b)", r"enseñ\1 como "),
        (
            rf"\b(?:le )?(?:digo|saco|veo|calculo|estimo|cuento)(?: de)? {_HOW_MUCH} {_NEEDED}",
            r"calculo la cantidad de \1",
        ),
        (
            rf"\b(?:decía|sacaba|veía|calculaba|estimaba) {_HOW_MUCH} {_WAS_NEEDED}",
            r"calculaba la cantidad de \1",
        ),
        (r"\bdej(ar|o|aba|ando) (?:todo )?limpio(?= al| cuando| antes|$|,)", r"limpi\1 el área"),
        (r"\b(marc|traz)(o|aba) en el piso (las paredes|los muros|los cuartos)", r"\1\2 \3 en el piso"),
        (r"\b(?:me )?toc(?:a|aba) ([a-z]+)ar\b", r"\1ar"),
        (r"\bcuido (dos|tres|cuatro|\d) niñ(os|as) de (\d+) y (\d+) años", r"cuido \1 niñ\2, \3 y \4 años"),
        (r"^hago (\d+) cajas por hora\b", r"surto \1 cajas cada hora"),
        (r"\bque (se (?:aplicó|puso|hizo|reparó|cambió)) y (?=llen|apunt|hag|cobr)", r"qué \1 y "),
        (r"\blo que se (aplicó|puso|hizo|reparó|cambió)\b", r"qué se \1"),
        (r"\bun (?:chorro|mont[oó]n|buen) de\b", "muchos"),
    )
)
"""What is typed, and what it says."""
