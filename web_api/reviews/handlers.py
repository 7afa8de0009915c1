"""The calls of a review: looked at, answered doubt by doubt, finished, or taken back with all that the upload added."""

from collections.abc import Sequence
from uuid import UUID

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from common import analytics
from common.errors import ErrorCode, UserError
from common.profile.lists import hold_lists
from common.profile.review import TABLES, loaded, stored
from common.tables import ContactDetails, Notification, ResumeReview
from web_api.http.forms import FORM_BYTES
from web_api.reviews.answers import AnswerForm, apply
from web_api.reviews.review import Review, ReviewSummary, summary, unchanged_contact, whole
from web_api.sessions import DatabaseSession, SignedIn


@get()
async def list_open_reviews(user: SignedIn, session: DatabaseSession) -> list[ReviewSummary]:
    """Uploads that nobody has looked over yet, the newest first."""
    mine = select(ResumeReview).where(ResumeReview.user_id == user.id, ResumeReview.finished_at.is_(None))
    rows: Sequence[ResumeReview] = (await session.scalars(mine.order_by(ResumeReview.created_at.desc()))).all()
    return [summary(row) for row in rows]


@get("/{review_id:uuid}")
async def read_review(review_id: FromPath[UUID], user: SignedIn, session: DatabaseSession) -> Review:
    """Return what the upload added, and what is doubtful about it."""
    return await whole(session, await _own(session, user.id, review_id))


@post("/{review_id:uuid}/doubts/{number:int}", status_code=200)
async def answer_doubt(
    review_id: FromPath[UUID],
    number: FromPath[int],
    data: JSONBody[AnswerForm],
    user: SignedIn,
    session: DatabaseSession,
) -> Review:
    """Accept, correct or drop; the last answer counts, and what an earlier one dropped comes back first."""
    await session.execute(hold_lists(user.id))
    row = await _own(session, user.id, review_id)
    contents = loaded(row.contents)
    if not 0 <= number < len(contents.doubts):
        raise UserError(ErrorCode.NOT_FOUND)
    doubt = contents.doubts[number]
    await apply(session, row, doubt, data)
    row.contents = stored(contents)
    if data.answer != "accepted":
        change: analytics.ProfileChange = "changed" if data.answer == "corrected" or doubt.duty else "deleted"
        session.add(analytics.profile_update(user.id, changed_list=doubt.list_name, change=change))
    await session.commit()
    return await whole(session, row)


@post("/{review_id:uuid}/finish", status_code=204)
async def finish_review(review_id: FromPath[UUID], user: SignedIn, session: DatabaseSession) -> None:
    """Everything stands as it is, and the bell asks no more. Twice is once."""
    row = await _own(session, user.id, review_id)
    row.finished_at = row.finished_at or func.now()
    told = update(Notification).where(Notification.job_id == row.id, Notification.read_at.is_(None))
    await session.execute(told.values(read_at=func.now()), execution_options={"synchronize_session": False})
    await session.commit()


@post("/{review_id:uuid}/undo", status_code=204)
async def undo_upload(review_id: FromPath[UUID], user: SignedIn, session: DatabaseSession) -> None:
    """Takes every row that the upload added out of the profile, corrected or not, and the review with them.

    Contact details that it filled in are emptied where nobody has changed them since.
    """
    await session.execute(hold_lists(user.id))
    row = await _own(session, user.id, review_id)
    contents = loaded(row.contents)
    for list_name, ids in contents.added.items():
        table = TABLES[list_name]
        await session.execute(delete(table).where(table.id.in_(ids), table.user_id == user.id))
        if ids:
            session.add(analytics.profile_update(user.id, changed_list=list_name, change="deleted"))
    details = await session.get(ContactDetails, user.id, with_for_update=True)
    for name in list(unchanged_contact(details, contents)):
        setattr(details, name, [] if name == "links" else None)
    await session.execute(delete(Notification).where(Notification.job_id == row.id))
    await session.delete(row)
    await session.commit()


async def _own(session: AsyncSession, user_id: UUID, review_id: UUID) -> ResumeReview:
    row = await session.get(ResumeReview, review_id)
    if row is None or row.user_id != user_id:
        raise UserError(ErrorCode.NOT_FOUND)
    return row


reviews_router = Router(
    "/api/resume-reviews",
    route_handlers=[list_open_reviews, read_review, answer_doubt, finish_review, undo_upload],
    request_max_body_size=FORM_BYTES,
    tags=["resumes"],
)
