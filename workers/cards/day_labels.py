"""The labels of dates on cards, in English and Spanish; a blank within one may have been lost in reading."""

_MONTH_OR_DATE = r"(?:jan|feb|ma[ry]|apr|ju[nl]|aug|sep|oct|nov|dec|ene|abr|ago|dic|date|fecha|on\b|by\b|el\b)"
_NO_SENTENCE = rf"(?!\s(?!{_MONTH_OR_DATE})[a-z])"
# Small capitals beside larger type read as small letters: pos for DOB, exe for EXP, vin for DLN.
_BEFORE_A_DAY = r"(?=\W{0,3}\d{1,2}\W{1,2}\d{1,2}\W{1,2}\d{2})"
_ALONE_OR_BEFORE_A_DAY = rf"(?:(?<!\w\s)(?=\W*$)|(?=\W{{0,3}}(?:\d{{1,2}}[\s/.-]|{_MONTH_OR_DATE})))"
"""A word that says more than a label in a sentence: "Approved", "From"."""
_UNTIL = r"(?:until|til{1,2}|thr[ou]\w*|up to|no later than)"
_HELD = (
    r"(?:valid(?: for use)?|good|current|certified|qualified|licen[cs]ed|registered|accredited|authorized|approved"
    r"|maintained|effective|active|in (?:force|effect)|continuity|cert(?:ificat(?:e|ion))?\b\.?|card)"
)
_AGAIN = (
    r"(?:re-?(?:cert|new|eval|train|qualif|test|valid|assess)\w*|refresher|update|maintenance|continuity|medical"
    r"|(?:fit |skills )?test|exam\w*|eval(?:uation)?\b|training|review|physical)"
)
"""What is due again when a certificate ends."""
_ACHIEVED = (
    r"qualified|licensed|registered|graduated|enrolled|accredited|activated|validated|signed|achieved|earned|conferred"
    r"|dated|assessed|start(?:s|ed)?|begins|from|initial|(?:taught|held|given|conducted)(?: on)?"
)
_ACHIEVED_ES = (
    r"(?:finalizad|capacitad|entrenad|certificad|evaluad|aprobad|otorgad|impartid|dad|realizad|acreditad)[oa](?: el)?"
    r"|desde|a partir de(?:l)?|inicio|emis|exped|examen"
)
_DATE = r"dates?(?:\(s\))?"
_TRAINING = r"(?:course|training|class|session|program|exam|test|assessment)"
_DOCUMENT = (
    r"(?:card|certificate|certification|cert\b\.?|licen[cs]e|permit|registration|credential|qualification|badge)"
)
_OF_DOCUMENT = rf"(?:this )?{_DOCUMENT} (?:is )?"

