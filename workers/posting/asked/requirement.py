"""A requirement: one thing that a posting asks for."""

from typing import Literal

import msgspec

RequirementKind = Literal["credential", "experience", "education", "tool", "physical", "other", "skill"]
RequirementLevel = Literal["required", "preferred"]


class Requirement(msgspec.Struct, frozen=True):
    """`text` is a phrase of the posting's own; `years` is given where the posting counts them.

    `said` has the years, too, as the posting has them ("4 years in the seat"), `text` what they are of ("seat").
    `is_duty`: it stands under what the work is, not under what is asked of who does it.
    """

    text: str
    kind: RequirementKind
    level: RequirementLevel
    said: str
    years: int | None = None
    is_duty: bool = False
