"""What every process does first: read settings, begin to log, and refuse to run where work would be lost later."""

import sys

import structlog
from pydantic import ValidationError

from common.jobs.dispatch import connect
from common.logs import configure_logs
from common.redis_check import UnfitRedisError, require_fit
from common.settings import Settings, get_settings

log = structlog.get_logger()


def read_settings() -> Settings:
    """Ends the process with a line for each setting that is wrong, by its name in the environment."""
    try:
        return get_settings()
    except ValidationError as error:
        sys.exit("\n".join(_line(".".join(map(str, wrong["loc"])), wrong["msg"]) for wrong in error.errors()))


def _line(setting: str, said: str) -> str:
    """Return the line about a wrong setting.

    `setting` is empty where several together are wrong, which the text then names.
    """
    said = said.removeprefix("Value error, ")
    return f"{setting.upper()}: {said}" if setting else said


def start() -> Settings:
    """Ends the process where a setting is wrong or this Redis would lose jobs."""
    settings = read_settings()
    configure_logs(settings)
    if settings.allow_private_urls:
        log.warning(
            "private_urls_allowed",
            setting="ALLOW_PRIVATE_URLS",
            means="whoever signs in can have pages of this machine and its network read; never leave this on",
        )
    try:
        with connect(settings.redis_url) as redis:
            require_fit(redis)
    except UnfitRedisError as error:
        sys.exit(str(error))
    return settings
