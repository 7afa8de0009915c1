"""A faster way for WeasyPrint to find a page's style sheets, title and author: it compiles each question once.

It looks for them by CSS selectors, which are compiled into Python's code anew for each document: 0.3 ms of the 14 that
a resume of one page costs. Pinned with WeasyPrint; its test fails when it no longer goes this way.
"""

from functools import cache
from typing import Any

from workers.documents.printer import css

_selectors = css.cssselect2.tree
_compile = _selectors.compile_selector_list
_compiled = cache(_compile)


def compile_once(asked: Any) -> Any:
    """Return the compiled query. WeasyPrint asks for a handful of names, and no document adds one."""
    return _compiled(asked) if isinstance(asked, str) else _compile(asked)


def install() -> None:
    """Install it for the whole process; a second call does nothing."""
    _selectors.compile_selector_list = compile_once
