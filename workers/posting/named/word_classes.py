"""The classes of words by which position and employer are told from what stands around them, in English and Spanish.

All are folded: in small letters, without accents.
"""

import re


def _set(*lines: str) -> frozenset[str]:
    return frozenset(word for line in lines for word in line.split())


ARTICLES = _set(
    "a an the one another el la los las un una unos unas our your their its nuestro nuestra nuestros su sus",
)
PRAISE = _set(
    "experienced skilled qualified motivated reliable dependable full-time part-time fulltime talented",
    "hardworking dedicated good great solid strong real new additional more several few some full part time",
    "licensed certified immediate multiple next certificado calificado responsable experimentado buen buenos",
    "energetic ambitious seasoned",
)
NUMBERS = _set("two three four five six seven eight nine ten dos tres cuatro cinco seis siete ocho nueve diez varios")
SEEKS = _set(
    "seeking seeks seek hiring hire hires need needs wants want looking searching recruiting recruits adding",
    "busca buscan buscamos buscando solicita solicitan solicitamos contrata contratan contratamos contratando",
    "requiere requieren requerimos precisa precisan precisamos necesita necesitan necesitamos ocupa ocupan",
    "ocupamos busco ocupo necesito solicito requiero",
    "selecciona seleccionamos incorporar incorporara recluta reclutando urge urgen abre accepting",
    "invites opening openings opens vacante vacantes vacancy vacancies needing",
)
SOUGHT = _set(
    "needed wanted required solicitado solicitados urgente asap position positions role job jobs opening",
    "openings",
)
AS = _set("as como become de")
AT = _set("at with join joining by about para con en for through via unete sobre")
IN = _set("in near around from to cerca within across throughout outside")
OF = _set("of de del")
AND = _set("and or y o e u &")
IS = _set(
    "is are was were be has have had es son esta estan tiene tenemos somos will would does do hace llevamos",
    "lleva",
)
WHO = _set("who that which whose que quien quienes")
BEHIND = _set("for with to on if when while where after before than under over per por con sin cuando donde si")
WE = _set(
    "we you i he she they it us me this these those there here what how why nosotros usted ustedes te nos le",
    "les se yo tu no not al lo mi must can may should please if also and we're we've we'll you'll you're",
    "you've i'm i've who's it's that's there's here's what's let's they're don't he's she's they've somebody",
    "someone anyone alguien gente",
)
GREETINGS = _set("hey hi hello hola dear attention atencion saludos")
OTHER_PEOPLE = _set(
    "under reports report reporting to supports supporting assist assists assisting help helps helping train",
    "trains training mentor mentors mentoring supervise supervises supervising lead leads leading coordinate",
    "coordinates dirigir supervisar apoyar ayudar reporta depende bajo junto alongside licensed guide teach",
)
FUNCTION = ARTICLES | AT | IN | OF | AND | IS | WHO | BEHIND | WE | GREETINGS | _set("as como")
"""Words that neither begin nor end a name."""
LINKS = _set("and of the for y e de del la las los el & du des von der")
"""Small words that stand inside names of firms."""
LINKS_OF_TITLES = _set("and or of de del y o e u la los las el & en a")

