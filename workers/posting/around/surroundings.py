"""What stands around a posting on its page: menus, footers, cookie notices, application forms, lists of other jobs."""

import copy
import re
from functools import lru_cache

from workers.posting.around.cards import job_cards
from workers.posting.around.endings import INVITATION
from workers.posting.around.panels import foreign_panels
from workers.posting.markup.element_names import DESCRIPTION_CONTAINER, SURROUNDINGS
from workers.posting.markup.measures import Measures, name_of
from workers.posting.markup.tree import BLOCKS, HEADINGS, UNREADABLE, Element, text_of
from workers.posting.text.heading_lines import (
    ABOUT_FIRM_HEADING,
    ABOUT_HEADING,
    FACT_ABOUT_FIRM,
    FOREIGN_HEADING,
    NUMBER_LABEL,
    POSTING_SECTION,
    SPEAKS_TO_APPLICANT,
)
from workers.posting.text.page_lines import ENDS_POSTING, INVITES, NOISE_LINE
from workers.posting.text.subjects import cues_in

_TAGS = frozenset({"nav", "footer", "aside", "button", "dialog", "figcaption"})
_GROUPS = frozenset({"ul", "ol", "div", "section", "table", "td", "p", "center"})
_BUTTONS = ("a", "button")
_OF_BUTTONS = (INVITES, NOISE_LINE, ENDS_POSTING)
_APPLY = re.compile(r"\b(?:apply|submit|aplicar|postular\w*|enviar)\b", re.IGNORECASE)
_BOXES_OF_FORMS = frozenset({"div", "section", "aside"})
LONGEST_WORDS_OF_A_FORM = 160
IS_AN_ADDRESS = re.compile(r"\d{3}[-. ]\d{4}|@|\$ ?\d|\d+ [A-Z]\w+ (?:St|Ave|Rd|Blvd|Street|Road|Avenue)\b")
"""A telephone, a mail address, pay, a street: what a posting says at its end of how to apply, and a form doesn't."""
_LABELS = ("dt", "th", "td", "b", "strong", "span", "h3", "h4")
_ROLES = frozenset({"navigation", "contentinfo", "search", "dialog", "alertdialog", "complementary", "menu", "menubar"})
_HIDDEN = re.compile(r"display\s*:\s*none|visibility\s*:\s*hidden", re.IGNORECASE)

_MOST = 0.5
"""A part that holds more of the page than this isn't around it: some sites wrap everything in a form or an aside."""
_HIDDEN_BUT_READ = 160
"""Characters. Folded-up descriptions are hidden until a tap; hidden menus and messages are shorter."""
_DATA = ('{"', '[{"')
"""Settings that a script will read, left in the page as text."""
_LONGEST_CARD = 400
_FEWEST_FACTS = 2
_LONGEST_NAME = 300
_REMEMBERED = 512
"""Names: two pages have fewer."""
_LONGEST_HEADING = 90
_LONGEST_LABEL = 40
_LINK_SHARE = 0.7
_LINKS_OF_A_LIST = 3
_TIMES_A_SIDE = 3
_SHARE_OF_A_FRAME = 0.4
"""Of a page's text: the cell that holds so much is the page's middle column, and no value of a table."""
_CUES_OF_A_SIDE = 1
_MOST_COLUMNS = 12
"""Of a table that is a page's frame. A row may be made of thousands of cells, each of which would look at all."""


def without_surroundings(page: Element) -> Element:
    """A copy of the page's tree that lacks them; the page itself is left as it is."""
    page = copy.deepcopy(page)
    measures = Measures(page)
    most = _MOST * measures.characters[page]
    dropped = {
        element
        for element in page.iter()
        if element is not page
        and element.tag != "body"
        and (element.tag in UNREADABLE or (measures.characters[element] <= most and _is_around(element, measures)))
    }
    dropped |= {card for card in job_cards(page, measures) if measures.characters[card] <= most}
    dropped |= _other_buttons(page, measures) | _numbers(page, measures)
    dropped |= foreign_panels(page, measures)
    foreign = {element for heading in page.iter(*HEADINGS) for element in _foreign_section(heading, measures, most)}
    dropped = {_box_of_form(one, measures) if one.tag == "form" else one for one in dropped}
    dividing = {element for element in dropped if measures.fields[element] > 1} | foreign
    for element in (dropped | foreign) - _invitations(page, measures):
        if element.getparent() is None:
            continue
        if element in dividing:  # whatever comes behind it is divided from what was before
            element.addprevious(_divider(element))
        element.drop_tree()
    return page


