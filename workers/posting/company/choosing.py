"""The employer out of all that a page says of names: the one that most independent signs agree on."""

import re
from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from workers.language.words import fold
from workers.posting.company.entities import without_entity
from workers.posting.company.evidence import evidence_of, features_of, signs_in_text, signs_of
from workers.posting.company.header_block import mentions_beside_title
from workers.posting.company.logos import employer_logo_mentions, logo_over_its_own_part
from workers.posting.company.mentions import OF_THE_SITE, Mention, Source
from workers.posting.company.page_data import mentions_in_data
from workers.posting.company.page_sources import page_mentions
from workers.posting.company.page_words import page_word_mentions
from workers.posting.company.row_labels import without_row_labels
from workers.posting.company.text_sources import text_mentions
from workers.posting.markup.page_text import text_of_page
from workers.posting.markup.tree import Element
from workers.posting.models import Posting
from workers.posting.name_forms.companies import spelled, without_site_words
from workers.posting.name_forms.no_companies import is_name
from workers.posting.name_forms.places import TOWN, TOWN_ALONE
from workers.posting.name_forms.same_firm import LEGAL_END, is_same_firm, words_of
from workers.posting.name_forms.sites import (
    board_slugs,
    calls,
    carries_others_postings,
    is_agency_s,
    is_called,
    mail_slugs,
    path_slug,
    site_slugs,
)
from workers.posting.name_forms.towns import TOWNS
from workers.posting.text.clean_text import bare
from workers.posting.text.subjects import FIRM_BEGIN, FIRM_END, FIRM_WORD

LEAST = 2.5
"""Evidence; less is a guess, and a wrong name is worse than none."""
_WORDS_OF_A_NAME = 4
"""One word is short for something, as a rule; the fifth adds nothing."""
_OF_A_WORD = 0.5
_OF_A_PLACE = 0.3
_MOST_PLACES = 4
_TELLING = 2.5
"""How well a place spells names at least in which the rest of a name counts: 'Woodworks' behind 'Heron & Adze'."""
_OF_THE_REST = 1.5
_OF_THE_ADDRESS = 2.0
_SHORTEST_SLUG = 6
_PAGE_CHARACTERS = 30_000
_OVER_AGENCIES = re.compile(r"(?:U\.?S\.? )?(?:Department|State|Commonwealth|Government) of (?:the )?[A-Z]")
_AGENCY = re.compile(
    r"^(?:Bureau|Office|Division|Department|Board|Corps) of\b|\b(?:Administration|Agency|Service|Bureau)(?:$|, )"
)

_OF_A_TOWN = re.compile(rf"(?P<name>\S+ .+) (?:in|at|de|en) {TOWN}")

_OF_A_COUNTY = re.compile(
    r"(?P<name>\S+ .*\b(?:District|Schools?|College|Authority|Agency)),? (?:[A-Z]\w+ ){1,3}County"
)
"""'Elm Union School District Merced County': the line of a public body and the one beside it."""
_PUBLIC_BODY = re.compile(r"^(?:City|County|Town|Port) of \S|\S (?:City|County|Port)$")
"""A place that hires, on its own site."""

_CALLS_FOR_PEOPLE = frozenset({"labelled", "named", "hiring", "subject"})
"""How a union's page tells of the contractor that it sends people to."""
_NOT_A_CONTRACTOR = frozenset({"union", "job", "place", "part", "software", "board"})
_PART_ALONE = frozenset({"part"})
_OF_THE_OWNER = frozenset({"address", "declared", "head", "logo"})
"""A part of a firm is no employer, 'Line Dept', unless the site is its own."""
_BESIDE_TITLE = frozenset({"beside_title", "with_place"})


@dataclass(frozen=True, slots=True)
class Candidate:
    """A name as the page writes it, the same firm's other mentions, and what speaks for and against it."""

    name: str
    words: tuple[str, ...]
    same: tuple[Mention, ...]
    features: frozenset[str]


def find_company(pages: Iterable[Element], url: str, facts: Posting, *, is_secret: bool = False) -> str:
    """Empty when too little on the page, or on the page around it, speaks for any name.

    `facts`: what is known of the posting but its employer.
    `is_secret`: whether the page says that its employer stays unnamed, so that the site isn't the employer's.
    """
    names = candidates_on(list(pages), url, facts, is_secret=is_secret)
    candidates = [
        one for one in names if _PART_ALONE.isdisjoint(one.features) or not _OF_THE_OWNER.isdisjoint(one.features)
    ]

    def evidence(candidate: Candidate) -> float:
        return evidence_of(candidate.features)

    if not candidates or evidence(likeliest := max(candidates, key=evidence)) < LEAST:
        return ""
    if contractors := _called_for(candidates, likeliest):
        likeliest = max(contractors, key=evidence)
    agencies = _under_department(candidates, likeliest)
    hires = max(agencies, key=evidence, default=likeliest)
    slugs = {slug for slug in map(bare, site_slugs(url)) if len(slug) >= _SHORTEST_SLUG}
    return spelled(_best_spelling(list((hires if evidence(hires) >= LEAST else likeliest).same), slugs))


