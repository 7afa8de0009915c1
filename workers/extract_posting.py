"""The job behind 'From Job URL': open the page that a user named, and read its posting.

The plain page comes first: most hold their posting, and it takes a tenth of a browser's time and none of its memory.
"""

from http import HTTPStatus

from common.errors import ErrorCode, UserError
from common.jobs.kinds.extract_posting import RUNNING_SCRIPTS, ExtractPostingArguments, ExtractPostingResult
from workers.browsing.browser import render
from workers.browsing.guard import Guard
from workers.browsing.pages import Page
from workers.browsing.plain_fetch import fetch
from workers.browsing.proxy import GuardedProxy
from workers.browsing.url_validation import web_address
from workers.posting.page import JobPage, find_description, find_details, says_closed, stands_in_the_way
from workers.runtime.running_job import RunningJob

_GONE = frozenset({HTTPStatus.NOT_FOUND, HTTPStatus.GONE})
_SHUT = frozenset({401, 402, 403, 407, 429, 451, 503, 999})
"""Answers of sites that don't want programs; 999 is one job board's own. A browser gets past some of them."""


def run(job: RunningJob, arguments: ExtractPostingArguments, *, guard: Guard | None = None) -> None:
    """Nothing is stored but the job's own result. Tests give a `guard` that knows their own site."""
    job.step(1)
    url = web_address(arguments.url)
    with GuardedProxy(guard) as proxy:
        page = fetch(url, proxy)
        job.step(2)
        found = _posting_on(page)
        if found is None and _scripts_may_help(page):
            job.step(2, detail=RUNNING_SCRIPTS.told(), within=0.3)
            page = render(url, proxy, measure=_description_length)
            found = _posting_on(page)
    if found is None:
        raise _why_there_is_none(page)
    job.step(3)
    posting = find_details(found)
    with job.ending() as ending:
        ending.succeed(
            ExtractPostingResult(description=posting.description, company=posting.company, title=posting.title)
        )


def _posting_on(page: Page) -> JobPage | None:
    return find_description(page.markup, page.url) if page.status < HTTPStatus.BAD_REQUEST else None


def _description_length(page: Page) -> int:
    found = find_description(page.markup, page.url)
    return len(found.description) if found else 0


def _scripts_may_help(page: Page) -> bool:
    return page.status < HTTPStatus.BAD_REQUEST or page.status in _SHUT


def _why_there_is_none(page: Page) -> UserError:
    if page.status in _GONE:
        return UserError(ErrorCode.PAGE_NOT_FOUND)
    if page.status in _SHUT or stands_in_the_way(page.markup, page.url):
        return UserError(ErrorCode.PAGE_BLOCKED)
    if page.status >= HTTPStatus.BAD_REQUEST:
        return UserError(ErrorCode.SITE_UNREACHABLE)
    return UserError(ErrorCode.PAGE_NOT_FOUND if says_closed(page.markup) else ErrorCode.POSTING_NOT_FOUND)
