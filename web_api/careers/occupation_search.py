"""Occupations by the words that people call them, in English and Spanish: for whoever chooses one."""

import re
from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from litestar import Router, get
from litestar.params import QueryParameter
from sqlalchemy import ARRAY, ColumnElement, String, case, desc, func, literal, select
from sqlalchemy.ext.asyncio import AsyncSession

from common.folding import tokens_of
from common.tables import JobProfile, OccupationName, OccupationOutlook
from web_api.sessions import DatabaseSession

MOST_FOUND = 10
MOST_WORDS = 8
SHORTEST_BEGINNING = 4
"""Letters that a word must share with a name's where it is found only by its beginning: plummer, plumber."""
MOST_OF_A_TELLING_WORD = 60
"""Occupations, of 1,016, that a word may name and still tell one alone: riego 1, raker 9; técnico 70, operator 407."""
_BETWEEN_TITLES = re.compile(r"\s(?:and|y|e|&|-|–)\s|[/,;|+()]", re.IGNORECASE)
"""What parts the two titles of one job: "Rastrillero y operador de rodillo", "Scaffold Builder / leadman"."""
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
    """The occupations that a name means, most likely first; at most ten, none where the words are in no name.

    A name of two titles is sought whole, then by each of them. Where no name holds all words, the one that fewest
    occupations have must tell it: "operator" alone doesn't.
    """
    titles = _titles(q)
    for query, words in _queries(titles):
        if found := await _found(session, query, " ".join(words)):
            return found
    for words in titles:
        for letters in (words, [_beginning(word) for word in words], [word[:SHORTEST_BEGINNING] for word in words]):
            if rarest := await _rarest(session, letters):
                return await _found(session, f"{rarest}:*", " ".join(words))
    return []


def _titles(name: str) -> list[list[str]]:
    """The words of the whole name, then those of each of its parts; each once."""
    words = (tuple(tokens_of(title)[:MOST_WORDS]) for title in (name, *_BETWEEN_TITLES.split(name)))
    return [list(title) for title in dict.fromkeys(words) if title]


def _queries(titles: list[list[str]]) -> Iterator[tuple[str, list[str]]]:
    """Each title's words as tsquery texts: every word or how it goes on, of every title; then every word's letters."""
    for words in titles:
        yield " & ".join(f"{word}:*" for word in words), words
    for words in titles:
        yield " & ".join(f"{_beginning(word)}:*" for word in words), words


def _beginning(word: str) -> str:
    return word[: max(SHORTEST_BEGINNING, len(word) - 2)]


async def _rarest(session: AsyncSession, words: list[str]) -> str | None:
    """The word that names fewest occupations, also as a beginning; None where none tells any, or all are common."""
    heard = literal(sorted({word for word in words if len(word) >= SHORTEST_BEGINNING}), ARRAY(String))
    said = func.unnest(heard, type_=String).column_valued("word")
    statement = (
        select(said)
        .join(OccupationName, OccupationName.words.op("@@")(func.to_tsquery("simple", said + ":*")))
        .group_by(said)
        .having(func.count(OccupationName.onet_soc_code.distinct()) <= MOST_OF_A_TELLING_WORD)
        .order_by(func.count(OccupationName.onet_soc_code.distinct()), said)
        .limit(1)
    )
    return await session.scalar(statement)


async def _found(session: AsyncSession, query: str, folded: str) -> list[FoundOccupation]:
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
