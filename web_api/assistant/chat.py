"""Saving what the text chat collected."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import post
from litestar.params import JSONBody

from common.errors import ErrorCode
from common.tables import Proficiency, SkillType
from web_api.assistant.additions import Additions
from web_api.http.forms import Line
from web_api.profile.certifications import Certification, CertificationForm
from web_api.profile.equipment_skills import EquipmentSkill, EquipmentSkillForm
from web_api.profile.owned_rows import shown
from web_api.profile.work_experiences import WorkExperience, WorkExperienceForm
from web_api.sessions import DatabaseSession, SignedIn

MOST_ITEMS = 100
"""Of one list of one conversation."""

SuggestedType = Literal["Equipment", "Software", "Manual", "Safety"]
_STORED_TYPES: dict[str, SkillType] = {
    "Equipment": "Heavy Equipment",
    "Software": "Software",
    "Manual": "Technical Skill",
    "Safety": "Safety Equipment",
}


class ChatSkill(msgspec.Struct, rename="camel", kw_only=True):
    """`type`: one of those that skills are stored under, or one of the four that the chat suggests."""

    name: Line
    proficiency_level: Proficiency = "Beginner"
    type: SkillType | SuggestedType

    def form(self) -> EquipmentSkillForm:
        """Return the skill as its own form would send it."""
        stored: Any = _STORED_TYPES.get(self.type, self.type)
        return EquipmentSkillForm(name=self.name, type=stored, proficiency_level=self.proficiency_level)


class CollectedProfile(msgspec.Struct, rename="camel", kw_only=True):
    """What the person told in the chat.

    The item that is still being asked about may come along (`currentItem`); it isn't saved.
    """

    work_experiences: Annotated[list[WorkExperienceForm], msgspec.Meta(max_length=MOST_ITEMS)] = []
    skills: Annotated[list[ChatSkill], msgspec.Meta(max_length=MOST_ITEMS)] = []
    certifications: Annotated[list[CertificationForm], msgspec.Meta(max_length=MOST_ITEMS)] = []
    current_item: dict[str, Any] | None = None


class SavedItems(msgspec.Struct, rename="camel"):
    """The stored rows that stand for what was sent: new ones, and those that were there before."""

    work_experiences: list[WorkExperience]
    skills: list[EquipmentSkill]
    certifications: list[Certification]


class SavedProfile(msgspec.Struct):
    """What the profile holds after the chat was saved."""

    data: SavedItems


@post("/api/chatbot/save-profile", status_code=200, refuses=(ErrorCode.LIST_FULL,), tags=["assistant"])
async def save_profile(data: JSONBody[CollectedProfile], user: SignedIn, session: DatabaseSession) -> SavedProfile:
    """Add jobs, skills and certifications in one transaction. What the profile has already isn't added again."""
    additions = Additions(session, user.id)
    await additions.begin()
    experiences = await additions.work_experiences(data.work_experiences)
    skills = await additions.equipment_skills([skill.form() for skill in data.skills])
    certifications = await additions.certifications(data.certifications)
    await session.commit()
    return SavedProfile(
        SavedItems(
            [shown(WorkExperience, row) for row in experiences],
            [shown(EquipmentSkill, row) for row in skills],
            [shown(Certification, row) for row in certifications],
        )
    )
