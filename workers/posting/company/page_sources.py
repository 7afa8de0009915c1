"""Employers that a page names by its elements, its titles, its logo, its head and its foot."""

import re
from collections.abc import Iterator
from itertools import islice

from workers.posting.company.logos import logo_mentions
from workers.posting.company.mentions import LIKE_A_NAME, Mention, Source, mentions_of
from workers.posting.declared.structured_data import organizations
from workers.posting.markup.element_names import COMPANY_ELEMENT
from workers.posting.markup.labels import labelled
from workers.posting.markup.measures import name_of
from workers.posting.markup.page_text import text_of_page
from workers.posting.markup.pieces import lines_of
from workers.posting.markup.tree import MAX_CANDIDATES, Element, text_of
from workers.posting.name_forms.places import STATE_CODE
from workers.posting.name_forms.titles import titles_of_page
from workers.posting.text.clean_text import clean_line

COMPANY_LABELS = (
    r"(?:hiring )?(?:company|employer|organization|organisation)(?: name)?|agency(?: name)?|hiring (?:company"
    r"|organization|agency)|(?:school )?district|posted by|advertiser|business(?: name)?|firm|institution"
    r"|contractor(?: name)?"
    r"|signatory(?: (?:contractor|employer|company))?|(?:calling|requesting|prime|hiring) (?:contractor|employer)"
    r"|employing (?:agency|unit|company)|shop|(?:name of )?(?:employer|company)"
    r"|general contractor"
    r"|empresa(?: contratante)?|compa[ñn][ií]a|empleador|patr[oó]n|nombre de la empresa|raz[oó]n social"
    r"|contratista|taller"
    r"|(?:program |apprenticeship )?sponsor|instituci[oó]n|anunciante|publicad[oa] por|qui[eé]n contrata|patrocinador"
)
_IN_PAGE_TITLE = (
    re.compile(r"^Job Application for .+ at (?P<name>.+)$"),
    re.compile(r"^(?P<name>.{2,80}?) (?:is )?hiring .+$"),
    re.compile(r"^(?P<name>.{2,80}?) (?:busca|contrata|solicita) .+$"),
    re.compile(r"^.+? (?:at|@) (?P<name>[A-Z0-9][^|\u2013\u2014]{1,80}?)(?:\s+[|\u2013\u2014-]\s.*)?$"),
    re.compile(
        r"^(?:Careers?|Jobs?|Work|Working|Employment|Empleos?|Trabaj[ao]s?) (?:at|with|en|con) (?P<name>.{2,80})$"
    ),
)
_PIECES = re.compile(r"\s*[|\u2013\u2014\u00b7\u2022\u00bb]\s*|\s+-\s+|:\s+|\s+(?:at|en)\s+(?=[A-Z\u00c1-\u00da])")
_STATE_BEHIND = re.compile(rf"(?<= County), {STATE_CODE}$")
"""'Alta County, CA': where the county is that the site belongs to."""
_OF_A_COMPANY = re.compile(r"/(?:company|companies|cmp|co|employers?|empresas?|org)/[^/?#]", re.IGNORECASE)
_ABOUT_A_COMPANY = re.compile(
    r"\b(?:reviews?|all|view|see|more|jobs|salar|ver|todas|opiniones|evaluaciones|follow|seguir)\b", re.IGNORECASE
)
_OF_OTHERS = re.compile(
    r"\b(?:powered|hosted|website|site|software|tracking|provided|design(?:ed)?) by\b|\bprivacy\b|cookies?\b",
    re.IGNORECASE,
)
_WORD = r"[A-Z0-9ÁÉÍÓÚÑ&](?:[\w&'\u2019/-]|\.(?=\w)){0,40}"
_LINK = r"(?:(?:and|of|the|for|&|de|del|la|los|las|y|e) ){0,3}"
_COPYRIGHT = re.compile(
    r"(?i:©|\(c\)|copyright)[\s©]*(?:\d{4}(?:\s*[-\u2013]\s*\d{4})?)?,?\s*(?:(?i:by)\s+)?"
    rf"(?P<name>{_WORD}(?:,? {_LINK}{_WORD}){{0,8}}(?:,? (?:Inc|LLC|Ltd|Co|Corp)\b\.?)?)"
)
_RIGHTS = re.compile(r"\W*\b(?:all rights|todos los derechos|reserved|lic(?:ense|\.)).*$", re.IGNORECASE)
_ENDS_SIGNATURE = re.compile(
    r"\s*(?:[|\u00b7\u2022]|\s[-\u2013\u2014]\s|[.,]\s+(?!(?:Inc|LLC|Ltd|Co|Corp|L\.?L\.?C|S\.))|\(|\d).*$"
)
_LABEL = re.compile(
    r":$|\b(?:category|department|type|location|log ?in|sign ?in|register|search|menu|skip to)\b", re.IGNORECASE
)
_HEAD_CHARACTERS = 120
_FOOT_CHARACTERS = 2_000
_HEAD_LINES = 3


