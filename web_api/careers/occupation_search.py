"""Occupations by the words that people call them, in English and Spanish: for whoever chooses one."""

from typing import Annotated, Any

import msgspec
from litestar import Router, get
from litestar.params import QueryParameter
from sqlalchemy import ColumnElement, case, desc, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from common.folding import tokens_of
from common.tables import JobProfile, OccupationName, OccupationOutlook
from web_api.sessions import DatabaseSession

MOST_FOUND = 10
MOST_WORDS = 8
SHORTEST_BEGINNING = 4
"""Letters that a word must share with a name's where it is found only by its beginning: plummer, plumber."""
_EXACT, _BEGINS = 10.0, 3.0
_LETTERS_A_POINT = 40.0
"""Of two names that hold the words, the shorter says them more exactly."""


class FoundOccupation(msgspec.Struct, rename="camel"):
    """`title_es` is null where the product has no Spanish title."""

    onet_code: str
    soc_code: str
    title: str
    title_es: str | None


@get("/api/occupations", tags=["careers"])
async def find_occupations(
    session: DatabaseSession,
    q: Annotated[str, QueryParameter(max_length=100, description="What the occupation is called.")] = "",
) -> list[FoundOccupation]:
    """The occupations that a name means, most likely first; at most ten, none where the words are in no name."""
    words = tokens_of(q)[:MOST_WORDS]
    for query in _queries(words):
        if found := await _found(session, query, " ".join(words)):
            return found
    return []


def _queries(words: list[str]) -> list[str]:
    """From exact to lenient: every word or its beginning; every word's first letters; any word. As tsquery texts."""
    if not words:
        return []
    beginnings = [word[: max(SHORTEST_BEGINNING, len(word) - 2)] for word in words]
    return [
        " & ".join(f"{word}:*" for word in words),
        " & ".join(f"{beginning}:*" for beginning in beginnings),
        " | ".join(f"{word[:SHORTEST_BEGINNING]}:*" for word in words if len(word) >= SHORTEST_BEGINNING),
    ]


async def _found(session: AsyncSession, query: str, folded: str) -> list[FoundOccupation]:
    if not query:
        return []
    scores = (
        select(OccupationName.onet_soc_code, (func.max(_score(folded)) + func.ln(func.count())).label("score"))
        .where(OccupationName.words.op("@@")(func.to_tsquery("simple", query)))
        .group_by(OccupationName.onet_soc_code)
        .subquery()
    )
    statement = (
        select(JobProfile.onet_soc_code, JobProfile.soc_code, JobProfile.title, JobProfile.title_es, scores.c.score)
        .join(scores, scores.c.onet_soc_code == JobProfile.onet_soc_code)
        .outerjoin(OccupationOutlook, OccupationOutlook.soc_code == JobProfile.soc_code)
        .order_by(desc("score"), OccupationOutlook.annual_openings.desc().nulls_last(), JobProfile.onet_soc_code)
        .limit(MOST_FOUND)
    )
    rows = await session.execute(statement)
    return [FoundOccupation(row.onet_soc_code, row.soc_code, row.title, row.title_es) for row in rows]


def _score(folded: str) -> ColumnElement[Any]:
    """How well one name fits: by what kind of name it is, and how much of it was said. Many names count a little."""
    begins = OccupationName.folded.startswith(folded, autoescape=True)
    closeness = case((OccupationName.folded == folded, _EXACT), (begins, _BEGINS), else_=0.0)
    return OccupationName.weight + closeness - func.length(OccupationName.folded) / _LETTERS_A_POINT


occupation_search_router = Router(path="/", route_handlers=[find_occupations])
