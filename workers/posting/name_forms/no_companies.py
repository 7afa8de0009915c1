"""What stands where a company's name should and can't be one: a fact, a heading, a board, a sentence, nobody."""

import re

from workers.language.words import fold
from workers.posting.name_forms.boards import is_board
from workers.posting.name_forms.places import TOWN, is_place
from workers.posting.name_forms.titles import is_file_name, is_generic
from workers.posting.name_forms.towns import TOWNS
from workers.posting.text.clean_text import bare
from workers.posting.text.subjects import LEGAL_FORM

_PART_OF_A_SYSTEM = (
    r"(?:candidates?|applicants?|careers?|talent|jobs?|employment|recruit(?:ing|ment|er)|hiring|experience|portal"
    r"|cent(?:er|re)|pages?|site|community|network|self|service|search|platform|hub|external|internal|tracking|system"
    r"|general|manage|my|account|profiles?|settings|saved|details?|info(?:rmation)?|pages? \d+"
    r"|opportunit(?:y|ies)|seekers?|management|onboarding|acquisition|cloud"
    r"|de|del|candidatos?|carreras?|vacantes?|empleos?|reclutamiento|talento)"
)
_OF_RECRUITING = re.compile(rf"{_PART_OF_A_SYSTEM}(?:\s+{_PART_OF_A_SYSTEM}){{1,6}}", re.IGNORECASE)
"""What makers call a part of their system: 'Candidate Experience', 'Talent Community'."""
_OF_A_FOOT = re.compile(
    r"\b(?:privacy policy|terms of (?:service|use)|cookie policy|log ?in|sign ?in"
    r"|pol[ií]tica de privacidad|iniciar sesi[oó]n)\b",
    re.IGNORECASE,
)
"""What links at a page's head or foot say, run together with a site's name."""
_OF_ALL_EMPLOYERS = re.compile(
    r"\b(?:portal (?:laboral|de (?:empleos?|trabajo))|bolsa (?:laboral|de (?:empleos?|trabajo))"
    r"|jobs? (?:portal|board))\b",
    re.IGNORECASE,
)
"""What a board calls itself: "Portal Laboral"."""
_CUT_OFF = re.compile(r"\b(?:of|de|del|for|at|and|y)$", re.IGNORECASE)
"""'City of': its town was taken for the place beside a name."""
_KEPT_SECRET = re.compile(
    r"\W*(?:(?:the|an?|our|company|companies|employer|client|firm|business|organi[sz]ation|advertiser|name|identity|is|kept|not"
    r"|la|el|empresa|compa[ñn][ií]a|cliente|empleador|nombre|importante|de la|de)\W+){0,4}"
    r"(?:confidential|undisclosed|disclosed|anonymous|withheld|private|hidden|confidencial|reservad[oa]|an[oó]nim[oa]"
    r"|privad[oa])(?:\W+(?:company|employer|client|firm|business|organi[sz]ation|advertiser|listing|search))?\W*",
    re.IGNORECASE,
)
NOT_NAMES = frozenset(
    {
        *("this", "it", "he", "she", "we", "you", "they", "our", "the", "there", "that", "what", "who", "here"),
        *("job", "position", "location", "us", "the role", "the company", "the position", "the job", "logo", "company"),
        *("confidential", "private", "confidencial", "empresa confidencial", "n/a", "true", "home", "image", "posting"),
        *("post reply", "new topic", "new thread", "reply", "quote", "responder", "nuevo tema"),
        *("info", "details", "summary", "facts", "detalles", "resumen"),
        *("leadership", "management", "our team", "various", "varios"),
        *("see ad", "see listing", "see posting", "see below"),
        *("clasificados", "classifieds", "avisos", "ver anuncio", "ver aviso", "anunciante", "advertiser", "portada"),
        *("este", "esta", "el", "la", "nosotros", "usted", "empresa", "employer", "employment", "overtime", "pay"),
        *("search", "login", "register", "english", "español", "client", "our client", "a cliente", "anonymous"),
        *("cooperative", "mill", "plant", "shop", "yard", "office", "agency", "department", "district", "contractor"),
        *("cooperativa", "planta", "taller", "oficina", "agencia", "departamento", "distrito", "contratista"),
    }
)
_BEGINS_NO_NAME = frozenset(
    {
        *("de", "en", "del", "al", "tu", "su", "se", "lo", "una", "un", "este", "esta", "ver", "para", "con", "por"),
        *("in", "at", "for", "with", "by", "and", "our", "we", "you", "your", "this", "these", "those", "it", "is"),
        *("category", "categoría", "identification", "requisition", "location", "locations", "ubicación"),
        *("what", "who", "why", "how", "where", "when", "if", "be", "not", "no", "all", "every", "each", "must"),
        *(
            "apply",
            "view",
            "see",
            "search",
            "back",
            "start",
            "share",
            "save",
            "print",
            "posted",
            "click",
            "please",
            "call",
        ),
        *(
            "send",
            "return",
            "sign",
            "log",
            "skip",
            "report",
            "published",
            "powered",
            "buscar",
            "publicar",
            "denunciar",
            "iniciar",
            "saltar",
            "show",
            "need",
            "needs",
            "wanted",
            "now",
            "we're",
            "currently",
            "immediately",
            "aplicar",
            "postular",
            "pdf",
            "imprimir",
            "guardar",
            "compartir",
            "descargar",
            "download",
            "quiénes",
            "contáctenos",
            "contacto",
            "nombre",
            "get",
            "request",
            "entrar",
            "volver",
            "regresar",
            "seguir",
            "serving",
            "since",
            "copyright",
            "text",
            "txt",
            "dial",
        ),
    }
)
_BEGINS_A_TOWN = re.compile(r"D(?:el|e(?: (?:la|las|los|el))?) [A-Z\u00c1-\u00da]\w+ [A-Z\u00c1-\u00da]")
"""'Del Mar Foods', 'De Soto Roofing': named after towns that begin so."""
_NAMES_A_PAGE = re.compile(
    r"\b(?:vacanc(?:y|ies)|job|jobs|posting|opening|openings|opportunit(?:y|ies)|announcement|requisition|listings?"
    r"|application|apprenticeships?|(?:open|job|work) calls?|wanted|classifieds|details?|description|overview"
    r"|vacantes?|ofertas?|empleos?"
    r"|convocatoria)$|^(?:page|p[aá]gina) \d+$",
    re.IGNORECASE,
)
_FACT = re.compile(
    r"\$|€|\d{3}[-. ]\d{4}|\b(?:full|part)[- ]?time\b|\btemp(?:orary)?[- ]to[- ](?:hire|perm\w*)\b|/$"
    r"|\b(?:hourly|weekly|salary|per hour|shifts?|on-?site|remote"
    r"|hybrid|temporary|permanent|seasonal|regular|posted|closing|closes|deadline|openings?|minutes|days? ago"
    r"|\d+ \S.*\b(?:st|street|ave|avenue|road|rd|blvd|boulevard|drive|dr|lane|ln|way|hwy|highway|suite|calle|avenida)"
    r"|\d{1,2}:\d{2}(?: ?[ap]\.?m)?"
    r"|tiempo completo|medio tiempo|jornada|presencial|indefinido|salario|sueldo|bruto|publicad[oa]|hace \d)\b",
    re.IGNORECASE,
)
"""The other facts that stand beside a job's title."""
_NUMBERED = re.compile(
    r"\b(?:job|req(?:uisition)?|posting|position|vacancy|reference|ref|order|vacante|folio)\.? ?"
    r"(?:id|no\.?|number|code|n[u\u00fa]m\w*|#)?\W{0,3}[A-Z]{0,4}-?\d[\w-]*$",
    re.IGNORECASE,
)
"""'JobID: 5512': the number by which a site keeps the posting."""
_SHORT_FOR_A_WORD = re.compile(
    r"\b(Bros|Bro|Hnos|Mfg|Mfrs|Svcs?|Dist|Const|Constr|Elec|Mech|Plbg|Equip|Dept|Assn|Assoc|Univ|Natl|Intl)\.(?=\s)"
)
"""What names have with a full stop that ends no sentence: 'Miller Bros. Roofing', 'Plomería Hnos. Ruiz'."""
_SENTENCE = re.compile(
    r" (?:is|are|was|were|has|es|son|est[a\u00e1]) "
    r"|[a-z]{3}[.!?]\s+[A-Z\u00c1-\u00da]|[a-z\u00e1-\u00fa]{3}[.!?]$|[:?]$"
)
_ANOTHER_LABEL = re.compile(r"^[\w*' ]{2,24}: \S")
_DATE = re.compile(
    r"^(?:\w+,? )?[A-Z][a-z]{2,8}\.? \d{1,2}(?:,? \d{4})?$|\b\d{1,2} (?:of|de) \d{1,3}$|\b[A-Z][a-z]{2} \d{4}$"
)
_COUNTED = re.compile(
    r"(?:the )?(?:top|first|last|next|only|over|nearly|step|phase|group|level|grade|class|zone|section|day|week|year"
    r"|paso|fase|grupo|nivel|grado|zona|semana|secci[o\u00f3]n|d[i\u00ed]a|(?:primer|[u\u00fa]ltim|pr[o\u00f3]xim)[oa]s)"
    r" \d+",
    re.IGNORECASE,
)
"""'Top 120 are interviewed': of whom or what a sentence tells by its number."""
_MOST_SMALL_WORDS = 2
_LEGAL_END = re.compile(rf"{LEGAL_FORM}\W*$")
_ASIDE = re.compile(r"\s*\([^()]*\)")
_TOWN_AND_CODE = re.compile(
    rf"{TOWN} (?:A[KLRZ]|CA|FL|GA|I[ADL]|K[SY]|M[INOT]|N[CEHJMVY]|O[HK]|S[CD]|T[NX]|UT|VA|W[AIVY])"
)
LINKS = frozenset({"OF", "AND", "THE", "FOR", "DE", "DEL", "LA", "LAS", "LOS", "Y", "E"})
_SMALL = frozenset(word.lower() for word in LINKS)
_LONGEST_NAME = 100
_MOST_WORDS = 12


