"""`python -m workers`: the pools of this machine, as `WORKERS` says. Any number of machines share one queue."""

import sys

from setproctitle import setproctitle

from common.logs import configure_logs
from common.settings import get_settings
from workers.runtime.pool import Pool, parse_pools, preload


def main() -> None:
    """Runs until SIGTERM or Ctrl-C."""
    settings = get_settings()
    configure_logs(settings)
    try:
        pools = parse_pools(settings.workers)
    except ValueError as error:
        sys.exit(str(error))
    setproctitle("tradefolio: pool")
    preload(pools)
    Pool(settings, pools).run()


if __name__ == "__main__":
    main()
