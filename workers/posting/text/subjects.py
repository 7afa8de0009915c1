"""What postings speak of, in English and Spanish."""

import re

from workers.posting.text.patterns import AnyOf, any_of

_ACTS = (
    r"\b(?:install|repair|maintain|operat|weld|inspect|troubleshoot|diagnos|assembl|fabricat|rebuild|erect|fit)\w*\b",
    r"\b(?:instalar|reparar|soldar|operar|mantener|armar|diagn[oó]stic|ensamblar|levantar|colocar|mantenimiento)",
)
ACT = any_of(*_ACTS)
"""What people of the trades do."""
CUES = (
    AnyOf(*_ACTS),
    AnyOf(
        r"\bresponsibilit|\bduties\b|\bwhat you.ll\b|\byou(?:.ll|.d| will)\b|\bday to day\b|\bthe work\b",
        r"\ba day\b|\byour (?:day|week)\b",
        r"\bhar[aá]s\b|\bresponsabilidad|\bfunciones\b|\bactividades\b|\btareas\b|\bvas? a hacer\b",
    ),
    AnyOf(
        r"\bqualif|\brequire[ds]?\b|\brequirements?\b|\bmust (?:have|be)\b|\bpreferred\b",
        r"\byou (?:need|bring|must|have)\b|\brequisitos?\b|\brequerimos\b|\brequiere|\bindispensable\b",
        r"\bneeded\b|\blook(?:ing)? for\b",
        r"\bpedimos\b|\bdeseable\b|\bque sepan?\b",
    ),
    AnyOf(
        r"\bexperienced?\b|\byears?\b|\bexperiencia\b|\baños?\b",
    ),
    AnyOf(
        r"\bskills?\b|\bability to\b|\bable to\b|\bknowledge of\b|\bfamiliar\b|\bown (?:\w+ )?tools\b",
        r"\bhabilidad|\bconocimientos?\b|\bherramientas?\b|\bcapaz\b|\bmanejo de\b",
    ),
    AnyOf(
        r"\bsalary\b|\bwages?\b|\bhourly\b|\b(?:per|an) hour\b|\bpay\b|\bpaid\b|\bcompensation\b|/ ?hr\b",
        r"\bscale is\b|\bsueldo\b|\bsalario\b|\bpago\b|\bpor hora\b|\bla (?:hora|semana)\b|\bbono\b|\$\s?\d",
    ),
    AnyOf(
        r"\bbenefits\b|\b401\(?k\)?|\binsurance\b|\bpaid time off\b|\bpto\b|\bmedical\b|\bdental\b",
        r"\bpension\b|\bholidays\b|\bvacation\b|\bfor you\b|\bprestaciones\b|\bbeneficios\b|\bseguro\b|\bvacaciones\b",
        r"\baguinaldo\b|\bcomedor\b|\bvales\b|\bcaja de ahorro\b|\bofrecemos\b|\bse ofrece\b",
    ),
    AnyOf(
        r"\bfull[- ]time\b|\bpart[- ]time\b|\bshifts?\b|\bovertime\b|\bpermanent\b|\bcontract\b",
        r"\b(?:four|five|six|4|5|6)[ -](?:tens|10s|eights|8s)\b|\b(?:forty|40) hours\b",
        r"\bmonday\b|\bnights?\b|\btiempo completo\b|\bmedio tiempo\b|\bturnos?\b|\bhoras extra",
        r"\bhorario\b|\blunes\b|\bjornada\b",
    ),
    AnyOf(
        r"\bapply\b|\bapplicants?\b|\bcandidates?\b|\bresumes?\b|\bhiring\b|\bwalk-ins?\b|\bcall \w+\b",
        r"\breferral (?:system|list|office|hall)\b|\bsign (?:the )?book\b|\bdispatched\b",
        r"\baplicar\b|\bsolicita|\bcandidat|\bcurr[ií]culum\b|\binteresad[oa]s\b|\bcontrata|\bvacante\b",
        r"\bpostul|\bbuscamos\b|\b(?:ando|estoy) buscando\b|\b(?:se ocupan?|ocup(?:o|amos))\b|\bm[aá]nden(?:me)?\b",
    ),
    AnyOf(
        r"\bequal opportunity\b|\beeo\b|\bbackground check\b|\bdrug (?:test|screen)|\bigualdad\b",
        r"\bantidoping\b",
    ),
    AnyOf(
        r"\blicen[cs]e[ds]?\b|\bcertifi|\bjourney(?:man|level|person)\b|\bapprentice|\bdegree\b",
        r"\b(?:CDL|OSHA|EPA|TWIC|MSHA|DOT|NCCCO|ASE|AWS)\b",
        r"\bdiploma\b|\bcard\b|\blicencia\b|\bcarn[eé]t?\b|\bcertificad|\boficial\b|\baprendiz\b|\bt[ií]tulo\b",
    ),
    AnyOf(
        r"\bposition\b|\brole\b|\bjob\b|\bteam\b|\bcrew\b|\bpuesto\b|\bempleo\b|\btrabajo\b|\bequipo\b",
        r"\bcuadrilla\b",
    ),
)
"""Subjects that postings speak of; a text that touches few of them is something else."""


