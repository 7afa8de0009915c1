"""O*NET's files, in a folder or a zip, by what they hold rather than by what one release calls them."""

import csv
import gzip
import io
import re
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Protocol

from common.errors import ErrorCode, UserError

CODE = "O*NET-SOC Code"
MAX_FILE_BYTES = 120_000_000
"""Unpacked. The largest file of 29.3 is a tenth of it; what is larger isn't O*NET's."""
MAX_FILES = 500

ROLES: dict[str, tuple[str, ...]] = {
    "occupations": ("Occupation Data",),
    "titles": ("Alternate Titles", "Job Titles"),
    "reported titles": ("Sample of Reported Titles",),
    "tasks": ("Task Statements",),
    "skills": ("Skills", "Essential Skills"),
    "more skills": ("Transferable Skills",),
    "knowledge": ("Knowledge",),
    "related": ("Related Occupations",),
    "job zones": ("Job Zones",),
}
"""What a file is for, and its names: that of 29.x and 30.0 first, then that of 30.3 and later."""
REQUIRED = ("occupations", "titles", "tasks")
_VERSION = re.compile(r"O\*NET\W*(\d{1,3}\.\d{1,2})\s+Database|db_(\d{1,3})_(\d{1,2})", re.IGNORECASE)
_CODE_VALUE = re.compile(r"\d\d-\d{4}\.\d\d")

Row = dict[str, str]


class Files(Protocol):
    """A place from which a release's files are read."""

    def names(self) -> list[str]:
        """Paths of the files, in the notation of this place."""

    def read(self, name: str) -> bytes:
        """Raises UserError for a file larger than any of O*NET's."""


class Folder:
    """Files of a folder, those in folders inside it left out."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def names(self) -> list[str]:
        """Return the names of the files in the folder."""
        return sorted(file.name for file in self._path.iterdir() if file.is_file())

    def read(self, name: str) -> bytes:
        """The bytes, unpacked where the name ends in .gz."""
        with (self._path / name).open("rb") as file:
            return _limited(name, gzip.GzipFile(fileobj=file) if name.endswith(".gz") else file)


class Zip:
    """Files of a zip, wherever in it they lie."""

    def __init__(self, archive: zipfile.ZipFile) -> None:
        self._archive = archive

    def names(self) -> list[str]:
        """Return the paths of the files in the zip."""
        return sorted(info.filename for info in self._archive.infolist() if not info.is_dir())[:MAX_FILES]

    def read(self, name: str) -> bytes:
        """Return a file's unpacked bytes."""
        with self._archive.open(name) as file:
            return _limited(name, file)


@dataclass(frozen=True)
class OnetFiles:
    """The files of one release by their roles."""

    version: str
    by_role: dict[str, str]
    files: Files

    def rows(self, role: str, *columns: str) -> Iterator[Row]:
        """Rows of the file with that role, none where the release has no such file. UserError without those columns."""
        if (name := self.by_role.get(role)) is None:
            return
        text = _text(name, self.files.read(name))
        reader = csv.DictReader(io.StringIO(text, newline=""), delimiter="\t", quoting=csv.QUOTE_NONE)
        missing = [column for column in (CODE, *columns) if column not in (reader.fieldnames or ())]
        if missing:
            raise not_understood(f"The file {_stem(name)} has no column {missing[0]}.")
        for number, row in enumerate(reader, start=2):
            if not _CODE_VALUE.fullmatch(row[CODE] or "") or any(row[column] is None for column in columns):
                raise not_understood(f"Line {number} of the file {_stem(name)} is cut off or has no O*NET-SOC code.")
            yield row

    def column(self, role: str, *names: str) -> str:
        """Return which of `names` this release has for a column. Raises UserError where it has none of them."""
        header = _text(self.by_role[role], self.files.read(self.by_role[role])).partition("\n")[0].strip().split("\t")
        for name in names:
            if name in header:
                return name
        raise not_understood(f"The file {_stem(self.by_role[role])} has no column {names[0]}.")


@contextmanager
def open_release(path: Path) -> Iterator[OnetFiles]:
    """The release in a folder or a zip. UserError `release_not_understood` says what is wrong with it."""
    if path.is_dir():
        yield _recognised(Folder(path), path.name)
    elif path.is_file() and zipfile.is_zipfile(path):
        try:
            with zipfile.ZipFile(path) as archive:
                yield _recognised(Zip(archive), path.name)
        except (zipfile.BadZipFile, EOFError, NotImplementedError, RuntimeError) as error:
            raise not_understood("The zip is damaged or was not downloaded whole.") from error
    elif path.exists():
        raise not_understood("It is neither a folder nor a zip. O*NET's text release comes as a zip.")
    else:
        raise UserError(ErrorCode.RELEASE_NOT_FOUND, reason=f"There is nothing at {path}.")


def not_understood(reason: str) -> UserError:
    """Return the error for something that isn't an O*NET release; the present release stays in use."""
    return UserError(ErrorCode.RELEASE_NOT_UNDERSTOOD, reason=reason)


def _recognised(files: Files, place: str) -> OnetFiles:
    names = files.names()
    by_stem = {_stem(name).casefold(): name for name in names if _is_text(name)}
    by_role = {
        role: by_stem[known.casefold()]
        for role, stems in ROLES.items()
        for known in reversed(stems)
        if known.casefold() in by_stem
    }
    if missing := [role for role in REQUIRED if role not in by_role]:
        wanted = " or ".join(ROLES[missing[0]])
        hint = " The Excel release can't be read; the text release can." if _has_excel(names) else ""
        raise not_understood(f"It has no file named {wanted}.{hint}")
    return OnetFiles(_version(files, by_stem, [place, *names]), by_role, files)


def _version(files: Files, by_stem: dict[str, str], places: list[str]) -> str:
    said = [_text(by_stem["read me"], files.read(by_stem["read me"]))] if "read me" in by_stem else []
    for text in [*said, *places]:
        if match := _VERSION.search(text):
            return match[1] or f"{match[2]}.{match[3]}"
    raise not_understood("Neither a Read Me file nor a name like db_29_3_text says which version it is.")


def _is_text(name: str) -> bool:
    return name.casefold().removesuffix(".gz").endswith(".txt")


def _has_excel(names: list[str]) -> bool:
    return any(name.casefold().endswith(".xlsx") for name in names)


def _stem(name: str) -> str:
    return PurePosixPath(name).name.removesuffix(".gz").rpartition(".")[0]


def _text(name: str, content: bytes) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise not_understood(f"The file {_stem(name)} is no text in UTF-8.") from error


def _limited(name: str, file: object) -> bytes:
    try:
        content: bytes = file.read(MAX_FILE_BYTES + 1)  # type: ignore[attr-defined]
    except (OSError, EOFError, zipfile.BadZipFile) as error:  # gzip says BadGzipFile, an OSError
        raise not_understood(f"The file {_stem(name)} is damaged.") from error
    if len(content) > MAX_FILE_BYTES:
        raise not_understood(f"The file {_stem(name)} is larger than any file of O*NET.")
    return content
