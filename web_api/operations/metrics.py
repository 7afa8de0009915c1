"""`/metrics` for Prometheus: with the token that METRICS_TOKEN sets, or else from this machine itself only."""

import secrets
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any

import structlog
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.plugins.prometheus import PrometheusConfig
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from sqlalchemy.exc import SQLAlchemyError

from common.errors import ErrorCode, UserError
from common.jobs.seen_workers import seen_workers
from common.settings import Settings
from web_api.jobs.dispatcher import JobQueue
from web_api.jobs.metrics import read_job_metrics, worker_metrics
from web_api.sessions import DatabaseSession

log = structlog.get_logger()

FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")
"""Whoever comes through a proxy isn't this machine itself, whatever address the proxy has."""

http_metrics = PrometheusConfig(
    app_name="tradefolio",
    prefix="tradefolio_http",
    group_path=True,
    exclude=["/events$", "^/metrics$", "^/healthz$", "^/readyz$"],
    buckets=[0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 120.0],
)
"""Requests by route template. Streams last as long as somebody watches, and are counted by `tradefolio_streams`."""


@get("/metrics", include_in_schema=False)
async def read_metrics(
    request: Request[Any, Any, Any],
    state: State,
    session: DatabaseSession,
    settings: NamedDependency[Settings],
    job_queue: NamedDependency[JobQueue],
) -> Response[bytes]:
    """Return the metrics of this process and of the whole system.

    A part that is away is named, and the rest is still told.
    """
    _require_access(request, settings)
    workers = await job_queue.ask(seen_workers)
    families = [_gauge("tradefolio_redis_up", "Whether Redis answers.", workers is not None), *_streams(state)]
    families += worker_metrics(workers or [])
    try:
        families += [*await read_job_metrics(session), _gauge(*DATABASE_UP, 1)]
    except (SQLAlchemyError, OSError):
        log.warning("metrics without Postgres", exc_info=True)
        families.append(_gauge(*DATABASE_UP, 0))
    return Response(generate_latest(REGISTRY) + _exposed(families), headers={"Content-Type": CONTENT_TYPE_LATEST})


DATABASE_UP = ("tradefolio_database_up", "Whether Postgres answers.")


def _require_access(request: Request[Any, Any, Any], settings: Settings) -> None:
    if settings.metrics_token is not None:
        expected = f"Bearer {settings.metrics_token.get_secret_value()}"
        if secrets.compare_digest(request.headers.get("authorization", "").encode(), expected.encode()):
            return
        raise UserError(ErrorCode.METRICS_TOKEN_WRONG)
    if not _is_this_machine(request):
        raise UserError(ErrorCode.METRICS_TOKEN_MISSING)


def _is_this_machine(request: Request[Any, Any, Any]) -> bool:
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def _streams(state: State) -> list[Metric]:
    open_now = GaugeMetricFamily("tradefolio_streams", "Open event streams of this process.", labels=("stream",))
    open_now.add_metric(("jobs",), state.feed.watcher_count)
    open_now.add_metric(("overview",), state.overview_feed.watcher_count)
    return [open_now]


def _gauge(name: str, documentation: str, value: float) -> Metric:
    return GaugeMetricFamily(name, documentation, value=value)


class _Gathered(Collector):
    def __init__(self, families: list[Metric]) -> None:
        self._families = families

    def collect(self) -> Iterable[Metric]:
        return self._families


def _exposed(families: list[Metric]) -> bytes:
    registry = CollectorRegistry()
    registry.register(_Gathered(families))
    return generate_latest(registry)
