"""Words typed without their vowels are told whole where one word alone is meant; all else stays as typed."""

from datetime import date

import pytest

from workers.writing.person.facts import Experience, KnownBeside, ProfileFacts, Skill, Training
from workers.writing.proofreading.cut_words import with_cut_words_whole
from workers.writing.proofreading.rows import proofread
from workers.writing.words.english_spelling import with_words_spelled
from workers.writing.words.shorthand import written_out
from workers.writing.words.title_case import title_spelled_out


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("inbound/outbnd and air tests", "inbound/outbound and air tests"),
        ("single car air brk test", "single car air brake test"),
        ("pre shift, LOTO, paperwk", "pre shift, LOTO, paperwork"),
        ("pallet jck", "pallet jack"),
        ("drywll hngr", "drywall hanger"),
        ("gnrtr service, trnsmsn work", "generator service, transmission work"),
        ("lay brick on strght wall", "lay brick on straight wall"),
        ("wrote up tkts", "wrote up tickets"),
        ("posnrs and xmtrs", "positioners and transmitters"),
        ("set trsses, dug trnchs", "set trusses, dug trenches"),
        ("hauled grvl and lmbr", "hauled gravel and lumber"),
        ("wldd pipe, mngd stock", "welded pipe, managed stock"),
        ("cut glss to size", "cut glass to size"),
        ("scssr lift and lddrs", "scissor lift and ladders"),
        ("pulled prmts", "pulled permits"),
        ("helped the journyman, custmr service", "helped the journyman, customer service"),
    ],
)
def test_a_cut_word_is_told_whole(typed: str, told: str) -> None:
    assert with_cut_words_whole(typed) == told


@pytest.mark.parametrize(
    "line",
    [
        "get rid of short shots, flash, splay",
        "stellite tips",
        "split sets, swellex and mesh",
        "brk in the new guys",
        "set up a dvr",
        "box of trks",
        "Wrngl jeans",
        "bac-t samples",
        "3/4 brd",
        "xyzkrt pumps",
        "stripped frms",
        "fixed lks",
        "hng doors",
        "wht pine",
        "tied rbr",
        "framed wlls",
        "mail it to a.brk@example.com",
    ],
)
def test_what_may_be_something_else_stays(line: str) -> None:
    assert with_cut_words_whole(line) == line
    assert with_cut_words_whole("haul trks", frozenset({"trks"})) == "haul trks"


def test_what_the_job_says_elsewhere_tells_which_is_meant() -> None:
    assert with_cut_words_whole("stripped frms", around="set forms and poured") == "stripped forms"
    assert with_cut_words_whole("stripped frms", around="set forms, built frames") == "stripped frms"


def test_a_slip_in_a_long_word_is_mended_by_the_texts_of_the_trades() -> None:
    assert with_words_spelled("dozer undercarrige") == "dozer undercarriage"
    assert with_words_spelled("concret forms") == "concrete forms"
    assert with_words_spelled("stellite tips, nonconformance") == "stellite tips, nonconformance"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("waste dwn 11% to 6.5%", "waste down 11% to 6.5%"),
        ("foil brd", "foil board"),
        ("leaks, hose, pumps, cyl", "leaks, hose, pumps, cylinders"),
        ("ran a 6 cyl diesel", "ran a 6 cyl diesel"),
        ("feeder/deliv, load paper", "feeder/delivery, load paper"),
        ("OH and UG dist maint", "OH and UG distribution maintenance"),
        ("rerailing equip", "rerailing equipment"),
        ("chg inserts, insp parts", "change inserts, inspect parts"),
        ("insp reports", "inspection reports"),
        ("work orders in cmms", "work orders in CMMS"),
        ("run 6c Heidelberg 40in", "run 6-color Heidelberg 40 inch"),
    ],
)
def test_shorthand_of_presses_lines_and_shops_is_told_whole(typed: str, told: str) -> None:
    assert written_out(typed, "en") == told


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("App lineman", "Apprentice lineman"),
        ("JL Lineman", "Journeyman Lineman"),
        ("App Developer", "App Developer"),
    ],
)
def test_a_linemans_grade_is_told_whole(typed: str, told: str) -> None:
    assert title_spelled_out(typed, "en") == told


def test_a_profile_in_capitals_keeps_initials_and_lowers_short_words() -> None:
    job = Experience(
        "1", "PIPE WELDER", "BAYOU FAB YARD", date(2016, 4, 1), None, "TIG ROOT STICK CAP ON CARBON PIPE\nARC GOUGE"
    )
    study = Training("SOWELA", "TECHNICAL DIPLOMA, WELDING", None, None, None)
    skills = (Skill("s", "ANGLE GRINDER", "Power Tool", "Expert"),)
    typed = ProfileFacts("L F", "l@example.com", (job,), skills, (), date(2026, 11, 27), beside=KnownBeside((study,)))
    told = proofread(typed)
    assert told.experiences[0].duties == "TIG root, stick cap on carbon pipe\narc gouge"
    assert told.experiences[0].company_name == "Bayou Fab Yard"
    assert told.beside.education[0].credential == "Technical Diploma, Welding"
    assert told.beside.education[0].school == "SOWELA"
