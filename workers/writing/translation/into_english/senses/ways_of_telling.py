"""Turns that say how one came to do something, or nothing: what is done is told, and how often."""

import re

from workers.language.turn_rows import turns_of

_DOING = r"(?=(?:l[oa]s? |les? )?[a-záéíóúñ]+[aei]r(?:l[oa]s?|les?)?\b)"
"""What stands before an infinitive."""
_SO_MANY = (
    r"(?:\d|\b(?:un[oa]?s?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|cien|mil|vez|veces"
    r"|vari[oa]s|much[oa]s|m[aá]s|menos)\b)"
)
"""What says that so many are meant "al día"; without it what is so is up to date."""
_HEAD = r"(?:mayordomo|foreman|forman|supervisor|jefe|patr[oó]n|encargado|dueño|l[ií]der)"
_PROCESS = r"(?:MIG|TIG|stick|fluxcore|SMAW|FCAW|GMAW|GTAW)"
_PARTNER = r"(?P<one>(?:mis?|una?|otr[oa]|(?:el|la) otr[oa]) [^\W\d_]+)"
"""Who does something with oneself: mi compañero, el otro mecánico."""


_DONE_BY_BOTH = r"(?=[a-z]+(?:mos|n)\b)(?P<done>[^,;]+)(?P<rest>.*)$"


def _with_partner(found: re.Match[str]) -> str:
    """What two do, told of oneself with the other."""
    return f"{found['done']} con {found['one'] or found['other']}{found['rest']}"


WAYS_OF_TELLING = turns_of(
    (
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
        (r"\bparo(?: en| de| por)? (?:el )?(?=invierno\b)", "paro de "),
        (r"\b(l[oa]s? pid(?:o|ía|e)) (?:al de la|a la|a los de la) oficina\b", r"\1 por medio de la oficina"),
        (
            r"\b(sigo|segu[ií]a) (?:el )?patr[oó]n que (?:me )?\w+ el inspector (?=con medidor|de densidad)",
            r"\1 el patrón de compactación del inspector ",
        ),
        (r"(?<=\bde )(\d+) hr?s?\b", r"\1 horas"),
        (r"\btemp(?:eratura)?\b\.? de (\d+) a (\d+)(?=$|[,;])", r"temperatura de \1 a \2 grados"),
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
        (
            rf"^(?:{_PARTNER} y yo|yo y {_PARTNER.replace('one', 'other')}) {_DONE_BY_BOTH}",
            _with_partner,
        ),
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
        (r"\b(con (?:el|la|los|las|mis?|una?) [^\W\d_]+) viendo\b", r"\1 observando"),
        (r"\bviendo(?= y |$)", "observando"),
        (
            r"\b((?:encargad|responsabl)\w+) (de(?:l| la| los| las)? [^\W\d_]+) y de(l| la| los| las) (?=[^\W\d_]+$)",
            lambda found: f"{found[1]} {found[2]} y {'el' if found[3] == 'l' else found[3].strip()} ",
        ),
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
"""What is typed, and what is left of it."""
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
_ALL_OF_TRADE = re.compile(
    r"^(?:yo )?le hago a todo (?:lo )?(?:de |en )?(?:el |la )?(?P<trade>[^\W\d]+)\b[,:]? ?", re.IGNORECASE
)


def _named_trade(found: re.Match[str]) -> str:
    """`le hago a todo de rufero`: all kinds of that work; as it stands for a trade that isn't listed."""
    named = found["trade"].casefold()
    what = next((what for who, what in _TRADES if who.fullmatch(named)), "")
    return f"todo tipo de trabajo de {what}, " if what else found[0]


def with_all_of_trade(text: str) -> str:
    """The line with "le hago a todo de rufero" told as all kinds of that work."""
    return _ALL_OF_TRADE.sub(_named_trade, text)
