"""The turns by which postings ask: what goes before a requirement, behind it, and what is none."""

import re

LEAD = re.compile(
    r"^(?:[-\u2013—*•\s]*)(?:(?:and|or|but|also|plus|then|so|that means|y|o|además|también|pero|que)\b,?\s+)*"
    r"(?:(?:(?:the|all|our|this|each|every|an?)\s+)?(?:\w+\s+){0,2}?(?:candidates?|applicants?|person|hires?"
    r"|successful \w+"
    r"|employees?"
    r"|mechanics?|technicians?|operators?|drivers?|welders?|role|position|job)(?:\s+we hire)?\s+)?"
    r"(?:(?:i|we|you|they|he|she|who|it|this|somebody who|someone who|ideally,? you|if you)(?:\s+|(?='))"
    r"(?:['\u2019](?:ll|re|ve|d)\s+)?)?"
    r"(?:(?:must|shall|should|will|would|can|may|need(?:s|ed)?|require[sd]?|want(?:s|ed)?|prefer|ask(?:s)?(?: for)?"
    r"|like"
    r"|have|has|had"
    r"|be|been|are|is|to|also|currently|ideally|at (?:a )?minimum|bring|hold|holds|possess|possesses|possession of"
    r"|own(?= \w+ing)"
    r"|do|help|regularly|daily|primarily|include[sd]?|including|involve[sd]?|consist of|responsible for"
    r"|demonstrate[sd]?|get"
    r"|demonstrable|proven|prior|previous|documented|verifiable|recent|solid|strong|good|excellent|working"
    r"|basic(?! (?:hand )?tools)|some|general"
    r"|thorough|current|active|valid(?= and)|hands-on|in-depth|advanced|sound|full|the usual|usual"
    r"|know(?:s)?(?: how to| your way around)?|knowing(?: how to)?|able to|ability to|the ability to|capable of"
    r"|willing(?:ness)? to"
    r"|comfortable(?: with| in| on| at)?|comfort(?: with)?|familiar(?:ity)?(?: with)?|proficien(?:t|cy)(?: in| with"
    r"| using)?"
    r"|skill(?:ed|s)?(?: in| with| at)?|competen(?:t|ce|cy)(?: in| with| at)?|knowledge(?: of| in)?"
    r"|knowledgeable (?:in|of|about)"
    r"|understand(?:ing)?(?: of)?|exposure to|background in|expert(?:ise)?(?: in| with)|training in|trained (?:in|on)"
    r"|fluent(?: in)?"
    r"|experienced?(?: with| in| on| using| as an?| running| operating)(?= )|used to|use of|using|completion of"
    r"|completed(?= an?)"
    r"|perform(?:s|ing)?|run(?=\s+an?\b)|obtain|maintain(?= an? (?:valid|current))|supply|furnish|provide|pass(?:ed)?"
    r"|physically"
    r"|se requiere|se pide|requerimos|necesitamos|buscamos|necesitas|debes?|deberás?|tener|tienes|contar con"
    r"|cuentas con|cuente con"
    r"|saber|sabes|sepa|poder|puedas?|puedes|capaz de|capacidad (?:de|para)|conocimientos?(?: \w+)? (?:de|en|del)"
    r"|conocer|dominio de"
    r"|manejo de|uso (?:correcto )?de|experiencia(?: previa)? (?:con|manejando|usando|operando)|disponibilidad para"
    r"|contar|traer|que|ser"
    r"|haber|realizar|hacer(?= \w+(?:ción|miento))|como|aguantar|habilidad para|serás|vas a)"
    r"(?:\s+|$)|(?:an?|the|your|their|his|own(?= basic)|un|una|el|la|los|las|tu|su)\s+)*",
    re.IGNORECASE,
)
"""Everything before the thing itself: "You must have solid knowledge of"."""

