"""From a page to its posting: what it declares, else what its text shows."""

from dataclasses import dataclass, replace
from urllib.parse import urlsplit

from workers.posting.clean_text import clean_line
from workers.posting.companies import find_company
from workers.posting.main_text import MainText, find_main_text
from workers.posting.markup import Element, parse, text_of
from workers.posting.models import Posting
from workers.posting.structured_data import structured_postings
from workers.posting.titles import find_title, is_page_heading, titles_of_page
from workers.posting.vocabulary import CLOSED, LOGIN_PATH, STANDS_IN_THE_WAY

MIN_DESCRIPTION_CHARACTERS = 50
"""What the generate form asks of a job description; less is of no use to it."""
_SHORT_PAGE_CHARACTERS = 2_500
_ONE_BLOCK_CHARACTERS = 800


@dataclass(frozen=True, slots=True)
class JobPage:
    """A page with its description found and its details not yet looked for."""

    tree: Element
    url: str
    declared: Posting
    main: MainText | None
    description: str


def find_description(markup: str, url: str) -> JobPage | None:
    """None when the page, as it is without scripts, holds no posting."""
    tree = parse(markup)
    if tree is None:
        return None
    declared = _declared(tree)
    main = find_main_text(tree)
    description = _best_description(declared.description, main)
    if len(description) < MIN_DESCRIPTION_CHARACTERS:
        return None
    return JobPage(tree, url, declared, main, description)


def find_details(page: JobPage) -> Posting:
    """The posting whole: what the page declares goes before what its headings and text suggest."""
    title = page.declared.title or find_title(page.tree, page.main)
    company = page.declared.company or find_company(page.tree, page.url, title, page.description)
    return Posting(title, company, _without_headings(page.description, title))


def read_posting(markup: str, url: str) -> Posting | None:
    """Both steps at once."""
    page = find_description(markup, url)
    return find_details(page) if page else None


def stands_in_the_way(markup: str, url: str) -> bool:
    """Whether the page is a login wall, a captcha or a refusal instead of a posting. Ask only of pages without one."""
    text = _whole_text(markup)
    return bool(LOGIN_PATH.search(urlsplit(url).path)) or (
        len(text) < _SHORT_PAGE_CHARACTERS and bool(STANDS_IN_THE_WAY.search(text))
    )


def says_closed(markup: str) -> bool:
    """Whether the page says that its posting is gone. Ask only of pages without one."""
    text = _whole_text(markup)
    return len(text) < _SHORT_PAGE_CHARACTERS and bool(CLOSED.search(text))


def _without_headings(description: str, title: str) -> str:
    """The page's own headings and the job's title stand in fields of their own, so they don't open the description."""
    lines = description.split("\n")
    while lines and (not lines[0] or lines[0].casefold() == title.casefold() or is_page_heading(lines[0])):
        lines.pop(0)
    return "\n".join(lines) if lines else description


def _whole_text(markup: str) -> str:
    tree = parse(markup)
    return (
        ""
        if tree is None
        else "\n".join([*titles_of_page(tree), clean_line(text_of(tree), limit=_SHORT_PAGE_CHARACTERS)])
    )


def _declared(tree: Element) -> Posting:
    """Of several the one that the page's title names, else the fullest."""
    postings = structured_postings(tree)
    if not postings:
        return Posting()
    titles = " ".join(titles_of_page(tree)).casefold()
    named = [posting for posting in postings if posting.title and posting.title.casefold() in titles]
    best = max(named or postings, key=lambda posting: len(posting.description))
    if best.company:
        return best
    return replace(
        best,
        company=next((posting.company for posting in postings if posting.title == best.title and posting.company), ""),
    )


def _best_description(declared: str, main: MainText | None) -> str:
    """The declared one, unless the page shows the same text with the line breaks that the declared one has lost."""
    if len(declared) < MIN_DESCRIPTION_CHARACTERS:
        return main.text if main and main.is_posting else ""
    is_one_block = declared.count("\n") < len(declared) / _ONE_BLOCK_CHARACTERS
    if main and len(declared) > _ONE_BLOCK_CHARACTERS and is_one_block and _holds(main.text, declared):
        return main.text
    return declared


def _holds(shown: str, declared: str) -> bool:
    """Whether samples of the declared text stand in what is shown, and little else is shown beside it."""
    bare, wanted = ("".join(filter(str.isalnum, text)) for text in (shown, declared))
    samples = [wanted[start : start + 40] for start in range(0, len(wanted) - 40, max(len(wanted) // 10, 1))]
    return len(bare) < 1.3 * len(wanted) and sum(sample in bare for sample in samples) >= 0.8 * len(samples)
