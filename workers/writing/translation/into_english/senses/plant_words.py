"""Words that shops, plants, roads, herds and hospitals use in a sense of their own, by what stands beside them."""

from workers.writing.lexicon.words_beside import told

_METAL = r"solera|\bplaca|\bptr\b|\bvigas?\b|\bbridas?\b|pailer|soldad|herrer|perfil"
_LATHE = r"torn[eoa]|flecha|polea|\bbujes?\b|maquin"
_PRINT = r"impren|imprim|impres|prens|folleto|revista|serigraf|offset|encuadern"
_BODY = r"hojalat|salpicadera|cofre|carrocer|\bbody\b|desaboll|costado|parabrisas"
_HERD = r"vac[aiu]|becerr|ganad|establo|ordeñ|lecher|descorn|dairy"
_WARD = r"hospital|afanad|\bn95\b|aislamiento|guantes|careta|cofia"
_BERRIES = r"pizc|\bmora\b|frambues|fresas?\b|ar[aá]ndan|zarzamor"
_ROAD = r"bit[aá]cora|chofer|tr[aá]iler|camioner|\beld\b|quinta rueda"

BY_PLANT = (
    told(_METAL, r"\b[aá]ngulo\b(?! de)", "ángulo de fierro"),
    told(_LATHE, r"\bcuñas\b(?! de)", "cuñas de flecha"),
    told(_PRINT, r"(?<!de )\btinta(s?)\b(?! de)", r"tinta\1 de imprenta"),
    told(_PRINT, r"\bdoblo (?=en (?:la )?dobladora)", "plegar "),
    told(_PRINT, r"\bdobl(aba|é) (?=en (?:la )?dobladora)", r"pleg\1 "),
    told(_PRINT, r"\bdobladora\b(?! de)", "dobladora de papel"),
    told(_PRINT, r"\bvolantes\b(?! (?:de|publi))", "volantes publicitarios"),
    told(_PRINT, r"\by registro (?=\d+ colores)", "y registrar "),
    told(
        r"pechuga|deshues|\bpollo|\bcarnes?\b|\bres\b|\bcerdo|hueso",
        r"\b((?:revis|inspeccion|che[cq]u?|verific)\w+ (?:los )?)cortes(?=$|[,;.]| y\b)",
        r"\1cortes de carne",
    ),
    told(r"camarist|recamar|amenidad|housekeep", r"\bcarro(s?)\b(?! de)", r"carro\1 de camarista"),
    told(r"\bpul[oí]|\blij|esmeril", r"\bgrano(?= \d)", "grano de lija"),
    told(r"pollo|gallin|av[ií]col|caseta", r"\bcamada\b(?! de)", "camada de pollo"),
    told(r"scrap|extrus|inyec|resina|remolid", r"\bmolino\b(?! de)", "molino de plástico"),
    told(r"calidad|color|\buva|frut|\bpizc", r"\bgrado\b(?=,| y\b|$)", "grado de calidad"),
    told(r"transport|embarq|\bbol\b", r"\bcorredores\b(?! de)", "corredores de carga"),
    told(r"escurrid|repint|transparente", r"\bbasura\b(?! de)", "basura de pintura"),
    told(r"automotr|igualad|hojalat|enmascar|\bprimer\b|\bcarros?\b", r"\bpreparador\b(?! de)", "preparador de carros"),
    told(r"automotr|igualad|hojalat|transparente|carrocer", r"\bmezcla(s?)\b(?! de)", r"mezcla\1 de pintura"),
    told(r"\bfugas?\b", r"\ben tina\b(?! de)", "en tina de agua"),
    told(r"lote|muestr|calidad", r"\bretenciones\b(?! de)", "muestras de retención"),
    told(r"montacarguist|embarq|and[eé]n", r"(?<=\d )cargadores\b(?! de)", "cargadores de camión"),
    told(r"\btorn|\bcnc\b|maquin|herramienta", r"\bcompensaciones\b(?! de)", "compensaciones de herramienta"),
    told(r"llanta", r"\bprofundidad de piso\b", "profundidad de dibujo"),
    told(r"pl[aá]stico|botella|envase", r"\bsopladora(s?)\b(?! (?:de|bekum))", r"sopladora\1 de botella"),
    told(r"becerr|ternera", r"\bcasitas\b(?! de)", "casitas de becerro"),
    told(r"basura|cart[oó]n", r"\bcompactador\b(?! de)", "compactador de basura"),
    told(r"basura|\btolva\b|recolec", r"\bbrazo\b(?! de| hidr)", "brazo hidráulico"),
    told(_BERRIES, r"\bcanastilla(s?)\b(?! de)", r"canastilla\1 de fruta"),
    told(_BERRIES, r"\bhojas\b(?! de)", "hojas de árbol"),
    told(_BERRIES, r"\bgu[ií]as\b(?! de)", "guías de planta"),
    told(r"lavander|laundry|toallas|s[aá]banas", r"\bdoblo\b(?= \d)", "plegar"),
    told(r"lavander|laundry|toallas|s[aá]banas", r"\bdoblaba\b(?= \d)", "plegaba"),
    told(r"c[oó]digos? de barras", r"\bcon (?:un )?verificador\b(?! de)", "con verificador de código de barras"),
    told(_BODY, r"\btoldo(s?)\b(?! de)", r"toldo\1 de auto"),
    told(_BODY, r"\bcostado(s?)\b(?! de)", r"costado\1 de carro"),
    told(_HERD, r"\bherr(o|aba|ar|é)\b(?! caball)", r"marc\1 con fierro"),
    told(r"vac[ií]o|" + _HERD, r"\bpulsador(es)?\b(?! de)", r"pulsador\1 de ordeña"),
    told(
        r"raci[oó]n|\btmr\b|mezcl|alimento|" + _HERD,
        r"\bcarro (?=(?:keenan|kuhn|roto-?mix|supreme)\b)",
        "carro mezclador ",
    ),
    told(_WARD, r"\bbata\b(?! (?:de|anti))", "bata de protección"),
    told(_WARD, r"\bbatas\b(?! (?:de|anti))", "batas de protección"),
    told(_ROAD, r"\b(respet\w+) (?:las |mis )?horas\b(?! de)", r"\1 las horas de servicio"),
    told(r"carpint|puertas?\b|moldur|madera|gabinet", r"\btrompo(s?)\b(?! de)", r"trompo\1 de carpintería"),
    told(r"engrap|tapic", r"\bpistola neum[aá]tica\b", "engrapadora neumática"),
    told(r"\bppm\b|quat|cloro|sanitiz|concentraci", r"\btiras\b(?! (?:de|react))", "tiras de prueba"),
    told(r"sensor|fotoel[eé]c|microswitch", r"\bl[ií]mites\b(?! de)", "límites de carrera"),
    told(r"formato|llenad|embotell|botella", r"\bestrellas\b(?! de)", "estrellas de máquina"),
    told(r"compresor", r"\bseparador\b(?! de)", "separador de aceite"),
    told(r"crimp|ponch|arn[eé]s", r"\bterminales\b(?! (?:de|el[eé]c))", "terminales eléctricas"),
    told(r"crimp|ponch|arn[eé]s|continuidad", r"\btablero(s?)\b(?! (?:de|el[eé]c))", r"tablero\1 de prueba"),
    told(r"soldad|\bmig\b|\btig\b", r"\bcareta(s?)\b(?! (?:de|para|elec|elé|facial))", r"careta\1 de soldar"),
    told(r"soldad|\bmig\b|micro ?alambre", r"\balimentadora\b(?! de)", "alimentadora de alambre"),
    told(
        r"triplay|barrote|formalet|vaciad|\btrabes?\b|barandal|port[oó]n|refriger",
        r"\bescaleras\b(?=,| y |$| con | en )",
        "escaleras de edificio",
    ),
    told(r"baleros?\b|\bmotor|taladro|conmutador|armadura", r"\bcarbones\b(?! de)", "carbones de motor"),
    told(r"\bvac[ií]o\b|refriger|\bR-?\d{2,3}", r"\bcarga\b(?=, | y |$)", "carga de refrigerante"),
    told(r"registr|captur", r"\ben la hoja\b(?! de)", "en la hoja de control"),
)
"""What shows the trade, the word, and what it says there."""
