"""The employer out of all that a page says of names: the one that most independent signs agree on."""

import re
from collections.abc import Iterable
from itertools import islice

from workers.language.words import fold
from workers.posting.clean_text import bare
from workers.posting.company.cleaning import is_name, spelled, without_site_words
from workers.posting.company.header_block import mentions_beside_title
from workers.posting.company.mentions import IN_TEXT, Mention, Source
from workers.posting.company.page_data import mentions_in_data
from workers.posting.company.page_sources import page_mentions
from workers.posting.company.page_words import page_word_mentions
from workers.posting.company.site import (
    board_slugs,
    calls,
    carries_others_postings,
    is_called,
    mail_slugs,
    path_slug,
    site_slugs,
)
from workers.posting.company.text_sources import text_mentions
from workers.posting.header import is_title_word
from workers.posting.markup import Element, text_of
from workers.posting.subjects import FIRM_END, FIRM_WORD, LEGAL_FORM

_OF_THE_SITE = frozenset(
    {Source.SITE_NAME, Source.PAGE_TITLE_PART, Source.HEAD, Source.LOGO, Source.FOOT, Source.DECLARED}
)
"""What tells whose the site is, which on a board isn't the employer."""
_LEAST = 2.5
"""Evidence; less is a guess, and a wrong name is worse than none."""
_ADDRESS_AGREES = 2.5
_MAIL_AGREES = 2.0
_IS_THE_BOARD = -5.0
_TEXT_AGREES = 2.0
_FIRM = 2.0
_LEGAL = 1.3
_ENDS_AS_A_JOB = -3.0
_IS_A_PLACE = -3.0
_IS_A_PART = -3.0
_ONE_WORD = -1.2
_MAKES_SOFTWARE = -4.0
_PART_OF_A_FIRM = re.compile(
    r"(?:department|division|team|crew|office|branch|unit|section|departamento|equipo|unidad)$"
    r"|^(?:(?:municipal |local )?civil service(?: (?:commission|board))?|merit (?:system )?(?:commission|board)"
    r"|(?:human resources|personnel|examinations?|recruitment|recursos humanos)"
    r"(?: (?:department|division|office|services|commission|board|bureau))?)(?:\W+[A-Z].*\bunit)?$",
    re.IGNORECASE,
)
"""Those that hire on behalf of a firm or a public body count as parts of it."""
_OF_SOFTWARE = re.compile(
    r"\b(?:software|recruiting|recruitment|hcm|payroll|ats|workforce|hiring|applicants?|hosts?|job board|portal"
    r"|online|saas)\b",
    re.IGNORECASE,
)
"""Whose system the page stands on, who hires nobody for a trade."""
_REGION = re.compile(r"\b(?:county|city|district|port|condado|ciudad)$", re.IGNORECASE)
_AROUND = r"(?:in|near|around|across|throughout|outside|within|from|en|por|cerca de|alrededor de|todo el)(?: the)?"
_OVER_AGENCIES = re.compile(r"(?:U\.?S\.? )?(?:Department|State|Commonwealth|Government) of (?:the )?[A-Z]")
_AGENCY = re.compile(
    r"^(?:Bureau|Office|Division|Department|Board|Corps) of\b|\b(?:Administration|Agency|Service|Bureau)$"
)
_SHORTEST_WORD = 4
_SHORTEST_INITIALS = 3
_WORDS_OF_A_NAME = 4
"""One word is short for something, as a rule; the fifth adds nothing."""
_OF_A_WORD = 0.5
_OF_A_PLACE = 0.3
_MOST_PLACES = 4
_SMALL = frozenset({"the", "of", "and", "y", "e", "for"})
_LEGAL_END = re.compile(rf",?\s*\b{LEGAL_FORM}\W*$")


def find_company(pages: Iterable[Element], url: str, title: str, description: str, *, is_secret: bool = False) -> str:
    """Empty when too little on the page, or on the page around it, speaks for any name.

    `is_secret`: whether the page says that its employer stays unnamed, so that the site isn't the employer's.
    """
    pages = list(pages)
    of_a_board = is_secret or any(carries_others_postings(page, url) for page in pages)
    own, boards = board_slugs(url) if of_a_board else (site_slugs(url), [])
    mail = mail_slugs("\n".join(text_of(page) for page in pages))
    path = path_slug(url) if of_a_board else ""
    mentions = _mentions(pages, title, description, [*own, *mail], of_a_board=of_a_board, path=path)
    words = {mention.name: _words(mention.name) for mention in mentions}

    def evidence(name: str) -> float:
        found = {mention.source for mention in mentions if _is_same_firm(words[mention.name], words[name])}
        return (
            sum(source.evidence for source in found)
            + _of_itself(name, words[name])
            + _TEXT_AGREES * _is_spoken_of(name, description, besides=bool(found & IN_TEXT))
            + _IS_A_PLACE * _is_place_in(name, description, by_its_end=found == {Source.FIRM})
            + _ADDRESS_AGREES * (any(calls(slug, name) for slug in own) or bool(path and is_called(path, name)))
            + _MAIL_AGREES * any(calls(slug, name) for slug in mail)
            + _IS_THE_BOARD * any(is_called(slug, name) for slug in boards)
        )

    likeliest = max(words, key=evidence, default="")
    if not likeliest or evidence(likeliest) < _LEAST:
        return ""
    if _OVER_AGENCIES.match(likeliest):  # the agency hires, the department or state that it belongs to stands over it
        agencies = [name for name in words if _AGENCY.search(name) and not _is_same_firm(words[name], words[likeliest])]
        hires = max(agencies, key=evidence, default=likeliest)
        likeliest = hires if evidence(hires) >= _LEAST else likeliest
    same = [mention for mention in mentions if _is_same_firm(words[mention.name], words[likeliest])]
    return spelled(_best_spelling(same))


