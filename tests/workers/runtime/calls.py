"""The types of what the fixtures here give."""

from collections.abc import Callable
from uuid import UUID

from common.tables import Job

Enqueue = Callable[..., UUID]
Ended = Callable[[UUID], Job]
