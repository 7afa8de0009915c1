"""The shim is gone through, and changes nothing that is printed."""

from typing import Any

import pytest
from weasyprint import HTML
from weasyprint.pdf import fonts

from workers.documents import open_arrays


def test_weasyprint_goes_this_way_and_prints_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    open_arrays.install()
    installed: Any = fonts.ffi
    declared: list[str] = []
    plain = installed._ffi

    class Listening:
        def __getattr__(self, name: str) -> Any:
            return getattr(plain, name)

        def new(self, declaration: str, values: Any = None) -> Any:
            declared.append(declaration)
            return plain.new(declaration, values)

    page = HTML(string="<p>Weld structural steel</p>")
    with_shim = page.write_pdf()
    monkeypatch.setattr(installed, "_ffi", Listening())
    page.write_pdf()
    monkeypatch.undo()
    monkeypatch.setattr(fonts, "ffi", plain)
    assert page.write_pdf() == with_shim
    assert "hb_codepoint_t[]" in declared
    assert not [one for one in declared if one.startswith("hb_codepoint_t[") and one != "hb_codepoint_t[]"]
