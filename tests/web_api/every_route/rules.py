"""Who may call what: a rule for each route. Addresses and bodies speak of what is A's."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from tests.product import PASSWORD
from tests.web_api.every_route.bodies import (
    CARD,
    CERTIFICATE,
    CONTACT,
    DESCRIBED_JOB,
    EDIT,
    EDUCATION,
    FIGURES,
    JOB,
    LANGUAGE,
    LATER,
    LEVELS,
    NEW_PERSON,
    OF_A,
    PDF,
    PNG,
    POST,
    RECORDING,
    REFERENCES,
    SKILL,
    SPOKEN_JOB,
    WISH,
)

May = Literal["everyone", "this machine", "signed in", "owner", "admin"]
"""`signed in`: about oneself. `owner`: A alone; for everybody else what is A's isn't there, for admins neither."""


@dataclass(frozen=True)
class Rule:
    """`status`: what those get who may call it. A method that isn't for reading is refused to other sites' pages.

    `ids`: what the route's own parameters mean, where their names don't say it. `idle_from_elsewhere`: a GET that
    changes something, so it does nothing for other sites' pages. `takes_head`: as every GET that only looks.
    `starts_job`: a GET that is refused to other sites' pages as a write is.
    """

    may: May
    status: int
    json: Any = None
    files: Any = None
    ids: Mapping[str, str] = field(default_factory=dict)
    headers: Mapping[str, str] = field(default_factory=dict)
    idle_from_elsewhere: bool = False
    takes_head: bool = True
    starts_job: bool = False


def everyone(status: int, json: Any = None, **options: Any) -> Rule:
    return Rule("everyone", status, json, **options)


def signed_in(status: int, json: Any = None, **options: Any) -> Rule:
    return Rule("signed in", status, json, **options)


def owner(status: int, json: Any = None, **options: Any) -> Rule:
    return Rule("owner", status, json, **options)


def admin(status: int, json: Any = None, **options: Any) -> Rule:
    return Rule("admin", status, json, **options)


RULES: dict[str, Rule] = {
    # Pages and files
    "GET /": everyone(200),
    "GET /{path}": everyone(404),
    "GET /blog": everyone(200),
    "GET /blog/{slug}": everyone(200),
    "GET /blog/{slug}/{rest}": everyone(404),
    "GET /d/{key}": everyone(404, ids={"key": "document_id"}),
    "GET /document-styles/{name}": everyone(400, ids={"name": "document_id"}),
    "GET /document-fonts/{name}": everyone(404, ids={"name": "document_id"}),
    "GET /assets/{name}": everyone(404, ids={"name": "document_id"}),
    "HEAD /assets/{name}": everyone(404, ids={"name": "document_id"}),
    "GET /blog/rss.xml": everyone(200),
    "GET /sitemap.xml": everyone(200),
    "GET /robots.txt": everyone(200),
    "GET /healthz": everyone(200),
    "GET /readyz": everyone(200),
    "GET /metrics": Rule("this machine", 200),
    "GET /api/schema": everyone(200),
    "GET /api/schema/openapi.json": everyone(200),
    "GET /api/schema/{path}": everyone(404),
    "GET /api/retention": everyone(200),
    "GET /api/data/regional-report": everyone(400),
    "GET /api/occupations": everyone(200),
    "GET /api/career-suggestions": signed_in(202, headers=LATER, starts_job=True, takes_head=False),
    "GET /api/blog": everyone(200),
    "GET /api/blog/{slug}": everyone(200),
    "GET /api/blog/images/{image_id}": everyone(200),
    # Signing in and out
    "POST /api/auth/register": everyone(201, NEW_PERSON),
    "POST /api/auth/login": everyone(200, {"email": "{editor_email}", "password": PASSWORD}),
    "GET /api/auth/user": signed_in(200),
    "GET /api/auth/provider": everyone(200),
    "GET /api/login": everyone(302, takes_head=False),
    "GET /api/login/callback": everyone(302, takes_head=False),
    "GET /api/logout": everyone(303, idle_from_elsewhere=True, takes_head=False),
    "POST /api/logout": everyone(204),
    "POST /api/auth/password-reset": everyone(204, {"email": "{email}"}),
    "PUT /api/auth/password-reset": everyone(204, {"token": "{reset_token}", "newPassword": "another horse"}),
    # The account
    "PUT /api/account/name": signed_in(200, {"firstName": "Other", "lastName": "Name"}),
    "PUT /api/account/email": signed_in(200, {"email": "{new_email}", "currentPassword": PASSWORD}),
    "PUT /api/account/password": signed_in(204, {"currentPassword": PASSWORD, "newPassword": "another horse"}),
    "GET /api/account/sessions": signed_in(200),
    "DELETE /api/account/sessions": signed_in(204),
    "DELETE /api/account/sessions/{session_id}": owner(204),
    "GET /api/account/export": signed_in(200),
    "GET /api/account/export/json-resume": signed_in(200),
    "POST /api/account/deletion": signed_in(204, {"currentPassword": PASSWORD}),
    "GET /api/notifications": signed_in(200),
    "POST /api/notifications/{notification_id}/read": owner(200),
    "POST /api/notifications/read": owner(200, {"through": "{notification_id}"}),
    # The profile
    "GET /api/profile": signed_in(200),
    "GET /api/profile/contact": signed_in(200),
    "PUT /api/profile/contact": signed_in(200, CONTACT),
    "GET /api/work-experiences": signed_in(200),
    "POST /api/work-experiences": signed_in(201, JOB),
    "PUT /api/work-experiences/{row_id}": owner(200, JOB, ids={"row_id": "work_experience_id"}),
    "DELETE /api/work-experiences/{row_id}": owner(204, ids={"row_id": "work_experience_id"}),
    "GET /api/equipment-skills": signed_in(200),
    "POST /api/equipment-skills": signed_in(201, SKILL),
    "PUT /api/equipment-skills/{row_id}": owner(200, SKILL, ids={"row_id": "equipment_skill_id"}),
    "PATCH /api/equipment-skills": signed_in(200, LEVELS),
    "POST /api/equipment-skills/deletion": signed_in(204, {"ids": LEVELS["ids"]}),
    "DELETE /api/equipment-skills/{row_id}": owner(204, ids={"row_id": "equipment_skill_id"}),
    "GET /api/certifications": signed_in(200),
    "POST /api/certifications": signed_in(201, CERTIFICATE),
    "PUT /api/certifications/{row_id}": owner(200, CERTIFICATE, ids={"row_id": "certification_id"}),
    "DELETE /api/certifications/{row_id}": owner(204, ids={"row_id": "certification_id"}),
    "GET /api/education": signed_in(200),
    "POST /api/education": signed_in(201, EDUCATION),
    "PUT /api/education/{row_id}": owner(200, EDUCATION, ids={"row_id": "education_id"}),
    "DELETE /api/education/{row_id}": owner(204, ids={"row_id": "education_id"}),
    "GET /api/languages": signed_in(200),
    "POST /api/languages": signed_in(201, LANGUAGE),
    "PUT /api/languages/{row_id}": owner(200, LANGUAGE, ids={"row_id": "language_id"}),
    "DELETE /api/languages/{row_id}": owner(204, ids={"row_id": "language_id"}),
    "GET /api/profile/references": signed_in(200),
    "PUT /api/profile/references": signed_in(200, REFERENCES),
    # What an upload added
    "GET /api/resume-reviews": signed_in(200),
    "GET /api/resume-reviews/{review_id}": owner(200),
    "POST /api/resume-reviews/{review_id}/doubts/{number}": owner(200, {"answer": "accepted"}, ids={"number": "doubt"}),
    "POST /api/resume-reviews/{review_id}/finish": owner(204),
    "POST /api/resume-reviews/{review_id}/undo": owner(204),
    # The assistants
    "POST /api/chatbot/save-profile": signed_in(200, {"skills": [SKILL]}),
    "POST /api/voice/save-job": signed_in(200, SPOKEN_JOB),
    "POST /api/ai/extract-job-info": signed_in(202, {"input": "I am a rigger at Ironworks"}, headers=LATER),
    "POST /api/ai/generate-job-description": signed_in(202, DESCRIBED_JOB, headers=LATER),
    "GET /api/voice/transcription": everyone(200),
    "POST /api/voice/transcription": signed_in(503, files=RECORDING),
    # Jobs and what comes of them
    "POST /api/parse-resume": signed_in(202, files=PDF, headers=LATER),
    "POST /api/read-certificate": signed_in(202, files=CARD, headers=LATER),
    "POST /api/extract-job": signed_in(202, {"url": "https://jobs.example/rigger"}, headers=LATER),
    "POST /api/generate-content": signed_in(202, WISH, headers=LATER),
    "POST /api/generate-document": owner(200, WISH | {"documentId": "{document_id}"}),
    "GET /api/document-templates": everyone(200),
    "GET /api/generated-documents": signed_in(200),
    "GET /api/generated-documents/{document_id}/download": owner(200),
    "GET /api/generated-documents/{document_id}/link": owner(200),
    "PUT /api/generated-documents/{document_id}/link": owner(200, {"template": "plain"}),
    "DELETE /api/generated-documents/{document_id}/link": owner(204),
    "GET /api/generated-documents/{document_id}/link/qr": owner(200),
    "GET /api/generated-documents/{document_id}": owner(200),
    "PATCH /api/generated-documents/{document_id}": owner(202, EDIT, headers=LATER),
    "DELETE /api/generated-documents/{document_id}": owner(204),
    "POST /api/generated-documents/{document_id}/duplicate": owner(201),
    "GET /api/generated-documents/{document_id}/versions": owner(200),
    "POST /api/generated-documents/{document_id}/versions/{number}/restore": owner(200),
    "GET /api/generated-documents/{document_id}/pages": owner(200),
    "GET /api/generated-documents/{document_id}/pages/{page_id}": owner(200),
    "GET /api/jobs": signed_in(200),
    "GET /api/jobs/{job_id}": owner(200),
    "GET /api/jobs/{job_id}/events": owner(200),
    "DELETE /api/jobs/{job_id}": owner(202, ids={"job_id": "waiting_job_id"}),
    # Administration
    "GET /api/admin/health": admin(200),
    "GET /api/admin/stats": admin(200),
    "GET /api/admin/regional-data": admin(200),
    "POST /api/admin/regional-data/refresh": admin(202, headers=LATER),
    "POST /api/admin/regional-data/file": admin(202, files=FIGURES, headers=LATER),
    "GET /api/admin/analytics": admin(200),
    "GET /api/admin/users": admin(200),
    "PATCH /api/admin/users/{user_id}": admin(200, {"isActive": False}),
    "GET /api/admin/queues": admin(200),
    "GET /api/admin/queues/events": admin(200),
    "GET /api/admin/queues/history": admin(200),
    "GET /api/admin/queues/errors": admin(200),
    "GET /api/admin/queues/audit": admin(200),
    "GET /api/admin/queues/jobs": admin(200),
    "GET /api/admin/queues/jobs/counts": admin(200),
    "GET /api/admin/queues/jobs/{job_id}": admin(200),
    "POST /api/admin/queues/{name}/pause": admin(200, ids={"name": "queue"}),
    "POST /api/admin/queues/{name}/resume": admin(200, ids={"name": "queue"}),
    "POST /api/admin/queues/jobs/{job_id}/retry": admin(200),
    "POST /api/admin/queues/jobs/{job_id}/cancel": admin(200, ids={"job_id": "waiting_job_id"}),
    "POST /api/admin/queues/jobs/{job_id}/discard": admin(200),
    "POST /api/admin/queues/jobs/retry": admin(200, OF_A),
    "POST /api/admin/queues/jobs/cancel": admin(200, OF_A),
    "POST /api/admin/queues/jobs/discard": admin(200, OF_A),
    "GET /api/admin/blog": admin(200),
    "POST /api/admin/blog": admin(201, POST),
    "GET /api/admin/blog/{post_id}": admin(200),
    "PATCH /api/admin/blog/{post_id}": admin(200, POST),
    "DELETE /api/admin/blog/{post_id}": admin(204),
    "POST /api/admin/blog/preview": admin(200, {"content": "Slings first."}),
    "POST /api/admin/blog/images": admin(201, files=PNG),
}
