"""Sign-ins under way, of many people at once."""

import asyncio

from redis.asyncio import Redis

from tests.product import Stack
from web_api.auth.provider.attempts import Attempt, Attempts, new_secret

PEOPLE = 20


async def test_many_begin_and_end_at_once_over_one_connection(stack: Stack) -> None:
    attempts = Attempts(stack.redis_url)
    begun = [(new_secret(), new_secret(), Attempt(new_secret(), new_secret(), "", "")) for _ in range(PEOPLE)]
    async with Redis.from_url(stack.redis_url) as onlooker:
        before = len(await onlooker.client_list())
        await asyncio.gather(*(attempts.keep(*one) for one in begun))
        assert len(await onlooker.client_list()) <= before + 1
    taken = await asyncio.gather(*(attempts.take(browser, state) for browser, state, _ in begun))
    assert list(taken) == [attempt for _, _, attempt in begun]
    await attempts.close()
