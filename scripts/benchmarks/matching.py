"""How often people's own words lead to the right occupation: `scripts/bench matching FILE.tsv [--json FILE]`.

FILE.tsv has the columns text, lang, kind, onet, also: `onet` is the occupation that is meant, `also` others that are as
right, parted by commas.
"""

import argparse
import csv
import json
from collections import defaultdict
from pathlib import Path
from time import perf_counter
from typing import Any

from workers.occupations.understanding import bundled_understanding

AMONG = 3

Hits = list[tuple[bool, bool]]


def main() -> None:
    """Prints the shares first and among three, by kind and by language."""
    parser = argparse.ArgumentParser(prog="scripts/bench matching")
    parser.add_argument("file", type=Path)
    parser.add_argument("--json", type=Path, help="write the shares to this file, too")
    parser.add_argument("--misses", action="store_true", help="print each text whose occupation doesn't come first")
    arguments = parser.parse_args()
    shares = _measure(arguments.file, misses=arguments.misses)
    if arguments.json:
        arguments.json.write_text(json.dumps(shares, indent=2) + "\n", encoding="utf-8")


def _measure(file: Path, *, misses: bool) -> dict[str, Any]:
    understanding = bundled_understanding()
    hits: dict[tuple[str, str], Hits] = defaultdict(list)
    began = perf_counter()
    for row in _rows(file):
        right = {code for code in [row["onet"], *row["also"].split(",")] if code}
        found = [match.code for match in understanding.match(row["text"], AMONG)]
        hit = (bool(found) and found[0] in right, bool(right & set(found)))
        for key in (("all", ""), ("kind", row["kind"]), ("language", row["lang"])):
            hits[key].append(hit)
        if misses and not hit[0]:
            print(
                f"{'3' if hit[1] else '-'} {row['lang']} {row['kind']:12} {row['text'][:70]:70} {row['onet']} {found}"
            )
    seconds = perf_counter() - began
    for (group, name), of in sorted(hits.items()):
        print(f"{group:9} {name:14} first {_share(of, 0):6.1%}   among three {_share(of, 1):6.1%}   of {len(of)}")
    print(f"{1000 * seconds / max(1, len(hits['all', ''])):.1f} ms a text")
    return _figures(hits)


def _rows(file: Path) -> list[dict[str, str]]:
    with file.open(encoding="utf-8", newline="") as lines:
        rows = csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [{name: value or "" for name, value in row.items() if name} for row in rows]


def _share(hits: Hits, index: int) -> float:
    return sum(hit[index] for hit in hits) / max(1, len(hits))


def _figures(hits: dict[tuple[str, str], Hits]) -> dict[str, Any]:
    def both(of: Hits) -> dict[str, float]:
        return {"top1": _share(of, 0), "top3": _share(of, 1)}

    return both(hits["all", ""]) | {
        "byKind": {name: both(of) for (group, name), of in hits.items() if group == "kind"},
        "byLanguage": {name: both(of) for (group, name), of in hits.items() if group == "language"},
    }


if __name__ == "__main__":
    main()
