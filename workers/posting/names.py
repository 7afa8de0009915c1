"""The position and the employer that a posting's text names."""

import re
from collections.abc import Mapping, Sequence

import msgspec

from workers.language.words import fold
from workers.posting.learnt_weights import weights_in
from workers.posting.name_forms.firm_wordings import WORD, ends_as_a_firm
from workers.posting.name_forms.places import STATE_CODE, TOWN_ALONE, US_STATES
from workers.posting.name_forms.same_firm import is_same_firm, words_of
from workers.posting.name_forms.towns import TOWNS
from workers.posting.named.bare_titles import driving_in_heading, with_trade, with_worker_as_job, worker_in_heading
from workers.posting.named.candidates import Candidate, company_candidates, title_candidates
from workers.posting.named.choosing import (
    LEAST_COMPANY,
    LEAST_FIRM,
    LEAST_TITLE,
    is_plain_firm,
    likeliest_company,
    likeliest_title,
    says_it_employs,
)
from workers.posting.named.houses import ends_as_house
from workers.posting.named.kinds_of_work import is_of_two_makers, is_place_behind_work
from workers.posting.named.parts import is_place_behind_title, owner_of_part
from workers.posting.named.ranks import with_rank
from workers.posting.named.tables import COMPANIES, TITLES
from workers.posting.named.tokens import lines_of
from workers.posting.named.told_employer import labelled_in_full, surely_told, told_employer
from workers.posting.named.whole_employers import whole_employer
from workers.posting.named.whole_text import WholeText
from workers.posting.named.whole_titles import whole_title
from workers.posting.named.wording import worded_company, worded_title

_HIRES = "to is seeking"
_BRANCHES = frozenset(
    {"material handling", "heavy equipment", "mobile equipment", "fire protection", "life safety", "field service"}
    | {"industrial maintenance", "property management", "food processing", "renewable energy", "heavy civil"}
)
"""What positions are of, typed behind a dash as an employer's name is: Senior Mobile Technician - Material Handling."""
_STATE = rf"(?:{STATE_CODE}|{'|'.join(US_STATES)})"
_THEN_STATE = re.compile(rf",? {_STATE}\b")
_LAST_STATE = re.compile(rf",? {_STATE}$")
_SITE = re.compile(
    r" (?:(?:Wind|Solar) (?:Farm|Park|Plant|Ranch|Project|Site|Facility)|(?:Power|Generating|Pumping) (?:Plant|Station)"
    r"|Substation|Landfill|Data Center|Distribution Center|Apartments)$"
)
"""What a site is called, which is no firm."""
_RUNS = re.compile(
    rf"(?:\A|\n\n)(?P<name>{WORD}(?: (?:(?:&|and|of) )?{WORD}){{1,4}})"
    r" (?:owns|operates|runs|manages)(?: and [a-z]{3,12}s)? "
)
"""The first sentence of a paragraph that says who has sites."""
_HOUSE = re.compile(
    rf" [-\u2013\u2014|] (?P<name>{WORD}(?: {WORD}){{0,4}} (?P<kind>Home|Hospital|University|College|School|Library"
    r"|Museum|Zoo|Airport|Shipyard))$"
)
_DISTRICT = re.compile(r"(?P<town>\w+(?: \w+)?) District")
"""A part of a firm's region; a school or water district has a word for what it does."""
_WORKS = re.compile(
    rf"(?:\A|\n\n)(?P<name>(?!The |Our |This ){WORD}(?: (?:(?:&|and|of) )?{WORD}){{1,4}}) [a-z]{{2,12}}s "
)
"""The first sentence of a paragraph that says what a firm does: Barton Springs Roadbuilders lays hot mix."""
_PLACE_LINE = re.compile(
    rf"{WORD}(?: {WORD}){{0,3}}(?: ?/ ?{WORD}(?: {WORD}){{0,3}})+, (?:{_STATE}|Puerto Rico)"
    rf"|{WORD}(?: {WORD}){{0,3}}(?:(?:,| and| y| &| /) [^.:;]*)?"
    r" (?:(?:y |and )?(?:[zZ]ona|[\u00e1\u00c1aA]rea)s?(?: [mM]etro\w*| [A-Z]\w+)?|[mM]etro(?: [aA]rea)?|alrededores"
    r"|and vicinity|and surrounding [a-z]+)"
    rf"(?:, (?:{_STATE}|Puerto Rico))?"
)
"""San Juan y zona metro, Puerto Rico; Port Isabel / Brownsville, Texas."""
_TOWN_LINE = re.compile(rf"(?P<town>[A-Z][a-z]+(?: [A-Z][a-z]+){{0,2}}),? {STATE_CODE}")
"""Of Colorado, too, whose letters firms end with."""
_HEAD = 4
_LONGEST_TOWN = 3
_LEAST_FIRM_WORDS = 2
_NAMED_AFTER_TOWNS = frozenset({"City", "County", "Town", "Village", "Port", "University"})
"""What an employer is whose name goes on with its town: City of Memphis."""
_OF_TOWN = re.compile(r"(?P<firm>\w\S*(?: \S+)+?) (?:of|de) (?P<town>[A-Z]\S*(?: [A-Z]\S*){0,2})")
_OF_THEIR_TOWNS = frozenset(
    {"city", "county", "town", "village", "port", "university", "college", "bank", "club", "clubs", "humanity"}
    | {"diocese", "archdiocese", "association", "district", "league", "chamber", "ciudad", "universidad", "banco"}
)
"""Words of employers whose names go on with their town's."""
_BEFORE_TOWNS = frozenset(
    {"of", "de", "del", "the", "in", "at", "en", "north", "south", "east", "west", "new", "san", "santa", "st", "st."}
    | {"fort", "ft", "port", "lake", "mount", "mt", "el", "la", "los", "las", "greater", "downtown", "visit"}
)
"""First words of longer names of towns, and of employers that are named after their town."""


