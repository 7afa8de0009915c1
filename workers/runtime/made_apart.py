"""Makes an object in a fork where making it takes much more memory than holding it: the rest is freed with the fork.

Freed among what stays, they would leave holes in every page, and a pool would hold these for good.
"""

import os
import pickle
from collections.abc import Callable
from tempfile import TemporaryFile
from typing import TypeVar

Made = TypeVar("Made")


def made_apart(make: Callable[[], Made]) -> Made:
    """Return what `make` makes, which must be picklable. For processes without threads.

    Where the fork fails, it is made here: whatever is wrong is then raised here.
    """
    with TemporaryFile() as file:
        child = os.fork()
        if not child:
            _make_and_exit(make, file.fileno())
        _, status = os.waitpid(child, 0)
        if status:
            return make()
        file.seek(0)
        made: Made = pickle.load(file)  # noqa: S301 - our own fork has written it
        return made


def _make_and_exit(make: Callable[[], object], descriptor: int) -> None:
    status = os.EX_SOFTWARE
    try:
        with open(descriptor, "wb", closefd=False) as file:
            pickle.dump(make(), file, pickle.HIGHEST_PROTOCOL)
        status = os.EX_OK
    finally:
        os._exit(status)
