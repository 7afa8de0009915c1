"""What a page calls itself, and titles without what sites put around them."""

import re
from functools import lru_cache

from workers.posting.markup.tree import Element
from workers.posting.name_forms.boards import is_board
from workers.posting.name_forms.places import STATE_CODE, TOWN, without_place
from workers.posting.name_forms.title_words import says_position
from workers.posting.text.clean_text import clean_line
from workers.posting.text.heading_lines import GENERIC_HEADING, SECTION_HEADING
from workers.posting.text.subjects import JOB_WORD

_SEPARATORS = re.compile(r"\s+[|\u2013\u2014\u00b7\u2022:-]\s+|\s+[@]\s+|\s*[|]\s*")
_WRAPPED = (
    re.compile(r"^job application for (?P<title>.+?) at .+$", re.IGNORECASE),
    re.compile(r"^.{2,80}? (?:is )?hiring(?: an?| for)? (?P<title>.+?)(?: in [A-Z].*)?$"),
    re.compile(r"^(?P<title>.+?) jobs? (?:in|at|near|with) .+$", re.IGNORECASE),
    re.compile(r"^(?P<title>.+?) in [A-Z][^|]{2,40}, [A-Z]{2}\b.*$"),
    re.compile(
        r"^(?:oferta de (?:trabajo|empleo)|empleo|trabajo|vacante)(?:\s*:| de"
        r"| para)\s*(?P<title>.+?)(?: en [A-Z\u00c1-\u00da].*)?$",
        re.IGNORECASE,
    ),
    re.compile(r"^(?P<title>.+?) en [A-Z\u00c1-\u00da][^|]*$"),
    re.compile(r"^(?P<title>.+?) (?:at|@) [A-Z0-9].*$"),
    re.compile(
        r"^(?:(?:job |position )?title|job|position|(?:now |we.?re )?hiring)\s*[:\u2013-]\s*(?P<title>.+)$",
        re.IGNORECASE,
    ),
)
ANNOUNCES = re.compile(
    r"^(?:(?:now |we.?re |we are |currently )?hiring|help wanted|wanted|needed|looking for"
    r"|job (?:opening|title|description|announcement|posting|bulletin)"
    r"|position(?: title)?|classification|vacante|se (?:busca|solicita|necesita|requiere|ocupa)n?"
    r"|buscamos|solicitamos|necesitamos|oferta(?: de)? (?:trabajo|empleo)"
    r"|empleo|puesto)"
    r"\s*[:!\u2013-]\s*",
    re.IGNORECASE,
)
"""How a line begins that announces a job, before its title."""
_CLEANED = (
    re.compile(r"\s*[-\u2013|]\s*job (?:post|posting|details|opening|description)$", re.IGNORECASE),
    re.compile(
        r"\s*[-\u2013|]?\s*\(\s*(?:req(?:uisition)?\.?\s*)?#?\s*[A-Z]{0,4}-?\d{4,}[A-Z]{0,2}\s*\)$", re.IGNORECASE
    ),
    re.compile(r"\s*[-\u2013|]?\s*\(\s*#?(?!20\d\d-(?:20)?\d\d\b)\d{2,4}-\d{3,6}\s*\)$"),
    re.compile(
        r"\s*[-\u2013|]\s*(?:req(?:uisition)?|job)\.?\s*(?:id|no\.?)?\s*#?:?\s*[A-Z]{0,4}-?\d{3,}$", re.IGNORECASE
    ),
    re.compile(
        r"\s*[-\u2013|,(]?\s*(?:job|req(?:uisition)?|posting|position|vacancy)\.?\s?(?:id|no\.?|number|#)\W{0,3}[\w-]{0,12}\d[\w-]{0,12}\)?$",
        re.IGNORECASE,
    ),
    ANNOUNCES,
    re.compile(r"^view full version\s*:\s*", re.IGNORECASE),
    re.compile(r"^(?:\[[\w-]{2,20}\]\s*)?(?:(?:fwd?|re)\s*:\s*)+", re.IGNORECASE),
    re.compile(r"^[\[(](?:hiring|job|now hiring|for hire|oferta|vacante)[\])]\s*", re.IGNORECASE),
    re.compile(rf"(?<=\w),\s+{TOWN} {STATE_CODE}$"),
    re.compile(r"^(?:apply (?:for|to)|job application for)\s+(?=[A-Z])"),
    re.compile(
        r"(?<=\w)\s+(?:is |are )?(?:wanted$|needed$(?-i:(?<=NEEDED))|(?:wanted|needed)"
        r"(?:\s*[!:]+.*|\s+(?:[-\u2013|]|(?:in|at|near|for|asap|now|immediately|today|urgently|on)\b).*)$)",
        re.IGNORECASE,
    ),
    re.compile(r"(?<=\w)\s+(?:se (?:busca|solicita|necesita|requiere)n?|(?:now |is )?hiring now)\s*!*$", re.IGNORECASE),
    re.compile(
        r"\s*[-\u2013\u2014|,(]\s*(?:\d{1,2}|un[ao]|dos|tres|cuatro|cinco|two|three|four|five|six|multiple|several|varias)"
        r" (?:vacantes?|vacanc(?:y|ies)|plazas?|lugar(?:es)?|puestos?|openings?|positions?|spots?|hands)\b.*$",
        re.IGNORECASE,
    ),
    re.compile(
        r"\s*[-\u2013\u2014|,(!]\s*(?:para ya|urgente?|urgently hiring|hiring (?:now|immediately)|asap|inmediato"
        r"|immediate (?:start|hire|openings?)|(?:up to |from |desde |hasta )?\$\s?\d).*$",
        re.IGNORECASE,
    ),
    re.compile(r"(?<=\w)\s+(?:new|job|posting|opening|position|vacancy|vacante)$", re.IGNORECASE),
)
"""What sites put around a title."""
ORNAMENT = re.compile(r"^[\u2190-\u2bff\ufe0f\U0001f000-\U0001faff\s]+|[\u2190-\u2bff\ufe0f\U0001f000-\U0001faff\s]+$")
"""Arrows, stars and small pictures."""
_PICTURES = re.compile(
    r"\s*[\u203c\u2049\u2600-\u27bf\u2b50-\u2b55\U0001f000-\U0001faff]"
    r"[\ufe0f\u200d\u2600-\u27bf\U0001f000-\U0001faff\s]*"
)
"""Between what people put in one line of a post: the call, the job, the town, the pay."""
_FILE_NAME = re.compile(
    r"\.(?:docx?|pdf|odt|rtf|xlsx?|indd|pages|pub|html?)$"
    r"|\bcopy of\b|^copia de |[\s(_-](?:rev(?:ision)?\.? ?\d+|v\d+(?:\.\d+)?|final|draft|copy|copia|borrador)\)?$",
    re.IGNORECASE,
)
"""What programs put in the place of a title."""
_STEPS = re.compile(r"\s+(?:[/>\u00bb\u203a\u2192]|>>)\s+")
_WAYS_DOWN = re.compile(r"\s(?:>>?|\u00bb|\u203a|\u2192)\s")
_FEWEST_WAYS_DOWN = 2
"""Signs of a way down that no title has; one alone may part a job from its group."""
_LINK_NUMBER = re.compile(r"\[\d{1,3}\]")
"""What browsers that show text alone put before a link."""
_FEWEST_STEPS = 1
_QUESTION = re.compile(r"(?:what|who|how|why|when|where|qu[eé]|qui[eé]n|c[oó]mo)\b", re.IGNORECASE)


