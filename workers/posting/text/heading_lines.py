"""Headings that tell what follows them: a posting's own section, or something that isn't its. English and Spanish."""

import re

from workers.posting.text.patterns import AnyOf, any_of

ABOUT_FIRM_HEADING = any_of(
    r"our (?:work|projects?|customers|clients|services|locations|shop|team|crew|community|neighbou?rhoods?)",
    r"(?:nuestros |nuestras )?(?:servicios|proyectos|clientes|obras)|where we work|(?:our )?service areas?",
)
"""A heading over what a firm says of itself: the posting's where it speaks to the person who is sought."""

SPEAKS_TO_APPLICANT = any_of(
    r"\byou(?:.ll|.d| will| work| build| run| learn| would)\b|\byour (?:day|week|job|role|shift"
    r"|crew|route|truck|work)s?\b",
    r"\b(?:vas a|trabajar[aá]s|har[aá]s|tendr[aá]s|tu (?:trabajo|jornada|turno|ruta))\b",
)

ABOUT_HEADING = any_of(r"(?:about|acerca de|sobre|conoce a) .{2,60}|(?:company|employer) (?:facts|details|snapshot)")
"""A heading over what the employer says of itself, or over a board's card of facts about it."""

FACT_ABOUT_FIRM = any_of(
    r"industry|sector|(?:company )?size|headcount|employees|founded(?: in)?|year founded|headquarters|hq|revenue"
    r"|(?:company )?(?:website|type)|specialties|industria|giro|tama[ñn]o|empleados|fundada(?: en)?|sede|sitio web"
)
"""The label of such a fact."""

FOREIGN_HEADING = AnyOf(
    r"(?:similar|related|recommended|other|more|featured|suggested|nearby|latest|recent) (?:\w+ )?"
    r"(?:jobs?|positions|roles|openings|opportunities|postings|searches|vacancies|listings|news|posts|articles)\b.*",
    r"people (?:also|who) .*|jobs you.*|you (?:may|might) also.*|(?:we.re )?still hiring.*|trending.*",
    r"what (?:our )?(?:customers|clients) (?:say|are saying).*|(?:customer|client) (?:reviews|testimonials).*"
    r"|reviews",
    r".{2,60} reviews|company (?:overview|profile|information)|salary estimates?|ratings?.*",
    r"videos? to watch|(?:photo )?gallery|follow us.*|connect with us.*|share(?: this)?(?: \w+)?|link to this job",
    r"more (?:from|at|by) .{2,60}|m[aá]s (?:de|en) .{2,60}|leave a (?:reply|comment)"
    r"|deja (?:un comentario|una respuesta)|need .{3,30} (?:made|done|fixed|repaired|built|installed|help|service)\?"
    r"|free (?:estimates?|quotes?|inspections?)|presupuestos? (?:gratis|sin costo)"
    r"|(?:request|book|schedule) (?:an? |your )?(?:free )?(?:quote|service|estimate|appointment|inspection|visit)\b.*"
    r"|(?:drop|leave|deja) (?:us )?(?:your|tu) (?:r[eé]sum[eé]|cv|curr[ií]culum)"
    r""
    r"|(?:cookie|privacy) (?:settings|preferences)"
    r"|we value your privacy|(?:get|receive) (?:email )?updates|empresas destacadas|featured (?:employers|companies)",
    r"introduce yourself|get matched|know some(?:one|body) .{3,40}|links related to .*"
    r"|find (?:similar|other|more) jobs.*"
    r"|(?:about|acerca de) this page|acerca de esta p[aá]gina|need help finding .*"
    r"|(?:ready|want) to (?:apply|join|build|work|start) .{0,40}\?|think you.{1,20}fit\?",
    r"labou?r market (?:facts|information)|.{2,60} salary|salary (?:guide|insights|comparison).*|job insights",
    r"(?:newsletter|subscribe).*|(?:create (?:a )?)?job alerts?.*|get job alerts.*|contact (?:form|us)|site map",
    r"apply for this (?:job|position)\b.*|(?:online )?application(?: form)?|voluntary.*|questions"
    r"|supplemental questions"
    r"|screening questions|required questions?",
    r"(?:weather|news|events|blog|quick links|resources|recent posts|categories|archives)\b.*",
    r"be the first to know.*|join (?:our|the) talent.*|recently viewed.*|options|companies hiring.*|browse .*"
    r"|popular .*",
    r"(?:ofertas|empleos|vacantes|trabajos|puestos|b[uú]squedas) (?:similares|relacionad[oa]s|recomendad[oa]s).*",
    r"(?:otr[oa]s|m[aá]s) (?:ofertas|empleos|vacantes|trabajos|puestos)\b.*|acerca de .{2,80}|opiniones.*|noticias.*",
    r"testimonios|lo que dicen.*|s[ií]guenos.*|enlaces.*|preguntas",
    r"our (?:reviews|blog|news|gallery)",
    r"(?:latest|news|fresh) from (?:the|our) .*|from (?:the|our) blog.*|[uú]ltimas? (?:noticias|entradas).*"
    r"|fair (?:&|and) transparent|tell us about your .{3,40}|cotiza .*|solicit[ae] (?:una |tu )?cotizaci[oó]n"
    r"|(?:send|leave|drop) us a .*|(?:env[ií]|mand)[ae]nos un mensaje.*|the hiring team|hiring manager",
    r"life at .{2,60}|get directions.*|(?:base )?pay range.*provided by.*|pros and cons.*|.*\bestimates?",
    r"(?:ofertas|empleos|vacantes|trabajos|puestos) que (?:te|le) .*|.*\bf[oó]rmate\b.*|cursos .*",
    r"(?:fresh|newest|new) (?:jobs|listings|openings).*|(?:share|email|print) this (?:job|page|posting).*",
    r".* also viewed|.*\bnear (?:you|me)|upcoming .*"
    r"|(?:community |union |member )?(?:calendar|meetings)\b.*",
    r"your (?:future )?(?:colleagues|teammates|co-?workers)|meet (?:the|our|your) .*"
    r"|comments?(?: \(?\d+\)?)?|comentarios",
    r"(?:hear from|what) (?:our |the )?(?:customers|clients|neighbou?rs|homeowners|members|people)\b.*"
    r"|in the news|faqs?|(?:profile|match|skills?) insights.*|(?:notice|note) to .*(?:agenc|recruiters|search firms).*"
    r"|agency notice|consejos .*|(?:interview|job search|resume) (?:tips|advice).*|unsolicited .*"
    r"|(?:visiting|office|store|business|opening) hours|our specials?"
    r"|(?:latest |news |notes )?from (?:the|our) (?:journal|newsroom|gallery|archive|field|feed)\b.*"
    r"|(?:visit|tour) (?:us|the|our) .*"
    r"|(?:stay|keep|get) in touch|stay connected|your (?:contact|recruiter)|(?:tu|su) contacto"
    r"|frequently asked questions|preguntas frecuentes|get (?:a|your) (?:free )?(?:quote|estimate|bid)\b.*",
)
"""A heading whose section, with all that stands under it, isn't the posting's."""

