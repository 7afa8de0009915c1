"""The job's title on a page that declares none: headings and the page's own titles, where they agree."""

import re
from itertools import islice

from workers.language.words import fold
from workers.posting.address_words import words_of_address
from workers.posting.boards import is_board
from workers.posting.clean_text import clean_line
from workers.posting.company.site import calls, site_slugs
from workers.posting.element_names import TITLE_ELEMENT
from workers.posting.header import is_title_word
from workers.posting.labels import labelled
from workers.posting.main_text import MainText
from workers.posting.markup import MAX_CANDIDATES, Element, text_of
from workers.posting.measures import name_of
from workers.posting.page_lines import GENERIC_HEADING, NUMBER_LABEL, SECTION_HEADING
from workers.posting.pieces import lines_of
from workers.posting.places import TOWN, is_place, without_place
from workers.posting.subjects import FIRM_END, JOB_WORD

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
_LONGEST_TITLE = 140
_LABELS = r"job title|position(?: title)?|title|classification|job|puesto|vacante|cargo|categor[ií]a"
_ANNOUNCES = re.compile(
    r"^(?:now hiring|we.?re hiring|help wanted|wanted"
    r"|job (?:opening|title|description|announcement|posting|bulletin)"
    r"|position(?: title)?|classification|vacante|se (?:busca|solicita)|oferta(?: de)? (?:trabajo|empleo)"
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
    re.compile(
        r"\s*[-\u2013|]\s*(?:req(?:uisition)?|job)\.?\s*(?:id|no\.?)?\s*#?:?\s*[A-Z]{0,4}-?\d{3,}$", re.IGNORECASE
    ),
    _ANNOUNCES,
    re.compile(r"^[\[(](?:hiring|job|now hiring|for hire|oferta|vacante)[\])]\s*", re.IGNORECASE),
    re.compile(rf"(?<=\w),\s+{TOWN} [A-Z]{{2}}$"),
    re.compile(r"^(?:apply (?:for|to)|job application for)\s+(?=[A-Z])"),
    re.compile(r"(?<=\w)\s+wanted(?:\s+[-\u2013|].*)?$", re.IGNORECASE),
    re.compile(r"(?<=\w)\s+(?:new|job|posting|opening|position|vacancy|vacante)$", re.IGNORECASE),
)
"""What sites put around a title."""
_CALLS_FOR = re.compile(
    r"(?:se (?:busca|solicita|necesita)n?|now hiring|we.?re hiring|hiring|wanted|help wanted|buscamos|solicitamos)\b",
    re.IGNORECASE,
)
"""How an advertisement is headed; where the page names the job without it as well, that is the title."""
_ORNAMENT = re.compile(r"^[\u2190-\u2bff\ufe0f\U0001f000-\U0001faff\s]+|[\u2190-\u2bff\ufe0f\U0001f000-\U0001faff\s]+$")
"""Arrows, stars and small pictures."""
_OF_A_LOGO = re.compile(r"\b(?:logo(?:tipo)?|seal|emblem|crest)(?: (?:of|de))?\b", re.IGNORECASE)
_FILE_NAME = re.compile(r"\.(?:docx?|pdf|odt|rtf|xlsx?|indd|pages|pub|html?)$", re.IGNORECASE)
"""What programs put in the place of a title."""
_QUESTION = re.compile(r"(?:what|who|how|why|when|where|qu[eé]|qui[eé]n|c[oó]mo)\b", re.IGNORECASE)
_IN_PARENTHESES = re.compile(r"\s*\([^()]*\)$")
_LINES_OF_A_TEXT = 12
_WORDS_OF_A_SENTENCE = 4
_WORDS_OF_A_CALL = 6
_ITEM = re.compile(r"[-*o\u2022\u00b7]\s")


