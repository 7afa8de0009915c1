"""The words by which pages name things: what is a posting, what surrounds it, and what stands in its way."""

import re


def _any_of(*patterns: str) -> re.Pattern[str]:
    return re.compile("|".join(f"(?:{pattern})" for pattern in patterns), re.IGNORECASE)


def _mark(pattern: str) -> str:
    """A word of an id or class: whole, between its hyphens, underscores or blanks."""
    return rf"(?:^|[\W_])(?:{pattern})(?:$|[\W_])"


DESCRIPTION_CONTAINER = _any_of(
    r"(?:job|posting|position|vacancy|opening|career|requisition|role|advert)[\W_]{0,2}(?:ad)?[\W_]{0,2}"
    r"(?:desc|detail|content|body|post|info|text|summary|section)",
    r"(?:^|[\W_])(?:job|posting)(?:text|body|description|content)",
    r"jobadvert|jv-job-detail|show-more-less-html__markup",
)
"""Ids, classes and data attributes of the element that holds the description, over the boards with no other mark."""

TITLE_ELEMENT = _any_of(
    r"(?:job|posting|position|vacancy|opening)[\W_]{0,2}(?:detail|info|header|post)?[\W_]{0,2}(?:title|headline|name)",
    r"topcard__title|app-title",
)

COMPANY_ELEMENT = _any_of(
    r"(?:company|employer|advertiser|hiring[\W_]?organi[sz]ation|organi[sz]ation|recruiter)[\W_]{0,2}name",
    r"(?:^|[\W_])(?:employer|advertiser)$",
    r"topcard__org-name|inlineheader-companyname",
)

SURROUNDINGS = _any_of(
    _mark(r"cookies?|consent|gdpr|onetrust|breadcrumbs?|newsletter|social|share|sharing|copyright|skip"),
    _mark(r"similar|related|recommend\w*|sidebar|modal|popup|toast|chat(?:bot)?|navbar|navigation|menu"),
    _mark(r"sign-?in|login|job-?alerts?|talent-?community|site-?(?:header|footer)|sr-only|visually-?hidden"),
    _mark(r"eeoc|report|apply-?(?:form|section)|application-?form"),
)
"""Ids and classes of what stands around a posting."""

ENDS_POSTING = _any_of(
    r"apply (?:for|to) this (?:job|position|role|posting)\W*",
    r"apply now\W*|submit (?:your |an )?application\W*|application form\W*",
    r"(?:similar|related|recommended|more|other|featured) (?:jobs|positions|roles|openings|opportunities|postings).*",
    r"people also.*|jobs you.*|you (?:may|might) also.*",
    r"voluntary self[- ]identification.*|public burden statement.*",
    r"create (?:a )?job alert\W*|get (?:notified|job alerts).*|join our talent (?:community|network).*",
    r"share this (?:job|posting).*|report (?:this )?(?:job|posting|ad|advert).*",
    r"all rights reserved.*|(?:copyright|©).*|unlock job insights\W*",
)
"""A whole line after which nothing belongs to the posting."""

NOISE_LINE = _any_of(
    r"(?:quick |easy )?apply(?: (?:now|online|here|today|on company (?:web)?site))?\W*|apply for (?:this )?job\W*",
    r"back(?: to .{1,40})?|home|menu|next|previous|close|skip to .{1,30}|toggle navigation",
    r"save(?: job)?|saved|share(?: .{0,20})?|print|e-?mail|tweet|facebook|twitter|linkedin|copy link",
    r"sign in|log ?in|register|refer a friend|new|powered by.{0,30}|loading\.*|qr code link to this post",
    r"(?:show|read|see) (?:more|less)\W*|view (?:all )?jobs?\W*|report",
)
"""A whole line that is a button or a link of the site, wherever it stands."""

CUES = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        r"\bresponsibilit|\bduties\b|\bwhat you.ll\b|\byou will\b",
        r"\bqualif|\brequire[ds]?\b|\brequirements?\b|\bmust (?:have|be)\b|\bpreferred\b",
        r"\bexperienced?\b",
        r"\bskills?\b|\bability to\b|\bknowledge of\b",
        r"\bsalary\b|\bwages?\b|\bhourly\b|\bper hour\b|\bpay\b|\bcompensation\b|/ ?hr\b",
        r"\bbenefits\b|\b401\(?k\)?|\binsurance\b|\bpaid time off\b|\bpto\b",
        r"\bfull[- ]time\b|\bpart[- ]time\b|\bshifts?\b|\bovertime\b|\bpermanent\b|\bcontract\b",
        r"\bapply\b|\bapplicants?\b|\bcandidates?\b|\bresume\b|\bhiring\b",
        r"\bequal opportunity\b|\beeo\b|\bbackground check\b|\bdrug (?:test|screen)",
        r"\blicen[cs]e[ds]?\b|\bcertifi|\bjourney(?:man|level|person)\b|\bapprentice|\bdegree\b|\bdiploma\b",
        r"\bposition\b|\brole\b|\bjob\b|\bteam\b",
    )
)
"""Subjects that postings speak of; a text that touches few of them is something else."""

