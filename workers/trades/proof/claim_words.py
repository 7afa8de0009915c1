"""The words by which a sentence shows what kind of claim it makes (claim_words.toml, credentials.toml)."""

from dataclasses import dataclass
from functools import cache

from workers.trades.proof.stems import table

Unit = tuple[str, float]


@dataclass(frozen=True, slots=True)
class ClaimWords:
    """Words that make claims, as sets of folded words of both languages."""

    weak_acts: frozenset[str]
    hedges: frozenset[str]
    negators: frozenset[str]
    undoing: frozenset[str]
    present: frozenset[str]
    ended: frozenset[str]
    current: frozenset[str]
    credential_generic: frozenset[str]
    credential_plain: frozenset[str]
    lesser: frozenset[str]
    license_words: frozenset[str]
    high_ranks: frozenset[str]
    low_ranks: frozenset[str]
    title_extra: frozenset[str]
    title_plain: frozenset[str]
    schemes: frozenset[str]
    levels: dict[str, int]
    soft_levels: dict[str, int]
    units: dict[str, Unit]
    implied: tuple[tuple[frozenset[str], frozenset[str]], ...]
    """What a credential's words prove besides themselves: (words it must have, words proven)."""


@cache
def claim_words() -> ClaimWords:
    """Return the lists, which are read once per process."""
    lists, credentials = table("claim_words"), table("credentials")
    sets = {name: frozenset(value.split()) for name, value in lists.items() if isinstance(value, str)}
    return ClaimWords(
        **sets,
        schemes=frozenset(credentials["schemes"].split()),
        levels=lists["levels"],
        soft_levels=lists["soft_levels"],
        units={spelling: (dimension, float(factor)) for spelling, (dimension, factor) in lists["units"].items()},
        implied=tuple(
            (frozenset(one["has"].split()), frozenset(one["proves"].split())) for one in credentials["implies"]
        ),
    )
