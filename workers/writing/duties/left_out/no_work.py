"""What people type among their duties that is no work: what they never did, why they left, their pay, whom to call."""

import re

from workers.documents.labels import MONTHS
from workers.language.grammar import LanguageCode
from workers.language.terms import Stance, clauses_of
from workers.posting.name_forms.places import STATE_CODE
from workers.writing.duties.left_out.others_work import is_done_by_others, is_work_of_others
from workers.writing.duties.left_out.symptoms import with_faults_as_names
from workers.writing.words.good_absences import denies_a_harm
from workers.writing.words.parted_clauses import CLAUSE_SIGNS

_GOOD_ABSENCE = re.compile(
    r"accident|incident|injur|violation|call.?back|rework|defect|absen|lost.time|complaint|spill|crossover|lesion"
    r"|quej|falta"
    r"|recordable|preventable|citation|rollover|ticket|claim|write.?up|reject|scrap|\bhurt\b|\blate\b"
    r"|\bmiss(?:ed)?\b|call.?(?:off|out)s?\b"
    r"|derrame|accidente|infraccion|rechazo|multas?\b",
    re.IGNORECASE,
)
_SAYS_NO = re.compile(
    r"\b(?:no|not|non|never|none|nothing|neither|nor|without|zero|0|lack|cannot|hardly|barely|unable|only|little"
    r"|minimal"
    r"|limited|yet)\b|n['\u2019]t\b",
    re.IGNORECASE,
)
_WITHIN_A_WORD = re.compile(r"\bno-(?=\w)", re.IGNORECASE)
"""A no within a word denies nothing: a no-load test was made."""
_SLOPE = re.compile(r"\b(?P<beside>espesor|grosor|nivel(?:es)?|ancho|profundidad) y pendientes?\b", re.IGNORECASE)
"""Beside another measure of a mat a pendiente is its slope, nothing pending."""
_LIMIT_BEHIND = re.compile(r"(?<=\w), no [^,;]+$", re.IGNORECASE)
"""Where the work before it ends, which denies nothing of that: pull wire, no terminations yet."""
_FIRST = 2
"""Terms of a sentence that are denied where it denies its own doing."""

