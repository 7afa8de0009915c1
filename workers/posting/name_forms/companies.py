"""A company's name without what sites put around it, and what can't be one."""

import re

from workers.posting.name_forms.boards import employer_slug, is_board, is_on_board
from workers.posting.name_forms.no_companies import LINKS, NOT_NAMES, is_nobody
from workers.posting.name_forms.places import is_place, without_place
from workers.posting.name_forms.title_words import ends_position
from workers.posting.text.clean_text import bare, clean_line
from workers.posting.text.subjects import LEGAL_FORM

_SITE_WORDS = re.compile(
    r"^(?:employer|company|agency|organization|empresa)\s*:\s*"
    r"|^(?:an )?official (?:government )?web ?site of (?:the )?"
    r"|^(?:visit )?(?:web ?site|sitio web|p[aá]gina web)\s*:?\s+"
    r"|^(?:(?:welcome to|careers?|jobs?|work|working|employment|join|about|empleos?|trabaj[ao]s?)\b"
    r"(?: (?:at|with|for|en|con))?|at|with)\s+"
    r"|\s*[|\u2013-]?\s*\b(?:careers?|jobs?|job (?:board|openings|opportunities|application)|hiring|recruiting"
    r"|employment|current openings|open positions|career opportunities|empleos?|carreras|bolsa de trabajo"
    r"|home ?page|logo(?:tipo)?)(?: (?:site|page|portal|center))?$"
    r"|\s*(?:\s[-\u2013\u2014:]|[|:\u00bb])\s*(?:(?:back|go|link|return) to )?(?:home|main page|inicio"
    r"|p[aá]gina principal)$",
    re.IGNORECASE,
)
_OF_AN_OWNER = re.compile(
    r",\s+(?:an? (?:[A-Z]\S* ){1,6}(?i:company|subsidiary|brand|division|business)"
    r"|(?i:a|an) (?i:subsidiary|division|member|part|brand) of .+|una empresa (?:de|del) .+)$"
)
"""'Acme Air, a Beacon Group Company': whose firm it is."""
_EXPLAINED = re.compile(r"\s+\((?!the\b)[a-z\u00e1-\u00fa][^()]*\)$")
"""'Acme Builders, Inc. (managing partner of the venture)': words of the page's own behind a name."""
_RATING = re.compile(r"\s*(?:\d[.,]\d(?:\s*(?:out of|de|/)\s*5.*)?|[\d,]+ (?:reviews|opiniones)|[\u2605\u2b50]+).*$")
_SOUGHT_FOR = re.compile(r"^\d{1,3} (?P<sought>[A-Z][\w/-]+(?: [A-Z][\w/-]+){0,3}) for (?=[A-Z])")
"""How a dispatch names whom it sends, and to whom."""
_NUMBER = re.compile(
    r"^(?:0\d+|\d{5,}|\d{2,}(?=\s+[-\u2013:])|(?:19|20)\d\d(?=,? [A-Z\u00c1-\u00da]))"
    r"(?:,|\s+[-\u2013:])?\s+(?=[^\W\d])"
)
"""An employer's number in the books of its group, before the name: with a nought, long, or with a dash; and a year."""
_IN_BOOKS = re.compile(rf"\d{{3,8}}(?:,|\s+[-\u2013:])?\s+(?P<name>[^\W\d].+?),?\s+{LEGAL_FORM}")
"""'1140 Acme Foods LLC', as a group's books have it: the number is theirs, and so is the legal form."""
_LONGEST_INITIALS = 3
_INITIALS = frozenset({"HVAC", "IATSE", "IBEW", "ILWU", "IUEC", "IUOE", "IUPAT", "LIUNA", "SMART", "USPS"})


def clean_company(name: str, url: str = "") -> str:
    """A declared name without what a site puts around it; empty for a board's own, a place, or nobody's."""
    name = without_site_words(name)
    slug = employer_slug(url) if is_on_board(url) else ""
    is_none = is_board(name) or is_place(name) or name.casefold() in NOT_NAMES or is_nobody(name)
    return "" if is_none and bare(name) != bare(slug) else name


def without_site_words(name: str) -> str:
    """'Careers at Acme Job Board 4.1', '4 Welders for Acme' -> 'Acme'; what is nothing but such words stays."""
    if (sought := _SOUGHT_FOR.match(name)) and ends_position(sought["sought"]):
        name = name[sought.end() :]
    if in_books := _IN_BOOKS.fullmatch(clean_line(name)):
        name = in_books["name"]
    name = _NUMBER.sub("", _RATING.sub("", _OF_AN_OWNER.sub("", _EXPLAINED.sub("", clean_line(name))))).strip(
        " |,-\u2013\u2014\u00b7\u2022:"
    )
    for _ in range(2):
        name = _SITE_WORDS.sub("", name).strip(" |-\u2013\u2014\u00b7") or name
    return without_place(name)


def spelled(name: str) -> str:
    """A name all in capitals as it stands in a sentence; short words stay as they are, they are initials."""
    if not name.isupper() or " " not in name:
        return name
    words = name.split()
    return " ".join(
        word.lower() if place and word in LINKS else word if _are_initials(word) else word.capitalize()
        for place, word in enumerate(words)
    )


def _are_initials(word: str) -> bool:
    return len(word) <= _LONGEST_INITIALS or word in _INITIALS
