"""Where a posting ends within its box: on small sites other matters follow it without a box of their own."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from lxml import etree

from workers.posting.markup.tree import BLOCKS, HEADINGS, UNREADABLE, Element
from workers.posting.text.clean_text import BULLET
from workers.posting.text.heading_lines import APPLY_HEADING, POSTING_SECTION, SECTION_HEADING
from workers.posting.text.subjects import cues_in

INVITATION = "Apply now"
"""What a paragraph says that stands for a button to apply."""
_LEAD = frozenset({"b", "strong"})
_MARKS = ("-", "\u2013", "\u2014", ":")
_RANKS = {**{tag: int(tag[1]) for tag in HEADINGS}, "summary": 4}
_LONGEST_HEADING = 90
_LOWEST = 7
_NONE = 8
"""Where no heading is one that only postings have."""
_OF_A_POSTING = re.compile(r"\b(?:you|your|we|our|us|t[uú]|usted|nosotros)\b|\$", re.IGNORECASE)
"""Whom postings speak of. A last section that speaks of nobody, and of nothing that postings do, is none of theirs."""
_CUES_BEFORE = 4
"""Subjects that must have been spoken of before anything may be taken for another matter."""
_FEWEST_QUESTIONS = 2
_CUES_OF_HIGHER = 3
_CUES_BEHIND = 2


@dataclass(slots=True)
class _Section:
    """A section from a heading or divider (rule, button, form) to the next.

    `level` is the heading's, 7 for a bold lead.
    """

    start: Element | None
    heading: str = ""
    level: int = _LOWEST
    is_behind: bool = False
    pieces: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        """The section's text with its heading."""
        return "".join([self.heading, "\n", *self.pieces])

    @property
    def is_of_posting(self) -> bool:
        """Whether its heading is one that only postings have."""
        return bool(POSTING_SECTION.match(self.heading))


def cut_what_follows(parts: Sequence[Element]) -> list[Element]:
    """The parts without what stands behind the posting's end, which is removed from their tree."""
    sections = _sections(parts)
    kept = _kept(sections)
    if kept == len(sections):
        return list(parts)
    start = sections[kept].start
    for number, part in enumerate(parts):
        if start is part:
            return list(parts[:number])
        if start is not None and part in start.iterancestors():
            _cut_from(start, part)
            return list(parts[: number + 1])
    return list(parts)


def _sections(parts: Sequence[Element]) -> list[_Section]:
    sections = [_Section(None)]
    is_behind = False
    for part in parts:
        walk = etree.iterwalk(part, events=("start", "end"))
        for event, node in walk:
            if event == "end":
                if node is not part:
                    sections[-1].pieces.append(node.tail or "")
                if node.tag in BLOCKS:
                    sections[-1].pieces.append("\n")
            elif node.tag in UNREADABLE:
                walk.skip_subtree()
            elif opened := _opened_by(node):
                # A divider divides all that follows it, up to where the posting goes on.
                is_behind = (is_behind or not opened.heading) and not opened.is_of_posting
                opened.is_behind = is_behind
                sections.append(opened)
                walk.skip_subtree()
            else:
                sections[-1].pieces.append(node.text or "")
    return sections


def _opened_by(node: Element) -> _Section | None:
    """The section that begins with this element, if one does."""
    if node.tag == "hr" or (node.tag == "p" and node.text == INVITATION):
        return _Section(node)
    if node.tag not in _RANKS and not (node.tag in _LEAD and _leads_paragraph(node)):
        return None
    text = " ".join("".join(node.itertext()).split())
    if not 0 < len(text) <= _LONGEST_HEADING:
        return None
    return _Section(node, text, _RANKS.get(node.tag, _LOWEST))


def _leads_paragraph(node: Element) -> bool:
    """Whether bold words begin a paragraph, before a dash or a colon."""
    parent = node.getparent()
    if parent is None or parent.tag not in {"p", "div"} or (parent.text or "").strip() or parent[0] is not node:
        return False
    return (node.tail or "").strip()[:1] in _MARKS or "".join(node.itertext()).strip()[-1:] == ":"


def _kept(sections: list[_Section]) -> int:
    """How many sections, from the first on, are the posting's."""
    own = min((section.level for section in sections if section.is_of_posting), default=_NONE)
    groups = _groups(sections, own)
    kept = len(groups)
    while kept > 1 and _is_another_matter(groups[kept - 1], groups[: kept - 1], own):
        kept -= 1
    return sum(map(len, groups[:kept]))


def _groups(sections: list[_Section], own: int) -> list[list[_Section]]:
    """Group sections: each with those under it, where its heading ranks above those of the posting's own sections."""
    groups: list[list[_Section]] = []
    over = _LOWEST + 1
    for section in sections:
        is_under = groups and over < own and section.heading and section.level > over and not section.is_of_posting
        if is_under:
            groups[-1].append(section)
        else:
            groups.append([section])
            over = section.level if section.heading else _LOWEST + 1
    return groups


def _is_another_matter(group: list[_Section], before: list[list[_Section]], own: int) -> bool:
    first, text = group[0], _text([group])
    if any(section.is_of_posting for section in group) or cues_in(_text(before)) < _CUES_BEFORE:
        return False
    cues = cues_in(text)
    if sum(section.heading.endswith("?") for section in group[1:]) >= _FEWEST_QUESTIONS:
        return True
    if not first.heading or SECTION_HEADING.match(first.heading):
        return not first.heading and first.is_behind and cues == 0
    if first.level < own < _NONE:
        return cues <= _CUES_OF_HIGHER
    is_behind = first.is_behind or bool(APPLY_HEADING.match(before[-1][0].heading))
    return (is_behind and cues <= _CUES_BEHIND) or (first.level == own and cues == 0 and _speaks_of_nobody(text))


def _speaks_of_nobody(text: str) -> bool:
    return not _OF_A_POSTING.search(text) and BULLET not in text and len(text) > _LONGEST_HEADING


def _text(groups: list[list[_Section]]) -> str:
    return "\n".join(section.text for group in groups for section in group)


def _cut_from(start: Element, part: Element) -> None:
    """Remove the element and everything behind it within the part."""
    here = start
    while here is not part:
        parent = here.getparent()
        for sibling in list(here.itersiblings()):
            parent.remove(sibling)
        here.tail = None
        here = parent
    start.getparent().remove(start)