def page_mentions(page: Element, title: str, description: str) -> Iterator[Mention]:
    """Every name that the page's own parts give, but for what stands beside the job's title."""
    yield from mentions_of(_named_elements(page), Source.NAMED)
    yield from mentions_of([labelled(page, description, COMPANY_LABELS)], Source.LABELLED)
    yield from mentions_of(_linked(page), Source.LINKED)
    yield from mentions_of(organizations(page), Source.DECLARED)
    yield from mentions_of(_from_page_titles(page), Source.PAGE_TITLE_SENTENCE)
    yield from mentions_of(_site_names(page), Source.SITE_NAME)
    yield from mentions_of(_parts_of_page_titles(page, title), Source.PAGE_TITLE_PART)
    yield from logo_mentions(page)
    yield from mentions_of(_heads(page), Source.HEAD)
    yield from mentions_of(_feet(page), Source.FOOT)


def _named_elements(page: Element) -> list[str]:
    named = (element for element in page.iter() if COMPANY_ELEMENT.search(name_of(element)))
    return [_name_in(element) for element in islice(named, MAX_CANDIDATES)]


def _name_in(element: Element) -> str:
    """A box of several things about the employer speaks by the link or heading in it that comes first."""
    inner = next(iter(element), None) if len(element) > 1 and not (element.text or "").strip() else None
    speaks = inner if inner is not None and inner.tag in {"a", "h2", "h3", "h4", "strong"} else element
    return clean_line(element.get("content") or text_of(speaks).strip().split("\n", 1)[0]) or _first_line(element)


def _first_line(element: Element) -> str:
    return clean_line(text_of(element).strip().split("\n", 1)[0])


def _linked(page: Element) -> list[str]:
    """The text of links to what a board tells of the employer: `/company/acme`, `/empresas/acme`."""
    links = (link for link in page.iter("a") if _OF_A_COMPANY.search(link.get("href") or ""))
    texts = [clean_line(text_of(link)) for link in islice(links, MAX_CANDIDATES)]
    return [text for text in texts if LIKE_A_NAME.match(text) and not _ABOUT_A_COMPANY.search(text)]


def _from_page_titles(page: Element) -> list[str]:
    return [
        match["name"].strip()
        for text in titles_of_page(page)
        for pattern in _IN_PAGE_TITLE
        if (match := pattern.match(text))
    ]


def _site_names(page: Element) -> list[str]:
    names = page.xpath(
        "//meta[@property='og:site_name' or @name='og:site_name' or @name='application-name'"
        " or @name='apple-mobile-web-app-title']/@content"
    )
    return [clean_line(str(name)) for name in names]


def _parts_of_page_titles(page: Element, title: str) -> list[str]:
    """Return the parts of a page's title beside the job's; the site's name is last, on some sites first."""
    parts: list[str] = []
    for text in titles_of_page(page):
        rest = text.replace(title, " | ") if title else text
        pieces = [_STATE_BEHIND.sub("", piece.strip(" -,:")) for piece in _PIECES.split(rest)]
        parts += [piece for piece in reversed(pieces) if LIKE_A_NAME.match(piece)]
    return parts


def _heads(page: Element) -> list[str]:
    """Return what a site calls itself at its head.

    These are the first words in it, those of its logo, and the page's first lines.
    """
    heads = page.xpath(
        "//header | //*[@role='banner'] | //*[contains(@class, 'logo') or contains(@class, 'brand')"
        " or contains(@class, 'masthead') or contains(@class, 'sitename') or contains(@class, 'site-title')"
        " or contains(@class, 'navbar') or @id='header' or @id='logo' or @id='masthead' or @id='banner']"
    )
    pieces = [next((piece for piece in head.itertext() if piece.strip()), "") for head in heads[:MAX_CANDIDATES]]
    lines = lines_of(page, 1_000)[:_HEAD_LINES]
    pieces += [part for line in lines for part in [*line.pieces[:1], *_PIECES.split(line.pieces[0])[:1]]]
    names = [clean_line(piece) for piece in pieces if len(piece.strip()) <= _HEAD_CHARACTERS]
    return [name for name in names if LIKE_A_NAME.match(name) and not _is_way(name) and not _OF_OTHERS.search(name)]


def _is_way(name: str) -> bool:
    """'Careers', 'Home', 'Services': one word at a head is a link more often than a name."""
    return len(name.split()) == 1 or bool(_LABEL.search(name))


def _feet(page: Element) -> list[str]:
    """Who holds the rights to the page, or whose name its foot begins with."""
    feet = page.xpath(
        "//footer | //*[@role='contentinfo'] | //*[contains(@class, 'footer') or contains(@id, 'footer')]"
    )
    lines = [line for foot in feet[:MAX_CANDIDATES] for line in text_of(foot)[:_FOOT_CHARACTERS].split("\n")[:4]]
    signed = [_ENDS_SIGNATURE.sub("", clean_line(line)) for line in lines if "©" not in line]
    held = [
        _RIGHTS.sub("", match["name"])
        for line in text_of_page(page)[-_FOOT_CHARACTERS:].split("\n")
        if not _OF_OTHERS.search(line) and (match := _COPYRIGHT.search(line))
    ]
    names = [name for name in signed if len(name.split()) > 1 and LIKE_A_NAME.match(name)]
    return [*held, *(name for name in names if not _OF_OTHERS.search(name))]
