"""How workers of shops, plants, roads and herds say in a roundabout way what they do."""

from workers.language.turn_rows import turns_of

_COUNT = r"(?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)"
_WELDS = r"(?:la |el )?(?:micro ?alambre|MIG|TIG|electrodo|fluxcore|stick|SMAW|GMAW|GTAW|FCAW|oxiacetileno)\b"
_SETTINGS = r"(?:offsets?|par[aá]metros?|temperaturas?|presi[oó]n(?:es)?|velocidad(?:es)?|ajustes?|correctores)"
_MACHINES = (
    r"(?:torno|fresadora|prensa|m[aá]quina|montacargas|router|sierra|computadora|robot|bobcat|tractor|dobladora)"
)
_OF_ENGINES = r"(?:los |el )?(?:motor|transmis|reductor|bomba)"
_PARLORS = r"(?:paralela|espina(?: de pescado)?)"
_NO_COUNT = r"(?! (?:vacas|pies|plazas|unid))"
_ONLY = r"(?:nom[aá]s|nada m[aá]s|solamente)"
_ON_TRUCK = r"al (?:cami[oó]n|tr[aá]iler|trailer)|a la (?:troca|van|camioneta)"
_SORT = r"(?:preventivo|correctivo|predictivo)"
_GIVES = r"(?:d(?:oy|aba|i)|h?ag[oa]|hac[ií]a|hice)"
_UPKEEP = r"(?:mantenimiento|servicio|limpieza|afinaci[oó]n|revisi[oó]n|preventivo)"
_HAS = r"(?:trae|traiga|tra[ií]a|tiene|tenga|ten[ií]a|viene con|ven[ií]a con|sale con|sal[ií]a con)"
_GOES_ON = r"(?:cuando|si|solo|nada m[aá]s|nom[aá]s)"
_BEFORE_MORE = r"(?=$|[,;.] ?)"