TITLE_LABEL = re.compile(
    r"(?:.*\b)?(?:title|positions?|job|role|hiring|openings?|opportunity|vacancy|wanted|classification|puesto|vacante"
    r"|cargo|plaza"
    r"|titulo|busca|buscan|buscamos|solicita|solicitan|solicitamos|contratando|contrata"
    r"|abierta|categoria|clase|clasificacion|necesita|oferta|empleo|seeking|seeks|looking for)"
)
COMPANY_LABEL = re.compile(
    r"(?:.*\b)?(?:company|employer|contractor|organi[sz]ation|agency|firm|empresa|compania|empleador|contratista|patron"
    r"|business|company name|hiring company|empresa contratante|shop|carrier|dealer)"
)
PLACE_LABEL = re.compile(
    r"(?:.*\b)?(?:location|site|where|place|city|lugar|ubicacion|zona|ciudad|address|direccion|worksite|area|project"
    r"|proyecto|obra|jobsite|department|departamento|division|clients?|customers?|clientes?"
    r"|terminal|plant|branch)"
)
SECTION = re.compile(
    r"(?:(?:minimum|preferred|basic|key|job|essential|general|core|main|your|our|the|what|about|company|additional|principales?)\s+)*"
    r"(?:requirements?|qualifications?|duties|responsibilit\w+|benefits?|pay|wages?|salary|schedule|shift|hours?|summary"
    r"|overview|description|skills?|experience|education|physical|tools?|equipment|scope|apply|how to apply|to apply"
    r"|contact|start|start date|duration|type|status|perks|offer|notes?|must haves?|nice to have|compensation"
    r"|requisitos?|funciones|actividades|ofrecemos|prestaciones|horario|sueldo|salario|beneficios|responsabilidades"
    r"|experiencia|conocimientos|turno|jornada|contrato|pago|informes|interesados|the work|the job|the role|day to day"
    r"|certifications?|certs|licen[cs]es?|safety|work environment|working conditions|definition|deseable|indispensable"
    r"|about us|about the (?:job|role|company|position)|who we are|what you.ll do|what we offer|us|you|we offer|calls?)"
)
"""What stands over a part of a posting, or before a colon in it."""
NOT_IN_TITLES = SEEKS | _set(
    "needed wanted must apply join joining work working your our you we is are will experience experiencia years hour",
    "opportunity career careers license licenses licensed's ability he she per pay paid weekly daily call calls today",
    "intake convocatoria",
    "want need hiring seeks us team's day week month position positions role job jobs candidate candidates posting",
    "somos",
)
NEVER_FIRST = _set(
    "about apply benefits buscamos call calls contact description duties email e-mail job jobs llamar llame",
    "must no overview part pay please qualifications requirements requisitos responsibilities salary scope se",
    "send somos summary text this that these those when where who why what you he she they come stop bring",
    "troubleshoot install repair maintain operate inspect perform assemble diagnose replace unload",
    "walk ask drop visit if for with and or but because since join hiring now order requisition announcement",
)
"""With these a sentence or a heading begins, never a firm's name."""
OF_ADVERTISING = _set(
    "now hiring help wanted job jobs career careers opportunity opportunities immediate openings opening",
    "urgent available position positions apply today full part time shift shifts night nights day days weekend",
    "weekends turno turnos noche dia urgente contratando vacante vacantes empleo empleos oferta remote travel",
    "local home daily monday tuesday wednesday thursday friday saturday sunday lunes martes miercoles jueves",
    "viernes sabado domingo january february march april may june july august september october november",
    "december union non-union temporary permanent contract hourly salary weekly req requisition posting ad",
    "description summary overview department location shop field plant yard office site project crew team dept",
    "maintenance production operations please note yes hi hello hola bilingual spanish english ingles espanol",
    "required preferred se busca solicita signatory nationwide regional bonus benefits pay rate class level",
    "grade",
)
"""Words that advertisements are made of; a part made only of them is no name."""
CREDENTIALS = re.compile(
    r"(?:osha|epa|cdl|nfpa|twic|aws|asme|nccco|msha|dot|nec|ase|api|iso|ged|cpr|ppe|nate|ibew|ua|iuoe|gwo|cmms|plc|cnc"
    r"|mig|tig|hvac|hvacr|fcaw|gmaw|gtaw|smaw|loto|rtu|rtus|scada|pto|eoe|dfwp|usa|abs|dpf|6g|3g|nccer|i-car|sap|wms"
    r"|w2|per|diem|am|pm|hr|ft|mon|fri|sat|sun|401k|ojt|usd|mxn|dc-3|imss|infonavit)"
)
ONE_OF_US = re.compile(
    r"(?:compan(?:y|ies)|compania|contractors?|manufacturer|fabricator|provider|leader|firm|business|supplier|shop"
    r"|distributor|shipyard|carrier|empresa|contratista|subcontratista|fabricante|lider|taller|outfit|dealer(?:ship)?"
    r"|mill|builder|subcontractor|utility|cooperative|co-op|cuadrilla|family|specialist|agency|independent)"
)
"""What a sentence says that an employer is."""
FIRMS_AGENTS = re.compile(
    r"(?:erectors|fabricators|haulers|movers|riggers|builders|constructors|carriers|masons|roofers|plumbers|painters"
    r"|millwrights|electricians|framers|contractors|growers|packers|installers|machinists|engineers|welders|drillers)"
)
"""Those who do a work, as firms of them are called, and as advertisements call for them."""
UNIONS = _set("local lodge union")
"""With these words the name of a union goes on behind a trade."""