def cues_in(text: str) -> int:
    """How many of the subjects a text touches."""
    return len(subjects_of(text))


def subjects_of(text: str) -> list[int]:
    """Return the subjects that a text speaks of, by their places in `CUES`."""
    small = text.lower()
    return [number for number, cue in enumerate(CUES) if cue.is_in(small)]


JOB_WORD = AnyOf(
    r"\b(?:tech|mechanic|lead|hand|associate|clerk|apprentice|superintendent|intern|mason|custodian|trainee|assistant|attendant|aide|agent|helper|crew)s?\b"
    r"|\bjourney(?:man|men|person|level|worker)s?\b|\bteam members?\b"
    r"|\b(?!(?:member|user|number|order|other|another|after|under|over|ever|never|however|whether|together|either|rather"
    r"|letter|newsletter|paper|center|water|power|offer|customer|summer|winter|river|better|later|super|error|color|door"
    r"|floor|indoor|outdoor|minor|major|(?:septem|octo|novem|decem)ber)s?\b)\w{3,}(?:er|or|ist|ician|smith|man|wright|keeper)s?\b"
    r"|\b(?:t[eé]cnic|mec[aá]nic|oficial|ayudante|encargad|soldador|electricist|plomer|fontaner|alba[ñn]il|chofer"
    r"|operador|carpinter|pintor|instalador|conductor|jefe|auxiliar|operari|aprendiz|maestr|supervisor)\w*\b",
)
"""Endings and nouns of occupations: they tell 'HVAC Technician' from 'Acme Heating & Air'."""

LEGAL_FORM = (
    r"(?:Inc|LLC|L\.L\.C|Ltd|Limited|Corp|Corporation|Company|Co|LLP|LP|GmbH|Pty Ltd|Group"
    r"|Contractors|Construction|S\. ?A\.(?: de C\. ?V| ?S)?|S\. ?L|S\. ?R\. ?L|S\. de R\. ?L\.(?: de C\. ?V)?)\b\.?"
)

FIRM_WORD = AnyOf(
    r"\b(?:inc|llc|ltd|co|corp|company|companies|services?|electric|mechanical|contractors?|contracting|construction"
    r"|constructors|builders?|plumbing|heating"
    r"|fabrication|fabricators|staffing|steel|transport|trucking|freight|logistics|foods|energy|systems|industries"
    r"|industrial|group|solutions|\w*works|masonry"
    r"|roofing|carriers|lines|civil|renewables|power|utilities|manufacturing|machine|tool|mill|mills|marine|shipyard"
    r"|logging|collision|automotive|motors|homes"
    r"|enterprises|partners|associates|brothers|bros|sons|city|county|port|district|unified|cusd|isd|uhsd|university|school"
    r"|hospital"
    r"|department|air|elevator|protection|solar|glass"
    r"|painting|drywall|concrete|paving|excavating|development|components|aerospace|landscaping|cleaning|maintenance"
    r"|supply|warehouse|packing"
    r"|grupo|servicios|constructora|techos|pisos|maderas|remolques|transportes|aceros|talleres|instalaciones"
    r"|industrias|empresa|cia|compañía)\b\.?",
)
"""What the names of companies, agencies and public bodies hold."""

FIRM_BEGIN = re.compile(
    r"(?:techos|pisos|pinturas|jardines|transportes|autotransportes|fletes|remolques|muebles|maderas|aceros|estructuras"
    r"|\w{4,}er[i\u00ed]a|empacadora|enfriadora|distribuidora|constructora|harinera|bodegas?|talleres|grupo|servicios"
    r"|industrias|instalaciones|granjas?|ranchos?|vi[n\u00f1]edos|molinos?|concretos|cimbras|encofrados|climas|frutas"
    r"|tomates|empaques|soldaduras|drywall) (?=(?:de |del |la |las |los |el |y )*[A-Z\u00c1-\u00da\u00d1])",
    re.IGNORECASE,
)
"""How names of firms begin in Spanish: by their trade, as in 'Techos Alvarado'."""

FIRM_END = AnyOf(
    rf"(?:{LEGAL_FORM}|\b(?:company|corporation|contractors?|contracting|constructors|builders|brothers|bros|sons|partners"
    r"|associates|industries|enterprises|systems|solutions|services|group|district|authority|university|college|hospital"
    r"|city|county|union|local \d+|committee|cooperative|staffing|hermanos|hijos)\b"
    r"|\b(?:district|lodge|council|chapter) (?:no\. ?)?\d+)\W*$"
    r"|^(?:city|county|town|state|port|university|department) of\b|\blocal (?:union )?(?:no\. ?)?\d+",
)
"""How such names end, or begin."""
