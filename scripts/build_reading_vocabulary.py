"""Facts for workers/resumes out of O*NET: the words that job titles end in, and what tools and programs are called.

    python -m scripts.build_reading_vocabulary ONET_FOLDER

Names and counts only; no sentence of O*NET is taken. The result is committed in workers/trades/vocabulary.
"""

import csv
import gzip
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

VOCABULARY = Path(__file__).parent.parent / "workers" / "trades" / "vocabulary"
CREDIT = (
    "# From the O*NET 29.3 Database by the U.S. Department of Labor, Employment and Training Administration\n"
    "# (USDOL/ETA), used under the CC BY 4.0 license. O*NET is a trademark of USDOL/ETA. Selected and modified;\n"
    "# USDOL/ETA has not approved, endorsed, or tested these modifications.\n"
    "# Built by scripts/build_reading_vocabulary.py.\n"
)
# Construction, repair, production, transport, farming, protective service, cleaning, engineering technicians.
TRADES = ("17-3", "33-", "37-", "45-", "47-", "49-", "51-", "53-")
# A word ends enough of the 56,000 titles to be taken for the head of a title.
FEWEST_TITLES = 3
LONGEST = 50  # letters of a name
# UNSPSC segments and families to the specification's types of skill.
TYPES = (
    ("4618", "Safety Equipment"), ("4616", "Safety Equipment"), ("46", "Safety Equipment"), ("4319", "Other"),
    ("4323", "Software"), ("2711270", "Power Tool"), ("27112", "Hand Tool"), ("2711", "Hand Tool"),
    ("2713", "Power Tool"), ("27", "Hand Tool"), ("2327", "Power Tool"), ("23", "Power Tool"),
    ("2410", "Heavy Equipment"), ("22", "Heavy Equipment"), ("25", "Heavy Equipment"), ("21", "Heavy Equipment"),
    ("20", "Heavy Equipment"), ("24", "Heavy Equipment"), ("4111", "Hand Tool"), ("30", "Hand Tool"),
)  # fmt: skip


def main(folder: Path) -> None:
    """Writes both files, or says which of O*NET's is missing."""
    _write("title_heads.txt", _heads([row["Alternate Title"] for row in _rows(folder, "Alternate Titles.txt")]))
    named: dict[str, str | None] = {}
    for row in _rows(folder, "Tools Used.txt"):
        if _is_trade(row):
            named[_singular(row["Example"])] = _type(row["Commodity Code"])
    for row in _rows(folder, "Technology Skills.txt"):
        if _is_trade(row) or row["Hot Technology"] == "Y":
            named[row["Example"]] = "Software"
    _write("tool_names.tsv", sorted(f"{name}\t{kind}" for name, kind in named.items() if kind and len(name) < LONGEST))


def _is_trade(row: dict[str, str]) -> bool:
    return row["O*NET-SOC Code"].startswith(TRADES)


def _rows(folder: Path, name: str) -> Iterator[dict[str, str]]:
    packed = folder / f"{name}.gz"
    text = gzip.decompress(packed.read_bytes()) if packed.exists() else (folder / name).read_bytes()
    yield from csv.DictReader(text.decode().splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE)


def _heads(titles: list[str]) -> list[str]:
    last: Counter[str] = Counter()
    for title in titles:
        words = re.findall(r"[A-Za-z][A-Za-z'-]+", re.sub(r"\(.*?\)", "", title).split(",")[0])
        if words:
            last[words[-1].lower()] += 1
    return sorted(word for word, count in last.items() if count >= FEWEST_TITLES and len(word) > 2)  # noqa: PLR2004 - "II", "PA"


def _type(commodity: str) -> str | None:
    return next((kind for prefix, kind in TYPES if commodity.startswith(prefix)), None)


def _singular(name: str) -> str:
    name = name.strip().lower()
    return name[:-1] if name.endswith("s") and not name.endswith(("ss", "us")) else name


def _write(name: str, lines: list[str]) -> None:
    path = VOCABULARY / name
    path.write_text(CREDIT + "\n".join(lines) + "\n", encoding="utf-8")
    print(f"{path.name}: {len(lines)} lines, {path.stat().st_size} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
