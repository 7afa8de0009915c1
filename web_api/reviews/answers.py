"""What a person's answer to a doubt does to the row that it is about."""

from typing import Any, cast

import msgspec
from msgspec import UNSET, UnsetType
from sqlalchemy.ext.asyncio import AsyncSession

from common.errors import ErrorCode, UserError
from common.profile.review import TABLES, Answer, Doubt, ReviewedRow
from common.tables import ResumeReview, WorkExperience
from common.tables.profile import DUTIES_LENGTH
from web_api.http.forms import InvalidError, Line, Problem
from web_api.profile.plausible_dates import NEXT_JOB, JobDay, require_between, require_order


class AnswerForm(msgspec.Struct, rename="camel", kw_only=True):
    """An answer to a doubt. `corrected` comes with the fields that the doubt is about.

    `duties` is then the one duty that is meant.
    """

    answer: Answer
    job_title: Line | UnsetType = UNSET
    company_name: Line | UnsetType = UNSET
    start_date: JobDay | UnsetType = UNSET
    end_date: JobDay | UnsetType | None = UNSET
    duties: Line | UnsetType = UNSET
    name: Line | UnsetType = UNSET


async def apply(session: AsyncSession, review: ResumeReview, doubt: Doubt, form: AnswerForm) -> None:
    """Change the row and note the answer; a row or a duty that was dropped is put back first."""
    await _put_back(session, review, doubt)
    row: ReviewedRow | None = await session.get(cast("type[Any]", TABLES[doubt.list_name]), doubt.row_id)
    if row is None or row.user_id != review.user_id:
        raise UserError(ErrorCode.NOT_FOUND)
    match form.answer:
        case "corrected":
            _correct(row, doubt, form)
        case "dropped":
            doubt.dropped = _drop_duty(row, doubt.duty) if doubt.duty else _columns(row)
            if not doubt.duty:
                await session.delete(row)
        case "accepted":
            pass
    doubt.answer = form.answer
    await session.flush()


def _correct(row: ReviewedRow, doubt: Doubt, form: AnswerForm) -> None:
    """The fields that the doubt is about, and no others."""
    given = {name: value for name in _columns_of(doubt) if (value := getattr(form, name)) is not UNSET}
    if not given:
        raise InvalidError(Problem.REQUIRED, field=doubt.fields[0])
    if isinstance(row, WorkExperience):
        if doubt.duty is not None:
            given = {"duties": _with_duty(row.duties or "", doubt.duty, str(given["duties"]))}
            doubt.duty = str(form.duties)
        start, end = given.get("start_date", row.start_date), given.get("end_date", row.end_date)
        require_between("startDate", start, NEXT_JOB)
        require_between("endDate", end, NEXT_JOB)
        require_order("startDate", start, "endDate", end)
    for name, value in given.items():
        setattr(row, name, value)


def _columns_of(doubt: Doubt) -> list[str]:
    names = {"jobTitle": "job_title", "companyName": "company_name", "startDate": "start_date", "endDate": "end_date"}
    return [names.get(field, field) for field in doubt.fields]


def _with_duty(duties: str, old: str, new: str) -> str:
    """UserError `not_found` where the person has since written the duties anew."""
    lines = duties.split("\n")
    if old not in lines:
        raise UserError(ErrorCode.NOT_FOUND)
    lines[lines.index(old)] = new
    return "\n".join(lines)[:DUTIES_LENGTH]


def _drop_duty(row: ReviewedRow, duty: str) -> dict[str, Any]:
    """Remove a duty, and return its place among the others."""
    lines = (row.duties or "").split("\n") if isinstance(row, WorkExperience) else []
    if not isinstance(row, WorkExperience) or duty not in lines:
        raise UserError(ErrorCode.NOT_FOUND)
    place = lines.index(duty)
    row.duties = "\n".join(lines[:place] + lines[place + 1 :]) or None
    return {"place": place}


def _columns(row: ReviewedRow) -> dict[str, Any]:
    built: dict[str, Any] = msgspec.to_builtins({name: getattr(row, name) for name in _stored_columns(type(row))})
    return built


def _stored_columns(table: type[ReviewedRow]) -> list[str]:
    return [column.key for column in table.__table__.columns]


async def _put_back(session: AsyncSession, review: ResumeReview, doubt: Doubt) -> None:
    """Put back what an earlier answer took away."""
    dropped, doubt.dropped = doubt.dropped, None
    if dropped is None:
        return
    if doubt.duty is not None:
        row = await session.get(WorkExperience, doubt.row_id)
        if row is not None and row.user_id == review.user_id:
            lines = (row.duties or "").split("\n") if row.duties else []
            row.duties = "\n".join([*lines[: dropped["place"]], doubt.duty, *lines[dropped["place"] :]])
        return
    table = TABLES[doubt.list_name]
    types = {column.key: column.type.python_type for column in table.__table__.columns}
    values = {name: msgspec.convert(value, types[name] | None) for name, value in dropped.items()}
    session.add(table(**values))
    await session.flush()