GENERIC_HEADING = re.compile(
    r"(?:(?:job|career|current|open|our|all|available|employment|work|new)\W+)*"
    r"(?:jobs?|careers?|postings?|openings?|opportunit(?:y|ies)|vacanc(?:y|ies)|positions?|employment|roles?|details?"
    r"|description|listings?|search|home|overview|welcome|hiring|apply|about(?: us| the (?:job|role|company))?"
    r"|join (?:us|our team)|work with us|we.?re hiring|job (?:details|description|summary)|the (?:job|role)|untitled"
    r"|cookies?.*|sign in|log ?in)",
    re.IGNORECASE,
)
"""A heading or page title that names the page's kind, not the job."""

SECTION_HEADING = _any_of(
    r"about (?:us|the|our|this)|who we are|what (?:you|we)|why |how |our (?:mission|values|team|culture)",
    r"(?:(?:key|essential|minimum|preferred|basic|main|required|additional) )*"
    r"(?:responsibilit|qualifi|requirement|duties|skills|benefits|compensation|summary|overview|perks)",
    r"experience\b|education\b|contact|location|pay\b|salary|schedule|equal|nice to have",
    r"job (?:summary|description|overview|details|duties|responsibilities|requirements)",
    r"position (?:summary|overview|description)|you (?:may|will|have)|come work|apply|share|related|similar",
)
"""How headings within a posting begin."""

JOB_WORD = _any_of(
    r"\b(?:tech|mechanic|lead|hand|associate|clerk|apprentice|superintendent)s?\b",
    r"\bjourney(?:man|person|level|worker)s?\b",
    r"\b\w{3,}(?:er|or|ist|ician|smith|man|wright|keeper)s?\b",
)
"""Endings and nouns of occupations: they tell 'HVAC Technician' from 'Acme Heating & Air'."""

LEGAL_FORM = (
    r"(?:Inc|LLC|L\.L\.C|Ltd|Limited|Corp|Corporation|Company|Co|LLP|LP|PLC|GmbH|Pty Ltd|Group"
    r"|Contractors|Construction)\b\.?"
)

# Sites that carry other people's postings: their name is never the employer's.
BOARDS = frozenset(
    {
        *("adp", "adzuna", "applytojob", "ashby", "ashbyhq", "bamboohr", "breezy", "calcareers", "caljobs"),
        *("careerbuilder", "careerone", "constructionjobs", "craigslist", "dice", "eightfold", "flexjobs"),
        *("glassdoor", "google", "governmentjobs", "greenhouse", "higheredjobs", "icims", "indeed", "jazzhr"),
        *("jobscore", "jobvite", "jooble", "jora", "lever", "linkedin", "monster", "myworkdayjobs", "neogov"),
        *("oraclecloud", "paycom", "paylocity", "personio", "phenom", "pinpoint", "recruitee", "roadtechs"),
        *("seek", "simplyhired", "smartrecruiters", "snagajob", "successfactors", "talent", "taleo", "teamtailor"),
        *("ukg", "ultipro", "usajobs", "welcometothejungle", "workable", "workday", "ziprecruiter"),
    }
)

STANDS_IN_THE_WAY = _any_of(
    r"captcha|are you (?:a )?(?:human|robot)|verify (?:that )?you(?:'| a)re (?:a )?human|not a robot",
    r"unusual (?:traffic|activity)|checking your browser|just a moment|access (?:to this page has been )?denied",
    r"enable (?:javascript and )?cookies to continue|request (?:was )?blocked|attention required|security check",
    r"pardon our interruption|additional verification required",
    r"(?:sign|log) ?in (?:to|and) (?:view|see|continue|read)|(?:please|must|need to) (?:sign|log) ?in",
    r"join (?:now )?to (?:view|see)",
)

LOGIN_PATH = re.compile(r"/(?:authwall|checkpoint|log-?in|sign-?in|sso|auth)(?:[/._-]|$)", re.IGNORECASE)

CLOSED = re.compile(
    r"(?:job|position|posting|vacancy|role|listing|opening|requisition|advert\w*|page)\b.{0,40}"
    r"(?:no longer (?:available|active|accepting|open|exists?|listed|posted)"
    r"|has (?:been filled|expired|closed|been removed|been closed)|is (?:closed|expired|not available)"
    r"|(?:could not|cannot|can.t|couldn.t) be found|not found)",
    re.IGNORECASE,
)
