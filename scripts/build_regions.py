"""`python -m scripts.build_regions FILE`: make the bundled extract out of EDD's CSV of long-term projections.

Facts alone: areas, codes, titles, figures. Of the groups only what tells a whole file from half of one.
"""

import argparse
import csv
import gzip
from io import StringIO
from pathlib import Path

from workers.regions.reading import read_projections
from workers.regions.rows import COLUMNS, Row, read_rows

BUNDLE = Path("workers/regions/data/projections.csv.gz")
_MAJOR_GROUPS = 2
"""The one level that neither the figures nor the checks need."""


def main() -> None:
    """Read it as an import would, so that a file which couldn't serve is never bundled."""
    parser = argparse.ArgumentParser(prog="scripts/build-regions", description=__doc__)
    parser.add_argument("file", type=Path, help="the CSV as data.ca.gov gives it")
    content = parser.parse_args().file.read_bytes()
    read_projections(content)
    extract = _extract(content)
    projections = read_projections(extract)
    BUNDLE.write_bytes(gzip.compress(extract, 9, mtime=0))
    print(f"{BUNDLE}: {projections.period}, {projections.count} figures, {BUNDLE.stat().st_size:,} bytes")


def _extract(content: bytes) -> bytes:
    table = StringIO(newline="")
    writer = csv.writer(table, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(_fields(row) for row in read_rows(content) if row.level != _MAJOR_GROUPS)
    return table.getvalue().encode()


def _fields(row: Row) -> tuple[object, ...]:
    return (
        row.area_type,
        row.area,
        row.period,
        row.level,
        row.soc_code,
        row.title,
        row.base_employment,
        row.projected_employment,
        row.percent_change,
        row.openings,
        row.median_hourly_wage or 0,
        row.median_annual_wage or 0,
    )


if __name__ == "__main__":
    main()
