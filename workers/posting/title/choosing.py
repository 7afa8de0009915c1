"""The job's title out of all that a page might call it: the one that most independent signs agree on."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from workers.posting.main_text import MainText
from workers.posting.markup.page_text import text_of_page
from workers.posting.markup.tree import Element
from workers.posting.name_forms.places import is_place, without_town
from workers.posting.name_forms.sites import calls, site_slugs
from workers.posting.name_forms.title_words import ends_position, says_position
from workers.posting.name_forms.titles import is_page_heading, parts_of_title, titles_of_page
from workers.posting.text.address_words import words_of_address
from workers.posting.text.clean_text import bare
from workers.posting.text.subjects import FIRM_END
from workers.posting.title.evidence import around, evidence_of, features_of, is_in_address, signs_of, signs_on_page
from workers.posting.title.sources import Mention, Source, sought_in, title_mentions

_OF_A_LOGO = re.compile(r"\b(?:logo(?:tipo)?|seal|emblem|crest)(?: (?:of|de))?\b", re.IGNORECASE)
_FULL_NAMES = frozenset({"first_heading", "named"})
_OF_HEADINGS = _FULL_NAMES | {"over_text", "in_text", "heading"}
_NO_NAMES = frozenset({"sentence", "many words", "site", "firm", "page heading", "place"})
_OF_THE_PAGE = frozenset({"page heading", "union"})
_CALLED_AS_JOBS = frozenset({"occupation", "ends a title"})
_NO_JOBS = _NO_NAMES - {"firm"} | {"union", "item", "to readers", "generic"}
_GOES_ON = re.compile(r"\s*[,(/]|\s+[-\u2013\u2014|]\s")
_FIRM_BEHIND = re.compile(
    r"(?P<title>.+?)\s+[-\u2013\u2014|@]\s+[A-Z][^|\u2013\u2014]+"
    r"\b(?:Inc|L\.?L\.?C|Ltd|Corp|LLP|S\.? ?A|S\.? ?L|SpA)\b\W*"
)
_FEWEST_LETTERS = 3
_WORDS_OF_A_SORT = 2
_PAGE_CHARACTERS = 30_000


@dataclass(frozen=True, slots=True)
class Candidate:
    """A name for the job as the page first writes it, and what speaks for and against it."""

    title: str
    features: frozenset[str]


def find_title(page: Element, main: MainText | None, description: str = "", url: str = "") -> str:
    """Empty when nothing on the page looks like a job's title. Of equals the one that stands first."""
    candidates = candidates_on(page, main, description, url)
    likeliest = max(candidates, key=_evidence, default=None)
    if likeliest and not _OF_THE_PAGE.isdisjoint(likeliest.features):
        likeliest = max((one for one in candidates if _names_work(one)), key=_evidence, default=likeliest)
    return _without_firm(_in_full(likeliest, candidates).title) if likeliest else ""


def _without_firm(title: str) -> str:
    """Return a title without the firm behind it: 'Bricklayer' of 'Bricklayer – Acme Refractory, LLC'."""
    named = _FIRM_BEHIND.fullmatch(title)
    return named["title"] if named and ends_position(named["title"]) else title


def _evidence(candidate: Candidate) -> float:
    return evidence_of(candidate.features)


def _names_work(candidate: Candidate) -> bool:
    """Whether a line or a heading of its own is called as a position is: the job on a page called 'Join the crew'."""
    has_place = "line" in candidate.features or not _OF_HEADINGS.isdisjoint(candidate.features)
    return has_place and _CALLED_AS_JOBS.issubset(candidate.features) and _NO_JOBS.isdisjoint(candidate.features)


def _in_full(likeliest: Candidate, candidates: list[Candidate]) -> Candidate:
    """'Mechanic, salad plant' of the heading that begins with 'Mechanic', where only the page's title is that short.

    So is 'Commercial Painter' of a line on the page whose title says 'Painter'.
    """
    if not _OF_HEADINGS.isdisjoint(likeliest.features):
        return likeliest
    if "line" not in likeliest.features:
        name = likeliest.title.casefold()
        fuller = [one for one in candidates if "line" in one.features and one.title.casefold().endswith(f" {name}")]
        fuller = [one for one in fuller if _NO_NAMES.isdisjoint(one.features) and _is_sort(one.title[: -len(name)])]
        if fuller:
            return max(fuller, key=lambda one: evidence_of(one.features))
    longer = (
        one
        for one in candidates
        if not _FULL_NAMES.isdisjoint(one.features)
        and _NO_NAMES.isdisjoint(one.features)
        and (rest := one.title.casefold().removeprefix(likeliest.title.casefold())) != one.title.casefold()
        and _GOES_ON.match(rest)
        and not is_place(rest.strip(" ,()/|-\u2013\u2014"))
        and not FIRM_END.search(rest)
    )
    return max(longer, key=lambda one: evidence_of(one.features), default=likeliest)


def _is_sort(words: str) -> bool:
    """'Commercial', 'Senior HVAC': one or two words before a job's name that say more of it."""
    return len(words.split()) <= _WORDS_OF_A_SORT and all(
        word[0].isupper() and word.isalpha() for word in words.split()
    )


def candidates_on(page: Element, main: MainText | None, description: str, url: str) -> list[Candidate]:
    """Every name that the page may have for its job, once each."""
    sources: dict[str, set[Source]] = {}
    spelled: dict[str, str] = {}
    shown = text_of_page(page)[:_PAGE_CHARACTERS]
    mentions = _placed(title_mentions(page, main, description), shown)
    if not any(ends_position(mention.title) for mention in mentions):  # a text also seeks whom the job works with
        mentions += _placed(sought_in(description), shown)
    for mention in mentions:
        key = bare(mention.title)
        if sum(map(str.isalpha, key)) >= _FEWEST_LETTERS:
            spelled.setdefault(key, mention.title)
            sources.setdefault(key, set()).add(mention.source)
    rest = around(titles_of_page(page), spelled.values(), description)
    of_address, slugs = set(words_of_address(url)), site_slugs(url)
    sites = _sites(page, slugs)
    found = []
    for key, title in spelled.items():
        signs = {
            "in address": is_in_address(title, of_address),
            "site's address": any(calls(slug, title) for slug in slugs),
            "site": key in sites,
        }
        features = features_of(sources[key]) | signs_of(title) | signs_on_page(title, rest)
        found.append(Candidate(title, frozenset(features | {sign for sign, is_so in signs.items() if is_so})))
    return found


def _placed(mentions: Iterable[Mention], shown: str) -> list[Mention]:
    """Return the mentions without the towns behind them; `shown` is the page's text. Each name is looked for once."""
    found = list(mentions)
    placed = {title: without_town(title, shown) for title in {mention.title for mention in found}}
    return [Mention(placed[mention.title], mention.source) for mention in found]


def _sites(page: Element, slugs: list[str]) -> set[str]:
    """Return the names of the page's site: 'Harbor Crane Service' of 'Careers | Harbor Crane Service'."""
    names = [str(name) for name in page.xpath("//meta[@property='og:site_name']/@content")]
    names += [_OF_A_LOGO.sub("", str(alt)) for alt in page.xpath("//img/@alt") if _OF_A_LOGO.search(str(alt))]
    for page_title in titles_of_page(page):
        parts = parts_of_title(page_title)
        rest = [part for part in parts if not is_page_heading(part)]
        is_named = len(rest) == 1 < len(parts)
        is_site = is_named and (not says_position(rest[0]) or any(calls(slug, rest[0]) for slug in slugs))
        names += rest if is_site else []
    return set(map(bare, names))
