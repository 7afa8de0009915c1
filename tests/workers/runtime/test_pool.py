"""What `WORKERS` may say."""

import pytest

from common.jobs.kind import Queue
from workers.runtime.pool import MOST_PROCESSES, parse_pools


def test_a_pool_has_so_many_processes_of_each_queue() -> None:
    assert parse_pools(" interactive=2, browser=0,") == {Queue.INTERACTIVE: 2, Queue.BROWSER: 0}
    assert parse_pools(f"background={MOST_PROCESSES}") == {Queue.BACKGROUND: MOST_PROCESSES}


@pytest.mark.parametrize(
    ("setting", "reason"),
    [
        ("interactive=²", "'interactive=²' is not QUEUE=COUNT"),
        ("interactive=٣", "is not QUEUE=COUNT"),
        ("interactive=-1", "is not QUEUE=COUNT"),
        ("interactive=", "is not QUEUE=COUNT"),
        ("interactive", "is not QUEUE=COUNT"),
        ("typing=1", "with one of interactive, documents, browser, background"),
        ("interactive=2,interactive=1", "interactive is named twice"),
        (f"documents={MOST_PROCESSES + 1}", f"more than the {MOST_PROCESSES} processes"),
        (f"documents={'9' * 5000}", "more than"),
        ("", "names no worker"),
        ("interactive=0", "names no worker"),
    ],
)
def test_what_makes_no_sense_is_refused_by_the_setting_s_name(setting: str, reason: str) -> None:
    with pytest.raises(ValueError, match=r"^WORKERS: ") as refused:
        parse_pools(setting)
    assert reason in str(refused.value)
