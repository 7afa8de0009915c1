"""A posting's wishes one by one, each with its weight, and how much of them a line answers that none before it did."""

import re
from collections.abc import Iterator, Mapping, Sequence

from workers.language.grammar import LanguageCode
from workers.posting.requirements.reading import Posting
from workers.writing.rules.asked.driving_licence import is_licence_alone
from workers.writing.rules.asked.word_worth import telling_keys, together

_PARTS = re.compile(r"[,;:()/]\s*|\s+(?:and|or|y|e|o|u)\s+", re.IGNORECASE)
_LAST, _LAST_PART = 0.4, 0.7
"""Of the weight of the first duty or demand, that of the last; of the first thing that it names, that of the last."""
_DEMANDED, _PREFERRED = 0.8, 0.4
"""What is demanded of who does the work, and what is nice to have, beside the work itself."""
_LEAST_WHOLE = 1.2
"""What the words of a wish are worth at least: who shares the only word of "clean up" hasn't answered much."""
_AGAIN = 0.5
"""What a word is worth that answers a second wish by itself, of what it was worth for the first."""
_ENOUGH = 0.6
"""Share of a wish's words that answers it: "DPF aftertreatment", of "emissions aftertreatment"."""

_COUNTS = frozenset(
    {"two", "three", "four", "five", "six", "seven", "eight", "ten", "hp", "psi", "ft", "lb", "ton"}
    | {"dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "diez"}
)
_FEW = 2
"""Words that tell a wish without its figures."""

Answered = Mapping[int, float]
"""How much is answered of each wish, by its place: 0 to 1."""


class Wishes:
    """Reads one posting; `worths` what its words are worth. Empty for a document in the other language."""

    def __init__(
        self, posting: Posting, duties: Sequence[str], code: LanguageCode, worths: Mapping[str, float]
    ) -> None:
        self._code = code
        self._worths = worths
        self._answered: dict[str, Answered] = {}
        self._wishes = list(self._read(posting, duties)) if posting.language == code else []

    def answered(self, line: str) -> Answered:
        """How much of each wish the line has the words of."""
        if line not in self._answered:
            said = telling_keys(line, self._code)
            shares = ((place, self._share(keys, said)) for place, (keys, _) in enumerate(self._wishes))
            self._answered[line] = self._once_each({place: share for place, share in shares if share}, said)
        return self._answered[line]

    def _once_each(self, shares: dict[int, float], said: frozenset[str]) -> Answered:
        """Share a word's answer among wishes: most goes to the one that weighs most, and less to each further one."""
        told: dict[str, int] = {}
        found: dict[int, float] = {}
        for place in sorted(shares, key=lambda one: -shares[one] * self._wishes[one][1]):
            key, *others = sorted(self._wishes[place][0] & said)
            times = 0 if others else told.get(key, 0)
            found[place] = shares[place] * _AGAIN**times
            told[key] = told.get(key, 0) + (not others)
        return dict(sorted(found.items()))

    def gain(self, answered: Answered, before: Answered) -> float:
        """What the posting weighs of what a line answers and the lines before it didn't."""
        return sum(
            self._wishes[place][1] * max(0.0, share - before.get(place, 0.0)) for place, share in answered.items()
        )

    def _keys_of(self, part: str) -> frozenset[str]:
        """The keys of a part's words; of its figures only where words are few, since any number of boilers will do."""
        keys = telling_keys(part, self._code)
        words = frozenset(one for one in keys if not (one.isdecimal() or one in _COUNTS))
        return words if len(words) >= _FEW else keys

    def _share(self, keys: frozenset[str], said: frozenset[str]) -> float:
        enough = max(_LEAST_WHOLE, _ENOUGH * together(keys, self._worths))
        return min(1.0, together(keys & said, self._worths) / enough)

    def _read(self, posting: Posting, duties: Sequence[str]) -> Iterator[tuple[frozenset[str], float]]:
        demands = [one for one in posting.requirements if not (one.is_duty or is_licence_alone(one.text))]
        for texts, weight in (
            (duties, 1.0),
            ([one.text for one in demands if one.level == "required"], _DEMANDED),
            ([one.text for one in demands if one.level != "required"], _PREFERRED),
        ):
            for text, of_place in zip(texts, _falling(len(texts), _LAST), strict=True):
                parts = [keys for part in _PARTS.split(text) if (keys := self._keys_of(part))]
                for keys, of_part in zip(parts, _falling(len(parts), _LAST_PART), strict=True):
                    yield keys, weight * of_place * of_part


def together_answered(first: Answered, second: Answered) -> Answered:
    """What two lines answer, each wish by the one that says more of it."""
    return {place: max(first.get(place, 0.0), second.get(place, 0.0)) for place in first.keys() | second.keys()}


def _falling(number: int, last: float) -> Iterator[float]:
    for place in range(number):
        yield 1 - (1 - last) * place / max(number - 1, 1)
