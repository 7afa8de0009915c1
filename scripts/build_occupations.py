"""Builds what workers/occupations bundles, out of a folder with O*NET's, BLS' and EDD's files.

    python -m scripts.build_occupations FOLDER

FOLDER holds `onet/` (one release per folder inside it; the newest whole one counts), `bls/` (table 1.2) and `edd/` (the
newest file with all areas). Facts and figures only; no sentence is taken.
"""

import csv
import sys
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path

from common.errors import UserError
from common.occupation_outlook import EDUCATION, EXPERIENCE, TRAINING
from workers.occupations.bundled import ONET_FILE, OUTLOOK_FILE, Outlook, write_outlooks, write_release
from workers.occupations.onet import read_release
from workers.occupations.onet_files import open_release
from workers.occupations.release import Release, soc_code

DETAILED = "4"
_SOC = "Standard Occupational Classification (SOC)"
HYBRIDS = {
    "51-2022": "51-2028", "51-2023": "51-2028", "53-1041": "53-1047", "53-1042": "53-1047", "53-1043": "53-1047",
    "53-1044": "53-1047", "53-1049": "53-1047",
}  # fmt: skip
"""Codes that statistics publish only together with others, and under which."""


def main(folder: Path) -> None:
    """Writes both files, and says how large they are."""
    release = _newest_whole(folder / "onet")
    write_release(release)
    national = {row["soc"]: row for row in _national(next((folder / "bls").glob("ep_table_1_2*.csv")))}
    state = {row[_SOC]: row for row in _state(folder / "edd")}
    socs = sorted({soc_code(one.code) for one in release.occupations})
    write_outlooks([_outlook(soc, _published(soc, national), _published(soc, state)) for soc in socs])
    for file in (ONET_FILE, OUTLOOK_FILE):
        print(f"{file.name}: {file.stat().st_size} bytes")


def _newest_whole(folder: Path) -> Release:
    releases = []
    for place in sorted(folder.iterdir()):
        try:
            with open_release(place) as files:
                releases.append(read_release(files))
        except UserError as error:
            print(f"{place.name}: {error.message}")
    return max(releases, key=lambda release: [int(part) for part in release.version.split(".")])


def _national(file: Path) -> Iterator[dict[str, str]]:
    with file.open(encoding="utf-8-sig", newline="") as lines:
        rows = csv.reader(lines)
        header = next(rows)
        percent = next(i for i, name in enumerate(header) if name.startswith("Employment change, percent"))
        education = next(i for i, name in enumerate(header) if name.startswith("Typical education"))
        for row in rows:
            yield {
                "soc": row[1],
                "period": header[percent].rpartition(" ")[2].replace("\u2013", "-"),
                "growth": row[percent],
                "education": EDUCATION.get(row[education], ""),
                "experience": EXPERIENCE.get(row[education + 1], ""),
                "training": TRAINING.get(row[education + 2], ""),
            }


def _state(folder: Path) -> Iterator[dict[str, str]]:
    """Yield the state's rows of one release, the newest file with most occupations.

    One release for all lets suggestions compare like with like.
    """
    files = {
        file: [row for row in _rows(file) if row["Area Type"] == "State"] for file in folder.glob("lt_occ_proj*.csv")
    }
    yield from max(files.values(), key=lambda rows: (len(rows), rows[0]["Period"]))


def _rows(file: Path) -> Iterator[dict[str, str]]:
    with file.open(encoding="utf-8-sig", newline="") as lines:
        for row in csv.DictReader(lines):
            named = {" ".join(name.split()): value for name, value in row.items()}
            if named["SOC Level"] == DETAILED:
                yield named


def _published(soc: str, rows: dict[str, dict[str, str]]) -> dict[str, str]:
    """The occupation's own row, or that of the group it is published in."""
    return next((rows[code] for code in (soc, HYBRIDS.get(soc, ""), f"{soc[:-1]}0") if code in rows), {})


def _outlook(soc: str, national: dict[str, str], state: dict[str, str]) -> Outlook:
    growth = national.get("growth", "")
    return Outlook(
        soc,
        growth_percent=Decimal(growth) if growth.strip("-.").replace(".", "").isdecimal() else None,
        growth_period=national.get("period"),
        education=national.get("education") or None,
        experience=national.get("experience") or None,
        training=national.get("training") or None,
        median_hourly_wage=_wage(state.get("Median Hourly Wage", "0")),
        median_annual_wage=_wage(state.get("Median Annual Wage", "0")),
        annual_openings=round(Decimal(state["Total Job Openings"]) / 10) if state else None,
        california_period=state.get("Period"),
        published_as=state[_SOC] if state.get(_SOC, soc) != soc else None,
    )


def _wage(value: str) -> Decimal | None:
    """Return a wage; None for a suppressed one, which is printed as 0.00."""
    return Decimal(value) or None


if __name__ == "__main__":
    main(Path(sys.argv[1]))
