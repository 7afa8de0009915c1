"""The call that returns the whole profile."""

import msgspec
from litestar import Router, get

from web_api.profile.certifications import Certification, certifications_of
from web_api.profile.contact import Contact, contact_of
from web_api.profile.education import Education, education_of
from web_api.profile.equipment_skills import EquipmentSkill, equipment_skills_of
from web_api.profile.languages import SpokenLanguage, languages_of
from web_api.profile.references import References, references_of
from web_api.profile.work_experiences import WorkExperience, work_experiences_of
from web_api.sessions import DatabaseSession, SignedIn


class ProfileUser(msgspec.Struct, rename="camel"):
    """The person whose profile it is."""

    first_name: str | None
    last_name: str | None
    email: str


class Profile(msgspec.Struct, rename="camel"):
    """A whole profile; each list is in the order of its own call."""

    user: ProfileUser
    work_experiences: list[WorkExperience]
    equipment_skills: list[EquipmentSkill]
    certifications: list[Certification]
    contact: Contact
    education: list[Education]
    languages: list[SpokenLanguage]
    references: References


@get()
async def read_profile(user: SignedIn, session: DatabaseSession) -> Profile:
    """The person, their lists, how employers reach them, and who can be asked about them."""
    return Profile(
        ProfileUser(user.first_name, user.last_name, user.email),
        await work_experiences_of(session, user.id),
        await equipment_skills_of(session, user.id),
        await certifications_of(session, user.id),
        await contact_of(session, user),
        await education_of(session, user.id),
        await languages_of(session, user.id),
        await references_of(session, user),
    )


profile_router = Router("/api/profile", route_handlers=[read_profile], tags=["profile"])
