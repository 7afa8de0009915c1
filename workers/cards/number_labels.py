"""The labels of numbers and other things on cards; a blank within one may have been lost in reading."""

_ID = r"(?:i\.?d|no\b|nr\b|n[uú]m(?:ero|ber)?|number|code|c[oó]digo|#|n\.?[°º])"
_NO = r"n\W{0,2}[°º2?o]"
"""The Spanish n.º, whose raised o is misread."""
_PERSON_OR_PLACE = (
    r"(?:trnr|inst(?:r|(?=\.?\s?(?:id|#)))|train(?:er|ing (?:cent(?:er|re)|site|provider))|instructora?"
    r"|evaluator|proctor|examiner|inspector|assessor"
    r"|sponsor|provider|employer|facility|entrenador|capacitador|evaluador|site|course|centro|t\.?c\.?)"
)
_OTHER_THING = (
    r"(?:stock|item|part|product|receipt|invoice|order|batch|lot|school|program|company|contractor|wps|pqr|heat|unit"
    r"|equipment|trucks?|vehicle|group|grp|policy|account|acct|tel(?:ephone)?|phone|fax|us\s?dot|dot|mc|social security"
    r"|audit|location|suite|room|store|dept|department|clase|curso|tel[eé]fono|omb)\.?"
)
_CERTIFICATE = (
    r"cert(?:ificate|ification|\.)?|certificado|(?:e-?|wallet )?card|tarjeta|(?:driver'?s? )?licen[cs]e|licencia"
    r"|lic\.?|permit|reg(?:\.|istration|istry)?|registro|credential|credencial|control|serial|folio|accreditation"
    r"|authorization"
)
_RECORD = (
    r"doc(?:\.|ument)?|ref(?:\.|erence)?|file|record|validation|verification|verify|completion|confirmation|transcript"
    r"|training|unique"
)
_HOLDER = (
    r"student(?: card)?|member(?:ship)?|badge|operator|tech(?:\.|nician)?|welder|emp(?:\.|loyee)?|assoc(?:\.|iate)?"
    r"|worker|trainee|participant|applicator|tester|flagger|guard|stamp"
)
_DOCUMENT = rf"(?:{_CERTIFICATE}|{_RECORD}|{_HOLDER})"
_ALONE = r"cert(?:ificate|ificado)?|card|licen[cs]e|permit|record|registration|registry|registro|credential|folio|badge"
_CODE = r"c[oó]digo|clave|matr[ií]cula|identificaci[oó]n|ref(?:erence)?|s/n|n[°º.]{1,2}|no|nr"
_BEFORE_A_NUMBER = r"(?=\W{0,2}\s(?!\d{1,4}[/.-]\d{1,2}[/.-])[A-Z\d./-]*\d{3}[A-Z\d./-]*(?![^\s,;]))"
_BEFORE_GROUPS = r"(?=\W{0,2}\s(?:[A-Z]{1,5}\s)?\d[\d\s/-]{4,}[A-Z]?\W*$)"

OF_CERTIFICATE = rf"\b(?:{_CERTIFICATE}|cin|dln?|4\s?d)(?![a-z])"
OF_HOLDER = rf"\b(?:{_HOLDER})(?![a-z])"
"""Which of several numbers counts is told by these."""

NUMBER = (
    rf"{_DOCUMENT}\W{{0,2}}{_ID}(?![a-z])",
    rf"{_DOCUMENT} {_NO}(?!\w)",
    rf"(?:{_NO}|{_ID})\W{{0,2}}de(?:l| la| el)? {_DOCUMENT}(?!\w)",
    rf"(?<!\w\s)(?:{_ALONE}|{_CODE})(?=\W*$)",  # alone by its number
    rf"{_NO}\s?{_DOCUMENT}(?!\w)",
    rf"4\s?d\b[\s.:]*(?:dl|lic)?\W?{_ID}?(?![a-z])",
    r"(?:e-?card code|cin|dl[ns]?|serial|folio|i\.?d|n[uú]mero|number|n[uú]m\.?|no\.)(?![a-z])",
    r"(?:c[oó]digo|clave) de verificaci[oó]n|clave [uú]nica|uid\b",
    r"(?:vin|pin|din|oln)(?=\s[A-Z]?\d)",
    rf"(?:{_HOLDER}) (?:file|record)(?!\w)",
    r"(?:id|c)\s?#",
    rf"(?:{_ALONE}){_BEFORE_A_NUMBER}",
    rf"(?:{_ALONE}){_BEFORE_GROUPS}",
    rf"(?<![\w-])(?<!\w\s)(?:{_CODE}|lic){_BEFORE_A_NUMBER}",
    rf"(?<![\w-])(?<!\w\s)(?:{_CODE}|lic){_BEFORE_GROUPS}",
    r"dln?(?=[A-Z]\d{6})",
)
OTHER = (
    r"(?:does not|doesn['’]?t|do not|never|not|no|won['’]?t|sin|no tiene) (?:expir|venc|caduc)\w*",
    r"mine(?: name)?\W{0,2} id\b",
    rf"{_PERSON_OR_PLACE}\W{{0,2}}(?:(?:{_CERTIFICATE}|member|permit)\W{{0,2}})?{_ID}(?!\w)",
    rf"{_DOCUMENT}\W{{0,2}}{_ID}\W{{0,3}}(?:of |de |del )?{_PERSON_OR_PLACE}(?!\w)",
    rf"(?:{_NO}|{_ID})\W{{0,2}}de(?:l| la| el)? {_PERSON_OR_PLACE}\b",
    rf"{_PERSON_OR_PLACE}(?: name| registry)?\b",
    rf"{_OTHER_THING}\W{{0,2}}{_ID}(?!\w)|{_ID}\W{{0,2}}de(?:l| la)? {_OTHER_THING}(?!\w)",
    r"(?:p\.?\s?o\.?\s?box|zip|suite|ssn|ein|npi|us\s?dot|tel[eé]fono|telephone|phone|tel|fax|icn|grp)(?!\w)",
    rf"(?:class|form|model)(?:\W{{0,2}}{_ID}(?!\w)|\b)",
    r"(?:issued|provided|certified|conducted|taught|presented) by\b",
    r"(?:impartido|dictado|otorgado) por\b",
    r"(?:(?:certificate|card) ?holder|(?:student|participant|operator|employee|full)?\s?name|student|nombre)\b",
    r"(?:alumno|titular|welder|technician|trucks?|equipment|process|position|stamp|authorized instructor)\b",
    r"(?:signature|firma|end(?:orsements?)?|rest(?:r(?:ictions?)?)?|sex|hgt|wgt|eyes|hair|level|type|dd)\b",
)
