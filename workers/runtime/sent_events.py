"""A job's events on their way to Redis, one behind the other, without a wait for each answer.

On a busy machine a process that waits for an answer waits for its turn as well: ten events cost a job of 40 ms as
much again. Redis takes them in order, and the answers are read before anybody else may tell of the job.
"""

from itertools import groupby
from operator import itemgetter
from typing import Any
from uuid import UUID

from redis import Redis, RedisError
from redis.connection import Connection

from common.jobs.events import AnyEvent, append_event

MOST_UNANSWERED = 64
"""Answers lie in the connection's buffers until they are read."""


class SentEvents:
    """Keeps a connection of the pool from the first event to `settle`. RedisError from either; then it begins anew."""

    def __init__(self, redis: Redis) -> None:
        self._pool = redis.connection_pool
        self._connection: Connection | None = None
        self._unanswered = 0
        self._held: list[tuple[UUID, AnyEvent]] = []

    def send(self, job_id: UUID, event: AnyEvent, *, soon: bool = False) -> None:
        """Gone when this returns; whether it arrived, `settle` says.

        `soon`: another follows at once, and takes it along. Each way to Redis and from there wakes two processes.
        """
        self._held.append((job_id, event))
        if soon:
            return
        self._send_held()
        if self._unanswered >= MOST_UNANSWERED:
            self.settle()

    def _send_held(self) -> None:
        held, self._held = self._held, []
        for job_id, events in groupby(held, key=itemgetter(0)):
            append_event(self, job_id, *(event for _, event in events))

    def eval(self, script: str, numkeys: int, *keys_and_args: Any) -> None:
        """Send a script as `append_event` asks its client to."""
        if self._connection is None:
            self._connection = self._pool.get_connection()
        try:
            self._connection.send_command("EVAL", script, numkeys, *keys_and_args)  # type: ignore[no-untyped-call] # as redis-py leaves it
        except RedisError:
            self._give_back(answered=False)
            raise
        self._unanswered += 1

    def settle(self) -> None:
        """Wait until Redis has everything that was sent."""
        self._send_held()
        if self._connection is None:
            return
        answered = False
        try:
            while self._unanswered:
                self._unanswered -= 1
                self._connection.read_response()
            answered = True
        finally:
            self._give_back(answered=answered)

    def _give_back(self, *, answered: bool) -> None:
        connection, self._connection, self._unanswered = self._connection, None, 0
        if connection is not None:
            if not answered:
                connection.disconnect()  # type: ignore[no-untyped-call] # as above
            self._pool.release(connection)
