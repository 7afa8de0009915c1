"""Lines that are a site's rather than a posting's. English and Spanish."""

from functools import lru_cache

from workers.posting.text.patterns import AnyOf

ENDS_POSTING = AnyOf(
    r"application form\W*|online application\W*",
    r"(?:similar|related|recommended|more|other|featured|suggested|nearby) "
    r"(?:jobs|positions|roles|openings|opportunities|postings|searches|listings|vacancies).*",
    r"people also.*|jobs you.*|you (?:may|might) also.*|(?:we.re )?still hiring.*|explore (?:more|other).*jobs.*",
    r"referrals increase.*|see who you know.*|company (?:overview|profile|information)|salary estimates?.*",
    r"voluntary self[- ]identification.*|public burden statement.*|form cc-305.*"
    r"|equal employment opportunity survey.*",
    r"create (?:a )?job alert\W*|get (?:notified|job alerts|new jobs|jobs like).*|be the first to (?:know|apply).*"
    r"|join our talent (?:community|network).*|sign up for job alerts.*",
    r".{0,80}\bsupplemental question(?:s|naire)\W*|all rights reserved.*|(?:next|previous) page\b.*"
    r"|(?:copyright|©).*|unlock job insights\W*",
    r"(?:ofertas|empleos|vacantes|trabajos|puestos) (?:similares|relacionad[oa]s|recomendad[oa]s|parecid[oa]s).*",
    r"(?:otr[oa]s|m[aá]s) (?:ofertas|empleos|vacantes|trabajos|puestos)\b.{0,60}|tambi[eé]n te puede.*",
    r"todos los derechos reservados.*",
    r"crear alerta.*|recib(?:e|ir) (?:ofertas|empleos|alertas).*",
    r"what (?:our )?(?:customers|clients|neighbou?rs) (?:say|are saying).*|(?:customer |client )?(?:testimonials"
    r"|reviews)"
    r"|lo que dicen .*|testimonios\W*|opiniones de .*",
    r"tell us about your .{3,40}|(?:request|get) (?:a|your) (?:free )?(?:quote|estimate|bid|consultation)\W*"
    r"|(?:send|leave|drop) us a (?:message|line|note)\W*|cotiza (?:gratis|tu|con).*|solicit[ae] (?:una "
    r"|tu )?cotizaci[oó]n\W*"
    r"|(?:env[ií]|mand)[ae]nos un mensaje\W*",
    r"(?:latest|news|more|fresh) from (?:the|our) .{2,30}|from (?:the|our) blog\W*|[uú]ltimas? (?:noticias"
    r"|entradas)\W*",
    r"fair (?:&|and) transparent|(?:union|hall|local|lodge) (?:news|notes|meetings?)\W*|next (?:union "
    r"|regular )?meeting\b.*"
    r"|(?:sisters and brothers|brothers and sisters|condolences|in memoriam)\b.*",
    r"recommended skills|jobs like this(?: one)?|your recruiter|hiring insights|job activity|alumni in .{3,40}"
    r"|nearby training .{3,40}|labou?r market (?:snapshot|facts|information)|all \d+ comments"
    r"|questions (?:\w+ )?(?:people )?ask(?: us)?|already working (?:at|for) .{2,60}\?"
    r"|.{2,40} in (?:pictures|the paper)",
    r"(?:\d{1,2}[.)]? )?(?:which|what) (?:statement |of (?:these|the following) )?best describes your .*"
    r"|\d{1,2}[.)] (?:do|have|are|can|will) you .*\?|.* required question",
    r"personas tambi[eé]n (?:buscan|vieron).*|crear una alerta .*|ver todas las ofertas.*"
    r"|¿te gusta esta empresa\W*",
    r"find (?:similar|other|more) (?:jobs|roles|openings).*|acerca de esta p[aá]gina|about this page"
    r"|(?:didn.t|can.t|don.t) (?:find|see) (?:the |a )?(?:right|perfect) (?:job|role|fit|position).*",
)
"""A whole line after which nothing belongs to the posting."""

