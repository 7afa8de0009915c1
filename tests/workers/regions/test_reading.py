"""What a file of the state's projections is taken for, and what is refused by name."""

from collections.abc import Callable
from decimal import Decimal

import pytest

from common.errors import UserError
from tests.workers.regions.edd_file import TEACHERS, EddFile, edd_file
from workers.regions.bundled import bundled_file
from workers.regions.counties import COUNTIES, name_and_counties
from workers.regions.reading import read_projections

WELDERS = "51-4121"


def refusal(content: bytes) -> UserError:
    with pytest.raises(UserError) as refused:
        read_projections(content)
    return refused.value


def test_a_whole_file_is_read_with_its_areas_by_county_and_its_wages_where_published() -> None:
    projections = read_projections(edd_file().content())
    assert projections.period == "2020-2030"
    assert projections.state.name == "California"
    bay, _, harbor, *_ = projections.regions
    assert (bay.name, bay.counties) == ("Bay MD", ("Alameda", "Contra Costa"))
    assert projections.figures[bay][WELDERS].median_hourly_wage == Decimal("18.50")
    assert projections.figures[harbor][WELDERS].median_hourly_wage is None
    assert projections.figures[harbor][WELDERS].openings == 140
    teachers = projections.figures[bay][TEACHERS]
    assert (teachers.median_hourly_wage, teachers.median_annual_wage is not None) == (None, True)
    assert "51-4000" not in projections.titles, "groups have no figures of their own"


def today(file: EddFile) -> None:
    """As the portal's file of 2024-2034 is headed."""
    file.header[file.column("Total  Job Openings")] = "Total Job Openings"
    file.header[file.column("Area Name (County Names)")] = "Area Name"


@pytest.mark.parametrize("headed", [today, lambda file: file.header.reverse() or [row.reverse() for row in file.rows]])
def test_columns_are_found_by_their_names_in_any_order_and_spelling(headed: Callable[[EddFile], None]) -> None:
    file = edd_file()
    expected = read_projections(file.content())
    headed(file)
    assert read_projections(file.content()) == expected


@pytest.mark.parametrize("encoding", ["utf-8-sig", "cp1252"])
def test_bytes_that_programs_put_before_or_into_a_file_change_nothing(encoding: str) -> None:
    file = edd_file()
    file.put("Work Experience", "≥5 years" if encoding == "utf-8-sig" else "5 years – more")
    assert read_projections(file.content(encoding=encoding)) == read_projections(edd_file().content())


def test_the_state_may_be_ahead_of_its_regions() -> None:
    projections = read_projections(edd_file("2023-2033", "2024-2034").content())
    assert (projections.period, projections.state.period) == ("2023-2033", "2024-2034")


@pytest.mark.parametrize("written", ["", "*", "N/A", "0", "0.00"])
def test_a_wage_that_is_not_published_is_none_however_that_is_written(written: str) -> None:
    file = edd_file()
    file.put("Median Hourly Wage", written, area="Bay", code=WELDERS)
    projections = read_projections(file.content())
    assert projections.figures[projections.regions[0]][WELDERS].median_hourly_wage is None


def test_a_missing_column_is_named() -> None:
    file = edd_file()
    file.header[file.column("Median Hourly Wage")] = "Mean Hourly Wage"
    refused = refusal(file.content())
    assert (refused.code, refused.params) == ("regional_data_column_missing", {"columns": ("Median Hourly Wage",)})


def test_half_a_file_is_refused_by_the_counties_that_are_missing() -> None:
    content = edd_file().content()
    refused = refusal(content[: content.index(b"Consortium")])
    assert refused.code == "regional_data_counties_missing"
    assert {"Alpine", "Yuba"} <= set(refused.params["counties"])  # type: ignore[arg-type]


def test_a_file_that_breaks_off_within_a_line_is_refused_by_the_line() -> None:
    content = edd_file().content()
    refused = refusal(content[:-60])
    assert (refused.code, refused.params) == ("regional_data_cut_off", {"line": content.count(b"\n")})


