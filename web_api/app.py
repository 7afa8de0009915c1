"""The application: its parts, and what every handler may ask for."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.ext.asyncio import AsyncSession

from common.database import create_api_engine
from common.settings import Settings
from web_api.admin.analytics import read_analytics
from web_api.admin.overview_feed import OverviewFeed
from web_api.admin.queues import admin_queues_router
from web_api.admin.statistics import read_admin_stats
from web_api.admin.system_health import read_system_health
from web_api.admin.users import admin_users_router
from web_api.assistant.chat import save_profile
from web_api.assistant.spoken_jobs import extract_job_info, generate_job_description, save_spoken_job
from web_api.assistant.transcription import read_transcription, transcribe_speech
from web_api.auth.account_deletion import account_deletion_router
from web_api.auth.account_settings import account_settings_router
from web_api.auth.browser_session import provide_browser_session
from web_api.auth.guard import sign_in_first
from web_api.auth.mailer import provide_outbox
from web_api.auth.own_sessions import own_sessions_router
from web_api.auth.password_check import provide_password_check
from web_api.auth.password_reset import password_reset_router
from web_api.auth.provider.attempts import Attempts
from web_api.auth.provider.openid import provider_from
from web_api.auth.provider.signing_in import provider_router
from web_api.auth.registration import accounts_router
from web_api.auth.retention import read_retention
from web_api.auth.sessions import provide_admin, provide_user
from web_api.auth.sign_in import signing_in_router
from web_api.blog.admin_calls import admin_blog_router
from web_api.blog.feeds import read_feed, read_robots, read_sitemap
from web_api.blog.images import blog_images_router
from web_api.blog.pages import blog_page_handlers
from web_api.blog.posts import blog_router
from web_api.careers.occupation_search import occupation_search_router
from web_api.careers.suggestions import career_suggestions_router
from web_api.documents.handlers import documents_router
from web_api.http.csrf import RefuseForeignWrites
from web_api.http.documented_answers import document_answers
from web_api.http.documented_limits import document_limits
from web_api.http.forms import FormRequest
from web_api.http.frontend import frontend_handlers
from web_api.http.health import healthz, readyz
from web_api.http.metrics import http_metrics, read_metrics
from web_api.http.problems import EXCEPTION_HANDLERS
from web_api.http.rate_limits import Throttle, provide_throttle
from web_api.http.security_headers import security_headers
from web_api.http.url_validation import RefuseStrangeAddresses
from web_api.jobs.dispatcher import JobQueue
from web_api.jobs.event_hub import JobFeed
from web_api.jobs.handlers import jobs_router
from web_api.jobs.representations import Representations
from web_api.jobs.run_job import provide_run_job
from web_api.jobs.stream_admission import AdmitStreams
from web_api.notifications.handlers import notifications_router
from web_api.postings.handlers import extract_job
from web_api.profile.certifications import certifications_router
from web_api.profile.contact import contact_router
from web_api.profile.data_export import data_export_router
from web_api.profile.equipment_skills import equipment_skills_router
from web_api.profile.resume_upload import parse_resume
from web_api.profile.whole import profile_router
from web_api.profile.work_experiences import work_experiences_router
from web_api.regions.administration import regional_data_router
from web_api.regions.report import read_regional_report

MAX_BODY_BYTES = 512 * 1024
"""Of any call; uploads set their own."""


async def provide_session(state: State) -> AsyncIterator[AsyncSession]:
    """A session per request. Handlers commit; what isn't committed is rolled back."""
    async with AsyncSession(state.engine, expire_on_commit=False) as session:
        yield session


def provide_job_queue(state: State) -> JobQueue:
    """The process' one."""
    queue: JobQueue = state.job_queue
    return queue


def provide_representations(state: State) -> Representations:
    """The process' one."""
    representations: Representations = state.representations
    return representations