_MONTH = (
    rf"(?:{'|'.join(name[:3] for name in MONTHS['en'])})[a-z]*\b\.?"
    r"(?: |-|\u2013)?(?:to |through )?(?:\w{3,9} )?\d"
)
"""A month and what dates it: Apr-Jun 2020."""
_PLANT = (
    r"(?:unit|plant|mill|mine|refinery|smelter|quarry|yard|site|facility|factory|line"
    r"|shop|department|division|branch|store)"
)
_SHUT = (
    rf"(?:(?:the|my|our|whole|entire) )*{_PLANT} (?:(?:was|is|got|has been|permanently|then) )*"
    r"(?:shut ?(?:down|dn)?|closed(?: down)?|idled|shuttered|mothballed|demolished|torn down)"
    r"(?=,? (?:perm(?:anently|anent)?\b|for good|its doors|forever|(?:in|on|since) (?:(?:19|20)\d\d|\d{1,2}/"
    r"|[A-Z][a-z]{2,8} \d)|\d{1,2}/\d|(?:19|20)\d\d$"
    r"|and (?:i|we|everybody|everyone|all|the crew)\b|(?:(?:the|our) )?(?:whole|entire) crew|everyone|all (?:of us"
    r"|laid)))"
)
"""That a place of work was closed, and for good: a unit is shut down for a turnaround as well."""
_LEFT = (
    r"(?:(?:(?:i|we) )?(?:got|was|were|been) )?(?:laid off|let go|furloughed)(?=$|,| (?:end|lack|due|because|in|when"
    rf"|every|each|most|for|after|by|at|with|from|twice|\d|season|winter|{_MONTH}))"
    r"|(?:i have |seasonal )?(?:winters?|summers?|off[- ]season) (?:were )?off(?:$|,? (?:so|and) )"
    r"|(?:i )?(?:had to leave|left|quit|resigned)(?:$| (?:because|for|to|due|when|after|in(?! charge)|on)\b)"
    r"|(?:(?:the|my) )?(?:contract|season|job|project|assignment|position|temp job) (?:was |is |has )?"
    r"(?:(?:ended|eliminated)\b|(?:over|up|completed)(?=$|,| (?:in|by|so|and i|last)\b))"
    r"|(?:(?:the|my) )?(?:company|co\b\.?|shop|plant|mill|store|business|employer|owner|boss) (?:was |has |got )?"
    r"(?:closed|shut down|sold|moved|folded|retired|relocated|went (?:out|under|bankrupt))\b"
    r"(?! (?:\d|loop|cell|circuit|work|jobs?\b|and start|crews?\b|maint|turnaround|outage|repairs?\b|orders|tickets))"
    r"|(?:(?:i|we|family) )?(?:moved|relocated|moving)"
    r" (?:out of (?:state|town|the (?:area|state|country))|back home|away)\b"
    r"|(?:my )?(?:uncle|aunt|dad|father|mom|mother|brother|cousin|family|friend)(?:['\u2019]?s)? "
    r"(?:(?:shop|company|business|garage|farm|ranch|store|place|outfit|yard)$"
    r"|(?:owns|owned|runs|started) (?:it|the|this)\b)"
    rf"|{_SHUT}|(?:(?:the|our|my|whole|entire|all(?: of)?) )*(?:crew|shift|department|team|everyone|everybody|us)"
    r" (?:(?:was|were|got|all) )*(?:let go|laid off|furloughed|dismissed)\b"
    r"|(?:(?:the|our|my) )?(?:crew|shift|department|team|position|job) (?:was|were|got) (?:all )?(?:cut|eliminated)\b"
    r"|(?:(?:seasonal|temporary|permanent|mass|winter|season|big|covid) )?lay-?offs?(?=$|,| (?:(?:in|when|after|due"
    r"|because|at|from|end|by|since|during|every|each|once|twice|for|lack|on)\b|\d))"
    r"|(?:was |got |been )?(?:downsized|rif['\u2019]?d|rifed|layed off)(?=$|,| (?:(?:in|when|after|due|because)\b|\d))"
    r"|(?:i )?(?:was|got|been) terminated\b"
    r"|lost (?:the|our|their|its|my) (?:contract|account|lease|job)\b"
    r"|(?:(?:the|my|our) )?(?:company|contract|shop|plant|mill|mine|firm|boss|owner"
    r"|employer) (?:lost the (?:contract|bid|account)"
    r"|(?:was |wasn['\u2019]t |not )(?:not )?(?:renewed|bought out)|went (?:broke|belly up)|filed (?:for )?bankruptcy)"
    r"|(?:me |nos )?(?:descansaron|recortaron|despidieron|liquidaron|corrieron|renunci[eé])"
    r"(?=$|,| (?:en|por|cuando|porque|al|todos?|de)\b)"
    r"|(?:me|nos) cambiaron de (?:turno|puesto|piso|sucursal|tienda|edificio|planta|[aá]rea|departamento)\b"
    r"|(?:(?:el|la) )?(?:negocio|taller|rancho|tienda|puesto) (?:era |es )?(?:de mi )(?:t[ií][ao]|familia|pap[aá]"
    r"|mam[aá]|herman[oa]|prim[oa]|suegr[oa]|espos[oa]|cuñad[oa])$"
    r"|recortes? de (?:personal|turnos?|n[oó]mina|plantilla|horas)\b"
    r"|(?:se )?(?:acab[oó]|termin[oó]) (?:el|la) (?:proyecto|contrato|temporada|obra|trabajo"
    r"|jale)\b"
    r"|(?:cerr[oó]|cerraron|quebr[oó]|vendieron) (?:la|el) (?:planta|empresa|compa[nñ][ií]a|taller|negocio"
    r"|f[aá]brica|tienda)\b"
    r"|(?:en )?(?:[eé]poca|temporada|tiempo) de \w+ no hab[ií]a (?:mucho )?(?:trabajo|jale)$"
    r"|lack of work|slow season|reduction in force|(?:plant|shop|company) (?:closure|closed(?! loop))"
    r"|(?:(?:was |as )?(?:a )?)?temp(?:orary)?(?: job| work)? (?:thru|through|via|with|for|w/) (?:an? |the )?(?:(?:temp"
    r"|staffing|labor) )?agency$"
    r"|(?:end of|ended) (?:the )?(?:contract|season|project)$|reason (?:for|of) leaving\b|went back to school\b"
)
_ENDED = (
    r"(?:(?:my|the|mi|el) )?(?:last day|[uú]ltimo d[ií]a)(?: (?:was|is|on|of work|fue|es|el|de trabajo)\b)*:?"
    rf"(?=$| ?\d| (?:{_MONTH}|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|lunes|martes|mi[eé]rcoles|jueves|viernes"
    r"|s[aá]bado|domingo))"
    r"|(?:(?:the|my|our|whole|entire|first|second|third|night|day|swing|graveyard|[123](?:st|nd|rd)) )*shift "
    r"(?:(?:was|is|got) )?(?:(?:eliminated|discontinued)\b|cut(?=$|,? (?:last day|laid|let go|due|because)\b))"
    rf"|(?:(?:the|my|our|whole|entire) )*(?:{_PLANT}|foundry|company|business|warehouse|terminal)"
    r" (?:closing|closure)(?=$|,| (?:in|on|due|down|last|for good|after|because)\b)|(?:the )?foundry closed\b"
    r"|(?:the )?work (?:ran out|dried up)\b|(?:we )?ran out of work\b"
    r"|(?:end|fin) (?:of|de) (?:the |la |el )?(?:turnaround|temporada|contrato|proyecto)$"
    r"|(?:quitaron|cerraron|eliminaron|recortaron) (?:el|los|mi|nuestro) (?:\w+ )?turnos?\b"
    r"|cierre de (?:la )?(?:planta|empresa|f[aá]brica|compa[nñ][ií]a)(?=$|,| (?:en|por)\b)"
    r"|despido(?=$|,| (?:por|en|masivo)\b)"
)
"""How a job came to its end: its last day, a shift or a place that was closed."""
_MONTHS = rf"(?:(?:{'|'.join(name[:3] for name in MONTHS['en'])})[a-z]*|(?:{'|'.join(MONTHS['es'])}))\.?"
_TO = r"(?:to|through|thru|till|until|a|al|hasta|-|\u2013)"
_SEASON = (
    rf"(?:(?:seasonal|season|(?:de |por )?temporada)(?: (?:work|job|runs|only|es|trabajo))*(?:,? (?:from|de|desde))?"
    rf" {_MONTHS} ?{_TO} ?{_MONTHS}|(?:(?:from|de|desde) )?{_MONTHS} ?{_TO} ?{_MONTHS}(?: only)?"
    r"|seasonal(?: (?:work|job|position))?|(?:trabajo )?(?:de|por) temporada|temporal)"
    r"(?:,? (?:stop(?:ped)? (?:in )?(?:the )?winters?|winters? off|off (?:in )?winters?|cada año|every year|each year"
    r"|en invierno no))*$"
)
"""Which months a job has: season from April to November."""
_DEPARTMENT = (
    r"(?i:shipping|receiving|picking|packing|packaging|welding|machining|finishing|tooling|estimating|purchasing"
    r"|scheduling"
    r"|engineering|training|maintenance|quality|assembly|production|dispatch|sales|parts|service|lead|foreman"
    r"|supervisor)"
)
_PLACE = (
    rf"(?i:(?:i |we )?(?:moved|relocated) (?:back )?to) (?!{_DEPARTMENT}\b)"
    rf"(?:{STATE_CODE}|[A-Z][a-z]+(?: [A-Z][a-z]+)?(?:(?:,| in)? {STATE_CODE})?)$"
)
_PAY = (
    r"(?:pay|paid|wages?|salary|rate|making|earned|starting at)\b:? ?(?:was )?\$ ?\d[\w,. /]*$"
    r"|\$ ?\d[\d,.]*k? ?(?:/|an?|per) ?(?:hr|hour|yr|year)$"
)
_CALL = (
    r"(?:[\w ]+ )?references?\b.*\b(?:request|available)\b|(?:boss|supervisor|manager|contact|reference|ref)s?"
    r"(?:(?:'s name)? was [a-z]+ [a-z]+$|(?:'s name)?(?:(?: was|:| -) ?(?-i:[A-Z][a-z]+ [A-Z]).*))"
    r"|[^,;]*\(?\b\d{3}\)?[-. ]\d{3}[-.]\d{4}\b.*"
)
_HEADING = (
    r"(?:(?:my |work |job |professional )*(?:resume|cv|curriculum vitae|experience|history|employment|duties"
    r"|responsibilities|summary|objective|skills|references|education)(?:\s*[-:/&\u2013\u2014|,]\s*|\s+and\s+|\s+|$))+$"
)
"""The name of a part of a resume, pasted with what stood under it."""
_NO_WORK = re.compile(f"(?i:{_LEFT})|(?i:{_ENDED})|(?i:{_SEASON})|{_PLACE}|(?i:{_PAY})|(?i:{_CALL})|(?i:{_HEADING})")


