"""A horse looks for garbage between two jobs, and only where there may be much."""

import gc
from collections.abc import Iterator
from weakref import ref

import psutil
import pytest

from workers.runtime.garbage import MOST_NEW_OBJECTS, NEW_OBJECTS, collect_if_due, give_back_memory, look_rarely


class Ring:
    """Holds itself, so that only a look for garbage frees it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def no_look_but_ours() -> Iterator[None]:
    gc.disable()
    gc.collect()
    yield
    gc.unfreeze()
    gc.enable()


def old_garbage(younger_looks: int) -> "ref[Ring]":
    """A ring that so many looks through the younger objects have seen in use."""
    ring = Ring()
    for _ in range(younger_looks):
        gc.collect(1)
    return ref(ring)


def test_old_garbage_is_gone_after_a_job_that_made_many_objects() -> None:
    garbage = old_garbage(younger_looks=1)
    assert garbage() is not None
    collect_if_due()
    assert garbage() is None


def test_after_a_small_job_it_does_not_look() -> None:
    garbage = old_garbage(younger_looks=0)
    collect_if_due()
    assert garbage() is not None


def test_many_new_objects_are_looked_through_though_nobody_has_looked_yet() -> None:
    ring = Ring()
    garbage = ref(ring)
    kept = [[number] for number in range(2 * NEW_OBJECTS)]
    del ring
    collect_if_due()
    assert len(kept) > NEW_OBJECTS
    assert garbage() is None


def test_a_process_that_runs_attempts_looks_only_at_many_new_objects() -> None:
    before = gc.get_threshold()
    look_rarely()
    try:
        assert gc.get_threshold() == (MOST_NEW_OBJECTS, *before[1:])
        gc.enable()
        kept = [[number] for number in range(2 * MOST_NEW_OBJECTS)]
        gc.disable()
        ring = Ring()
        garbage = ref(ring)
        del ring, kept
        collect_if_due()
        assert garbage() is None
    finally:
        gc.set_threshold(*before)


def test_what_an_attempt_has_left_in_caches_is_looked_through_once() -> None:
    cached: list[object] = []
    gc.collect(1)
    collect_if_due()
    assert not any(one is cached for one in gc.get_objects())


def test_what_was_freed_between_what_is_in_use_is_given_back_to_the_system() -> None:
    blocks = [bytes(3_000) for _ in range(30_000)]
    in_use = blocks[-1]
    del blocks
    before = psutil.Process().memory_info().rss

    give_back_memory()

    assert before - psutil.Process().memory_info().rss > 50_000_000
    assert len(in_use) == 3_000
