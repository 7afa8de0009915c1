"""Heads of entries: which rows head a job, and what words part its title from its employer."""

import textwrap

import pytest

from tests.workers.resumes.printed import page
from workers.resumes.jobs.pieces import pieces
from workers.resumes.reader import read_jobs, read_sections
from workers.resumes.text.asides import is_place


def said(text: str) -> list[tuple[str, str]]:
    return [(job.title, job.company) for job in read_jobs(read_sections(page(textwrap.dedent(text))))]


def test_a_bold_head_goes_on_with_no_bullet_that_is_as_far_left() -> None:
    assert said(
        """
        EXPERIENCE
        **Machinist | Ortega Valve**
        March 2019 - Present
        * Set up lathes
        * Read prints
        **  Machinist / Deburrer | Delta Gear**
        June 2015 - February 2019
        * Ground parts
        """
    ) == [("Machinist", "Ortega Valve"), ("Machinist / Deburrer", "Delta Gear")]


def test_a_head_may_end_in_the_short_name_of_a_mexican_state() -> None:
    assert said(
        """
        EXPERIENCIA
        Soldador, Talleres del Norte, Monclova, Coah.
        Marzo de 2016 a la fecha
        * Soldar tubería
        Ayudante de Soldador, Herrería Ruiz, Hermosillo, Son.
        Febrero de 2010 a Enero de 2016
        * Cortar perfiles
        """
    ) == [("Soldador", "Talleres del Norte"), ("Ayudante de Soldador", "Herrería Ruiz")]


def test_a_craft_behind_en_is_part_of_the_title() -> None:
    assert said(
        """
        EXPERIENCIA
        Marzo de 2016 a la fecha
        Técnica en Refrigeración
        Frío del Bajío (León, Guanajuato)
        * Cargar refrigerante
        """
    ) == [("Técnica en Refrigeración", "Frío del Bajío")]


def test_what_stands_behind_en_is_the_employer_where_nothing_else_names_one() -> None:
    assert said(
        """
        EXPERIENCIA
        Soldador en Herrería Quintana       2016 - 2020
        * Soldar tubería
        Ayudante en Muebles Paloma          2012 - 2016
        * Cortar perfiles
        """
    ) == [("Soldador", "Herrería Quintana"), ("Ayudante", "Muebles Paloma")]


def test_the_us_navy_is_an_employer_and_no_country() -> None:
    assert pieces(["Boiler Technician, US Navy, Norfolk, VA"]) == ["Boiler Technician", "US Navy"]


@pytest.mark.parametrize("place", ["Hermosillo, Son.", "Maracaibo, Venezuela", "Monterrey, N.L.", "Tulsa, OK, USA"])
def test_places(place: str) -> None:
    assert is_place(place)


def test_slashes_part_a_title_from_its_employer_and_no_title_in_two() -> None:
    assert said(
        """
        EXPERIENCE
        Jan 2022 - Present
        **Lead Solar Installer / Sonoma Sun Collective / Santa Rosa, CA**
        * Land conduit and inverters
        Mar 2019 - Dec 2021
        **Driver / Helper | Delta Gear**
        * Delivered parts
        """
    ) == [("Lead Solar Installer", "Sonoma Sun Collective"), ("Driver / Helper", "Delta Gear")]


def test_the_year_or_shift_of_a_trade_is_part_of_the_title() -> None:
    assert pieces(["Elevator Apprentice, 4th year, Chesapeake Vertical Transport"]) == [
        "Elevator Apprentice, 4th year",
        "Chesapeake Vertical Transport",
    ]
    assert pieces(["Machinist's Mate, Second Class, United States Navy"])[-1] == "United States Navy"


def test_a_job_told_in_one_paragraph_begins_with_its_head() -> None:
    jobs = read_jobs(
        read_sections(
            page(
                textwrap.dedent(
                    """
                    EXPERIENCE
                    Taper, Arrowhead Interiors, Broken Arrow, OK, 2003 to 2010. Ran the bazooka in two casinos.
                    Laborer, Ruiz Plastering, Tulsa, OK, 2001 to 2003. Mixed mud and loaded boards.
                    """
                )
            )
        )
    )
    assert [(job.title, job.company, job.duties) for job in jobs] == [
        ("Taper", "Arrowhead Interiors", ["Ran the bazooka in two casinos."]),
        ("Laborer", "Ruiz Plastering", ["Mixed mud and loaded boards."]),
    ]