@lru_cache(128)
def clean_title(title: str) -> str:
    """Return a title without what the site put around it: '- job post', a number in parentheses, 'Now hiring:'.

    Kept, since a page says its title in many places, and each of them is asked.
    """
    title = _between_pictures(ORNAMENT.sub("", title.strip(" *=_~#\u2022")))
    for around in _CLEANED:
        title = around.sub("", title).strip() or title
    bare = without_place(title)
    return bare if JOB_WORD.search(bare) else title


def _between_pictures(line: str) -> str:
    """'Plumber wanted' of 'Plumber wanted (a wrench) Norfolk': the one part of a line that names a job."""
    parts = [part for part in map(str.strip, _PICTURES.split(line)) if part]
    named = [part for part in parts if says_position(part)] or [part for part in parts if JOB_WORD.search(part)]
    return named[0] if len(named) == 1 < len(parts) else line


def titles_of_page(page: Element) -> list[str]:
    """Return og:title, twitter:title and <title>, as they stand."""
    found = page.xpath("//meta[@property='og:title' or @name='og:title' or @name='twitter:title']/@content")
    found += page.xpath("//head/title/text()")
    return [title for title in (clean_line(str(text)) for text in found) if title and not is_file_name(title)]


def parts_of_title(page_title: str) -> list[str]:
    """'Job Application for Welder at Acme' -> ['Welder']; 'Welder | Reno | Acme' -> its three parts."""
    for wrapped in _WRAPPED:
        if match := wrapped.match(page_title):
            return [clean_title(match["title"].strip())]
    return [clean_title(part.strip()) for part in _SEPARATORS.split(page_title) if part.strip()]


def is_file_name(text: str) -> bool:
    """'notice.pdf', 'Painter (rev 3) FINAL': what a document is kept under."""
    return bool(_FILE_NAME.search(text))


def is_trail(text: str) -> bool:
    """'Jobs > Construction > Painters': the way to a page, from its kind down or of several steps; a row of links."""
    text, links = _LINK_NUMBER.subn("", text)
    steps = _STEPS.split(text)
    is_from_a_page = len(steps) > _FEWEST_STEPS and is_page_heading(steps[0].strip())
    return is_from_a_page or links > 1 or len(_WAYS_DOWN.findall(text)) >= _FEWEST_WAYS_DOWN


def is_generic(text: str) -> bool:
    """Whether it names the kind of page or part of it, or the site, rather than a job."""
    return is_page_heading(text) or bool(SECTION_HEADING.match(text) or _QUESTION.match(text)) or is_board(text)


def is_page_heading(text: str) -> bool:
    """'Careers', 'Current Openings': what the page is, over whatever stands on it."""
    return bool(GENERIC_HEADING.fullmatch(text))
