"""A card found in its photograph, and its letters as black on white."""

from collections.abc import Callable

import numpy as np
import pytest
from PIL import Image, ImageDraw

from workers.cards.contrast import black_on_white
from workers.cards.outline import corners, flat

TABLE, WHITE, NAVY, BLACK = (96, 74, 52), (240, 240, 236), (20, 34, 78), (18, 18, 20)
LYING = [(300.0, 240.0), (1270.0, 300.0), (1240.0, 920.0), (260.0, 850.0)]
NEAR = 12.0  # dots


def photograph(card: tuple[int, int, int], ground: tuple[int, int, int]) -> Image.Image:
    picture = Image.new("RGB", (1600, 1200), ground)
    ImageDraw.Draw(picture).polygon(LYING, fill=card)
    return picture


def with_fingers(picture: Image.Image) -> Image.Image:
    for top in (350, 470, 590):
        ImageDraw.Draw(picture).ellipse((1180, top, 1420, top + 90), fill=(205, 160, 130))
    return picture


@pytest.mark.parametrize(
    ("card", "ground"), [(WHITE, TABLE), (NAVY, BLACK), (NAVY, (200, 200, 196))], ids=["light", "dark", "dark on light"]
)
@pytest.mark.parametrize("held", [lambda picture: picture, with_fingers], ids=["lying", "held"])
def test_a_card_is_found_on_any_ground(
    card: tuple[int, int, int], ground: tuple[int, int, int], held: Callable[[Image.Image], Image.Image]
) -> None:
    found = corners(held(photograph(card, ground)))
    assert found is not None
    assert np.abs(np.array(found) - np.array(LYING)).max() < NEAR
    width, height = flat(photograph(card, ground), found, 1000).size
    assert width == 1000
    assert 600 < height < 680  # as a bank card's


def test_a_picture_without_an_outline_is_taken_whole() -> None:
    picture = Image.new("RGB", (800, 500), WHITE)
    assert corners(picture) is None
    assert flat(picture, None, 1600).size == (1600, 1000)


@pytest.mark.parametrize(("ink", "ground"), [(20, 235), (235, 20), (150, 90)])
def test_letters_become_black_on_white(ink: int, ground: int) -> None:
    grey = Image.new("L", (600, 300), ground)
    ImageDraw.Draw(grey).rectangle((200, 100, 212, 160), fill=ink)  # a stroke
    dots = np.asarray(black_on_white(grey))
    assert dots[130, 206] == 0
    assert dots[130, 300] == 255
