"""Dates written by hand, read sign by sign: where every other reading of the picture gets digits wrong.

A line of ink is parted where its strokes are apart or thin; parts that follow one another make signs; and of all that
the signs could be, the likeliest that is a date counts. What is no date by its form is no date here.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec
import numpy as np

from workers.cards.date_forms import likeliest, meant
from workers.cards.ink_parts import Box, Part, lines
from workers.cards.signs import features, likelihoods, shape

LOWEST = 20  # dots of a digit's height
PROMISING, UNTOLD = -1.2, -1.0  # mean likelihood of parts that may be a date; of a part that may be two signs
FEWEST, MOST_PARTS, MOST_PIECES = 4, 14, 24  # of a date
TOGETHER = 3  # pieces that make a sign at the most
WIDE, WIDEST_SIGN, HIGHEST_SIGN = 0.9, 1.4, 1.7  # by the height of digits: what may be two signs; one sign at the most
WORD_APART, BROKEN = 0.2, 0.2  # of that height: the blank before and behind a date; between pieces of one sign
APART, LOST, USUAL = 1.3, 2.5, 0.32  # by the widest blank within a date: those around it; by the next one, where a sign
# was lost; the usual blank by the height of digits
LONGER = 0.1  # what each sign more of a date counts, so that none is read without its end


class Written(msgspec.Struct, frozen=True):
    """A date as written, with its place in dots, the mean likelihood of its signs and its lead over the next date."""

    text: str
    left: float
    top: float
    right: float
    bottom: float
    likelihood: float
    lead: float

    def overlaps(self, other: "Written") -> bool:
        """True where both hold some of the same ink."""
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom


def written_days(found: Sequence[Part]) -> list[Written]:
    """The dates among parts of ink, surely read or not; of those that overlap the likelier."""
    promise = _promise(found)
    every = [written for line in lines(found, lowest=LOWEST) for written in _of_line(line, promise)]
    chosen: list[Written] = []
    for one in sorted(every, key=lambda one: -(one.likelihood + LONGER * len(one.text))):
        if not any(one.overlaps(other) for other in chosen):
            chosen.append(one)
    return chosen


def _promise(found: Sequence[Part]) -> dict[Box, float]:
    """How likely each part, were it alone, is a sign of a date: so that few lines are weighed as a whole."""
    tall = [part for part in found if part.height >= LOWEST]
    if not tall:
        return {}
    shapes = [shape(part.box, part.top, part.height) for part in tall]
    told = likelihoods(features([part.greys for part in tall], shapes))[:, :-1].max(axis=1).tolist()
    return {
        part.box: max(UNTOLD, one) if part.width > WIDE * part.height else one
        for part, one in zip(tall, told, strict=True)
    }


def _of_line(line: Sequence[Part], promise: dict[Box, float]) -> Iterator[Written]:
    tall = [part.height for part in line if part.height >= LOWEST]
    if len(line) < FEWEST or not tall:
        return
    height = float(np.median(tall))
    words = _words(line, height)
    blanks = [_blank(one, other) / height for one, other in pairwise(words)]
    for first in range(len(words)):
        chosen: list[Part] = []
        for last in range(first, len(words)):
            chosen += words[last]
            if len(chosen) > MOST_PARTS:
                break
            promised = [promise[part.box] for part in chosen if part.box in promise]
            if len(chosen) < FEWEST or not promised or float(np.mean(promised)) < PROMISING:
                continue
            if _stands_alone(blanks, first, last):
                written = _date(chosen)
                if written is not None:
                    yield written


def _stands_alone(blanks: Sequence[float], first: int, last: int) -> bool:
    """True for words that are further from the others than from one another, with no sign lost between them."""
    within = sorted(blanks[first:last], reverse=True)
    around = [*blanks[max(0, first - 1) : first], *blanks[last : last + 1]]
    if not within:
        return True
    lost = within[0] > LOST * max([USUAL, *within[1:2]])
    return not lost and all(blank > APART * within[0] for blank in around)


def _blank(one: Sequence[Part], other: Sequence[Part]) -> float:
    return other[0].left - max(part.right for part in one)


def _words(line: Sequence[Part], height: float) -> list[list[Part]]:
    words: list[list[Part]] = [[line[0]]]
    for part in line[1:]:
        if part.left - max(one.right for one in words[-1]) > WORD_APART * height:
            words.append([])
        words[-1].append(part)
    return words


def _date(chosen: Sequence[Part]) -> Written | None:
    """The likeliest date that these parts make, all of them together."""
    tall = [part for part in chosen if part.height >= max(LOWEST, 0.5 * max(one.height for one in chosen))]
    if len(tall) < FEWEST - 1:
        return None
    height = float(np.quantile([part.height for part in tall], 0.6))
    upper = float(np.median([part.top for part in tall]))
    pieces = sorted((piece for part in chosen for piece in _pieces(part, height)), key=lambda piece: piece.middle)
    if len(pieces) > MOST_PIECES:
        return None
    signs = _signs(pieces, height)
    shapes = [shape(sign.box, upper, height) for _, _, sign in signs]
    told = likelihoods(features([sign.greys for _, _, sign in signs], shapes))
    best = likeliest(len(pieces), [(first, until) for first, until, _ in signs], told)
    if not best:
        return None
    (total, text), *others = best
    other = next((score for score, said in others if meant(said) != meant(text)), -np.inf)
    return Written(
        text,
        min(part.left for part in chosen),
        min(part.top for part in chosen),
        max(part.right for part in chosen),
        max(part.bottom for part in chosen),
        total / len(text),
        total - other,
    )


def _pieces(part: Part, height: float) -> list[Part]:
    """The part, cut where its ink is thinnest if it is wide enough for two signs."""
    if part.width < WIDE * height or part.height < 0.4 * height:
        return [part]
    thick = np.convolve(part.greys.sum(axis=0), np.ones(5) / 5, mode="same")
    margin, apart = round(0.2 * height), max(3, round(0.15 * height))
    cuts: list[int] = []
    for at in np.argsort(thick[margin : part.width - margin], kind="stable") + margin:
        if thick[at] > 0.4 * height or len(cuts) >= 1 + part.width / (0.5 * height):
            break
        if all(abs(at - cut) >= apart for cut in cuts):
            cuts.append(int(at))
    edges = [0, *sorted(cuts), part.width]
    return [piece for start, end in pairwise(edges) if (piece := _trimmed(part, start, end)) is not None]


def _trimmed(part: Part, start: int, end: int) -> Part | None:
    greys = part.greys[:, start:end]
    rows = np.nonzero((greys > 0).any(axis=1))[0]
    if not len(rows):
        return None
    top, bottom = int(rows[0]), int(rows[-1]) + 1
    return Part(part.left + start, part.top + top, part.left + end, part.top + bottom, greys[top:bottom])


def _signs(pieces: Sequence[Part], height: float) -> list[tuple[int, int, Part]]:
    """What may be a sign: the numbers of its first piece and of that behind its last, and the pieces as one."""
    found = []
    for first in range(len(pieces)):
        right = -np.inf
        for until in range(first + 1, min(len(pieces), first + TOGETHER) + 1):
            piece = pieces[until - 1]
            if until > first + 1 and piece.left - right > BROKEN * height:
                break
            right = max(right, piece.right)
            sign = _as_one(pieces[first:until])
            if sign.width <= WIDEST_SIGN * height and sign.height <= HIGHEST_SIGN * height:
                found.append((first, until, sign))
    return found


def _as_one(pieces: Sequence[Part]) -> Part:
    if len(pieces) == 1:
        return pieces[0]
    left, top = min(one.left for one in pieces), min(one.top for one in pieces)
    right, bottom = max(one.right for one in pieces), max(one.bottom for one in pieces)
    greys = np.zeros((bottom - top, right - left), dtype=np.float32)
    for one in pieces:
        own = greys[one.top - top : one.bottom - top, one.left - left : one.right - left]
        np.maximum(own, one.greys, out=own)
    return Part(left, top, right, bottom, greys)