def find_title(page: Element, main: MainText | None, description: str = "", url: str = "") -> str:
    """Empty when nothing on the page looks like a job's title. Of equals the one that stands first."""
    page_titles = titles_of_page(page)
    parts = [part for page_title in page_titles for part in parts_of_title(page_title)]
    named, first, near = _named(page), _texts(page.xpath("//h1")), _near(main)
    sites = {str(name).strip().casefold() for name in page.xpath("//meta[@property='og:site_name']/@content")}
    sites |= {_OF_A_LOGO.sub("", alt).strip().casefold() for alt in page.xpath("//img/@alt") if _OF_A_LOGO.search(alt)}
    sites |= {site.casefold() for page_title in page_titles for site in _sites_in(page_title)}
    is_headed = any(map(_names_a_job, first)) or any(map(_may_name_a_job, near))
    bold = [] if is_headed else _emphasized(page)
    lines = [] if is_headed else [*_first_lines(page), *bold]
    jobs = [part for part in parts if _names_a_job(part)]
    opening = description.split("\n")[:_LINES_OF_A_TEXT]
    called = {clean_title(line) for line in opening if _ANNOUNCES.match(line)}
    if not is_headed:
        called |= {call for line in opening if line.isupper() and (call := _without_call(line)) and _is_short(call)}
    label = clean_title(labelled(page, description, _LABELS))
    of_address, slugs = set(words_of_address(url)), site_slugs(url)

    candidates = [*named, *first, *near, label, *lines, *parts, *called]

    def likelihood(title: str) -> float:
        has_job = bool(JOB_WORD.search(title))
        return (
            3 * (title in named)
            + (3 if has_job else 1.5) * any(title.casefold() in page_title.casefold() for page_title in page_titles)
            + 3 * any(part != title and part.casefold() in title.casefold() for part in jobs)
            + 2 * (title in first)
            + has_job
            + _names_a_job(title)
            + (title in near)
            + (title in bold)
            + (title in near[:1])
            + 2 * (title == label)
            + 2 * _is_in_address(title, of_address)
            + 3 * (title in called)
            + _weight_of_a_call(title, candidates)
            - 4 * (bool(FIRM_END.search(title)) and title != label)
            - 4 * any(calls(slug, title) for slug in slugs)
            - 6 * (title.casefold() in sites)
            - 6 * is_place(title)
        )

    headed = {
        title for title in first if JOB_WORD.search(title) and not (is_page_heading(title) or _is_sentence(title))
    }
    best = max((title for title in candidates if title in headed or _is_fit(title)), key=likelihood, default="")
    without_place = _IN_PARENTHESES.sub("", best)
    return without_place if without_place in candidates else best


def _may_name_a_job(heading: str) -> bool:
    """Not 'City of Alder Springs', whose words may end as occupations do."""
    return bool(JOB_WORD.search(heading)) and not is_generic(heading) and not FIRM_END.search(heading)


def _weight_of_a_call(title: str, candidates: list[str]) -> int:
    """'Se solicita soldador' is a title by itself, unless the page names the 'soldador' without it, too."""
    call = _CALLS_FOR.match(title)
    if call is None or title[call.end() : call.end() + 1] not in {" ", ":", "!"}:
        return -2 * (call is not None)
    called = title[call.end() :].strip(" :!-").casefold()
    return 2 if called and not any(called in other.casefold() for other in candidates if other != title) else -2


def _without_call(line: str) -> str:
    """'SE SOLICITA SOLDADOR' -> 'SOLDADOR'; empty for a line that calls for nobody."""
    line = clean_title(line)
    call = _CALLS_FOR.match(line)
    return line[call.end() :].strip(" :!-") if call else ""


def _is_short(call: str) -> bool:
    """Whether it is no sentence, and begins with the name of a job, as Spanish ones do, or ends with one."""
    return len(call.split()) <= _WORDS_OF_A_CALL and bool(JOB_WORD.search(call)) and not call.endswith((".", ","))


def _is_in_address(title: str, of_address: set[str]) -> bool:
    """Whether every word of some length stands in the address, and two do, or a long one."""
    words = [word for word in re.split(r"[\W_]+", fold(title)) if len(word) > 2]  # noqa: PLR2004 - 'of', 'II'
    return bool(words) and set(words) <= of_address and (len(words) > 1 or len(words[0]) > 5)  # noqa: PLR2004


def _sites_in(page_title: str) -> list[str]:
    """'Careers | Harbor Crane Service' names the site and no job."""
    parts = parts_of_title(page_title)
    rest = [part for part in parts if not is_page_heading(part)]
    return rest if len(rest) == 1 < len(parts) and not _names_a_job(rest[0]) else []


def _names_a_job(text: str) -> bool:
    return any(is_title_word(word) for word in fold(text).split())


