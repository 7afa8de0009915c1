"""Helpers and foremen: the same trade at another rank, which the words around the trade's name tell."""

import tomllib
from pathlib import Path

from workers.occupations.index import Floats
from workers.occupations.query import Query
from workers.occupations.words import WHOLE_WORDS

_RANKS = tomllib.loads((Path(__file__).parent / "data" / "ranks.toml").read_text(encoding="utf-8"))
HELPS = frozenset(_RANKS["helps"].split())
LEADS = frozenset(_RANKS["leads"].split())
HELPERS_OF = {
    "47-3011.00": ("47-2021.00", "47-2022.00", "47-2044.00"),
    "47-3012.00": ("47-2031.00",),
    "47-3013.00": ("47-2111.00",),
    "47-3014.00": ("47-2141.00", "47-2142.00", "47-2161.00"),
    "47-3015.00": ("47-2151.00", "47-2152.00"),
    "47-3016.00": ("47-2181.00",),
}
HELPERS_OF_GROUPS = {"49-9098.00": "49-", "51-9198.00": "51-", "47-5081.00": "47-5"}
LEADERS_OF_GROUPS = {
    "47-1011.00": "47-", "49-1011.00": "49-", "51-1011.00": "51-", "53-1043.00": "53-3", "53-1042.00": "53-706",
    "37-1011.00": "37-201", "37-1012.00": "37-30", "45-1011.00": "45-",
}  # fmt: skip
_WITHOUT_THE_WORD = 0.8
_FROM_ITS_TRADE = 0.6


class Ranks:
    """The helpers and the leaders of each occupation, by the occupations' numbers."""

    def __init__(self, codes: list[str]) -> None:
        number = {code: index for index, code in enumerate(codes)}
        self._helpers = {
            number[helper]: [number[code] for code in of if code in number]
            for helper, of in HELPERS_OF.items()
            if helper in number
        } | _by_group(HELPERS_OF_GROUPS, codes, number)
        self._leaders = _by_group(LEADERS_OF_GROUPS, codes, number)

    def adjusted(self, scores: Floats, query: Query) -> Floats:
        """A helper's or leader's score takes part of its trade's where the words say the rank, and loses where not."""
        said = {word for token in query.tokens for word in (token, *WHOLE_WORDS.get(token, ()))}
        adjusted = scores.copy()
        for of, words in ((self._helpers, HELPS), (self._leaders, LEADS)):
            if said & words:
                for rank, trades in of.items():
                    adjusted[rank] += _FROM_ITS_TRADE * float(scores[trades].max(initial=0.0))
            else:
                adjusted[list(of)] *= _WITHOUT_THE_WORD
        return adjusted


def _by_group(groups: dict[str, str], codes: list[str], number: dict[str, int]) -> dict[int, list[int]]:
    return {
        number[rank]: [number[code] for code in codes if code.startswith(group) and code != rank]
        for rank, group in groups.items()
        if rank in number
    }
