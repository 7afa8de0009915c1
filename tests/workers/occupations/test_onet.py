"""Releases of O*NET out of folders and zips: by what is there, or refused by name."""

import gzip
import zipfile
from pathlib import Path

import pytest

from common.errors import UserError
from tests.workers.occupations.releases import OCCUPATIONS, WELDER, write_release
from workers.occupations.onet import read_release
from workers.occupations.onet_files import open_release
from workers.occupations.release import Release, pack, unpack


def read(path: Path) -> Release:
    with open_release(path) as files:
        return read_release(files)


def refusal(path: Path) -> str:
    with pytest.raises(UserError) as refused:
        read(path)
    assert refused.value.code == "release_not_understood"
    return refused.value.message


@pytest.mark.parametrize("renamed", [False, True])
def test_both_layouts_say_the_same(tmp_path: Path, renamed: bool) -> None:  # noqa: FBT001
    release = read(write_release(tmp_path / "any", version="30.3", renamed=renamed))
    assert release.version == "30.3"
    assert len(release.occupations) == OCCUPATIONS
    assert release.occupations[0].job_zone == 2
    assert release.titles[WELDER] == [f"Alternate of {WELDER}", "Burner"]
    assert release.related == {WELDER: ["11-0001.00"]}
    assert release.ratings[WELDER] == {"Repairing": 3.1} | ({"Monitoring": 2.5} if renamed else {})


def test_a_zip_with_a_folder_inside_and_packed_files_are_read_like_a_folder(tmp_path: Path) -> None:
    folder = write_release(tmp_path / "plain")
    expected = read(folder)
    with zipfile.ZipFile(tmp_path / "release.zip", "w") as archive:
        for file in folder.iterdir():
            archive.write(file, f"db_29_3_text/{file.name}")
    assert read(tmp_path / "release.zip") == expected
    titles = folder / "Alternate Titles.txt"
    (folder / "Alternate Titles.txt.gz").write_bytes(gzip.compress(titles.read_bytes()))
    titles.unlink()
    assert read(folder) == expected


def test_the_version_may_stand_in_the_folder_s_name_alone(tmp_path: Path) -> None:
    assert read(write_release(tmp_path / "db_29_2_text", changed={"Read Me": None})).version == "29.2"
    assert "which version" in refusal(write_release(tmp_path / "release", changed={"Read Me": None}))


def test_what_is_packed_comes_back_whole(tmp_path: Path) -> None:
    release = read(write_release(tmp_path / "any"))
    assert unpack(pack(release)) == release


def test_sentences_are_kept_as_weights_alone(tmp_path: Path) -> None:
    release = read(
        write_release(tmp_path / "any", changed={"Task Statements": f"O*NET-SOC Code\tTask\n{WELDER}\tWeld beams.\n"})
    )
    assert {"beam", "weld"} <= release.terms[WELDER].keys()
    assert not any(len(term.split()) > 2 for terms in release.terms.values() for term in terms)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"Alternate Titles": None}, "no file named Alternate Titles or Job Titles"),
        ({"Alternate Titles": "O*NET-SOC Code\tName\n"}, "Alternate Titles has no column Alternate Title"),
        ({"Occupation Data": "O*NET-SOC Code\tTitle\tDescription\n11-1011.00\tBoss\tLeads.\n"}, "names 1 occupations"),
        ({"Occupation Data": "O*NET-SOC Code\tTitle\tDescription\n11-1011.00\tBoss\n"}, "Line 2 of the file"),
        ({"Occupation Data": "<!doctype html>\n<title>Not found</title>\n"}, "no column O*NET-SOC Code"),
        ({"Job Zones": "O*NET-SOC Code\tJob Zone\n11-1011.00\t9\n"}, "O*NET knows 1 to 5"),
    ],
)
def test_what_isn_t_understood_is_refused_by_name(tmp_path: Path, changed: dict[str, str | None], said: str) -> None:
    assert said in refusal(write_release(tmp_path / "any", changed=changed))


def test_what_is_no_release_at_all_is_refused(tmp_path: Path) -> None:
    page = tmp_path / "db_29_3_text.zip"
    page.write_text("<!doctype html>")
    assert "neither a folder nor a zip" in refusal(page)
    folder = write_release(tmp_path / "plain")
    whole = tmp_path / "whole.zip"
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in folder.iterdir():
            archive.write(file, file.name)
    content = bytearray(whole.read_bytes())
    content[200:2000] = bytes(1800)
    page.write_bytes(content)
    assert "damaged" in refusal(page)