def clean_title(title: str) -> str:
    """Without what the site put around it: '- job post', a number in parentheses, 'Now hiring:'."""
    title = _ORNAMENT.sub("", title.strip(" *=_~#\u2022"))
    for around in _CLEANED:
        title = around.sub("", title).strip() or title
    bare = without_place(title)
    return bare if JOB_WORD.search(bare) else title


def titles_of_page(page: Element) -> list[str]:
    """og:title, twitter:title and <title>, as they stand."""
    found = page.xpath("//meta[@property='og:title' or @name='og:title' or @name='twitter:title']/@content")
    found += page.xpath("//head/title/text()")
    return [title for title in (clean_line(str(text)) for text in found) if title and not _FILE_NAME.search(title)]


def parts_of_title(page_title: str) -> list[str]:
    """'Job Application for Welder at Acme' -> ['Welder']; 'Welder | Reno | Acme' -> its three parts."""
    for wrapped in _WRAPPED:
        if match := wrapped.match(page_title):
            return [clean_title(match["title"].strip())]
    return [clean_title(part.strip()) for part in _SEPARATORS.split(page_title) if part.strip()]


def is_generic(text: str) -> bool:
    """Whether it names the kind of page or part of it, or the site, rather than a job."""
    return is_page_heading(text) or bool(SECTION_HEADING.match(text) or _QUESTION.match(text)) or is_board(text)


def is_page_heading(text: str) -> bool:
    """'Careers', 'Current Openings': what the page is, over whatever stands on it."""
    return bool(GENERIC_HEADING.fullmatch(text))


def _named(page: Element) -> list[str]:
    """What calls itself the title; a box of that name speaks by the heading in it."""
    boxes = [element for element in page.xpath("//body//*[@class or @id]") if TITLE_ELEMENT.search(name_of(element))]
    boxes = boxes[:MAX_CANDIDATES]
    outer = {box.getparent() for box in boxes} | {around for box in boxes for around in islice(box.iterancestors(), 3)}
    boxes = [box for box in boxes if box not in outer]
    headings = [next(box.iter("h1", "h2", "h3"), None) for box in boxes]
    return _texts([box if inner is None else inner for inner, box in zip(headings, boxes, strict=True)])


def _near(main: MainText | None) -> list[str]:
    """The last heading over the description first: on a small site the job's name stands right above its text."""
    if main is None:
        return []
    before = main.container.xpath("preceding::*[self::h1 or self::h2 or self::h3 or self::h4]")
    within = main.container.xpath("descendant::*[self::h1 or self::h2 or self::h3 or self::h4]")
    return _texts([*reversed(before[-MAX_CANDIDATES:]), *within[:2]])


def _texts(elements: list[Element]) -> list[str]:
    return [clean_title(clean_line(text_of(element))) for element in elements[:MAX_CANDIDATES]]


def _first_lines(page: Element) -> list[str]:
    """Of a page without headings: a plain text begins with its title, or with who writes it."""
    lines = [line for line in lines_of(page, 4_000) if line.text.strip(" =-_*")][:_LINES_OF_A_TEXT]
    items = next((number for number, line in enumerate(lines) if _ITEM.match(line.text)), len(lines))
    return [clean_title(piece) for line in lines[:items] for piece in line.pieces]


def _emphasized(page: Element) -> list[str]:
    """Names of jobs in bold within the text: 'taking applications for <b>Glazier Apprentice</b> until May'."""
    bold = [text_of(element) for element in islice(page.iter("strong", "b"), MAX_CANDIDATES)]
    lines = [clean_title(clean_line(line)) for text in bold if len(text) <= _LONGEST_TITLE for line in text.split("\n")]
    is_named = [line for line in lines if JOB_WORD.search(line) and not line.endswith(":")]
    return [line for line in is_named if line.istitle() or line.isupper()]


def _is_fit(title: str) -> bool:
    letters = sum(map(str.isalpha, title))
    if NUMBER_LABEL.fullmatch(title) or title.endswith(":") or _is_sentence(title):
        return False
    is_sized = len(title) <= _LONGEST_TITLE and letters > max(2, sum(map(str.isdigit, title)))  # else an icon, a number
    return is_sized and not is_generic(title)


def _is_sentence(title: str) -> bool:
    return title.endswith((".", "!", "?")) and len(title.split()) >= _WORDS_OF_A_SENTENCE
