"""How a Word file's paragraphs and runs look, by their own marks and the styles that they are based on."""

from typing import Any

import msgspec

USUAL_SIZE = 11.0  # points
SMALLEST, LARGEST = 4.0, 72.0
MOST_STYLES_DEEP = 12
_W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
_OFF = {"0", "false", "off", "none"}


class Look(msgspec.Struct, frozen=True):
    """How text looks; the size is in points."""

    size: float = USUAL_SIZE
    bold: bool = False
    bullet: bool = False


class Styles:
    """The file's styles by their ids."""

    def __init__(self, root: Any | None) -> None:
        self._styles = {} if root is None else {one.get(f"{_W}styleId"): one for one in root.iter(f"{_W}style")}
        default = None if root is None else root.find(f"{_W}docDefaults/{_W}rPrDefault/{_W}rPr")
        self._usual = _marked(default, Look()) if default is not None else Look()

    def of(self, paragraph: Any) -> Look:
        """The look of a paragraph's letters, unless a run says otherwise."""
        properties = paragraph.find(f"{_W}pPr")
        name = _value(properties, "pStyle")
        look = self._of_style(name, 0) if name else self._usual
        if properties is not None and properties.find(f"{_W}numPr") is not None:
            look = msgspec.structs.replace(look, bullet=_value(properties.find(f"{_W}numPr"), "numId") != "0")
        return look

    def of_run(self, run: Any, look: Look) -> Look:
        """The look of a run within a paragraph that looks so."""
        properties = run.find(f"{_W}rPr")
        if properties is None:
            return look
        name = _value(properties, "rStyle")
        if name in self._styles:
            look = _marked(self._styles[name].find(f"{_W}rPr"), look)
        return _marked(properties, look)

    def _of_style(self, name: str, depth: int) -> Look:
        style = self._styles.get(name)
        if style is None or depth > MOST_STYLES_DEEP:
            return self._usual
        base = _value(style, "basedOn")
        look = self._of_style(base, depth + 1) if base else self._usual
        listed = style.find(f"{_W}pPr/{_W}numPr") is not None
        return msgspec.structs.replace(_marked(style.find(f"{_W}rPr"), look), bullet=listed or look.bullet)


def _marked(properties: Any | None, look: Look) -> Look:
    if properties is None:
        return look
    bold, size = properties.find(f"{_W}b"), _value(properties, "sz")
    return msgspec.structs.replace(
        look,
        bold=look.bold if bold is None else bold.get(f"{_W}val", "1") not in _OFF,
        size=min(LARGEST, max(SMALLEST, int(size) / 2)) if size.isdigit() else look.size,
    )


def _value(properties: Any | None, name: str) -> str:
    found = None if properties is None else properties.find(f"{_W}{name}")
    return "" if found is None else found.get(f"{_W}val", "")