def only_work(sentence: str) -> str:
    """The sentence up to what is no work of one's own; empty where it tells nothing else, or asks: Kettle? no."""
    if sentence.endswith("?") or is_work_of_others(sentence) or is_done_by_others(sentence):
        return ""
    begins = [0, *(match.end() for match in CLAUSE_SIGNS.finditer(sentence))]
    ends = [*(match.start() for match in CLAUSE_SIGNS.finditer(sentence)), len(sentence)]
    cut = next((place for place, begin in enumerate(begins) if _NO_WORK.match(sentence, begin)), None)
    if cut is None:
        return sentence
    return sentence[: ends[cut - 1]] if cut else ""


def is_denial(text: str, code: LanguageCode) -> bool:
    """Whether it says what isn't so: no experience with TIG has no place on a resume, no accidents in years has."""
    text = _WITHIN_A_WORD.sub("non", with_faults_as_names(_LIMIT_BEHIND.sub("", text)))
    text = _SLOPE.sub(r"\g<beside> e inclinación", text)
    if code == "en" and not _SAYS_NO.search(text):
        return False
    first = [term for clause in clauses_of(text, code) for term in clause.terms][:_FIRST]
    return any(term.stance is Stance.NEGATED for term in first) and not is_of_good_absence(text)


def is_of_good_absence(text: str) -> bool:
    """Whether it speaks of what is good not to have: accidents, rework, complaints."""
    return bool(_GOOD_ABSENCE.search(text)) or denies_a_harm(text)


