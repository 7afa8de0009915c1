"""Where a page names an employer, and how much each place tells."""

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

    @property
    def evidence(self) -> float:
        """How much a name is believed for standing there."""
        return _WEIGHTS[self][0]

    @property
    def spelling(self) -> float:
        """How much the way in which it is written there is preferred to others of the same name."""
        return _WEIGHTS[self][1]


_WEIGHTS = {
    Source.NAMED: (7.0, 6.0),
    Source.LABELLED: (7.0, 6.0),
    Source.LINKED: (5.0, 5.0),
    Source.DECLARED: (4.0, 5.0),
    Source.PAGE_TITLE_SENTENCE: (5.0, 4.0),
    Source.WITH_PLACE: (4.0, 4.5),
    Source.BESIDE_TITLE: (2.5, 3.5),
    Source.OVER_TITLE: (2.0, 2.5),
    Source.SITE_NAME: (4.0, 4.0),
    Source.PAGE_TITLE_PART: (3.0, 3.0),
    Source.HEAD: (2.5, 3.2),
    Source.LOGO: (3.0, 3.0),
    Source.FOOT: (2.5, 2.8),
    Source.ABOUT: (4.0, 2.5),
    Source.HIRING: (3.5, 2.0),
    Source.LEGAL_NAME: (3.0, 4.0),
    Source.OPENING: (1.5, 1.5),
    Source.SUBJECT: (2.0, 1.5),
}
"""Evidence and spelling of each, set on pages that were written for it."""
IN_TEXT = frozenset({Source.ABOUT, Source.HIRING, Source.LEGAL_NAME, Source.OPENING, Source.SUBJECT})


@dataclass(frozen=True, slots=True)
class Mention:
    """A name, cleaned, and where it stands."""

    name: str
    source: Source


def mentions_of(names: Iterable[str], source: Source) -> Iterator[Mention]:
    """Mentions of all that has a name at all."""
    return (Mention(name, source) for name in names if name)
