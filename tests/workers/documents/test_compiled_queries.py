"""The shim is gone through, and changes nothing that is printed."""

import pytest
from weasyprint import HTML, css

from workers.documents import compiled_queries

SELECTORS = css.cssselect2.tree
PAGE = "<title>Rosa Ibarra</title><meta name=author content=Rosa><style>b { color: red }</style><p>Weld <b>steel</b>"


def test_weasyprint_goes_this_way_and_prints_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled_queries.install()
    assert SELECTORS.compile_selector_list is compiled_queries.compile_once
    compiled_queries._compiled.cache_clear()
    with_shim = [HTML(string=PAGE).write_pdf() for _ in range(2)]
    kept = compiled_queries._compiled.cache_info()
    assert 0 < kept.misses <= kept.hits
    monkeypatch.setattr(SELECTORS, "compile_selector_list", compiled_queries._compile)
    assert [HTML(string=PAGE).write_pdf()] * 2 == with_shim
