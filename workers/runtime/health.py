"""`python -m workers.runtime.health`: whether a worker of this machine has beaten lately. For health checks."""

import socket
import sys

from rq import Worker
from rq.serializers import JSONSerializer

from common.jobs.dispatch import connect
from common.settings import get_settings


def main() -> None:
    """Exit 1 without one. A worker that no longer beats is forgotten by Redis after some seconds."""
    redis = connect(get_settings().redis_url)
    workers = Worker.all(connection=redis, serializer=JSONSerializer)
    if not any(worker.hostname == socket.gethostname() for worker in workers):
        sys.exit("no worker of this machine beats")


if __name__ == "__main__":
    main()
