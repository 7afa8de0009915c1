"""Education, languages and references of one person, as API and workers load them for documents."""

from collections.abc import Sequence
from dataclasses import dataclass
from uuid import UUID

from sqlalchemy import Select, select

from common.tables import Education, ReferenceDetails, SpokenLanguage


@dataclass(frozen=True)
class Background:
    """What a profile holds beside jobs, skills and certificates; `references` is None where none were ever saved."""

    education: Sequence[Education] = ()
    languages: Sequence[SpokenLanguage] = ()
    references: ReferenceDetails | None = None

    @property
    def facts(self) -> tuple[object, ...]:
        """Everything that a document says of it, for the profile's fingerprint; empty where there is nothing."""
        studied = sorted(
            (str(row.id), row.school, row.credential or "", row.hours or 0, str(row.start_date), str(row.end_date))
            for row in self.education
        )
        spoken = sorted((str(row.id), row.name, row.level) for row in self.languages)
        asked = (self.references.on_request, self.references.people) if self.references else ()
        return (studied, spoken, asked) if studied or spoken or any(asked) else ()


def select_education(user_id: UUID) -> Select[Education]:
    """The latest ended first, and before them what goes on or has no dates."""
    newest = (Education.end_date.desc().nulls_first(), Education.start_date.desc().nulls_last(), Education.created_at)
    return select(Education).where(Education.user_id == user_id).order_by(*newest, Education.id)


def select_languages(user_id: UUID) -> Select[SpokenLanguage]:
    """Select the person's languages, the latest added first."""
    mine = select(SpokenLanguage).where(SpokenLanguage.user_id == user_id)
    return mine.order_by(SpokenLanguage.created_at.desc(), SpokenLanguage.id)
