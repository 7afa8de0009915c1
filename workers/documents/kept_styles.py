"""A faster way for WeasyPrint to know how elements look: each value is computed once for all documents of a look.

What a property is worth, in pixels and colours, follows from the rules that hold for the element and from what its
parent is worth. A page asks for some two thousand values, and those of the next page are the same; and each element
has eight pseudo-elements with rules, of which hardly one is ever there. What is kept is copied into styles of each
document's own, so that nothing of one reaches another. Pinned with WeasyPrint; its test compares.
"""

from functools import cached_property
from typing import Any

from workers.documents.known_styles import Element, Known, KnownStyles
from workers.documents.printer import FontConfiguration, css

_LANGUAGE = "-weasy-lang"
"""What WeasyPrint makes of the attribute `lang`."""
_COPIED = frozenset({"first-line", "first-letter"})
"""Of these WeasyPrint copies what has been computed so far, whatever that is."""
_SPECIFIED = frozenset({"position", "float", "display"})


class _Style(css.ComputedStyle):  # type: ignore[misc]
    """An element's style, filled with the known values."""

    def __init__(self, kept: Known, *given: Any) -> None:
        super().__init__(*given)
        self.kept = kept
        self.update(kept.values)
        self.specified.update(kept.specified)

    @cached_property
    def anonymous_style(self) -> "_AnonymousStyle":
        return _AnonymousStyle(self.kept.anonymous, self)

    def __missing__(self, key: str) -> Any:
        value = self.kept.values[key] = super().__missing__(key)
        if key in _SPECIFIED:
            self.kept.specified[key] = self.specified[key]
        return value


class _AnonymousStyle(css.AnonymousStyle):  # type: ignore[misc]
    """The style of a box without an element."""

    def __init__(self, kept: Known, parent_style: Any) -> None:
        super().__init__(parent_style)
        self.kept = kept
        self.update(kept.values)

    @cached_property
    def anonymous_style(self) -> "_AnonymousStyle":
        return _AnonymousStyle(self.kept.anonymous, self)

    def __missing__(self, key: str) -> Any:
        value = self.kept.values[key] = super().__missing__(key)
        return value


class _StyleFor(css.StyleFor):  # type: ignore[misc]
    """WeasyPrint's, and no more, for other fonts and for a document that itself says how it looks."""

    def __init__(self, html: Any, sheets: Any, hints: Any, fonts: Any, collector: Any) -> None:
        self._known: KnownStyles | None = None
        known: KnownStyles | None = getattr(fonts, "kept_styles", None)
        if known is None or _says_how_it_looks(html, hints):
            super().__init__(html, sheets, hints, fonts, collector)
            return
        elements = [
            Element(
                element.etree_element,
                element.parent and element.parent.etree_element,
                tuple(tuple(number for _, number, *_ in sheet.matcher.match(element)) for sheet, *_ in sheets),
            )
            for element in html.wrapper_element.iter_subtree()
        ]
        above = known.above_root(sheets, html.base_url, html.etree_element.get("lang"))
        records = known.records(above, elements)
        if records is None:
            super().__init__(html, sheets, hints, fonts, collector)
            if any("anchor" in style.cascaded for style in self._computed_styles.values()):
                return
            records = known.learn(above, elements, self._computed_styles)
        self._begin(known, html, sheets, fonts)
        made: dict[Known, _Style] = {}
        for element, parent, _ in elements:
            record = records[element]
            if record not in made:
                made[record] = self._style(record, parent, None)
            self._computed_styles[element, None] = made[record]

    def _begin(self, known: KnownStyles, html: Any, sheets: Any, fonts: FontConfiguration) -> None:
        """Set what WeasyPrint's own constructor keeps of a document."""
        self._known, self._root, self._base_url = known, html.etree_element, html.base_url
        self._cascaded_styles: dict[Any, dict[str, Any]] = {}
        self._computed_styles: dict[Any, Any] = {}
        self.initial_page_sizes = {"box": None, "area": None}
        self._sheets, self.font_config = sheets, fonts

    def _style(self, record: Known, parent: Any, pseudo_type: str | None) -> _Style:
        above = self._computed_styles.get((parent, None))
        root = css.InitialStyle(self.font_config) if above is None else self._computed_styles[self._root, None]
        given = (above, record.rules, pseudo_type, root, self._base_url, self.font_config, self.initial_page_sizes)
        style = _Style(record, *given)
        style["anchor"]  # WeasyPrint asks for it at once, and a style that nothing is known of counts as none
        return style

    def __call__(self, element: Any, pseudo_type: str | None = None) -> Any:
        if pseudo_type and self._known and (element, pseudo_type) not in self._computed_styles:
            record = self._computed_styles[element, None].kept
            rules = record.of_pseudo.get(pseudo_type)
            if rules is not None:
                of_pseudo = Known(rules) if pseudo_type in _COPIED else self._known.keep(record, pseudo_type, rules)
                self._computed_styles[element, pseudo_type] = self._style(of_pseudo, element, pseudo_type)
        return super().__call__(element, pseudo_type)

    def set_computed_styles(  # noqa: PLR0917 - as WeasyPrint calls it: for pages, once the elements have theirs
        self,
        element: Any,
        parent: Any,
        root: Any = None,
        pseudo_type: str | None = None,
        base_url: str | None = None,
        target_collector: Any = None,
    ) -> None:
        if self._known is None:
            super().set_computed_styles(element, parent, root, pseudo_type, base_url, target_collector)
            return
        rules = self._cascaded_styles.get((element, pseudo_type), {})
        names = tuple((name, id(value), str(weight)) for name, (value, weight) in rules.items())
        record = self._known.keep(self._computed_styles[parent, None].kept, (pseudo_type, names), rules)
        self._computed_styles[element, pseudo_type] = self._style(record, parent, pseudo_type)


def _says_how_it_looks(html: Any, hints: Any) -> bool:
    """Whether attributes of elements change how the document looks; its language doesn't count."""
    return any(
        element is not html.etree_element or any(one.name != _LANGUAGE for one in declarations)
        for _, element, declarations, _ in css.find_style_attributes(html.etree_element, hints, html.base_url)
    )


def keep_styles(fonts: FontConfiguration) -> None:
    """Keep the styles of documents that are printed with these fonts; style sheets are read once and kept, too."""
    fonts.kept_styles = KnownStyles()


def install() -> None:
    """Install it for the whole process; a second call does nothing."""
    css.StyleFor = _StyleFor
