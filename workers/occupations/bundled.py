"""Data that comes with the product: facts and figures of O*NET, the Bureau of Labor Statistics and California's EDD.

No sentence of O*NET is among them. `scripts/build-occupations` writes both files.
"""

import csv
import gzip
import hashlib
from decimal import Decimal
from functools import cache
from pathlib import Path

import msgspec

from workers.occupations.lexicon import FOLDER as LISTS
from workers.occupations.release import Occupation, Release

FOLDER = Path(__file__).parent / "data"
ONET_FILE = FOLDER / "onet.tsv.gz"
OUTLOOK_FILE = FOLDER / "outlook.tsv"
CREDIT = (
    "# From the O*NET 29.3 Database by the U.S. Department of Labor, Employment and Training Administration\n"
    "# (USDOL/ETA), used under the CC BY 4.0 license. O*NET is a trademark of USDOL/ETA.\n"
    "# Selected and modified; USDOL/ETA has not approved, endorsed, or tested these modifications.\n"
)


class Outlook(msgspec.Struct, frozen=True, omit_defaults=True):
    """A row of the table `occupation_outlooks`, by the names of its columns."""

    soc_code: str
    growth_percent: Decimal | None = None
    growth_period: str | None = None
    education: str | None = None
    experience: str | None = None
    training: str | None = None
    median_hourly_wage: Decimal | None = None
    median_annual_wage: Decimal | None = None
    annual_openings: int | None = None
    california_period: str | None = None
    published_as: str | None = None


def bundled_files_key() -> str:
    """Says whether another version of the product bundles the same: of its data and of the trades' lists."""
    digest = hashlib.sha256()
    for file in [ONET_FILE, OUTLOOK_FILE, *sorted(LISTS.glob("*.toml"))]:
        digest.update(file.read_bytes())
    return digest.hexdigest()


def bundled_release() -> Release:
    """The release that matching starts with. Large: whoever needs parts of it keeps the parts."""
    fields: dict[str, dict[str, list[str]]] = {}
    for line in gzip.decompress(ONET_FILE.read_bytes()).decode().splitlines():
        if not line.startswith("#"):
            field, key, *values = line.split("\t")
            fields.setdefault(field, {})[key] = values
    ((_, elements),) = fields["elements"].items()
    return Release(
        version=next(iter(fields["version"])),
        occupations=[
            Occupation(code, title, None, int(zone) if zone else None)
            for code, (title, zone) in fields["occupation"].items()
        ],
        titles=fields["titles"],
        terms={code: dict(map(_weighted, values)) for code, values in fields["terms"].items()},
        related=fields["related"],
        ratings={
            code: {name: int(value) / 10 for name, value in zip(elements, values, strict=True) if value}
            for code, values in fields["ratings"].items()
        },
    )


def _weighted(value: str) -> tuple[str, int]:
    term, _, weight = value.rpartition(" ")
    return term, int(weight)


def write_release(release: Release) -> None:
    """Write the bundled release, without descriptions: they are sentences of O*NET."""
    elements = sorted({element for ratings in release.ratings.values() for element in ratings})
    lines = [CREDIT.rstrip("\n"), f"version\t{release.version}", "\t".join(["elements", "names", *elements])]
    lines += [f"occupation\t{one.code}\t{one.title}\t{one.job_zone or ''}" for one in release.occupations]
    for code, titles in release.titles.items():
        lines.append("\t".join(["titles", code, *titles]))
    for code, terms in release.terms.items():
        lines.append("\t".join(["terms", code, *(f"{term} {weight}" for term, weight in terms.items())]))
    for code, related in release.related.items():
        lines.append("\t".join(["related", code, *related]))
    for code, ratings in release.ratings.items():
        values = [str(round(ratings[element] * 10)) if element in ratings else "" for element in elements]
        lines.append("\t".join(["ratings", code, *values]))
    ONET_FILE.write_bytes(gzip.compress(("\n".join(lines) + "\n").encode(), 9, mtime=0))


@cache
def bundled_outlooks() -> list[Outlook]:
    """Return the bundled outlooks by SOC code; an empty field is a figure that isn't published."""
    with OUTLOOK_FILE.open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader((line for line in file if not line.startswith("#")), delimiter="\t")
        return [
            msgspec.convert({name: value for name, value in row.items() if value}, Outlook, strict=False)
            for row in rows
        ]


def write_outlooks(outlooks: list[Outlook]) -> None:
    """Write the outlooks in the order of their codes."""
    names = Outlook.__struct_fields__
    with OUTLOOK_FILE.open("w", encoding="utf-8", newline="") as file:
        file.write(
            "# Growth and training: Bureau of Labor Statistics, Employment Projections (public domain).\n"
            "# Pay and openings: California EDD, Long-Term Occupational Employment Projections (data.ca.gov).\n"
            "# Built by scripts/build-occupations.\n"
        )
        writer = csv.writer(file, delimiter="\t", lineterminator="\n")
        writer.writerow(names)
        for outlook in sorted(outlooks, key=lambda one: one.soc_code):
            values = [getattr(outlook, name) for name in names]
            writer.writerow(["" if value is None else value for value in values])
