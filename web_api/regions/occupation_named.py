"""Which occupation somebody means who names a trade, a code or a title."""

import re
from dataclasses import dataclass

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from common.folding import tokens_of
from common.tables import JobProfile, OccupationName, OccupationOutlook, RegionalOccupation
from common.trades import LABELS, TRADES

_CODE = re.compile(r"(\d\d-\d{4})(\.\d\d)?")
_TRADES = {name.casefold(): code for name, code in TRADES.items()} | {
    label.casefold(): TRADES[value] for value, label in LABELS.items()
}


@dataclass(frozen=True)
class NamedOccupation:
    """`code` is the one that the state publishes figures under, `title` the state's for it.

    `group` says that the figures are of a group of occupations, which this one is published with. Where the state
    publishes nothing, the title is O*NET's.
    """

    code: str
    title: str
    title_es: str | None
    group: bool = False


async def occupation_named(session: AsyncSession, name: str) -> NamedOccupation | None:
    """Find an occupation by trade, SOC or O*NET code, title, or any other known name; None where there is none."""
    code = await _code_of(session, name.strip())
    if code is None:
        return None
    profile = (
        await session.execute(
            select(JobProfile.title, JobProfile.title_es)
            .where(JobProfile.soc_code == code)
            .order_by(JobProfile.onet_soc_code)
            .limit(1)
        )
    ).one_or_none()
    title_es = profile.title_es if profile else None
    published = await session.get(RegionalOccupation, code)
    if published:
        return NamedOccupation(code, published.title, title_es)
    group = await session.scalar(
        select(RegionalOccupation)
        .join(OccupationOutlook, OccupationOutlook.published_as == RegionalOccupation.soc_code)
        .where(OccupationOutlook.soc_code == code)
    )
    if group:
        return NamedOccupation(group.soc_code, group.title, None, group=True)
    return NamedOccupation(code, profile.title, title_es) if profile else None


async def _code_of(session: AsyncSession, name: str) -> str | None:
    if code := _TRADES.get(name.casefold()):
        return code
    if written := _CODE.fullmatch(name):
        return written[1]
    by_title = select(RegionalOccupation.soc_code).where(func.lower(RegionalOccupation.title) == name.lower())
    return await session.scalar(by_title.limit(1)) or await _code_by_any_name(session, name)


async def _code_by_any_name(session: AsyncSession, name: str) -> str | None:
    """Find an occupation's code by any of its names; of several that share a name, the one whose main name it is."""
    folded = " ".join(tokens_of(name))
    by_name = (
        select(JobProfile.soc_code)
        .join(OccupationName, OccupationName.onet_soc_code == JobProfile.onet_soc_code)
        .outerjoin(OccupationOutlook, OccupationOutlook.soc_code == JobProfile.soc_code)
        .where(OccupationName.folded == folded)
        .order_by(OccupationName.weight.desc(), OccupationOutlook.annual_openings.desc().nulls_last())
        .limit(1)
    )
    code: str | None = await session.scalar(by_name) if folded else None
    return code
