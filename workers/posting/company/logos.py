"""Names that stand only in a logo: in the words for an image, or for a link that a picture fills."""

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any
from urllib.parse import urlsplit

from workers.posting.company.mentions import LIKE_A_NAME, Mention, Source
from workers.posting.markup.measures import name_of
from workers.posting.markup.tree import MAX_CANDIDATES, Element
from workers.posting.text.clean_text import clean_line

_MOST_LOOKED_AT = 3 * MAX_CANDIDATES
_LOGO = re.compile(
    r"^(?:(?:the )?logo (?:of|for|de) |(?:go|back|return|volver|ir) (?:to|a) (?:the )?|visit )?"
    r"(?P<name>.{2,60}?)(?:'s)?(?: (?:company|corporate|brand))?"
    r"(?:,? ?[-\u2013\u2014|:]?,? (?:logo(?:tipo)?|home ?page|home|inicio|seal|banner|careers? (?:site|page)))*"
    r"(?: logo(?:tipo)?(?:[,;:.]| [-\u2013\u2014]| \() ?[^|]{0,120})?$",
    re.IGNORECASE,
)
_SAYS_LOGO = re.compile(r"\blogo(?:tipo)?\b", re.IGNORECASE)
_A_LOGO = re.compile(r"logo|brand|\bseal\b", re.IGNORECASE)
_A_BRAND = re.compile(r"(?:^|\s)(?:nav(?:bar)?|header|site|top(?:bar)?)[-_]{1,2}brand(?:\s|$)", re.IGNORECASE)
_LONGEST_BRAND = 80
_NO_LOGO = re.compile(r"\b(?:hero|event|photo|picture|map|icon|avatar|award|coupon|foto|mapa|icono)\b", re.IGNORECASE)
_OF_ALL = re.compile(
    r"(?:(?:jobs?|careers?|search|find|view|browse|openings?|postings?|positions?|employment|work|boards?|portal|app|index"
    r"|home|site|www|empleos?|trabajos?|ofertas?|vacantes?|bolsa|buscar|de|in|us|mx|classifieds?|clasificados"
    r"|external|recruiting|list)[-_.]?)+|[a-z]{2}(?:-[a-z]{2})?|\d{1,3}"
)
"""Steps of paths that a board has for everybody."""
_FRONT_PAGES = frozenset({"", "#", "index", "home", "en", "es", "en-us", "es-mx", "inicio"})


def logo_mentions(page: Element) -> Iterator[Mention]:
    """Yield the names that logos show: images in a head, images called so, and links to the site's front page.

    The last is the site's name as surely as the first words of its head are.
    """
    for name in [*_names(_pictures_to_the_front(page)), *_names(_brands(page))]:
        yield Mention(name, Source.HEAD)
        yield Mention(name, Source.LOGO)
    for name in _names(_logos(page)):
        yield Mention(name, Source.LOGO)


def employer_logo_mentions(page: Element) -> Iterator[Mention]:
    """A logo that leads to no front page and stands in no head: on a board, the employer's whose posting it carries."""
    away = {image for link in _links_to_the_front(page) for image in link.iter("img", "svg")} | _in_heads(page)
    images = [image for image in _images(page) if image not in away and _SAYS_LOGO.search(_surely_named(image))]
    if len(images) == 1:  # several are those of other postings
        yield from (Mention(name, Source.BESIDE_TITLE) for name in _names(map(_words_for, images)))


def logo_over_its_own_part(page: Element, url: str) -> Iterator[Mention]:
    """The logo that leads to a part of a board within which the posting stands: `/acme` of `/acme/jobs/17`."""
    path = _steps(url)
    for link in islice(page.iter("a"), MAX_CANDIDATES):
        image = next(link.iter("img", "svg"), None)
        way = _steps(link.get("href") or "") if image is not None else []
        if any(_of_an_owner(step) for step in way) and len(way) < len(path) and path[: len(way)] == way:
            yield from (Mention(name, Source.LINKED) for name in _names([_words_for(image) or _words_for(link)]))


def _steps(address: str) -> list[str]:
    try:
        return [step.casefold() for step in urlsplit(address).path.split("/") if step]
    except ValueError:
        return []


def _of_an_owner(step: str) -> bool:
    """Whether a step of a path may be one employer's: not 'jobs', 'en-US', 'job-search'."""
    return not _OF_ALL.fullmatch(step)


def _names(texts: Any) -> Iterator[str]:
    for text in texts:
        match = _LOGO.match(clean_line(text))
        if match and LIKE_A_NAME.match(match["name"]):
            yield match["name"]


def _logos(page: Element) -> list[str]:
    images = _images(page)
    heads = _in_heads(page)
    logos = [image for image in images if image in heads or _A_LOGO.search(_surely_named(image))]
    first = [image for image in images[:3] if not _NO_LOGO.search(_surely_named(image))][:1]
    return [_words_for(image) for image in (logos or first)[:MAX_CANDIDATES]]


def _in_heads(page: Element) -> set[Element]:
    heads = islice(page.iter("header", "nav"), MAX_CANDIDATES)
    return {image for head in heads for image in islice(head.iter("img", "svg"), MAX_CANDIDATES)}


def _images(page: Element) -> list[Element]:
    return [image for image in islice(page.iter("img", "svg"), _MOST_LOOKED_AT) if _words_for(image)]


def _pictures_to_the_front(page: Element) -> Iterator[str]:
    for link in _links_to_the_front(page):
        if "".join(link.xpath("./text() | .//*[not(self::title or self::style or self::script)]/text()")).strip():
            continue  # its words are read as any others are
        image = next(link.iter("img", "svg"), None)
        yield (_words_for(image) if image is not None else "") or _words_for(link)


def _brands(page: Element) -> Iterator[str]:
    """Yield the owner's name in the bar over a page: `<a class="navbar-brand">Acme</a>`."""
    bars = (box for box in page.iter("a", "div", "span", "h1", "strong") if _A_BRAND.search(name_of(box)))
    return (clean_line("".join(box.itertext())[:_LONGEST_BRAND]) for box in islice(bars, MAX_CANDIDATES))


def _links_to_the_front(page: Element) -> Iterator[Element]:
    links = (link for link in page.iter("a") if _leads_to_the_front(link.get("href") or ""))
    return islice(links, MAX_CANDIDATES)


def _leads_to_the_front(address: str) -> bool:
    """Whether an address is that of a site's first page; a link without one is a button."""
    if not address or address.startswith(("#", "javascript:", "mailto:", "tel:")):
        return False
    try:
        parts = urlsplit(address)
    except ValueError:
        return False
    return not parts.query and parts.path.strip("./").casefold().removesuffix(".html") in _FRONT_PAGES


def _words_for(element: Element) -> str:
    """Return the text that replaces an image where it can't be seen."""
    own = element.get("alt") or element.get("aria-label") or element.get("title") or ""
    if not own.strip() and element.tag == "svg":
        own = next((title.text or "" for title in element.iter("title")), "")
    return str(own).strip()


def _surely_named(image: Element) -> str:
    """Return the ids, classes and texts by which an image, or the box around it, says that it is a logo."""
    around = image.getparent()
    names = [name_of(image), image.get("src") or "", _words_for(image)]
    return " ".join([*names, name_of(around) if around is not None else ""])[:500]
