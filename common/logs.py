"""Structured logs: every line about a job carries its id and kind, every line of a request its request id."""

import logging
import sys

import structlog

from common.settings import Settings


def configure_logs(settings: Settings) -> None:
    """Log to standard error, libraries' lines included.

    Readable for people, or JSON for collectors (`LOG_JSON=true`).
    """
    shared: list[structlog.types.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
    ]
    renderer = (
        structlog.processors.JSONRenderer()
        if settings.log_json
        else structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)
    )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                renderer,
            ],
        )
    )
    logging.basicConfig(handlers=[handler], level=settings.log_level.upper(), force=True)
    for noisy in ("rq.worker", "fontTools", "weasyprint", "pdfminer", "httpx2"):
        logging.getLogger(noisy).setLevel(max(logging.WARNING, logging.getLogger().level))
