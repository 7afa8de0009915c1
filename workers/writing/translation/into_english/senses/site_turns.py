"""How builders type crews, sizes, slopes and layers in notes, as the lexicon has them; read before `building_turns`."""

import re

from workers.language.turn_rows import turns_of

_TRADES = (
    r"(?:tuberos|plomeros|electricistas|carpinteros|alba[ñn]iles|techadores|ruferos|pintores|fierreros|varilleros"
    r"|tablaroqueros|yeseros|instaladores|andamieros|concreteros|jardineros|operadores|peones|soldadores|ayudantes)"
)
_BOSS = (
    r"(?:jef[ea]|patr[oó]n|mayordomo|capataz|supervisora?|superintendente|encargad[oa]|gerente|foreman|dueñ[oa]"
    r"|contratista|ingenier[oa]|inspector|maestro)"
)
_MATERIAL = (
    r"(?:grava|teja|l[aá]mina|shingle|madera|block|bloque|ladrillo|piedra|concreto|loseta|azulejo|m[aá]rmol|metal|fierro"
    r"|hierro|aluminio|vinil|vidrio|cobre|yeso|asfalto|adobe|cedro|PVC)"
)
_QUALITY = r"(viej[oa]s?|nuev[oa]s?|baj[oa]s?|alt[oa]s?|grandes?|chic[oa]s?|pequeñ[oa]s?|larg[oa]s?|angost[oa]s?)"
_BEHIND = r"(?=$|[,;.]| (?:con|en|para|y|a|por|hasta)\b)"
_HALVES = {"media": "1/2", "medio": "1/2", "cuarto": "1/4", "tres cuartos": "3/4", "tres octavos": "3/8"}
_HALF = r"(tres cuartos|tres octavos|media|medio|cuarto)"
_SIZED = r"(?:cobre|tubos?|tuber[ií]as?|PEX|PVC|EMT|conduit|varilla|codos?|manguera|canalizaci[oó]n)"
_FIELD = r"(comercial|residencial|industrial)"
_FIELDS = {"comercial": "obra comercial", "residencial": "obra residencial", "industrial": "obra industrial"}
_STANDING = (
    r"(?:cuartos|vitrinas|unidades|equipos|aires|calderas|elevadores|luces|techos|baños|cocinas|puertas|jardines|albercas"
    r"|pisos|drenajes|alarmas|c[aá]maras|racks|ventanas|extractores|campanas)"
)
"""Things that stand in the buildings whose number follows: vitrinas de 14 supermercados."""
_BUILDINGS = (
    r"supermercados|tiendas|escuelas|edificios|restaurantes|hoteles|hospitales|oficinas|bodegas|plantas|sucursales"
)


def _halves(found: re.Match[str]) -> str:
    """Sizes by their words: `cobre de media y tres cuartos` is of 1/2 and 3/4."""
    sizes = [_HALVES[found[2].casefold()]] + ([_HALVES[found[4].casefold()]] if found[4] else [])
    return f"{found[1]} de {' y '.join(sizes)}"


def _fields(found: re.Match[str]) -> str:
    """What sort of work it is, behind it: `metal y tablaroca, comercial y residencial`."""
    return ", " + " y ".join(_FIELDS[one.casefold()] for one in found.groups() if one)


