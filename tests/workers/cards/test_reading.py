"""Photographs of cards read by the models, as a job reads them: in a child process with limits."""

import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageDraw, ImageFont

from common.errors import UserError
from workers.cards import read_card, recognizer
from workers.cards.reading import lines_of_picture, warm_up

GROUND, CARD = (70, 84, 66), (236, 236, 232)
SIDE = "30-HOUR"
LINES = ("American Red Cross", "Adult First Aid/CPR/AED", "Rosa Ibarra", "Date completed: 06/14/2025")


def photograph(*, turned: int = 0) -> bytes:
    """A card on a table, turned by so many degrees, with a word along its side."""
    picture = Image.new("RGB", (1300, 900), GROUND)
    drawn, font = ImageDraw.Draw(picture), ImageFont.load_default(44)
    drawn.rectangle((150, 150, 1150, 780), fill=CARD)
    for number, line in enumerate(LINES):
        drawn.text((220, 230 + 120 * number), line, "black", font)
    side = Image.new("RGB", (300, 60), CARD)
    ImageDraw.Draw(side).text((20, 5), SIDE, "black", font)
    picture.paste(side.rotate(90, expand=True), (1050, 330))
    written = BytesIO()
    picture.rotate(turned, expand=True, fillcolor=GROUND).save(written, "JPEG", quality=90)
    return written.getvalue()


@pytest.mark.parametrize("turned", [0, 97, 183])
def test_a_card_is_read_however_it_lies_by_models_that_were_loaded_before_the_fork(turned: int) -> None:
    warm_up()
    found = [line.text for line in lines_of_picture(photograph(turned=turned))]
    assert sorted(found) == sorted([*LINES, SIDE])


def test_a_photograph_fills_in_the_form() -> None:
    card = read_card(photograph())
    assert (card.name, card.issuer, str(card.issue_date)) == ("First Aid/CPR/AED", "American Red Cross", "2025-06-14")


def test_a_missing_model_is_an_error_and_not_fetched(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(recognizer, "folder_of_models", lambda: tmp_path)
    recognizer.recognizer.cache_clear()
    with pytest.raises(FileNotFoundError, match="without its models"):
        warm_up()


def test_the_models_keep_no_record_of_their_use(tmp_path: Path) -> None:
    """Newer versions of onnxruntime keep one in the home, for their maker."""
    load = "from workers.cards.recognizer import recognizer; recognizer()"
    done = subprocess.run(  # noqa: S603 - our own words
        [sys.executable, "-c", load], env={"HOME": str(tmp_path)}, capture_output=True, check=True
    )
    assert not done.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("content", [b"%PDF-1.7", b"GIF89a", b"\xff\xd8\xff\xe0 no picture"])
def test_what_is_no_picture_is_refused(content: bytes) -> None:
    with pytest.raises(UserError):
        lines_of_picture(content)