def test_a_file_that_breaks_off_within_a_quoted_name_is_refused() -> None:
    content = edd_file().content()
    assert refusal(content[: content.rindex(b"Glenn")]).code == "regional_data_cut_off"


def test_an_area_without_its_last_occupations_is_refused_by_its_name() -> None:
    file = edd_file()
    file.drop(lambda row: row[1].startswith("Everywhere") and row[3] == "3")
    refused = refusal(file.content())
    assert (refused.code, refused.params) == ("regional_data_incomplete", {"area": "Everywhere Else Region"})


def test_an_area_in_two_periods_is_refused_with_both() -> None:
    file = edd_file()
    file.where(area="Bay")[-1][2] = "2018-2028"
    refused = refusal(file.content())
    assert (refused.code, refused.params) == ("regional_data_mixed", {"periods": ("2018-2028", "2020-2030")})


def test_regions_of_different_periods_are_refused_since_they_would_be_ranked_against_each_other() -> None:
    file = edd_file()
    file.put("Period", "2021-2031", area="Bay")
    assert refusal(file.content()).code == "regional_data_mixed"


def test_regions_by_the_codes_of_2010_are_refused() -> None:
    refused = refusal(edd_file("2018-2028", "2020-2030").content())
    assert (refused.code, refused.params) == ("regional_data_old_codes", {"period": "2018-2028"})


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n",
        b"<!DOCTYPE html><html><body>Sign in</body></html>",
        b'{"success": false}',
        b"PK\x03\x04",
        b"a,b\n1,2\n",
    ],
)
def test_what_is_no_csv_of_projections_is_refused_as_such(content: bytes) -> None:
    assert refusal(content).code == "regional_data_not_csv"


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("Period", "soon"),
        ("Total  Job Openings", "many"),
        ("Total  Job Openings", "NaN"),
        ("Total  Job Openings", "1.5"),
        ("Median Hourly Wage", "-1"),
        ("Area Name (County Names)", "Bay MD (Atlantis County)"),
        ("Standard Occupational Classification (SOC)", "=cmd()"),
    ],
)
def test_a_value_that_cannot_be_is_refused_by_line_and_column(column: str, value: str) -> None:
    file = edd_file()
    file.rows[5][file.column(column)] = value
    refused = refusal(file.content())
    assert refused.code == "regional_data_value"
    assert (refused.params["line"], refused.params["value"]) == (7, value)


def test_an_occupation_twice_in_an_area_is_refused() -> None:
    file = edd_file()
    file.rows.append(file.where(area="Bay", code=WELDERS)[0])
    assert refusal(file.content()).code == "regional_data_twice"


def test_a_county_in_two_regions_is_refused() -> None:
    file = edd_file()
    file.rows += [[row[0], "Second Bay MD (Alameda County)", *row[2:]] for row in file.where(area="Bay")]
    refused = refusal(file.content())
    assert (refused.code, refused.params) == ("regional_data_counties_twice", {"counties": ("Alameda",)})


def test_a_file_without_one_of_the_trades_is_refused_by_it() -> None:
    file = edd_file()
    file.drop(lambda row: row[4] == WELDERS)
    refused = refusal(file.content())
    assert (refused.code, refused.params) == ("regional_data_trades_missing", {"trades": ("Welder (51-4121)",)})


def test_the_bundled_figures_are_whole_and_know_every_trade_in_32_regions() -> None:
    projections = read_projections(bundled_file())
    assert len(projections.regions) == 32
    assert {county for region in projections.regions for county in region.counties} == COUNTIES
    assert projections.count > 13_000


def test_a_region_s_name_and_counties_are_told_apart() -> None:
    assert name_and_counties("Stockton-Lodi MSA (San Joaquin County)") == ("Stockton-Lodi MSA", ("San Joaquin",))
    assert name_and_counties("North Coast Region (Del Norte, Humboldt, Lake, and Mendocino Counties)") == (
        "North Coast Region",
        ("Del Norte", "Humboldt", "Lake", "Mendocino"),
    )
    assert name_and_counties("California") is None
