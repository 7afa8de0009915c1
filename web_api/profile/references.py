"""Who can be asked about the person: nobody, "on request", or people by name, printed at a resume's end."""

from typing import Annotated

import msgspec
from litestar import Router, get, put
from litestar.params import JSONBody
from msgspec import Meta
from sqlalchemy import func
from sqlalchemy.dialects.postgresql import insert

from common import analytics, tables
from web_api.http.forms import FORM_BYTES, Line
from web_api.sessions import DatabaseSession, SignedIn

MOST_PEOPLE = 5


class Reference(msgspec.Struct, rename="camel", kw_only=True):
    """Somebody who agreed to be asked. `relation`: who they were to the person ("Foreman at Bay Steel")."""

    name: Line
    relation: Line | None = None
    phone: Line | None = None


class References(msgspec.Struct, rename="camel", kw_only=True):
    """`people` are printed by name; without any, `onRequest` prints that they are available."""

    on_request: bool = False
    people: Annotated[list[Reference], Meta(max_length=MOST_PEOPLE)] = []


async def references_of(session: DatabaseSession, user: tables.User) -> References:
    """Return the person's references; empty where nothing was saved."""
    row = await session.get(tables.ReferenceDetails, user.id)
    if row is None:
        return References()
    return References(
        on_request=row.on_request,
        people=[
            Reference(name=one["name"], relation=one["relation"] or None, phone=one["phone"] or None)
            for one in row.people
        ],
    )


@get()
async def read_references(user: SignedIn, session: DatabaseSession) -> References:
    """Return the person's references; empty where nothing was saved."""
    return await references_of(session, user)


@put()
async def change_references(data: JSONBody[References], user: SignedIn, session: DatabaseSession) -> References:
    """Replaces everything. Resumes written from now on say it."""
    people = [{name: value or "" for name, value in msgspec.to_builtins(one).items()} for one in data.people]
    values = {"on_request": data.on_request, "people": people}
    stored = insert(tables.ReferenceDetails).values(values | {"user_id": user.id})
    await session.execute(
        stored.on_conflict_do_update(
            index_elements=[tables.ReferenceDetails.user_id], set_=values | {"updated_at": func.now()}
        )
    )
    session.add(analytics.profile_update(user.id, changed_list=tables.ReferenceDetails.__tablename__, change="changed"))
    await session.commit()
    return data


references_router = Router(
    "/api/profile/references",
    route_handlers=[read_references, change_references],
    request_max_body_size=FORM_BYTES,
    tags=["profile"],
)
