"""Waiting for what another process does."""

import select
from collections.abc import Callable
from time import monotonic
from typing import TypeVar

T = TypeVar("T")
PATIENCE_SECONDS = 120
LOOK_SECONDS = 0.05


def eventually(look: Callable[[], T | None]) -> T:
    """The first truthy answer. Fails after a patience that says "never", not "too slow"."""
    give_up_at = monotonic() + PATIENCE_SECONDS
    while monotonic() < give_up_at:
        if answer := look():
            return answer
        select.select([], [], [], LOOK_SECONDS)
    raise AssertionError("it never happened")