class Names(msgspec.Struct, frozen=True):
    """Position and employer as a letter writes them; empty where too little speaks for any."""

    title: str = ""
    company: str = ""


def title_in(text: str) -> str:
    """The position that `names_in` tells, without the employer: that takes two thirds of the reading."""
    if heading := worker_in_heading(text):
        return heading
    lines = lines_of(text)
    if not lines:
        return ""
    told = _told_title(title_candidates(lines, WholeText(lines)), weights_in(TITLES))
    return with_trade(with_rank(_worded(told), text), text) or driving_in_heading(text)


def names_in(text: str, company: str = "") -> Names:
    """Return what the posting names. `company`: the employer where it is known already, which is no position."""
    if heading := worker_in_heading(text):
        return Names(heading, names_in(with_worker_as_job(text), company).company)
    lines = lines_of(text)
    if not lines:
        return Names("", company)
    whole = WholeText(lines)
    known = words_of(company)
    titles = [one for one in title_candidates(lines, whole) if not known or words_of(one.span.said) != known]
    candidates = [] if known else company_candidates(lines, whole)
    driving = driving_in_heading(text)
    companies = [
        one
        for one in candidates
        if not (_is_of_place_line(one) or is_place_behind_title(one.span, one.signs) or _is_no_house(one, text))
        and not (driving and one.span.line is lines[0] and driving == driving_in_heading(one.span.said))
    ]
    names = names_of(titles, companies, weights_in(TITLES), weights_in(COMPANIES))
    named = names.company or _house_behind_title(names.title, text)
    if not named and len(companies) < len(candidates):  # the line that names employers, as a rule, has told a place
        named = _firm_that_does(companies)
    named = _told_instead(named, text) or named
    named = whole_employer(labelled_in_full(named, text) or told_employer(text), text)
    title = with_trade(with_rank(names.title, text), text) or driving
    return Names(
        title,
        company or owner_of_part(_owner_of_site(_without_town(_without_town_of_it(named, text), text), text), text),
    )


def _is_no_house(one: Candidate, text: str) -> bool:
    """Whether a name is what every such place of work is called, or that of the makers of its machines."""
    return is_place_behind_work(one.span, text) or is_of_two_makers(one.span, one.signs)


def _told_instead(named: str, text: str) -> str:
    """The employer that the text surely tells, where the name that seems one stands there but once."""
    if not named or text.count(named) > 1:
        return ""
    told = surely_told(text)
    one, other = set(words_of(told)), set(words_of(named))
    is_same = one <= other or other <= one or is_same_firm(words_of(told), words_of(named))
    return "" if is_same else told


def _is_of_place_line(one: Candidate) -> bool:
    """Whether a name stands in a line of the head that only tells where the work is."""
    line = one.span.line
    if 0 < line.number < _HEAD and (town := _TOWN_LINE.fullmatch(line.text.strip())):
        return not (ends_as_a_firm(town["town"]) or ends_as_house(fold(town["town"]).split()))
    return line.number < _HEAD and _PLACE_LINE.fullmatch(line.text.strip()) is not None


def _firm_that_does(companies: Sequence[Candidate]) -> str:
    """The one name that is plainly a firm's and begins a line that tells what it does; empty where there are more."""
    firms = [one for one in companies if {"from start", "to verb"} <= one.signs and is_plain_firm(one)]
    named = {worded_company(one.span.said) for one in firms}
    return named.pop() if len(named) == 1 else ""


