"""How often the natural next occupation is among the first ten: `scripts/bench transitions FILE.tsv [--json FILE]`.

FILE.tsv has the columns current and next, O*NET-SOC codes.
"""

import argparse
import csv
import json
from pathlib import Path

from workers.occupations.bundled import bundled_release
from workers.occupations.next_steps import next_steps

AMONG = 10


def main() -> None:
    """Prints the share of rows whose next occupation is found."""
    parser = argparse.ArgumentParser(prog="scripts/bench transitions")
    parser.add_argument("file", type=Path)
    parser.add_argument("--json", type=Path, help="write the share to this file, too")
    parser.add_argument("--misses", action="store_true", help="print each row whose next occupation isn't found")
    arguments = parser.parse_args()
    release = bundled_release()
    hits = []
    with arguments.file.open(encoding="utf-8", newline="") as lines:
        for row in csv.DictReader(lines, delimiter="\t"):
            found = [step.code for step in next_steps(release, row["current"], AMONG)]
            hits.append(row["next"] in found)
            if arguments.misses and not hits[-1]:
                print(f"{row['current']} {row['next']}  {' '.join(found)}")
    recall = sum(hits) / max(1, len(hits))
    print(f"among the first {AMONG}: {recall:.1%} of {len(hits)}")
    if arguments.json:
        arguments.json.write_text(json.dumps({"recallAt10": recall}) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
