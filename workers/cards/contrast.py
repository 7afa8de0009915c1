"""Letters of a card as black on white, whether they are dark on light or light on dark."""

from typing import Any

import numpy as np
from PIL import Image, ImageFilter

SHARE = 6  # of the picture's sides: the copy in which the ground is looked for
GROUND, AROUND = 19, 11  # dots of that copy: wider than a letter's stroke; how far the strongest ink is looked for
FAINTEST = 34.0  # greys by which ink differs from its ground at the least
PAPER, INK = 0.2, 0.7  # of the strongest difference around


def black_on_white(grey: Any) -> Any:
    """A picture in mode L of the same size: each dot by how far it is from its ground, measured by the ink around it.

    The ground is the middle grey (median) of what lies around, which keeps the edges of coloured bars.
    """
    size = grey.size
    small = tuple(max(1, side // SHARE) for side in size)
    ground = grey.resize(small, Image.Resampling.BOX).filter(ImageFilter.MedianFilter(GROUND))
    dots = np.asarray(grey, dtype=np.float32)
    away = np.abs(dots - np.asarray(ground.resize(size, Image.Resampling.BILINEAR), dtype=np.float32))
    # Of the strongest within a few dots, so that one speck of noise counts no more than its surroundings.
    strongest = Image.fromarray(away.astype(np.uint8)).filter(ImageFilter.MaxFilter(5))
    strongest = strongest.resize(small, Image.Resampling.BOX).filter(ImageFilter.MaxFilter(AROUND))
    strongest = strongest.filter(ImageFilter.GaussianBlur(4)).resize(size, Image.Resampling.BILINEAR)
    share = away / np.maximum(np.asarray(strongest, dtype=np.float32), FAINTEST)
    return Image.fromarray((255 * (1 - np.clip((share - PAPER) / (INK - PAPER), 0, 1))).astype(np.uint8))
