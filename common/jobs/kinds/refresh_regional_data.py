"""Bringing in the state's newest figures for the regions."""

from uuid import UUID

from common.contract import Contract
from common.errors import ErrorCode
from common.jobs.kind import Kind, Queue
from common.messages import Wording


class RefreshRegionalDataArguments(Contract, frozen=True):
    """Where the figures come from: the state's portal where no argument is given.

    `upload_id`: a row of `uploads` with the file. `bundled`: what came with the product, where nothing was imported.
    """

    upload_id: UUID | None = None
    bundled: bool = False


class RefreshRegionalDataResult(Contract, frozen=True):
    """`changed` is false where the very same file served already; then nothing was added, altered or removed.

    These are counted in pairs of a region (or the state) and an occupation.
    """

    period: str
    state_period: str
    regions: int
    occupations: int
    changed: bool
    added: int = 0
    altered: int = 0
    removed: int = 0


REFRESH_REGIONAL_DATA = Kind(
    module=__name__,
    queue=Queue.BACKGROUND,
    deadline_seconds=300,
    steps=(
        Wording("asking_catalogue", "Asking the catalogue for the newest file..."),
        Wording("downloading_figures", "Downloading the figures..."),
        Wording("checking_figures", "Checking the figures..."),
        Wording("storing_figures", "Storing the figures..."),
    ),
    arguments=RefreshRegionalDataArguments,
    result=RefreshRegionalDataResult,
    tells_owner=False,  # the page that asks for it says when it last ran and what came of it
    errors=(
        ErrorCode.REGIONAL_DATA_UNREACHABLE,
        ErrorCode.REGIONAL_DATA_NOT_FOUND,
        ErrorCode.REGIONAL_DATA_NOT_LISTED,
        ErrorCode.REGIONAL_DATA_TOO_LARGE,
        ErrorCode.REGIONAL_DATA_NOT_CSV,
        ErrorCode.REGIONAL_DATA_COLUMN_MISSING,
        ErrorCode.REGIONAL_DATA_CUT_OFF,
        ErrorCode.REGIONAL_DATA_INCOMPLETE,
        ErrorCode.REGIONAL_DATA_COUNTIES_MISSING,
        ErrorCode.REGIONAL_DATA_COUNTIES_TWICE,
        ErrorCode.REGIONAL_DATA_TRADES_MISSING,
        ErrorCode.REGIONAL_DATA_MIXED,
        ErrorCode.REGIONAL_DATA_OLD_CODES,
        ErrorCode.REGIONAL_DATA_OLDER,
        ErrorCode.REGIONAL_DATA_TWICE,
        ErrorCode.REGIONAL_DATA_VALUE,
    ),
)