def _mentions(
    pages: list[Element], title: str, description: str, slugs: list[str], *, of_a_board: bool, path: str
) -> list[Mention]:
    """`slugs`: what addresses call the employer; `path`: what the path of a board's address calls it."""

    def is_in_address(name: str) -> bool:
        return any(calls(slug, name) for slug in slugs)

    found = [mention for page in pages for mention in page_mentions(page, title, description)]
    found += [mention for page in pages for mention in page_word_mentions(page, is_in_address)]
    found += [mention for page in pages for mention in mentions_in_data(page, title)]
    if of_a_board:
        found = [
            mention
            for mention in found
            if mention.source not in _OF_THE_SITE or (path and is_called(path, without_site_words(mention.name)))
        ]
    found += [mention for page in pages for mention in mentions_beside_title(page, title)]
    found += text_mentions(description)
    cleaned = [Mention(without_site_words(mention.name), mention.source) for mention in found]
    return [mention for mention in cleaned if is_name(mention.name, title)]


def _of_itself(name: str, words: tuple[str, ...]) -> float:
    """What the name's own words tell."""
    is_firm = bool(FIRM_WORD.search(name) or FIRM_END.search(name))
    is_job = bool(words) and not is_firm and not words[-1].endswith("s") and is_title_word(words[-1])
    return (
        _LEGAL * bool(_LEGAL_END.search(name))
        + _FIRM * is_firm
        + _ENDS_AS_A_JOB * is_job
        + _IS_A_PART * bool(_PART_OF_A_FIRM.search(name))
        + _ONE_WORD * (len(words) == 1)
        + _MAKES_SOFTWARE * bool(_OF_SOFTWARE.search(name))
    )


def _is_spoken_of(name: str, description: str, *, besides: bool) -> bool:
    """Whether the posting calls the employer by the name's first long word, `besides` once where it was found."""
    first = next((word for word in name.split() if len(word) >= _SHORTEST_WORD), "").strip(",.")
    if not first:
        return False
    times = islice(re.finditer(rf"(?<!\w){re.escape(first)}(?!\w)", description), 2)
    return sum(1 for _ in times) > besides


def _best_spelling(mentions: list[Mention]) -> str:
    """Of the ways in which the page writes one name that which stands in the most telling places."""
    places: dict[str, set[Source]] = {}
    for mention in mentions:
        places.setdefault(bare(mention.name), set()).add(mention.source)
    words = {bare(mention.name): min(len(_words(mention.name)), _WORDS_OF_A_NAME) for mention in mentions}
    full = {bare(mention.name) for mention in mentions if _is_full(_LEGAL_END.sub("", mention.name))}

    def preference(name: str) -> tuple[float, int]:
        spellings = [source.spelling for source in places[name]]
        is_full = name in full
        return max(spellings) + _OF_A_WORD * words[name] + _OF_A_PLACE * min(
            len(spellings), _MOST_PLACES
        ) + is_full, len(name)

    best = max(places, key=preference)
    ways = [mention.name for mention in mentions if bare(mention.name) == best]
    return next((way for way in ways if not way.isupper()), ways[0])


def _is_full(name: str) -> bool:
    """Whether it says what sort of firm it is: 'Valley Crown Roofing', where 'Valley Crown' is short for it."""
    last = name.split()[-1:]
    return bool(FIRM_END.search(name)) or any(map(FIRM_WORD.fullmatch, last)) or " & " in name


def _is_same_firm(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """'Granite Peak' and 'Granite Peak Mechanical, Inc.', 'Kiona PUD' and 'Kiona Public Utility District'."""
    shorter, longer = sorted((one, other), key=len)
    if not shorter or (len(shorter) == 1 < len(longer) and not _may_stand_alone(shorter[0], longer)):
        return False
    return any(_begins(longer[start:], shorter) for start in range(len(longer)))


def _may_stand_alone(word: str, longer: tuple[str, ...]) -> bool:
    """Whether one word is short for a name: its first, if that is long enough, or all its initials."""
    return (len(word) >= _SHORTEST_WORD and word == longer[0]) or _begins(longer, (word,), whole=True)


def _begins(longer: tuple[str, ...], shorter: tuple[str, ...], *, whole: bool = False) -> bool:
    """Whether `shorter` is the beginning of `longer`, word for word or by the initials of three words and more."""
    at = 0
    for word in shorter:
        initials = "".join(following[0] for following in longer[at : at + len(word)])
        if longer[at : at + 1] == (word,):
            at += 1
        elif len(word) >= _SHORTEST_INITIALS and initials == word:
            at += len(word)
        else:
            return False
    return at == len(longer) or not whole


def _words(name: str) -> tuple[str, ...]:
    words = [re.sub(r"[^\w&]", "", word) for word in fold(_LEGAL_END.sub("", name) or name).replace("-", " ").split()]
    return tuple(word for word in words if word and word not in _SMALL and word != "&")


def _is_place_in(name: str, description: str, *, by_its_end: bool) -> bool:
    """'in Van Nuys', 'Van Nuys, CA': how a posting speaks of a town and not of a company.

    `by_its_end`: whether only its last word tells a firm, as in 'homes around Kent County'.
    """
    if by_its_end and _REGION.search(name):
        return bool(re.search(rf"\b{_AROUND} {re.escape(name)}(?!\w)", description))
    if FIRM_WORD.search(name) or FIRM_END.search(name):
        return False
    place = rf"\b(?:in|near|en|cerca de) {re.escape(name)}(?!\w)|(?<!\w){re.escape(name)}, [A-Z]{{2}}\b"
    return bool(re.search(place, description))
