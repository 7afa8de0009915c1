"""Which machines the makers' models in a text are: a Cat 320 is an excavator (models_of_machines.toml)."""

import re
from functools import cache

from workers.language.words import fold
from workers.trades.proof.lexicon import lexicon, things_named
from workers.trades.proof.stems import table


def machines_in(text: str) -> frozenset[str]:
    """Groups of the machines whose models a text names, and all that these prove."""
    folded = fold(text)
    if not _any_model().search(folded):
        return frozenset()
    found = (groups for pattern, groups in _models() if pattern.search(folded))
    proven = lexicon().proven_by(frozenset().union(*found))
    return frozenset(key for key in proven if key.startswith("thing:"))  # no act of machining


@cache
def _any_model() -> re.Pattern[str]:
    return _whole(
        "|".join(pattern for patterns in table("models_of_machines")["machines"].values() for pattern in patterns)
    )


@cache
def _models() -> tuple[tuple[re.Pattern[str], frozenset[str]], ...]:
    machines: dict[str, list[str]] = table("models_of_machines")["machines"]
    return tuple((_whole("|".join(patterns)), things_named(name)) for name, patterns in machines.items())


def _whole(alternatives: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w.])(?:{alternatives})(?![\w.]*\d|\w)")
