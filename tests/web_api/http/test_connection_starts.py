"""Connections that come back together don't hold up who is connected already."""

import asyncio

from web_api.http.connection_starts import STARTED_PER_TURN, ConnectionStarts

COMING_BACK = 10 * STARTED_PER_TURN


async def test_somebody_else_is_served_between_two_turns() -> None:
    """After one turn of the loop a few have started, and the others still wait."""
    starts, started = ConnectionStarts(), list[int]()
    for number in range(COMING_BACK):
        starts.add(lambda number=number: started.append(number))  # type: ignore[misc]
    for _ in range(3):
        await asyncio.sleep(0)
    assert 0 < len(started) <= 3 * STARTED_PER_TURN
    for _ in range(COMING_BACK):
        await asyncio.sleep(0)
    assert started == list(range(COMING_BACK))


async def test_one_that_fails_keeps_nobody_from_starting() -> None:
    """Its error goes to the loop; everybody behind it starts."""
    starts, started, errors = ConnectionStarts(), list[int](), list[str]()
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: errors.append(str(context["exception"])))

    def fail() -> None:
        raise OSError("the other side is gone")

    starts.add(fail)
    for number in range(COMING_BACK):
        starts.add(lambda number=number: started.append(number))  # type: ignore[misc]
    for _ in range(COMING_BACK):
        await asyncio.sleep(0)
    assert errors == ["the other side is gone"]
