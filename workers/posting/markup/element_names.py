"""What authors of pages call the parts of a posting and what stands around it, in ids, classes and data attributes."""

from workers.posting.text.patterns import any_of, mark

_JOB = r"(?:job|posting|position|vacancy|vacante|opening|career|requisition|role|advert|oferta|empleo|puesto)"

DESCRIPTION_CONTAINER = any_of(
    rf"{_JOB}[\W_]{{0,2}}(?:ad)?[\W_]{{0,2}}(?:view|page|open\w*)?[\W_]{{0,2}}"
    r"(?:desc|detail|content|body|post|info|text|summary|section)",
    r"(?:^|[\W_])(?:job|posting)(?:text|body|description|content)",
    r"(?:desc\w*|detalle|texto|cuerpo)[\W_]{0,2}(?:de[\W_]?)?(?:la[\W_]?|del[\W_]?)?(?:oferta|vacante|empleo|puesto)",
    r"(?:^|[\W_])(?:desc(?:ription)?|descripcion)(?:text|body|content)?(?:$|[\W_])",
    r"(?:^|[\W_])ad-(?:comet-)?preview message(?:$|[\W_])",  # what somebody has written in a social network
    r"jobadvert|jv-job-detail|show-more-less-html__markup|bamboorichtext",
)
"""The element that holds the description, over the boards with no other mark."""

NOT_DESCRIPTION = any_of(
    mark(r"header\w*|heading|headline|title|titulo|meta\w*|nav\w*|actions?|buttons?|btns?|footer\w*|location|company"),
    r"(?:header|title|actions|buttons|footer|nav|location)(?:$|[\W_])|header(?:group|container|wrapper|row)",
)
"""What else is named after the job: its heading, facts and buttons."""

TITLE_ELEMENT = any_of(
    r"(?:job|posting|position|vacancy|opening|vacante|oferta|puesto)[\W_]{0,2}"
    r"(?:details?|info|header|post|description|summary|listing|view|page)?[\W_]{0,2}(?:title|headline|name|header$"
    r"|titulo)",
    r"topcard__title|app-title|titulo[\W_]?(?:de[\W_]?)?(?:la[\W_]?)?(?:oferta|vacante|puesto)|requisition[\W_]?title"
    r"|titletextonly|req-?title",
)

COMPANY_ELEMENT = any_of(
    r"(?:company|employer|advertiser|hiring[\W_]?organi[sz]ation|organi[sz]ation|recruiter|empresa|agency)"
    r"[\W_]{0,2}(?:name|nombre)",
    r"nombre[\W_]?(?:de[\W_]?)?(?:la[\W_]?)?empresa",
    r"(?:^|[\W_])(?:hiring[\W_])?(?:company|employer|advertiser|agency|organi[sz]ation|empresa|emp|patron)$",
    r"topcard__org-name|inlineheader-companyname",
)

LOCATION_ELEMENT = any_of(
    r"(?:^|[\W_])(?:job|posting|company|hiring|vacancy)?[\W_]{0,2}(?:locations?|ubicaci[oó]n|localidad)(?:$|[\W_])",
    r"(?:^|[\W_])city[\W_]?state",
    r"(?:^|[\W_])(?:loc|where|place|lugar|city-state|mapaddress)$|companylocation",
)

SURROUNDINGS = any_of(
    mark(r"cookies?|cookie-?\w+|consent|gdpr|ccpa|onetrust|breadcrumbs?\w*|newsletter|subscribe|social|share|sharing"),
    mark(
        r"similar\w*|related\w*|recommend\w*|relacionad\w*|sugerid\w*|side-?bar|modal|popup|toast|snackbar"
        r"|chat(?:bot)?"
    ),
    mark(r"navbar|navigation|nav-?menu|menu|top-?nav|top-?bar|skip(?:-?\w+)?|copyright|legal\w*|disclaimer|notices?"),
    mark(r"sign-?in|login\w*|log-?in-?wall|auth-?wall|register|registro|job-?alerts?|email-?alerts?|talent-?community"),
    mark(r"foot|util(?:ity|ities|s)?|colophon|masthead|top-?strip|ribbon|toolbar|salary-?estimates?|pay-?estimates?"),
    mark(
        r"site-?(?:header|footer|top|bottom|info)|page-?footer|\w*footer|pie(?:-de)?-?pagina|sr-only|visually-?hidden|print-only"
    ),
    mark(
        r"eeoc?|voluntary\w*|self-?id\w*|report|apply-?(?:form|section|panel)|application-?(?:form|section|container)"
    ),
    mark(
        r"banner|promo\w*|coupons?|cupon\w*|testimonials?|testimonios?|reviews?|ads?(?!-(?:comet-)?preview)|adslot|sponsor\w*|advertisement"
    ),
    mark(r"(?:(?:screening|supplemental|application|job)-?)?questions|questionnaire|preguntas"),
    mark(r"news|blog|faqs?|comments?|comment-?(?:area|list|section)|tips|consejos|comentarios"),
    mark(r"videos?|gallery|carousel|slider|people-?also|also-?viewed|more-?jobs|other-?jobs|jobs?-?list|job-?cards?"),
    mark(r"print-?(?:information|qrcode)\w*|qrcode|tsb|avisos?|aviso-?legal|widget-area|salary-?(?:guide|insights?)"),
    mark(r"(?:agency|contact|employer|company)-?(?:info\w*|details?|address|card|box)|about-?us|aboutus"),
    mark(r"message-the-\w+|(?:hiring|recruiting)-team|(?:meet-the-)?recruiters?|find-a-referral|referrals?"),
    r"similarjobs|relatedjobs|otherjobs|recommendedjobs|legalnotice|cookienotice|privacynotice|jobalert",
)
"""What stands around a posting."""
