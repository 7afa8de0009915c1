"""The description on a page that declares nothing: the parts of it that hold most of what reads like a posting."""

import re
from dataclasses import dataclass
from itertools import islice
from urllib.parse import urlsplit

from workers.language.words import fold
from workers.posting.around.boilerplate import without_boilerplate
from workers.posting.around.cards import is_list, named_by_address
from workers.posting.around.endings import cut_what_follows
from workers.posting.around.surroundings import without_surroundings
from workers.posting.blocks.choosing import marks_in
from workers.posting.markup.element_names import DESCRIPTION_CONTAINER, NOT_DESCRIPTION
from workers.posting.markup.measures import Measures, name_of, reading_weights
from workers.posting.markup.pieces import breaks_line
from workers.posting.markup.tree import HEADINGS, MAX_CANDIDATES, Element, text_of
from workers.posting.name_forms.sites import carries_others_postings, site_slugs
from workers.posting.text.address_words import words_of_address
from workers.posting.text.clean_text import BULLET, clean_lines
from workers.posting.text.heading_lines import POSTING_SECTION
from workers.posting.text.page_lines import INVITES, is_noise_sentence
from workers.posting.text.subjects import JOB_WORD, cues_in

SHARE_OF_PROSE = 0.75
"""What the chosen part must hold of the page's prose. Less splits a description; more lets the page's feet in."""
SHARE_IF_NAMED = 0.25
"""Enough for a part whose id or class says that it is the description."""
MIN_CHARACTERS = 150
MIN_CUES = 4
MIN_CUES_IF_NAMED = 2
_ASKS_ENOUGH = 2
"""Signs beside a text that calls itself the description with which it may use words of its own for everything."""
_SHORTEST_PART = 60
_SHORTEST_HEADED_PART = 35
_SHORTEST_LED_PART = 20
_CUES_OF_A_PART = 2
_CUES_OF_A_WHOLE = 7
_MORE_CUES = 2
_NEVER = 99
"""More subjects than there are."""
_LONGEST_INVITATION = 200
_FEWEST_ITEMS = 2
_FEWEST_SECTIONS = 2
_SHORTEST_SENTENCE = 45
_MOST_LINKS = 0.4
_LONGEST_HEADING = 90
_DATA = re.compile(r"[\[{]\s*[\"{\[]")
_APPLY = re.compile(r"\b(?:this job|me interesa|apply|application|aplicar|postul|solicit)", re.IGNORECASE)
_ADDRESS_OF_JOBS = re.compile(
    r"job|career|employ|join|hiring|position|vacan|posting|opening|empleo|trabaj", re.IGNORECASE
)
_LONGEST_BUTTON = 60
_MOST_BUTTONS = 200


@dataclass(frozen=True, slots=True)
class MainText:
    """`container` is the element, in a tree without surroundings, that the text came from, or its largest part."""

    container: Element
    text: str
    is_named: bool
    """Whether the page itself calls that element its description."""
    is_list: bool = False
    """Whether postings in a row are most of the page."""
    standing: frozenset[str] = frozenset()
    """Marks of the elements that were not taken for the page's surroundings; none where the address names the part."""
    asks: int = 0
    """Signs beside the text, where a heading names a job: a button to apply, an address for jobs."""

    @property
    def is_posting(self) -> bool:
        """Whether it speaks of enough of what postings speak of."""
        if _DATA.match(self.text):  # a script's
            return False
        enough = MIN_CUES_IF_NAMED - (self.asks >= _ASKS_ENOUGH) if self.is_named else MIN_CUES - self.asks
        enough += self.is_list
        return len(self.text) >= MIN_CHARACTERS and cues_in(self.text) >= enough


