"""Several files of a resume in one content."""

import pytest

from common.resume_files import MOST_FILES, packing, unpacked


@pytest.mark.parametrize("count", range(1, MOST_FILES + 1))
def test_files_come_out_as_they_went_in(count: int) -> None:
    files = [bytes([number]) * (number * 40_000) for number in range(count)]
    before = packing([len(file) for file in files])
    assert unpacked(b"".join(joint + file for joint, file in zip(before, files, strict=True))) == files
