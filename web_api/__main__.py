"""`python -m web_api [--host HOST] [--port PORT]`: one API process, which also serves the built front end."""

import argparse
import gc
from typing import Any

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from common.startup import start
from web_api.app import create_app
from web_api.http.connection_limits import limited, raise_file_limit
from web_api.http.head_requests import AnswerHead
from web_api.http.request_ids import RequestIds
from web_api.http.stopping import AnswerWhenStopped

SHUTDOWN_SECONDS = 3
LISTEN_BACKLOG = 4096
"""Connections that wait to be taken: a restart brings every open stream back at once."""

MIDDLE_COLLECTIONS_PER_FULL_ONE = 100
"""Python's own is 10. A full one visits all that every open stream holds, and nobody is answered meanwhile (0.3 s
of CPU for 2,000 streams). At most some 700,000 objects wait for it, about 100 MB."""


def main() -> None:
    """Serve until SIGTERM or Ctrl-C; open streams are ended so that their readers come back elsewhere."""
    parser = argparse.ArgumentParser(prog="python -m web_api", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    arguments = parser.parse_args()
    settings = start()
    raise_file_limit()
    # uvicorn and the framework have types of their own for one thing.
    product: Any = AnswerWhenStopped(AnswerHead(create_app(settings)))
    collect_garbage_rarely()
    forwarded: Any = ProxyHeadersMiddleware(product, settings.trusted_proxies)
    uvicorn.run(
        RequestIds(forwarded, logs_requests=settings.log_json, trusted=forwarded.trusted_hosts),
        host=arguments.host,
        port=arguments.port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # they are read within RequestIds, which has to know who really asks
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        http=limited(settings.connections_per_address),
        backlog=LISTEN_BACKLOG,
    )


def collect_garbage_rarely() -> None:
    """Leave out what is there from the start and never ends; visit everything else less often."""
    gc.collect()
    gc.freeze()
    newest, middle, _ = gc.get_threshold()
    gc.set_threshold(newest, middle, MIDDLE_COLLECTIONS_PER_FULL_ONE)


if __name__ == "__main__":
    main()
