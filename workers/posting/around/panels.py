"""Tabs and what each of them shows, whether the page names its panels or only sets them in order."""

from workers.posting.markup.measures import Measures, name_of
from workers.posting.markup.tree import Element, text_of
from workers.posting.text.clean_text import BULLET
from workers.posting.text.heading_lines import FOREIGN_HEADING
from workers.posting.text.patterns import any_of, mark

_MOST_TABS = 100
_LONGEST_TAB = 60
_FEWEST_TABS = 2
_TAB = any_of(mark(r"tabs?|w-tab-link|tab-?(?:link|item|title|header|button|label)"))
_PANEL = any_of(mark(r"tab-?(?:pane|panel|content|body)|pane|panel|w-tab-pane"))


def foreign_panels(page: Element, measures: Measures) -> set[Element]:
    """Return the panels of tabs like 'Questions'."""
    return _by_name(page) | _by_order(page, measures)


def _by_name(page: Element) -> set[Element]:
    tabs = [
        tab for tab in page.iter("a", "button") if (tab.get("href") or "").startswith("#") or tab.get("aria-controls")
    ]
    named = {
        tab.get("aria-controls") or tab.get("href").removeprefix("#") for tab in tabs[:_MOST_TABS] if _is_foreign(tab)
    }
    return {element for element in page.iter() if element.get("id") in named} if named else set()


def _by_order(page: Element, measures: Measures) -> set[Element]:
    """The third of as many panels as there are tabs is the third tab's."""
    dropped: set[Element] = set()
    waiting: list[Element] = []
    for parent in page.iter():
        if len(parent) < _FEWEST_TABS:
            continue
        tabs = [child for child in parent if 0 < measures.characters[child] <= _LONGEST_TAB and _is_tab(child)]
        if len(tabs) >= _FEWEST_TABS and len(tabs) <= _MOST_TABS:
            waiting = tabs
            continue
        panels = [child for child in parent if _is_panel(child)] if waiting else []
        if waiting and len(panels) == len(waiting):
            dropped |= {panel for tab, panel in zip(waiting, panels, strict=True) if _is_foreign(tab)}
            waiting = []
    return dropped


def _is_tab(element: Element) -> bool:
    inner = next(iter(element), None) if len(element) == 1 else None
    return any(
        one is not None and (one.get("role") == "tab" or bool(_TAB.search(name_of(one)))) for one in (element, inner)
    )


def _is_panel(element: Element) -> bool:
    return element.get("role") == "tabpanel" or bool(_PANEL.search(name_of(element)))


def _is_foreign(tab: Element) -> bool:
    return bool(FOREIGN_HEADING.fullmatch(" ".join(text_of(tab).split()).strip(f"{BULLET}:!. ")))
