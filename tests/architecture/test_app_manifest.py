"""The app can be put on a phone's home screen: its manifest names icons that are there, in the sizes that it says."""

import json
import re

from PIL import Image

from tests.product import REPOSITORY

PUBLIC = REPOSITORY / "frontend" / "public"


def test_the_page_names_a_manifest_whose_icons_are_there() -> None:
    page = (REPOSITORY / "frontend" / "index.html").read_text()
    named = re.findall(r'rel="(?:manifest|apple-touch-icon)" href="/([\w.-]+)"', page)
    assert sorted(named) == ["apple-touch-icon.png", "manifest.webmanifest"]
    icons = json.loads((PUBLIC / "manifest.webmanifest").read_text())["icons"]
    for one in icons:
        file = PUBLIC / one["src"].lstrip("/")
        assert file.is_file()
        if file.suffix == ".png":
            with Image.open(file) as picture:
                assert "{}x{}".format(*picture.size) == one["sizes"]
    # What a phone needs to offer it.
    assert {"192x192", "512x512"} <= {one["sizes"] for one in icons if "purpose" not in one}
    assert "maskable" in {one.get("purpose") for one in icons}


def test_a_mask_cuts_only_ground_off() -> None:
    with Image.open(PUBLIC / "icon-masked-512.png") as kept:
        picture = kept.convert("RGBA")
    middle, radius = picture.width / 2, picture.width * 0.4
    ground = picture.getpixel((0, 0))
    assert picture.getchannel("A").getextrema() == (255, 255)
    outside = [
        (x, y)
        for x in range(0, picture.width, 8)
        for y in range(0, picture.height, 8)
        if (x - middle) ** 2 + (y - middle) ** 2 > radius**2
    ]
    assert {picture.getpixel(place) for place in outside} == {ground}
