"""The employer's name on a page that declares none. A job board's own name is never it."""

import re
from itertools import islice
from urllib.parse import urlsplit

from workers.posting.clean_text import clean_line
from workers.posting.markup import MAX_CANDIDATES, Element, text_of
from workers.posting.surroundings import name_of
from workers.posting.titles import is_board, is_generic, titles_of_page
from workers.posting.vocabulary import BOARDS, COMPANY_ELEMENT, LEGAL_FORM

_WORD = r"[A-Z0-9][\w&.'\u2019-]*"
_NAME = rf"{_WORD}(?: (?:(?:and|of|the|for|&) )?{_WORD}){{0,7}}?"
_IN_PAGE_TITLE = (
    re.compile(r"^Job Application for .+ at (?P<name>.+)$"),
    re.compile(r"^(?P<name>.{2,80}?) (?:is )?hiring .+$"),
    re.compile(r"^.+? at (?P<name>[A-Z0-9][^|\u2013\u2014]{1,80}?)(?:\s+[|\u2013\u2014-]\s.*)?$"),
)
_IN_TEXT = (
    re.compile(rf"\b(?P<name>{_NAME},? {LEGAL_FORM}),? (?:is|has|was|seeks|offers|provides|operates)\b"),
    re.compile(rf"\bAbout (?P<name>{_NAME})\s*(?:\n|$)", re.MULTILINE),
    re.compile(rf"(?:^|[.!?\n]\s*)At (?P<name>{_NAME}), (?:we|our|you)\b", re.MULTILINE),
    re.compile(
        rf"(?:^|[.!?]\s+|\n)(?P<name>{_NAME}) is "
        r"(?:an? |the |currently |now |actively |proud |looking |seeking |hiring |one of )",
        re.MULTILINE,
    ),
    re.compile(rf"\b(?:[Jj]oin|[Ww]ork (?:at|for|with)) (?P<name>{_NAME})(?:[,.!]|\s(?:and|as|team)\b)"),
)
_SITE_WORDS = re.compile(
    r"^(?:careers?|jobs?|work|working|employment|join)(?: at| with| for)?\s+"
    r"|\s*[|\u2013-]?\s*\b(?:careers?|jobs?|job board|hiring|recruiting|employment)(?: (?:site|page|portal|center))?$",
    re.IGNORECASE,
)
_LOGO = re.compile(r"^(?P<name>.{2,60}?)(?:'s)? (?:company )?logo$", re.IGNORECASE)
_LIKE_A_SITE = re.compile(r"^[A-Z0-9](?!.*(?:,(?! (?:Inc|LLC|Ltd|Co|Corp))|\d{3}))")
"""Not a category in small letters, a place with its state, or a number."""
_NOT_NAMES = frozenset(
    {
        *("this", "it", "he", "she", "we", "you", "they", "our", "the", "there", "that", "what", "who", "here"),
        *("job", "position", "location", "us", "the role", "the company", "the position", "the job"),
    }
)
_HOSTED = re.compile(
    r"(?:greenhouse\.io|lever\.co|ashbyhq\.com|workable\.com|smartrecruiters\.com|recruitee\.com|breezy\.hr)$"
)
_LONGEST_NAME = 100


def find_company(page: Element, url: str, title: str, description: str) -> str:
    """Empty when nothing on the page names an employer. Strong signs first; a longer legal name beats a weak sign."""
    strong = [*_named_elements(page), *_from_page_titles(page), *_site_names(page, url)]
    weak = [*_parts_of_page_titles(page, title), *_logos(page), *_from_address(url, page)]
    in_text = [clean_line(match["name"]) for pattern in _IN_TEXT for match in pattern.finditer(description[:20_000])]
    return next((name for name in [*strong, *_confirmed(in_text, weak), *weak, *in_text] if _is_name(name, title)), "")


def _is_name(name: str, title: str) -> bool:
    bare = re.sub(r"\W", "", name).casefold()
    return (
        1 < len(name) <= _LONGEST_NAME
        and bool(bare)
        and not is_board(name)
        and name.casefold() not in _NOT_NAMES
        and name.casefold() != title.casefold()
        and not is_generic(name)
    )


def _named_elements(page: Element) -> list[str]:
    named = (element for element in page.iter() if COMPANY_ELEMENT.search(name_of(element)))
    elements = islice(named, MAX_CANDIDATES)
    return [clean_line(element.get("content") or text_of(element)) for element in elements]


def _from_page_titles(page: Element) -> list[str]:
    return [
        match["name"].strip()
        for text in titles_of_page(page)
        for pattern in _IN_PAGE_TITLE
        if (match := pattern.match(text))
    ]


def _site_names(page: Element, url: str) -> list[str]:
    if _is_board(url):
        return []
    names = page.xpath("//meta[@property='og:site_name' or @name='og:site_name']/@content")
    return [_SITE_WORDS.sub("", clean_line(str(name))).strip() for name in names]


def _parts_of_page_titles(page: Element, title: str) -> list[str]:
    """What a page's title holds beside the job's: the site's name stands last, on some sites first."""
    parts: list[str] = []
    for text in titles_of_page(page):
        rest = text.replace(title, "|") if title else text
        pieces = [piece.strip() for piece in re.split(r"[|\u2013\u2014\u00b7]|\s-\s", rest) if piece.strip()]
        parts += [_SITE_WORDS.sub("", piece) for piece in reversed(pieces) if _LIKE_A_SITE.match(piece)]
    return parts


def _logos(page: Element) -> list[str]:
    matches = (_LOGO.match(clean_line(str(alt))) for alt in page.xpath("//img/@alt"))
    return [match["name"] for match in matches if match]


def _from_address(url: str, page: Element) -> list[str]:
    """The path's first part on sites with one board per employer, else the domain, as the page spells it."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    slug = parts.path.strip("/").split("/")[0] if _HOSTED.search(host) else ""
    if not slug and not _is_board(url) and host.count(".") >= 1:
        slug = host.split(".")[-2]
    if len(slug) < 3:  # noqa: PLR2004 - 'co', 'uk': too little to tell a name by
        return []
    spelled = re.search(
        r"\b" + r"[\W_]{0,3}".join(map(re.escape, re.sub(r"\W", "", slug))) + r"\b", text_of(page), re.IGNORECASE
    )
    return [clean_line(spelled[0])] if spelled else []


def _is_board(url: str) -> bool:
    host = urlsplit(url).hostname or ""
    return bool(BOARDS.intersection(host.split(".")))


def _confirmed(in_text: list[str], weak: list[str]) -> list[str]:
    """Names in the text that begin with, or are, what the page's title or address hints at."""
    hints = [re.sub(r"\W", "", hint).casefold() for hint in weak]
    return [
        name for name in in_text if any(hint and re.sub(r"\W", "", name).casefold().startswith(hint) for hint in hints)
    ]
