"""Words that the trades know, for words that nobody knows: "weldor", "electritian", "troquero" spelt by ear."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

FEWEST_LETTERS = 4
MOST_CANDIDATES = 24
LARGEST_DISTANCE = 0.34
"""Of the word's letters: two of six."""
MOST_READINGS = 3
MOST_REMEMBERED = 5000
"""Misspellings: people make the same ones."""
_CLOSE = 0.13
"""Readings this much further away than the nearest one still count, for less."""
_BY_EAR = (
    ("ph", "f"), ("ck", "k"), ("qu", "k"), ("ce", "se"), ("ci", "si"), ("cy", "si"), ("ch", "x"), ("sh", "x"),
    ("c", "k"), ("z", "s"), ("v", "b"), ("ll", "y"), ("h", ""), ("w", "u"), ("ie", "i"), ("ei", "i"), ("ee", "i"),
    ("ea", "i"), ("ou", "u"), ("oo", "u"), ("er", "r"), ("or", "r"), ("ai", "a"), ("ay", "a"), ("y", "i"), ("j", "g"),
)  # fmt: skip
"""Spellings that sound alike in English or Spanish, the longer ones first."""


class Speller:
    """Knows every word of the occupations' names and lists, with how much each is used."""

    def __init__(self, uses: Mapping[str, int]) -> None:
        """`uses`: how many names contain each word."""
        self._uses = dict(uses)
        self._read: dict[str, list[tuple[str, float]]] = {}
        self._by_piece: dict[str, list[str]] = {}
        for word in sorted(self._uses):
            for piece in _pieces(word):
                self._by_piece.setdefault(piece, []).append(word)

    def __contains__(self, word: str) -> bool:
        return word in self._uses

    def __iter__(self) -> Iterator[str]:
        return iter(self._uses)

    def readings(self, word: str) -> list[tuple[str, float]]:
        """Known words that `word` may mean and how likely, from 1 down; none where nothing is near."""
        if word not in self._read:
            if len(self._read) >= MOST_REMEMBERED:
                self._read.clear()
            self._read[word] = self._readings(word)
        return self._read[word]

    def _readings(self, word: str) -> list[tuple[str, float]]:
        if len(word) < FEWEST_LETTERS or word.isdigit():
            return []
        ranked = sorted(
            ((_distance(word, known) / max(len(word), len(known)), -self._uses[known], known))
            for known in self._similar(word)
        )
        near = [(share, known) for share, _, known in ranked if share <= LARGEST_DISTANCE]
        nearest = near[0][0] if near else 0.0
        return [
            (known, 1.0 - share - 2.0 * (share - nearest))
            for share, known in near[:MOST_READINGS]
            if share - nearest <= _CLOSE
        ]

    def _similar(self, word: str) -> Iterable[str]:
        shared: Counter[str] = Counter()
        for piece in _pieces(word):
            shared.update(self._by_piece.get(piece, ()))
        likely = (known for known in shared if abs(len(known) - len(word)) <= 2)  # noqa: PLR2004 - letters too many
        return sorted(likely, key=lambda known: (-shared[known] / len(known), known))[:MOST_CANDIDATES]


def _pieces(word: str) -> set[str]:
    """Pairs of letters, the first and the last marked: what misspelt words still share with the right one."""
    framed = f"^{word}$"
    sounded = f"^{_sound(word)}$"
    return {text[index : index + 2] for text in (framed, sounded) for index in range(len(text) - 1)}


@lru_cache(maxsize=40_000)
def _sound(word: str) -> str:
    for spelt, heard in _BY_EAR:
        word = word.replace(spelt, heard)
    return "".join(letter for index, letter in enumerate(word) if index == 0 or letter != word[index - 1])


def _distance(first: str, second: str) -> float:
    """Letters to change, a swap of neighbours counting once; less where both sound nearly alike."""
    spelt = _edits(first, second)
    if spelt > len(second) / 2:
        return spelt
    heard = 0.6 + 0.8 * _edits(_sound(first), _sound(second))
    return min(spelt, heard)


def _edits(first: str, second: str) -> float:
    before: list[int] = []
    row = list(range(len(second) + 1))
    for i, letter in enumerate(first, start=1):
        older, before, row = before, row, [i]
        for j, other in enumerate(second, start=1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == second[j - 2] and first[i - 2] == other:
                cost = min(cost, older[j - 2] + 1)
            row.append(cost)
    return float(row[-1])
