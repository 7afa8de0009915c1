"""Events sent without waiting for each answer arrive in order, and a lost connection costs only what it carried."""

from typing import Any
from uuid import UUID, uuid4

import pytest
from redis import Redis, RedisError

from common.jobs.dispatch import connect
from common.jobs.events import Progress, decode_event, stream_key
from common.settings import Settings
from workers.runtime.sent_events import MOST_UNANSWERED, SentEvents


@pytest.fixture
def redis(settings: Settings) -> Redis:
    return connect(settings.redis_url)


def percents_of(redis: Redis, job_id: UUID) -> list[int]:
    entries: Any = redis.xrange(stream_key(job_id))
    events = [decode_event(fields[b"event"]) for _, fields in entries]
    return [event.percent for event in events if isinstance(event, Progress)]


def progress(percent: int) -> Progress:
    return Progress(1, 1, percent, "", "")


def test_all_arrive_in_order_and_the_connection_can_be_used_again(redis: Redis) -> None:
    sent, job_id = SentEvents(redis), uuid4()
    many = list(range(MOST_UNANSWERED + 5))
    for percent in many:
        sent.send(job_id, progress(percent))
    sent.settle()
    assert percents_of(redis, job_id) == many
    sent.send(job_id, progress(100))
    sent.settle()
    sent.settle()
    assert percents_of(redis, job_id) == [*many, 100]


def test_what_another_follows_at_once_goes_with_it_or_when_nothing_follows(redis: Redis) -> None:
    sent, job_id = SentEvents(redis), uuid4()
    sent.send(job_id, progress(1), soon=True)
    assert percents_of(redis, job_id) == []
    sent.send(job_id, progress(2))
    sent.send(job_id, progress(3), soon=True)
    sent.settle()
    assert percents_of(redis, job_id) == [1, 2, 3]


def test_after_a_lost_connection_the_next_event_opens_another(redis: Redis, settings: Settings) -> None:
    name = f"lost-{uuid4()}"
    sent, job_id = SentEvents(Redis.from_url(settings.redis_url, client_name=name)), uuid4()
    sent.send(job_id, progress(1))
    clients: Any = redis.client_list()
    for client in clients:
        if client["name"] == name:
            redis.client_kill_filter(_id=client["id"])
    with pytest.raises(RedisError):
        send_and_settle(sent, job_id, 2)
    send_and_settle(sent, job_id, 3)
    assert percents_of(redis, job_id)[-1] == 3


def send_and_settle(sent: SentEvents, job_id: UUID, percent: int) -> None:
    sent.send(job_id, progress(percent))
    sent.settle()
