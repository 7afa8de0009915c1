"""How employers reach the person: phone, city, state and links, printed at the head of every document."""

import re
from typing import Annotated

import msgspec
from litestar import Router, get, put
from litestar.params import JSONBody
from msgspec import Meta
from msgspec.structs import asdict
from sqlalchemy import func
from sqlalchemy.dialects.postgresql import insert

from common import analytics, tables
from common.tables.profile import MOST_LINKS, PHONE_LENGTH, PLACE_LENGTH
from common.web_links import LONGEST_LINK, is_web_link
from web_api.http.forms import FORM_BYTES, InvalidError, Problem
from web_api.profile.owned_rows import shown
from web_api.sessions import DatabaseSession, SignedIn

SHORTEST_PHONE = 7
_PHONE = re.compile(r"(?=.*[0-9])[0-9 +().-]+")

Phone = Annotated[str, Meta(min_length=SHORTEST_PHONE, max_length=PHONE_LENGTH)]
Place = Annotated[str, Meta(max_length=PLACE_LENGTH, pattern="^[^\n]*$")]
Links = Annotated[list[Annotated[str, Meta(max_length=LONGEST_LINK)]], Meta(max_length=MOST_LINKS)]


class ContactFields(msgspec.Struct, rename="camel", kw_only=True):
    """How employers reach the person; every field may be left out."""

    phone: Phone | None = None
    city: Place | None = None
    state: Place | None = None
    links: Links = []


class ContactForm(ContactFields, rename="camel", kw_only=True):
    """What the person wants employers to see. `links` are http or https addresses."""

    def __post_init__(self) -> None:
        """InvalidError where the phone has other signs than a number is written with, or a link is none."""
        if self.phone is not None and not _PHONE.fullmatch(self.phone):
            raise InvalidError(Problem.NO_PHONE, field="phone")
        if not all(is_web_link(link) for link in self.links):
            raise InvalidError(Problem.NO_LINK, field="links")


class Contact(ContactFields, rename="camel", kw_only=True):
    """What is stored; a person who never saved any has every field empty."""


async def contact_of(session: DatabaseSession, user: tables.User) -> Contact:
    """Return the person's contact, with empty fields where nothing was saved."""
    row = await session.get(tables.ContactDetails, user.id)
    return shown(Contact, row) if row else Contact()


@get()
async def read_contact(user: SignedIn, session: DatabaseSession) -> Contact:
    """Return the person's contact; its fields are empty where nothing was saved."""
    return await contact_of(session, user)


@put()
async def change_contact(data: JSONBody[ContactForm], user: SignedIn, session: DatabaseSession) -> Contact:
    """Replaces every field; what is left out becomes empty. Documents written from now on carry it."""
    values = asdict(data)
    stored = insert(tables.ContactDetails).values(values | {"user_id": user.id})
    await session.execute(
        stored.on_conflict_do_update(
            index_elements=[tables.ContactDetails.user_id], set_=values | {"updated_at": func.now()}
        )
    )
    session.add(analytics.profile_update(user.id, changed_list=tables.ContactDetails.__tablename__, change="changed"))
    await session.commit()
    return Contact(**values)


contact_router = Router(
    "/api/profile/contact",
    route_handlers=[read_contact, change_contact],
    request_max_body_size=FORM_BYTES,
    tags=["profile"],
)
