"""Loading a release of O*NET, or what comes with the product."""

from common.contract import Contract
from common.errors import ErrorCode
from common.jobs.kind import Kind, Queue
from common.messages import Wording

FILE_READ = Wording("file_read", "{file}")
"""Which of the release's files comes next."""


class ImportOccupationsArguments(Contract, frozen=True):
    """`source`: an address, or a zip or folder on the workers' machine; without one, what comes with the product."""

    source: str | None = None


class ImportOccupationsResult(Contract, frozen=True):
    """`changed` is false where that release served already; without a version nothing had to be done for a bundle."""

    version: str | None
    occupations: int
    changed: bool


IMPORT_OCCUPATIONS = Kind(
    module=__name__,
    queue=Queue.BACKGROUND,
    deadline_seconds=600,
    steps=(
        Wording("fetching_release", "Fetching the release..."),
        Wording("reading_release", "Reading the occupations..."),
        Wording("storing_release", "Storing the occupations..."),
    ),
    details=(FILE_READ,),
    arguments=ImportOccupationsArguments,
    result=ImportOccupationsResult,
    tells_owner=False,
    errors=(ErrorCode.RELEASE_NOT_FOUND, ErrorCode.RELEASE_NOT_UNDERSTOOD),
)
