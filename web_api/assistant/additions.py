"""Adding what somebody told an assistant, as far as the profile hasn't it yet: saving twice adds nothing twice."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, TypeVar
from uuid import UUID

from msgspec.structs import asdict
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from common import analytics
from common.errors import ErrorCode, UserError
from common.folding import fold, tokens_of
from common.profile.lists import hold_lists
from common.tables import Certification, EquipmentSkill, WorkExperience
from common.tables.profile import LIST_ROWS
from web_api.profile.certifications import CertificationForm
from web_api.profile.equipment_skills import EquipmentSkillForm
from web_api.profile.work_experiences import WorkExperienceForm

Form = WorkExperienceForm | EquipmentSkillForm | CertificationForm
Row = TypeVar("Row", WorkExperience, EquipmentSkill, Certification)


class Additions:
    """Rows added to one person's profile, in the caller's transaction.

    It locks the person's row: two saves don't interleave.
    """

    def __init__(self, session: AsyncSession, user_id: UUID) -> None:
        self._session = session
        self._user_id = user_id

    async def begin(self) -> None:
        """Wait until nobody else is adding for this person."""
        await self._session.execute(hold_lists(self._user_id))

    async def work_experiences(self, forms: Sequence[WorkExperienceForm]) -> list[WorkExperience]:
        """The rows that stand for these jobs, new or not. The same job: title, company, month of the start."""
        return await self._add(WorkExperience, forms, _job_key)

    async def equipment_skills(self, forms: Sequence[EquipmentSkillForm]) -> list[EquipmentSkill]:
        """The rows that stand for these skills, new or not. The same skill: its name, in the singular or the plural."""
        return await self._add(EquipmentSkill, forms, _skill_key)

    async def certifications(self, forms: Sequence[CertificationForm]) -> list[Certification]:
        """The rows that stand for these certifications, new or not. The same one: name, issuer and day of issue."""
        return await self._add(Certification, forms, _certification_key)

    async def _add(self, table: type[Row], forms: Sequence[Form], key: Callable[[Any], Hashable]) -> list[Row]:
        if not forms:
            return []
        held = (await self._session.scalars(select(table).where(table.user_id == self._user_id))).all()
        rows = {key(row): row for row in held}
        before = len(rows)
        for form in forms:
            if key(form) not in rows:
                rows[key(form)] = table(user_id=self._user_id, **asdict(form))
        added = list(rows.values())[before:]
        if added and len(held) + len(added) > LIST_ROWS:
            raise UserError(ErrorCode.LIST_FULL, limit=LIST_ROWS)
        self._session.add_all(added)
        await self._session.flush()
        for row in added:
            await self._session.refresh(row)
        if added:
            self._session.add(analytics.profile_update(self._user_id, changed_list=table.__tablename__, change="added"))
        return list(dict.fromkeys(rows[key(form)] for form in forms))


def _plain(name: str) -> str:
    """Return a name without case, accents, signs and blanks, to compare spellings.

    Where nothing is left, the name itself is returned.
    """
    return " ".join(tokens_of(name)) or fold(name)


def _job_key(job: WorkExperience | WorkExperienceForm) -> Hashable:
    return _plain(job.job_title), _plain(job.company_name), job.start_date.year, job.start_date.month


def _skill_key(skill: EquipmentSkill | EquipmentSkillForm) -> Hashable:
    return _plain(skill.name).removesuffix("s")


def _certification_key(one: Certification | CertificationForm) -> Hashable:
    return _plain(one.name), _plain(one.issuing_organization), one.issue_date
