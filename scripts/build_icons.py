"""`python -m scripts.build_icons`: draw the app's icons into frontend/public, as favicon.svg has them.

Where an icon is masked, a phone cuts it to a circle or another shape of its own: the ground reaches the edges, and the
sign stays within the middle four fifths, which no mask touches.
"""

from pathlib import Path

from PIL import Image, ImageDraw

PUBLIC = Path("frontend/public")
GROUND, SIGN = "#1b1e21", "#ff6b1a"
UNITS = 32
BEAM, POST = (6, 7, 26, 13), (13, 13, 19, 27)
"""The sign, as favicon.svg draws it, in 32nds: left, top, right, bottom."""
CORNER = 4
OVERSIZE = 8
"""Drawn so much larger and scaled down, for smooth edges."""
ICONS = {
    "icon-192.png": (192, CORNER, 1.0),
    "icon-512.png": (512, CORNER, 1.0),
    "icon-masked-512.png": (512, 0, 0.8),
    "apple-touch-icon.png": (180, 0, 1.0),
}
"""By file: the side in pixels, the ground's corners in 32nds, and how large the sign is beside favicon.svg's."""


def icon(side: int, corner: int, scale: float) -> Image.Image:
    """Return one icon of `side` by `side` pixels, in few colours."""
    unit = side * OVERSIZE / UNITS
    drawn = Image.new("RGBA", (side * OVERSIZE, side * OVERSIZE))
    pen = ImageDraw.Draw(drawn)
    pen.rounded_rectangle((0, 0, UNITS * unit - 1, UNITS * unit - 1), corner * unit, GROUND)
    middle = UNITS / 2
    for box in (BEAM, POST):
        left, top, right, bottom = ((middle + (edge - middle) * scale) * unit for edge in box)
        pen.rectangle((left, top, right - 1, bottom - 1), SIGN)
    return drawn.resize((side, side), Image.Resampling.LANCZOS).quantize(32)


if __name__ == "__main__":
    for name, (side, corner, scale) in ICONS.items():
        icon(side, corner, scale).save(PUBLIC / name, optimize=True)
