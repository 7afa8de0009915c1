"""Turns of who goes out to customers in a truck, and of one's own part in a crew, told before the words are read."""

import re

from workers.language.turn_rows import turns_of
from workers.writing.lexicon.words_beside import ByNeighbour, told

_SERVES = (
    r"plom|fonta|plumb|electric|hvac|aire|clima|refriger|calefac|boiler|mecanic|mechanic|diesel|montacarg|elevador"
    r"|plaga|fumig|riego|irrig|alberca|pool|cerraj|locks|porton|garage|appliance|linea blanca|electrodom|rociador"
    r"|sprinkler|alarma|solar|internet|cable|drenaj|vidri|servicio|service|techni"
)
"""Titles of those who go out to customers."""
_CALLS = (
    r"(?:salid|llamad|visit|servici|reparaci|emergenci|campo|camino|se queda|ruta|clientes|sol[oa]\b|herramient"
    r"|refaccion|taller)"
)
_TRUCK = r"(?<!mi )(?<!propia )\bcamioneta(s?)\b(?! (?:de|van|pick|equip))"
_WOOD = r"carpint|eban|mueble|barniz|lijad|gabinet|madera"
_CLOTH = r"(?! (?:las? )?(?:tela|ropa|mezcl|hilo))"
_EACH = r"(?:al|por|cada|a la)"
_GOES_OUT = r"(?P<verb>(?:llev|manej|tra|and|conduz|conduc)(?:o|igo|aba|ía|ia))"
_ONE_TRUCK = r"(?:en )?(?:una? |la |el |mi )?(?:camioneta|troca|van)(?P<service> de servicio)?"
_OWN_PART = r"(?P<count>\d+)(?: personas)?,? (?:y )?yo (?P<own>(?!soy\b)[^\W\d_]+(?:o|aba|ía)\b[^,;]*)$"
_COMES_OUT = r"(?:sale|salen|salía|salían)"
_POOLS = r"alberca|piscina|\bpool"
_MILLS = r"aserr|apilador|madera|lumber|sawmill"
_TREES = r"[aá]rbol|\bpodador|arborist|tree"
_FED = {"o": "o", "ía": "aba", "ia": "aba", "í": "é", "er": "ar"}
"""Endings of "meter", and those of feeding a machine."""
_NOT_SEEN_TO = r"(?:planos?|dibujos?|c[aá]maras?|videos?|necesidad)"
"""What is looked at, not looked after."""
_PARTS = (
    r"(?:motor(?:es)?|frenos?|clutch|embragues?|transmisi[oó]n(?:es)?|llantas?|suspensi[oó]n|bombas?|mangueras?"
    r"|cilindros?|direcci[oó]n|ejes?|tractores|baleros?)"
)
_SHELL = r"(?:paredes|muros|pisos|techos)"
"""What is built of a house: a list of it is of the house, not only its last."""
_MENDS = r"(?:repar|arregl|revis|mantuv|prob)(?:o|aba|ar)"

