"""A worker's memory is weighed seldom."""

from workers.runtime.late_memory import WEIGH_SECONDS, LateMemory


def test_memory_is_weighed_at_first_and_again_when_the_figure_is_old() -> None:
    times = iter([0.0, 0.0, 1.0, WEIGH_SECONDS - 1, WEIGH_SECONDS, WEIGH_SECONDS])
    weights = iter([100, 200])
    memory = LateMemory(lambda: next(weights), lambda: next(times))
    assert [memory.bytes() for _ in range(4)] == [100, 100, 100, 200]
