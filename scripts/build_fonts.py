"""`python -m scripts.build_fonts`: cut the screens' fonts down to English and Spanish, and print their stand-ins.

Out of the whole faces in frontend/node_modules/@fontsource; the cut ones lie in frontend/src/styles/fonts. Rarer
letters, as in people's names, still come from the whole faces. A stand-in is what shows until a face has come, made as
wide and as high as it.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

WHOLE = Path("frontend/node_modules/@fontsource")
CUT = Path("frontend/src/styles/fonts")
FACES = {"barlow-400": "barlow", "barlow-600": "barlow", "barlow-condensed-600": "barlow-condensed"}
"""The files, by the package that each is in."""
LETTERS = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "\u00a0¡©«®°·º»¼½¾¿\u00d7ÁÉÍÑÓÚÜáéíñóúü\u2013\u2014\u2018\u2019\u201c\u201d•…€\u2212"
)
FREQUENT = "etaoinshrdlucmwfgypbvk    "
"""Letters and spaces about as often as sentences hold them; one average width follows from it."""
STAND_INS = {
    "Arial": dict(zip("etaoinshrdlucmwfgypbvk ", [556, 278, 556, 556, 222, 556, 500, 556, 333, 556, 222, 556, 500, 833,
                                                722, 278, 556, 500, 556, 556, 500, 500, 278], strict=True)),
    "Roboto": dict(zip("etaoinshrdlucmwfgypbvk ", [530, 327, 544, 570, 243, 552, 516, 551, 338, 564, 243, 551, 523, 876,
                                                 751, 347, 561, 473, 561, 561, 484, 507, 248], strict=True)),
}  # fmt: skip
"""Widths in thousandths of an em, from the fonts' own metrics: what desks and what Android has."""


def main() -> None:
    """Build the fonts; run it from the project's folder."""
    for face, package in FACES.items():
        weight = face.rpartition("-")[2]
        whole = TTFont(WHOLE / package / "files" / f"{package}-latin-{weight}-normal.woff2")
        print("\n".join(_stand_in(face, whole, name, widths) for name, widths in STAND_INS.items()))
        cut(whole, CUT / f"{face}.woff2")


def cut(font: TTFont, to: Path) -> None:
    """Keep the letters, their kerning and the figures of one width that tables are set in."""
    options = Options(flavor="woff2", hinting=False, layout_features=["kern", "tnum", "mark", "ccmp", "locl"])
    options.drop_tables += ["DSIG"]
    subsetter = Subsetter(options)
    subsetter.populate(text=LETTERS)
    subsetter.subset(font)
    font.flavor = "woff2"
    to.parent.mkdir(exist_ok=True)
    font.save(to)


def _stand_in(face: str, font: TTFont, local: str, widths: dict[str, int]) -> str:
    em, line = font["head"].unitsPerEm, font["hhea"]
    glyphs = font.getBestCmap()
    own = sum(font["hmtx"][glyphs[ord(letter)]][0] for letter in FREQUENT) / len(FREQUENT) / em
    theirs = sum(widths[letter] for letter in FREQUENT) / len(FREQUENT) / 1000
    adjust = own / theirs

    def share(units: int) -> str:
        return f"{abs(units) / em / adjust:.1%}"

    return (
        f"{face} by {local}: size-adjust: {adjust:.1%}; ascent-override: {share(line.ascent)}; "
        f"descent-override: {share(line.descent)}; line-gap-override: {share(line.lineGap)}"
    )


if __name__ == "__main__":
    main()
