"""The understanding of the release that serves: the bundled one from the start, an imported one when first asked."""

from sqlalchemy import select
from sqlalchemy.orm import Session

from common.tables import OccupationRelease
from workers.occupations.release import unpack
from workers.occupations.storing import BUNDLED
from workers.occupations.understanding import Understanding, bundled_understanding

_imported: dict[str, Understanding] = {}
"""At most one, by its fingerprint: a worker keeps what it has built until another release serves."""


def serving_understanding(session: Session) -> Understanding:
    """Takes a second or two the first time after an import."""
    serving = session.execute(select(OccupationRelease.fingerprint, OccupationRelease.origin)).first()
    if serving is None or serving.origin == BUNDLED:
        _imported.clear()
        return bundled_understanding()
    if serving.fingerprint not in _imported:
        packed = session.scalar(
            select(OccupationRelease.packed).where(OccupationRelease.fingerprint == serving.fingerprint)
        )
        if packed is None:  # another import has just taken its place
            return bundled_understanding()
        _imported.clear()
        _imported[serving.fingerprint] = Understanding(unpack(packed))
    return _imported[serving.fingerprint]
