"""Headings that tell a position by its rank, its machine or its freight alone; whom a posting names at its end."""

import pytest

from workers.posting.named.bare_titles import with_trade
from workers.posting.names import names_in

_WORK = "\n\nPull and terminate feeders from prints. Drug screen before the start."


@pytest.mark.parametrize(
    ("text", "title"),
    [
        (f"Helper wanted for electricians{_WORK}", "Electrician Helper"),
        ("Operator, 40-ton rough terrain crane\n\nMake the lifts.", "Rough Terrain Crane Operator"),
        ("OPERATOR - CNC LATHE\n\nSecond shift.", "CNC Lathe Operator"),
        ("Operator, second shift\n\nRun packing lines.", "Operator"),
        ("HOME WEEKENDS - REGIONAL FLATBED\n\nPay: 68 cpm, $50 extra stop, $75 tarp pay.", "Regional Flatbed Driver"),
        ("OTR STEP DECK - NEW TRUCKS\n\n$100 referral driver bonus.", "OTR Step Deck Driver"),
    ],
)
def test_title_says_what_the_heading_does(text: str, title: str) -> None:
    assert names_in(text).title == title


@pytest.mark.parametrize(
    ("text", "title", "company"),
    [
        (
            "Trabajador de remoción de asbesto\nClearAir Abatement\n• Remover material\n• Usar respirador",
            "Trabajador de Remoción de Asbesto",
            "ClearAir Abatement",
        ),
        ("Trabajador de almacén\nBodega Sol\n• Mover tarimas", "Trabajador de Almacén", "Bodega Sol"),
        ("Trabajador agrícola\nRancho Equis\nPizcar uva.", "Trabajador Agrícola", "Rancho Equis"),
    ],
)
def test_what_shall_be_done_is_no_title(text: str, title: str, company: str) -> None:
    assert (names_in(text).title, names_in(text).company) == (title, company)


def test_rank_stands_with_the_one_trade_of_the_heading() -> None:
    assert with_trade("Journeyman", "Traveling and local wiremen wanted - campus") == "Journeyman Wireman"
    assert with_trade("Journeyman", "Plumbers and pipefitters wanted") == "Journeyman"
    assert with_trade("Plumber", "Wiremen wanted") == "Plumber"


@pytest.mark.parametrize(
    ("text", "company"),
    [
        ("Electrician II. Employer: County clinic at Rigby, Facilities. You keep sites.", "County clinic at Rigby"),
        (
            "Boiler operator, nights. Company: Pine Valley school district. State license.",
            "Pine Valley school district",
        ),
        ("GLAZIERS - DC 35 area\n\nSet units.\n\nContact Tern Curtainwall Corp., Lowell.", "Tern Curtainwall Corp"),
        ("PAINTERS - repaint\n\nHours: 7 to 3:30\nSpray and roll. Call Ed at 555-0101.", ""),
        ("DEDICATED REEFER | HOME DAILY\n\nCall Sandhill Foods Logistics, LLC at 555.", "Sandhill Foods Logistics"),
    ],
)
def test_employer_is_whom_a_label_or_a_call_names(text: str, company: str) -> None:
    assert names_in(text).company == company