def test_dates_at_the_end_of_a_job_are_its_own() -> None:
    jobs = read_jobs(
        read_sections(
            page(
                textwrap.dedent(
                    """
                    EXPERIENCE
                    Wind Technician, Plains Wind Services
                    * Torque tower bolts
                    * Swap pitch motors
                    February 2019 - Present, Sweetwater, TX
                    Crane Operator, Caprock Steel Company
                    * Used a borescope on gearboxes
                    June 2017 - January 2019, Snyder, TX
                    """
                )
            )
        )
    )
    assert [(job.title, job.start.year if job.start else None, len(job.duties)) for job in jobs] == [
        ("Wind Technician", 2019, 2),
        ("Crane Operator", 2017, 1),
    ]


def test_a_bulleted_head_beside_its_dates_names_the_job() -> None:
    assert said(
        """
        WORK EXPERIENCE
        2015 - Present   * Ironworker, Shawmut Steel Erectors, Boston, MA
                           * Connected steel to 38 floors
        2010 - 2015      * Apprentice Ironworker, Bay Colony Bridge, Quincy, MA
                           * Set girders at night
        """
    ) == [("Ironworker", "Shawmut Steel Erectors"), ("Apprentice Ironworker", "Bay Colony Bridge")]


def test_an_employer_under_the_dates_is_read_where_no_bullets_follow() -> None:
    assert said(
        """
        WORK HISTORY
        Mar 2015 - now   Track Machine Operator
                         Prairie Junction Railroad, Galesburg, IL
                         Operate tamper and ballast regulator on a production gang and keep
                         the briefing sheets of the day.
        Jun 2012 - Feb 2015   Track Welder Helper
                         Prairie Junction Railroad, Galesburg, IL
                         Made thermite welds and ground rail ends with a profile grinder.
        """
    ) == [("Track Machine Operator", "Prairie Junction Railroad"), ("Track Welder Helper", "Prairie Junction Railroad")]


def test_a_row_of_its_own_type_under_all_dates_is_a_name_whatever_its_words() -> None:
    assert said(
        """
        EXPERIENCIA
        **Puertos del Valle**
        Abril 2019 - Presente
        **Operadora de Montacargas**
        Cargo y descargo remolques por turno

        **Bodega Chica**
        Agosto 2016 - Marzo 2019
        **Surtidora de Pedidos**
        Surtido por voz y acomodo
        """
    ) == [("Operadora de Montacargas", "Puertos del Valle"), ("Surtidora de Pedidos", "Bodega Chica")]


def test_dots_of_a_timeline_are_no_bullets() -> None:
    assert said(
        """
        EXPERIENCE
        * Great Creek Seating
          Robotic Weld Technician
          08/2020 - Present
            * Touch up robot weld paths
            * Rebuild torches
        * Stillwater Axle
          MIG Production Welder
          02/2016 - 07/2020
            * Weld trailer axles
        """
    ) == [("Robotic Weld Technician", "Great Creek Seating"), ("MIG Production Welder", "Stillwater Axle")]


def test_a_town_begins_behind_the_words_of_an_employer() -> None:
    assert pieces(["PV Installer @ Rising Sun Energy Co. Honolulu, HI"]) == ["PV Installer", "Rising Sun Energy Co."]
    assert pieces(["Deckhand @ Self-employed Waianae, HI"]) == ["Deckhand", "Self-employed"]


def test_a_name_that_reached_the_dates_beside_it_goes_on_below() -> None:
    assert said(
        """
        EXPERIENCE
        **Water Plant Operator, Ocmulgee Water   07-2014 to Present
        **Authority, Macon, GA
        * Run a surface plant
        **Utility Mechanic, Forsyth Works        04-2008 to 06-2014
        * Repaired mains
        """
    ) == [("Water Plant Operator", "Ocmulgee Water Authority"), ("Utility Mechanic", "Forsyth Works")]


def test_titles_set_as_headings_are_jobs() -> None:
    assert said(
        """
        **EXPERIENCE**

        **HAUL TRUCK DRIVER**
        Navajo Pit Mining
        Fruitland, NM   Feb 2004 - Mar 2009
        * Hauled coal

        **HEAVY EQUIPMENT OPERATOR**
        Four Ways Pipeline, LLC
        Bloomfield, NM   Apr 2009 - May 2017
        * Ditched and backfilled

        **EDUCATION**
        Shiprock High School, 2002
        """
    ) == [("HAUL TRUCK DRIVER", "Navajo Pit Mining"), ("HEAVY EQUIPMENT OPERATOR", "Four Ways Pipeline, LLC")]
