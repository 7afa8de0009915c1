"""Why a page couldn't be opened, in words for the user. Each ends with the way that always works: paste the text."""

from common.errors import UserError
from workers.browsing.guard import Refusal

_PASTE = "Copy the job description from the page and paste it in under Manual Entry."

_SENTENCES = {
    "url_invalid": "That doesn't look like a web address. Check the link, for example https://example.com/jobs/123.",
    "url_unsupported": "Only web addresses that begin with http:// or https:// can be opened.",
    "url_refused": "That address can't be opened from here, because it isn't a public web page.",
    "site_unreachable": "We couldn't reach that site. Check the link, or try again in a few minutes.",
    "page_not_found": "That posting wasn't found. It may have been taken down or filled.",
    "page_blocked": "That site only shows the posting to people who sign in or prove that they aren't a robot.",
    "page_not_html": "That link leads to a file, not to a web page.",
    "page_too_large": "That page is too large to read.",
    "page_timed_out": "That page took too long to open.",
    "posting_not_found": "We opened the page but didn't find a job posting on it.",
}

_OF_REFUSALS = {
    Refusal.NOT_PUBLIC: "url_refused",
    Refusal.PORT: "url_refused",
    Refusal.NOT_FOR_US: "url_invalid",
    Refusal.NO_SUCH_NAME: "site_unreachable",
    Refusal.UNREACHABLE: "site_unreachable",
    Refusal.TOO_MUCH: "page_too_large",
    Refusal.TOO_LONG: "page_timed_out",
}


def failure(code: str) -> UserError:
    """The error to raise for a code of this list."""
    return UserError(code, f"{_SENTENCES[code]} {_PASTE}")


def failure_of(refusal: Refusal) -> UserError:
    """What a refusal of the proxy means to the user."""
    return failure(_OF_REFUSALS[refusal])
