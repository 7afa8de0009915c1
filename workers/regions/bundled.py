"""The projections that come with the product, so that a machine without a network is useful.

An extract of EDD's own file, in its own layout: the newest period of which a complete file was at hand. Made by
`scripts/build-regions`.
"""

import gzip
from importlib.resources import files

BUNDLED = "bundled"
"""The origin of these figures, as the release's row says it."""


def bundled_file() -> bytes:
    """Return the bundled CSV."""
    return gzip.decompress(files("workers.regions").joinpath("data", "projections.csv.gz").read_bytes())
