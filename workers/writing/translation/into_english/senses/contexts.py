"""Words that name one thing to one trade and another thing to the next, told apart by the other words of the line."""

import re

from workers.writing.lexicon.words_beside import told, told_by, told_by_neighbours
from workers.writing.translation.into_english.senses.building_words import BY_TITLE_OF_BUILDERS
from workers.writing.translation.into_english.senses.crew_words import BY_TITLE
from workers.writing.translation.into_english.senses.decided_nouns import decided
from workers.writing.translation.into_english.senses.job_words import words_of_job
from workers.writing.translation.into_english.senses.notes_of_acts import BY_TITLE_OF_NOTES
from workers.writing.translation.into_english.senses.plant_words import BY_PLANT
from workers.writing.translation.into_english.senses.service_turns import BY_TITLE_OF_SERVICE
from workers.writing.translation.into_english.senses.shop_words import BY_SHOP
from workers.writing.translation.into_english.senses.site_words import BY_TITLE_OF_SITES
from workers.writing.translation.into_english.senses.trade_words import BY_TRADE, OF_IRRIGATION

_OF_FLOORS = re.compile(r"\bencer|\bpisos?\b|\bcera\b", re.IGNORECASE)
_POLISHER = re.compile(r"\bpulidora\b(?! de)", re.IGNORECASE)
"""To a cleaner it polishes floors; to a welder it is a grinder."""
_FAUCET = re.compile(
    r"\bllaves?\b(?! (?:de|para|stillson|allen|inglesa|ajustable|mezcladora|angular|perica|mixta)\b)", re.IGNORECASE
)
_OF_PLUMBING = re.compile(
    r"destap|lavabo|fregadero|tarja|\btazas?\b|regadera|\btina|inodoro|excusado|calentador|tuber|fuga|plomer|wc\b|agua|sanitario|boiler",
    re.IGNORECASE,
)
"""Where a llave is a faucet; elsewhere it may be a wrench or a key."""
_RAMP = re.compile(r"\brampa(s?)\b(?! (?:de|hidr[aá]ulic))", re.IGNORECASE)
"""Where cars stand it is a lift, in a walk a ramp; of other trades' rampas nothing is told."""
_OF_CARS = re.compile(r"\bcarros?\b|\bautos?\b|veh[ií]culo|llanta|suspensi|\bfrenos?\b|mofle|alineaci", re.IGNORECASE)
_OF_WALKS = re.compile(
    r"banqueta|escal|cimbra|pasarela|peaton|guarnici|concreto|\bADA\b|discapac|silla de ruedas", re.IGNORECASE
)
_CORD = re.compile(r"(?<!doble )\bcuerda(s?)\b(?! (?:de|doble)\b)", re.IGNORECASE)
"""By it one lays out, or climbs; it is a thread, too, and a cord of wood."""
_OF_LAYOUT = re.compile(r"\bl[aá]ser|\bnivel|\btraz|\bplomo|\bescuadra|\bhilada", re.IGNORECASE)
_OF_HEIGHTS = re.compile(r"[aá]rbol|\btrep|rescate|arn[eé]s|\baltura|polea|descens", re.IGNORECASE)
_PACKING = re.compile(r"(?<!deshuese y )(?<!de )(?<!en )(?<!para )\bempaques?\b(?! de)", re.IGNORECASE)
_OF_SEALS = re.compile(
    r"bomba|sello|v[aá]lvula|motor|brida|\bfuga|junta|cabeza|tuber|\btubos?\b|llave|compresor|balero|ret[eé]n|manguera|rodamiento"
    r"|cilindro|filtro|monobl|transmisi|bujes?\b|m[aá]quina|equipo|neopreno|\bhule|\bgoma|\bfugas?\b",
    re.IGNORECASE,
)
"""Where an empaque is a gasket; beside labels and pallets it is packing."""
_OF_PACKING = re.compile(
    r"emplay|paletiz|cajas? de cart|inspecci[oó]n final|embols|l[ií]nea de empaque|etiquetado"
    r"|\bde (?:fruta|verdura|lechuga)",
    re.IGNORECASE,
)
_BROOM = re.compile(r"(?<! a)(?<! de)(?<! con)(?<!dar) escoba, ", re.IGNORECASE)
_OF_FINISHES = re.compile(r"soff-?cut|banqueta|\blosas?\b|concreto|agregado|estampado", re.IGNORECASE)
"""Notes of finishes name them by their tools; beside other words of concrete they are plain."""
_GROUT = re.compile(r"\bboquillas?\b(?! de)", re.IGNORECASE)
_OF_TILES = re.compile(
    r"azulejo|loseta|mosaico|zoclo|lambr[ií]n|\btiles?\b|\bpisos?\b|cer[aá]mic|porcel|regadera|\bbaños?\b|m[aá]rmol|granito|piedra"
    r"|backsplash|salpicadero|thinset|adhesivo|\bjuntas?\b|sell[aoé]|\bmuros?\b|ladrillo|\bblock|ep[oó]xic",
    re.IGNORECASE,
)
"""Where a boquilla is grout; of irrigation it is a nozzle, and it is one of a torch or a spray gun, too."""
_LEVEL = re.compile(
    r"\b(?:doy|daba|di|dar|damos) (?:el )?nivel(?:es)?(?= *(?:$|[,;.]| y\b| con\b| en\b))", re.IGNORECASE
)
_OF_GROUND = re.compile(
    r"terren|tierra|plataf|retro|motoconf|nivelad|dozer|excav|maquin|zanj|banquet|concret|losa|calle|rasant|\bbase|grado"
    r"|l[aá]ser|rodillo|grava|asfalt|tr[aá]nsito|estac|bobcat|equipo pesado|paviment|jard",
    re.IGNORECASE,
)
"""Where one gives the level to ground; to whoever finishes walls it is how fine they are."""
_UNDECIDED = (
    (_PACKING, re.compile(f"{_OF_SEALS.pattern}|{_OF_PACKING.pattern}", re.IGNORECASE)),
    (_BROOM, _OF_FINISHES),
    (
        _GROUT,
        re.compile(
            rf"{_OF_TILES.pattern}|{OF_IRRIGATION}|abrasiv|sandblast|\bolla\b|\balambre\b|\bMIG\b|soldador|antorcha",
            re.IGNORECASE,
        ),
    ),
    (_CORD, re.compile(rf"{_OF_LAYOUT.pattern}|{_OF_HEIGHTS.pattern}|\bgu[ií](?:o|ar|aba)\b|gr[uú]a", re.IGNORECASE)),
    (_LEVEL, _OF_GROUND),
    (_RAMP, re.compile(f"{_OF_CARS.pattern}|{_OF_WALKS.pattern}", re.IGNORECASE)),
)
"""Words of several senses, and without which others nothing says which one is meant."""
_UNSURE = re.compile(
    r"\bsolo\b(?=\s*(?:$|[,;.)]))(?<!yo solo)"
    r"|\((?:ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic)\b(?! \d)"
    r"|\bvaciado\b(?! de| con bomba)"
    r"|(?<= y )empaque de (?:frut|verdur|product|alimento|carne)"
    r"|\bde (?P<end>\w+) a (?P=end)\b"
    r"|^(?:llenado|reparaci[oó]n|cambio|limpieza|instalaci[oó]n|reemplazo|colocaci[oó]n|armado)"
    r" de [^,;]+ y (?:prueba|pedido|conteo|manejo|uso)s? de\b"
    r"|\bgente\b.* y (?:la|lo) \w+"
    r"|\b\d{2,} patios\b|\bdepartamentos? de (?!\d|una|dos|tres|lujo|madera|renta)",
    re.IGNORECASE,
)
"""Who worked a shift "solo" was alone, or did that only; a vaciado is a pour, or something emptied; months in
brackets are from when to when. "De pared a pared" is a quality; a doing behind what
another is done to ("reparación de fugas y prueba") isn't its object; and a pronoun of people is no "it". Many patios
are cubic yards to some; and a departamento of something is one of a store."""
_LEAD_PAINT = re.compile(r"\bpintura(?P<old> viej[ao]s?)? con plomo\b", re.IGNORECASE)
_PUMPED = re.compile(r"\bvaciado(?= con bomba)", re.IGNORECASE)
_POURED = re.compile(r"(?<=\bvibr)(ar|o|aba|é|ando) (?:el )?colado\b", re.IGNORECASE)
"""What is vibrated is the concrete, not its pouring."""
_BY_PLAN = re.compile(r"(?<=\barmado) con planos?\b(?! de)", re.IGNORECASE)
_TEAM = re.compile(
    r"\bequipo (?=de (?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|\d+)"
    r"(?: personas| trabajadores| hombres)?(?: en\b| para\b| con\b|[,.;]|$))",
    re.IGNORECASE,
)
"""Where an equipo is a team: its people are counted."""
_BINDER = re.compile(r"\bcarpetas? (?:de|con)\b", re.IGNORECASE)
"""A carpeta of something holds papers; to whoever lays floors it is a carpet."""
_WHILE_AWAY = re.compile(
    r"^cuando (?P<away>(?:falta|faltaba|no est[aá]|no estaba) (?:el|la) \w+),? (?:yo )?(?P<done>[^,;]+)$", re.IGNORECASE
)
"""Who stands in for whom: English tells what is done first."""
_COATS = re.compile(
    r"\bmano(s?) (?=de (?:pintura|compuesto|(?:poli)?uretano|barniz|sellador|primer|esmalte|pasta|lodo|fondo|laca"
    r"|stucco|estuco|imprimante|ep[oó]xico)\b)",
    re.IGNORECASE,
)
"""Where a mano is a coat of something, not a hand."""
_DISC_SAW = re.compile(r"\bsierra(s?) de disco\b(?: para concreto)?(?! de)", re.IGNORECASE)
_OF_CONCRETE = re.compile(
    r"concreto|cemento|banqueta|\blosas?\b|asfalto|pavimento|cord[oó]n(?:es)? (?!de (?:soldadura|ra[ií]z))"
    r"|juntas? (?:de )?(?:control|expansi|dilataci|contracci)",
    re.IGNORECASE,
)
_OF_METAL = re.compile(r"metal|acero|fierro|\btub(?:o|er[ií]a)|\bptr\b|\bvigas?\b|solera|barras?\b", re.IGNORECASE)
"""What a saw with a disc cuts says which one it is; of wood and aluminum it is a circular saw."""
_OF_FLATWORK = r"banqueta|\blosas?\b|guarnici|concreto|\bpavers?\b|adoqu[ií]n"
"""Where entradas are driveways and cordones are curbs; elsewhere one goes in by them, or welds them."""
_FINISHES = re.compile(r"^acabados? (?:a|de|con) (?=(?:llana|escoba)\b)(?P<by>[\w ,]+)$", re.IGNORECASE)
_FINISH = {"llana": "acabados de llana", "escoba": "acabados de escoba", "estampado": "acabados estampados"}
"""Finishes of concrete, each by what makes it; told as done, since "trowel finish" may be read as a verb."""
_SEAMER = re.compile(r"\bselladora(?P<several>s?)(?: de latas)?(?= \(?angelus|.*\blatas?\b)", re.IGNORECASE)
"""What closes cans sews their lids on; other machines seal bags."""
_BARE_SIZE = re.compile(
    r"\b(tuber[ií]a(?: (?!de\b)\w+)?|tubos?(?: (?!de\b)\w+)?) (?=\d+(?: (?:y|a|o) \d+)? pulg)", re.IGNORECASE
)
_MINUTES = re.compile(r"(?<=\d) min\b\.?", re.IGNORECASE)
_OF_KITCHENS = re.compile(
    r"\b(gabinetes?|muebles?|cubiertas?|remodelaci[oó]n(?:es)?) de cocinas? y (?:de )?baños?\b", re.IGNORECASE
)
"""Things of two rooms, of which the list has those of one under a name of their own."""
_WITH = re.compile(r"\bc/ ?(?=[^\W\d_])", re.IGNORECASE)
_WITHOUT = re.compile(r"\bs/ ?(?=[^\W\d_])", re.IGNORECASE)
_FOR = re.compile(r"\bp/ ?(?=[^\W\d_])", re.IGNORECASE)
_IN_CHARGE = re.compile(r"\b(?:yo )?me (?:encargo|encargaba|encargué) de (?!que\b|[a-z]+[aei]r\b)", re.IGNORECASE)
_IN_PACKING = re.compile(r"\ben empaque\b(?! de)", re.IGNORECASE)
"""An empaque that one works in is where things are packed, not a gasket."""
_FOR_PACKING = re.compile(r"\bpara empaque\b(?! de)", re.IGNORECASE)
_GOING_TO = re.compile(r"\b(?:voy|iba) a (?=[a-z]+[aei]r\b)", re.IGNORECASE)
_HAVE_DONE = re.compile(r"\b(?:he|hemos) ([^\W\d_]+)(?:(ad)|id)o\b", re.IGNORECASE)
"""What has been done: English tells it in the past."""
_WENT_AT = re.compile(r"\b(?:andaba|ando) (?:en|como en) (?=\d)", re.IGNORECASE)
_GOAL = re.compile(r"\b(meta|promedio|máximo|mínimo|límite) (?=\d)", re.IGNORECASE)
_THOUSANDS = re.compile(r"\b(\d{1,3}) mil\b")