BORN = (
    r"(?:3\s)?(?:d\.?[o0]\.?b\b\.?|(?:date of )?birth(?:\s?date)?|born)",
    r"(?:fecha de |f\.\s?)?nac(?:imiento|\.)",
    rf"(?:3\s?)?[dpvo0][o0ec][sb8e6p]{{1,2}}{_BEFORE_A_DAY}",
)
EXPIRES = (
    r"(?:4\s?[bv»][\s.:]*)?exp(?:ir(?:es?|ed|ation|ing|y|a))?\b\.?(?:\s(?:date|dt|on|end of|(?:the )?last day of))?",
    r"exp(?:iration|iry|\.)? (?:date|dt)\b",
    rf"4\s?b\b|(?:end of|ending){_ALONE_OR_BEFORE_A_DAY}",
    r"exp(?!eri|l|o)\w{3,9}\W{1,2}date\b",  # blurred: Expuation Date
    r"ex(?!am|ecu)[a-z]{2,6}tion\W{1,2}date\b",  # blurred: Exqeration Date
    r"date (?:of )?expir(?:ation|y|es|ed)\b|date due\b",
    r"(?:recommended )?renew(?:al|s)?(?: (?:by|date|due|on|before|deadline|no later than))*\b",
    rf"{_OF_DOCUMENT}exp(?:ires?|iration|iry)?\b\.?(?: (?:date|on))?{_NO_SENTENCE}",
    rf"{_OF_DOCUMENT}{_HELD}[\s-]{{0,3}}{_UNTIL}\b{_NO_SENTENCE}",
    rf"{_HELD}[\s-]{{0,3}}(?:{_UNTIL}|to)\b",
    rf"{_UNTIL}{_ALONE_OR_BEFORE_A_DAY}|(?<!\w\s)to(?=\W*$)",
    rf"(?:(?:valid |period |term )?ends?|terminates|lapses){_ALONE_OR_BEFORE_A_DAY}|(?:termination|lapse) date\b",
    r"last (?:valid day|day (?:valid|of validity))\b",
    r"(?:not valid|void|invalid)(?: if)? a(?:ft|f|t)er\b",
    r"re-?cert(?:if(?!ied)\w+)?(?: (?:by|due|date|on|before))*\b",
    r"re-?(?:eval|train|qualif|test|valid|assess)\w*(?: (?:due|by|date|before|on))+\b",
    rf"re-?(?:evaluation|eval|assessment|qualification|validation){_ALONE_OR_BEFORE_A_DAY}",
    r"to be re-?(?:newed|certified|evaluated|trained|qualified|tested|validated|assessed)(?: (?:by|before|on))*\b",
    rf"(?:(?:next|new|annual) )?{_AGAIN}(?: required)?(?: (?:due|by|before))+\b",
    rf"(?:next|new)(?: \d[\w-]*)? {_AGAIN}(?: (?:due|date|by))*\b",
    rf"required by{_ALONE_OR_BEFORE_A_DAY}",
    r"(?:next(?:\s[\w-]+)? )?due\b(?: (?:date|by|on))?|(?:maintain|use) by\b",
    r"(?:fecha |f\. )?(?:de )?(?:venc(?:e\b|imiento|(?=\.))|vto|caduca|caducidad|expira(?:ci[oó]n)?|exp\b)(?: el)?\b",
    r"fecha l[ií]mite\b|fecha de renovaci[oó]n\b",
    r"pr[oó]xim[oa] (?:re)?(?:evaluaci[oó]n|capacitaci[oó]n|certificaci[oó]n|novaci[oó]n|curso|entrenamiento|examen)\b",
    r"re-?(?:evaluaci[oó]n|certificaci[oó]n|capacitaci[oó]n|entrenamiento|certificar(?: antes del?)?)\b",
    r"(?:v[aá]lid[oa]|vigente|vale|vigencia) (?:hasta|al)(?: el)?\b",
    rf"vigencia\b|hasta(?: el)?{_ALONE_OR_BEFORE_A_DAY}",
    r"renovar(?: antes del?)?\b|renovaci[oó]n\b",
    rf"(?:[4abv8]{{0,2}}ex\w{{0,2}}|[fb]xp){_BEFORE_A_DAY}",
)
ISSUED = (
    r"date\s(?:[a-z]+\s){1,3}(?:completed|passed|issued)\b",
    r"(?:4\s?a[\s.:]*)?iss(?:ue(?:\s?d)?)?\b\.?(?: (?:date|dt|on))?(?! by)",
    r"iss(?:ue|\.)? (?:date|dt)\b|4\s?a\b|compl?[a-z]{3,8} date\b",
    rf"{_DATE} (?:of )?(?:iss(?:ue|uance|ued)|training|trained|course|class|test(?:ed)?|exam(?:ination)?|passed)\b",
    rf"{_DATE} (?:of )?(?:complet(?:ion|ed)|certifi(?:ed|cation)|evaluat(?:ed|ion)|earned|awarded|qualified)\b",
    rf"{_DATE} (?:of )?(?:attained|attended|achieved|obtained|granted|received|graduated|graduation|cert\b\.?)",
    r"(?:date of (?:fit|skills|written|practical) (?:test|exam|eval(?:uation)?)|cert\b\.? (?:date|dt))\b",
    rf"date of {_DOCUMENT}\b|{_DOCUMENT} (?:date|issued?)\b(?: (?:date|on))?(?! by)",
    r"(?:practical|performance|hands?.on|skills)(?:\W{1,3}\w+)?\W{1,3}(?:eval(?:uation|uated)?|test|exam|date)\b",
    r"re-?(?:certified|newed|issued|trained|qualified|evaluated)(?: on)?\b(?!\s(?:by|before|every|due))",
    r"(?:last|latest|most recent) (?:re-?)?(?:cert|new|eval|train|qualif|test|assess|issue)\w*\b",
    rf"(?:most recent |latest |last |annual )?(?:\d+\W?h\w* )?refresher(?: completed| taken)?\b{_NO_SENTENCE}",
    rf"(?:{_ACHIEVED}|{_ACHIEVED_ES}){_ALONE_OR_BEFORE_A_DAY}",
    rf"initial (?:{_TRAINING}|cert\w*|issue)(?: (?:date|completed))?\b",
    r"(?:given|presented|awarded|welded|accredited) (?:on )?(?:this|on)\b|this(?= \d{1,2}(?:st|nd|rd|th) day)",
    r"eff\b\.?(?: date)?",
    rf"(?:{_TRAINING} )?complet(?:ed|ion)(?: (?:date|on))?\b{_NO_SENTENCE}",
    rf"{_TRAINING} (?:taken|ended|passed|attended)\b|(?:test )?welded{_ALONE_OR_BEFORE_A_DAY}",
    r"completed(?:\s[\w/&-]+){1,6}\son\b",
    rf"(?:(?:course )?end|award|issuance|start|{_TRAINING}) dates?\b|{_TRAINING} held\b",
    r"(?:certification|qualification|evaluation|completion) date\b",
    rf"(?:certified|awarded)(?: on)?\b{_NO_SENTENCE}",
    r"(?:exam (?:completed|passed)|finished|attended)\b",
    r"(?:trained|evaluated|passed|tested|granted)(?: on)?\b",
    rf"(?:compl|authorized|issuance|(?:certified|member) since){_ALONE_OR_BEFORE_A_DAY}",
    r"(?:qualified on|effective(?: date)?|valid (?:from|since|as of))\b",
    r"(?:(?:fecha |f\. )(?:del? )?)?(?:expedici[oó]n|emisi[oó]n|t[eé]rmino|terminaci[oó]n|curso|capacitaci[oó]n)\b",
    r"(?:fecha de )?(?:entrenamiento|finalizaci[oó]n|certificaci[oó]n)\b",
    r"fecha del? (?:otorgamiento|entrega|inicio|registro|examen)\b",
    r"(?:expedid[oa]|emitid[oa]|completad[oa]|complet[oó]|terminad[oa])(?: el)?\b",
    r"(?:v[aá]lid[oa]|vigente) (?:desde|a partir de)\b|inicio de (?:la )?vigencia\b",
    r"(?:fecha de )?(?:culminaci[oó]n|realizaci[oó]n|aprobaci[oó]n|evaluaci[oó]n)\b",
    rf"[4t]?[ao]?(?:[1li]ss|i[s5]5|158|ss){_BEFORE_A_DAY}",
)
PERIOD = (
    r"(?:valid(?:ity)?(?: period| dates)?|certification period|period|per[ií]odo)\b(?=\W*(?:\d|$|[a-z]{3}\w* \d))",
)
OTHER_DAY = (
    r"rev(?:\.|ised|ision|\b)",
    r"(?:form|version|edition|printed|reprinted|updated|copyright|as of|inspected|inspection|next class)\b",
    r"(?:revision|print|photo|hire) date\b|date (?:printed|revised|of hire)\b|photo taken\b",
    r"(?:hired|(?<!certified\s)(?<!member\s)since|first (?:licensed|issued|certified)|last\s(?!day)\w+)\b",
    r"(?:med(?:ical)?|hazmat|endorsement|insurance|authorization|center)\.?(?:\s\w+)? exp\w*(?: date)?",
    r"(?:epa|state|school|provider|program|course|center)(?:['’]s)? accreditation exp\w*(?: date)?",
    # Of the form itself: OMB 1219-0131, expires.
    r"omb\b(?:\W+(?:no|number|control|approval|[\w-]*\d[\w-]*))*\W+exp\w*(?: date)?",
    # Of the program: "EPA approved September 30, 1993".
    rf"(?:epa|osha|dot|state|program|course|provider|school)[\s-]approved(?: (?:on|since))?{_ALONE_OR_BEFORE_A_DAY}",
    # Of the one who trained or tested.
    r"(?:qc\d|cwi|inspector|instructor|trainer|evaluator|proctor)\b(?:\W?\w*\d\w*)? exp\w*",
)
BARE = r"(?:dates?|fecha|pate(?=\W{1,3}\d))"
"""A day that is only called one is that of issue."""
