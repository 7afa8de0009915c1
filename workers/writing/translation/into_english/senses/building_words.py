"""Words whose sense the title of a builder's job decides: a taper's manos are coats, a roofer's papel is felt."""

from workers.writing.lexicon.words_beside import ByNeighbour, told

_ROOFERS = r"roof|ruf|techad|techist"
_TILES = r"loset|azulej|tile|mosaiq|piso"
_FORMS = r"form|cimbr|concret|cement"
_REBAR = r"fierr|varill|refuerzo|rebar|rodbust"
_LOADERS = r"bobcat|minicarg|skid"
_DUCTS = r"duct|hvac|aire"
_COOLS = r"aire|hvac|clima|refriger|calefacc|a/c|\bac\b"
_PLUMBS = r"plom|fonta|plumb|ga[sz]fit"
_WIRES = r"electric"
_ROOFS = r"roof|ruf|techad|techos|techista"
_CONCRETE = r"concret|cement|finisher|formero|colad"
_OUTSIDE = r"roof|ruf|techad|jardin|landscap|cerc|fence|paver|adoquin|riego|pintor|concret|cement"
_SPREADS = r"paviment|asfalt|carreter|construcc|concret|maquinaria|jardin|landscap|paver|adoquin"
_HANGS = r"drywall|tablaro|plafon|yeser|framer|metal stud"
_SPREAD = r"((?:la |el )?(?:asfalto|base|grava|arena|tierra)\b)"
"""What a driver dumps, and a crew on the ground lays."""

