"""The preview's first page beside the download's, as another reader draws it: the same ink in the same places."""

import subprocess
from io import BytesIO
from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageChops

from common.documents.templates import document_templates
from tests.workers.documents.persona_documents import document_of, persona_facts
from tests.workers.documents.test_pdf import LETTER
from workers.documents.lines import lines_of
from workers.documents.page_pictures import page_pictures
from workers.documents.pdf import print_pdf

MOST_DIFFERENT = 112
"""Of 255 levels, in a square of 4 by 4 pixels: two readers smooth a letter's edge differently, by 88 at most. Another
person's page differs by more than that in over a thousand squares."""


def drawn_by_poppler(pdf: bytes, size: tuple[int, int], folder: Path) -> Image.Image:
    """Page one, in that many pixels."""
    (folder / "download.pdf").write_bytes(pdf)
    wide, high = map(str, size)
    options = ["-f", "1", "-singlefile", "-png", "-scale-to-x", wide, "-scale-to-y", high]
    subprocess.run(  # noqa: S603 - our own file
        ["pdftoppm", *options, "download.pdf", "page"],  # noqa: S607 - wherever poppler is
        check=True,
        cwd=folder,
    )
    return Image.open(folder / "page.png")


@pytest.mark.parametrize("template", document_templates())
def test_the_preview_shows_what_another_reader_draws_of_the_download(template: str, tmp_path: Path) -> None:
    last = {language: facts for facts, language in persona_facts()}
    assert last.keys() == {"en", "es"}
    for language, facts in last.items():
        document = document_of(facts, language)
        pdf = print_pdf(document, template)
        shown = page_pictures(pdf, [line.text for line in lines_of(document)])[0]
        preview = Image.open(BytesIO(shown.content))
        download = drawn_by_poppler(pdf, preview.size, tmp_path)
        difference = ImageChops.difference(preview.convert("L").reduce(4), download.convert("L").reduce(4))
        assert not any(difference.histogram()[MOST_DIFFERENT:])


def test_a_line_is_found_on_the_page_wherever_print_breaks_its_hyphens() -> None:
    crews = (
        "on the twenty-first-floor build-out, day-shift and swing-shift, rough-in and trim-out, mid-rise and high-rise"
    )
    for more in range(0, 24, 2):
        line = f"{'x' * more} Led crews {crews}"
        letter = msgspec.structs.replace(LETTER, paragraphs=(line,))
        [page] = page_pictures(print_pdf(letter), [one.text for one in lines_of(letter)])
        assert line in {one.text for one in page.lines}