INVITES = AnyOf(
    r"apply (?:for|to) this (?:job|position|role|posting|opening)(?: online| now| today)?\W*",
    r"(?:quick |easy |1-click )?apply(?: (?:now|online|here|today|with .{1,30}|for [\w-]{2,12}"
    r"|on (?:the )?company (?:web)?site|in .{2,20}"
    r"|by .{2,20}|for (?:the|this) .{2,20}))?\W*",
    r"(?:submit|start|begin) (?:your |an |my )?application\W*|i.m interested\W*|applications? closed",
    r"share this (?:job|posting|position|opening).*|report (?:this )?(?:job|posting|ad|advert|vacancy|listing)\W*",
    r"(?:refer|tell) (?:this job to )?a friend\W*|save (?:this )?job\W*",
    r"(?:post[uú]l(?:ar(?:me|se|te)?|ate|ese)|apli(?:car?|que)|inscribirme|enviar (?:mi )?(?:solicitud|curr[ií]culum))"
    r"(?: ahora| a est[ea] \w+| aqu[ií])?\W*",
    r"(?:denunciar|reportar)(?: est[ea])? (?:empleo|oferta|aviso|vacante)\W*"
    r"|compart(?:ir|e) est[ea] .{0,30}|guardar(?: oferta| empleo)?\W*",
)
"""A whole line that is a button: a posting may go on after it, or be over."""

NOISE_LINE = AnyOf(
    r"back(?: to .{1,40})?|home|menu|next|previous|close|skip to .{1,30}|toggle navigation|return to .{1,40}",
    r"save(?: (?:this )?job)?|saved|share(?: .{0,20})?|print|e-?mail|tweet|facebook|twitter|linkedin|copy link|flag"
    r"|hide",
    r"sign in|log ?in|register|(?:refer|tell) a friend|send (?:this job )?to a friend|new|powered by.{0,30}"
    r"|loading\W*",
    r"qr code link to this post|(?:show|read|see|view) (?:more|less|full description)\W*|view (?:all )?jobs?\W*"
    r"|report",
    r"(?:re)?posted:? .{1,40}|posted|\d+ (?:applicants|views)|(?:active|urgently) hiring|hiring now|updated .{1,30}",
    r"(?:post(?:ing)?|job|req(?:uisition)?|reference|order) ?(?:id|number|no\.?|#)\W*[\w-]{2,20}"
    r"|job \d+ (?:out )?of \d+",
    r"guardar|imprimir|compartir|volver.{0,40}|inicio|siguiente|anterior|iniciar sesi[oó]n|reg[ií]strate|cerrar"
    r"|ver (?:m[aá]s|menos)|mostrar (?:m[aá]s|menos)|leer m[aá]s",
    r"publicad[oa] .{1,40}|hace \d+ (?:d[ií]as?|horas?|semanas?|meses).{0,40}|actualizad[oa] .{1,40}",
    r"id:? ?\d{4,}|palabras clave:.*|visitas:? \d+.*|cargando\W*",
    r"(?:show|view|ver|mostrar) (?:contact|phone|contacto|tel[eé]fono)(?: info(?:rmation)?| number)?",
    r"(?:(?:instagram|facebook|linkedin|twitter|x|tiktok|youtube|map|imprint|privacy(?: policy)?|terms(?: of use)?"
    r"|site ?map|accessibility|contact|home|about)\W+){1,8}"
    r"(?:instagram|facebook|linkedin|imprint|privacy|terms|sitemap)",
    r"(?:all |todas las )?(?:reactions|reacciones):? .{1,60}|me gusta|comentar|responder|like|comment|reply",
    r"(?:follow|like) us(?: on .{1,40})?\W*|s[ií]guenos.{0,40}",
    r"(?:client|company|employer|cliente|empresa)\s*:\s*confiden(?:tial|cial)",
    r"image \d+ of \d+|imagen \d+ de \d+|(?:slide|photo|foto) \d+(?: (?:of|de) \d+)?"
    r"|\d[\d.,]* (?:personas|people|followers|seguidores|comments?|comentarios|shares|likes)"
    r"(?: (?:siguen|follow|like|les gusta) (?:esto|this))?"
    r"|(?:seniority level|(?:entry|associate|mid-senior|director) level)",
)
"""A whole line that is a button or a link of the site, wherever it stands."""

