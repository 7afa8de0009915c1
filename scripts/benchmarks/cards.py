"""How photographed certificate cards are read: `scripts/bench cards [--each N] [--out FOLDER]`.

Draws every layout of `card_layouts` N times (2 without it: 48 cards of 8 kinds) with made-up people, photographs each
as a telephone would (perspective, a table, shadow, blur, noise, JPEG), reads it as a job does, and prints what was
right: for the layouts that the rules were written with, and for those kept apart. A field is right where it is what
the card says, or nothing where the card says nothing; "invented" counts fields that say something else.
Pictures go into FOLDER.
"""

import argparse
import random
import resource
import statistics
import sys
import time
from collections import Counter
from collections.abc import Sequence
from datetime import date, timedelta
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pypdfium2
from PIL import Image, ImageDraw, ImageFilter
from weasyprint import HTML

from common.errors import UserError
from scripts.benchmarks.card_layouts import FOR_TUNING, KEPT_APART, CardLayout
from scripts.benchmarks.card_layouts_varied import VARIED
from workers.cards import ReadCard, read_card
from workers.resumes.pictures.straightening import perspective

PEOPLE = ("Rosa Ibarra", "James Okafor", "Linh Tran", "Miguel Santos", "Dana Whitfield", "Arturo Peña")
DOTS_PER_MILLIMETRE = 18
KILOBYTES_PER_MEGABYTE = 1024
ORIENTATION = 0x112  # of EXIF
DAY = timedelta(days=1)
FIELDS = ("name", "number", "issued", "expires")


class Drawn(msgspec.Struct):
    """A photograph and what stands on its card."""

    layout: CardLayout
    picture: bytes
    number: str | None
    issued: date
    expires: date


def main() -> int:
    """Returns 1 when a photograph broke the reader."""
    parser = argparse.ArgumentParser(prog="scripts/bench cards", description=__doc__)
    parser.add_argument("--each", type=int, default=2)
    parser.add_argument("--only-tuning", action="store_true")
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    _measure("layouts in sight", FOR_TUNING, options.each, options.out)
    if not options.only_tuning:
        _measure("layouts kept apart", KEPT_APART, options.each, options.out)
        _measure("varied layouts", VARIED, options.each, options.out)
    return 0


