"""What lies between a block and the next, by which a posting goes on, begins or is over there.

Sites end a posting where one of their own parts ends. So the parts that end and begin between two blocks, how much of
the posting each holds by the rules, and how alike they are built tell more than either block's words.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from workers.posting.blocks.page_blocks import Block
from workers.posting.markup.measures import Measures
from workers.posting.markup.tree import HEADINGS, Element
from workers.posting.text.heading_lines import FOREIGN_HEADING, POSTING_SECTION

_MOST_LEVELS = 4
_MOST_BREAKS = 3
_SHARES = (0.0, 0.3, 0.7, 0.95)
_SIZES = (40, 120, 400, 1200)
_FIELDS = (0, 1, 3)
_LINKS = (0.0, 0.3, 0.7)


@dataclass(frozen=True, slots=True)
class Sums:
    """For every box the letters that the rules took, and all its letters; and the letters taken on the whole page."""

    taken: Mapping[Element, int]
    letters: Mapping[Element, int]
    all_taken: int
    measures: Measures


def borders_of(
    blocks: Sequence[Block], around: Mapping[Element, Sequence[Element]], taken: Sequence[bool], sums: Sums
) -> list[list[str]]:
    """Signs of what lies between each block and the one before it; none before the first.

    `around`: of each block's box that box and all around it, from the innermost on.
    """
    ranks = Counter(block.box.tag for block, is_taken in zip(blocks, taken, strict=True) if is_taken)
    kinds = {_kind(block.box) for block, is_taken in zip(blocks, taken, strict=True) if is_taken}
    found: list[list[str]] = [[]]
    for number in range(1, len(blocks)):
        before, here = blocks[number - 1], blocks[number]
        border = _Border(before, here, around[before.box], around[here.box])
        signs = [*border.of_build(), *border.of_shares(sums), *border.of_text(ranks)]
        signs.append(f"t {int(taken[number - 1])}{int(taken[number])}")
        if border.begun is not None:
            signs.append(f"kind of core {int(_kind(here.box) in kinds)}")
        found.append(signs)
    return found


class _Border:
    """Between two blocks: `ended` and `begun` are the outermost boxes that hold one of them without the other."""

    def __init__(self, before: Block, here: Block, up: Sequence[Element], down: Sequence[Element]) -> None:
        self.before, self.here = before, here
        inner = {box: level for level, box in enumerate(up)}
        self.down = next(level for level, box in enumerate(down) if box in inner)
        self.up = inner[down[self.down]]
        self.around = down[self.down]
        self.ended = up[self.up - 1] if self.up else None
        self.begun = down[self.down - 1] if self.down else None

    def of_build(self) -> Iterator[str]:
        up, down = min(self.up, _MOST_LEVELS), min(self.down, _MOST_LEVELS)
        yield "border"
        yield f"up {up}"
        yield f"down {down}"
        yield f"up {up} down {down}"
        ended = "text" if self.ended is None else str(self.ended.tag)
        begun = "text" if self.begun is None else str(self.begun.tag)
        yield f"ends {ended}"
        yield f"begins {begun}"
        yield f"{ended} {begun} in {self.around.tag}"
        yield f"in {self.around.tag}"
        if self.ended is None and self.begun is None:
            yield f"breaks {min(_breaks_before(self.here), _MOST_BREAKS)}"
        if self.ended is None or self.begun is None:
            return
        likeness = 2 if _kind(self.ended) == _kind(self.begun) else int(ended == begun)
        yield f"alike {likeness}"
        yield f"alike {likeness} up {up} down {down}"
        between = self.ended.getnext()
        if between is not None and between is not self.begun:
            yield f"between {between.tag}"

    def of_shares(self, sums: Sums) -> Iterator[str]:
        """How much of what the rules took the parts hold, and how large they are."""
        if not sums.all_taken:
            return
        ended = self._share(self.ended, sums)
        begun = self._share(self.begun, sums)
        yield f"of core {ended} {begun}"
        yield f"core around {self._share(self.around, sums)}"
        for name, part in (("ended", self.ended), ("begun", self.begun)):
            if part is None:
                continue
            taken = bucket(sums.taken[part] / max(sums.letters[part], 1), _SHARES)
            size = bucket(sums.letters[part], _SIZES)
            yield f"{name} taken {taken}"
            yield f"{name} taken {taken} of {size}"
            measures = sums.measures
            yield f"{name} fields {bucket(measures.fields[part], _FIELDS)}"
            yield f"{name} links {bucket(measures.linked[part] / max(measures.characters[part], 1), _LINKS)}"

    @staticmethod
    def _share(part: Element | None, sums: Sums) -> str:
        return "-" if part is None else str(bucket(sums.taken[part] / sums.all_taken, _SHARES))

    def of_text(self, ranks: Mapping[str, int]) -> Iterator[str]:
        """Whether a heading stands here, and whether one is owed what follows."""
        before, here = self.before.text, self.here.text
        if self.before.box.tag in HEADINGS:
            yield "under heading"
        if before.endswith(":"):
            yield "behind colon"
        if self.here.box.tag in HEADINGS:
            yield f"heading, {'as' if ranks[self.here.box.tag] else 'not as'} in core"
            yield f"heading {kind_of_heading(here)}"
        elif here.endswith(":"):
            yield "leads on"
        if before[-1].isalpha() and here[0].islower():
            yield "goes on"


def _breaks_before(block: Block) -> int:
    """How many line breaks stand before its text: a second one leaves a line blank."""
    first = block.pieces[0]
    breaks, node = 0, first.node if first.is_tail else None
    while node is not None and node.tag == "br" and breaks < _MOST_BREAKS:
        breaks += 1
        node = node.getprevious()
        if node is not None and (node.tail or "").strip():
            break
    return breaks


def _kind(box: Element) -> tuple[str, str | None]:
    return box.tag, box.get("class")


@lru_cache(64)
def kind_of_heading(text: str) -> str:
    """Whether it is one that postings have, one of a site's own parts, or any other; asked for each block under it."""
    bare_text = text.rstrip(":!. ")
    if not bare_text:
        return "none"
    if FOREIGN_HEADING.fullmatch(bare_text):
        return "foreign"
    return "own" if POSTING_SECTION.match(bare_text) else "other"


def bucket(value: float, edges: Sequence[float]) -> int:
    """How many of the edges it is beyond."""
    return bisect_left(edges, value)
