"""Words that one trade uses in a sense of its own, each with the words of the line that show the trade."""

from workers.writing.lexicon.words_beside import told

_MUD = (
    r"(?:(?<=\by )|(?<=\bcon )|(?<=\bla )|(?<=\bpongo )|(?<=\baplico )|(?<=ponía )|(?<=ner )|(?<=car ))mezcla\b(?! de)"
)
"""A taper's mezcla, where it is no form of mezclar."""
OF_IRRIGATION = r"\briego|aspersor|cabezal|solenoide|rotor(?:es)?\b|\bgoteo|\bMP\b|\bpasto\b|zacate|c[eé]sped"
_OF_SCHOOLS = r"escuela|cafeter|maestr|alumno|estudiante"

_OF_ENGINES = (
    r"cummins|detroit|caterpillar|\bcat\b|paccar|di[eé]sel|gasolina|\bcami[oó]n|\btrocas?\b|\bcarros?\b|transmisi|\bautos?\b"
    r"|veh[ií]culo|\bclutch|culata|cosechadora|\btractor|buj[ií]a|yonke|\bfaros"
)
_ENGINE = (
    r"(?<!aceite de )(?<!cabeza de )(?<!reconstrucciones de )(?<!reconstrucci[oó]n de )"
    r"\bmotor(es)?\b(?! (?:(?:de|a)\b|el[eé]ctric|trif|hidr|di[eé]s))"
)
_OF_HOTELS = (
    r"hotel|hu[eé]sped|camarista|recamarer|mucama|hot ?sos|blancos|amenidad|lavander|checkout|ocupad|suite"
    r"|\bal d[ií]a\b|por turno|por d[ií]a|preventivo"
)

_OF_PARTS = (
    r"\btorn[eo]|fres(?:a\b|ad)|maquin|\bcnc\b|plasma|l[aá]ser|mold[eo]|inyec|troquel|inspec|calibrador|vernier|micr[oó]m|toleranc"
    r"|rebab|esmeril|sold[aoó]|mordaza|rosc|anodiz|fundici|\bforj|prensa|\bdobl|rectific|defect|ensambl|comparador"
    r"|refaccion|desarm|\bmotor|transmisi|(?:cambi|reemplaz|repar)\w+ (?:las )?piezas|n[uú]mero de orden|traveler"
    r"|\bplanos?\b|\bsac(?:o|aba|ar|amos)\b.* piezas"
)
"""Where a pieza is a part; a piece of anything else."""

_OF_RIGGING = r"eslinga|grillete|estrobo|\bgr[uú]a|\bizaj"

_OF_ROOMS = r"por turno|por d[ií]a|al d[ií]a|toallas?|camas|huesped"
_OF_WELDS = r"esmeril|soldad|\bsold[oa]|cepill"
_PULLS_WIRE = r"\bjal\w+ (?:el )?(?:cable|alambre)"
_OF_BUTTONS = r"costur|\bcos[eoí]|\btelas?\b|prenda|ojal|\bpeg(?:o|ar|aba|ué) "
_OF_EAVES = r"madera|techo|shingle|\balero|plywood|triplay|\bteja"
_OF_ALL = r"[^\W\d]"

_BY_CRANE = r"\bcon (?:la |el |una? )?(?:gr[uú]a|montacargas|pluma|malacate|polipasto|lull|telehandler)"

