"""Tasks that run beside the process' serving end with it, whatever their libraries make of a cancellation."""

import asyncio

from web_api.http.background_tasks import alongside


async def _misses_its_first_cancellation() -> None:
    """As `asyncio.wait_for` of Python 3.11 does when the answer comes with the cancellation."""
    try:
        await asyncio.Event().wait()
    except asyncio.CancelledError:
        await asyncio.Event().wait()


def test_a_task_that_misses_its_cancellation_is_cancelled_again() -> None:
    async def serve() -> bool:
        async with alongside(_misses_its_first_cancellation):
            await asyncio.sleep(0)
        return True

    async def serve_for_a_while() -> bool:
        async with asyncio.timeout(30):
            return await serve()

    assert asyncio.run(serve_for_a_while())