def is_nobody(name: str) -> bool:
    """Whether it stands where a name should and names no employer: one kept secret, or a part of a hiring system."""
    return is_kept_secret(name) or bool(_OF_RECRUITING.fullmatch(name)) or bool(_OF_A_FOOT.search(name))


def is_kept_secret(name: str) -> bool:
    """'Company Confidential', 'Empresa confidencial': a site says so of a customer and never of itself."""
    return bool(_KEPT_SECRET.fullmatch(name))


def is_name(name: str, title: str) -> bool:
    """Whether it may be a company's name: no sentence, place, fact or heading, and not the job's title."""
    words = name.casefold().split()
    return (
        1 < len(name) <= _LONGEST_NAME
        and len(words) <= _MOST_WORDS
        and sum(map(str.isalpha, name)) > max(1, sum(map(str.isdigit, name)) / 2)
        and not (name[0].islower() and " " in name)
        and not is_board(name)
        and not is_place(name)
        and fold(name) not in TOWNS
        and (name.isupper() or not _TOWN_AND_CODE.fullmatch(name))
        and name.casefold().removeprefix("the ") not in NOT_NAMES
        and not is_nobody(name)
        and not _OF_ALL_EMPLOYERS.search(name)
        and not _CUT_OFF.search(name)
        and (words[0] not in _BEGINS_NO_NAME or bool(_BEGINS_A_TOWN.match(name)))
        and not _NAMES_A_PAGE.search(name)
        and not _FACT.search(name)
        and not _NUMBERED.search(name)
        and not _ANOTHER_LABEL.search(name)
        and not _DATE.search(name)
        and not _COUNTED.fullmatch(name)
        and sum(word.islower() and word not in _SMALL for word in name.split()) <= _MOST_SMALL_WORDS
        and (not _SENTENCE.search(_SHORT_FOR_A_WORD.sub(r"\1", name)) or bool(_LEGAL_END.search(name)))
        and bare(name) != bare(title)
        and not (title and bare(_ASIDE.sub("", title)) in bare(name))
        and not is_generic(name)
        and not is_file_name(name)
    )
