"""Words whose sense a job's title decides before any word of the line: a tire shop's gomas, a seamstress's piezas."""

from collections.abc import Iterable

from workers.language.words import fold
from workers.writing.lexicon.words_beside import ByNeighbour, told
from workers.writing.person.facts import Experience

_TILES = r"azulej|loseter|\bloseta|\btile\b|ceramic|\bmarmol"
_MEAT = r"carnic|carnes|matanz|meat|butcher|deshues|tablajer"
_FRAMES = r"fram|armazon|obra negra|estructur|armador de casas|carpinter"
_TIRES = r"llant|gomer|vulcaniz|mecan|automotr|ponchall"
_SEWS = r"costur|coser|sastre|modist|bordad"
_REBAR = r"fierrer|varill|rebar|rodbust|amarrador"
_ROOMS = r"camarist|recamar|hotel|housekeep"
_ENGINES = r"mecanic|automotr|diesel|garage|taller"
_FRAMERS = r"carpint|fram|roof|ruf|techad|techer|enmarc"
_COOLS = r"aire|hvac|clima|refriger|calefacc|a/c"
_PAVES = r"asfalt|paviment|paver|rastrill|raker|screed"

BY_TITLE: tuple[ByNeighbour, ...] = (
    told(_TIRES, r"\bgomas\b(?! de)", "llantas"),
    told(_TIRES, r"\bgoma\b(?! de)", "llanta"),
    told(_SEWS, r"(?<=\d )piezas\b(?! de)", "piezas de ropa"),
    told(
        _TILES,
        r"\b(pisos?|losetas?|porcelanatos?|cer[aá]micas?) (?:en |de )?(?:formato grande|gran formato)",
        r"\1 de formato grande",
    ),
    told(_TILES, r"(?<!de )(?<!porcelanato )\b(?:formato grande|gran formato)\b", "loseta de formato grande"),
    told(_TILES, r"(?<!de )\bcer[aá]micas?\b(?! de)", "loseta de cerámica"),
    told(_MEAT, r"(?<!de )\b(?:puerco|cerdo|marrano)\b(?! (?:de|enter|viv|complet))", "carne de puerco"),
    told(
        _FRAMES,
        r"\bmarc(?=(?:o|aba|amos|ábamos|ar) (?:casas?|techos?|paredes(?:, \w+)? y techos?|paredes, techos?))",
        "enmarc",
    ),
    told(_FRAMES, r"(?<=\by )escaleras$|\bescaleras(?= y techos?\b)", "escaleras de edificio"),
    told(
        r"ordeñ|ordenad|lecher|vaqu|dairy|establo",
        r"\b(pongo|ponía|poner) las? m[aá]quinas?\b",
        r"\1 las unidades de ordeña",
    ),
    told(r"solar", r"\b(?:trabajo|instalaci[oó]n|sistemas?) en (?:la )?(?:tierra|suelo|piso)\b", "trabajo en suelo"),
    told(r"soldad|weld", r"\ben placa\b(?! de| y estruct)", "en placa de acero"),
    told(r"soldad|weld", r"\ben estructura\b(?! de| met)", "en acero estructural"),
    told(_PAVES, r"\bla carpeta\b(?! de| asf)", "la carpeta asfáltica"),
    told(_PAVES, r"^espesor y pendiente\b", "control de espesor y pendiente"),
    told(r"limpieza|janitor|conserj|custodi|encer", r"\bpulidora\b(?! de)", "pulidora de pisos"),
    told(r"\bcerc[ao]s?\b|fence", r"\bpuertas\b(?! de (?:cerca|garage))", "puertas de cerca"),
    told(r"puerc|cerd|\bhog\b|porcin|swine|marran", r"\bpartos\b(?! de)", "partos de puercas"),
    told(r"basura|refuse|sanitat|waste", r"\brelleno\b(?! de| san)", "relleno sanitario"),
    told(
        r"camarist|recamar|houseman|hotel|housekeep",
        r"\bcarros de las? (?:camarist|recamarer)as?\b",
        "carros de camarista",
    ),
    told(r"camarist|recamar|houseman|hotel|housekeep", r"\bcamas\b(?! de)", "camas de hotel"),
    told(r"miner|\bmina\b|mining", r"\banclas en el techo\b", "anclas de techo de mina"),
    told(r"\btela|telar|textil|tejed|cortador de tela", r"\bcapas\b(?! de)", "capas de tela"),
    told(r"electric", r"\bcharolas?\b(?! de| port| para)", "charolas de cable"),
    told(r"pastel|repost|panad", r"(?<=pasteles de )(?:\d|varios) pisos\b", "varios pisos"),
    told(
        r"cociner|comida|supermercad|recibo|surtidor|abarrot|grocer|restaur",
        r"\b(el|al) cooler\b",
        r"\1 cuarto frío de comida",
    ),
    told(r"pollo|taquer|cociner|cajer|restaur", r"\bla ventanilla\b(?! de)", "la ventanilla de servicio"),
    told(r"gabinet|cabinet", r"\blos rellenos\b(?! de)", "los rellenos de gabinete"),
    told(r"cuidad|enferm|caregiv|hogar|ancian", r"\bl[ao]s? (?=(?:ayud|acompañ)(?:o|aba|é)\b)", ""),
    told(r"ensambl|medic|farmac|semicond", r"^cuarto limpio\b", "cuarto limpio de producción"),
    told(_ENGINES, r"^motores(?=, cabezas)", "motores de carro"),
    told(
        _ENGINES,
        r"(?<=motores de carro, )cabezas\b|\bcabezas\b(?= y bandas)",
        "culatas",
    ),
    told(_ENGINES, r"^el[eé]ctrico(?=,| y)", "sistema eléctrico del carro"),
    told(r"ductos|hvac|aire|refriger|lamin", r"\b(?:alambre y varilla)\b(?! de)", "alambre y varilla roscada"),
    told(r"\buva|vi[nñ]|podad|huert|orchard|jardin", r"^tijeras? el[eé]ctricas?$", "tijeras eléctricas de podar"),
    told(
        r"tapero|tablaroc|drywall|yeser|encint",
        r"^cinta, primera, segunda y tercera mano\b",
        "cinta y tres capas de compuesto",
    ),
    told(r"impren|imprent|print|prens", r"^corte y doblez$", "corte y plegado"),
    told(r"techador|rufer|roof|techos", r"\bcapas\b(?! de)", "capas de techo"),
    told(r"carpinter|deck", r"\bpostes\b(?! de)", "postes de deck"),
    told(r"planta de concreto|concretera|ready mix|batch", r"\bla mezcla\b(?! de)", "la mezcla de concreto"),
    told(
        r"concret|olla|revolvedora|ready mix",
        r"\bla olla y (?:el|la) canal\b(?! de)",
        "el tambor de olla y el canal de olla",
    ),
    told(r"dozer|motonivel|maquinaria|excavad", r"\bterrazas\b(?! de)", "terrazas de tierra"),
    told(
        r"mudan|mueble|furniture|chofer|repartid",
        r"(?<=y )salas\b(?! de)|(?<=cargaba )salas\b(?! de)",
        "juegos de sala",
    ),
    told(r"agua|garraf|water", r"\benfriadores\b(?! de)", "enfriadores de agua"),
    told(r"aire|hvac|refriger", r"^carga por\b", "cargar refrigerante por"),
    told(
        r"aire|hvac|refriger", r"^termopar, inductor y tarjeta$", "termopar, inductor de calentón y tarjeta electrónica"
    ),
    told(r"avion|aerol|airport|airline", r"\bcabina\b(?! de)", "cabina de avión"),
    told(_MEAT, r"\bfalda\b(?! de| y)", "falda de res"),
    told(r"pintor|pintur|paint", r"\breparto casas\b", "asigno casas"),
    told(
        r"mayordomo|encargad|lider|huerta|orchard|campo",
        r"\breparto (?=escaleras|herramienta|casas|trabajo)",
        "asigno ",
    ),
    told(r"soldad|weld|tubo|pipe", r"\bdefectos que marca rayos x\b", "defectos de rayos X"),
    told(r"plomer|fonta|plumb|rooter", r"\bbombas de agua sucia\b", "bombas de sumidero"),
    told(r"mecanic|equipo|maquinaria", r"\bfiltros por horas\b", "filtros por horas de uso"),
    told(r"enferm|cuidad|nursing|cna|terapia", r"\bcon gr[uú]a\b(?! de)", "con grúa de paciente"),
    told(r"flebot|laborat|enferm", r"\btubos\b(?! de)", "tubos de muestra"),
    told(_ROOMS, r"\bhag(?=o cuartos\b)", "limpi"),
    told(_ROOMS, r"\bhac[ií](?=a cuartos\b)", "limpiab"),
    told(r"azulej|loset|tile", r"\bazulejo de baño, cocina y alberca\b", "azulejo en baños, cocinas y albercas"),
    told(
        r"feedlot|vaquer|ganad|establo|corral|dairy", r"\bcami[oó]n mezclador\b(?! de)", "camión mezclador de alimento"
    ),
    told(r"marisc|ceviche|coctel", r"\bcocteles\b(?! de)", "cocteles de mariscos"),
    told(r"huevo|egg|avicol|empacador", r"\bcartones en caja\b", "cartones de huevo en caja"),
    told(r"lavander|laundry|linen", r"\bcarros\b(?! de)", "carros de ropa"),
    told(r"pint|coating|blast|recubrim", r"\bmil[eé]simas\b(?! de)", "milésimas de espesor"),
    told(r"stuc|stuq|estuc|estuq|plast", r"\b(el|los) (scratch|brown|color)\b(?! coat)", r"\1 \2 coat"),
    told(r"hojalat|body|detall|lavado de (?:carros|autos)", r"\bpulidora\b(?! de)", "pulidora de carros"),
)
"""What of the folded title shows the trade, the word, and what it says there."""


