"""Tells whether a site is the employer's own, or a board with the postings of many."""

import re
from itertools import islice
from urllib.parse import unquote, urlsplit

from workers.language.words import fold
from workers.posting.markup.page_text import text_of_page
from workers.posting.markup.tree import Element, text_of
from workers.posting.name_forms.boards import employer_slug, is_of_many_employers, is_on_board
from workers.posting.name_forms.same_firm import LEGAL_END
from workers.posting.text.clean_text import bare, clean_line

_OF_BOARDS = re.compile(
    r"jobs?(?:$|board|bank|finder|search|list)|empleo|trabajo|^trabaja(?!con|en)|chamba|vacante|careers?$|talent|recruit|hiring|crew"
    r"(?:finder|call|link)|finder|work(?:board|source|force)|^work(?:ers)?(?:now|link)|gigs?$|joblink|posts?$"
    r"|laboral"
)
"""What the names of boards hold."""
_BEGINS_A_BOARD = re.compile(r"(?:careers?|jobs?|empleos?|trabajos?|vacantes?)(?!at|with|for|en|con)\w{3,}")
"""How such names begin, of sites that give employers no part of their address."""
_OF_OTHERS = re.compile(
    r"\bforums?\b|/(?:class(?:ified)?-?ads?|classifieds?|clasificados|anuncios|viewtopic|showthread|threads?|topics?)\b"
    r"|/groups?/[^/]+/|\bclas(?:s?ifieds?|ificados)\."
    r"|//docs\.",
    re.IGNORECASE,
)
"""Addresses of forums, groups in networks, newspapers' advertisements, documents: what stands there is others'."""
_OF_AGENCIES = re.compile(r"staff(?:ing|ers)?|personn?el|personal$|temps?$|tempor")
"""What the names of agencies hold that hire people themselves and have employers for customers."""
_SIGNED_BY_AN_AGENCY = re.compile(r"(?:\u00a9|\(c\)|copyright)[^\n]{0,60}\b(?:staff|personn?el|temp)", re.IGNORECASE)
_SERVES_CLIENTS = re.compile(
    r"(?:find|hire|request|book) (?:talent|staff|workers|employees|people|crews)|time ?(?:cards?|sheets?)"
    r"|solicitar personal|soluciones para empresas",
    re.IGNORECASE,
)
"""Links of agencies, which place people whom they pay."""
_OF_A_CLIENT = re.compile(r"\b(?:our client|nuestro cliente|el cliente)\b", re.IGNORECASE)
_FOOT_CHARACTERS = 2_000
_SERVES_EMPLOYERS = re.compile(
    r"\b(?:post (?:a |your )?(?:job|opening|vacancy|ad)s?|for employers|employers?(?: log ?in| sign ?in| zone| site)?$"
    r"|(?:recruiters?|job ?seekers?)(?: log ?in| sign ?in)?$"
    r"|(?:place|post) (?:an? |your )?(?:classified )?ad(?:vertisement)?\b"
    r"|company reviews|find salaries|salar(?:y|ies)$|(?:upload|post) (?:your )?r[eé]sum[eé]"
    r"|publi(?:car?|que) (?:gratis$|(?:una? |su |tu )?(?:oferta|vacante|empleo|aviso|anuncio)s?)|an[u\u00fa]nciese\b"
    r"|acceso (?:a )?empresas|para empresas|soy empresa|candidatos$"
    r"|buscar (?:ofertas|empleos?|trabajo|vacantes)|eres empresa|reclutadores$)",
    re.IGNORECASE,
)
"""Links that only a site with many employers has."""
_LONGEST_LINK = 40
_MOST_LINKS = 300
_FEWEST_SIGNS = 1
_NOT_NAMES_OF_SITES = frozenset(
    {
        *("www", "jobs", "job", "careers", "career", "apply", "app", "boards", "hire", "recruiting", "work", "empleo"),
        *("com", "net", "org", "edu", "gov", "us", "k12", "co", "mx", "es", "ca", "localhost", "example", "test"),
        *("empleos", "trabajo", "portal", "secure", "web", "hr", "my", "en", "site", "sites", "pages"),
        *("ofertas", "vacantes", "bolsa", "postings", "openings", "people", "talent", "forum", "forums", "foro"),
    }
)
_END_OF_SLUG = re.compile(r"(?:careers?|jobs?|inc|llc|corp|usa|online|hr|hiring|empleos?|trabajo)$")
_SHORTEST_SLUG = 3
_SHORTEST_WORD = 4
_WORDS_TOLD = 2
"""How many of its first words a firm is told by."""
_FREE_MAIL = frozenset({"gmail", "yahoo", "hotmail", "outlook", "icloud", "aol", "live", "msn", "proton", "protonmail"})
_MAIL = re.compile(r"\b[\w.+-]{1,60}@(?P<host>[\w-]{2,60}(?:\.[\w-]{2,20}){1,4})\b")