def _divider(element: Element) -> Element:
    """Return what replaces a part that is left out: the button to apply, where it had one."""
    invites = any(inner.text == INVITATION for inner in element.iter("p"))
    divider = element.makeelement("p" if invites and element.tag not in {"form", "p"} else "hr")
    divider.text = INVITATION if divider.tag == "p" else None
    return divider


def _is_around(element: Element, measures: Measures) -> bool:
    tag = element.tag
    if tag == "header":
        return not measures.first_headings[element]
    if tag == "form":
        return measures.fields[element] > 1
    return (
        tag in _TAGS
        or (element.get("role") or "").lower() in _ROLES
        or (element.text or "").lstrip().startswith(_DATA)
        or (_is_hidden(element) and measures.characters[element] < _HIDDEN_BUT_READ)
        or _calls_itself_so(element)
        or _is_side_cell(element, measures)
        or _is_comment(element)
        or (tag in _GROUPS and _is_list_of_links(element, measures))
    )


def _box_of_form(form: Element, measures: Measures) -> Element:
    """The form, with a few words that invite to fill it in where both stand in a box of their own."""
    box = form
    while (parent := box.getparent()) is not None and parent.tag in _BOXES_OF_FORMS:
        beside = measures.characters[parent] - measures.characters[form]
        if beside > LONGEST_WORDS_OF_A_FORM or IS_AN_ADDRESS.search(text_of(parent)) or measures.first_headings[parent]:
            break
        box = parent
    return box


def _is_side_cell(element: Element, measures: Measures) -> bool:
    """Whether a cell, in a table that is the page's frame, stands beside one with the text.

    It holds links, or next to nothing of what postings speak of beside a cell that is most of the page.
    """
    row = element.getparent()
    if element.tag != "td" or not measures.characters[element] or len(row) > _MOST_COLUMNS:
        return False
    most = max((measures.characters[cell] for cell in row if cell is not element), default=0)
    if most <= _TIMES_A_SIDE * measures.characters[element]:
        return False
    is_frame = most > _SHARE_OF_A_FRAME * measures.characters[element.getroottree().getroot()]
    return measures.links[element] >= _LINKS_OF_A_LIST or (is_frame and cues_in(text_of(element)) <= _CUES_OF_A_SIDE)


def _is_comment(element: Element) -> bool:
    """Whether it is an answer under what somebody has posted: an article within an article."""
    if "article" not in {element.tag, element.get("role")}:
        return False
    return any("article" in {around.tag, around.get("role")} for around in element.iterancestors())


def _calls_itself_so(element: Element) -> bool:
    return _is_of_surroundings(name_of(element)[:_LONGEST_NAME])


@lru_cache(maxsize=_REMEMBERED)
def _is_of_surroundings(name: str) -> bool:
    """Kept, since a page calls many elements the same."""
    return bool(SURROUNDINGS.search(name)) and not DESCRIPTION_CONTAINER.search(name)


def _is_hidden(element: Element) -> bool:
    return not _is_fold(element) and (
        element.get("hidden") is not None
        or element.get("aria-hidden") == "true"
        or bool(_HIDDEN.search(element.get("style") or ""))
    )


def _is_fold(element: Element) -> bool:
    """Whether a tap on its heading shows it: a tab's panel, a part of an accordion."""
    before = element.getprevious()
    return element.get("role") == "tabpanel" or (
        before is not None
        and (
            before.tag in {"button", "summary"}
            or before.get("role") in {"button", "tab"}
            or bool(before.get("aria-controls"))
        )
    )


def _is_list_of_links(element: Element, measures: Measures) -> bool:
    return (
        measures.links[element] >= _LINKS_OF_A_LIST
        and measures.linked[element] > _LINK_SHARE * measures.characters[element]
    )