TAIL = re.compile(
    r"\s*(?:[,;(\u2013—-]\s*)?\b(?:"
    r"(?:is |are |would be |will be |se |es |son )?(?:an? )?(?:strongly |highly |very |definite |big |huge |real |un "
    r"|una |muy )*"
    r"(?:preferred|required|mandatory|desired|desirable|helpful|needed|wanted|nice|welcome|essential|necessary"
    r"|plus(?:es)?|must"
    r"|bonus|advantage|asset|better|appreciated|recommended|useful|expected|ideal|optional|preferible|deseables?"
    r"|preferid[oa]s?"
    r"|requerid[oa]s?|obligatori[oa]s?|indispensables?|necesari[oa]s?|ventaja|plus|prefiere|requiere|valora"
    r"|imprescindible|bienvenid[oa]s?)"
    r"(?: (?:but|pero|too|by most sites|also|for \w+(?: \w+)?|or (?:willing|able) to|though|within|at|upon|by|before"
    r"|to start|para|por)\b.*)?"
    r"|helps?\b.*|(?:before|within|upon|prior to|by) (?:first|the first|start|hire|hiring|\d+ (?:days|months|years"
    r"|weeks)|six|three|one|an?|day|\w+ty)\b.*"
    r"|is good\b.*|with (?:an? )?(?:clean|good|insurable)\b.*|use|work(?:ing)? toward\b.*"
    r"|(?:or|o) (?:willing\w*|able|ability|disposici[oó]n|working toward|in progress|similar|equivalente)\b.*"
    r"|as (?:an? )?(?:minimum|plus)|at (?:a )?minimum|o (?:equivalente|similar)|or (?:equivalent|equal|similar"
    r"|better)(?: \w+)?"
    r"|como mínimo|mínimo|minimum|etc\.?|too|also|also|tambi[eé]n|as needed|as required|per agreement"
    r"|on the union list|daily"
    r"|if (?:you|we|needed|required|applicable)\b.*|when (?:you|we|needed|required|the|it|a)\b.*|so (?:you|we|that)\b.*"
    r"|because\b.*|since you\b.*|where required|\(preferred\)|\(required\))\s*[.)]*\s*$",
    re.IGNORECASE,
)
"""What follows the thing itself: "a plus", "required within 60 days"."""

PREFERS = re.compile(
    r"\b(?:preferred|preferably|prefer|plus(?:es)?|desired|desirable|helpful|helps|nice(?: to have)?|bonus"
    r"|an? (?:advantage|asset)"
    r"|ideally|welcome|wanted for|better still|even better|would be (?:great|nice|ideal)|not (?:needed|required"
    r"|essential|a must)"
    r"|a big \+|deal ?breaker|appreciated|optional|very happy|recommended|love (?:to see|it)"
    r"|deseables?|preferible(?:mente)?|preferid[oa]s?|se prefieren?|(?:es )?(?:un |una )?(?:plus|ventaja)"
    r"|de preferencia|se valora(?:rá)?"
    r"|mejor si|ideal(?:mente)? si|no (?:es )?(?:indispensable|necesari[oa]|requerid[oa]))\b",
    re.IGNORECASE,
)
REQUIRES = re.compile(
    r"\b(?:must|required|require[sd]?|requires|need(?:s|ed)?|mandatory|a must|essential(?! functions)|you (?:have"
    r"|hold|bring|know|own"
    r"|can|should|are able)|should (?:have|know|be able|hold)|able to|ability to|experience (?:with|in|on|as)"
    r"|knowledge of|familiar"
    r"|proficien\w+|comfortable|looking for (?:someone|somebody)|who (?:can|has|have|knows)|at least|minimum|we ask"
    r"|bring your own"
    r"|years?(?:['\u2019])? (?:of|in|exp\w*)|know(?:s)? how|possess|hold an?|have an?|license[d]?|certified"
    r"|certification|card"
    r"|se requieren?|requerimos|necesit\w+|indispensable|obligatori[oa]|debes?|deberá|experiencia (?:en|con|de)"
    r"|con experiencia"
    r"|m[íi]nimo|saber|licencia|certificad[oa]|años? de|tener)\b",
    re.IGNORECASE,
)
DOES = re.compile(
    r"^(?:this (?:position|role|job) (?:involves|includes|requires you to|will)|(?:the )?work (?:involves"
    r"|consists of)|este puesto (?:incluye|requiere)"
    r"|you(?:['\u2019]ll| will|['\u2019]d be| would be)?|(?:in this role,? )?you (?:will|get to)"
    r"|the (?:\w+ ){1,4}?(?:will|is responsible for)"
    r"|duties (?:will )?(?:include|are)|responsibilities (?:will )?include|responsible for|work (?:will )?include[s]?"
    r"|day[- ]to[- ]day"
    r"|vas a|harás|tus tareas|serás responsable de|el trabajo (?:es|incluye|consiste en)"
    r"|the work is)\b[:,]?\s*(?:be\s+)?(?:doing\s+)?",
    re.IGNORECASE,
)
"""How prose begins to tell what the work is."""

