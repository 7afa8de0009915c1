"""What speaks for and against a block being of the posting: where it stands, how it is made, what it says."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from workers.posting.blocks.borders import Sums, borders_of, bucket, kind_of_heading
from workers.posting.blocks.page_blocks import Block
from workers.posting.blocks.sections import Sections, words_of_heading
from workers.posting.blocks.sequence import Signs
from workers.posting.blocks.text_signs import text_signs
from workers.posting.markup.measures import Measures, name_of
from workers.posting.markup.tree import HEADINGS, Element, text_of
from workers.posting.name_forms.title_words import says_position
from workers.posting.name_forms.titles import parts_of_title, titles_of_page
from workers.posting.text.clean_text import bare
from workers.posting.text.page_lines import INVITES
from workers.posting.text.subjects import JOB_WORD, subjects_of

_BOXES_NAMED = 5
"""How many elements around a block are asked for their names."""
_MOST_LEVELS = 6
_NAME_WORD = re.compile(r"[a-z]{3,}")
_LANDMARKS = frozenset(
    {"nav", "footer", "aside", "form", "header", "main", "article", "section", "table", "ul", "ol", "dl", "li", "td"}
    | {"button", "label", "details", "dialog", "blockquote", "figure", "address", "dt", "dd", "pre", "summary", "th"}
)
_CONTROLS = frozenset({"button", "label", "summary", "legend"})
_MOST_BESIDE, _MOST_WITHIN = 60, 12
"""Boxes that are compared with one beside them, and of each how many within it."""
_LONGEST_BUTTON = 60


@dataclass(frozen=True, slots=True)
class Reading:
    """What the rules have made of the page: the blocks that they took, and the elements that they let stand."""

    taken: Sequence[bool]
    is_around: Sequence[bool]


def features_of(page: Element, blocks: Sequence[Block], reading: Reading, measures: Measures) -> Signs:
    """Return the names of the features of each block, and of what lies between it and the block before."""
    sheet = _Sheet(page, blocks, reading, measures)
    rows = [sheet.features(number) for number in range(len(blocks))]
    own = [[name for name in row if name[:2] in {"w=", "z=", "t="}] for row in rows]
    for number, row in enumerate(rows):
        for way, other in (("<", number - 1), (">", number + 1)):
            row.extend([way + name for name in own[other]] if 0 <= other < len(rows) else [way + "edge"])
    borders = borders_of(blocks, sheet.around, reading.taken, sheet.sums())
    for number, border in enumerate(borders[1:], 1):
        border.extend(sheet.sections.signs_of_border(number))
    return Signs(rows, borders)


class _Sheet:
    """Counts of every element of a page, made once."""

    def __init__(self, page: Element, blocks: Sequence[Block], reading: Reading, measures: Measures) -> None:
        self.blocks = blocks
        self.reading = reading
        self.measures = measures
        self.taken_in: Counter[Element] = Counter()
        self.prose_in: Counter[Element] = Counter()
        self.blocks_in: Counter[Element] = Counter()
        self.controls_in: Counter[Element] = Counter()
        self.around = {}
        for block, is_taken in zip(blocks, reading.taken, strict=True):
            ways = [block.box, *block.box.iterancestors()]
            self.around[block.box] = ways
            for box in ways:
                self.taken_in[box] += is_taken * len(block.text)
                self.prose_in[box] += len(block.text)
                self.blocks_in[box] += 1
                self.controls_in[box] += block.box.tag in _CONTROLS
        self.builds: dict[Element, Counter[tuple[str, ...]]] = {}
        self.boxes: dict[tuple[int, Element], list[str]] = {}
        self.all_taken = sum(len(block.text) for block, is_taken in zip(blocks, reading.taken, strict=True) if is_taken)
        first = [number for number, is_taken in enumerate(reading.taken) if is_taken]
        self.first, self.last = (first[0], first[-1]) if first else (-1, -1)
        self.letters = [bare(block.text) for block in blocks]
        self.texts = Counter(self.letters)
        self.titles = _titles(page)
        self.hidden: set[Element] = set(page.xpath("//*[@hidden or @aria-hidden='true']"))
        styled: list[Element] = page.xpath("//*[@style]")
        self.hidden_by_style = {box for box in styled if "display:none" in box.get("style").replace(" ", "")}
        self.title = next((number for number, text in enumerate(self.letters) if text in self.titles), -1)
        self.buttons = [number for number, block in enumerate(blocks) if _is_button(block.text)]
        self.cues = [subjects_of(block.text) for block in blocks]
        self.sections = Sections(blocks, self.first, self.titles, [*map(len, self.cues)])
        self.heading = [""] * len(blocks)
        under = ""
        for number, block in enumerate(blocks):
            self.heading[number] = under
            if block.box.tag in HEADINGS:
                under = block.text

    def sums(self) -> Sums:
        """Return the sums of all boxes."""
        return Sums(self.taken_in, self.prose_in, self.all_taken, self.measures)

    def features(self, number: int) -> list[str]:
        return [
            "always",
            *self._of_rules(number),
            *self._of_place(number),
            *self._of_marks(number),
            *self._of_boxes(number),
            *self._of_text(number),
            *self.sections.signs(number),
        ]

    def _of_rules(self, number: int) -> Iterator[str]:
        taken = self.reading.taken
        yield f"t={int(taken[number])}{int(self.reading.is_around[number])}"
        if not self.all_taken:
            yield "none taken"
            return
        where = "before" if number < self.first else "behind" if number > self.last else "within"
        yield where
        near = min(abs(number - self.first), abs(number - self.last))
        if where != "within":
            yield f"{where} by {bucket(near, (1, 2, 3, 5, 9, 20))}"
        elif taken[number]:
            yield f"from end {bucket(self.last - number, (0, 1, 2, 3, 5, 9))}"
            yield f"from begin {bucket(number - self.first, (0, 1, 2, 3, 5, 9))}"
        boxes = self.around[self.blocks[number].box]
        up = next((level for level, box in enumerate(boxes) if 2 * self.taken_in[box] >= self.all_taken), 9)
        yield f"core up {min(up, _MOST_LEVELS)}"
        yield f"core up|{where} {min(up, _MOST_LEVELS)}"
        for level, box in enumerate(boxes[1:4], 1):
            share = self.taken_in[box] / max(self.prose_in[box], 1)
            yield f"share {level} {bucket(share, (0.0, 0.3, 0.7, 0.95))}"

    def _of_place(self, number: int) -> Iterator[str]:
        share = number / len(self.blocks)
        yield f"at {int(share * 10)}"

    def _of_marks(self, number: int) -> Iterator[str]:
        """How far it stands from the job's title, and from the buttons to apply."""
        if self.letters[number] in self.titles:
            yield "says title"
        way = number - self.title
        where = "none" if self.title < 0 else "at" if not way else "before" if way < 0 else "behind"
        yield f"title {where}"
        yield f"title {where} {bucket(abs(way), (1, 2, 4, 8, 16, 32))}"
        yield f"title {where} t={int(self.reading.taken[number])}"
        if not self.buttons:
            yield "no button"
            return
        passed = sum(button < number for button in self.buttons)
        yield f"buttons {'before all' if not passed else 'behind all' if passed == len(self.buttons) else 'between'}"
        way = number - min(self.buttons, key=lambda button: abs(button - number))
        side = "at" if not way else "over" if way > 0 else "under"
        yield f"button {side} {bucket(abs(way), (1, 2, 4, 8))}"

    def _of_boxes(self, number: int) -> Iterator[str]:
        block = self.blocks[number]
        boxes = self.around[block.box]
        tags = [box.tag for box in boxes]
        yield f"tag {tags[0]}"
        yield f"tags {' '.join(tags[:2])}"
        for tag in _LANDMARKS.intersection(tags):
            yield f"in {tag}"
        names: set[str] = set()
        for box in boxes[:_BOXES_NAMED]:
            names.update(_words_of_name(name_of(box)))
            if role := box.get("role"):
                yield f"role {role.lower()}"
        for name in names:
            yield f"n={name}"
        own = max(len(block.text), 1)
        yield f"links {bucket(block.characters_in_links / own, (0.0, 0.3, 0.7, 0.95))}"
        for level, box in enumerate(boxes[1:4], 1):
            if box.tag in {"body", "html"}:
                yield f"level {level} is body"
                break
            if (level, box) not in self.boxes:
                self.boxes[level, box] = [*self._of_box(level, box)]
            yield from self.boxes[level, box]
        if not self.hidden.isdisjoint(boxes):
            yield "hidden"
        if not self.hidden_by_style.isdisjoint(boxes):
            yield "hidden by style"
        kind = (block.box.tag, block.box.get("class"))
        parent = block.box.getparent()
        alike = 0 if parent is None else sum((one.tag, one.get("class")) == kind for one in parent[:20])
        yield f"alike {bucket(alike, (1, 2, 4, 9))}"

    def _of_box(self, level: int, box: Element) -> Iterator[str]:
        """Yield the features of the box `level` levels above a block: the same for all blocks that share it."""
        characters = max(self.measures.characters[box], 1)
        yield f"box links {level} {bucket(self.measures.linked[box] / characters, (0.0, 0.1, 0.3, 0.7))}"
        yield f"fields {level} {bucket(self.measures.fields[box], (0, 1, 3))}"
        yield f"controls {level} {bucket(self.controls_in[box], (0, 1, 3))}"
        if self.blocks_in[box] > 1:
            yield f"built alike {level} {bucket(self._alike(box), (1, 2, 4))}"
        yield f"box size {level} {bucket(self.prose_in[box], (40, 100, 250, 600, 1500))}"
        yield f"mean {level} {bucket(self.prose_in[box] / self.blocks_in[box], (12, 25, 45, 90))}"

    def _alike(self, box: Element) -> int:
        """How many of the boxes beside it, itself included, are built like it: cards of jobs, comments, prices."""
        parent = box.getparent()
        if parent not in self.builds:
            self.builds[parent] = Counter(map(_build_of_box, parent[:_MOST_BESIDE]))
        return self.builds[parent][_build_of_box(box)]

    def _of_text(self, number: int) -> Iterator[str]:
        text = self.blocks[number].text
        if self.texts[self.letters[number]] > 1:
            yield "said twice"
        yield from text_signs(text, self.cues[number])
        heading = self.heading[number]
        for word in words_of_heading(heading):
            yield f"u={word}"
        yield f"under {kind_of_heading(heading)}"


def _titles(page: Element) -> set[str]:
    """The letters of all that the page may be about: its headings of the first rank, its title and parts of it.

    Not of a heading around others: a hostile page has a thousand, each with the whole text in it.
    """
    names = titles_of_page(page)
    names += [part for name in names for part in parts_of_title(name) if JOB_WORD.search(part) or says_position(part)]
    names += [text_of(heading) for heading in page.iter("h1") if heading.find(".//h1") is None]
    return {letters for name in names if (letters := bare(name))}


@lru_cache(2_000)
def _words_of_name(name: str) -> frozenset[str]:
    return frozenset(_NAME_WORD.findall(name.lower()[:200]))


def _is_button(text: str) -> bool:
    return len(text) <= _LONGEST_BUTTON and bool(INVITES.fullmatch(text))


def _build_of_box(box: Element) -> tuple[str, ...]:
    return (box.tag, box.get("class", ""), *(child.tag for child in box[:_MOST_WITHIN]))
