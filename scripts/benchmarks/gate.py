"""How much the fact gate blocks, and how much truth it drops: `scripts/bench gate CASES.json --today DATE`.

CASES is `[{"user", "workExperiences", "equipmentSkills", "certifications", "posting", "fabricated": [{"text", "kind",
"lang"}], "true": [{"text", "lang"}]}]`, rows as in the API. A sentence counts as passed where it passes whole in the
place where it does best: the summary, a letter, or the bullets of one job.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from datetime import date
from pathlib import Path
from typing import Any

from scripts.benchmarks.gate_cases import Outcome, outcomes_of, read_cases

_PLACES = ("summary", "bullet", "letter")
_LEAST_BLOCKED = 0.97
_MOST_FALSE_ALARMS = 0.05


def main() -> int:
    """Print the rates and the worst examples. Returns 1 when a bound of the product isn't met, else 0."""
    parser = argparse.ArgumentParser(prog="scripts/bench gate", description=__doc__)
    parser.add_argument("cases", type=Path)
    parser.add_argument("--today", type=date.fromisoformat, required=True, help="the day that the profiles are read on")
    parser.add_argument("--json", type=Path, help="write the rates to this file")
    parser.add_argument("--examples", type=int, default=12, help="how many of each sort of mistake to print")
    options = parser.parse_args()
    outcomes = [one for case in read_cases(options.cases) for one in outcomes_of(case, options.today)]
    rates = rates_of(outcomes)
    _print_rates(rates, outcomes)
    _print_mistakes(outcomes, options.examples)
    if options.json:
        options.json.write_text(json.dumps(rates, indent=2) + "\n", encoding="utf-8")
    return int(rates["blocked"] < _LEAST_BLOCKED or rates["falseAlarms"] > _MOST_FALSE_ALARMS)


def rates_of(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Shares between 0 and 1: inventions blocked, truths dropped; by kind of invention and by language."""
    inventions = [one for one in outcomes if one.kind != "true"]
    truths = [one for one in outcomes if one.kind == "true"]
    kinds = sorted({one.kind for one in inventions})
    return {
        "blocked": _dropped(inventions),
        "falseAlarms": _dropped(truths),
        "byKind": {kind: _dropped(one for one in inventions if one.kind == kind) for kind in kinds},
        "byLanguage": {
            language: {
                "blocked": _dropped(one for one in inventions if one.language == language),
                "falseAlarms": _dropped(one for one in truths if one.language == language),
            }
            for language in sorted({one.language for one in outcomes})
        },
    }


def _dropped(outcomes: Iterable[Outcome]) -> float:
    known = list(outcomes)
    return sum(not one.passes for one in known) / len(known) if known else 0.0


def _print_rates(rates: dict[str, Any], outcomes: Sequence[Outcome]) -> None:
    inventions = [one for one in outcomes if one.kind != "true"]
    truths = [one for one in outcomes if one.kind == "true"]
    print(f"{len(inventions)} inventions, {rates['blocked']:.1%} blocked")
    print(f"{len(truths)} true sentences, {rates['falseAlarms']:.1%} dropped")
    for kind, blocked in rates["byKind"].items():
        print(f"  {kind:<20} {blocked:7.1%} blocked of {sum(one.kind == kind for one in inventions)}")
    for language, both in rates["byLanguage"].items():
        print(f"  {language:<20} {both['blocked']:7.1%} blocked, {both['falseAlarms']:.1%} dropped")
    for place in _PLACES:
        blocked = sum(not one.passed[place] for one in inventions) / max(1, len(inventions))
        dropped = sum(not one.passed[place] for one in truths) / max(1, len(truths))
        print(f"  in the {place:<13} {blocked:7.1%} blocked, {dropped:.1%} dropped")
    spent = sorted(one.milliseconds for one in outcomes)
    if spent:
        print(f"  median {spent[len(spent) // 2]:.1f} ms for a sentence in all its places")


def _print_mistakes(outcomes: Sequence[Outcome], number: int) -> None:
    passed = [one for one in outcomes if one.kind != "true" and one.passes]
    dropped = sorted(
        (one for one in outcomes if one.kind == "true" and not one.passes), key=lambda one: -len(one.best.faults)
    )
    for one in passed[:number]:
        print(f"  passed, {one.kind}: {one.text} ({one.person})")
    for one in dropped[:number]:
        faults = ", ".join(f"{fault.reason}: {fault.text}" for fault in one.best.faults)
        print(f"  dropped: {one.text} ({one.person}; {faults})")


if __name__ == "__main__":
    sys.exit(main())
