"""`python -m workers`: the pools of this machine, as `WORKERS` says. Any number of machines share one queue."""

import sys

from setproctitle import setproctitle

from common.startup import start
from workers.model.configured import import_where_configured
from workers.runtime.pool import Pool, parse_pools, preload


def main() -> None:
    """Run the pool until SIGTERM or Ctrl-C."""
    settings = start()
    try:
        pools = parse_pools(settings.workers)
    except ValueError as error:
        sys.exit(str(error))
    setproctitle("tradefolio: pool")
    import_where_configured(settings)
    preload(pools)
    Pool(settings, pools).run()


if __name__ == "__main__":
    main()