def find_main_text(page: Element, url: str = "") -> MainText | None:
    """The page's likeliest description; None when the page has no prose at all."""
    whole = Measures(page)
    board = site_slugs(url) if carries_others_postings(page, url) else []
    meant = named_by_address(page, url)
    if meant is not None and whole.characters[meant] >= MIN_CHARACTERS:
        return MainText(meant, without_boilerplate(clean_lines(text_of(meant)), board), is_named=True)
    tree = without_surroundings(page)
    standing = marks_in(tree)
    measures = Measures(tree)
    if not measures.prose(tree):
        return None
    named = _named(tree, measures)
    seed = _smallest(tree, reading_weights(tree, measures)) if named is None else named
    is_whole = named is not None and cues_in(text_of(named)) >= _CUES_OF_A_WHOLE
    if is_whole:
        parts = [seed, *_led_behind(seed, measures)]
    else:
        parts = _with_siblings(seed, measures, _CUES_OF_A_PART + (named is not None))
    text = "\n\n".join(map(text_of, cut_what_follows(parts)))
    return MainText(
        seed,
        without_boilerplate(clean_lines(text), board),
        is_named=named is not None,
        is_list=is_list(page, whole),
        standing=standing,
        asks=_asks(page, whole, url),
    )


def _asks(page: Element, measures: Measures, url: str) -> int:
    headings = [text_of(heading) for heading in islice(page.iter("h1", "h2"), MAX_CANDIDATES)]
    if not any(JOB_WORD.search(heading) for heading in headings if len(heading) <= _LONGEST_HEADING):
        return 0
    short = (one for one in page.iter("a", "button", "summary") if 0 < measures.characters[one] <= _LONGEST_BUTTON)
    has_button = any(_APPLY.search(text_of(one)) for one in islice(short, _MOST_BUTTONS))
    parts = urlsplit(url)
    is_of_jobs = bool(_ADDRESS_OF_JOBS.search(f"{parts.hostname or ''} {parts.path}"))
    in_address = set(words_of_address(url))
    is_named = any(in_address.issuperset(fold(heading).split()) for heading in headings if JOB_WORD.search(heading))
    return has_button + max(is_of_jobs, is_named) + _has_sections(page)


def _has_sections(page: Element) -> bool:
    """Whether headings stand over lists, as over the duties and the requirements of a job."""
    lists = islice(page.iter("ul", "ol"), MAX_CANDIDATES)
    before = [before for one in lists if (before := one.getprevious()) is not None]
    headed = [one for one in before if one.tag in HEADINGS or one.tag in {"p", "b", "strong"}]
    return sum(len(text_of(one)) <= _LONGEST_HEADING for one in headed) >= _FEWEST_SECTIONS


def _named(tree: Element, measures: Measures) -> Element | None:
    """The part with the most prose among the innermost that call themselves the description."""
    least = max(SHARE_IF_NAMED * measures.prose(tree), MIN_CHARACTERS)
    named = [
        element
        for element, characters in measures.characters.items()
        if characters >= least
        and measures.prose(element) >= least
        and element.tag not in {"html", "body"}
        and _names_itself(element)
    ]
    if not named:
        return None
    most = max(map(measures.prose, named))
    # Of boxes within boxes of the same name the innermost that still holds nearly all is the tightest.
    return min((element for element in named if measures.prose(element) >= SHARE_OF_PROSE * most), key=measures.prose)


def _names_itself(element: Element) -> bool:
    return any(
        DESCRIPTION_CONTAINER.search(word) and not NOT_DESCRIPTION.search(word) for word in name_of(element).split()
    )


def _smallest(tree: Element, weights: dict[Element, int]) -> Element:
    """Go down while one child still holds most of what is to be read."""
    enough = SHARE_OF_PROSE * weights[tree]
    here = tree
    while True:
        inner = next((child for child in here if weights[child] >= enough and _may_hold_all(child, weights)), None)
        if inner is None:
            return here
        here = inner


def _may_hold_all(element: Element, weights: dict[Element, int]) -> bool:
    """A cell only in a table that is the page's frame, not in one that sets values behind their labels."""
    if element.tag in {"td", "tbody"}:
        row = element.getparent()
        return all(not weights[cell] or cell.find(".//a") is not None for cell in row if cell is not element)
    return breaks_line(element.tag)