def _called_for(candidates: list[Candidate], likeliest: Candidate) -> list[Candidate]:
    """Contractors whose places a union's hall fills, where the hall is the likeliest."""
    if "union" not in likeliest.features:
        return []
    return [
        one
        for one in candidates
        if not _CALLS_FOR_PEOPLE.isdisjoint(one.features)
        and _NOT_A_CONTRACTOR.isdisjoint(one.features)
        and evidence_of(one.features) >= LEAST
        and not any(is_same_firm(one.words, other.words) for other in candidates if "union" in other.features)
    ]


def _under_department(candidates: list[Candidate], likeliest: Candidate) -> list[Candidate]:
    """Agencies that hire, where the department that they belong to is the likeliest or stands beside the job's title.

    Under the agency the title's block may name a part of it, at which the work is.
    """
    over = [
        one
        for one in candidates
        if _OVER_AGENCIES.match(one.name) and (one is likeliest or not _BESIDE_TITLE.isdisjoint(one.features))
    ]
    agencies = [one for one in candidates if over and _AGENCY.search(one.name)]
    if not over or not any(is_same_firm(likeliest.words, one.words) for one in over):
        agencies = [one for one in agencies if not _BESIDE_TITLE.isdisjoint(one.features)]
    return [one for one in agencies if not any(is_same_firm(one.words, department.words) for department in over)]


def candidates_on(pages: list[Element], url: str, facts: Posting, *, is_secret: bool = False) -> list[Candidate]:
    """Every name on the pages that may be the employer's, once each."""
    hides_client = is_secret and not any(map(is_agency_s, pages))
    of_a_board = hides_client or any(carries_others_postings(page, url) for page in pages)
    own, boards = board_slugs(url) if of_a_board else (site_slugs(url), [])
    texts = [text_of_page(page) for page in pages]
    mail = mail_slugs("\n".join(texts))
    path = path_slug(url) if of_a_board else ""
    shown = "\n".join(text[:_PAGE_CHARACTERS] for text in texts)
    found_on = _mentions(pages, facts, [*own, *mail], of_a_board=of_a_board, path=path)
    alone = {name: _named_alone(name, facts.location, shown) for name in {mention.name for mention in found_on}}
    cleaned = [Mention(alone[mention.name], mention.source) for mention in found_on]
    mentions = [mention for mention in without_row_labels(cleaned) if is_name(mention.name, facts.title)]
    if of_a_board:
        logos = [mention for page in pages for mention in logo_over_its_own_part(page, url)]
        mentions += [one for one in logos if not any(is_called(slug, one.name) for slug in boards)]
    words = {mention.name: words_of(mention.name) for mention in mentions}
    found = []
    for name, its in words.items():
        same = tuple(mention for mention in mentions if is_same_firm(words[mention.name], its))
        sources = {mention.source for mention in same}
        signs = {
            "address": any(calls(slug, name) for slug in own) or bool(path and is_called(path, name)),
            "mail": any(calls(slug, name) for slug in mail),
            "board": any(is_called(slug, name) for slug in boards),
            **signs_of(name, its),
            **signs_in_text(name, facts.description, facts.location, sources),
        }
        signs["place"] &= not (signs["address"] and _PUBLIC_BODY.search(name))
        signs["named as firms are"] &= not signs["place"]
        features = {*features_of(sources), *(sign for sign, is_so in signs.items() if is_so)}
        found.append(Candidate(name, its, same, frozenset(features)))
    return found


def _mentions(pages: list[Element], facts: Posting, slugs: list[str], *, of_a_board: bool, path: str) -> list[Mention]:
    """Return employers as the pages write them.

    `slugs`: the employer in addresses; `path`: in the path of a board's address.
    """
    title, description = facts.title, facts.description

    def is_in_address(name: str) -> bool:
        return any(calls(slug, name) for slug in slugs)

    found = [mention for page in pages for mention in page_mentions(page, title, description)]
    found += [mention for page in pages for mention in page_word_mentions(page, is_in_address)]
    found += [mention for page in pages for mention in mentions_in_data(page, title)]
    if of_a_board:
        found = [
            mention
            for mention in found
            if mention.source not in OF_THE_SITE or (path and is_called(path, without_site_words(mention.name)))
        ]
    found += [mention for page in pages for mention in mentions_beside_title(page, title)]
    found += [mention for page in pages if of_a_board for mention in employer_logo_mentions(page)]
    found += text_mentions(description)
    return found


