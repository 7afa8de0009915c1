"""What is imported in the process that others are forked from. Importing the API may not even warn.

Not the modules that are run by their names: each process begins with its own. And not what warms a pool where few
tests run: most of them need none.
"""

import gc
import warnings
from importlib import import_module

from setproctitle import setproctitle

_OF_THE_API = (
    "web_api.app",
    "web_api.http.connection_limits",
    "web_api.http.head_requests",
    "web_api.http.request_ids",
    "common.startup",
    "uvicorn.middleware.proxy_headers",
)


def prepare(*, many_tests: bool) -> None:
    """Import the API; for many tests also make passwords cheap and warm a pool."""
    gc.disable()  # what is imported stays; visiting it over and over takes a quarter of the time
    setproctitle("tests: prepared for processes")  # now: it finds its place by the environment, which each one changes
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for name in _OF_THE_API:
            import_module(name)
    if many_tests:
        # Somebody new registers in nearly every test. What a hash costs is seen in
        # tests/web_api/auth/test_passwords.py and in every figure that is measured; here it would be a fortieth of all
        # the CPU that the suite takes.
        passwords = import_module("web_api.auth.passwords")
        vars(passwords)["_hasher"] = passwords.PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
        pool = import_module("workers.runtime.pool")
        pool.preload(dict.fromkeys(import_module("common.jobs.kind").Queue, 1))
    gc.freeze()  # no process that is forked from here visits it again
    gc.enable()
