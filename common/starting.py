"""What every process does first: read the settings, begin to log, and refuse what would lose work later."""

import sys

from pydantic import ValidationError

from common.jobs.carrier import connect
from common.logs import configure_logs
from common.redis_fitness import UnfitRedisError, require_fit
from common.settings import Settings, get_settings


def start() -> Settings:
    """Ends the process with a line for each setting that is wrong, by its name in the environment."""
    try:
        settings = get_settings()
    except ValidationError as error:
        sys.exit("\n".join(f"{'.'.join(map(str, wrong['loc'])).upper()}: {wrong['msg']}" for wrong in error.errors()))
    configure_logs(settings)
    try:
        with connect(settings.redis_url) as redis:
            require_fit(redis)
    except UnfitRedisError as error:
        sys.exit(str(error))
    return settings