def _named_alone(name: str, location: str, shown: str) -> str:
    """Return a name without what sites put around it and without its town: 'Acme Foods, Lodi'.

    `shown`: the page's text, which says the name without the town too, where that is no part of it.
    """
    name = _without_town_behind(without_entity(without_site_words(name), location, shown), location, shown)
    before, _, last = name.rpartition(", ")
    is_known = fold(last) in TOWNS or (last and fold(last) == fold(location.split(",", 1)[0].strip()))
    is_town = is_known or (
        TOWN_ALONE.fullmatch(last) and not _is_firm(last) and (_is_firm(before) or _says_place(shown, last, before))
    )
    name = before if before and is_town else name
    of_county = _OF_A_COUNTY.fullmatch(name)
    return of_county["name"] if of_county else name


def _says_place(shown: str, place: str, firm: str) -> bool:
    """Whether a page names the place beside others too: 'in Tehachapi', 'Tehachapi, CA', 'PO Box 2, Tehachapi'."""
    if place not in shown:
        return False
    if re.search(rf"\b(?:in|near|at|en) {re.escape(place)}\b|\b{re.escape(place)},? [A-Z]{{2}}\b", shown):
        return True
    return len(re.findall(rf", {re.escape(place)}\b", shown)) > shown.count(f"{firm}, {place}")


def _without_town_behind(name: str, location: str, shown: str) -> str:
    """'Acme Foods' of 'Acme Foods Lodi, CA', which is in Lodi, and of 'Acme Foods de Lodi' by who is 'Acme Foods'."""
    for place in filter(None, (location, location.split(",", 1)[0])):
        before = name.removesuffix(place).rstrip(" ,")
        if before != name and " " in before and shown.count(before) > shown.count(name):
            return before
    match = _OF_A_TOWN.fullmatch(name)
    if match is None or match["name"] not in shown:
        return name
    stands_alone = re.search(rf"^{re.escape(match['name'])}\W*(?:\W\s|$)", shown, re.MULTILINE)
    return match["name"] if stands_alone else name


def _is_firm(name: str) -> bool:
    return bool(FIRM_WORD.search(name) or FIRM_END.search(name) or FIRM_BEGIN.match(name))


def _best_spelling(mentions: list[Mention], slugs: AbstractSet[str] = frozenset()) -> str:
    """Return the spelling of a name that stands in the page's most telling places.

    `slugs`: what the address calls its site: 'twobrotherscoatings' tells that 'Two Brothers' is short.
    """
    places: dict[str, set[Source]] = {}
    for mention in mentions:
        places.setdefault(bare(mention.name), set()).add(mention.source)
    words = {bare(mention.name): min(len(words_of(mention.name)), _WORDS_OF_A_NAME) for mention in mentions}
    full = {bare(mention.name) for mention in mentions if _is_full(LEGAL_END.sub("", mention.name))}
    fullest = _fullest(mentions)

    def preference(name: str) -> tuple[float, int]:
        spellings = [source.spelling for source in places[name]]
        of_places = max(spellings) + _OF_A_PLACE * min(len(spellings), _MOST_PLACES)
        of_name = _OF_A_WORD * words[name] + (name in full) + _OF_THE_REST * (name in fullest)
        return of_places + of_name + _OF_THE_ADDRESS * any(map(name.startswith, slugs)), len(name)

    best = _without_form_of_law(max(places, key=preference), mentions)
    ways = [mention.name for mention in mentions if bare(mention.name) == best]
    return next((way for way in ways if not way.isupper()), ways[0])


def _without_form_of_law(best: str, mentions: list[Mention]) -> str:
    """'Puente Staffing' where only the page's foot, or its data in law, calls it 'Puente Staffing Inc'."""
    its = {mention for mention in mentions if bare(mention.name) == best}
    if not {mention.source for mention in its} <= {Source.FOOT, Source.LEGAL_DATA}:
        return best
    shorter = {bare(LEGAL_END.sub("", mention.name)) for mention in its} - {best}
    return next((bare(mention.name) for mention in mentions if bare(mention.name) in shorter), best)


def _fullest(mentions: list[Mention]) -> set[str]:
    """'Heron & Adze Woodworks', where the page says 'Heron & Adze' too: names that say most of what sort it is."""
    telling = [mention.name for mention in mentions if mention.source.spelling >= _TELLING]
    ending = {bare(name) for name in telling if _says_sort(LEGAL_END.sub("", name).split()[-1:])}
    shorter = {bare(mention.name) for mention in mentions}
    longer = {name for name in ending if any(name != part and name.startswith(part) for part in shorter)}
    return {name for name in longer if not any(name != other and other.startswith(name) for other in longer)}


def _says_sort(last: list[str]) -> bool:
    return any(FIRM_WORD.fullmatch(word) or FIRM_END.fullmatch(word) for word in last)


def _is_full(name: str) -> bool:
    """Whether it says what sort of firm it is: 'Valley Crown Roofing', where 'Valley Crown' is short for it."""
    return bool(FIRM_END.search(name)) or _says_sort(name.split()[-1:]) or " & " in name
