"""Education and languages that a read resume adds to a profile: only what isn't there yet, within the forms' limits."""

from collections.abc import Sequence
from datetime import date, timedelta
from typing import Generic, TypeVar
from uuid import UUID

import msgspec
from sqlalchemy import select
from sqlalchemy.orm import Session

from common.tables import Education, SpokenLanguage
from common.tables.profile import LIST_ROWS, NAME_LENGTH
from workers.resumes.background.spoken import same_language
from workers.resumes.resume import ReadEducation, ReadLanguage
from workers.resumes.text.cleaning import key
from workers.resumes.text.dates import Moment

LONGEST_COURSE = timedelta(days=10 * 366)
"""As the form has it: no study is believed to end later than that from today."""

Read = TypeVar("Read")


class New(msgspec.Struct, Generic[Read]):
    """Rows that the profile lacks, and how many of them it has no room for."""

    kept: list[Read]
    left_out: int


def new_education(session: Session, user_id: UUID, read: Sequence[ReadEducation]) -> New[ReadEducation]:
    """Return schooling that no row of the person tells already."""
    held = session.scalars(select(Education).where(Education.user_id == user_id)).all()
    return _within_room([one for one in read if not any(_same(one, row) for row in held)], len(held))


def new_languages(session: Session, user_id: UUID, read: Sequence[ReadLanguage]) -> New[ReadLanguage]:
    """Return languages whose names the person's list doesn't have, at whatever level."""
    held = session.scalars(select(SpokenLanguage.name).where(SpokenLanguage.user_id == user_id)).all()
    names = {same_language(name) for name in held}
    return _within_room([one for one in read if same_language(one.name) not in names], len(held))


def education(user_id: UUID, one: ReadEducation, today: date) -> Education:
    """First days of the months; a bare year begins in January and ends in December. Dates out of order are left out."""
    start, end = _day(one.start, month=1, today=today), _day(one.end, month=12, today=today)
    if start and end and end < start:
        start = end = None
    return Education(
        user_id=user_id,
        school=one.school[:NAME_LENGTH],
        credential=one.credential[:NAME_LENGTH] if one.credential else None,
        hours=one.hours,
        start_date=start,
        end_date=end,
    )


def language(user_id: UUID, one: ReadLanguage) -> SpokenLanguage:
    """Make a language's row.

    Without a level in the resume the form's own suggestion is taken, and the person is asked to check it.
    """
    return SpokenLanguage(user_id=user_id, name=one.name[:NAME_LENGTH], level=one.level or "Conversational")


def _within_room(new: list[Read], held: int) -> New[Read]:
    kept = new[: max(0, LIST_ROWS - held)]
    return New(kept, len(new) - len(kept))


def _same(one: ReadEducation, row: Education) -> bool:
    """The same study, also where the person has since swapped school and credential, or added one of them."""
    read = {key(name) for name in (one.school, one.credential) if name}
    stored = {key(name) for name in (row.school, row.credential) if name}
    return read <= stored or stored <= read


def _day(moment: Moment | None, *, month: int, today: date) -> date | None:
    day = date(moment.year, moment.month or month, 1) if moment else None
    return day if day is None or day <= today + LONGEST_COURSE else None