def _other_buttons(page: Element, measures: Measures) -> set[Element]:
    """Links and buttons that say 'Save' or 'Tell a friend': several stand in one line, between words too."""
    found = (element for element in page.iter(*_BUTTONS) if 0 < measures.characters[element] <= _LONGEST_HEADING)
    return {element for element in found if any(words.fullmatch(_bare(element)) for words in _OF_BUTTONS)}


def _invitations(page: Element, measures: Measures) -> set[Element]:
    """Buttons to apply become lines of their own: what follows the last of them is rarely the posting's."""
    found = set()
    for element in page.iter(*_BUTTONS, "input"):
        if element.tag == "input":
            is_invitation = element.get("type") in {"submit", "button"} and bool(
                _APPLY.search(element.get("value") or "")
            )
        else:
            is_invitation = measures.characters[element] <= _LONGEST_HEADING and bool(INVITES.fullmatch(_bare(element)))
        if is_invitation and not _is_in_words(element):
            found.add(element)
    for element in found:
        tail = element.tail
        element.clear()
        element.tag, element.text, element.tail = "p", INVITATION, tail
    return found


def _is_in_words(element: Element) -> bool:
    """Whether it is a link within a sentence, as in 'apply here by Friday'."""
    parent = element.getparent()
    beside = (
        [element.tail, *(parent.text or "" for _ in [0]), *(other.tail for other in parent)]
        if parent is not None
        else []
    )
    return sum(len((text or "").strip()) for text in beside) > len(_bare(element))


def _numbers(page: Element, measures: Measures) -> set[Element]:
    """Return the elements of a requisition's number: 'Requisition ID' and what follows it."""
    found: set[Element] = set()
    for label in page.iter(*_LABELS):
        if 0 < measures.characters[label] <= _LONGEST_LABEL and NUMBER_LABEL.fullmatch(_bare(label)):
            value = label.getnext()
            short = value is not None and measures.characters[value] <= _LONGEST_LABEL
            found |= {label, value} if short else {label}
    return found


def _foreign_section(heading: Element, measures: Measures, most: float) -> set[Element]:
    """Return the section under a heading like 'Similar jobs'.

    That is the box that it opens, else all up to the next heading of its rank.
    """
    name = _bare(heading) if 0 < measures.characters[heading] <= _LONGEST_HEADING else ""
    is_of_firm = bool(ABOUT_FIRM_HEADING.fullmatch(name))
    if not is_of_firm and not FOREIGN_HEADING.fullmatch(name):
        return _card_of_firm(heading, measures, most) if ABOUT_HEADING.fullmatch(name) else set()
    section = _section_of(heading, measures, most)
    if is_of_firm and any(SPEAKS_TO_APPLICANT.search(text_of(element)) for element in section):
        return set()
    return section if sum(measures.characters[element] for element in section) <= most else {heading}


def _card_of_firm(heading: Element, measures: Measures, most: float) -> set[Element]:
    """A board's facts about the employer under its name: industry, size, the year in which it was founded."""
    section = _section_of(heading, measures, most)
    if sum(measures.characters[element] for element in section) > _LONGEST_CARD:
        return set()
    lines = [line.strip(" \u2022") for element in section for line in text_of(element).split("\n")]
    facts = sum(bool(FACT_ABOUT_FIRM.fullmatch(line.partition(":")[0].strip())) for line in lines)
    return section if facts >= _FEWEST_FACTS else set()


def _section_of(heading: Element, measures: Measures, most: float) -> set[Element]:
    box = heading
    while (parent := box.getparent()) is not None and _opens(box, parent) and measures.characters[parent] <= most:
        box = parent
    section = {box}
    if box is heading:
        for sibling in heading.itersiblings():
            if sibling.tag in HEADINGS and (sibling.tag <= heading.tag or POSTING_SECTION.match(_bare(sibling))):
                break
            section.add(sibling)
    return section


def _opens(element: Element, parent: Element) -> bool:
    """Whether nothing readable stands in `parent` before it, and `parent` is a box of its own."""
    return (
        parent.tag in BLOCKS
        and parent.tag != "body"
        and not (parent.text or "").strip()
        and all(
            not text_of(before) and not (before.tail or "").strip() for before in element.itersiblings(preceding=True)
        )
    )


def _bare(heading: Element) -> str:
    return " ".join(text_of(heading).split()).rstrip(":!.\u2026 \u2605")
