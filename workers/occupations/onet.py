"""A release of O*NET out of its text files, 29.x to 30.3 and later ones whose files are still the same."""

from collections import defaultdict
from collections.abc import Callable

from workers.occupations.onet_files import CODE, OnetFiles, not_understood
from workers.occupations.release import Occupation, Release
from workers.occupations.term_weights import term_weights

FEWEST_OCCUPATIONS = 500
"""O*NET has had between 900 and 1,200 for twenty years: fewer is half a file."""
NOT_GIVEN = "n/a"
IMPORTANCE = "IM"

Listed = defaultdict[str, list[str]]
Progress = Callable[[float, str], None]
"""Told how far the reading is (0 to 1) and which file comes next."""


def read_release(files: OnetFiles, progress: Progress = lambda _share, _file: None) -> Release:
    """UserError `release_not_understood` for files that are cut off or lack what is needed."""
    progress(0.0, "occupations")
    zones = {row[CODE]: _zone(row["Job Zone"]) for row in files.rows("job zones", "Job Zone")}
    occupations = [
        Occupation(row[CODE], row["Title"], row["Description"], zones.get(row[CODE]))
        for row in files.rows("occupations", "Title", "Description")
    ]
    if len(occupations) < FEWEST_OCCUPATIONS:
        raise not_understood(f"It names {len(occupations)} occupations, and a whole release about a thousand.")
    progress(0.1, "titles")
    titles = _titles(files, {occupation.code: occupation.title for occupation in occupations})
    progress(0.3, "related")
    related = _related(files)
    progress(0.5, "ratings")
    ratings = _ratings(files)
    progress(0.7, "tasks")
    sentences: Listed = defaultdict(list)
    for occupation in occupations:
        sentences[occupation.code] += [occupation.title, occupation.description or ""]
    for row in files.rows("tasks", "Task"):
        sentences[row[CODE]].append(row["Task"])
    known = {occupation.code for occupation in occupations}
    terms = term_weights({code: texts for code, texts in sentences.items() if code in known})
    progress(1.0, "done")
    return Release(files.version, occupations, titles, terms, related, ratings)


def _zone(value: str) -> int:
    if value not in {"1", "2", "3", "4", "5"}:
        raise not_understood(f"A job zone is {value[:20]!r}; O*NET knows 1 to 5.")
    return int(value)


def _titles(files: OnetFiles, own: dict[str, str]) -> dict[str, list[str]]:
    """Alternates with their short forms, then reported titles; each once, whatever its capitals."""
    column = files.column("titles", "Alternate Title", "Job Title", "Title")
    found: Listed = defaultdict(list)
    for row in files.rows("titles", column):
        found[row[CODE]] += [row[column], row.get("Short Title") or NOT_GIVEN]
    for row in files.rows("reported titles", "Reported Job Title"):
        found[row[CODE]].append(row["Reported Job Title"])
    return {code: _each_once(titles, besides=own[code]) for code, titles in found.items() if code in own}


def _each_once(titles: list[str], *, besides: str = "") -> list[str]:
    unique = {title.casefold(): title for title in reversed(titles) if title and title != NOT_GIVEN}
    unique.pop(besides.casefold(), None)
    return sorted(unique.values())


def _related(files: OnetFiles) -> dict[str, list[str]]:
    ranked: defaultdict[str, list[tuple[int, str]]] = defaultdict(list)
    for row in files.rows("related", "Related O*NET-SOC Code", "Index"):
        ranked[row[CODE]].append((int(row["Index"]), row["Related O*NET-SOC Code"]))
    return {code: [related for _, related in sorted(pairs)] for code, pairs in ranked.items()}


def _ratings(files: OnetFiles) -> dict[str, dict[str, float]]:
    ratings: defaultdict[str, dict[str, float]] = defaultdict(dict)
    for role in ("skills", "more skills", "knowledge"):
        for row in files.rows(role, "Element Name", "Scale ID", "Data Value"):
            if row["Scale ID"] == IMPORTANCE and row["Data Value"] != NOT_GIVEN:
                ratings[row[CODE]][row["Element Name"]] = round(float(row["Data Value"]), 1)
    return dict(ratings)
