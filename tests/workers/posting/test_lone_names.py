"""Employers whose names stand by themselves, in pasted postings that no heading orders; and what is no employer."""

import pytest

from workers.posting.names import names_in


@pytest.mark.parametrize(
    ("text", "company"),
    [
        (
            "concrete finishers wanted asap denver metro!!!\nOk so got two slabs and Mile Hi Slab & Curb needs 4 men.",
            "Mile Hi Slab & Curb",
        ),
        ("roofers needed asap tulsa area!!\nBefore snow. Heron Roofing pays every friday.", "Heron Roofing"),
        ("Overnight baker. 10p-6a. Scale, mix, shape. Golden Heron Bakery, Duluth. $19-22.", "Golden Heron Bakery"),
        ("Forklift, nights!!! We give you the suit. Delmar Cold Storage Modesto. Se habla.", "Delmar Cold Storage"),
        ("Deckhands. Pilot boat runs. Heron Bar Workboats in Astoria. 7 on 7 off.", "Heron Bar Workboats"),
        ("FRAMERS WANTED\nTract houses.\nCall Miguel at Twin Heron Framing 555-0172", "Twin Heron Framing"),
        ("Composite tech\nAeroParts, Wichita KS\nBuild and repair flight controls.", "AeroParts"),
        ("Planer grader wanted. Heron Timber still runs two shifts when others shut.", "Heron Timber"),
        (
            "Drywall finisher, Salt Lake. Nivel 4 y 5. Pago por hora. Quintana Drywall. Mensaje a Lupe.",
            "Quintana Drywall",
        ),
        ("Mecánico agrícola. Tractores John Deere y Case, sprayers. Casa disponible.", ""),
        ("Road tech for scissor lifts. Genie JLG Sky. Heron Rental & Supply, Reno branch.", "Heron Rental & Supply"),
        ("TOWER HANDS NEEDED\nOwn harness, drug test. No drama. Text Marco.", ""),
        ("Cook wanted\nMust have finished this. Vo-Tech School. Cash paid.", ""),
    ],
)
def test_a_name_by_itself_is_the_employer_where_it_is_plainly_a_firms(text: str, company: str) -> None:
    assert names_in(text).company == company


@pytest.mark.parametrize(
    ("text", "company"),
    [
        ("Diesel mechanic\nRiverside Truck & Coach\nWe fix RVs and coaches. 4 tens.", "Riverside Truck & Coach"),
        ("Siding installers. Heron Exteriors of Knoxville has work thru spring on apartments.", "Heron Exteriors"),
        ("TOW OPERATORS. light duty, police rotation. ABLE BROS. TOWING Fresno. DMV pull.", "Able Bros. Towing"),
        ("SOLDADORES MIG\n\nPlanta Río Pinto Trailer Works en El Paso busca 6 soldadores.", "Río Pinto Trailer Works"),
        ("Heavy Truck Mechanic - Heron County Highway Department\nPlows.", "Heron County Highway Department"),
    ],
)
def test_an_employer_is_told_whole_and_without_what_stands_around_it(text: str, company: str) -> None:
    assert names_in(text).company == company


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("SOLDADORES MIG (GMAW) primer turno\nPlanta Río Pinto busca soldadores.", "Soldador MIG"),
        ("Pintores industriales para tanques\nHeron Coatings busca pintores.", "Pintor Industrial"),
        ("Trabajador(a) de empaque\nFrutas del Cañón, Reedley CA\nEmpacar durazno.", "Trabajador(a) de Empaque"),
        ("Trabajadores de asbesto y plomo. Heron Environmental, Newark. Noches.", "Trabajador de Asbesto y Plomo"),
        ("FLAGGERS FLAGGERS FLAGGERS. Card class this Thursday.", "Flagger"),
        ("Heron Roofs is hiring roofers and a cleanup person\nMetal & shingle.", "Roofer"),
        ("Apprenticeship. Takes applications for inside wireman apprentices monthly.", "Inside Wireman Apprentice"),
        ("ATTN WELDERS. Heron Fabrication. 6G test at the gate.", "Welder"),
        ("Meter reader/utility laborer wanted\nWalk 8 miles.", "Meter Reader/Utility Laborer"),
    ],
)
def test_a_position_is_one_persons(text: str, title: str) -> None:
    assert names_in(text).title == title


def test_a_firm_of_a_trade_that_seeks_people_is_no_position() -> None:
    text = "Sanitización, tercer turno. Empacadora Sierra Brava solicita personal para lavar líneas."
    assert names_in(text).title == ""
    assert names_in(text).company == "Empacadora Sierra Brava"


@pytest.mark.parametrize(
    "text",
    [
        "Roofers. Carlisle Roofing membranes, GAF shingles. Paid friday, bring harness.",
        "Millwrights, own tools. Ford Motor Company project in Dearborn. Show up Monday.",
        "Masons, 34 an hour. Brick by Acme Brick Company. Rain means no work.",
        "Pipefitters, 5-10s. Turner Construction is the GC. Badging takes 3 days.",
        "Insulators. Owens Corning Certified. Paid holidays.",
        "Crane operator wanted. Send your card. Family Owned Company. 40 years in business",
        "Box truck driver. Deliver Ashley Furniture and Rooms To Go. Two man team.",
        "Soldador TIG. Parque Industrial El Lago. Fondo de ahorro.",
    ],
)
def test_makers_customers_and_praise_are_no_employer(text: str) -> None:
    assert not names_in(text).company


@pytest.mark.parametrize(
    ("text", "company"),
    [
        ("Sweeper operator needed by the Port of Galena for terminals 2 and 4.", "Port of Galena"),
        ("painters! hello from Lindquist & Sons Painting. interior repaints.", "Lindquist & Sons Painting"),
    ],
)
def test_who_needs_people_is_the_employer_whatever_stands_before(text: str, company: str) -> None:
    assert names_in(text).company == company


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("Drywall tapers level 5 wanted\nStilts ok.", "Drywall Taper Level 5"),
        ("Deckhands & a mate. Norfolk. 14/14.", "Deckhand"),
        ("Barn help. 9 horses. Spanish fine. Quiet hands. No drama.", ""),
    ],
)
def test_a_position_is_no_second_one_and_no_way_of_people(text: str, title: str) -> None:
    assert names_in(text).title == title
