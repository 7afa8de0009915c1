"""Postings that stand in a row on one page: the results of a search, or other jobs beside the one that is read."""

import copy
from collections import defaultdict
from collections.abc import Iterator
from itertools import islice
from urllib.parse import parse_qsl, unquote, urlsplit

from workers.posting.markup.measures import Measures
from workers.posting.markup.tree import HEADINGS, Element, text_of
from workers.posting.text.clean_text import bare
from workers.posting.text.heading_lines import SECTION_HEADING
from workers.posting.text.subjects import JOB_WORD

_TAGS = frozenset({"article", "div", "li", "section", "tr", "a", "dl"})
_TAGS_AROUND = ("td", "li", "div", "section", "article", "p")
"""What stands around an old page's `<a name="m7"></a>`, which marks the place of one of several postings."""
FEWEST_CARDS = 3
_LONGEST_CARD = 1_500
_LONGEST_TITLE = 140
_LOOKED_AT = 12
"""Elements of a card that may hold its title."""
_SHARE_OF_JOBS = 0.7
_SHORTEST_ID = 3


def job_cards(tree: Element, measures: Measures) -> list[Element]:
    """Elements of one kind beside each other, each of which begins with the name of a job; none where they are few."""
    found: list[Element] = []
    for parent in tree.iter():
        if len(parent) < FEWEST_CARDS or not measures.characters[parent]:
            continue
        kinds: dict[tuple[str, ...], list[Element]] = defaultdict(list)
        for child in parent:
            if child.tag in _TAGS and 0 < measures.characters[child] <= _LONGEST_CARD:
                # The card that is open has a class more: 'card selected'.
                kinds[child.tag, *(child.get("class") or "").split()[:1]].append(child)
        found += [card for cards in kinds.values() if _are_jobs(cards, measures) for card in cards]
    return found


def without_other_cards(page: Element, title: str) -> Element:
    """A copy of the page without the postings in a row beside the one of this title; itself where there are none."""
    cards = job_cards(page, measures := Measures(page))
    others = {card for card in cards if (name := _title(card, measures)) and bare(title) not in bare(name)}
    if not title or not others:
        return page
    marks = {number for number, element in enumerate(page.iter()) if element in others}
    copied = copy.deepcopy(page)
    for card in [element for number, element in enumerate(copied.iter()) if number in marks]:
        if card.getparent() is not None:
            card.drop_tree()
    return copied if bare(title) in bare(text_of(copied)) else page


def is_list(tree: Element, measures: Measures) -> bool:
    """Whether postings in a row are most of what the page has."""
    cards = job_cards(tree, measures)
    return (
        len(cards) >= FEWEST_CARDS
        and 2 * sum(measures.characters[card] for card in cards) > (measures.characters[tree])
    )


def named_by_address(tree: Element, url: str) -> Element | None:
    """The part of a page whose own id the address names, as in `/jobs?job=TD-307` and `/jobs#welder`, if any."""
    wanted = _ids_in(url)
    if not wanted:
        return None
    for element in tree.iter("article", "section", "div", "li", "details", "tr"):
        own = [element.get("id"), element.get("data-id"), element.get("data-job-id"), element.get("data-job")]
        if wanted.intersection(value.casefold() for value in own if value):
            return element
    marks = (mark for mark in tree.iter("a") if (mark.get("name") or "").casefold() in wanted and not mark.get("href"))
    return next((box for mark in marks for box in mark.iterancestors(*_TAGS_AROUND)), None)


def _ids_in(url: str) -> set[str]:
    """Return the ids in an address's query and fragment. Its path doesn't count: it names the page as a whole."""
    parts = urlsplit(url)
    values = {value.casefold() for _, value in parse_qsl(parts.query) if len(value) >= _SHORTEST_ID}
    return values | ({unquote(parts.fragment).casefold()} - {""})


def _are_jobs(cards: list[Element], measures: Measures) -> bool:
    if len(cards) < FEWEST_CARDS:
        return False
    titles = [_title(card, measures) for card in cards]
    jobs = sum(_is_job(title) for title in titles)
    return all(titles) and jobs >= _SHARE_OF_JOBS * len(cards) and len(set(titles)) > len(titles) / 2


def _is_job(title: str) -> bool:
    return bool(JOB_WORD.search(title)) and not SECTION_HEADING.match(title) and not title.endswith("?")


def _title(card: Element, measures: Measures) -> str:
    """Return a card's first heading, or the link that it begins with; empty where it has neither."""
    if card.tag == "a" and card.get("href"):
        return text_of(card)[:_LONGEST_TITLE]
    return next((text for text in islice(_titles(card, measures), 1)), "")


def _titles(card: Element, measures: Measures) -> Iterator[str]:
    for element in islice(card.iter(), _LOOKED_AT):
        is_title = element.tag in HEADINGS or (element.tag == "a" and element.get("href"))
        if is_title and 0 < measures.characters[element] <= _LONGEST_TITLE:
            yield text_of(element)