def carries_others_postings(page: Element, url: str) -> bool:
    """Whether the site is a job board, by its address or by what it offers to employers."""
    if is_on_board(url):
        return is_of_many_employers(url)
    if _OF_OTHERS.search(url):
        return True
    if any(_OF_AGENCIES.search(label) for label in _labels(urlsplit(url).hostname or "")) or is_agency_s(page):
        return False
    labels = _labels(urlsplit(url).hostname or "")
    if any(map(_OF_BOARDS.search, labels)) or (len(labels) == 1 and _BEGINS_A_BOARD.fullmatch(labels[0])):
        return True
    signs = 0
    for number, link in enumerate(page.iter("a", "button", "li")):
        if number > _MOST_LINKS or signs >= _FEWEST_SIGNS:
            break
        text = " ".join("".join(link.itertext()).split())
        signs += len(text) <= _LONGEST_LINK and bool(_SERVES_EMPLOYERS.search(text))
    return signs >= _FEWEST_SIGNS


def is_agency_s(page: Element) -> bool:
    """Whether a page is of an agency that hides its client: it signs as one, or has the links of one."""
    links = (clean_line(text_of(link)) for link in islice(page.iter("a", "button", "li"), _MOST_LINKS))
    if any(map(_SERVES_CLIENTS.fullmatch, links)):
        return True
    text = text_of_page(page)
    return bool(_SIGNED_BY_AN_AGENCY.search(text[-_FOOT_CHARACTERS:])) and bool(_OF_A_CLIENT.search(text))


def site_slugs(url: str) -> list[str]:
    """What the address calls the site, on boards with a part per employer that part: 'sierraridgeelectric'."""
    slug = employer_slug(url)
    labels = _labels(urlsplit(url).hostname or "") if not is_on_board(url) else []
    return list(dict.fromkeys(filter(None, [re.sub(r"\W", "", fold(slug)), *labels])))


def board_slugs(url: str) -> tuple[list[str], list[str]]:
    """What a board's address calls the employer, and what the board: 'acme' and 'workjobs' of acme.workjobs."""
    slugs = site_slugs(url) if is_on_board(url) else _labels(urlsplit(url).hostname or "")
    return ([], slugs) if _OF_OTHERS.search(url) else (slugs[:-1], slugs[-1:])


def path_slug(url: str) -> str:
    """What the first part of a path calls whose page it is, on boards that keep employers apart so; '' if nothing."""
    first, _, rest = urlsplit(url).path.strip("/").partition("/")
    slug = re.sub(r"\W", "", fold(unquote(first)))
    is_word = len(slug) >= _SHORTEST_WORD and not slug.isdecimal() and slug not in _NOT_NAMES_OF_SITES
    return slug if rest and is_word else ""


def is_site_s_own(name: str, url: str) -> bool:
    """Whether a name is the one that the address gives the site: 'Trade Jobs' at tradejobs.example."""
    return any(is_called(slug, name) for slug in board_slugs(url)[1])


