"""Where a page names an employer, and where it spells the name best."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum


class Source(StrEnum):
    """A kind of place in which a page may name its employer."""

    NAMED = "an element that its author calls the company"
    LABELLED = "'Employer: Acme'"
    LINKED = "a link to what a board tells of the employer"
    DECLARED = "an organization in the page's data for machines, which isn't the posting's own"
    PAGE_TITLE_SENTENCE = "'Acme hiring Welder', 'Welder at Acme'"
    WITH_PLACE = "'Acme - Fresno, CA', beside the job's title"
    BESIDE_TITLE = "a line of its own under the job's title"
    OVER_TITLE = "a line of its own over the job's title"
    SITE_NAME = "what the page says that its site is called"
    PAGE_TITLE_PART = "a part of the page's title beside the job's"
    HEAD = "what stands first on the page, as the site's own name does"
    LOGO = "the words that stand for a logo"
    FOOT = "who holds the rights, or signs the page"
    ABOUT = "'About Acme', 'At Acme, we'"
    HIRING = "'Acme is seeking'"
    LEGAL_NAME = "a name with its legal form, in a sentence of the posting"
    OPENING = "what the posting's first sentence speaks of"
    SUBJECT = "of what a sentence says what it is or does"
    DATA = "a field of the page's data that is called so"
    LEGAL_DATA = "a field of the page's data for the firm in law, which may be one of several of an employer"
    LINK = "'More jobs at Acme'"
    POLICY = "'Acme is an equal opportunity employer'"
    SUMMARY = "what the page's summary for other sites speaks of"
    HEADLINE = "'Acme is hiring', in a heading"
    OVER_STREET = "what stands over a street's address"
    FIRM = "words of the posting that end as firms' names do"
    OF_ADDRESS = "words of the page of which an address is made"

    @property
    def spelling(self) -> float:
        """How much the way in which it is written there is preferred to others of the same name."""
        return _SPELLING[self]


_SPELLING = {
    Source.NAMED: 6.0,
    Source.LABELLED: 6.0,
    Source.LINKED: 5.0,
    Source.DECLARED: 5.0,
    Source.PAGE_TITLE_SENTENCE: 4.0,
    Source.WITH_PLACE: 4.5,
    Source.BESIDE_TITLE: 3.5,
    Source.OVER_TITLE: 2.5,
    Source.SITE_NAME: 4.0,
    Source.PAGE_TITLE_PART: 3.0,
    Source.HEAD: 3.2,
    Source.LOGO: 3.0,
    Source.FOOT: 2.6,
    Source.ABOUT: 2.5,
    Source.HIRING: 2.0,
    Source.LEGAL_NAME: 4.0,
    Source.OPENING: 1.5,
    Source.SUBJECT: 1.5,
    Source.DATA: 5.0,
    Source.LEGAL_DATA: 1.0,
    Source.LINK: 2.5,
    Source.POLICY: 3.5,
    Source.SUMMARY: 1.0,
    Source.HEADLINE: 1.5,
    Source.OVER_STREET: 3.0,
    Source.FIRM: 1.5,
    Source.OF_ADDRESS: 1.2,
}
OF_THE_SITE = frozenset(
    {Source.SITE_NAME, Source.PAGE_TITLE_PART, Source.HEAD, Source.LOGO, Source.FOOT, Source.DECLARED}
)
"""What tells whose the site is, which on a board isn't the employer."""
IN_TEXT = frozenset({Source.ABOUT, Source.HIRING, Source.LEGAL_NAME, Source.OPENING, Source.SUBJECT, Source.FIRM})
LIKE_A_NAME = re.compile(
    r"^[A-Z0-9ÁÉÍÓÚÑ](?!.*(?:,(?! (?:Inc|LLC|Ltd|Co|Corp|S\. ?[AL]|and|&|[A-Z][a-z]+ (?:and|&)))"
    r"|(?<!ocal )(?<!OCAL )\d{4}))"
)
"""Not a category in small letters, a place with its state, or a number."""


@dataclass(frozen=True, slots=True)
class Mention:
    """A cleaned name, and where it stands."""

    name: str
    source: Source


def mentions_of(names: Iterable[str], source: Source) -> Iterator[Mention]:
    """Mentions of all that has a name at all."""
    return (Mention(name, source) for name in names if name)