_SKILLS: tuple[ByNeighbour, ...] = (
    told(
        r"drywall|tablaro|plafon|yeser|framer",
        r"^atornillador(?:a)?(?= (?:makita|dewalt|milwaukee|hilti|bosch|ridgid|ryobi|senco)\b|$)",
        "Atornillador de tablaroca",
    ),
    told(r"", r"^pistola(?= hilti\b)", "Pistola de fulminantes"),
    told(r"concret|cement|finisher|acabador", r"^fresno\b", "Llana fresno"),
    told(_COOLS, r"^(bomba de vac[ií]o y |man[oó]metros y )?micr[oó]metro$", r"\1micrómetro de vacío"),
    told(_COOLS, r"^(?:soldadura|soldar) (?:de |en )?cobre\b(?! con (?:esta|plata))", "soldadura fuerte de cobre"),
    told(r"limpieza|janitor|conserj|custodi|encer|housekeep|cleaner", r"^pulidora$", "Pulidora de pisos"),
    told(r"hojalat|body|detall|pintor automotr|lavad\w+ de (?:carros|autos)", r"^pulidora$", "Pulidora de carros"),
    told(r"pool|alberca|piscin|limpieza|janitor", r"^cepillos?$", "Cepillos de limpieza"),
    told(r"electric", r"^dobladora hidr[aá]ulica$", "Dobladora hidráulica de tubo"),
    told(_TILES, r"^(?:formato grande|gran formato|large format)$", "Loseta de formato grande"),
    told(_SEWS, r"^tijeras? el[eé]ctricas?$", "Tijeras eléctricas para tela"),
    told(r"podad|jardin|arbol|landscap|vi[nñ]", r"^tijeras? el[eé]ctricas?$", "Tijeras eléctricas de podar"),
    told(_MEAT, r"^molino$", "Molino de carne"),
    told(r"plast|inyec|molde", r"^molino$", "Molino de plástico"),
    told(r"cuidad|enferm|caregiv|cna|home health|asistente de salud", r"^gr[uú]a$", "Grúa de paciente"),
    told(r"plomer|fonta|plumb|tuber", r"^llaves?$", "Llaves Stillson"),
    told(r"mecan", r"^llaves?$", "Llaves mecánicas"),
    told(r"concret|cement", r"^flotas?$", "Flota de concreto"),
    told(_REBAR, r"^cortadora y dobladora$", "Cortadora y dobladora de varilla"),
    told(_REBAR, r"^dobladora$", "Dobladora de varilla"),
    told(_REBAR, r"^cortadora$", "Cortadora de varilla"),
    told(
        _FRAMERS,
        r"^pistola(?= (?:hitachi|metabo|paslode|bostitch|dewalt|makita|senco|max|milwaukee|ridgid)\b)",
        "Clavadora",
    ),
    told(r"electric", r"^dobladora(?= (?:greenlee|ideal|klein)\b)", "Dobladora de conduit"),
    told(r"asfalt|paviment|rodillo", r"^dens[ií]metro$", "Medidor de densidad"),
    told(r"fierrer|varill|refuerzo|rebar|rodbust", r"^dobladora(?= el[eé]ctrica| hidr)", "Dobladora de varilla"),
    told(r"techad|techer|roof|rufer", r"^caldera$", "Caldera de brea"),
    told(_FRAMERS, r"^pistola neum[aá]tica$", "Clavadora neumática"),
    told(r"electric", r"^gu[ií]a(?= de \d+ pies)", "Guía para cable"),
    told(r"bobcat|minicarg|skid", r"^broca hidr[aá]ulica$", "Ahoyadora hidráulica"),
    told(_TILES, r"^niveladores$", "Niveladores de loseta"),
    told(r"electric", r"^dobladora$", "Dobladora de conduit"),
    told(_REBAR, r"^amarradora$", "Amarradora de varilla"),
    told(r"panad|pastel|cocin|pizz|tortill", r"^(?:batidora|mezcladora|revolvedora)$", "Batidora de masa"),
    told(r"trailer|chofer|camion|truck", r"^remolques?$", "Remolques de carga"),
)
"""The same of a skill's whole name, which any of the jobs' titles may tell."""


def skill_meant(name: str, jobs: Iterable[Experience]) -> str:
    """A skill's name spelled out in the sense that the titles of the jobs show; as it stands without one."""
    titles = fold(" ".join(job.job_title for job in jobs))
    named = (word.sub(meant, name) for _, trade, word, meant in _SKILLS if word.match(name) and trade.search(titles))
    return next(named, name)
