"""The calls of the profile, as `web_api.app` takes them."""

from litestar.types import ControllerRouterHandler

from web_api.profile.certificate_upload import read_certificate
from web_api.profile.certifications import certifications_router
from web_api.profile.contact import contact_router
from web_api.profile.data_export import data_export_router
from web_api.profile.education import education_router
from web_api.profile.equipment_skills import equipment_skills_router
from web_api.profile.languages import languages_router
from web_api.profile.references import references_router
from web_api.profile.resume_upload import parse_resume
from web_api.profile.whole import profile_router
from web_api.profile.work_experiences import work_experiences_router

ROUTES: tuple[ControllerRouterHandler, ...] = (
    data_export_router,
    profile_router,
    contact_router,
    work_experiences_router,
    equipment_skills_router,
    certifications_router,
    education_router,
    languages_router,
    references_router,
    parse_resume,
    read_certificate,
)
