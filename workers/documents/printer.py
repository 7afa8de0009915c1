"""WeasyPrint, imported without a search for the libraries that it draws with.

It asks for each by several names, and for those without a suffix cffi runs `ldconfig`, a compiler and a linker to learn
which file is meant: 50 processes at every start, a third of a second. The loader knows the files by the names that it
asks for last. Whoever prints imports WeasyPrint from here.
"""

import ctypes.util
from collections.abc import Iterator
from contextlib import contextmanager


def _found_nowhere(name: str) -> str | None:  # noqa: ARG001 - as cffi calls it
    return None


@contextmanager
def _without_search() -> Iterator[None]:
    search = ctypes.util.find_library
    ctypes.util.find_library = _found_nowhere
    try:
        yield
    finally:
        ctypes.util.find_library = search


with _without_search():
    import pydyf
    from weasyprint import CSS, HTML, css, layout
    from weasyprint.layout import absolute, float, inline, preferred  # noqa: A004 - a module's name
    from weasyprint.pdf import fonts
    from weasyprint.text.fonts import FontConfiguration
    from weasyprint.urls import URLFetcher, URLFetcherResponse

__all__ = [
    "CSS",
    "HTML",
    "FontConfiguration",
    "URLFetcher",
    "URLFetcherResponse",
    "absolute",
    "css",
    "float",
    "fonts",
    "inline",
    "layout",
    "preferred",
    "pydyf",
]