GENERIC_HEADING = re.compile(
    r"(?:(?:job|career|current|open|our|all|available|employment|work|new|full|search)\W+)*"
    r"(?:jobs?|careers?|portal|postings?|openings?|opportunit(?:y|ies)|vacanc(?:y|ies)|positions?"
    r"|employment|roles?|details?"
    r"|description|listings?|search|home|overview|welcome|hiring|recruitment"
    r"|apply|about(?: us| the (?:job|role|company|position))?"
    r"|join (?:us|our (?:team|crew))|work with us|we.?re hiring|job (?:details|description|summary|order.{0,12})"
    r"|apprentice(?:ship)? (?:openings?|opportunit(?:y|ies)|intake|interviews?)|open calls|(?:job |work )?calls"
    r"|dispatch(?: list)?|referrals|(?:join|come) .{2,60}"
    r"|the (?:job|role|position)|untitled|cookies?.*|sign in|log ?in|external"
    r"|job opportunities?|sorted by .*|.{2,60} (?:jobs|empleos|vacantes))"
    r"|(?:jobs?|work|positions?) available"
    r"|(?:careers?|jobs?|work|working|employment|job openings|opportunities|empleos?|trabajos?|chambas?|carreras)"
    r" (?:at|with|for|en|con) .+"
    r"|(?:bolsa de trabajo|empleos?|ofertas? de (?:empleo|trabajo)|vacantes?|trabajos?|trabaj[ae] con nosotros|inicio"
    r"|[uú]nete(?: a nuestro equipo| al equipo)?|carreras|oportunidades(?: de empleo)?|estamos contratando"
    r"|[uú]n[ae]se (?:a|al|con) .+|(?:s[eé]|forma|forme|sea) parte de .+|[uú]nete (?:a|al|con) .+"
    r"|(?:buscamos|necesitamos|se busca|se solicita) (?:gente|personal|talento)\b.*|.*\bout of work list\b.*"
    r"|.*\b(?:job|work|dispatch) (?:calls?|line)\b.*|(?:be|become) (?:a )?part of .+|grow with us|help wanted"
    r"|.{0,40}equal opportunity employer.{0,40}|invites applications.*"
    r"|(?:find|browse|search)(?: all)? (?:work|jobs)"
    r"|(?:job|posting|position|vacancy|req(?:uisition)?|vacante|oferta|call)\W*(?:id|no\.?|number|n[u\u00fa]m\w*)?\W*\d[\d-]{2,}"
    r"|(?:\w+,? )?(?:\d{1,2} (?:de )?[^\W\d]{3,10}\.?|[^\W\d]{3,9}\.? \d{1,2}),?"
    r"(?: (?:de )?\d{4},?)? (?:at|a las) \d{1,2}:\d\d.{0,6}"
    r"|(?:la )?(?:oferta|vacante)|el puesto|descripci[oó]n.*|detalles?.*|puestos disponibles|solicitud de empleo)",
    re.IGNORECASE,
)
"""A heading or page title that names the page's kind, not the job."""