BY_TITLE_OF_SERVICE: tuple[ByNeighbour, ...] = (
    told(_SERVES, rf"(?=.*\b{_CALLS})^(?P<before>.*?){_TRUCK}", r"\g<before>camioneta\2 de servicio"),
    told(r"plom|fonta|plumb|electric", r"\brough y (?:acabado|finish|trim)\b", "rough-in y finish"),
    told(
        r"tablaro|drywall|colgador|fram|techad|roof|loset|azulej|costur|cosed",
        r"(?<!\d )\bpor pieza$",
        "a destajo",
    ),
    told(_WOOD, rf"\bteñir\b{_CLOTH}", "entintar"),
    told(_WOOD, rf"\bteñ[ií]a\b{_CLOTH}", "entintaba"),
    told(r"mec[aá]nic|mechanic", r"\bpiezas?\b(?! (?:de|nuev|buen))", "piezas de máquina"),
    told(r"tapi[cz]|upholst|vestidur", r"\bforro(s?)\b(?! (?:de|del|para)\b)", r"forro\1 de mueble"),
    told(_TREES, r"(?<=y )cables\b(?! de)|\bcables\b(?= y )", "cables de luz"),
    told(_TREES, r"\bla troza\b(?! (?:de|con))", "las trozas"),
    told(
        _TREES,
        r"\b(sub(?:o|ía|ia|imos|ir)) con (?=(?:cuerda|soga|arn[eé]s|espuelas|l[ií]nea))",
        r"\1 a los árboles con ",
    ),
    told(
        r"canaleta|canal[oó]n|gutter", r"\bcanaleta(s?)\b(?! (?:de techo|de cable|de concreto))", r"canaleta\1 de techo"
    ),
    told(r"inyec|pl[aá]stic|molde|plastic", r"\brebabas?\b(?! (?:de|del)\b)", "rebaba de plástico"),
    told(
        r"cociner|mesero|mesera|tienda|restaur|taquer",
        r"\b(atend\w+ |cubr\w+ )la caja\b(?! de)",
        r"\1la caja registradora",
    ),
    told(
        r"gr[uú]a|\btow",
        r"\bamarr(?P<form>o|aba|ar) (?=(?:los |el |un )?(?:carro|auto|veh[ií]culo)s?\b)",
        r"asegur\g<form> ",
    ),
    told(
        r"mec[aá]nic|mechanic",
        r"\b(?P<tunes>afin(?:o|aba|ar)) motores\b(?! (?:de|el[eé]ctric))",
        r"\g<tunes> motores de carro",
    ),
    told(
        r"cnc|maquin|torn|fres", r"(?<=monto )piezas\b(?= de (?:alum|acero|titanio|inox|bronce))", "piezas de máquina"
    ),
    told(_POOLS, r"\bcanast(?:ill)?a(s?)\b(?! de)", r"canastilla\1 de skimmer"),
    told(_POOLS, r"\bel fondo\b(?! de)", "el fondo de la alberca"),
    told(r"electr[oó]nic|circuit|ensambl", r"(?<=fr[ií]as y )puentes\b(?! de)", "puentes de soldadura"),
    told(r"andami|refiner|turnaround|tanque|ayudante", r"(?<=tanques y )cambiadores\b(?! de)", "cambiadores de calor"),
    told(r"pintor|paint", r"(?<=pongo )cinta\b(?! de)|(?<=ponía )cinta\b(?! de)", "cinta de pintor"),
    told(r"soldad|weld|herrer|estructur|remolque", r"\bperfil(es)?\b(?! de)", r"perfil\1 de acero"),
    told(r"herrer|soldad", r"\bprotecciones\b(?! (?:de|para)\b)", "protecciones de ventana"),
    told(_MILLS, r"\bal horno\b|(?<=el )horno\b(?! de)", "horno de secado"),
    told(_MILLS, r"(?<=para )horno de secado", "el horno de secado"),
    told(_MILLS, r"\bpaquete(s?)\b(?! de)", r"paquete\1 de madera"),
    told(
        rf"{_MILLS}|bodega|almac|recicl|chatarr|tr[aá]iler|chofer|transport|remolque|monta ?carg",
        r"\bpatio\b(?! de)",
        "patio de trabajo",
    ),
    told(
        r"lavander|planchad|laundry|costur",
        r"(?<=ropa )rota\b|(?<=prendas )rotas\b|(?<=toallas )rotas\b|(?<=s[aá]banas )rotas\b",
        "rasgada",
    ),
    told(_SERVES, rf"(?<=\d )salidas\b(?= {_EACH}\b| diarias)", "salidas de servicio"),
)


def _alone(found: re.Match[str]) -> str:
    """Whoever has a truck to oneself: who ends a line with "solo" did it alone, not only that."""
    was = found["verb"].lower().endswith(("aba", "ía", "ia"))
    return f"{'llevaba' if was else 'llevo'} una camioneta{found['service'] or ''} yo solo"


def _one_of(found: re.Match[str]) -> str:
    """`alguna pieza`: a part, whichever it is."""
    return "una " if found[0].lower().startswith(("alguna", "algúna")) else "un "


def _looked_after(found: re.Match[str]) -> str:
    """`yo veo el acabado`: take care of it."""
    return f"yo {'cuido' if found['was'] == 'o' else 'cuidaba'} "