_BY_LINE_ALONE = (told(_OF_FLOORS, _POLISHER, "pulidora de pisos"),)
"""Whoever lays floors cuts with another pulidora: a title tells nothing."""
_BY_TITLE = (*BY_TITLE_OF_SERVICE, *BY_TITLE_OF_NOTES, *BY_TITLE_OF_SITES, *BY_TITLE_OF_BUILDERS, *BY_TITLE)
_BY_NEIGHBOURS = (
    # Where a techo is the ceiling of a room; to a roofer it is the roof.
    told(
        r"empañet|repell|tablaroca|drywall|sheetrock|pint(?:o|ar|aba|é|ura)\b|encint|resan|textur"
        r"|\b(?:cuelg|colg)\w+ hojas?",
        r"\btecho(s?)\b",
        r"plafon\1",
    ),
    # Where escaleras are the stairs of a house; to most trades they are ladders.
    told(
        r"moldura|gabinete|baranda|\bbarr(?:er|o|í|ía|ido)\b|trape|pasillo|elevador|alfombra|pasamano"
        r"|\b(?:h?ago|hac[ií]a|hacer|hice|constru\w+|forr\w+) (?:las )?escaleras\b|escaleras las h?ago",
        r"\bescaleras\b(?! de| el[eé]ctric| met[aá]lic| marin| telesc| extens)",
        "escaleras de edificio",
    ),
    # Where who fills and sands works on bodies of vehicles; a painter fills walls with putty.
    told(
        r"panel|facia|fascia|salpicadera|cofre|cajuela|defensa|carro\b|carros\b|veh[ií]culo|carrocer|abollad|enderez|bondo|l[aá]mina",
        r"\b(?:en)?masill(?=ar\b|o\b|é\b|aba\b|ado\b|ando\b)",
        "enmasill",
    ),
    told(r"\bdestap|\bdrenaje", r"(?<!si la )(?<!cuando la )\bm[aá]quina\b(?! de| para| se )", "máquina de destape"),
    told(_OF_FLATWORK, r"\bentradas?\b(?= *(?:,|y\b|de concreto|$))", "entradas de carro"),
    told(_OF_FLATWORK, r"\bcord[oó]n(?:es)?\b(?! de)", "guarniciones"),
    # To a pipefitter a carrete is a piece of pipe; to others wire is on it.
    told(r"isom[eé]tric|\btub(?:o|er[ií]a|ero)|\bbrida|bisel", r"\bcarrete(s?)\b(?! de)", r"carrete\1 de tubería"),
    told(_OF_CARS, _RAMP, r"rampa\1 de taller"),
    told(_OF_WALKS, _RAMP, r"rampa\1 de acceso"),
    told(_OF_LAYOUT, _CORD, r"cuerda\1 de trazo"),
    told(_OF_HEIGHTS, _CORD, r"soga\1"),
    told(r"\bfrenos?\b|ajustador|matraca", r"\bc[aá]mara(s?)\b(?! de)", r"cámara\1 de freno"),
    # Where plomo is in old paint; to a mason it is a plumb bob.
    told(
        r"\bHEPA\b|\bRRP\b|viej[ao]s?\b|antigu[ao]s?\b|pintura",
        r"(?<!pintura )(?<!pintura vieja )\bcon plomo\b",
        "con pintura de plomo",
    ),
    told(r"detector de metal", r"\b(?:varilla|barra)(s?)\b(?! de)", r"varilla\1 de prueba"),
    *BY_PLANT,
    *BY_SHOP,
    *BY_TRADE,
)
"""What another word of the line tells, which word it tells, and what that one is."""
_SPELLED_OUT = (
    (_WITH, "con "),
    (_LEAD_PAINT, r"pintura de plomo\g<old>"),
    (_PUMPED, "colado"),
    (_POURED, r"\1 concreto"),
    (_BY_PLAN, " según planos"),
    (_WITHOUT, "sin "),
    (_FOR, "para "),
    (_MINUTES, " minutos"),
    (_BARE_SIZE, r"\1 de "),
    (_COATS, r"capa\1 "),
    (_TEAM, "equipo de trabajo "),
    (_IN_CHARGE, "encargado de "),
    (_FOR_PACKING, "para empacar"),
    (_IN_PACKING, "en el área de empaque"),
    (_OF_KITCHENS, r"\1 de baño y de cocina"),
    (_GOING_TO, ""),
    (_HAVE_DONE, lambda found: f"{found[1]}{'é' if found[2] else 'í'}"),
    (_WENT_AT, "promediaba "),
    (_GOAL, r"\1 de "),
    (_THOUSANDS, r"\1,000"),
)


