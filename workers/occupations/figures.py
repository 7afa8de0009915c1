"""Reads occupations' figures from the tables: titles in both languages, growth, training, pay and openings."""

from collections.abc import Iterable

from sqlalchemy import select
from sqlalchemy.orm import Session

from common.tables import JobProfile, OccupationOutlook
from workers.occupations.lexicon import Entry, lexicon
from workers.occupations.release import Release, soc_code

NOTHING_PUBLISHED = OccupationOutlook()


class Figures:
    """The figures of a few occupations, read at once; one that isn't in the tables yet has titles alone."""

    def __init__(self, session: Session, release: Release, codes: Iterable[str]) -> None:
        wanted = set(codes)
        rows = session.execute(
            select(JobProfile.onet_soc_code, OccupationOutlook)
            .join(OccupationOutlook, OccupationOutlook.soc_code == JobProfile.soc_code)
            .where(JobProfile.onet_soc_code.in_(wanted))
        )
        self._outlooks = dict(rows.tuples().all())
        self._titles = {one.code: (one.title, one.job_zone) for one in release.occupations}

    def outlook(self, code: str) -> OccupationOutlook:
        """Return the occupation's outlook; without any figure where there is none."""
        return self._outlooks.get(code, NOTHING_PUBLISHED)

    def title(self, code: str) -> str:
        """Return the title as O*NET writes it."""
        return self._titles[code][0]

    def title_es(self, code: str) -> str | None:
        """Return our own translation of the title, where there is one."""
        return lexicon().get(code, Entry()).es or None

    def job_zone(self, code: str) -> int | None:
        """Return O*NET's job zone, 1 to 5."""
        return self._titles[code][1]

    @staticmethod
    def soc_code(code: str) -> str:
        """Return the SOC code that statistics use."""
        return soc_code(code)
