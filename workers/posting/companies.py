"""The employer's name on a page that declares none. A job board's own name is never it."""

import re
from itertools import islice

from workers.posting.boards import employer_slug, is_board, is_on_board
from workers.posting.clean_text import bare, clean_line
from workers.posting.element_names import COMPANY_ELEMENT
from workers.posting.labels import labelled
from workers.posting.markup import MAX_CANDIDATES, Element, text_of
from workers.posting.measures import name_of
from workers.posting.places import TOWN_AND_STATE, is_place
from workers.posting.subjects import JOB_WORD, LEGAL_FORM
from workers.posting.titles import is_generic, titles_of_page

_WORD = r"[A-ZÁÉÍÓÚÑ0-9][\wáéíóúñ&.'\u2019-]*"
_NAME = rf"{_WORD}(?: (?:(?:and|of|the|for|&|de|del|la|los|las|el|y|e) )?{_WORD}){{0,7}}?"
_LABELS = (
    r"(?:hiring )?(?:company|employer|organization|organisation)(?: name)?|agency(?: name)?|hiring (?:company"
    r"|organization)"
    r"|empresa|compa[ñn][ií]a|empleador|nombre de la empresa|raz[oó]n social"
)
_IN_PAGE_TITLE = (
    re.compile(r"^Job Application for .+ at (?P<name>.+)$"),
    re.compile(r"^(?P<name>.{2,80}?) (?:is )?hiring .+$"),
    re.compile(r"^(?P<name>.{2,80}?) (?:busca|contrata|solicita) .+$"),
    re.compile(r"^.+? at (?P<name>[A-Z0-9][^|\u2013\u2014]{1,80}?)(?:\s+[|\u2013\u2014-]\s.*)?$"),
)
_IN_TEXT = (
    re.compile(rf"\b(?P<name>{_NAME},? {LEGAL_FORM}),? (?:is|has|was|seeks|offers|provides|operates|busca|solicita)\b"),
    re.compile(rf"\bAbout (?P<name>{_NAME})\s*(?:\n|$)", re.MULTILINE),
    re.compile(rf"(?:^|[.!?\n]\s*)At (?P<name>{_NAME}), (?:we|our|you)\b", re.MULTILINE),
    re.compile(rf"(?:^|[.!?\n]\s*)En (?P<name>{_NAME}),? (?:buscamos|estamos|somos|nos)\b", re.MULTILINE),
    re.compile(
        rf"(?:^|[.!?]\s+|\n)(?P<name>{_NAME}) (?:is|es) "
        r"(?:an? |the |currently |now |actively |proud |looking |seeking |hiring |one of |una? )",
        re.MULTILINE,
    ),
    re.compile(rf"(?:^|[.!?]\s+|\n)(?P<name>{_NAME}) (?:seeks|needs|busca|solicita|contrata) ", re.MULTILINE),
    re.compile(
        rf"\b(?:[Jj]oin|[Ww]ork (?:at|for|with)|[ÚúUu]nete a|[Tt]rabaja (?:en|con)) (?P<name>{_NAME})"
        r"(?:[,.!]|\s(?:and|as|team|y|como)\b)"
    ),
    re.compile(rf"\b(?P<name>{_WORD}(?: {_WORD}){{0,5}},? {LEGAL_FORM})"),
    re.compile(rf"\A(?P<name>{_WORD}(?: (?:& )?{_WORD}){{1,4}}) (?:has been|has|is|[a-z]+s) [a-z]"),
)
_SITE_WORDS = re.compile(
    r"^(?:(?:welcome to|careers?|jobs?|work|working|employment|join|empleos?|trabaj[ao]s?)\b(?: (?:at|with|for|en"
    r"|con))?)\s+"
    r"|\s*[|\u2013-]?\s*\b(?:careers?|jobs?|job board|job openings|hiring|recruiting|employment|empleos?|carreras)"
    r"(?: (?:site|page|portal|center))?$",
    re.IGNORECASE,
)
_RATING = re.compile(r"\s*(?:\d[.,]\d(?:\s*(?:out of|de|/)\s*5.*)?|[\d,]+ (?:reviews|opiniones)|[\u2605\u2b50]+).*$")
_OF_A_COMPANY = re.compile(r"/(?:company|companies|cmp|co|employers?|empresas?|org)/[^/?#]", re.IGNORECASE)
_ABOUT_A_COMPANY = re.compile(
    r"\b(?:reviews?|all|view|see|more|jobs|salar|ver|todas|opiniones|evaluaciones)\b", re.IGNORECASE
)
_LOGO = re.compile(r"^(?:logo (?:of|de) )?(?P<name>.{2,60}?)(?:'s)?(?: company)?(?: logo(?:tipo)?)?$", re.IGNORECASE)
_LIKE_A_SITE = re.compile(r"^[A-Z0-9](?!.*(?:,(?! (?:Inc|LLC|Ltd|Co|Corp|S\. ?[AL]))|\d{3}))")
"""Not a category in small letters, a place with its state, or a number."""
_ORGANIZATION = re.compile(
    rf"\b(?:local (?:union )?(?:no\. ?)?\d+|union|hiring hall|joint apprenticeship|{LEGAL_FORM})", re.IGNORECASE
)
_COPYRIGHT = re.compile(
    rf"(?i:©|\(c\)|copyright)[\s©]*(?:\d{{4}}(?:\s*[-\u2013]\s*\d{{4}})?)?,?\s*(?:(?i:by)\s+)?(?P<name>{_NAME})(?=[.,|·]|\s*$)",
    re.MULTILINE,
)
_OF_OTHERS = re.compile(
    r"\b(?:powered|hosted|website|site|software|tracking|provided) by\b|©|\bprivacy\b", re.IGNORECASE
)
_NOT_NAMES = frozenset(
    {
        *("this", "it", "he", "she", "we", "you", "they", "our", "the", "there", "that", "what", "who", "here"),
        *("job", "position", "location", "us", "the role", "the company", "the position", "the job", "logo", "company"),
        *("confidential", "private", "confidencial", "empresa confidencial", "n/a", "true", "home", "image", "posting"),
        *("este", "esta", "el", "la", "nosotros", "usted", "empresa", "employer", "employment", "overtime", "pay"),
    }
)
_BEGINS_NO_NAME = frozenset({*("de", "en", "del", "al", "tu", "su"), *("in", "at", "for", "with", "by", "and", "our")})
_LONGEST_NAME = 100
_LONGEST_INITIALS = 3
_INITIALS = frozenset({"HVAC", "IATSE", "IBEW", "ILWU", "IUEC", "IUOE", "IUPAT", "LIUNA", "SMART", "USPS"})


