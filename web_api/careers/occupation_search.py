"""Occupations by the words that people call them, in English and Spanish: for whoever chooses one."""

import re
from collections.abc import Iterator
from math import log
from typing import Annotated, Any

import msgspec
from litestar import Router, get
from litestar.params import QueryParameter
from sqlalchemy import ARRAY, Boolean, ColumnElement, String, case, desc, func, literal, select
from sqlalchemy.ext.asyncio import AsyncSession

from common.folding import tokens_of
from common.tables import JobProfile, OccupationName, OccupationOutlook
from web_api.sessions import DatabaseSession

MOST_FOUND = 10
MOST_WORDS = 8
MOST_TITLES = 3
"""Parts of a name that are sought each: a hundred slashes aren't a hundred searches."""
SHORTEST_BEGINNING = 4
"""Letters that a word must share with a name's where it is found only by its beginning: plummer, plumber."""
OCCUPATIONS = 1016
"""As many as O*NET has."""
MOST_OF_A_TELLING_WORD = 60
"""A word that names more occupations tells none by itself: riego names 1, raker 9; técnico 70, operator 407."""
_IN_BRACKETS = re.compile(r"\([^)]*\)?")
_BETWEEN_TITLES = re.compile(r"\s(?:and|y|e|&|-|–)\s|[/,;|+]", re.IGNORECASE)
"""What parts the two titles of one job: "Rastrillero y operador de rodillo", "Scaffold Builder / leadman"."""
_GRADES = frozenset({"i", "ii", "iii", "iv"})
"""Say how far somebody is in a trade, not which."""
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

    A name of two titles is sought whole, then by each of them. Where no name holds all words, those must tell it that
    few occupations have: "operator" alone doesn't.
    """
    titles = _titles(q)
    for query, words in _queries(titles):
        if found := await _found(session, query, _score(" ".join(words))):
            return found
    named = await _occupations_named(session, {word for words in titles for word in words})
    for words in titles:
        if found := await _found_by_telling_words(session, words, named):
            return found
    return []


def _titles(name: str) -> list[list[str]]:
    """The words of the whole name, without what stands in brackets, then of each of its parts, longest first."""
    bare = _IN_BRACKETS.sub(" ", name)
    parts = sorted(_BETWEEN_TITLES.split(bare), key=lambda part: -len(part.split()))[:MOST_TITLES]
    words = (tuple(_words(title)) for title in (name, bare, *parts))
    return [list(title) for title in dict.fromkeys(words) if title]


def _words(title: str) -> list[str]:
    return [word for word in tokens_of(title) if word not in _GRADES][:MOST_WORDS]


def _queries(titles: list[list[str]]) -> Iterator[tuple[str, list[str]]]:
    """Yield queries of Postgres' text search.

    The first query takes all titles by words that begin like theirs, the next ones shorter beginnings.
    """
    for words in titles:
        yield " & ".join(f"{word}:*" for word in words), words
    for words in titles:
        yield " & ".join(f"{_beginning(word)}:*" for word in words), words


def _beginning(word: str) -> str:
    return word[: max(SHORTEST_BEGINNING, len(word) - 2)]


async def _found_by_telling_words(
    session: AsyncSession, words: list[str], named: dict[str, int]
) -> list[FoundOccupation]:
    """Find occupations by the names that contain most of the words.

    A word counts more the fewer occupations it names.
    """
    known = {next((letters for letters in _from_whole(word) if letters in named), "") for word in words} - {""}
    if not known:
        return []
    worth = {letters: log(OCCUPATIONS / named[letters]) for letters in known}
    told = sum((case((_holds(f"{letters}:*"), value), else_=0.0) for letters, value in worth.items()), literal(0.0))
    enough = told >= log(OCCUPATIONS / MOST_OF_A_TELLING_WORD)
    any_word = " | ".join(f"{letters}:*" for letters in worth)
    return await _found(session, any_word, told * _EXACT + _score(" ".join(words)), enough)


def _from_whole(word: str) -> list[str]:
    """A word as it was written, its beginning, its first half; nothing of one too short to tell anything."""
    half = word[: max(SHORTEST_BEGINNING, (len(word) + 1) // 2)]
    return [word, _beginning(word), half] if len(word) >= SHORTEST_BEGINNING else []


async def _occupations_named(session: AsyncSession, words: set[str]) -> dict[str, int]:
    """How many occupations have a word that begins with each of the letters; none that no occupation has."""
    begun = sorted({letters for word in words for letters in _from_whole(word)})
    letters = func.unnest(literal(begun, ARRAY(String)), type_=String).column_valued("letters")
    statement = (
        select(letters, func.count(OccupationName.onet_soc_code.distinct()).label("named"))
        .join(OccupationName, _holds(letters + ":*"))
        .group_by(letters)
    )
    return {row.letters: row.named for row in await session.execute(statement)}


def _holds(query: str | ColumnElement[str]) -> ColumnElement[bool]:
    return OccupationName.words.op("@@", return_type=Boolean)(func.to_tsquery("simple", query))


async def _found(
    session: AsyncSession, query: str, score: ColumnElement[Any], *further: ColumnElement[bool]
) -> list[FoundOccupation]:
    scores = (
        select(OccupationName.onet_soc_code, (func.max(score) + func.ln(func.count())).label("score"))
        .where(_holds(query), *further)
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
