"""Files of projections as the state publishes them, with made-up figures: whole, or with something wrong."""

import csv
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from io import StringIO

HEADER = [
    "Area Type",
    "Area Name (County Names)",
    "Period",
    "SOC Level",
    "Standard Occupational Classification (SOC)",
    "Occupational Title",
    "Base Year Employment Estimate",
    "Projected Year Employment Estimate",
    "Numeric Change",
    "Percentage Change",
    "Exits",
    "Transfers",
    "Total  Job Openings",
    "Median Hourly Wage",
    "Median Annual Wage",
    "Entry Level Education",
    "Work Experience",
    "Job Training",
]
"""Two blanks in "Total  Job Openings", as in the files up to 2020-2030."""
TRADES = [
    "51-4121",
    "47-2111",
    "47-2152",
    "47-2031",
    "53-3032",
    "49-9021",
    "47-2073",
    "47-2061",
    "49-9071",
    "49-3023",
    "53-7051",
    "53-7062",
]
TEACHERS = "25-2031"
_ELSEWHERE = """
    Glenn, Humboldt, Imperial, Inyo, Kern, Kings, Lake, Lassen, Madera, Marin, Mariposa, Mendocino, Merced, Modoc, Mono,
    Monterey, Napa, Nevada, Orange, Plumas, Riverside, San Benito, San Bernardino, San Diego, San Francisco,
    San Joaquin, San Luis Obispo, San Mateo, Santa Barbara, Santa Clara, Santa Cruz, Shasta, Sierra, Siskiyou, Solano,
    Sonoma, Stanislaus, Sutter, Tehama, Trinity, Tulare, Tuolumne, Ventura, and Yuba
""".replace("\n    ", " ").strip()
AREAS = [
    ("Metropolitan Area", "Bay MD (Alameda and Contra Costa Counties)"),
    ("Metropolitan Area", "Capital--River--Hills MSA (El Dorado, Placer, Sacramento, and Yolo Counties)"),
    ("Metropolitan Area", "Harbor MD (Los Angeles County)"),
    ("State", "California"),
    ("Consortium", "Mountain Region (Alpine, Amador, Butte, Calaveras, Colusa, Del Norte, and Fresno Counties)"),
    ("Consortium", f"Everywhere Else Region ({_ELSEWHERE} Counties)"),
]
Rows = list[list[str]]


@dataclass
class EddFile:
    """Rows that a test may change before it asks for the file's bytes."""

    header: list[str]
    rows: Rows

    def column(self, name: str) -> int:
        return self.header.index(name)

    def where(self, **of: str) -> list[list[str]]:
        """Rows by `area` (its beginning), `code`."""
        place = self.column("Standard Occupational Classification (SOC)")
        return [
            row
            for row in self.rows
            if row[1].startswith(of.get("area", "")) and row[place].startswith(of.get("code", ""))
        ]

    def put(self, column: str, value: str, **of: str) -> None:
        for row in self.where(**of):
            row[self.column(column)] = value

    def drop(self, unwanted: Callable[[list[str]], bool]) -> None:
        self.rows = [row for row in self.rows if not unwanted(row)]

    def content(self, *, encoding: str = "utf-8") -> bytes:
        text = StringIO(newline="")
        csv.writer(text, lineterminator="\n").writerows([self.header, *self.rows])
        return text.getvalue().encode(encoding)


def edd_file(period: str = "2020-2030", state_period: str | None = None) -> EddFile:
    """A whole file, with other figures for each trade and area.

    The Harbor's welders have no wage, and teachers none by the hour.
    """
    rows = []
    for number, (kind, name) in enumerate(AREAS):
        years = state_period or period if kind == "State" else period
        rows += [[kind, name, years, *fields] for fields in _fields_of_area(number)]
    file = EddFile(list(HEADER), rows)
    file.put("Median Hourly Wage", "0.00", area="Harbor", code="51-4121")
    file.put("Median Annual Wage", "0.00", area="Harbor", code="51-4121")
    file.put("Median Hourly Wage", "0.00", code=TEACHERS)
    return file


def _fields_of_area(number: int) -> Iterable[list[str]]:
    jobs = 1000 * (number + 1)
    codes = [*TRADES, TEACHERS]
    yield _fields("1", "00-0000", "Total, All Occupations", jobs=jobs * len(codes), openings=0, hourly=30.0)
    yield _fields("2", "51-0000", "Production Occupations", jobs=jobs * len(codes), openings=0, hourly=30.0)
    yield _fields("3", "51-4000", "Metal Workers and Plastic Workers", jobs=jobs * len(codes), openings=0, hourly=30.0)
    for place, code in enumerate(codes):
        openings = 10 * (7 * number + 3 * place + (number * place) % 5)
        hourly = 18.5 + 1.25 * number + 0.5 * place
        yield _fields("4", code, f"Workers of {code}", jobs=jobs, openings=openings, hourly=hourly)


def _fields(level: str, code: str, title: str, *, jobs: int, openings: int, hourly: float) -> list[str]:
    change = jobs // 20
    figures = [
        jobs,
        jobs + change,
        change,
        "5.0",
        openings - change,
        0,
        openings,
        f"{hourly:.2f}",
        f"{hourly * 2080:.2f}",
    ]
    return [level, code, title, *map(str, figures), "N/A", "None", "None"]
