"""A photograph read as a whole where what was cut out of it doesn't tell what it is."""

from io import BytesIO

import pytest
from PIL import Image, ImageDraw, ImageFont

from workers.cards import read_card
from workers.resumes import tesseract

GROUND, PANEL = (70, 84, 66), (236, 236, 232)


@pytest.mark.skipif(not tesseract.installed(), reason="tesseract is not installed")
def test_what_stands_beside_a_light_panel_is_read_too() -> None:
    picture = Image.new("RGB", (1600, 1200), GROUND)
    drawn, font = ImageDraw.Draw(picture), ImageFont.load_default(44)
    drawn.rectangle((300, 400, 1300, 1050), fill=PANEL)
    drawn.text((320, 250), "American Red Cross", "white", font)
    drawn.text((320, 320), "Adult First Aid/CPR/AED", "white", font)
    drawn.text((360, 480), "Rosa Ibarra", "black", font)
    drawn.text((360, 600), "Date completed: 06/14/2025", "black", font)
    written = BytesIO()
    picture.save(written, "JPEG", quality=90)
    card = read_card(written.getvalue())
    assert (card.name, card.issuer, str(card.issue_date)) == ("First Aid/CPR/AED", "American Red Cross", "2025-06-14")