SERVICE_TURNS = turns_of(
    (
        (
            rf"\byo ve(?P<was>o|ía|ia) (?:por )?(?=(?:el|la|los|las) (?!{_NOT_SEEN_TO}))",
            _looked_after,
        ),
        (rf"^(?:yo )?{_GOES_OUT} sol[oa] {_ONE_TRUCK}(?=$|[,;.])", _alone),
        (rf"^(?:yo )?{_GOES_OUT} {_ONE_TRUCK} (?:yo )?sol[oa](?=$|[,;.])", _alone),
        (rf"(?:^|(?<=, ))de (?=\d+ a \d+ (?:[^\W\d_]+ ?){{1,4}}{_EACH}\b)", ""),
        (
            rf"^(?:en (?:una )?|una )?cuadrilla de {_OWN_PART}",
            r"\g<own> en una cuadrilla de \g<count>",
        ),
        (
            rf"^(?:somos|[eé]ramos) (?:como |unos )?{_OWN_PART}",
            r"\g<own> en una cuadrilla de \g<count>",
        ),
        (r"^limpieza$", "limpiar"),
        (rf"\b(?P<first>{_SHELL},? (?:{_SHELL},? )?y {_SHELL}) de (?P<house>casas?\b)", r"\g<first> en \g<house>"),
        (
            r"\b(?:el )?patr[oó]n que (?:manda|marca|da|indica|dice|pide)(?= (?:el|la) )",
            "el patrón de compactación que pide",
        ),
        (r"^plantaci[oó]n de ", "plantar "),
        # Branches that are put into a chipper feed it: "meto las ramas a la trituradora".
        (
            (
                r"\bmet(?P<form>o|ía|ia|í|er) (?P<cut>(?:la |las |los |el )?(?:ramas?|palos?|troncos?|trozas?|maleza)) "
                r"(?:a|en) (?:la |el )?(?:trituradora(?: de ramas)?|chipper|chipiadora)\b"
            ),
            lambda found: f"aliment{_FED[found['form']]} la trituradora de ramas con {found['cut']}",
        ),
        (
            r"\bmet(?P<form>o|ía|ia|í|er) (?P<what>(?:las |los |la |el )?[^\W\d_]+) (?:al|en el) mangle\b",
            lambda found: f"aliment{_FED[found['form']]} el mangle con {found['what']}",
        ),
        (r"\b(?P<them>l[ao]s) regres(?P<form>o|aba) a lavar\b", r"\g<them> lav\g<form> de nuevo"),
        (r"\bsopletea(?P<form>ba|r) (?P<what>[^,;]+?) con arena$", r"sandblastea\g<form> \g<what>"),
        (r"\bsopleteo (?P<what>[^,;]+?) con arena$", r"sandblasteo \g<what>"),
        (
            r"\brecog(?P<form>o|[ií]a) el taller\b",
            lambda found: f"limpi{'o' if found['form'] in 'oO' else 'aba'} el taller",
        ),
        (
            r"\b(?P<ties>amarr\w+ (?:los |el )?(?:carros?|autos?|veh[ií]culos?) con cadenas y )correas\b(?! de)",
            r"\g<ties>straps",
        ),
        (r"\b(?P<keeps>mant(?:engo|enía|ener) [^,;]+?) a menos de (?=\d+ grados)", r"\g<keeps> por debajo de "),
        (r"\b(?P<sweeps>barr\w+ )(?:la )?rebaba\b(?! de)", r"\g<sweeps>rebaba de máquina"),
        (r"\b(?P<clears>destap(?:o|aba|ar)) (?:los )?baños\b", r"\g<clears> inodoros"),
        (r"\bl[ao]s prendas que regresan\b", "las prendas devueltas"),
        (r"\bha(?P<form>go|c[ií]a), vac[ií]o(?=,? y )", r"ha\g<form> vacío"),
        (
            r"\b(?:che(?:c|qu)o|reviso|vigilo|cuido) que se cumpla(?:n)? (?:con )?(?:la producci[oó]n|las? metas?)\b",
            "cumplo metas de producción",
        ),
        (
            r"\b(?P<how>(?:mid|med|tom)\w+ (?:[^,;]+ )?)con (?:la )?cinta\b(?! (?:de|m[eé]trica))",
            r"\g<how>con cinta métrica",
        ),
        (r"\balg[uú]na? (?=(?:pieza|m[aá]quina|parte|l[ií]nea|equipo|motor|bomba|cable|tubo|cliente)\b)", _one_of),
        (r"\b(?:y )?les? (?P<gives>doy|daba) (?=(?:el |un )?(?:presupuesto|estimado|precio))", r"y \g<gives> "),
        (
            rf"\bcuando (?P<what>(?:el|la|los|las|un|una) (?:piezas?|productos?|partes?|cajas?)) {_COMES_OUT} mal\b",
            r"cuando \g<what> está defectuosa",
        ),
        (rf"\b(?P<what>piezas|partes|cajas|bolsas|botellas) que {_COMES_OUT} mal\b", r"\g<what> defectuosas"),
        (r"\bforros?\b(?= (?:en|a) m[aá]quina)", "forros de mueble"),
        (r"\bcarg(o|aba) con el cargador(?: frontal)?\b", r"oper\1 el cargador frontal"),
        (r"^empaque en l[ií]nea\b", "empacar en la línea"),
        # A thing of its own in a list of parts; behind "diagramas neumáticos" it is what these are like.
        (
            rf"(?P<before>^|\b{_PARTS}(?:, | [ye] )|\b{_MENDS} )hidr[aá]ulicos(?=$|[,;.]| y\b)",
            r"\g<before>sistemas hidráulicos",
        ),
    )
)
"""What is typed, and how a line is read that says the same."""
