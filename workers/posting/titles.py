"""The job's title on a page that declares none: headings and the page's own titles, where they agree."""

import re

from workers.posting.clean_text import clean_line
from workers.posting.main_text import MainText
from workers.posting.markup import MAX_CANDIDATES, Element, text_of
from workers.posting.surroundings import name_of
from workers.posting.vocabulary import BOARDS, GENERIC_HEADING, JOB_WORD, SECTION_HEADING, TITLE_ELEMENT

_SEPARATORS = re.compile(r"\s+[|\u2013\u2014\u00b7\u2022:-]\s+|\s+[@]\s+|\s*[|]\s*")
_WRAPPED = (
    re.compile(r"^job application for (?P<title>.+?) at .+$", re.IGNORECASE),
    re.compile(r"^.{2,80}? (?:is )?hiring(?: an?| for)? (?P<title>.+?)(?: in [A-Z].*)?$"),
    re.compile(r"^(?P<title>.+?) jobs? (?:in|at|near) .+$", re.IGNORECASE),
    re.compile(r"^(?P<title>.+?) (?:at|@) [A-Z0-9].*$"),
    re.compile(
        r"^(?:(?:job |position )?title|job|position|(?:now |we.?re )?hiring)\s*[:\u2013-]\s*(?P<title>.+)$",
        re.IGNORECASE,
    ),
)
_LONGEST_TITLE = 140
_TOP_LEVEL = re.compile(r"\.(?:com|org|net|io|co|jobs)(?:\.[a-z]{2})?$")


def find_title(page: Element, main: MainText | None) -> str:
    """Empty when nothing on the page looks like a job's title. Of equals the one that stands first."""
    page_titles = titles_of_page(page)
    parts = [part for page_title in page_titles for part in parts_of_title(page_title)]
    named, first, near = _named(page), _texts(page.xpath("//h1")), _near(main)
    sites = {str(name).strip().casefold() for name in page.xpath("//meta[@property='og:site_name']/@content")}

    def likelihood(title: str) -> int:
        return (
            3 * (title in named)
            + 3 * any(title.casefold() in page_title.casefold() for page_title in page_titles)
            + 2 * (title in first)
            + 2 * bool(JOB_WORD.search(title))
            + (title in near)
            - 6 * (title.casefold() in sites)
        )

    candidates = [title for title in [*named, *first, *near, *parts] if _is_fit(title)]
    return max(candidates, key=likelihood, default="")


def titles_of_page(page: Element) -> list[str]:
    """og:title, twitter:title and <title>, as they stand."""
    found = page.xpath("//meta[@property='og:title' or @name='og:title' or @name='twitter:title']/@content")
    found += page.xpath("//head/title/text()")
    return [title for title in (clean_line(str(text)) for text in found) if title]


def parts_of_title(page_title: str) -> list[str]:
    """'Job Application for Welder at Acme' -> ['Welder']; 'Welder | Reno | Acme' -> its three parts."""
    for wrapped in _WRAPPED:
        if match := wrapped.match(page_title):
            return [match["title"].strip()]
    return [part.strip() for part in _SEPARATORS.split(page_title) if part.strip()]


def is_generic(text: str) -> bool:
    """Whether it names the kind of page or part of it, or the site, rather than a job."""
    return is_page_heading(text) or bool(SECTION_HEADING.match(text)) or is_board(text)


def is_page_heading(text: str) -> bool:
    """'Careers', 'Current Openings': what the page is, over whatever stands on it."""
    return bool(GENERIC_HEADING.fullmatch(text))


def is_board(name: str) -> bool:
    """'Indeed.com', 'ZipRecruiter': a job board by its name."""
    return _TOP_LEVEL.sub("", name.casefold().replace(" ", "")) in BOARDS


def _named(page: Element) -> list[str]:
    """What calls itself the title; a box of that name speaks by the heading in it."""
    boxes = [element for element in page.xpath("//body//*[@class or @id]") if TITLE_ELEMENT.search(name_of(element))]
    boxes = boxes[:MAX_CANDIDATES]
    headings = [box.xpath("descendant-or-self::*[self::h1 or self::h2 or self::h3]") for box in boxes]
    return _texts([inner[0] if inner else box for inner, box in zip(headings, boxes, strict=True)])


def _near(main: MainText | None) -> list[str]:
    """The last heading over the description first: on a small site the job's name stands right above its text."""
    if main is None:
        return []
    before = main.container.xpath("preceding::*[self::h1 or self::h2 or self::h3 or self::h4]")
    within = main.container.xpath("descendant::*[self::h1 or self::h2 or self::h3 or self::h4]")
    return _texts([*reversed(before[-MAX_CANDIDATES:]), *within[:2]])


def _texts(elements: list[Element]) -> list[str]:
    return [clean_line(text_of(element)) for element in elements[:MAX_CANDIDATES]]


def _is_fit(title: str) -> bool:
    return 2 < len(title) <= _LONGEST_TITLE and not is_generic(title)  # noqa: PLR2004 - shorter is an icon or a number
