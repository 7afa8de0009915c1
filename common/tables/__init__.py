"""Every table of the product, by noun. Importing this package is enough for `Base.metadata` to know them all."""

from common.tables.accounts import NOBODY, Role, Session, User
from common.tables.audit import AuditEntry
from common.tables.background import Education, LanguageLevel, ReferenceDetails, SpokenLanguage
from common.tables.base import Base
from common.tables.blog import BlogImage, BlogPost, BlogStatus
from common.tables.documents import (
    DocumentFile,
    DocumentLink,
    DocumentPage,
    DocumentType,
    DocumentVersion,
    FileFormat,
    GeneratedDocument,
    Upload,
)
from common.tables.jobs import Job
from common.tables.mail import Language, Mail, MailKind, PasswordReset
from common.tables.measurements import AnalyticsEvent, SystemMetric
from common.tables.notifications import Notification
from common.tables.occupations import JobProfile, OccupationName, OccupationOutlook, OccupationRelease
from common.tables.profile import (
    Certification,
    ContactDetails,
    EquipmentSkill,
    Proficiency,
    SkillType,
    WorkExperience,
)
from common.tables.queues import AttemptTotal, JobAttempt, Measure, Outcome, QueuePause
from common.tables.regions import RegionalArea, RegionalFigures, RegionalOccupation, RegionalRelease
from common.tables.reviews import ResumeReview
from common.tables.schedules import ScheduleSlot

__all__ = [
    "NOBODY",
    "AnalyticsEvent",
    "AttemptTotal",
    "AuditEntry",
    "Base",
    "BlogImage",
    "BlogPost",
    "BlogStatus",
    "Certification",
    "ContactDetails",
    "DocumentFile",
    "DocumentLink",
    "DocumentPage",
    "DocumentType",
    "DocumentVersion",
    "Education",
    "EquipmentSkill",
    "FileFormat",
    "GeneratedDocument",
    "Job",
    "JobAttempt",
    "JobProfile",
    "Language",
    "LanguageLevel",
    "Mail",
    "MailKind",
    "Measure",
    "Notification",
    "OccupationName",
    "OccupationOutlook",
    "OccupationRelease",
    "Outcome",
    "PasswordReset",
    "Proficiency",
    "QueuePause",
    "ReferenceDetails",
    "RegionalArea",
    "RegionalFigures",
    "RegionalOccupation",
    "RegionalRelease",
    "ResumeReview",
    "Role",
    "ScheduleSlot",
    "Session",
    "SkillType",
    "SpokenLanguage",
    "SystemMetric",
    "Upload",
    "User",
    "WorkExperience",
]