BY_TITLE_OF_BUILDERS: tuple[ByNeighbour, ...] = (
    told(_REBAR, r"\bdados?\b(?! de)", "dados de concreto"),
    told(_REBAR, r"\bcuñas\b(?! de)", "cuñas de anclaje"),
    told(_REBAR, r"(?<!varilla )\bep[oó]xica\b(?! de)", "varilla epóxica"),
    told(_REBAR, r"\bpinzas?\b(?! de)", "pinzas de amarrar"),
    told(_REBAR, r"\btapones\b(?: de seguridad)?(?! de)", "tapones de varilla"),
    told(_REBAR, r"\bsoldadura de varilla\b", "soldadura de refuerzo"),
    told(_REBAR, r"\btraslapes\b(?! de var)", "traslapes de varilla"),
    told(r"solar", r"\bpendientes\b(?! de)", "pendientes de techo"),
    told(r"demol|limpieza|tablaro|pint|construcc|carpint", r"\bdesarme de interiores\b", "demolición de interiores"),
    told(_COOLS, r"\bhornos?(?= de gas)", "calefactores"),
    told(_PLUMBS, r"\bcalenton(?:es)?\b|\bcalent[oó]n\b", "calentadores de agua"),
    told(_WIRES, r"\b(con|bajo) (?:el |un )?maestro\b(?! (?:elec|de))", r"\1 el maestro electricista"),
    told(_PLUMBS, r"\b(con|bajo) (?:el |un )?maestro\b(?! (?:plo|de))", r"\1 el maestro plomero"),
    told(_ROOFS, r"\b(pongo|ponía|instal(?:o|aba)|cambi(?:o|aba)) (?:el )?papel\b(?! (?:de|felp|negro))", r"\1 felpa"),
    told(_ROOFERS, r"(?<!de )\bcaballete(s?)\b(?! de)", r"caballete\1 de techo"),
    told(_ROOFS + r"|carpint|fram|siding|pint(?!\w+ automotr)|canal|gutter", r"\bfascia(?=s?\b)(?! de)", "tapacán"),
    told(r"albañil|mason|yeser", r"(?<=\bhago )registros\b(?! de)", "registros de drenaje"),
    told(_TILES, r"\b(con |)curva(s?)\b(?! de)", r"\1curva\2 de regadera"),
    told(_TILES, r"\bcharola(s?)\b(?! de)", r"charola\1 de regadera"),
    told(_TILES, r"(?<=con )puente\b(?! de)", "cortadora de puente"),
    told(_CONCRETE, r"\b(?:el |la |un |una )?helic[oó]ptero\b(?! de)", "allanadora"),
    told(_FORMS, r"\bamarres\b(?! de)", "amarres de forma"),
    told(_FORMS + r"|carpint", r"\bcuñas\b(?! de)", "cuñas de madera"),
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
    told(_COOLS, r"^vac[ií]o (?=con bomba)", "hago vacío "),
    told(_COOLS, r"\bmicr[oó]metro\b(?! de)", "micrómetro de vacío"),
    # A frame of walls; beside doors it is theirs.
    told(_HANGS, r"\b(?:marco|estructura) met[aá]lic[oa]\b(?! de)(?!.*\b(?:puert|ventan))", "framing metálico"),
    told(_HANGS, r"\b(doy|daba|dar) pasta\b(?! de)", "aplico pasta"),
    told(_CONCRETE, r"\bvaci(amos|aba|é|ar)(?= (?:\d+ )?bodegas?)", r"col\1"),
    told(_CONCRETE, r"\bvacío(?= (?:\d+ )?bodegas?)", "cuelo"),
    told(_CONCRETE, r"\bcurado$", "compuesto de curado"),
    told(_CONCRETE, r"\ba las (\d+) horas\b(?! de)", r"después de \1 horas"),
    told(_CONCRETE, r"(?<!llana )\bfresno\b(?! tr)", "llana fresno"),
    told(_ROOFS, r"(?<=\d )cuadros\b(?! de)", "cuadros de teja"),
    told(_ROOFS, r"\bcanaletas\b(?! de (?!\d))", "canalones"),
    told(r"tablaro|drywall|plom|electric|pint|carpint|handym|loset", r"\bdepartamentos\b(?! de)", "apartamentos"),
    told(r"excav|maquinaria|equipo pesado|retro|tuber", r"(?<=con )(?:la )?caja\b(?! de)", "caja de zanja"),
    told(_COOLS + "|" + _PLUMBS, r"\bhieleras\b(?! de)", "máquinas de hielo"),
    told(r"drywall|tablaro|tap[eo]r", r"\btap(o|aba|é|ar)(?=(?: y |, )lij)", r"encint\1"),
    told(r"stuc|stuq|estuc|yeser|plast", r"\bdisparo(?= con\b)", "rocío"),
    told(_REBAR, r"\bparrilla(s?)\b(?! de var)", r"parrilla\1 de varilla"),
    told(_REBAR + r"|concret", r"\bseparadores\b(?! de (?!\d))", "separadores de varilla"),
    told(_ROOFS, r"\bcaldera\b(?! de)", "caldera de brea"),
    told(_PLUMBS + r"|electric|concret", r"\bcamisas\b(?! de)", "camisas de tubo"),
    told(_DUCTS, r"\bcompuertas\b(?! de)", "dampers"),
    told(_DUCTS, r"(?<=con )masilla\b(?! de)", "mastique"),
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
    told(_LOADERS, r"\bcubo\b(?! de)", "cucharón"),
    told(_LOADERS, r"(?<=\by )broca\b(?! de)", "ahoyadora"),
    told(r"andami|scaffold", r"\b(seguro|pasador)(?=e?s\b)(e?s)(?! de)", r"\1\2 de andamio"),
    told(r"carpint|fram", r"(?<!de )\bsoleras?\b(?! (?:de|sup|inf|trat))", "soleras de madera"),
    told(r"tablaro[cq]|drywall", r"\bhojas (?=de \dx\d)", "hojas de tablaroca "),
    told(_ROOFERS, r"\bescalera el[eé]ctrica\b", "escalera eléctrica de techo"),
    told(_COOLS, r"(?<!unidades )(?<!aires )\bcentrales\b(?! de)", "aires centrales"),
    told(_COOLS, r"\btarjetas\b(?! (?:de|elec))", "tarjetas de control"),
    told(r"carpint|cabinet|gabinet|ebanist", r"\bcajones\b(?! de)", "cajones de gabinete"),
    told(r"excav|maquinaria|retro|dozer|heavy", r"\bcon (?:el )?pulgar\b(?! h)", "con pulgar hidráulico"),
    told(_ROOFERS, r"\bISO\b(?! \d)", "aislante poliiso"),
    told(r"plom|fonta|plumb", r"(?<=y )recirculación\b(?! de)", "líneas de recirculación"),
    told(
        r"tap|tablaro[cq]|drywall",
        r"\bcajas? de (\d+) y (?:de )?(\d+)(?=$|[,;.])",
        r"cajas de encintar de \1 y \2 pulgadas",
    ),
    told(_OUTSIDE, r"\b(limpi\w+|recog\w+|recojo|barro|barr\w+) (?:el|los) patios?\b", r"\1 la yarda"),
)
"""What of the folded title shows the trade, the word, and what it says there."""