def find_company(page: Element, url: str, title: str, description: str) -> str:
    """Empty when nothing on the page names an employer. Strong signs first; a longer legal name beats a weak sign."""
    beside = _beside_title(page, title)
    titles = titles_of_page(page)
    strong = [
        *_named_elements(page),
        *_linked(page),
        labelled(page, description, _LABELS),
        *_from_page_titles(page),
        *(name for name in beside if _ORGANIZATION.search(name) or any(name in text for text in titles)),
        *_site_names(page, url),
    ]
    hints = [*_parts_of_page_titles(page, title), *_logos(page), *_from_address(url, page)]
    weak = [*hints, *_heads(page), *beside]
    in_text = [clean_line(match["name"]) for pattern in _IN_TEXT for match in pattern.finditer(description[:20_000])]
    in_order = [*strong, *_confirmed([*in_text, *weak], hints), *weak, *in_text, *_feet(page, url)]
    return _spelled(next((name for name in map(_without_site_words, in_order) if _is_name(name, title)), ""))


def clean_company(name: str, url: str = "") -> str:
    """A declared name without what a site puts around it; empty for a board's own, a place, or nobody's."""
    name = _without_site_words(name)
    slug = employer_slug(url) if is_on_board(url) else ""
    is_nobody = is_board(name) or is_place(name) or name.casefold() in _NOT_NAMES
    return "" if is_nobody and bare(name) != bare(slug) else name


def _without_site_words(name: str) -> str:
    name = _RATING.sub("", clean_line(name)).strip(" |,-\u2013\u00b7")
    return _SITE_WORDS.sub("", name).strip(" |-\u2013") or name


def _spelled(name: str) -> str:
    """A name all in capitals as it stands in a sentence; short words stay as they are, they are initials."""
    if not name.isupper() or " " not in name:
        return name
    return " ".join(word if _are_initials(word) else word.capitalize() for word in name.split())


def _are_initials(word: str) -> bool:
    return len(word) <= _LONGEST_INITIALS or word in _INITIALS


def _is_name(name: str, title: str) -> bool:
    return (
        1 < len(name) <= _LONGEST_NAME
        and bool(bare(name))
        and not (name[0].islower() and " " in name)
        and not is_board(name)
        and not is_place(name)
        and name.casefold() not in _NOT_NAMES
        and name.casefold().split()[0] not in _BEGINS_NO_NAME
        and bare(name) != bare(title)
        and not (title and bare(title) in bare(name))
        and not is_generic(name)
    )


def _linked(page: Element) -> list[str]:
    """The text of links to what a board tells of the employer: `/company/acme`, `/empresas/acme`."""
    links = (link for link in page.iter("a") if _OF_A_COMPANY.search(link.get("href") or ""))
    texts = [clean_line(text_of(link)) for link in islice(links, MAX_CANDIDATES)]
    return [text for text in texts if _LIKE_A_SITE.match(text) and not _ABOUT_A_COMPANY.search(text)]


