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
