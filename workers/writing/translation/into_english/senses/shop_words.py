"""More words that one trade uses in a sense of its own: of shops, kitchens, homes and barns."""

from workers.writing.translation.into_english.senses.trade_words import told

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
)
"""What shows the trade, the word, and what it says there."""
