"""The report as anybody would work it out with a spreadsheet: from the CSV alone, by none of the product's code."""

import csv
from collections.abc import Iterator
from decimal import Decimal
from io import StringIO

SOC = "Standard Occupational Classification (SOC)"
Ranking = list[tuple[str, Decimal]]


def ranking(content: bytes, code: str, column: str, *, share: int = 1) -> Ranking:
    """Regions by that column, divided by `share`: highest first, then by name; zeros mean that nothing is published.

    For openings a zero is a figure like any other.
    """
    found = [
        (row["Area Name"].split(" (")[0], Decimal(row[column]) / share)
        for row in _rows(content, code)
        if Decimal(row[column]) != 0 or column == "Total Job Openings"
    ]
    return sorted(found, key=lambda region: (-region[1], region[0]))


def by_demand(content: bytes, code: str) -> Ranking:
    """A tenth of the openings of ten years."""
    return ranking(content, code, "Total Job Openings", share=10)


def by_pay(content: bytes, code: str) -> Ranking:
    """Median hourly wages."""
    return ranking(content, code, "Median Hourly Wage")


def _rows(content: bytes, code: str) -> Iterator[dict[str, str]]:
    lines = csv.reader(StringIO(content.decode("utf-8-sig"), newline=""))
    header = [" ".join(heading.split()).replace(" (County Names)", "") for heading in next(lines)]
    for fields in lines:
        row = dict(zip(header, fields, strict=True))
        if row[SOC] == code and row["SOC Level"] == "4" and row["Area Type"] != "State":
            yield row
