"""What the labels on a card say of the values beside them: days of issue, expiry and birth, numbers, other things."""

import re
from collections.abc import Iterable
from enum import Enum

import msgspec

from workers.cards.days import days
from workers.cards.misread import as_printed


class Role(Enum):
    """What a value is, by its label."""

    ISSUED = "issued"
    EXPIRES = "expires"
    BORN = "born"
    PERIOD = "period"  # from the day of issue to that of expiry
    OTHER_DAY = "other day"
    NUMBER = "number"
    OTHER = "other"


DAYS = frozenset({Role.ISSUED, Role.EXPIRES, Role.BORN, Role.PERIOD, Role.OTHER_DAY})


class Label(msgspec.Struct, frozen=True):
    """A label within a text."""

    role: Role
    at: int
    until: int


_ID = r"(?:id|no\b|n[uú]m(?:ero|ber)?|number|code|c[oó]digo|#|n[°º])"
_NO = r"n\W{0,2}[°º2?o]"
"""The Spanish n.º, whose raised o is misread."""
_PERSON_OR_PLACE = (
    r"(?:trnr|inst(?:r|(?=\.? ?id))|train(?:er|ing (?:cent(?:er|re)|site|provider))|instructora?"
    r"|evaluator|proctor|examiner|inspector|assessor"
    r"|sponsor|provider|employer|facility|entrenador|capacitador|evaluador|site|course|centro|t\.?c\.?)"
)
_DOCUMENT = (
    r"(?:cert(?:ificate|ification|\.)?|certificado|(?:e-?|wallet )?card|tarjeta|(?:driver'?s? )?licen[cs]e|licencia"
    r"|lic\.?|permit|student(?: card)?|registration|credential|credencial|member(?:ship)?|control|serial|document|folio"
    r"|badge|operator|technician|welder|employee)"
)
_MONTH_OR_DATE = r"(?:jan|feb|ma[ry]|apr|ju[nl]|aug|sep|oct|nov|dec|ene|abr|ago|dic|date|on\b|by\b)"
_NO_SENTENCE = rf"(?!\s(?!{_MONTH_OR_DATE})[a-z])"
# Small capitals beside larger type read as small letters: pos for DOB, exe for EXP, vin for DLN.
_BEFORE_A_DAY = r"(?=\W{0,3}\d{1,2}\W{1,2}\d{1,2}\W{1,2}\d{2})"
_ALONE_OR_BEFORE_A_DAY = rf"(?:(?<!\w )(?=\W*$)|(?=\W{{0,3}}(?:\d{{1,2}}[\s/.-]|{_MONTH_OR_DATE})))"
"""A word that says more than a label in a sentence: "Approved", "From"."""
_UNTIL = r"(?:until|til{1,2}|thr[ou]\w*|up to)"
_HELD = (
    r"(?:valid(?: for use)?|good|current|certified|qualified|licen[cs]ed|registered|accredited|authorized|approved"
    r"|maintained|effective|active|in (?:force|effect)|continuity)"
)
_AGAIN = (
    r"(?:re-?(?:cert|new|eval|train|qualif|test|valid|assess)\w*|refresher|update|maintenance|continuity|medical"
    r"|(?:fit |skills )?test|exam\w*|evaluation|training|review)"
)
"""What is due again when a certificate ends."""
_ACHIEVED = (
    r"qualified|licensed|registered|graduated|enrolled|accredited|activated|validated|signed|achieved|earned|conferred"
    r"|dated|assessed|start(?:s|ed)?|begins|from|initial"
)
_DATE = r"dates?(?:\(s\))?"
_TRAINING = r"(?:course|training|class|session|program|exam|test|assessment)"
_SAID: dict[Role, tuple[str, ...]] = {
    Role.BORN: (
        r"(?:3\s)?(?:d\.?[o0]\.?b\b\.?|(?:date of )?birth(?:\s?date)?|born)",
        r"(?:fecha de |f\.\s?)?nac(?:imiento|\.)",
        rf"(?:3\s?)?[dpvo0][o0ec][sb8e6p]{{1,2}}{_BEFORE_A_DAY}",
    ),
    Role.EXPIRES: (
        r"(?:4\s?[bv»][\s.:]*)?exp(?:ir(?:es|ed|ation|ing|y|a))?\b\.?(?: (?:date|on|end of|(?:the )?last day of))?",
        rf"4\s?b\b|end of{_ALONE_OR_BEFORE_A_DAY}",
        r"exp(?!eri|l|o)\w{3,9}\W{1,2}date\b",  # blurred: Expuation Date
        r"ex(?!am|ecu)[a-z]{2,6}tion\W{1,2}date\b",  # blurred: Exqeration Date
        r"date of expir(?:ation|y)\b",
        r"(?:recommended )?renew(?:al|s)?(?: (?:by|date|due|on))*\b",
        rf"{_HELD} (?:{_UNTIL}|to)\b",
        rf"{_UNTIL}{_ALONE_OR_BEFORE_A_DAY}|(?<!\w )to(?=\W*$)",
        rf"(?:ends?|terminates|lapses){_ALONE_OR_BEFORE_A_DAY}|(?:termination|lapse) date\b",
        r"(?:not valid|void|invalid)(?: if)? a(?:ft|f|t)er\b",
        r"re-?cert(?:if(?!ied)\w+)?(?: (?:by|due|date|on|before))*\b",
        r"re-?(?:eval|train|qualif|test|valid|assess)\w*(?: (?:due|by|date|before|on))+\b",
        rf"(?:(?:next|new|annual) )?{_AGAIN}(?: required)?(?: (?:due|by|before))+\b",
        rf"(?:next|new) {_AGAIN}(?: (?:due|date|by))*\b",
        rf"required by{_ALONE_OR_BEFORE_A_DAY}",
        r"(?:next(?: [\w-]+)? )?due\b(?: (?:date|by|on))?|(?:maintain|use) by\b",
        r"(?:fecha de )?(?:venc(?:e|imiento)|caduca|caducidad|expira(?:ci[oó]n)?)(?: el)?\b",
        r"(?:v[aá]lid[oa]|vigente) (?:hasta|al)\b",
        r"vigencia(?: hasta)?\b",
        r"renovar(?: antes de)?\b|renovaci[oó]n\b",
        rf"(?:[4abv8]{{0,2}}ex\w{{0,2}}|[fb]xp){_BEFORE_A_DAY}",
    ),
    Role.ISSUED: (
        r"date (?:[a-z]+ ){1,3}(?:completed|passed|issued)\b",
        r"(?:4\s?a[\s.:]*)?iss(?:ue(?:\s?d)?)?\b\.?(?: (?:date|on))?(?! by)",
        r"4\s?a\b|compl?[a-z]{3,8} date\b",
        rf"{_DATE} (?:of )?(?:iss(?:ue|uance|ued)|training|trained|course|class|test(?:ed)?|exam(?:ination)?|passed)\b",
        rf"{_DATE} (?:of )?(?:complet(?:ion|ed)|certifi(?:ed|cation)|evaluat(?:ed|ion)|earned|awarded|qualified)\b",
        rf"{_DATE} (?:of )?(?:attained|attended|achieved|obtained|granted|received|graduated|graduation|cert\b\.?)",
        r"(?:date of (?:fit|skills|written|practical) (?:test|exam|eval(?:uation)?)|cert\b\.? (?:date|dt))\b",
        r"(?:practical|performance|hands?.on|skills)(?:\W{1,3}\w+)?\W{1,3}(?:eval(?:uation|uated)?|test|exam|date)\b",
        r"re-?(?:certified|newed|issued|trained|qualified|evaluated)(?: on)?\b(?! (?:by|before|every|due))",
        rf"(?:most recent |latest |last |annual )?(?:\d+\W?h\w* )?refresher(?: completed| taken)?\b{_NO_SENTENCE}",
        rf"(?:{_ACHIEVED}){_ALONE_OR_BEFORE_A_DAY}",
        rf"initial (?:{_TRAINING}|cert\w*|issue)(?: (?:date|completed))?\b",
        r"(?:given|presented|awarded|welded|accredited) (?:on )?(?:this|on)\b|this(?= \d{1,2}(?:st|nd|rd|th) day)",
        r"eff\b\.?(?: date)?",
        rf"(?:course )?complet(?:ed|ion)(?: (?:date|on))?\b{_NO_SENTENCE}",
        r"completed(?: [\w/&-]+){1,6} on\b",
        rf"(?:(?:course )?end|award|issuance|start|{_TRAINING}) dates?\b|{_TRAINING} held\b",
        r"(?:certification|qualification|evaluation|completion) date\b",
        rf"(?:certified|awarded)(?: on)?\b{_NO_SENTENCE}",
        r"(?:exam (?:completed|passed)|finished|attended)\b",
        r"(?:trained|evaluated|passed|tested|granted)(?: on)?\b",
        rf"(?:compl|authorized|issuance|(?:certified|member) since){_ALONE_OR_BEFORE_A_DAY}",
        r"(?:qualified on|effective(?: date)?|valid from)\b",
        r"(?:fecha de(?:l)? )?(?:expedici[oó]n|emisi[oó]n|t[eé]rmino|terminaci[oó]n|curso|capacitaci[oó]n)\b",
        r"(?:fecha de )?(?:entrenamiento|finalizaci[oó]n|certificaci[oó]n)\b",
        r"(?:expedid[oa]|emitid[oa]|completad[oa]|complet[oó]|terminad[oa])(?: el)?\b",
        r"(?:v[aá]lid[oa]|vigente) (?:desde|a partir de)\b|inicio de (?:la )?vigencia\b",
        r"(?:fecha de )?(?:culminaci[oó]n|realizaci[oó]n|aprobaci[oó]n|evaluaci[oó]n)\b|otorgad[oa] el\b",
        rf"[4t]?[ao]?(?:[1li]ss|i[s5]5|158|ss){_BEFORE_A_DAY}",
    ),
    Role.PERIOD: (
        r"(?:valid(?:ity)?(?: period| dates)?|certification period|period|per[ií]odo)\b(?=\W*(?:\d|$|[a-z]{3}\w* \d))",
    ),
    Role.OTHER_DAY: (
        r"rev(?:\.|ised|ision|\b)",
        r"(?:form|version|edition|printed|reprinted|updated|copyright|as of|inspected|inspection|next class)\b",
        r"(?:revision|print|photo|hire) date\b|date (?:printed|revised|of hire)\b|photo taken\b",
        r"(?:hired|(?<!certified )(?<!member )since|first (?:licensed|issued|certified)|last (?!day of)\w+)\b",
        r"(?:med(?:ical)?|hazmat|endorsement|insurance|authorization|center)\.?(?: \w+)? exp\w*(?: date)?",
        r"(?:epa|state|school|provider|program|course|center)(?:['’]s)? accreditation exp\w*(?: date)?",
        # Of the form itself: OMB 1219-0131, expires.
        r"omb\b(?:\W+(?:no|number|control|approval|[\w-]*\d[\w-]*))*\W+exp\w*(?: date)?",
        # Of the one who trained or tested.
        r"(?:qc\d|cwi|inspector|instructor|trainer|evaluator|proctor)\b(?:\W?\w*\d\w*)? exp\w*",
    ),
    Role.NUMBER: (
        rf"{_DOCUMENT}\W{{0,2}}{_ID}(?![a-z])",
        rf"{_DOCUMENT} {_NO}(?!\w)",
        rf"(?:{_NO}|{_ID})\W{{0,2}}de(?:l| la| el)? {_DOCUMENT}\b",
        r"(?<!\w )(?:cert(?:ificate|ificado)?|card|licen[cs]e|permit|record|credential)(?=\W*$)",  # alone by its number
        rf"{_NO} ?{_DOCUMENT}\b",
        rf"4\s?d\b[\s.:]*(?:dl|lic)?\W?{_ID}?(?![a-z])",
        r"(?:e-?card code|cin|dl[ns]?|serial|folio|id|n[uú]mero|number|n[uú]m\.?|no\.)(?![a-z])",
        r"(?:vin|pin|din|oln)(?= [A-Z]?\d)",
        r"(?:id|c)\s?#",
        r"(?:card|cert(?:ificate)?|permit|licen[cs]e|registration|credential)(?=\W{0,2} [A-Z\d-]*\d{3}[A-Z\d-]*(?!\S))",
        r"(?:card|cert(?:ificate)?|permit|licen[cs]e|registration)(?=\W{0,2} (?:[A-Z]{1,5} )?\d[\d /-]{4,}[A-Z]?\W*$)",
        r"dln?(?=[A-Z]\d{6})",
    ),
    Role.OTHER: (
        r"(?:does not|doesn['’]?t|do not|never|not|no|won['’]?t|sin|no tiene) (?:expir|venc|caduc)\w*",
        r"mine(?: name)?\W{0,2} id\b",
        rf"{_PERSON_OR_PLACE}\W{{0,2}}(?:(?:card|cert|lic)\W)?{_ID}(?!\w)",
        rf"(?:{_NO}|{_ID})\W{{0,2}}de(?:l| la| el)? {_PERSON_OR_PLACE}\b",
        rf"{_PERSON_OR_PLACE}(?: name)?\b",
        rf"(?:class|form|model)(?:\W{{0,2}}{_ID}(?!\w)|\b)",
        r"(?:issued|provided|certified|conducted|taught|presented) by\b",
        r"(?:impartido|dictado|otorgado) por\b",
        r"(?:(?:certificate|card) ?holder|(?:student|participant|operator|employee|full)?\s?name|student|nombre)\b",
        r"(?:alumno|titular|welder|technician|trucks?|equipment|process|position|stamp|authorized instructor)\b",
        r"(?:signature|firma|end(?:orsements?)?|rest(?:r(?:ictions?)?)?|sex|hgt|wgt|eyes|hair|level|type|dd)\b",
    ),
}
_PATTERNS = tuple((role, re.compile(rf"\b(?:{'|'.join(phrases)})", re.IGNORECASE)) for role, phrases in _SAID.items())
_BARE = re.compile(r"\b(?:date|fecha|pate(?=\W{1,3}\d))\b", re.IGNORECASE)


def labels(text: str) -> list[Label]:
    """The labels of a text from left to right, none within another or within a date.

    Of two that overlap the longer counts, so that a date of birth isn't a mere date.
    """
    taken = [(day.at, day.until) for day in days(text)]
    found: list[Label] = []
    for label in _longest_first(as_printed(text)):
        if all(label.until <= at or label.at >= until for at, until in taken):
            taken.append((label.at, label.until))
            found.append(label)
    return sorted(found, key=lambda label: label.at)


def _longest_first(text: str) -> Iterable[Label]:
    said = [Label(role, *match.span()) for role, pattern in _PATTERNS for match in pattern.finditer(text)]
    yield from sorted(said, key=lambda one: (one.at - one.until, one.at))
    # A day that is only called one is that of issue; the word may be a part of any other label.
    yield from (Label(Role.ISSUED, *match.span()) for match in _BARE.finditer(text))
