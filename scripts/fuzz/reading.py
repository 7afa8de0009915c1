"""Fuzz the resume reader: `python -m scripts.fuzz.reading -max_total_time=600` (`uv pip install atheris` first).

Two targets take turns: broken bytes of a PDF, and texts laid out as pages. Anything but a UserError is a find, and so
is an answer that doesn't stand in the text.
"""

import logging
import sys
import warnings
from importlib import import_module
from typing import Any

atheris: Any = import_module("atheris")  # not of the product's environment

with atheris.instrument_imports(include=["workers.resumes"]):
    from common.errors import UserError
    from workers.resumes import SMALLEST_PDF
    from workers.resumes.files.opening import pages_of
    from workers.resumes.pdf.lines import read_lines
    from workers.resumes.reader import read
    from workers.resumes.text.cleaning import key
    from workers.resumes.text.line import Line

MOST_LINES, LONGEST = 60, 90


def one_input(data: bytes) -> None:
    """Called by atheris with every input that it invents."""
    provider = atheris.FuzzedDataProvider(data)
    target = provider.ConsumeIntInRange(0, 1)
    (_bytes, _pages)[target](provider)


def _bytes(provider: Any) -> None:
    pdf = bytearray(SMALLEST_PDF)
    for _ in range(provider.ConsumeIntInRange(1, 8)):
        at = provider.ConsumeIntInRange(0, len(pdf) - 1)
        pdf[at : at + provider.ConsumeIntInRange(0, 4)] = provider.ConsumeBytes(4)
    try:
        pages_of(bytes(pdf))
    except UserError:
        return
    lines, _ = read_lines(bytes(pdf))
    read(lines)


def _pages(provider: Any) -> None:
    lines = []
    for row in range(provider.ConsumeIntInRange(0, MOST_LINES)):
        text = provider.ConsumeUnicodeNoSurrogates(provider.ConsumeIntInRange(1, LONGEST)).strip()
        if text:
            left = provider.ConsumeIntInRange(0, 400)
            bullet = provider.ConsumeBool()
            page, top = 1 + row // 40, row % 40 * 12
            lines.append(Line(page, left, top, left + 5 * len(text), top + 10, text, bullet=bullet))
    resume = read(lines)
    said = key(" ".join(line.text for line in lines)).replace(" ", "")
    for name in [job.company for job in resume.jobs] + [skill.name for skill in resume.skills]:
        if not all(word in said for word in key(name).split()):
            raise AssertionError(f"{name!r} stands nowhere in the text")


def main() -> None:
    """Fuzz until atheris' own options end it."""
    logging.disable(logging.CRITICAL)
    warnings.simplefilter("ignore")
    atheris.Setup(sys.argv, one_input)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