SHOP_TURNS = turns_of(
    (
        # "Le hago a", "le muevo a", "le sé a": one does, sets or runs it.
        (rf"\b(?<!me )le (?:hago|entro|doy|meto) a(?: la| el|l)? (?={_WELDS})", "sueldo con "),
        (rf"\b(?<!me )le (?:hac[ií]a|entraba|daba|met[ií]a) a(?: la| el|l)? (?={_WELDS})", "soldaba con "),
        (rf"\ble muevo a(l| la| los| las)? (?={_SETTINGS}\b)", "ajusto "),
        (rf"\ble mov[ií]a a(l| la| los| las)? (?={_SETTINGS}\b)", "ajustaba "),
        (rf"\ble muevo a(?P<the>l| la| los| las)? (?={_MACHINES})", "opero "),
        (rf"\ble mov[ií]a a(?P<the>l| la| los| las)? (?={_MACHINES})", "operaba "),
        (
            rf"^(?:yo )?(?P<done>l?e? ?[^\W\d_]+(?:o|aba|[ií]a)\b[^,;]*?) {_ONLY}(?=$|, | sin )",
            r"solo \g<done>",
        ),
        # What is named first and done by oneself: "descansos de compañeros los cubro yo".
        (r"^(?P<thing>[^,;]+?) l[oa]s? (?P<verb>[^\W\d_]+(?:o|aba|[ií]a)) yo$", r"\g<verb> \g<thing>"),
        (r"\b(?:revis|che[cq]u?|verific|cuid)(o|aba) que cuadr(?:e|ara|aran|en) ", r"cuadr\1 "),
        (r"\btra(?:igo|[ií]a) (?=mis? propi)", "uso "),
        (rf"\blo que {_HAS} (?=[^\W\d_])", "el producto con "),
        (r"\broto (?=(?:y|e) [a-z]+o\b|llantas|producto|inventario|de estaci)", "rotar "),
        (r"\b(repar(?:o|aba|ar)) ponchad(?:ur)?as$", r"\1 llantas ponchadas"),
        (r"\b((?:cami[oó]n|van|camioneta|troca)[^,;]*) con rampa\b(?! (?:de|hidr))", r"\1 con rampa hidráulica"),
        (r"^(?:hago |hac[ií]a )?limpieza (?:profunda|a fondo) (?:de|a|en) (?=[a-z\d])", "limpiar a fondo "),
        (r"\bvuelvo a ([a-z]+[aei]r) ((?:el|la|los|las) [^,;]+)", r"\1 \2 de nuevo"),
        (r"\baparto las (?=de mastitis|enfermas|frescas|secas)", "aparto las vacas "),
        (r"\bapartaba las (?=de mastitis|enfermas|frescas|secas)", "apartaba las vacas "),
        (
            rf"\bsub(o|[ií]a|ir) ((?:el |la |los |las )?[^,;]+?) ({_ON_TRUCK})\b",
            lambda found: (
                f"carg{'o' if found[1] == 'o' else 'ar' if found[1] == 'ir' else 'aba'} {found[2]} {found[3]}"
            ),
        ),
        (r"\bsurt(o|[ií]a|ir) ([^,;]+?) a la l[ií]nea\b(?! \d)", r"surt\1 la línea de \2"),
        (r"\barranc(?:o|aba) y par(?:o|aba) (?=[a-z])", "arrancar y parar "),
        (r"^junto (?=reciclaje|basura|cart[oó]n|pedacer)", "recojo "),
        (r"\b(?:yo )?(?:me )?qued(?:o|aba) de guardia\b", "de guardia"),
        (r"\b(cubr(?:o|[ií]a|ir)) al de (?=[a-z])", r"\1 al encargado de "),
        (rf"\benseñ(é|e|o|aba) a ([a-z]+[aei]r) (a {_COUNT} [a-z]+)$", r"enseñ\1 \3 como \2"),
        (rf"^(?P<thing>[^,;]+?) l[oa]s? (?P<verb>[^\W\d_]+(?:o|aba|[ií]a)) (?={_GOES_ON} )", r"\g<verb> \g<thing> "),
        (r"\bllen(o|aba) (?:el |la )?SPC\b", r"llen\1 gráficas de SPC"),
        (r"^trabaj(o|aba) (?=(?:lluvia|nieve|sol|fr[ií]o|calor)\b)", r"trabaj\1 en "),
        (r"\btrato con (?=jeringa|antibi|medic)", "doy tratamiento con "),
        (r"\btrataba con (?=jeringa|antibi|medic)", "daba tratamiento con "),
        (r"\bmangle de (?:dos|2) rodillos\b", "mangle doble"),
        # How much, and from when.
        (r"(?<=[a-z]{4}) (?=\d+ d[ií]as (?:por|a la) semana$)", ", "),
        (r"(?<=[a-z]{4})(?<!trabajo)(?<!trabajar)(?<!turno) de (?=(?:las )?\d+ ?[ap]m a )", ", de "),
        (r"\bmedia pulgada\b", "1/2 pulgada"),
        (r"\bun cuarto de pulgada\b", "1/4 pulgada"),
        (r"\btres cuartos de pulgada\b", "3/4 pulgada"),
        (r"\btres octavos de pulgada\b", "3/8 pulgada"),
        (r"\bm[aá]s[ /]?menos (?=[\d.])", "+/- "),
        (r" a los (\d+ (?:d[ií]as|meses)) (antes|despu[eé]s) de", r", \1 \2 de"),
        (r"(?<=\d)([ap])\.? ?m\.?(?=$|[ ,;])", r" \1m"),
        (r"\b((?:avis|report|inform)\w+) a enfermer[ií]a\b", r"\1 a la enfermera"),
        (r"^(mantenimiento (?:preventivo|correctivo|predictivo)[^;]*?) (?:a|en) (?=[a-z])", r"realizo \1 a "),
        (r"\b(la [^\W\d_]+|l[oa]s [^\W\d_]+) diario\b(?! de)", r"\1 diariamente"),
        # Of one thing in several kinds, and of several by their qualities.
        (
            rf"\bmantenimiento ({_SORT}), ({_SORT}) y (?={_SORT})",
            r"mantenimiento \1 \2 y ",
        ),
        (r"\briego rodado y por (goteo|aspersi[oó]n)\b", r"riego rodado y riego por \1"),
        (
            r"\bpermisos? de alturas?, (?:de )?(?:trabajo en )?caliente y (?:de )?(?=espacios? confinado)",
            "permisos de alturas, permisos de trabajo en caliente y permisos de ",
        ),
        (r"\b(?:5|cinco) porqu[eé]s?\b", "método de porqués"),
        (r"^(MIG|TIG) pulsad[ao] en ", r"soldadura \1 pulsada en "),
        (r"^(?:le hago |hago )?oxicorte (?=a mano|con )", "corto con oxicorte "),
        (r"\bsal(?:go|[ií]a) a auxilios?\b(?: en (?:la )?carretera| vial)?", "atiendo llamadas de auxilio vial"),
        (r"\bencuadern(o|aba|ar) a caballo\b", r"engrap\1 a caballo"),
        (
            r"\b(?<!me )le (?:hago|entro) a (?:todo )?lo de (?:la |el |los )?(?=[a-z])",
            "realizo trabajo de ",
        ),
        (
            r"\b(?<!me )le (?:hac[ií]a|entraba) a (?:todo )?lo de (?:la |el |los )?(?=[a-z])",
            "realizaba trabajo de ",
        ),
        (r"\b(?:le |les )?echo (?:la |una )?mano (?=al? )", "ayudo "),
        (r"\b(?:le |les )?echaba (?:la |una )?mano (?=al? )", "ayudaba "),
        (r"\becho (?:la |una )?mano (?=en )", "ayudo "),
        (r"\bechaba (?:la |una )?mano (?=en )", "ayudaba "),
        (r"\band(o|aba) de (?=[^\W\d_]+(?:ora?|er[oa]?|ista|ante)\b)", r"trabaj\1 de "),
        (
            r"\bme manda(?:n|ba|ban) (?:a|para) (?=(?:la |el )?[^\W\d_]+(?:$|,| cuando| si))(?!\w+[aei]r\b)",
            "trabajo en ",
        ),
        (
            rf"\bles? ({_GIVES}) (?=(?:el |la )?{_UPKEEP}\b)",
            r"\1 ",
        ),
        # Of so many who aren't named: "entrené a dos del turno de noche".
        (
            rf"\b((?:entren|capacit|enseñ|supervis|dirig|dirij|orient)\w+ a {_COUNT}) (?=del? )",
            r"\1 trabajadores ",
        ),
        (rf"\b((?:entren|capacit|enseñ|supervis|orient)\w+ a {_COUNT}){_BEFORE_MORE}", r"\1 trabajadores"),
        (r"\b(cubr(?:o|[ií]a|ir) a(?:l| la| mi| los)? [^,;]+?) en sus descansos\b", r"\1 en los descansos"),
        # Both ways on a rack, in any order and time.
        (
            r"\b(?:baj(?:o|aba) y sub(?:o|[ií]a)|sub(?:o|[ií]a) y baj(?:o|aba)) (?=(?:las |los )?[a-z])",
            "subir y bajar ",
        ),
        (
            rf"\b(?:meto y saco|saco y meto|met[ií]a y sacaba|sacaba y met[ií]a) (?={_OF_ENGINES})",
            "remover e instalar ",
        ),
        (r"\btrabajo (?=de (?:las )?\d+ (?:[ap]m|de la) )", "trabajar "),
        # Parlors by how many stand on each side.
        (
            rf"\bsala (?:de ordeñ[oa] )?({_PARLORS} )?doble (\d+)(?: (?:por|de cada) lado)?\b{_NO_COUNT}",
            r"sala \1Double-\2",
        ),
        (
            rf"\bsala (?:de ordeñ[oa] )?({_PARLORS} )?de (\d+) (?:por|de cada) lado\b{_NO_COUNT}",
            r"sala \1Double-\2",
        ),
        (
            rf"\bsala (?:de ordeñ[oa] )?de (\d+)(?: (?:plazas|lugares|puestos))?\b{_NO_COUNT}",
            r"sala de ordeña de \1 plazas",
        ),
        (r"\bsala  ?Double-", "sala de ordeña Double-"),
    )
)
"""What is typed, and how a lexicon has it."""
