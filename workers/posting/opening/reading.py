"""Reads the posting at an address: by the plain page first, by a browser where that isn't enough."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from http import HTTPStatus

from common.errors import ErrorCode, UserError
from workers.browsing.browser import render
from workers.browsing.pages import Content, Page
from workers.browsing.plain_fetch import fetch
from workers.browsing.proxy import GuardedProxy
from workers.browsing.url_validation import web_address
from workers.posting.markup.plain_text import as_markup
from workers.posting.markup.tree import parse
from workers.posting.models import Posting
from workers.posting.opening.gone import leads_elsewhere
from workers.posting.opening.no_posting import why_there_is_none
from workers.posting.opening.page_states import State, says_closed, speaks_of_another, state_of
from workers.posting.page import JobPage, find_description, find_details
from workers.posting.text.pdf_text import text_of_pdf
from workers.posting.weighing import is_teaser

_A_BROWSER_MAY_PASS = frozenset({403, 503, 999})
"""Statuses with which some sites meet programs and not browsers; 999 is one job board's own."""
_PARTIAL_CHARACTERS = 700
_MORE_TO_COME = re.compile(
    r"(?:show|read|see|view) (?:more|full)|continue reading|(?:ver|mostrar|leer) m[aá]s|loading|cargando", re.IGNORECASE
)
_FRAME_OF_A_POSTING = re.compile(
    r"<i?frame\b[^>]{0,600}\bsrc\s*=\s*[\"'][^\"'>]{0,400}"
    r"(?:job|career|position|posting|icims|greenhouse|lever\.co|taleo|workable|adp\.com|vacan|empleo|requisition)",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Read:
    """A posting, where it was found, and whether that took a browser."""

    posting: Posting
    url: str
    in_browser: bool = False


def read_address(address: str, proxy: GuardedProxy, in_browser: Callable[[], None] = lambda: None) -> Read:
    """`in_browser` is called before a browser starts. UserError, of the codes in `browsing.failures`, for none."""
    url = web_address(address)
    page = _as_html(fetch(url, proxy), proxy)
    found = _posting_on(page)
    if found and not _is_partial(found, page):
        return _read(found, page, url)
    if page.content is not Content.HTML or not _scripts_may_help(page, found):
        if found:
            return _read(found, page, url)
        raise why_there_is_none(page, url)
    in_browser()
    try:
        rendered = render(page.url if found else url, proxy, _description_length)
    except UserError:
        if found:
            return _read(found, page, url)
        raise
    shown = _posting_on(rendered.page)
    if found and (shown is None or len(found.description) > len(shown.description)):
        return replace(_read(found, page, url), in_browser=True)
    if shown is None:
        raise why_there_is_none(rendered.page, url)
    outer = rendered.outer if rendered.outer is not rendered.page else None
    return replace(_read(shown, rendered.page, url, outer), in_browser=True)


def _as_html(page: Page, proxy: GuardedProxy) -> Page:
    if page.content is Content.HTML:
        return page
    text = text_of_pdf(page.body, proxy.seconds_left) if page.content is Content.PDF else page.markup
    return replace(page, markup=as_markup(text))


def _read(found: JobPage, page: Page, asked: str, outer: Page | None = None) -> Read:
    around = parse(outer.markup) if outer else None
    posting = find_details(found, around)
    if speaks_of_another(found.tree) or leads_elsewhere(asked, page.url):
        raise UserError(ErrorCode.POSTING_CLOSED)
    closed = posting.closed or any(
        tree is not None and says_closed(tree, posting.description) for tree in (found.tree, around)
    )
    posting = replace(posting, closed=closed, truncated=posting.truncated or page.is_cut_off)
    return Read(posting, page.url)


def _posting_on(page: Page) -> JobPage | None:
    return find_description(page.markup, page.url) if page.status < HTTPStatus.BAD_REQUEST else None


def _description_length(page: Page) -> int:
    found = find_description(page.markup, page.url)
    return len(found.description) if found else 0


def _is_partial(found: JobPage, page: Page) -> bool:
    """Whether scripts, a button or a frame may hold the rest of what was found."""
    if page.content is not Content.HTML or page.is_cut_off:
        return False
    text = found.description.rstrip()
    if text.endswith(("...", "\u2026")):
        return True
    if is_teaser(text) and "<script" in page.markup:
        return True
    is_short = len(text) < _PARTIAL_CHARACTERS and not found.declared.description
    return (is_short and "<script" in page.markup and bool(_MORE_TO_COME.search(page.markup))) or (
        not found.is_certain and bool(_FRAME_OF_A_POSTING.search(page.markup))
    )


def _scripts_may_help(page: Page, found: JobPage | None) -> bool:
    """Whether a browser may find more: not where the site refused, nor where scripts would add nothing."""
    if page.status >= HTTPStatus.BAD_REQUEST:
        return page.status in _A_BROWSER_MAY_PASS and "<script" in page.markup.lower()
    if found or page.is_cut_off:
        return bool(found)
    if state_of(page.markup, page.url) in {State.CLOSED, State.LIST, State.MAINTENANCE}:
        return False
    markup = page.markup.lower()
    return any(
        sign in markup for sign in ("<script", "<iframe", "<frame", 'http-equiv="refresh"', "http-equiv='refresh'")
    )