def _house_behind_title(title: str, text: str) -> str:
    """A home, hospital or school behind a dash in the title's line, of which the text speaks as "the home"."""
    found = _HOUSE.search(text.lstrip().partition("\n")[0]) if title else None
    return found["name"] if found and re.search(rf"\b[Tt]he {found['kind'].lower()}\b", text) else ""


def _owner_of_site(company: str, text: str) -> str:
    """Who runs a site, where that is what the title's line names: Bluestem Renewables, not Mesa Flats Wind Farm.

    Or who works in a district that is called after a town: Barton Springs Roadbuilders, not Austin District.
    """
    if (district := _DISTRICT.fullmatch(company)) and fold(district["town"]) in TOWNS:
        firms = {one["name"] for one in _WORKS.finditer(text)}
        return firms.pop() if len(firms) == 1 else company
    if not _SITE.search(company):
        return company
    first = words_of(company)[:1]
    owners = {one["name"] for one in _RUNS.finditer(text) if words_of(one["name"])[:1] != first}
    return owners.pop() if len(owners) == 1 else company


def _without_town(company: str, text: str) -> str:
    """The employer alone where a line has a town and its state behind a slash: Heavy Civil JV / Fall River MA."""
    if company in _NAMED_AFTER_TOWNS:
        town = f"{TOWN_ALONE.pattern}?"  # as few words as there are: its state begins with a capital, too
        named = re.search(rf"\b{company} of {town}(?=,? {_STATE}\b)", text)
        return named[0] if named else company
    firm, slash, town = company.rpartition(" / ")
    has_state = bool(slash) and re.search(rf"{re.escape(town)},? (?:[A-Z]{{2}}|{_STATE})\b", text)
    return firm if has_state else _without_bare_town(company, text)


def _without_town_of_it(company: str, text: str) -> str:
    """The employer alone where the text says of which town it is: Norfolk Point Marine of Portsmouth, New Hampshire.

    Only where it stands alone elsewhere, or its town has a state behind it and it ends as firms do.
    """
    named = _OF_TOWN.fullmatch(company)
    if not named:
        return company
    has_state = _has_state_behind(company, text)
    if not (has_state or fold(named["town"]) in TOWNS):
        return company
    firm = named["firm"]
    if {word.lower() for word in firm.split()} & _OF_THEIR_TOWNS:
        return company
    is_alone = re.search(rf"\b{re.escape(firm)}(?! (?:of|de) |[\w-])", text)
    return firm if is_alone or (has_state and ends_as_a_firm(firm)) else company


def _has_state_behind(name: str, text: str) -> bool:
    """Whether a state follows the name somewhere."""
    at = text.find(name)
    while at >= 0 and not _THEN_STATE.match(text, at + len(name)):
        at = text.find(name, at + 1)
    return at >= 0


def _without_bare_town(company: str, text: str) -> str:
    """The employer alone where its line goes on to a town and a state without a comma: Bluff City Foods Memphis TN."""
    named, state = company, _LAST_STATE.search(company)
    if state:
        named = company[: state.start()]
    elif not _has_state_behind(company, text):
        return company
    words = named.split()
    for length in range(min(_LONGEST_TOWN, len(words) - _LEAST_FIRM_WORDS), 0, -1):
        firm, town = words[:-length], words[-length:]
        if fold(" ".join(town)) in TOWNS:
            return company if fold(firm[-1]) in _BEFORE_TOWNS else " ".join(firm)
    return company


def names_of(
    titles: Sequence[Candidate],
    companies: Sequence[Candidate],
    title_weights: Mapping[str, float],
    company_weights: Mapping[str, float],
) -> Names:
    """The likeliest position, and the likeliest employer that is no part of it, if they are likely enough."""
    told = _told_title(titles, title_weights)
    # Where nobody's work is named, only who says to be hiring is an employer.
    firms = [one for one in companies if one.span.said.casefold() not in _BRANCHES]
    named = [one for one in firms if titles or _HIRES in one.signs]
    beside = [one for one in named if told is None or not one.span.touches(told.span)]
    company, is_company = likeliest_company(beside, company_weights)
    return Names(
        _worded(told),
        worded_company(company.span.said) if company and is_company >= _least(company, beside) else "",
    )


def _told_title(titles: Sequence[Candidate], weights: Mapping[str, float]) -> Candidate | None:
    """The likeliest position, if it is likely enough."""
    title, is_title = likeliest_title(titles, weights)
    return title if is_title >= LEAST_TITLE else None


def _worded(title: Candidate | None) -> str:
    return worded_title(whole_title(title.span).said) if title else ""


def _least(company: Candidate, candidates: Sequence[Candidate]) -> float:
    is_plain = is_plain_firm(company) or says_it_employs(company, candidates)
    return LEAST_FIRM if is_plain else LEAST_COMPANY