SECTION_HEADING = any_of(
    r"about (?:us|the|our|this|you)|who (?:we are|you are|fits)|what (?:you|we|to expect)|why |how |our "
    r"(?:mission|values|team|culture)|day to day|day-to-day|typical|in this role",
    r"(?:(?:key|essential|minimum|preferred|basic|main|required|additional|job|core|major|general|typical) )*"
    r"(?:responsibilit|qualifi|requirement|duties|skills|benefits|compensation|summary|overview|perks|functions"
    r"|schedule)",
    r"experience\b|education\b|contact|location|pay\b|salary|wages?\b|schedule|shift|equal|nice to have|bonus"
    r"|must have",
    r"job (?:summary|description|overview|details|duties|responsibilities|requirements|type|order)",
    r"position (?:summary|overview|description|purpose|objective)"
    r"|you (?:may|will|have|need|must|bring)|to (?:qualify|apply)|come work"
    r"|apply|share|related|similar|posted|work(?:ing)? (?:conditions|schedule|description|hours)|examples of"
    r"|physical",
    r"(?:principales |otras )?(?:responsabilidades|funciones|requisitos|beneficios|prestaciones|actividades|tareas"
    r"|ofrecemos|horario|sueldo|salario|pago|experiencia|requerimientos|habilidades|conocimientos|contacto"
    r"|ubicaci[oó]n)",
    r"(?:qu[eé] |c[oó]mo |nosotros |sobre |acerca |te |se (?:ofrece|requiere|pide|valora|necesita:)|lo que |perfil"
    r"|interesad[oa]s)",
    r"scope\b|hours\b|rates?\b|to (?:clear|take)\b|knowledge|supplemental|the (?:work|job|position|role"
    r"|opportunity|pay|crew|trade|craft)|perks|extras"
    r"|conditions|calls open",
)
"""How headings within a posting begin."""

POSTING_SECTION = any_of(
    r"(?:(?:key|essential|minimum|preferred|basic|main|required|additional|job|core|major|general|typical|your) )*"
    r"(?:responsibilit|qualifi|requirement|duties|skills|benefits|compensation|functions|schedule|wage|pay\b|perks)",
    r"what (?:you.ll|you will|you|we) (?:do|need|bring|have|offer|get|pay|are looking)|how to apply|to apply"
    r"|you(?:.ll)? (?:need|bring|will|have|get|do)\b|your (?:days?|week|role|job)\b"
    r"|what (?:\w+ ){1,3}(?:do(?:es)?|gets?|needs?|offers?|pays?|takes|brings?)$"
    r"|who (?:may|can|should) apply|must have|nice to have|who (?:fits|you are)"
    r"|work(?:ing)? (?:conditions|schedule|hours)"
    r"|examples of|physical|(?:knowledge|experience|education)\b|day to day|the work"
    r"|(?:the )?(?:selection|examination|testing|interview)s?(?: (?:process|procedure|plan|method))?$",
    r"(?:principales |otras )?(?:responsabilidades|funciones|requisitos|beneficios|prestaciones|actividades|ofrecemos"
    r"|horario|sueldo|requerimientos|habilidades|conocimientos)|qu[eé] (?:har[aá]s|vas a|pedimos|ofrecemos)"
    r"|se ofrece",
)
"""How the headings begin that only a posting's own sections have."""

APPLY_HEADING = any_of(
    r"(?:how |where )?to apply|apply\b|appl(?:ication|ying)\b.{0,20}"
    r"|c[oó]mo (?:aplicar|postular|solicitar)|interesad[oa]s",
)
"""How the last section of many postings begins."""

NUMBER_LABEL = any_of(
    r"(?:(?:job )?(?:announcement|order)|job|requisition|req|position|posting|vacancy|reference|control|opening)"
    r" ?(?:id(?:entification)?|number|no\.?|#|code)s?\s*:?",
    r"(?:n[uú]mero|clave|folio|id) (?:de )?(?:la )?(?:vacante|oferta|empleo|puesto)\s*:?",
)
"""The label of a number by which a site keeps its postings."""