NOT_ASKED = re.compile(
    r"\$|€|\b(?:401\s?\(?k|salary|wages?|per hour|hourly|an hour|/\s?h(?:ou)?r|benefits?|vacation|holidays|pto"
    r"|paid (?:time|training)"
    r"|equal (?:opportunity|employment)|eoe|eeo|e-?verify|discriminat\w+|veteran status|without regard|diversity"
    r"|medical(?:,| and) dental|dental|vision|life insurance|health insurance|per diem|relocation|sign-?on|pension"
    r"|join (?:the|our)|apply (?:with|now|today|online|in person|at|from|by|to)|to apply|call (?:the|us|or|for"
    r"|\w+ at)|call \(?\d"
    r"|send (?:me|us|your)|email|text \w+ (?:to|at)"
    r"|stop by|come (?:in|by)|show up|we (?:offer|pay|provide|are an?|supply|have|run|operate|serve|will train|train"
    r"|do)\b|we(?:['\u2019]re| are) (?:a|an|growing|proud|not)"
    r"|our (?:company|team|mission|customers|crews?|shop|plant)|founded|since \d{4}|family-owned|is committed"
    r"|no experience"
    r"|start(?:s|ing)? (?:at|pay|wage|date|soon)|overtime|weekends? off|bonus(?:es)?(?= (?:of|up|after|for|program))"
    r"|profit sharing|tuition"
    r"|ofrecemos|pagamos|se paga|sueldo|salario|por hora|vacaciones|seguro (?:m[eé]dico|de vida|después)|prestaciones"
    r"|interesad[oa]s"
    r"|somos (?:una?|el|\d+)|nuestr[ao]s? (?:empresa|equipo|clientes)|llevamos|damos|oportunidad|no se pide|need not"
    r"|resume must|please|don['\u2019]t (?:care|need)"
    r"|no phone|show us|self-taught|reg[ií]strate|preguntar por|ask for|references checked|hiring \d+"
    r"|we['\u2019]ll (?:show|teach|train)|(?:will|can) be (?:considered|tested)|on the deck"
    r"|ll[aá]m(?:e|a|anos|enos)|escr[ií]b\w+|igualdad|patr[oó]n de|tiempo extra|aguinaldo|bono|viáticos|venga|ven a)\b",
    re.IGNORECASE,
)
"""Pay, benefits, the employer's own story and how to apply."""

VIRTUE = re.compile(
    r"\b(?:team player|self[- ]?(?:starter|motivated)|hard[- ]?work\w*|reliable(?! transportation)|dependab\w+"
    r"|attitude|work ethic|punctual|on time"
    r"|attention to detail|detail[- ]oriented|communicat\w+ skills?|interpersonal|positive|motivated|willing to learn"
    r"|eager|ganas"
    r"|responsable|puntual\w*|trabajo en equipo|buena actitud|honest\w*|pride|professional(?:ism)?|fast[- ]paced"
    r"|multi-?task\w*|a tiempo)\b",
    re.IGNORECASE,
)
"""What every posting asks for and no profile shows."""

SEEKS = re.compile(
    r"\b(?:seeking|seeks|looking (?:for|to add)|hiring|in need of|searching for|recruiting|recluta\w*|buscamos|busca"
    r"|se busca\w*|solicita(?:mos)?"
    r"|se solicita\w*|necesita(?:mos|n)?|contrata(?:mos)?|needs?|wants?|wanted|need(?:ed)?)\b",
    re.IGNORECASE,
)
"""How the one who is wanted is named; what they should be able to do comes behind "who", "with", "that"."""
BEHIND_SOUGHT = re.compile(
    r"\b(?:(?=comfortable |experienced |familiar |skilled |certified in )|who (?:can|has|have|knows?|is|are)|with"
    r"|that (?:can|has|have)|to (?!join)|que (?:sepa\w*|tenga\w*"
    r"|pueda\w*)|con)\s+",
    re.IGNORECASE,
)