def _measure(title: str, layouts: Sequence[CardLayout], each: int, out: Path | None) -> None:
    chance = random.Random(title)  # noqa: S311 - the same cards each time
    right: Counter[str] = Counter()
    invented: Counter[str] = Counter()
    seconds: list[float] = []
    count = 0
    for layout in layouts:
        for number in range(each):
            card = _drawn(layout, chance)
            if out:
                out.mkdir(parents=True, exist_ok=True)
                (out / f"{title.replace(' ', '-')}-{layout.kind}-{number}.jpg").write_bytes(card.picture)
            before = time.perf_counter()
            read = _read(card.picture)
            seconds.append(time.perf_counter() - before)
            verdicts = _verdicts(card, read)
            count += 1
            right.update(field for field, verdict in verdicts.items() if verdict == "right")
            right["name and dates"] += all(verdicts[field] == "right" for field in ("name", "issued", "expires"))
            invented.update(field for field, verdict in verdicts.items() if verdict == "invented")
            if set(verdicts.values()) != {"right"}:
                wrong = {field: verdict for field, verdict in verdicts.items() if verdict != "right"}
                print(f"  {layout.kind} {number}: {wrong} {read}")
    peak = max(resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    shares = ", ".join(f"{field} {right[field] / count:.2f}" for field in (*FIELDS, "name and dates"))
    print(f"{title}: {count} cards; {shares}; invented {dict(invented)}")
    megabytes = peak / KILOBYTES_PER_MEGABYTE
    print(f"  p50 {statistics.median(seconds):.2f} s, longest {max(seconds):.2f} s; {megabytes:.0f} MB")


def _read(picture: bytes) -> ReadCard:
    try:
        return read_card(picture)
    except UserError:
        return ReadCard()


def _verdicts(card: Drawn, read: ReadCard) -> dict[str, str]:
    layout = card.layout
    named = all(word.lower() in (read.name or "").lower() for word in layout.name)
    expected = {
        "number": card.number,
        "issued": card.issued if layout.has_issued else None,
        "expires": card.expires if layout.has_expires else None,
    }
    given = {"number": read.number, "issued": read.issue_date, "expires": read.expiration_date}
    verdicts = {field: _verdict(given[field], value) for field, value in expected.items()}
    return {"name": "right" if named else "invented" if read.name else "missed", **verdicts}


def _verdict(given: object, expected: object) -> str:
    return "right" if given == expected else "invented" if given is not None else "missed"


def _drawn(layout: CardLayout, chance: random.Random) -> Drawn:
    issued = date(2021, 1, 1) + DAY * chance.randrange(1700)
    expires = issued + DAY * chance.choice((730, 1095, 1825))
    number = layout.number.format(n=chance.randrange(10**5, 10**6) if "05d" not in layout.number else 48_213) or None
    born = date(1970, 1, 1) + DAY * chance.randrange(12_000)
    html = layout.filled(chance.choice(PEOPLE), number or "", issued, expires, born)
    page = pypdfium2.PdfDocument(HTML(string=html).write_pdf())[0]
    flat: Image.Image = page.render(scale=DOTS_PER_MILLIMETRE * 25.4 / 72).to_pil().convert("RGB")
    return Drawn(layout, _photographed(flat, chance), number, issued, expires)


def _photographed(card: Image.Image, chance: random.Random) -> bytes:
    """Return a photo of a card: on a table, from one side, in a shadow, not quite sharp; the card fills half of it."""
    width, height = card.size
    size = (round(width * chance.uniform(1.15, 1.5)), round(height * chance.uniform(1.25, 1.7)))
    left, top = (size[0] - width) / 2, (size[1] - height) / 2
    slip = 0.05 * width
    flat = [(left, top), (left + width, top), (left + width, top + height), (left, top + height)]
    corners = [(x + chance.uniform(-slip, slip), y + chance.uniform(-slip, slip)) for x, y in flat]
    corners = [(min(max(x, 2.0), size[0] - 2.0), min(max(y, 2.0), size[1] - 2.0)) for x, y in corners]
    plane = perspective(corners, [(0, 0), (width, 0), (width, height), (0, height)])
    laid = card.transform(size, Image.Transform.PERSPECTIVE, plane, Image.Resampling.BICUBIC)
    mask = Image.new("L", card.size, 255).transform(size, Image.Transform.PERSPECTIVE, plane)
    table = Image.new("RGB", size, chance.choice(((92, 70, 52), (60, 62, 66), (118, 104, 88))))
    picture = Image.composite(laid, table, mask)
    shadow = Image.new("L", size, 255)
    edge = chance.uniform(0.2, 0.8) * size[0]
    ImageDraw.Draw(shadow).polygon(
        [(0, 0), (edge, 0), (edge * 0.6, size[1]), (0, size[1])], fill=chance.randrange(150, 200)
    )
    picture = Image.composite(picture, Image.new("RGB", size, "black"), shadow.filter(ImageFilter.GaussianBlur(40)))
    picture = _with_glare(picture, chance)
    picture = picture.filter(ImageFilter.GaussianBlur(chance.uniform(0.6, 1.8)))
    dots: Any = np.asarray(picture, dtype=np.float32)
    noise = np.random.default_rng(chance.randrange(10**6)).normal(0, chance.uniform(2, 6), dots.shape)
    noisy = Image.fromarray(np.clip(dots + noise, 0, 255).astype(np.uint8))
    return _as_stored(noisy, chance)


def _with_glare(picture: Image.Image, chance: random.Random) -> Image.Image:
    """A lamp's light somewhere on the card, as a soft spot that leaves a part of the ink's darkness."""
    spot = Image.new("L", picture.size, 0)
    x, y = (side * chance.uniform(0.2, 0.8) for side in picture.size)
    reach = picture.size[1] * chance.uniform(0.08, 0.2)
    ImageDraw.Draw(spot).ellipse((x - 2 * reach, y - reach, x + 2 * reach, y + reach), fill=chance.randrange(60, 170))
    return Image.composite(
        Image.new("RGB", picture.size, "white"), picture, spot.filter(ImageFilter.GaussianBlur(reach / 2))
    )


def _as_stored(picture: Image.Image, chance: random.Random) -> bytes:
    """A JPEG; of every third one the camera stores the sensor's rows and says by how much to turn them."""
    tag, turned = chance.choice(((1, 0), (1, 0), (1, 0), (1, 0), (6, 90), (8, 270)))
    exif = Image.Exif()
    exif[ORIENTATION] = tag
    written = BytesIO()
    stored = picture.rotate(turned, expand=True)
    stored.save(written, "JPEG", quality=chance.randrange(70, 90), exif=exif)
    return written.getvalue()


if __name__ == "__main__":
    sys.exit(main())
