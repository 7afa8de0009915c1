"""Finds a page's posting: what the page declares is weighed against what its text shows."""

from dataclasses import dataclass, replace

from common.local_day import today_in
from workers.posting.around.boilerplate import without_boilerplate
from workers.posting.around.cards import without_other_cards
from workers.posting.around.visual_headings import name_visual_headings
from workers.posting.around.worded_headings import name_worded_headings
from workers.posting.blocks.choosing import number_elements, posting_in
from workers.posting.company.choosing import find_company
from workers.posting.company.entities import without_entity
from workers.posting.declared.script_data import posting_in_scripts
from workers.posting.declared.structured_data import structured_postings
from workers.posting.locations import find_location
from workers.posting.main_text import MainText, find_main_text
from workers.posting.markup.plain_text import join_lines_in
from workers.posting.markup.tree import Element, parse, text_of
from workers.posting.models import Declared, Posting
from workers.posting.name_forms.companies import clean_company
from workers.posting.name_forms.no_companies import is_kept_secret
from workers.posting.name_forms.sites import (
    carries_others_postings,
    has_place_of_its_own,
    is_agency,
    is_only_in_law,
    is_site_s_own,
)
from workers.posting.name_forms.titles import clean_title, is_generic, is_page_heading, titles_of_page
from workers.posting.text.clean_text import MAX_DESCRIPTION_CHARACTERS, bare, clean_lines
from workers.posting.title.choosing import find_title
from workers.posting.weighing import (
    MIN_DESCRIPTION_CHARACTERS,
    best_description,
    chosen,
    is_of_another,
    with_data_of_scripts,
)

_LINES_BEFORE = 12
_LAST_PLACE_OF_A_DAY = "Etc/GMT+12"
"""A page doesn't say where its last day is one: when it is over here, it is over everywhere."""
"""Lines of a description among which the job's title may stand over the posting itself."""
_SHARE_BEFORE = 0.25
_SHORTEST_SENTENCE = 60
_MOST_WORDS = 8
"""Of a title that only repeats the page's heading; more are the posting's first sentence."""
_MOST_CHARACTERS = 2_500_000
"""Of a page. A posting stands at the beginning of one that is larger, or it takes seconds to find."""


@dataclass(frozen=True, slots=True)
class JobPage:
    """A page with its description found and its details not yet looked for."""

    tree: Element
    url: str
    declared: Declared
    main: MainText | None
    description: str

    @property
    def is_certain(self) -> bool:
        """Whether the page itself says where its posting is."""
        return bool(self.declared.description) or bool(self.main and self.main.is_named)


def find_description(markup: str, url: str) -> JobPage | None:
    """Return the page's posting.

    Returns None when the page without scripts has none, or several and none that the address names.
    """
    tree = parse(markup[:_MOST_CHARACTERS])
    if tree is None:
        return None
    join_lines_in(tree)
    name_visual_headings(tree)
    name_worded_headings(tree)
    postings = structured_postings(tree)
    declared = chosen(postings, url, [*titles_of_page(tree), *_headings(tree)])
    if postings and declared is None:
        return None
    number_elements(tree)
    main = find_main_text(tree, url)
    if declared and is_of_another(declared, main, [*titles_of_page(tree), *_headings(tree)]):
        declared = None
    if main and main.standing:
        main = _chosen_by_block(tree, main)
    declared = with_data_of_scripts(declared or Declared(), posting_in_scripts(tree), main)
    description = best_description(without_boilerplate(declared.description), main)
    if len(description) < MIN_DESCRIPTION_CHARACTERS:
        return None
    return JobPage(tree, url, declared, main, description)


def _chosen_by_block(tree: Element, main: MainText) -> MainText:
    """Return the main text of the blocks that are likeliest the posting's.

    Where there are none, the text is as the rules have read it.
    """
    by_block = replace(main, text=posting_in(tree, main.text, main.standing))
    return by_block if by_block.is_posting else main


def find_details(page: JobPage, around: Element | None = None) -> Posting:
    """The posting whole: what the page declares goes before what its headings and text suggest.

    `around` is the page in which this one is a frame: it is asked for what the frame doesn't say.
    """
    declared = clean_title(page.declared.title)
    title = "" if is_generic(declared) else declared
    title = title or find_title(page.tree, page.main, page.description, page.url) or declared
    pages = [without_other_cards(tree, title) for tree in (page.tree, around) if tree is not None]
    location = page.declared.location or find_location(page.tree, page.description)
    company = _company(page, pages, Posting(title, description=page.description, location=location))
    description = _from_title_on(page.description, title)
    ends = page.declared.valid_through
    return Posting(
        title,
        company,
        description,
        location,
        closed=ends is not None and ends < today_in(_LAST_PLACE_OF_A_DAY),
        truncated=len(description) >= MAX_DESCRIPTION_CHARACTERS - 500,
    )


def _company(page: JobPage, pages: list[Element], facts: Posting) -> str:
    """The declared employer, unless it is the board that carries the posting and the page names another.

    So does the maker of a system that an employer hires by, who is declared at an address with the employer's name.
    A site of which the posting itself speaks hires, as an agency does that offers its people to employers. A declared
    firm in law of which the posting doesn't speak gives way to a name of which it does: letters go to that.
    """
    declared = without_entity(clean_company(page.declared.company, page.url), facts.location, facts.description)
    is_others = not is_agency(declared) and bare(declared) not in bare(page.description)
    is_site_s = is_others and is_site_s_own(declared, page.url)
    is_entity = is_only_in_law(declared, page.description, page.url)
    if declared and not is_site_s and not is_entity:
        return declared
    is_secret = is_kept_secret(page.declared.company)
    found = find_company(pages, page.url, facts, is_secret=is_secret)
    is_board_s = is_site_s and any(carries_others_postings(tree, page.url) for tree in pages)
    if declared and not is_board_s and not is_entity:
        return found if has_place_of_its_own(found, page.url) else declared
    return declared if is_entity and bare(found) not in bare(page.description) else found or declared


def read_posting(markup: str, url: str) -> Posting | None:
    """Find the description and read the posting at once."""
    page = find_description(markup, url)
    return find_details(page) if page else None


def _is_sentence(line: str) -> bool:
    return len(line) >= _SHORTEST_SENTENCE and line.endswith((".", "!"))


def _is_heading(line: str) -> bool:
    return is_page_heading(line) and not _is_sentence(line)


def _headings(tree: Element) -> list[str]:
    return [text_of(heading) for heading in tree.xpath("//h1")[:3]]


def _from_title_on(description: str, title: str) -> str:
    """The page's own headings and the job's title stand in fields of their own, so they don't open the description."""
    lines = description.split("\n")
    for number, line in enumerate(lines[:_LINES_BEFORE]):
        before = sum(map(len, lines[:number]))
        if (
            title
            and len(title.split()) <= _MOST_WORDS
            and title.casefold() in {line.strip().casefold(), clean_title(line).casefold()}
            and before < _SHARE_BEFORE * len(description)
        ):
            lines = [*filter(_is_sentence, lines[:number]), *lines[number + 1 :]]
            break
    names = {title.casefold()} if len(title.split()) <= _MOST_WORDS else set()
    while lines and (not lines[0] or lines[0].casefold() in names or _is_heading(lines[0])):
        lines.pop(0)
    return clean_lines("\n".join(lines)) if lines else description
