"""What is known of a provider that doesn't answer, or not at once."""

import asyncio

import httpx2
import pytest

from web_api.auth.provider import discovery
from web_api.auth.provider.discovery import FAILED_SECONDS, KEPT_SECONDS, Kept


class Provider:
    """Answers with how often it was asked, or not at all, once it is let."""

    def __init__(self) -> None:
        self.asked = 0
        self.works = True
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def fetch(self) -> int:
        self.asked += 1
        await self.may_answer.wait()
        if not self.works:
            raise httpx2.ConnectTimeout("nobody there")
        return self.asked


class Clock:
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(discovery, "monotonic", clock)
    return clock


@pytest.mark.usefixtures("clock")
@pytest.mark.parametrize("works", [True, False])
async def test_all_who_ask_at_once_wait_for_one_answer(works: bool) -> None:  # noqa: FBT001 - a parameter of the test
    provider = Provider()
    provider.works = works
    provider.may_answer.clear()
    kept = Kept(provider.fetch)
    asking = [asyncio.create_task(kept.get()) for _ in range(4)]
    await asyncio.sleep(0)
    asking[0].cancel()  # whoever asked first has gone away
    provider.may_answer.set()
    _, *answers = await asyncio.gather(*asking, return_exceptions=True)
    assert provider.asked == 1
    assert [type(answer) for answer in answers] == [int if works else httpx2.ConnectTimeout] * 3


async def test_a_failure_is_remembered_for_a_while(clock: Clock) -> None:
    provider = Provider()
    provider.works = False
    kept = Kept(provider.fetch)
    for _ in range(3):
        with pytest.raises(httpx2.ConnectTimeout):
            await kept.get()
    assert provider.asked == 1
    provider.works = True
    clock.seconds += FAILED_SECONDS + 1
    assert await kept.get() == 2


async def test_what_was_known_is_kept_while_nothing_new_can_be_had(clock: Clock) -> None:
    provider = Provider()
    kept = Kept(provider.fetch)
    assert [await kept.get(), await kept.get()] == [1, 1]
    provider.works = False
    clock.seconds += KEPT_SECONDS + 1
    assert [await kept.get(), await kept.get()] == [1, 1]
    assert provider.asked == 2
    provider.works = True
    clock.seconds += FAILED_SECONDS + 1
    assert [await kept.get(), await kept.get()] == [3, 3]