BY_TRADE = (
    told(
        r"lavabo|fregadero|\btazas?\b|inodoro|excusado|regadera|\btuber|plomer|llaves? de agua|boiler",
        r"\bcalentador(es)?\b(?! (?:de|con|sin|el[eé]c|sol|tank))",
        r"calentador\1 de agua",
    ),
    told(r"\bpatas\b.*\b(?:pluma|bomba|gr[uú]a)\b", r"(?<=, )tierra\b", "el suelo"),
    told(r"\bpluma\b|\bbomba\b|\bgr[uú]a\b|retroexcav", r"\bpatas\b(?! de)", "estabilizadores"),
    told(r"rechaz|merma|desperd|scrap|\bturno|producci", r"\bcelda(s?)\b(?! de)", r"celda\1 de trabajo"),
    told(
        r"ducto|tuber|\btubo", r"(?<=colgar )varilla\b|(?<=cuelgo )varilla\b|(?<=colgaba )varilla\b", "varilla roscada"
    ),
    told(r"chasis|enderez", r"\bbanco\b(?! de)", "banco de enderezado"),
    told(r"deshues|\bcarne\b|\bres\b|\bcerdo\b|carnic", r"\bpaleta(s?)\b(?! de)", r"paleta\1 de carne"),
    told(_OF_ALL, r"\b(program\w+ (?:los )?)relo(?:j|jes)\b(?! (?:de|check|checa|compa))", r"\1temporizadores"),
    told(
        r"al vac[ií]o|etiquet|\bproducto|alimento|\binspec\w+ de empaques",
        r"\bempaques (?=rotos|da[ñn]ados|abiertos)",
        "paquetes ",
    ),
    told(r"desvar|\bfumig|\barar\b|\bsurc", r"\brastre(ar|o|aba|é)\b(?=,| y |$)", r"rastre\1 el terreno"),
    told(r"\btub(?:o|er)|\bca[ñn]er", r"\bsoporte(s?)\b(?! (?:de|s[ií]s))", r"soporte\1 de tubería"),
    told(r"\bsillas?\b|mueble|sof[aá]|gabinete|engrap", r"\bpistola neum[aá]tica\b", "herramienta neumática"),
    told(
        _OF_ROOMS,
        r"\bhag(?=o (?:como |unos )?\d+ (?:cuartos|habitaciones)\b)",
        "limpi",
    ),
    told(
        _OF_ROOMS,
        r"\bhac[ií](?=a (?:como |unos )?\d+ (?:cuartos|habitaciones)\b)",
        "limpiab",
    ),
    told(
        r"\bsub\w+ (?:el |los |la )?(?:material|bultos|shingle|teja|hojas)",
        r"\belevador\b(?! de)",
        "elevador de material",
    ),
    told(r"\blij(?:o|aba|ar|é)\b", r"\bm[aá]quina de vac[ií]o\b", "lijadora con aspiradora"),
    told(
        r"ubres?\b|pezon|\bvacas?\b",
        r"(?<=\bpongo las )m[aá]quinas\b|(?<=\bponía las )m[aá]quinas\b",
        "unidades de ordeña",
    ),
    told(r"\bplanch(?:o|aba|ar|é)\b|prenda|costur|\bcos(?:o|ía|er)\b", r"\bpieza(s?)\b(?! de)", r"pieza\1 de ropa"),
    told(
        r"\brieles?\b|durmiente|balasto|\ben la v[ií]a\b|engras\w+ (?:los )?cambios",
        r"\bcambios\b(?! de)",
        "cambios de vía",
    ),
    told(r"(?:cami[oó]n|troca|dompe|volteo)\b.*\blav\w+ la caja", r"\bla caja\b(?! de)", "la caja de camión"),
    told(r"\bmetal\b.*\bmoldes?\b|fundici|fundid|escoria|refractar", r"\bolla(s?)\b(?! de)", r"olla\1 de colada"),
    told(r"\balambre\b|\bMIG\b|soldador|antorcha", r"\bboquilla(s?)\b(?! de)", r"boquilla\1 de antorcha"),
    told(r"viruta|sierra|\bCNC\b|\btornos?\b|fresadora", r"\brefrigerante\b(?! de)", "refrigerante de corte"),
    told(r"rebaba|\bmoldes?\b|vibrador|inyect", r"\bsac(?=(?:o|aba|ar|amos|ando) (?:las )?piezas\b)", "retir"),
    told(r"carro mezclador|\bvacas?\b|becerr|ganado", r"(?<=\bmezclo )alimento\b", "alimento de ganado"),
    told(r"ordeñ", r"(?<!\bde )\bordeñ(?=(?:o|é|aba|aban|ábamos|ar|amos|ando)\b)", "ordenn"),
    told(r"siding|\bhardie\b", r"\bfascias?\b(?! de)", "tabla de fascia"),
    told(
        _OF_ALL,
        r"\b(trabaj(?:o|aba|é|ar)) sol[oa](?= (?:en mi ruta|de noche|en la noche|y )|$)",
        r"\1 por mi cuenta",
    ),
    told(r"andamio|barandal", r"\brodapi[eé]s?\b(?! de)", "rodapies de andamio"),
    told(
        r"\blonas?\b|vinil|papel|plotter|folleto|etiqueta|playera|cart[oó]n|volante|revista",
        r"\bimprimo\b",
        "imprimimos",
    ),
    told(r"\bvacas?\b|ordeñ|\bleche\b", r"\bla sala\b(?! de)", "la sala de ordeña"),
    told(_OF_ALL, r"\baires\b(?! (?:de|acond))", "aires acondicionados"),
    told(_BY_CRANE, r"\bsub(?:o|imos)\b(?! (?:y|a)\b)", "elevo"),
    told(_BY_CRANE, r"\bsub(?:ía|íamos)\b(?! (?:y|a)\b)", "elevaba"),
    told(_BY_CRANE, r"\bsubir\b(?! (?:y|a)\b)", "elevar"),
    told(r"amarr|asegur|plataforma|flatbed|\blonas?\b", r"\bbanda(s?)\b(?! de| transport)", r"banda\1 de amarre"),
    told(r"emparej|\bnivel[aoeé]|compact", r"\bterreno\b(?! de)", "terreno de obra"),
    told(_OF_RIGGING, r"\bamarre\b(?= de (?:la |las )?cargas?\b)", "aparejo"),
    told(r"gr[uú]a|gu[ií](?:o|ar|aba) la carga", r"\bamarres?\b(?! de)", "aparejo"),
    told(_OF_RIGGING, r"\bamarr(?=(?:o|aba|é|ar|amos|ando) (?:la |las )?cargas?\b)", "aparej"),
    told(r"\bcobre\b", r"\b(sold(?:ar|o|aba|é|amos|ando))(?= y (?:press|a presi[oó]n)|$)", r"\1 cobre"),
    told(r"tufting|defecto|\bconos?\b|\bagujas?\b|\bhilos?\b|telar", r"\btapete(s?)\b(?! de)", r"alfombra\1"),
    told(r"\bcarros?\b|\bautos?\b", r"\bpulidora\b(?! de)", "pulidora de carros"),
    told(r"chip(?:ea|ia)dora|chipper", r"\bla rama\b(?! de)", "las ramas"),
    told(r"stucco|estuco|enjarr", r"\b(brown|scratch)\b(?= en\b|,|$)", r"\1 coat"),
    told(r"\(trusses\)", r"\btrocas? \(trusses\)", "trusses"),
    told(r"viñ|\bvid|\buvas?\b|parra", r"\bcañas\b(?! de)", "sarmientos"),
    told(r"amasadora|batidora|mezcladora", r"(?<=\d) cuartos\b(?! de)", " cuartos de galón"),
    told(r"pl[aá]stico|\bpapel\b|airless|roci|pint", r"\bmasking\b(?! tape)", "enmascarado"),
    told(r"tapajunta|shingle|fieltro|\bteja|papel|\btechos?\b", r"\bgotero(s?)\b", r"goterón"),
    told(r"solar|inversor|m[oó]dulo|combinadora", r"\bcadena(s?)\b(?! de)", r"cadena\1 de módulos"),
    told(r"solar|m[oó]dulo|seguidor", r"\bmesa(s?)\b(?! de)", r"mesa\1 de módulos"),
    told(r"destap|drenaj|desag[uü]e", r"\bgu[ií]a(s?)\b(?! de (?!\d))", r"guía\1 de drenaje"),
    told(r"\bvid(?:es)?\b|viñ|\buvas?\b|parra", r"\bgu[ií]a(s?)\b(?! de)", r"guía\1 de vid"),
    told(
        r"\bvid(?:es)?\b|\buvas?\b|cosechadora|sacudid", r"\bvarilla(s?)\b(?! de (?!la\b))", r"varilla\1 de cosechadora"
    ),
    told(r"cocina|trastes|\bollas?\b|grasa|freidora", r"\bcampana(s?)\b(?! de)", r"campana\1 de cocina"),
    told(_OF_WELDS, r"\bcord[oó]n\b(?! de)", "cordón de soldadura"),
    told(_OF_WELDS, r"\bcordones\b(?! de)", "cordones de soldadura"),
    told(r"\bclav[aoeéó]", r"\bpistola(s?)(?: neum[aá]tica| de aire)?\b(?! de| rf| air| hvlp)", r"pistola\1 de clavos"),
    told(r"costur|\bcos[eoí]|\btelas?\b|prenda", r"\bpatr[oó]n\b(?! de)", "patrón de costura"),
    told(
        r"costur|\bcos[eoí]|dobladillo|pretina|pantal|bot[oó]n|botones", r"\bcierres?\b(?! de)", "cierres de pantalón"
    ),
    told(r"conduit|\bemt\b", r"\bbajada(s?)\b(?! de)", r"bajada\1 de conduit"),
    told(r"transmisi|\bejes?\b|cami[oó]n|di[eé]sel|motores", r"\bdiferencial(es)?\b(?! de)", r"diferencial\1 de eje"),
    told(_PULLS_WIRE, r"\btubo\b(?! de| emt| conduit)", "tubo conduit"),
    told(_PULLS_WIRE, r"\bcharola(s?)\b(?! de| port| para)", r"charola\1 de cable"),
    told(_OF_SCHOOLS, r"\bsal[oó]n\b(?! de)", "salón de clases"),
    told(_OF_SCHOOLS, r"\bsalones\b(?! de)", "salones de clases"),
    told(r"alfombra|tapicer[ií]a", r"\bextractor(es)?\b(?! de)", r"extractor\1 de alfombra"),
    told(
        r"secadora|lavadora|polea|alternador|ventilador|compresor",
        r"\bbanda(s?)\b(?! de| transport)",
        r"banda\1 de transmisión",
    ),
    told(r"\bplata\b", r"\bsoldadura\b(?! fuerte| blanda| TIG| MIG)", "soldadura fuerte"),
    told(r"s[aá]bana|mantel|\bplancho", r"(?<!de )\brodillo(s?)\b(?! de)", r"rodillo\1 de planchado"),
    told(r"cort|dobl", r"\ben (?=plasma\b)", "con "),
    told(
        r"tablaroca|\bpint[aoé]|\blij[aoé]|textur|resan|\bnivel(?:o|ar|aba|é)\b",
        r"\bcielo(s?)\b(?! suspend| de | ac[uú]st| raso)",
        r"plafon\1",
    ),
    told(r"enganch|tr[aá]iler|remolque", r"\bpatio(s?)\b(?! de)", r"patio\1 de camiones"),
    told(r"enganch", r"\bcaja(s?)\b(?! de| seca| refrig)", r"remolque\1"),
    told(r"\btope|goni[oó]metro|doblez|dobl|corrij|correg", r"\b[aá]ngulo(s?)\b(?! de)", r"ángulo\1 de doblez"),
    told(r"l[ií]der|superv|encargad|entren|capacit", r"\bempacadoras\b(?= en\b| del?\b|,|$)", "empacadores"),
    told(r"\bpasto|zacate|c[eé]sped", r"\brollo(s?)\b(?! de)(?<!en rollo)", r"rollo\1 de pasto"),
    told(r"\bllana|concreto|banqueta|\blosas?\b|escoba|soff", r"\bflota(s?)\b(?! de)", r"flota\1 de concreto"),
    told(
        r"agregado",
        r"(?<!concreto )(?<!acabado )(?<!acabados )\bestampado\b(?! de)",
        "concreto estampado",
    ),
    told(r"\bcinta (?:y|,) ?mezcla\b|mezcla (?:y|con) cinta\b|tablaroca|drywall|sheetrock", _MUD, "compuesto"),
    told(r"triplay|plywood|\bosb\b|\batornill", r"\bhoja(s?)\b(?! de)", r"hoja\1 de material"),
    told(r"\bamarr|\bpod[aoé]|\binjert|\bdeshoj|\bdeshij", r"\bviña(s?)\b(?! de)", r"cepa\1 de vid"),
    told(
        r"\bvacas?\b|becerr|ganado|lecher|corral|forraje|comedero", r"(?<!^)\balimento\b(?! de)", "alimento de ganado"
    ),
    told(
        r"alberca|piscina|alcalinidad|\bpH\b|jacuzzi|\bspa\b|potable|dosific|residual|turb|pozos?\b",
        r"\bcloro\b(?! (?:de (?!la\b)|residual))",
        "cloro de agua",
    ),
    told(_OF_BUTTONS, r"\bbot[oó]n\b(?! de)", "botón de prenda"),
    told(_OF_BUTTONS, r"\bbotones\b(?! de)", "botones de prenda"),
    told(r"imprent|\bimpr[ei]|serigraf|offset|pliego|prensa", r"\btinta(s?)\b(?! de)", r"tinta\1 de imprenta"),
    told(
        r"\binstal|\bcort[aoé]|\bcambi|\bcoloc|\bmont[aoé]|templad|laminad|silic[oó]n|rot[oa]s",
        r"\bvidrios\b(?! (?:de|y ventanas))",
        "vidrio",
    ),
    told(r"compuesto|tablaroca|drywall|sheetrock", r"\bcinta\b(?= y\b| a mano|,|$)", "cinta para juntas"),
    told(OF_IRRIGATION, r"\bboquilla(s?)\b(?! de)", r"boquilla\1 de aspersor"),
    told(
        r"nivel|l[aá]ser|concreto|banqueta|\blosas?\b",
        r"\b(pon\w+|coloc\w+|mont\w+) reglas\b(?! de)",
        r"\1 reglas maestras",
    ),
    told(r"\bvigas?|column|estructura|impacto|\btrabe|\bacero\b", r"\batornill(?=[aoeóé])", "apern"),
    told(_OF_ENGINES, _ENGINE, r"motor\1 de combustión"),
    told(r"tablaroca|drywall|sheetrock|\btipo X\b|\bcolg[aou]|\bcuelg", r"\bhoja(s?)\b(?! de)", r"hoja\1 de panel"),
    told(_OF_EAVES, r"\bfascias?\b(?! de)", "tabla de fascia"),
    told(_OF_EAVES, r"\bfacias?\b(?! de)", "tabla de fascia"),
    told(r"\bpieza|\btorno|fresa|maquin|\bCNC\b|sujet", r"\bmordaza(s?)\b(?! de)", r"mordaza\1 de sujeción"),
    told(r"estribo|varilla|\bbarras?\b", r"\bdobladora(s?)\b(?! de)", r"dobladora\1 de varilla"),
    told(r"b[aá]scula|tr[aá]iler|remolque|cami[oó]n|\btroca", r"\beje(s?)\b(?! de| card)", r"eje\1 de remolque"),
    told(r"\bgr[uú]a|estabilizador|\bizaj|tabla de carga", r"\bterreno\b", "suelo"),
    told(r"elevador|tracci[oó]n|cabina", r"\bcuarto de m[aá]quinas\b", "cuarto de máquinas de elevador"),
    told(
        r"embarque|bodega|almac|\bmontacargas|\bforklift|en recibo|andén|\bpuertas\b",
        r"\ben recibo\b",
        "en el área de recibo",
    ),
    told(r"embarque|bodega|almac|montacargas|forklift", r"\brecibo(?=,| y\b| e\b)", "recibo de mercancía"),
    told(
        r"\bPPG\b|igualaci|igual[aoé]\w* (?:el )?color|carrocer|\bcarros?\b|\bautos?\b",
        r"\btintes?\b(?! de)",
        "tóner de color",
    ),
    told(_OF_HOTELS, r"\b(?:habitaci[oó]n|rec[aá]mara)\b(?! de|es)", "cuarto de huésped"),
    told(_OF_HOTELS, r"\b(?:habitaciones|rec[aá]maras)\b(?! de)", "cuartos de huésped"),
    told(
        r"azulejo|porcel|m[aá]rmol|loseta|cer[aá]mic|piedra|travertin|vidrio",
        r"\bmosaicos?\b(?! de)",
        "mosaico decorativo",
    ),
    told(r"cosechadora|sacud|tomate|barredora", r"\bbanda(s?)\b(?! de| transport)", r"banda\1 de máquina"),
    told(
        r"engras|poleas?\b|chumacera|balero|cadenas?\b|ajust|lubric|alinea",
        r"\bbanda(s?)\b(?! de| transport)",
        r"banda\1 de máquina",
    ),
    told(
        r"quebrad|m[aá]quina|engras",
        r"(?:(?<=bandas y )|(?<=bandas de máquina y ))varillas\b(?! de)",
        "varillas de cosechadora",
    ),
    told(r"\bhinc", r"(?<!hincado de )(?<!hincadora de )\bposte(s?)\b(?! de| hinc)", r"poste\1 hincado\1"),
    told(r"cambi|reemplaz|\btens[aoé]", r"\bbanda(s?)\b(?! de| transport)", r"banda\1 de máquina"),
    told(r"atiend|atend", r"\bservicios\b(?! de| en)", "llamadas de servicio"),
    told(
        r"lechuga|verdura|\bfruta|\bprenda|\bropa|costur|\bcos[eoíi]|muebles",
        r"\bpieza(s?)\b(?! de)",
        r"pieza\1 suelta\1",
    ),
    told(
        _OF_PARTS,
        r"(?<!primera )(?<!primeras )\bpieza(s?)(?P<size> chicas?| grandes?| pequeñas)?\b(?! de| suelt| \w+ad[ao]s?\b)",
        r"pieza\1\g<size> de máquina",
    ),
    told(
        r"podadora|segadora|desbroz|pasto|zacate|c[eé]sped|\bm[aá]quinas\b|rebanador|picador|chipper|tractor|molino",
        r"\bnavaja(s?)\b(?! de (?!l))",
        r"navaja\1 de máquina",
    ),
    told(
        r"\bpostes?\b.*aislador|aislador|l[ií]neas? (?:el[eé]ctric|de (?:distrib|transm|alta))|fusible|cortacircuit",
        r"\bcruceta(s?)\b(?! de)",
        r"cruceta\1 de poste",
    ),
    told(r"azulejo|loseta|porcel|cer[aá]mic|nivelaci|\bclips\b", r"\bcruceta(s?)\b(?! de)", r"cruceta\1 de loseta"),
    told(r"barandal|balaustr|pasamano", r"\bposte(s?)\b(?! de)", r"poste\1 de barandal"),
    told(
        r"inversor|conduit|\bemt\b|\bjal\w+ (?:el )?(?:cable|alambre)|el[eé]ctric|\bpanel principal",
        r"\btuber[ií]a\b(?! de| emt| conduit| pvc)",
        "tubería conduit",
    ),
    told(r"porosid|socavad|\bra[ií]z\b.*pase|\bpases?\b", r"\bcordones\b(?! de)", "cordones de soldadura"),
    told(r"vidri|espejo|templad", r"\bpuertas? de baño\b", "canceles de baño"),
    told(r"capacit|entren|curso", r"\ben alturas?\b", "en trabajo en alturas"),
    told(r"[aá]rbol|jard[ií]n|sopl|rastrill|pasto|zacate|ramas", r"\bhojas?\b(?! de)", "hojas de árbol"),
    told(r"compact|\btierra\b", r"\bcapas\b(?! de (?!\d))", "capas compactadas"),
    told(r"haccp|\bllen[aoé]|\bapunt|\bregistr|\bfirm[ao]", r"\bhojas\b(?! de| haccp)", "hojas de control"),
    told(
        r"emplay|paletiz|cajas? de cart|embols|etiquetado|inspecci[oó]n final|\bde (?:fruta|verdura|lechuga)",
        r"(?<!de )(?<!en )(?<!para )\bempaques?\b(?! de)",
        "empacado",
    ),
)
"""What shows the trade, the word, and what it says there. Elsewhere the word keeps its usual sense, or is unknown."""
