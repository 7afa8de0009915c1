"""The rows of EDD's projections as a CSV, by the columns that the product reads. No row is trusted."""

import csv
import re
from collections.abc import Iterator
from decimal import Decimal, InvalidOperation
from io import StringIO
from typing import Final

import msgspec

from common.errors import ErrorCode, UserError

COLUMNS: Final = (
    "Area Type",
    "Area Name",
    "Period",
    "SOC Level",
    "Standard Occupational Classification (SOC)",
    "Occupational Title",
    "Base Year Employment Estimate",
    "Projected Year Employment Estimate",
    "Percentage Change",
    "Total Job Openings",
    "Median Hourly Wage",
    "Median Annual Wage",
)
_FORMER_NAMES = {"Area Name (County Names)": "Area Name"}
_PERIOD = re.compile(r"20\d\d-20\d\d")
_SOC_CODE = re.compile(r"\d\d-\d{4}")
_LONGEST_FIELD = 1_000


class Row(msgspec.Struct, frozen=True):
    """A line of the CSV. `level` 1 is all occupations, 2 and 3 are groups, 4 is one occupation; 0 as a wage is None."""

    line: int
    area_type: str
    area: str
    period: str
    level: int
    soc_code: str
    title: str
    base_employment: int
    projected_employment: int
    percent_change: Decimal
    openings: int
    median_hourly_wage: Decimal | None
    median_annual_wage: Decimal | None


def read_rows(content: bytes) -> Iterator[Row]:
    """Every row in order. UserError says which column is missing, or which line can't be understood."""
    lines = csv.reader(StringIO(_text(content), newline=""), strict=True)
    try:
        header = next(lines, [])
        places = _places(header)
        for fields in lines:
            if fields:
                yield _row(lines.line_num, len(header), places, fields)
    except csv.Error:
        raise UserError(ErrorCode.REGIONAL_DATA_CUT_OFF, line=lines.line_num) from None


def _text(content: bytes) -> str:
    if content.lstrip(b"\xef\xbb\xbf \r\n\t")[:1] in {b"<", b"{", b""}:
        raise UserError(ErrorCode.REGIONAL_DATA_NOT_CSV)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = content.decode("cp1252", errors="replace")  # what spreadsheet programs save
    if "\0" in text:
        raise UserError(ErrorCode.REGIONAL_DATA_NOT_CSV)
    return text


def _places(header: list[str]) -> dict[str, int]:
    """Find each column. Blanks in headings vary between releases, and one heading has been shortened."""
    headings = [" ".join(heading.split()) for heading in header]
    found = {_FORMER_NAMES.get(heading, heading): place for place, heading in enumerate(headings)}
    missing = tuple(column for column in COLUMNS if column not in found)
    if len(missing) == len(COLUMNS):
        raise UserError(ErrorCode.REGIONAL_DATA_NOT_CSV)
    if missing:
        raise UserError(ErrorCode.REGIONAL_DATA_COLUMN_MISSING, columns=missing)
    return {column: found[column] for column in COLUMNS}


def _row(line: int, width: int, places: dict[str, int], fields: list[str]) -> Row:
    if len(fields) != width:
        raise UserError(ErrorCode.REGIONAL_DATA_CUT_OFF, line=line)
    values = {column: fields[place].strip()[:_LONGEST_FIELD] for column, place in places.items()}
    return Row(
        line=line,
        area_type=values["Area Type"],
        area=values["Area Name"],
        period=_matching(_PERIOD, values, "Period", line),
        level=_whole(values, "SOC Level", line),
        soc_code=_matching(_SOC_CODE, values, "Standard Occupational Classification (SOC)", line),
        title=values["Occupational Title"],
        base_employment=_whole(values, "Base Year Employment Estimate", line),
        projected_employment=_whole(values, "Projected Year Employment Estimate", line),
        percent_change=_number(values, "Percentage Change", line),
        openings=_whole(values, "Total Job Openings", line),
        median_hourly_wage=_wage(values, "Median Hourly Wage", line),
        median_annual_wage=_wage(values, "Median Annual Wage", line),
    )


def _matching(pattern: re.Pattern[str], values: dict[str, str], column: str, line: int) -> str:
    if not pattern.fullmatch(values[column]):
        raise _unreadable(values, column, line)
    return values[column]


def _number(values: dict[str, str], column: str, line: int) -> Decimal:
    try:
        number = Decimal(values[column].replace(",", "").removeprefix("$").removesuffix("%"))
    except InvalidOperation:
        raise _unreadable(values, column, line) from None
    if not number.is_finite() or abs(number) >= 10**9:
        raise _unreadable(values, column, line)
    return number


def _whole(values: dict[str, str], column: str, line: int) -> int:
    number = _number(values, column, line)
    if number != number.to_integral_value():
        raise _unreadable(values, column, line)
    return int(number)


def _wage(values: dict[str, str], column: str, line: int) -> Decimal | None:
    """EDD writes 0.00, in other series a blank or `*`, where so few work that one person's wage could be guessed."""
    if values[column] in {"", "*", "N/A"}:
        return None
    wage = _number(values, column, line)
    if wage < 0:
        raise _unreadable(values, column, line)
    return wage or None


def _unreadable(values: dict[str, str], column: str, line: int) -> UserError:
    return UserError(ErrorCode.REGIONAL_DATA_VALUE, line=line, column=column, value=values[column][:60])
