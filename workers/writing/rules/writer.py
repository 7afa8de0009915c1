"""The built-in writer."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from common.documents.findings import DocumentWriter
from workers.writing.draft import Assignment, Draft, Refused, unheard
from workers.writing.rules.letter.letter import letter
from workers.writing.rules.lines.one_voice import told_by_oneself
from workers.writing.rules.selection import Selection
from workers.writing.rules.summary import summary


class RuleWriter:
    """Writes from the person's own words; never fails, and gives the same draft for the same assignment."""

    name: ClassVar[DocumentWriter] = "rules"

    def write(self, assignment: Assignment, tell: Callable[[str], None] = unheard) -> Draft:  # noqa: ARG002 - at once
        """A whole draft of the kind that is wanted."""
        chosen = Selection(assignment)
        if assignment.kind == "cover_letter":
            return letter(assignment, chosen)
        return Draft(
            headline=chosen.headline,
            summary=summary(chosen),
            bullets=told_by_oneself(chosen.bullets(), assignment, chosen.style),
            skill_order=chosen.skill_order(),
            credential_order=chosen.credential_order(),
            untold=chosen.untold(),
        )

    def rewrite(self, refused: Sequence[Refused]) -> dict[int, str]:  # noqa: ARG002 - there is nothing to choose from
        """None: what it says is the person's own."""
        return {}
