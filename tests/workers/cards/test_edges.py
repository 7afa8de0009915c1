"""A card found by its edges, where its colours hardly differ from what it lies on."""

import numpy as np
from PIL import Image, ImageDraw

from workers.cards.edges import corners

LYING = [(300.0, 240.0), (1270.0, 300.0), (1240.0, 920.0), (260.0, 850.0)]
DARK, DARKER, WHITE, TILE = (60, 50, 44), (32, 32, 34), (240, 240, 236), (214, 216, 214)
NEAR = 10.0  # dots


def off(picture: Image.Image) -> float:
    found = corners(picture)
    assert found is not None
    return float(np.abs(np.array(found) - np.array(LYING)).max())


def test_a_heading_as_dark_as_the_table_belongs_to_the_card() -> None:
    picture = Image.new("RGB", (1600, 1200), DARK)
    drawn = ImageDraw.Draw(picture)
    drawn.polygon(LYING, fill=WHITE)
    drawn.polygon([*LYING[:2], (1263.0, 424.0), (292.0, 362.0)], fill=DARKER)
    assert off(picture) < NEAR


def test_a_white_card_on_white_tiles_ends_where_its_edges_do() -> None:
    picture = Image.new("RGB", (1600, 1200), TILE)
    drawn = ImageDraw.Draw(picture)
    for joint in range(130, 1600, 400):
        drawn.line((joint, 0, joint, 1200), fill=(150, 150, 150), width=6)
        drawn.line((0, joint, 1600, joint), fill=(150, 150, 150), width=6)
    drawn.polygon(LYING, fill=WHITE)
    assert off(picture) < NEAR


def test_an_even_picture_has_no_edges() -> None:
    assert corners(Image.new("RGB", (800, 500), WHITE)) is None
