"""How events lie in Redis."""

from typing import Any
from uuid import uuid4

from fakeredis import FakeRedis

from common.jobs.events import FEED, FEED_SECONDS, Progress, Succeeded, append_event, decode_event, stream_key


def test_an_event_goes_to_the_job_s_stream_and_to_a_feed_that_forgets() -> None:
    redis = FakeRedis()
    job_id = uuid4()
    redis.xadd(FEED, {"job": str(job_id), "id": "1-1", "event": "{}"}, id="1-1")
    progress, ending = Progress(1, 6, 0, "Analyzing job requirements...", "9 found"), Succeeded({"title": "Welder"})
    ids = [append_event(redis, job_id, event) for event in (progress, ending)]
    own: Any = redis.xrange(stream_key(job_id))
    assert [entry_id for entry_id, _ in own] == ids
    assert [decode_event(fields[b"event"]) for _, fields in own] == [progress, ending]
    feed: Any = redis.xrange(FEED)
    assert [fields[b"id"] for _, fields in feed] == ids
    assert 0 < redis.ttl(FEED) <= FEED_SECONDS
    assert redis.ttl(stream_key(job_id)) > 0