def in_context(text: str) -> str:
    """The line with such words told apart; empty where what one of them names isn't sure."""
    beside = words_of_job()
    text = told_by(beside, text, _BY_TITLE)
    whole = f"{text} {beside}"
    if (_FAUCET.search(text) and not _OF_PLUMBING.search(whole)) or _BINDER.search(text):
        return ""
    if _UNSURE.search(text) or any(word.search(text) and not sign.search(whole) for word, sign in _UNDECIDED):
        return ""
    text = _WHILE_AWAY.sub(r"\g<done> cuando \g<away>", text.strip().rstrip("."))
    if _OF_CONCRETE.search(text):
        text = _DISC_SAW.sub(r"sierra\1 para concreto", text)
    elif _OF_METAL.search(text):
        text = _DISC_SAW.sub(r"sierra\1 en frío", text)
    text = told_by_neighbours(text, _BY_LINE_ALONE)
    text = told_by_neighbours(text, _BY_NEIGHBOURS, beside)
    text = decided(text, beside)
    text = _SEAMER.sub(r"engargoladora\g<several>", _FINISHES.sub(_finishes, text))
    for word, spelled_out in _SPELLED_OUT:
        text = word.sub(spelled_out, text)
    return text.replace("  ", " ")


def _finishes(found: re.Match[str]) -> str:
    """Several finishes, each whole; as it stands where one isn't known."""
    by = re.split(r", | y ", found["by"].casefold())
    named = [_FINISH.get(one, "") for one in by]
    return found[0] if not all(named) else "doy " + " y ".join(filter(None, [", ".join(named[:-1]), named[-1]]))