def has_place_of_its_own(name: str, url: str) -> bool:
    """Whether an address calls a firm so before it names the site: Acme at careers-acme.hiresoft.example."""
    return any(calls(slug, name) for slug in board_slugs(url)[0])


def is_only_in_law(name: str, description: str, url: str) -> bool:
    """'PVF Operating Co LLC': a firm with its legal form that neither its posting nor the site's address calls so."""
    alone = LEGAL_END.sub("", name)
    return (
        alone != name
        and not is_agency(name)
        and bare(" ".join(alone.split()[:_WORDS_TOLD])) not in bare(description)
        and not any(calls(slug, alone) for slug in site_slugs(url))
    )


def is_agency(name: str) -> bool:
    """'Acme Staffing Partners': who hires people itself and has employers for customers."""
    return bool(_OF_AGENCIES.search(name.casefold()))


def mail_slugs(text: str) -> list[str]:
    """Domains of the mail addresses in a text, without those where anybody has an address."""
    hosts = [match["host"].casefold() for match in _MAIL.finditer(text)]
    labels = [label for host in hosts[:20] for label in _labels(host)]
    return [label for label in dict.fromkeys(labels) if label not in _FREE_MAIL and not _OF_BOARDS.search(label)]


def calls(slug: str, name: str) -> bool:
    """Whether a slug stands for a name: 'sierraridge' for Sierra Ridge Electric, 'nbsd' by its initials."""
    words = [re.sub(r"\W", "", word) for word in fold(name).replace("&", " ").split()]
    words = [word for word in words if word and word not in {"the", "of", "and", "de", "la", "los", "y"}]
    if len(slug) < _SHORTEST_SLUG or not words:
        return False
    for spelled in dict.fromkeys((slug, _END_OF_SLUG.sub("", slug) or slug, slug.replace("and", "", 1))):
        if len(spelled) >= _SHORTEST_WORD and _overlaps(spelled, words):
            return True
        if len(words) > 2 and spelled == "".join(word[0] for word in words):  # noqa: PLR2004 - initials of two are many's
            return True
        if _is_made_of(spelled, words):
            return True
    return False


def is_called(slug: str, name: str) -> bool:
    """Whether a slug is the name itself, or the name with a little more: 'edjobs' for EDJOBS, 'linkup' for LinkUp."""
    whole = re.sub(r"\W", "", fold(name))
    return whole.startswith(slug) or (slug.startswith(whole) and len(whole) > len(slug) / 2)


def _overlaps(slug: str, words: list[str]) -> bool:
    """Whether words of the name, from any of them on, begin with the slug, or the slug is most of the name and more."""
    whole = "".join(words)
    starts = ["".join(words[number:]).startswith(slug) for number in range(len(words))]
    is_long = len(slug) >= len(whole) / 2
    return starts[0] or (is_long and any(starts)) or (whole in slug and len(whole) > len(slug) / 2)


def _is_made_of(slug: str, words: list[str]) -> bool:
    """Whether the slug is beginnings of several of the words in their order, with one of them whole at least."""
    reached = {(0, 0, False)}
    for word in words:
        further = set(reached)
        for at, parts, has_whole in reached:
            for length in range(1, len(word) + 1):
                if not slug.startswith(word[:length], at):
                    break
                is_whole = length == len(word) and length >= _SHORTEST_WORD
                further.add((at + length, min(parts + 1, 2), has_whole or is_whole))
        reached = further
    return (len(slug), 2, True) in reached


def _labels(host: str) -> list[str]:
    """Parts of a host's name that may name its owner, without hyphens: 'acme' of careers-acme.hiresoft.example."""
    parts = [label.split("-") for label in host.casefold().split(".")[:-1]]
    labels = ["".join(part for part in of_label if part not in _NOT_NAMES_OF_SITES) for of_label in parts]
    return [label for label in labels if len(label) >= _SHORTEST_SLUG and not label.isdecimal()]
