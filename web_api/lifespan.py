"""What one API process opens when it starts to serve, and closes when it stops."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from litestar import Litestar

from common.database import create_api_engine
from common.settings import Settings
from web_api.admin.overview_feed import OverviewFeed
from web_api.auth.provider.attempts import Attempts
from web_api.auth.provider.openid import provider_from
from web_api.http.rate_limits import Throttle
from web_api.jobs.dispatcher import JobQueue
from web_api.jobs.event_hub import JobFeed
from web_api.jobs.representations import Representations


def serving(settings: Settings) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """Return the function for `Litestar(lifespan=...)`.

    It opens connections and feeds, which handlers find in the application's state.
    """

    @asynccontextmanager
    async def open_and_close(app: Litestar) -> AsyncIterator[None]:
        engine = create_api_engine(settings)
        feed = JobFeed(settings.redis_url, engine, most_per_user=settings.streams_per_user)
        job_queue = JobQueue(settings.redis_url, most_unended=settings.unended_jobs_per_user)
        overview_feed = OverviewFeed(engine, job_queue)
        throttle, attempts = Throttle(settings.redis_url), Attempts(settings.redis_url)
        provider = provider_from(settings)
        app.state.update(
            engine=engine,
            feed=feed,
            job_queue=job_queue,
            overview_feed=overview_feed,
            representations=Representations(feed, engine),
            throttle=throttle,
            provider=provider,
            sign_in_attempts=attempts,
        )
        async with feed.running(), overview_feed.running():
            yield
        job_queue.close()
        await throttle.close()
        await attempts.close()
        if provider:
            await provider.close()
        await engine.dispose()

    return open_and_close