def _named_elements(page: Element) -> list[str]:
    named = (element for element in page.iter() if COMPANY_ELEMENT.search(name_of(element)))
    elements = islice(named, MAX_CANDIDATES)
    return [clean_line(element.get("content") or text_of(element).split("\n", 1)[0]) for element in elements]


def _beside_title(page: Element, title: str) -> list[str]:
    """'Acme Heating - Fresno, CA' or 'Acme Heating · Fresno, CA' in a line of its own under the job's title."""
    body = page.find(".//body")
    lines = [clean_line(line) for line in text_of(body if body is not None else page)[:20_000].split("\n")]
    at = next((number for number, line in enumerate(lines) if line and line.casefold() == title.casefold()), None)
    if at is None:
        return []
    found = []
    for line in [line for line in lines[at + 1 :] if line][:3]:
        name, *rest = re.split(r"\s+[-\u2013\u2014|\u00b7\u2022]\s+", line)
        if rest and TOWN_AND_STATE.search(rest[0]) and _LIKE_A_SITE.match(name) and not JOB_WORD.fullmatch(name):
            found.append(name)
    return found


def _from_page_titles(page: Element) -> list[str]:
    return [
        match["name"].strip()
        for text in titles_of_page(page)
        for pattern in _IN_PAGE_TITLE
        if (match := pattern.match(text))
    ]


def _site_names(page: Element, url: str) -> list[str]:
    if is_on_board(url):
        return []
    names = page.xpath("//meta[@property='og:site_name' or @name='og:site_name']/@content")
    return [clean_line(str(name)) for name in names]


def _parts_of_page_titles(page: Element, title: str) -> list[str]:
    """What a page's title holds beside the job's: the site's name stands last, on some sites first."""
    parts: list[str] = []
    for text in titles_of_page(page):
        rest = text.replace(title, "|") if title else text
        pieces = [piece.strip() for piece in re.split(r"[|\u2013\u2014\u00b7]|\s-\s|:\s", rest) if piece.strip()]
        parts += [piece for piece in reversed(pieces) if _LIKE_A_SITE.match(piece)]
    return parts


def _logos(page: Element) -> list[str]:
    images = page.xpath("//header//img/@alt | //*[contains(@class, 'logo')]//img/@alt | //img[@alt]/@alt")
    matches = (_LOGO.match(clean_line(str(alt))) for alt in images[:MAX_CANDIDATES])
    return [match["name"] for match in matches if match and _LIKE_A_SITE.match(match["name"])]


def _from_address(url: str, page: Element) -> list[str]:
    """What the address calls the employer, as the page spells it."""
    slug = re.sub(r"\W", "", employer_slug(url))
    if len(slug) < 3:  # noqa: PLR2004 - 'co', 'uk': too little to tell a name by
        return []
    spelled = re.search(r"\b" + r"[\W_]{0,3}".join(map(re.escape, slug)) + r"\b", text_of(page), re.IGNORECASE)
    return [clean_line(spelled[0])] if spelled else []


def _heads(page: Element) -> list[str]:
    """What a site calls itself at its head: the first words in it, or those of its logo."""
    heads = page.xpath("//header | //*[contains(concat(' ', @class, ' '), ' logo ')] | //*[@role='banner']")
    pieces = [next((piece for piece in head.itertext() if piece.strip()), "") for head in heads[:MAX_CANDIDATES]]
    body = page.find(".//body")
    lines = [line for line in text_of(body if body is not None else page)[:1_000].split("\n") if line.strip()]
    names = [name for name in map(clean_line, pieces) if len(name.split()) > 1 and _LIKE_A_SITE.match(name)]
    names += [clean_line(line) for line in lines[:3] if _ORGANIZATION.search(line)]
    return [name for name in names if not _OF_OTHERS.search(name)]


def _feet(page: Element, url: str) -> list[str]:
    """Who holds the rights to a site that isn't a board's."""
    if is_on_board(url):
        return []
    lines = text_of(page)[-2_000:].split("\n")
    return [
        match["name"]
        for line in lines
        if not _OF_OTHERS.search(line.replace("©", "")) and (match := _COPYRIGHT.search(line))
    ]


def _confirmed(names: list[str], hints: list[str]) -> list[str]:
    """The names that begin with what the page's title, logo or address hints at, the longest first."""
    bares = [hint for hint in map(bare, hints) if len(hint) > 2]  # noqa: PLR2004 - initials begin too much
    found = [name for name in map(_without_site_words, names) if any(bare(name).startswith(hint) for hint in bares)]
    return sorted((name for name in found if "." not in name[:-1] or _ORGANIZATION.search(name)), key=len, reverse=True)
