"""The parts of which a kind of job is declared. Each kind has a module in `common.jobs.kinds`."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

from common.contract import Contract
from common.errors import ErrorCode
from common.messages import Wording

MAX_ATTEMPTS = 3
ENDS_FOR_ANY_KIND = (ErrorCode.INTERNAL_ERROR, ErrorCode.WORKER_LOST, ErrorCode.TIMED_OUT)
"""A kind's own list needn't name these: the runtime ends jobs with them."""


class Queue(StrEnum):
    """The queues, one for each class of resource; a worker process serves exactly one."""

    INTERACTIVE = "interactive"
    """Model calls and mail: seconds of waiting, little CPU."""
    DOCUMENTS = "documents"
    """Reading and printing PDFs: CPU."""
    BROWSER = "browser"
    """Chromium: memory."""
    BACKGROUND = "background"
    """Refreshes and imports: nobody waits."""


class NoArguments(Contract, frozen=True):
    """The arguments of kinds that need none."""


Arguments = TypeVar("Arguments", bound=Contract)
Result = TypeVar("Result", bound=Contract)


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind(Generic[Arguments, Result]):
    """Everything that the product knows of a kind of job; its work is `workers.<name>.run(job, arguments)`.

    `module` is the `__name__` of the module that declares it. `deadline_seconds`: an attempt that runs longer is
    killed. `steps`: what the user reads while it runs, in order. `details`: what may stand beside a step. `findings`:
    messages that its result may hold. `errors`: what it may refuse with; any other code is a bug.
    `tells_owner`: whether its owner, when nobody watched, finds the ending behind the bell. `prints_pages`: whether its
    work lays out what people wrote, so that where the product runs as root, it has to be done without root's rights.
    """

    module: str
    queue: Queue
    deadline_seconds: float
    steps: tuple[Wording, ...]
    arguments: type[Arguments]
    result: type[Result]
    tells_owner: bool
    details: tuple[Wording, ...] = ()
    findings: tuple[Wording, ...] = ()
    errors: tuple[ErrorCode, ...] = ()
    prints_pages: bool = False

    @property
    def name(self) -> str:
        """The kind's name in the job's row, the worker's module, logs and metrics."""
        return self.module.rpartition(".")[2]

    @property
    def worker_module(self) -> str:
        """Dotted name of the module that does the work."""
        return f"workers.{self.name}"

    @property
    def all_errors(self) -> tuple[ErrorCode, ...]:
        """Every code that one of its jobs may fail with."""
        return (*self.errors, *ENDS_FOR_ANY_KIND)