def provide_overview_feed(state: State) -> OverviewFeed:
    """The process' one."""
    feed: OverviewFeed = state.overview_feed
    return feed


def provide_settings(state: State) -> Settings:
    """The process' one."""
    settings: Settings = state.settings
    return settings


def create_app(settings: Settings) -> Litestar:
    """Everything of one API process; its connections open when it starts to serve."""

    @asynccontextmanager
    async def serving(app: Litestar) -> AsyncIterator[None]:
        engine = create_api_engine(settings)
        feed = JobFeed(settings.redis_url, engine, most_per_user=settings.streams_per_user)
        job_queue = JobQueue(settings.redis_url, most_unended=settings.unended_jobs_per_user)
        overview_feed = OverviewFeed(engine, job_queue)
        app.state.update(
            engine=engine,
            feed=feed,
            job_queue=job_queue,
            overview_feed=overview_feed,
            representations=Representations(feed, engine),
            throttle=Throttle(settings.redis_url),
            provider=provider_from(settings),
            sign_in_attempts=Attempts(settings.redis_url),
        )
        async with feed.running(), overview_feed.running():
            yield
        job_queue.close()
        await app.state.throttle.close()
        await app.state.sign_in_attempts.close()
        if app.state.provider:
            await app.state.provider.close()
        await engine.dispose()

    app = Litestar(
        route_handlers=[
            occupation_search_router,
            read_regional_report,
            regional_data_router,
            career_suggestions_router,
            accounts_router,
            signing_in_router,
            password_reset_router,
            provider_router,
            account_settings_router,
            own_sessions_router,
            data_export_router,
            account_deletion_router,
            profile_router,
            contact_router,
            work_experiences_router,
            equipment_skills_router,
            certifications_router,
            documents_router,
            jobs_router,
            notifications_router,
            admin_queues_router,
            read_system_health,
            read_admin_stats,
            read_analytics,
            admin_users_router,
            read_retention,
            blog_router,
            blog_images_router,
            admin_blog_router,
            parse_resume,
            extract_job,
            save_profile,
            save_spoken_job,
            extract_job_info,
            generate_job_description,
            read_transcription,
            transcribe_speech,
            healthz,
            readyz,
            read_metrics,
            read_feed,
            read_sitemap,
            read_robots,
            *blog_page_handlers(),
            *frontend_handlers(),
        ],
        dependencies={
            "session": Provide(provide_session),
            "job_queue": Provide(provide_job_queue, sync_to_thread=False),
            "representations": Provide(provide_representations, sync_to_thread=False),
            "run_job": Provide(provide_run_job, sync_to_thread=False),
            "user": Provide(provide_user),
            "admin": Provide(provide_admin),
            "overview_feed": Provide(provide_overview_feed, sync_to_thread=False),
            "settings": Provide(provide_settings, sync_to_thread=False),
            "throttle": Provide(provide_throttle, sync_to_thread=False),
            "browser_session": Provide(provide_browser_session, sync_to_thread=False),
            "password_check": Provide(provide_password_check, sync_to_thread=False),
            "outbox": Provide(provide_outbox, sync_to_thread=False),
        },
        request_class=FormRequest,
        guards=[sign_in_first],
        middleware=[RefuseStrangeAddresses(), RefuseForeignWrites(), http_metrics.middleware, AdmitStreams()],
        before_send=[security_headers(settings)],
        exception_handlers=EXCEPTION_HANDLERS,
        lifespan=[serving],
        logging_config=None,  # common.logs has done it
        state=State({"settings": settings}),
        request_max_body_size=MAX_BODY_BYTES,
        compression_config=CompressionConfig(
            "gzip", exclude_opt_key="streams"
        ),  # it would hold events back until a buffer is full
        openapi_config=OpenAPIConfig(
            "Tradefolio", "1", path="/api/schema", render_plugins=[JsonRenderPlugin()], use_handler_docstrings=True
        ),
    )
    document_answers(app)
    document_limits(app)
    return app
