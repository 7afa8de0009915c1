"""Who hires where the title's line goes on with a part of the firm, or with the town of the work."""

import pytest

from workers.posting.names import names_in

_WORK = "\n\nRequirements\n- Five years of experience\n- Valid driver license\n"


@pytest.mark.parametrize(
    ("head", "company"),
    [
        (
            "PAINTER - Collision Center, Salem OR\n\nHarlow Auto Group's collision center fixes 160 cars.",
            "Harlow Auto Group",
        ),
        ("Painter - Harlow Collision, Salem OR\n\nHarlow's paint shop fixes 160 cars.", "Harlow Collision"),
        (
            "Meat Cutter, full time, Prairie City. Fresh Barn Markets (nine stores) needs a third cutter.",
            "Fresh Barn Markets",
        ),
        ("Marine Technician, Saint Ann Island. We're a Mercury and Suzuki dealer with a six-bay shop.", ""),
        (
            "LEAD WELDER - Fabrication Shop, Salem OR\n\nGulfline Marine's fabrication shop builds barges.",
            "Gulfline Marine",
        ),
        ("Cashier\n\nTrader Ann's is hiring in Salem, OR.", "Trader Ann's"),
        ("Forklift Operator, 2nd shift. Heron City. Plains Cold Storage, 400 Fulton.", "Plains Cold Storage"),
        ("Marine Mechanic\nHeron Island\n\nWe fix boats and engines of all makes.", ""),
        ("Marine Mechanic\nHeron City\n\nAt Heron we fix boats and engines of all makes.", "Heron City"),
        ("Marine Technician, Heron Beach\n\nWe repair outboards in a six-bay shop.", ""),
    ],
)
def test_who_hires(head: str, company: str) -> None:
    assert names_in(head + _WORK).company == company


@pytest.mark.parametrize(
    ("head", "company"),
    [
        ("Ag Technician \u2013 Valley City store\n\nWe sell combines all over the Sheyenne valley.", ""),
        ("Line Cook \u2013 Red Wing location\n\nWe serve brunch.", ""),
        ("Forklift Operator \u2013 Cedar Rapids warehouse\n\nWe ship cereal.", ""),
        ("Baker \u2013 Sister Bay shop\n\nWe bake at night.", ""),
        ("Meat Cutter - Park Rapids store\n\nFull time. We cut beef.", ""),
        ("Tire Tech \u2013 Cascade Tire store\n\nWe sell tires.", "Cascade Tire"),
    ],
)
def test_a_house_of_a_firm_is_called_after_its_town(head: str, company: str) -> None:
    assert names_in(f"{head}\n\nNeed\n- 2 years in the trade\n").company == company


@pytest.mark.parametrize(
    ("text", "company"),
    [
        (
            (
                "Lead HVAC Installer \u2013 residential changeouts. \nAre you tired of the wrong coil? "
                "At Larkspur Heating & Cooling the install coordinator checks every kit."
            ),
            "Larkspur Heating & Cooling",
        ),
        ("Plumber\n\nAt Union Station the crew meets at 6. We are a small shop.", ""),
        ("Electrician\n\nAt Lake Michigan the wind is cold. We wire docks.", ""),
    ],
)
def test_where_somebody_does_something_is_an_employer_or_a_place(text: str, company: str) -> None:
    assert names_in(f"{text}\n\nNeed\n- 2 years in the trade\n").company == company
