"""Small releases of O*NET as files, in the layouts of 29.x and of 30.3."""

from collections.abc import Mapping
from pathlib import Path

Changed = Mapping[str, str | None]
OCCUPATIONS = 520
WELDER = "51-4121.00"


def codes() -> list[str]:
    return [WELDER, *(f"11-{number:04}.00" for number in range(1, OCCUPATIONS))]


def write_release(
    folder: Path, *, version: str = "29.3", renamed: bool = False, changed: Changed | None = None
) -> Path:
    """A whole release; `renamed` as from 30.3 on. `changed`: other texts of files, None for no file."""
    folder.mkdir(parents=True, exist_ok=True)
    skills = "Essential Skills" if renamed else "Skills"
    titles, column = ("Job Titles", "Job Title") if renamed else ("Alternate Titles", "Alternate Title")
    files: dict[str, str | None] = {
        "Read Me": f"O*NET {version} Database\nSome Month Release\n",
        "Occupation Data": _table(["Title", "Description"], lambda code: [f"Title of {code}", f"Does {code}."]),
        titles: _table([column, "Short Title"], lambda code: [f"Alternate of {code}", "n/a"])
        + f"{WELDER}\tBurner\tn/a\n",
        "Task Statements": _table(["Task ID", "Task"], lambda code: ["1", f'Weld "beams" for {code}.']),
        "Job Zones": _table(["Job Zone"], lambda _code: ["2"]),
        "Related Occupations": f"O*NET-SOC Code\tRelated O*NET-SOC Code\tIndex\n{WELDER}\t11-0001.00\t1\n",
        skills: _table(["Element Name", "Scale ID", "Data Value"], lambda _code: ["Repairing", "IM", "3.12"]),
        "Knowledge": _table(["Element Name", "Scale ID", "Data Value"], lambda _code: ["Mechanical", "IM", "n/a"]),
    }
    if renamed:
        files["Transferable Skills"] = _table(
            ["Element Name", "Scale ID", "Data Value"], lambda _code: ["Monitoring", "IM", "2.50"]
        )
    files |= changed or {}
    for name, text in files.items():
        if text is not None:
            (folder / f"{name}.txt").write_text(text, encoding="utf-8")
    return folder


def _table(columns: list[str], row_of: object) -> str:
    lines = ["\t".join(["O*NET-SOC Code", *columns])]
    lines += ["\t".join([code, *row_of(code)]) for code in codes()]  # type: ignore[operator]
    return "\n".join(lines) + "\n"