_DENIES_DOING = re.compile(
    r"(?:(?:i|we) )?(?:do|did|have|can|could|am|was)(?:n['\u2019]?t| not)\b(?! (?:miss|have|had|lose|need|skip|leave"
    r"|let|cut|get|fail|only|just)\b)[^;,\d]*(?:[;,] (?:just|only|no)\b[^;,]*)?$"
    r"|(?:(?:i|we) )?(?:won['\u2019]?t|will not|refuse to|stay(?:ed)? away from)\b"
    r"(?! (?:leave|cut|quit|miss|skip|let|lie|stop|rush|sign|ship|pass|release)\b)[^;,\d]*$"
    r"|(?:yo )?no (?:hago|hac[ií]a|toco|tocaba|quiero|me subo|me meto|manejo|uso)\b[^;,\d]*$"
    r"|[^,;:()\d-]{3,40} no (?:l[oa]s? )?(?-i:[a-záéíóúñ]{3,}o)$"
    r"|[^,;:()-]{3,40} no(?: s[eé]| s[eé] (?:hacer|usar)\b[^,;]*)?$"
    r"|[^,;]{3,60} (?:i|we) (?:do not|don['\u2019]?t|never) (?:do|touch|run|use|have)(?: yet| anymore)?$"
    r"|[^,;]{3,60} (?:not (?:mine|me|my job)|no (?:es |son )?m[ií][oa]s?)(?:, [^,;]{3,40})?$",
    re.IGNORECASE,
)
"""A line that does nothing but deny: I do not do framing anymore, hybrid battery no, the budget is not mine."""


def only_denies(line: str) -> bool:
    """Whether a whole line says what somebody doesn't do, hasn't or can't, and nothing else."""
    if _BUT_DOES.search(line):
        return False
    return bool(_DENIES_DOING.match(line)) and not is_of_good_absence(line)


_BUT_DOES = re.compile(
    r"\bbut (?:(?:i|we) (?!(?:want|plan|hope|need|would|will|wish|like|love|get|got|learn|think|am|was|were"
    r"|have|had|try|tried"
    r"|watch\w*|saw|see|look\w*|never|do|don['\u2019]?t|did|didn['\u2019]?t|can['\u2019]?t|cannot|know)\b)|(?:can"
    r"|could)\b)",
    re.IGNORECASE,
)
"""Own work behind what isn't done: I don't weld out but I can MIG."""
