import sys
from importlib.util import cache_from_source
from pathlib import Path

import pytest

from scripts.checks import compiling
from scripts.checks.__main__ import checks_in_turn


def test_what_any_module_of_a_folder_imports_is_found(tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    (folder / "below").mkdir(parents=True)
    (folder / "one.py").write_text("import json\nfrom os.path import join\nfrom tests.below import two\n")
    (folder / "below" / "two.py").write_text("def later():\n    import email\n\n\nimport csv\n")
    assert compiling.imported_by(folder) == {"json", "os.path", "csv"}


def test_it_is_compiled_and_what_is_missing_is_left_to_whoever_needs_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "wanted_by_tests.py").write_text("")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_it.py").write_text("import not_there_at_all\nimport wanted_by_tests\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(compiling, "_ROOT", tmp_path)
    monkeypatch.setattr(compiling, "worker_modules", lambda: ())
    monkeypatch.setattr(sys, "dont_write_bytecode", False)

    compiling.main()

    assert Path(cache_from_source(str(tmp_path / "wanted_by_tests.py"))).exists()


def test_nothing_is_left_to_be_compiled_by_the_processes_of_tests() -> None:
    names = [[check.name for check in stage] for stage in checks_in_turn([])]
    compiled = next(number for number, stage in enumerate(names) if "compiling for the tests" in stage)
    assert compiled < next(number for number, stage in enumerate(names) if stage[0].startswith("tests"))
