import os
import stat
from pathlib import Path

import pytest

from scripts.children.errors import StartError
from scripts.product.data_folder import held


def test_a_second_start_is_told_where_the_first_one_listens(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with held(folder, "http://127.0.0.1:8123"):
        expected = rf"already running on {folder} \(process {os.getpid()}, http://127\.0\.0\.1:8123\)"
        with pytest.raises(StartError, match=expected), held(folder, "http://127.0.0.1:9000"):
            pass


def test_the_folder_is_free_again_afterwards(tmp_path: Path) -> None:
    for port in (8123, 9000):
        with held(tmp_path, f"http://127.0.0.1:{port}"):
            pass


def test_only_its_owner_looks_into_a_new_folder(tmp_path: Path) -> None:
    with held(tmp_path / "data", "http://127.0.0.1:8123"):
        assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    with (
        pytest.raises(StartError, match="Set DATA_DIR to another folder"),
        held(tmp_path / "file" / "data", "http://x"),
    ):
        pass
