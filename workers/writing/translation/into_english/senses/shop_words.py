"""More words that one trade uses in a sense of its own: of shops, kitchens, homes and barns."""

from workers.writing.lexicon.words_beside import told

BY_SHOP = (
    told(r"charola|\bmasa\b|panader|amasad|taller", r"\b(limpi\w+ )(?:las )?mesas\b(?! de)", r"\1mesas de trabajo"),
    told(r"\bpolea\b|malacate|\bsoga\b", r"\b(l[oa]s?) subo\b", r"\1 levanto"),
    told(r"\ben la (?:van|camioneta|troca)\b", r"\bllev(o|aba) (?=(?:a )?la (?:cuadrilla|gente)\b)", r"transport\1 "),
    told(r"emplay|paletiz|tarima|envolv|envuelv", r"\bm[aá]quina de pl[aá]stico\b", "emplayadora"),
    told(r"\bterminal(?:es)?\b", r"\bcon prensa\b(?! de| para)", "con prensa para terminales"),
    told(r"\bmadera\b|\btablas?\b", r"\bhorno de secado\b(?! de)", "horno de secado de madera"),
    told(r"serpent|filtro|condens|evapor", r"\bdel aire\b(?! acond| compr)", "del aire acondicionado"),
    told(
        r"\bmanej\w+ (?:el |un )?cami[oó]n",
        r"\bcami[oó]n ((?:de [^,;]+? )?)(?:est[aá]ndar|manual)\b",
        r"camión de transmisión manual \1",
    ),
    told(r"\btorque|torquim", r"\btornillo(s?)\b(?! de)", r"perno\1"),
    told(
        r"prueb|prob[aoé]|revis|\bche[cq]|verific",
        r"(?<=\bcon )((?:el |un )?)tablero el[eé]ctrico\b",
        r"\1tablero de prueba eléctrica",
    ),
    told(r"\bplata\b", r"\bsueldo\b(?! de)", "braso"),
    told(r"\bplata\b", r"\b[Ss]old(?=(?:ar|aba|é|amos|ando)\b)", "bras"),
    told(r"\btrastes?\b|\bollas\b|\bplatos\b", r"\ben (?:la )?m[aá]quina\b(?! de)", "en el lavaplatos"),
    told(
        r"\bolla\b.*\b(?:arena|abrasiv\w+|granalla|garnet)\b|sand ?blast|\bgarnet\b",
        r"\bolla(s?)\b(?! de| con (?:concreto|mezcla))(?=.*\b(?:arena|abrasiv\w+|granalla|garnet)\b)",
        r"olla\1 de sandblast",
    ),
    told(
        r"\bolla de sandblast",
        r"\bech(o|aba|ar|é) (?=(?:la |el )?(?:arena|abrasivo|granalla|garnet)\b)",
        r"agreg\1 ",
    ),
    told(r"sand ?blast|blanco|\bSP-?\d|\bgris\b", r"\bhasta (?=metal (?:casi |cercano a )?blanco\b)", "a "),
    told(r"\baislad|aislamient|aislant|[aá]tico", r"\bfibra\b(?! de| [oó]ptica)", "fibra de aislamiento"),
    told(
        r"costal|surco|azad[oó]n|arpilla|\bcampo\b|cosech|ranch",
        r"\bsac(o|aba|ar|amos|ábamos) (?=(?:la )?(?:papas?|camotes?|zanahorias?|cebollas?|betabel|yuca|cacahuates?)\b)",
        r"cosech\1 ",
    ),
    told(r"\bllantas?\b|llanter|birlos?\b", r"\bpistola neum[aá]tica\b", "pistola de impacto neumática"),
    told(r"\bllantas?\b|birlos?\b", r"\bcon pistola\b(?! de)", "con pistola de impacto"),
    told(
        r"\bmicro\b|soldad|electrodo|6010|7018|\bMIG\b|soldadura",
        r"\bpeg(?:o) (?=(?:placa|viga|[aá]ngulo|solera|PTR|perfil)(?:e?s)?\b)",
        "sueldo ",
    ),
    told(
        r"\bmicro\b|soldad|electrodo|6010|7018|\bMIG\b|soldadura",
        r"\bpeg(aba|ar|é) (?=(?:placa|viga|[aá]ngulo|solera|PTR|perfil)(?:e?s)?\b)",
        r"sold\1 ",
    ),
    told(r"\bpostes?\b|escaler|torre|techo|cami[oó]n|\brack\b", r"(?<=\w y )bajo (?=(?:el |los )?cables?\b)", "bajar "),
    told(r"tablaroca|drywall|sheetrock|\bhojas?\b", r"\bcon (?:el |un )?elevador\b(?! de)", "con elevador de paneles"),
    told(r"tablaroca|drywall|sheetrock|\blodo\b", r"(?<=\bpego )hojas?\b(?! de)", "hojas de tablaroca"),
    told(
        r"alberca|piscina|canal(?:es|etas?)?\b|gutter",
        r"(?<=\b[sq]aco |uito )hojas\b(?! de)|(?<= y )hojas\b$",
        "hojas de árbol",
    ),
    told(
        r"\bcajas?\b|\bbolsas?\b",
        r"\b(peg\w+ (?:las )?etiquetas?) en (?=(?:las? )?(?:cajas?|bolsas?|botes?|tarimas?)\b)",
        r"\1 a ",
    ),
    told(
        r"\bmal[ao]s?\b|defectuos|rechazad",
        r"\bsac(o|aba|ar|é) (?=(?:las? )?piezas? (?:malas?|defectuosas?|rechazadas?)\b)",
        r"retir\1 ",
    ),
    told(r"jab[oó]n|\bbaños?\b", r"\bpongo (?=(?:el )?(?:papel|jab[oó]n)\b(?! (?:tapiz|de techo)))", "repongo "),
    told(r"\bplantas\b", r"\becho agua a (?=las plantas\b)", "riego "),
)
"""What shows the trade, the word, and what it says there."""
