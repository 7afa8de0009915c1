"""A faster way for WeasyPrint to hand glyph numbers to HarfBuzz.

It declares each array with its length (`hb_codepoint_t[57]`), and cffi parses every declaration it has not seen with
a C parser written in Python: 18 ms, four times a page, and no warm-up can know the lengths. An array declared without
a length takes it from its values, so one declaration serves all. Pinned with WeasyPrint; its test fails when the module
no longer goes this way.
"""

import re
from typing import Any

from workers.documents.printer import fonts

_SIZED = re.compile(r"(?P<type>\w+)\[\d+\]")


class _OpenArrays:
    """cffi's `ffi` with another `new`."""

    def __init__(self, ffi: Any) -> None:
        self._ffi = ffi

    def __getattr__(self, name: str) -> Any:
        return getattr(self._ffi, name)

    def new(self, declaration: str, values: Any = None) -> Any:
        sized = _SIZED.fullmatch(declaration)
        if sized and isinstance(values, (list, tuple)):
            declaration = f"{sized['type']}[]"
        return self._ffi.new(declaration, values)


def install() -> None:
    """Install it for the whole process; a second call does nothing."""
    if not isinstance(fonts.ffi, _OpenArrays):
        fonts.ffi = _OpenArrays(fonts.ffi)
