"""The words by which certifications, their issuers and their dates are known."""

import re

KNOWN = re.compile(
    r"\b(?:OSHA[- ]?(?:10|30|\d{3,4})|HAZWOPER|TWIC|CDL|commercial driver'?s?'? licen[cs]e|EPA[- ]?(?:Section )?60[89]"
    r"|EPA (?:Universal|Type I+)|AWS D1\.\d|NCCER|MSHA|NATE|CompTIA|ASE (?:Certified|Master|[A-Z]\d)|NICET|API \d{3,4}"
    r"|CWI|CWB|NREMT|EMT-?[BIP]?|CPR|CSHO|NCCCO|CCO|SafeLand|H2S|R-410A|BPI|LEED|Six Sigma|PMP"
    r"|(?:FAA )?(?:A&P|airframe (?:and|&) power ?plant)|LOTO|NFPA 70E|MEWP|IPAF|CSCS|WHMIS|CSTS"
    r"|Red Seal|BOSIET|ServSafe"
    r"|ASME Section IX|[3-6]G(?:R)? certifi\w+|IPC[- ](?:A-6\d\d|J-STD)|NICET|BICSI|CCNA|NIMS|TCRA|ATSSA|DC-3"
    r"|(?:DOT )?medical (?:examiner'?s? )?card|Basic Plus|Standard First Aid|rough terrain (?:forklift )?certifi\w+"
    r"|(?:authorized|qualified|autorizado) to train|competent person"
    r"|(?:journeyman|master|contractor'?s?|driver'?s?|guard|notary|applicator'?s?|electrical|plumbing|electrician'?s?|plumber'?s?|apprentice|A&P"
    r"|airframe|pilot'?s?|boiler"
    r"|stationary engineer|real estate|insurance) (?:\w+ ){0,4}(?:licen[cs]e|card|certificate)"
    r"|fork ?(?:lift|truck) (?:operator )?(?:certifi\w+|licen[cs]e)|(?:hazmat|tanker|doubles?(?:/triples?)?"
    r"|air brakes?) endorsement"
    r"|confined space (?:entry )?certifi\w+|fall protection certifi\w+|crane operator certifi\w+"
    r"|trabajo seguro en alturas?|tarjeta profesional"
    r"|licencia (?:comercial|de (?:conducir|manejo|manejar|montacargas?|chofer)))\b"
    r"|\bA\+ Certified|\b(?:CompTIA A|Network|Security|Server)\+|\bcert\.(?=\s|$)",
    re.IGNORECASE,
)
KNOWN_IN_TEXT = re.compile(
    rf"(?:{KNOWN.pattern})(?:[ -](?:A|Network|Security|Server|Cloud)\+)?(?: (?:Certified|Certification|Card|License))?",
    re.IGNORECASE,
)
SAYS_SO = re.compile(
    r"\b(?:certified|licensed|certificad[oa]|authorized to)\b|\b(?:certification|certificate|licen[cs]e|endorsement"
    r"|certificación|cert)s?\W*$"
    r"|^(?:certification|certificate|certificado|certificación|licencia|diplomado)\s+(?:in|as|en|de|como)\b",
    re.IGNORECASE,
)
NO_CREDENTIAL = re.compile(
    r"©|\bEMT\b.*\b(?:conduit|rigid|bend\w*|IMC|pip\w+|raceways?|r[ií]gid[ao])\b"  # a conduit, no paramedic
    r"|\b(?:conduit|tubos?|tuber[ií]a|raceways?|pipe)\b.*\bEMT\b"
    r"|\b(?:diploma|bachelor|associate(?:'s)?(?= (?:of|degree|in)\b)"
    r"|master of|degree|ged|high school|university|college|achievement|appreciation"
    r"|commendation|medals?|ribbon|badge|awards?|recipient|honou?r|pursuing|working toward|clean driver|driving record"
    r"|gpa|no license|references?|referencias"
    r"|(?:authorized|eligible) to work|autorizad[oa] (?:para|a) trabajar|license plate"
    r"|software licen\w+|skills?$|certify|birth|marriage)\b",
    re.IGNORECASE,
)
ISSUER = re.compile(
    r"\b(?:university|college|institute|academy|school|association|society|council|board|department|bureau"
    r"|agency|authority"
    r"|center|centre|training|services?|inc|llc|state of|county|union|local \d+|international|national|american"
    r"|federal|osha|epa"
    r"|nccer|ase|aws|nate|red cross|coursera|udemy|linkedin|amazon|google|microsoft|apple|cisco|comptia"
    r"|administration|[db]mv|estado de|commonwealth of|secretary of state|city of|commission|registry|organi[sz]ation"
    r"|foundation|instituto|cruz roja|departamento|secretar[ií]a|universidad|colegio|centro)\b",
    re.IGNORECASE,
)
ORGANIZATION = re.compile(
    r"(OSHA|EPA|NCCER|ASE|AWS|MSHA|NATE|CompTIA|NCCCO|API|TSA|FAA|NICET|ATSSA|DMV|BICSI|NIMS|IPC|FOA|ASQ|TDLR)\b"
)
ENDS_AS_ISSUER = re.compile(
    r"\b(?:board|association|council|society|institute|department|academy|center|college|dmv)$", re.IGNORECASE
)
EXPIRES = re.compile(
    r"\(?\b(?:(?:commission|licen[cs]e|card)\s+)?(?:exp(?:ire[sd]?|iration|\.)?(?:\s+date)?|venci[oó]|vencid[oa]"
    r"|valid (?:through|until|to|thru)|renew(?:al|s)?|vence|vigente hasta"
    r"|válid[ao] hasta|vencimiento)\b\s*:?\s*(?:on\s+|el\s+)?",
    re.IGNORECASE,
)
ISSUED_BY = re.compile(
    r"\s*[-–—,(|]?\s*\b(?:issued by|by|from|through|via|expedid[oa] por|otorgad[oa] por"
    r"|emitid[oa] por)\s+(?=[A-ZÁÉÍÓÚÑ])",
    re.IGNORECASE,
)
_ISSUING = (
    r"\b(?:issued?(?: date)?|obtained|earned|completed|received|expedid[oa]|obtenid[oa]|emitid[oa]|emisi[oó]n|date)"
)
ISSUED = re.compile(rf"\(\s*\)|{_ISSUING}\s*(?:on|in|en|el)?\s*:?\s*$", re.IGNORECASE)
ISSUED_ON = re.compile(rf"^{_ISSUING}\b(?=\D{{0,8}}\d)", re.IGNORECASE)
NUMBER = re.compile(
    r"[\s,(–—-]*\b(?:(?:licen[cs]e|lic\.?|cert(?:ificate)?\.?|card|id|licencia)\s+)?(?:no\.?|number|num\.|n[uú]mero|id)"
    r"\s*[:#]?\s*#?(?=[\w-]*\d)[\w-]+\)?|[\s,(]*#\s?(?=[\w-]*\d)[\w-]+\)?",
    re.IGNORECASE,
)


def begins_detail(text: str) -> bool:
    """True for a text that begins by saying who issued something, when it was issued or when it expires."""
    return bool(ISSUED_BY.match(text) or EXPIRES.match(text) or ISSUED_ON.match(text) or NUMBER.match(text))