def _with_siblings(seed: Element, measures: Measures, fewest_cues: int) -> list[Element]:
    """The seed and the parts beside it, or beside what it stands in, that are of the same posting, in order.

    Behind a button to apply only what has a posting's heading belongs to it.
    """
    before: list[Element] = []
    after: list[Element] = []
    here, is_over = seed, False
    while here.tag != "body" and here.getparent() is not None:
        over = [
            *_heading_of(here, measures),
            *(
                part
                for sibling in here.itersiblings(preceding=True)
                for part in (
                    [sibling]
                    if _opens_under_title(sibling, measures)
                    else _with_heading(sibling, measures, fewest_cues)[::-1]
                )
            ),
        ]
        opening = next(here.itersiblings(preceding=True), None) if here is seed else None
        if opening is not None and opening not in over and _is_sentence(opening, measures):
            over.insert(0, opening)
        before[:0] = reversed(over)
        for part in here.itersiblings():
            is_over = is_over or _invites(part, measures)
            after += _with_heading(part, measures, fewest_cues + is_over * _MORE_CUES)
        here = here.getparent()
        fewest_cues = max(fewest_cues, _CUES_OF_A_PART + 1)
    return [*before, seed, *after]


def _led_behind(seed: Element, measures: Measures) -> list[Element]:
    """What stands right behind a text that is whole by itself under the headings of a posting's sections."""
    parts: list[Element] = []
    follow = list(seed.itersiblings())
    for heading, part in zip(follow[::2], follow[1::2], strict=False):
        if part.tag in HEADINGS or not (led := _with_heading(part, measures, _NEVER)) or led[0] is not heading:
            break
        parts += led
    return parts


def _with_heading(part: Element, measures: Measures, fewest_cues: int) -> list[Element]:
    """The part, if it belongs, with the heading that stands in a box or row of its own over it."""
    heading = _heading_of(part, measures)
    is_led = heading and measures.characters[part] >= _SHORTEST_LED_PART and not measures.linked[part]
    return [*heading, part] if is_led or _belongs(part, measures, fewest_cues) else []


def _heading_of(part: Element, measures: Measures) -> list[Element]:
    before = part.getprevious()
    if before is None or not 0 < measures.characters[before] <= _LONGEST_HEADING or measures.linked[before]:
        return []
    text = text_of(before).strip()
    return [before] if "\n" not in text and POSTING_SECTION.match(text) and not text.endswith(".") else []


def _is_sentence(part: Element, measures: Measures) -> bool:
    """Whether it is a paragraph by itself: what stands right over the sections of a posting opens it."""
    if part.tag not in {"p", "div"} or len(part) or measures.fields[part] or measures.linked[part]:
        return False
    text = text_of(part)
    return len(text) >= _SHORTEST_SENTENCE and text.endswith((".", "!")) and not is_noise_sentence(text)


def _opens_under_title(part: Element, measures: Measures) -> bool:
    """Whether it is the page's first heading with a sentence or two under it, which open the posting."""
    heading = next(part.iter("h1"), None)
    if heading is None or heading is part or measures.fields[part] or measures.linked[part]:
        return False
    lines = [line.strip() for line in text_of(part).split("\n") if line.strip()]
    return (
        bool(JOB_WORD.search(text_of(heading)))
        and len(lines[-1]) >= _SHORTEST_SENTENCE
        and lines[-1].endswith((".", "!"))
    )


def _invites(part: Element, measures: Measures) -> bool:
    """Whether it is a button to apply, or a small box with one."""
    if not 0 < measures.characters[part] <= _LONGEST_INVITATION:
        return False
    return any(INVITES.fullmatch(line.strip()) for line in text_of(part).split("\n"))


def _opens_with_posting_heading(part: Element) -> bool:
    first = next(part.iter(*HEADINGS), None)
    return first is not None and bool(POSTING_SECTION.match(text_of(first))) and not first.xpath("preceding-sibling::*")


def _belongs(part: Element, measures: Measures, fewest_cues: int) -> bool:
    """Whether it reads like a section of a posting, and not like a box of facts, buttons or the site's own words."""
    characters = measures.characters[part]
    shortest = _SHORTEST_HEADED_PART if _opens_with_posting_heading(part) else _SHORTEST_PART
    if characters < shortest or measures.linked[part] > _MOST_LINKS * characters or measures.fields[part] > 1:
        return False
    text = text_of(part)
    lines = [line.strip() for line in text.split("\n") if line.strip()]
    items = sum(line.startswith(BULLET) for line in lines)
    if shortest == _SHORTEST_PART and items < _FEWEST_ITEMS and max(map(len, lines), default=0) < _SHORTEST_SENTENCE:
        return False
    is_headed = len(lines[0]) <= _LONGEST_HEADING and bool(POSTING_SECTION.match(lines[0]))
    return is_headed or cues_in(text) >= fewest_cues