NOISE_SENTENCE = AnyOf(
    r"\b(?:we|this (?:web)?site|(?:and )?its partners|by using this) .{0,40}\buses? .{0,30}cookies\b|cookie policy",
    r"\butilizamos cookies|\beste sitio (?:usa|utiliza) cookies",
    r"\b(?:job details|skills|qualifications|profile|perfil)\b.{0,40}\b(?:align|match|se alinean)\b"
    r"|you must be registered|sign in to (?:view|see)|create an account to",
    r"\b(?:nunca|ning[uú]n\w*|no) .{0,40}\b(?:pag(?:ues|ar)|cobrar(?:te)?|deposit\w+)\b|\bnever pay\b"
    r"|\b(?:resumes|candidates|referrals) from (?:recruit|third|agenc|staffing)"
    r"|\bunsolicited (?:resumes|candidates|referrals)"
    r"|ning[uú]n reclutador|never (?:send|wire) money|bank or credit card details|beware (?:of )?wiring|avoid scams",
    r"by clicking .{0,60}(?:you (?:agree|confirm|consent)|terms)|terms of (?:use|service)|privacy policy"
    r"|política de privacidad|t[eé]rminos y condiciones|aviso de privacidad",
    r"do not (?:contact us|sell(?:\W*$| or share| my| your| personal))|recruiters, please don.t contact"
    r"|software powered by|applicant tracking by",
    r"session (?:will )?(?:time ?out|times out|expires?)|share function is not working|best viewed (?:at|in|with)\b",
    r"^(?:last |page )?(?:printed|updated|modified|generated)\b.{0,20}\d",
    r"\bnot responsible for\b|\breport (?:fraud|abuse)\b",
    r"\b(?:posting|page|site) (?:last )?(?:updated|maintained|printed) (?:by|on)\b|\b(?:return|back) to (?:the )?"
    r"(?:list|search|results|top|all|jobs|job list|vacanc|openings|careers)|\bvolver a\b",
    r"\b(?:unsubscribe|you (?:receive|received|are receiving) this)|\bto stop,? (?:text|reply)|\bdarse de baja\b",
    r"^(?:this )?(?:job|vacancy|posting|position|ad|listing)? ?(?:(?:was|is|has been) )?(?:originally |first )?"
    r"(?:posted|published|advertised|found|listed) (?:on|at|via|through) (?!or before)[\w.-]+(?: [\w.-]+)?\W*$"
    r"|^(?:est[ea] )?(?:vacante|oferta|empleo|aviso)? ?(?:fue )?(?:publicad[oa]|encontrad[oa]) en [\w.-]+\W*$",
    r"^posted:? .{0,20}\d|©|\b(?:site|website|page|photos?|design(?:ed)?|hosted|powered) (?:by|on a)\b|\bmap data\b",
    r"\blic(?:en[cs]e)?\b\W{0,2}(?:no\b\W{0,2}|#)?\d{4,}",
    r"\b(?:help ?desk|webmaster|technical (?:help|support|assistance))\b",
    r"^(?:direct )?message the (?:job poster|hiring|recruiter)|^meet the hiring team|\bread the following guidance\b",
    r"\b(?:m[aá]x(?:imum|imo)?\.?|up to|hasta) \d{1,3} ?mb\b|^(?:\W*gracias por (?:tu|su)|thank(?:s| you) for your)"
    r" (?:mensaje|inter[eé]s|message|submission|inquiry)|\bdrag (?:and|&) drop\b|\bchoose (?:a )?file\b",
    r"\b(?:children.?s|kids.?|christmas|holiday) party (?:is|will|on|\d)|\bcredit union hours\b|^\W*condolences\b"
    r"|\bretirees?.? (?:club|breakfast|luncheon)\b|\byou are visitor\b|^next meeting\b",
    r"\bmust create an account before\b|\bpartners\b.{0,40}\binformation on your device\b|\bget AI-powered advice\b"
    r"|^use AI to \b|\bcookies that are strictly necessary\b|\bcreate (?:a )?job alert\b|\bsee who .{2,60} has hired\b"
    r"|\bhelp us improve by providing feedback\b|^(?:.{0,60}\b)?printer friendly\b|^\W*best of$"
    r"|\b(?:use my (?:indeed|linkedin)|apply using (?:indeed|linkedin))\b|\bvalidity of (?:the )?(?:job )?postings\b"
    r"|\beach (?:location|office|franchise) is independently owned\b|\boffer (?:can ?not|may not) be combined\b"
    r"|\bauxiliary aids\b.{0,40}\brequest|^not your job\?|^\W*required question\W*$",
    r"\bcoinciden con tus (?:preferencias|intereses)\b"
    r"|\bcomp(?:et[ií]s?|ites?|etir) con otr[oa]s \d+"
    r"|\bnever (?:charges?|asks?) (?:job )?(?:applicants|candidates|seekers)\b"
    r"|\b(?:duplican|multiplicar) tus (?:probabilidades|posibilidades)\b"
    r"|\bmensaje directo al anunciante\b|\b(?:oferta|vacante)\b.{0,40}\b(?:den[uú]nciala|rep[oó]rtala)\b"
    r"|^s[ií]guel[ao] y recibe\b|^(?:\W*)hace \d+ ?(?:d|h)\b",
    r"^(?:previous|next|anterior|siguiente)(?: (?:post|entry|article|entrada))?: .|^(?:tagged|filed under|etiquetas:) "
    r"|\byour email address will not be published\b|^required fields are marked\b"
    r"|^(?:family[- ]owned .{0,30}\. )?licensed(?:,| and| &) (?:bonded|insured)\b.{0,30}$|^\W*captcha\b"
    r"|\bbased on \d[\d,.]* salar(?:y|ies)\b",
    r"\bapplication (?:only )?takes (?:\w+ ){1,3}minutes?\b"
    r"|\btakes (?:(?:about|only|just|less|under|than) ){0,2}\w+ minutes? (?:on|from) (?:a|your) (?:phone|computer)\b"
    r"|\bla solicitud (?:solo )?toma (?:\w+ ){1,3}minutos\b",
    r"\brefer a friend (?:and|to) (?:earn|get|receive)\b|\b(?:we can|let us) recommend jobs\b"
    r"|\bupload your r[eé]sum[eé] and (?:we|shops|employers|recruiters)\b"
    r"|^(?:can.t|didn.t|don.t) (?:find|see) (?:the|a|your) (?:right |perfect )?(?:job|role|fit|position)\b"
    r"|\bmarket estimate\b|^compare your (?:skills|profile|education)\b|\bhas not (?:yet )?added (?:a|any|its)\b"
    r"|\bearn your (?:credential|degree|certificate|diploma)\b.{0,20}\b(?:online|months?)\b",
    r"^by (?:continuing|using|browsing)\b.{0,80}\b(?:agree|agreeing|consent|accept)|^know your rights\b"
    r"|\bse alinean con (?:tu|su) (?:perfil|experiencia)\b|^\W*al (?:continuar|navegar|usar)\b.{0,80}\bacepta",
    r"^\$\d+ (?:off\b|(?:\w+ ){1,3}(?:tune-?up|inspection|special|cleaning|discount|coupon)\b)"
    r"|\b(?:five|5) stars!?\W*$|\bmention this (?:ad|coupon|offer)\b",
    r"^(?:inscritos|postulados|candidatos inscritos|applicants|views|visitas)\b.{0,40}\d"
    r"|^\d+ (?:inscrit|postulad|candidat|solicitantes|visitas|applicants|views)|\bemployer estimate\b",
)
"""What a site says about itself, in lines of a sentence or two."""


@lru_cache(256)
def is_noise_sentence(line: str) -> bool:
    """Whether it is one of them. Kept: a page's lines are asked as its blocks, and again as lines of what was read."""
    return NOISE_SENTENCE.search(line)
