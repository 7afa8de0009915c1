"""What postings welcome, told apart from what they require; and years that are of the trade, since nothing is named."""

import pytest

from workers.posting.requirements.reading import understand_posting

_HEAD = "Bricklayer - Heron Masonry, Salem OR\n\n"


@pytest.mark.parametrize(
    ("text", "thing"),
    [
        ("You bring your own tools. Stone setting experience valued.", "Stone setting experience"),
        ("You need a driver's license. CPO certified? Even better.", "CPO certified"),
        ("Must haves\n- Own tools\nNice to haves\n- Detroit DD15 certs", "Detroit DD15 certs"),
        ("You have: own tools.\nWe'll be impressed by: an agronomy degree.", "agronomy degree"),
        ("- clean driving record\n- two years spraying\nCDL not needed but nice.", "CDL"),
        ("Requirements: own tools, driver's license. Stamped & decorative is a plus.", "Stamped & decorative"),
        ("Requirements: own tools. First aid and H2S cards help.", "H2S cards"),
        ("You need a van. We'd be glad to see I-CAR Platinum.", "I-CAR Platinum"),
        ("Must have own tools. Bilingual? We pay $1 more.", "Bilingual"),
        ("You stand all day. Journeyman card not required, but is a plus.", "Journeyman card"),
        ("Requisitos: transporte. Inglés ayuda.", "Inglés"),
        ("Requisitos: transporte. Calibración ADAS muy deseada.", "Calibración ADAS"),
        ("Must: own meters.\nLike: Otis Gen2, escalator step work.", "Otis Gen2"),
        ("Reliable transportation. Spanish not a must but nice to have.", "Spanish"),
        ("You need five years. Leather experience moves you up the list.", "Leather experience"),
        ("Se requiere: carnet B.\nSe tendrá en cuenta: carnet de gases fluorados.", "carnet de gases fluorados"),
        ("You need a CDL. Experience in AMI is beneficial.", "AMI"),
        ("What we ask\n* Clean driver's license\nWhat we hope for\n* Time on VMS robots", "VMS robots"),
        ("Requisitos: 3 años de experiencia, transporte. Si sabes TPO mejor.", "TPO"),
    ],
)
def test_it_is_welcome(text: str, thing: str) -> None:
    asked = {one.said: one.level for one in understand_posting(_HEAD + text).requirements}
    assert asked.get(thing) == "preferred", asked


def test_a_safety_course_is_no_welcome_thing() -> None:
    asked = {
        one.said: one.level for one in understand_posting("Scaffold Helper\n\nTWIC, OSHA 10, Basic Plus.").requirements
    }
    assert asked == {"TWIC": "required", "OSHA 10": "required", "Basic Plus": "required"}


@pytest.mark.parametrize(
    ("text", "years"),
    [
        ("must have at least 2 years. own tools and stilts.", 2),
        ("Requerido: 4 años, frenos de aire, licencia.", 4),
        ("We have been here for 12 years, and pay weekly. Own tools.", None),
    ],
)
def test_years_of_nothing_are_of_the_trade(text: str, years: int | None) -> None:
    assert understand_posting("Drywall Finisher\n\n" + text).years_required == years