_NO_STRETCH = "".join(
    f"(?<!{word})"
    for word in "cada unas unos hasta durante entre ltimos ltimas".split()  # noqa: SIM905
)
"""Ends of words before so many weeks that say by themselves what these are."""
SITE_TURNS = turns_of(
    (
        # Who works with whom, and who leads whom.
        (
            r"^(?:yo y )?(?:un |1 |mi |el )(ayudante|pe[oó]n|compañero|aprendiz)(?:, | y )a veces (?:dos|2)$",
            r"trabajo con uno o dos \1s",
        ),
        (r"^yo y (mi|mis|un|una|el|dos|tres|\d+) ([^\W\d_]+)$", r"trabajo con \1 \2"),
        (
            (
                rf"^(?:jef[ea]|l[ií]der|lead|mayordomo|foreman|encargad[oa]) de ({_TRADES}), (?:son )?(\d+)"
                r"(?: hombres| personas)?$"
            ),
            r"encargado de \2 \1",
        ),
        (r"\bcon (\d+|un|dos|tres|cuatro|cinco) (hombres?)\b(?! a mi cargo)", r"con \1 trabajadores"),
        (
            (
                r"^(?:soy |era )?(?:segund[oa]|2d[oa]) (?:encargad[oa]|al mando|de cuadrilla)?,? ?"
                r"(?=cuando (?:falta|no est[aá]|no viene) )"
            ),
            "quedo a cargo de la cuadrilla ",
        ),
        (r"\b(pid(?:o|e)|ped[ií]a?|pedir) ([^,;]+?) al supply\b", r"\1 \2 desde la casa de materiales"),
        (r"\ben cuadrilla de (?=\d)", "en una cuadrilla de "),
        (rf"\b(report)(o|aba|é|ar) (al|a la|a mi) ({_BOSS})(?=$|[,;.])", r"\1\2 trabajo \3 \4"),
        (r"^nunca ([a-z]+o)\b([^,;]*?) sin (?=arn[eé]s|permiso|plano)", r"\1\2 todo el tiempo con "),
        (
            r"\bcuando (?:son|hay|era[n]?|hab[ií]a) (coladas|colados|trabajos|obras|techos|casas|pedidos) grandes\b",
            r"en \1 grandes",
        ),
        (
            r"^ayudante (\d+) años, (l[ií]der|encargad[oa]|oficial|operador) (\d+)(?: años)?$",
            r"ayudante por \1 años, \2 por \3 años",
        ),
        (
            (
                r"\borden(o|aba) (las? (?:refacciones|herramientas?|piezas|partes) (?:de|en) "
                r"(?:la |el |mi )?(?:troca|van|camioneta|cami[oó]n|taller|bodega|caja)\b)"
            ),
            r"acomod\1 \2",
        ),
        (
            r"\bcarg(o|aba|ar) ([^,;]+?) (?=al (?:segundo|tercer|cuarto|2do|3er) piso\b|por (?:las )?escaleras\b)",
            r"acarre\1 \2 ",
        ),
        # A thing first, then that one does it oneself.
        (r"^([^,;]+), (?:y )?l[oa]s? ([a-z]+o) yo(?: mism[oa])?$", r"\2 \1"),
        (rf", {_FIELD}(?: y {_FIELD})?$", _fields),
        (rf"\b([^\W\d_]+) {_QUALITY} de ({_MATERIAL}){_BEHIND}", r"\1 de \3 \2"),
        # Sizes, each with its unit.
        (r"\bde media (a|y) una (?=pulg)", r"de 1/2 \1 1 "),
        (rf"\b({_SIZED}(?: [^\W\d_]{{1,8}})?) de {_HALF}(?:( y | a ){_HALF})?{_BEHIND}", _halves),
        (r"\bde media (?=(?:a|y) \d+ pulg)", "de 1/2 "),
        (
            r"\b(alambre|cable)( THHN| THWN| romex| MC)? del? #?(\d+) al? (?:#|calibre )?(\d+)\b(?! (?:v|pies))",
            r"\1\2 de calibre \3 a \4",
        ),
        (r"\btemperaturas? de (\d{3})(?=$|[,;])", r"temperatura de \1 grados"),
        (
            r",? con (?:una )?(?:ca[ií]da|pendiente) del? (\d/\d)(?: de pulgada)? por pie\b",
            r" con pendiente de \1 por pie",
        ),
        (r"\b(?:en|por) capas de (\d+)( a \d+)? (?=pulgadas\b)", r"en capas de relleno de \1\2 "),
        (r"\bcortes? de 45(?= |$)", "cortes a 45 grados"),
        (r"(de \d+ y \d+ pulgadas) (?=hasta \d+ pies\b)", r"\1, "),
        (r"^riego a mano (?=[a-z])", "regar a mano "),
        (
            rf"\b({_STANDING}(?: [^\W\d_]+)?(?: y [^\W\d_]+(?: refrigeradas)?)?) de (\d+ (?:{_BUILDINGS})\b)",
            r"\1 en \2",
        ),
        (
            rf"(?<=[a-z]{{4}}){_NO_STRETCH} (\d+) (semanas|meses)$",
            r" por \1 \2",
        ),
        (
            (
                r"(?<=[a-z]{4})(?<!unos)(?<!unas)(?<!como)(?<!hasta)(?<!hago)(?<!casi)(?<!daba) "
                r"(?=\d+ viajes (?:por|al|a la)\b)"
            ),
            ", ",
        ),
        (
            r"\b((?:cobre|PEX|PVC)(?: tipo [KLM])? de \d+(?:/\d+)?(?: a | y )\d+(?: \d/\d|/\d+)?)(?=$|[,;])",
            r"\1 pulgadas",
        ),
        (r"^((?:atornill|clav)(?:o|aba)) cada (\d+)( y \d+)?$", r"\1 cada \2\3 pulgadas"),
        (
            r"\b((?:martillo|rompedora|rotomartillo)(?: neum[aá]tico| hidr[aá]ulico)?) de (30|35|60|90)(?=$|[,;])",
            r"\1 de \2 libras",
        ),
        (r"\bcompresor de (185|375|750|900)(?=$|[,;.])", r"compresor de \1 CFM"),
        (r"^lavado a (?=\d{4} ?psi)", "lavado a presión a "),
        (r"^clavo (\d) por teja\b", r"pongo \1 clavos por teja"),
        # Names with what the line says beside them.
        (r"\bh?ice (?:shield|guard|barrier)\b", "membrana de hielo y agua"),
        (r"(?<!aislante )\baislante ISO\b", "aislante poliiso"),
        (
            r"\bescaleras? de (?=(?:m[aá]rmol|granito|concreto|piedra|ladrillo|azulejo|loseta|cantera)\b)",
            "escaleras de edificio de ",
        ),
        (r"\bal terminar (?=(?:cada|el|la|los|las) )", "después de terminar "),
        (r"\b(trabaj(?:o|aba|é)) sol[oa] (?=o con )", r"\1 por mi cuenta "),
        (r"\bsiding (?:de )?hardie y (moldura|trim)\b", r"\1 y siding de fibrocemento"),
        (r"\bagua, luz y gas\b", "agua, gas y luz"),
        (r"^saco (?=cobre|metal|fierro)", "separo "),
        (r"\bsiding (?:de )?hardie\b", "siding de fibrocemento"),
        (r"\baseguranza\b", "el seguro"),
        (r"^capa gris, caf[eé] y (?:de )?color\b", "capa gris, capa café y capa de color"),
        (r"\ben alturas? amarrad[oa]\b", "en altura con arnés"),
        (
            r"^(ayud|apoy)(o|aba) (?:a|en) lo que se (?:ofrezca|ofrecía|necesite|necesitaba|ocupe)\b",
            r"\1\2 donde haga falta",
        ),
        (r"\b(calles|banquetas) y entradas\b(?! de)", r"\1 y entradas de carro"),
        (r"^riego la (?=tierra|calle|obra)", "regar "),
        (r"^tengo (?:la )?licencia (?=[A-Z]|de (?:contrat|plom|elec))", "licencia "),
        (r"^apoyo a (?=\d|l[oa]s )", "apoyar a "),
        (r"^(\d+) hombres$", r"cuadrilla de \1"),
        (r"^noches? en (?=[a-z])", "trabajo de noche en "),
        (
            r"^(\d+ años) de (?=(?:cadenero|ayudante|oficial|operador[a]?|soldador[a]?|chofer|pe[oó]n|aprendiz)\b)",
            r"\1 como ",
        ),
        (
            r"\bayud(o|aba) en (?:el |la )?(taller|bodega|oficina|almac[eé]n|yarda|obra)$",
            r"trabaj\1 de ayudante en \2",
        ),
        (r"\ben caliente con m[aá]quina\b", "en caliente con máquina perforadora"),
        (r"\bel el seguro\b|\bla el seguro\b", "el seguro"),
        (r"^jef[ea] de piso con (\d+)", r"encargado de piso, cuadrilla de \1"),
        (r"^señ(?:as|ales) con (?:el )?gruero\b", "doy señas al gruero"),
        (r"^resistente al moho\b", "tablaroca resistente al moho"),
        (r"^diseños? (?:de |en )?espiga\b", "patrón espiga"),
        (r"\ben gr[uú]a y a mano\b", "con grúa y a mano"),
        (r"^llen(o|aba) de hidrante\b", r"llen\1 la pipa de agua desde un hidrante"),
        (r"\bnitr[oó]geno fluyendo\b", "flujo de nitrógeno"),
        (r"\bcorto circuitos?\b", "cortocircuitos"),
        (
            r"\b(?:el|al|del) supply\b",
            lambda found: (
                {"el": "la", "al": "a la", "del": "de la"}[found[0].split()[0].casefold()] + " casa de materiales"
            ),
        ),
        (r"^rough(?:[ -]in)? de (?=drenaje|agua|plomer[ií]a|gas)", "hago rough in de "),
        (r"^canaliz(o|aba) con (?=r[ií]gido|tubo|EMT|conduit)", r"instal\1 "),
        (r"^termograf[ií]a a (?=tableros|motores|equipos)", "termografía de "),
        (r"\by refuerzo con\b", "y reforzar con"),
        (r"\bcomid([oa]s?) por (?:las )?termitas\b", r"dañad\1 por termitas"),
        (r"\b(repar(?:o|aba|é)) humedad\b", r"\1 daño por humedad"),
        (r"\bcon ojo y (?=regla|nivel)", "a ojo y con "),
        (r"\b(\d\d) ?ga\b", r"calibre \1"),
        (r"^seguro (?=(?:el|la|los|las) )", "aseguro "),
        (r"\bcargo al hombro\b", "acarreo al hombro"),
        (r"\bcargo hasta (?=\d+ (?:libras|lb|kilos))", "levanto hasta "),
        (r"\ba 45(?=$|[,;]| y )", "a 45 grados"),
        (r"\bl[oa] de otr[oa]s\b", "el trabajo de otros"),
        (
            r"^(par)(o|aba) y (?:doy|daba) paso al tr[aá]fico\b",
            lambda found: "controlo el tráfico" if found[2] == "o" else "controlaba el tráfico",
        ),
        (r"\ba cada (?=metro|pie|yarda)", "cada "),
        (
            r"\b(trabaj(?:o|aba|é)) sol[oa] (?=con mi (?:propi[oa] )?(?:troca|herramienta|equipo|camioneta))",
            r"\1 por mi cuenta ",
        ),
        (r"^(\d+ años) de maestro(?= con|$)", r"\1 como maestro albañil"),
        (r"\bpermisos en l[ií]nea\b", "permisos por internet"),
        (
            r"\b(casas?|(?:aparta|departa)mentos?) de (\d) (?:cuartos|habitaciones)\b",
            lambda found: f"{found[1].replace('departa', 'aparta')} de {found[2]} recámaras",
        ),
        (r"(?<=o )por capas(?= con|$)", "en capas de relleno"),
        (r"^terminados? de escoba y (?:de )?llana\b", "acabados de escoba y llana"),
        (r"\b(\d+(?: a \d+)?) servicios (?:diarios|por d[ií]a|al d[ií]a)\b", r"\1 llamadas de servicio por día"),
        (r"^atend?(?:ie|í|ía)?(?:ndo|endo|nd)?o? bien (?:al|a los) cliente(s?)\b", r"doy buen servicio a los clientes"),
        (r"\b(drenajes?|tuber[ií]as?|tubos?) (de [^\W\d_]+) a (?=(?:ABS|PVC|PEX|CPVC|cobre)\b)", r"\1 \2 por "),
        (r"\bcargadores Tesla y ChargePoint\b", "cargadores de carro Tesla y ChargePoint"),
        (r"^(\d+ años) de jefe de obra\b", r"\1 como supervisor de obra"),
        (r"\bde madrugada\b", "por la madrugada"),
        (r"\ba un nuevo screed\b", "a un nuevo operador de screed"),
        (r"^ayud(o|aba) al screed\b", r"ayud\1 al operador de screed"),
        (r"\bmantenimiento a (?=\d+ casas\b)", "mantenimiento en "),
        (r"\b(\d+ ?psi) (?=\d+ horas\b)", r"\1 por "),
        (r"^([^,;]+) y ([^,;]+) propi[oa]s?$", r"herramienta propia: \1 y \2"),
        (r"\b(escaleras?) de (\d\d)(?=$|,| y )", r"\1 de \2 pies"),
        (r"^limpia de (?=[a-z])", "limpieza de "),
        (r"^rough(?:[ -]in)? de (?=\d|casas|apartamentos|departamentos|baños|cocinas)", "hago rough in de "),
        (r"^cortes? y rellenos?\b", "corte y relleno"),
        (r"^resanes? de (?=(?:los )?(?:plomeros|electricistas))", "resano después de "),
        (r"^parejas? de 2\b", "trabajo en pareja"),
        (
            r"\bbaj(?:o|aba|ar) (?:el )?escombro por (?:el |un )?(?:tubo|tobog[aá]n|ducto)\b",
            "bajar escombro por tubo de escombro",
        ),
        (r"\b(?:cargo y )?doy ([^,;]+) en cadena(?: humana)?$", r"alcanzo \1 de mano en mano"),
        (r"^paros de (\d+) horas,? (?:por )?(\d+) d[ií]as$", r"paros de planta, turnos de \1 horas por \2 días"),
        (r"^desencofrado|^descimbrado(?= (?:al|a los)\b[^,;]+ y [a-z]+o )", "descimbro"),
        (
            r"\b(ti?end)(o|[ií]a|er) (?=(?:la )?l[ií]neas? de (?:agua|drenaje|gas|alcantarillado)\b)",
            lambda found: {"o": "instalo ", "er": "instalar "}.get(found[2].casefold(), "instalaba "),
        ),
    )
)
"""What is typed, and how a lexicon has it."""
