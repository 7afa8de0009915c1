"""What reading forty documents of people unknown to the writer found, each class held here by its case."""

from datetime import date

import pytest

from tests.workers.writing.people import text_of
from workers.posting.names import Names, names_in
from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment, DocumentKind, Draft
from workers.writing.duties.statements import duties_in
from workers.writing.matching.doing import done_concepts
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Credential, Experience, ProfileFacts, Skill
from workers.writing.rules.selection import Selection
from workers.writing.rules.worth.leading import asks_to_lead, leads
from workers.writing.rules.writer import RuleWriter
from workers.writing.translation.into_english.line import in_english
from workers.writing.words.articles import with_credential_article
from workers.writing.words.phrases import joined, lowered
from workers.writing.words.shorthand import written_out
from workers.writing.words.verbs import begins_with_verb, in_tense

TODAY = date(2026, 11, 22)


def task(
    posting_text: str, *jobs: Experience, kind: DocumentKind = "cover_letter", skills: tuple[Skill, ...] = ()
) -> Assignment:
    facts = ProfileFacts("Ana Ruiz", "ana@example.com", jobs, skills, (), TODAY)
    posting = understand_posting(posting_text)
    return Assignment(kind, posting.language, posting, posting_text, facts, match(posting, facts))


def draft(posting_text: str, *jobs: Experience, kind: DocumentKind = "cover_letter") -> Draft:
    return RuleWriter().write(task(posting_text, *jobs, kind=kind))


def letter(posting_text: str, *jobs: Experience) -> str:
    return text_of(draft(posting_text, *jobs))


def job(title: str, duties: str, begin: int = 2018, end: int | None = None, company: str = "Acme Works") -> Experience:
    return Experience(f"{title}{begin}", title, company, date(begin, 1, 1), date(end, 1, 1) if end else None, duties)


@pytest.mark.parametrize(
    "duty",
    [
        "Helped set rails and hang car frames",
        "Helped lead installer set condensers, hang flex duct, braze linesets (under supervision)",
    ],
)
def test_what_was_helped_with_is_not_told_as_done(duty: str) -> None:
    assert in_tense(duty, past=True) == duty


def test_who_helped_and_did_is_told_as_doing_both() -> None:
    assert in_tense("Help the mechanic and clean pits", past=True) == "Helped the mechanic and cleaned pits"


@pytest.mark.parametrize(
    "line",
    [
        "Service calls on split systems",
        "Ground work first, then hot work under a journeyman",
        "Leak search",
        "Scheduled maintenance on 62 turbines",
        "Ground blade inspections with camera",
        "Trim, crown, built ins, stair rails",
    ],
)
def test_a_noun_that_looks_like_a_verb_is_not_told_as_one(line: str) -> None:
    assert not begins_with_verb(line)
    assert in_tense(line, past=True) == line


@pytest.mark.parametrize(
    "line", ["Service trucks and trailers", "Trim trees", "Ground and tag out lines", "Edit files"]
)
def test_a_verb_that_may_be_a_noun_stays_a_verb(line: str) -> None:
    assert begins_with_verb(line)


@pytest.mark.parametrize(
    ("line", "whole"),
    [
        ("Maint. agreements, water heaters incl. tankless", "Maintenance agreements, water heaters including tankless"),
        ("Set trusses w/ crane, 40 hrs", "Set trusses with crane, 40 hours"),
        ("Inspection + paperwork", "Inspection and paperwork"),
        ("24V w/o GPS", "24V without GPS"),
        ("Diodes, n/w/s sides", "Diodes, n/w/s sides"),
        ("2 apprentices w me, draw the plans, FCAW the pans", "2 apprentices with me, draw the plans, FCAW the pans"),
        ("w/in 24 hrs, inspect it b4 leaving", "within 24 hours, inspect it before leaving"),
        ("from abt 30 a month, twice a yr, after yr 2", "from about 30 a month, twice a year, after year 2"),
        ("12 hr shifts, last 14 mo at the plant", "12-hour shifts, last 14 months at the plant"),
        ("2x a week, lead when he is @ other yard", "2 times a week, lead when he is at other yard"),
        ("alum mig, weld alum, dose alum", "aluminum mig, weld aluminum, dose alum"),
        ("elec motors, elec panels, ht gauge", "electric motors, electrical panels, height gauge"),
        ("hvy equip, comm'l and res'l", "heavy equipment, commercial and residential"),
        ("stocked whse. Weld alum. Twice a yr. Drove", "stocked warehouse. Weld aluminum. Twice a year. Drove"),
        ("so cal runs for SoCal Gas", "Southern California runs for SoCal Gas"),
    ],
)
def test_english_shorthand_is_written_out(line: str, whole: str) -> None:
    assert written_out(line, "en") == whole


@pytest.mark.parametrize(
    ("line", "whole"),
    [
        ("Mantto. de bombas p/ planta", "Mantenimiento de bombas para planta"),
        ("TECHO y PLANO", "TECHO y PLANO"),
        ("1 dia x semana, lo q pide el inspector", "1 dia por semana, lo que pide el inspector"),
    ],
)
def test_spanish_shorthand_is_written_out(line: str, whole: str) -> None:
    assert written_out(line, "es") == whole


def test_a_test_without_load_is_no_denial() -> None:
    told = draft("Mechanic\nMust test.", job("Mechanic", "No-load tests of safeties\nReplace ropes"), kind="resume")
    assert "No-load tests of safeties" in told.bullets["Mechanic2018"]


def test_a_place_or_an_hour_is_nothing_that_work_includes() -> None:
    text = letter(
        "Elevator Mechanic\nMust keep records.",
        job(
            "Elevator Mechanic",
            "Fill out logs\nUnder a journeyman the whole time\nOn call one week in four",
            2018,
            2020,
        ),
        job("Elevator Constructor", "Fill out logs\nSet rails", 2020),
    )
    assert "includes under" not in text
    assert "on call" not in text.lower()


def test_things_end_where_a_doing_begins() -> None:
    [line] = duties_in("Weekly site walks, write up findings in Procore", "en", past=False)
    assert [one.clause for one in line.items] == ["do weekly site walks", "write up findings in Procore"]


@pytest.mark.parametrize(
    ("duty", "told"),
    [
        ("Armaba spools en el taller", "armaba spools en el taller"),
        ("Mezcla de epóxicos, mido espesor", "hacía mezcla de epóxicos"),
        ("Cimbra para cimientos y banquetas", "trabajaba con cimbra para cimientos y banquetas"),
    ],
)
def test_spanish_verbs_are_told_and_nouns_behind_a_verb(duty: str, told: str) -> None:
    assert told in [one.clause for one in duties_in(duty, "es", past=True)]


def test_who_works_for_themselves_has_no_employer_of_that_name() -> None:
    english = letter("Carpenter\nMust build stairs.", job("Finish Carpenter", "Build stairs", company="Self-employed"))
    assert "Self-employed" not in english
    assert "finish carpenter" in english
    spanish = letter("Se busca pintor\nRequisitos:\n- brocha", job("Pintor", "Pinto casas", company="Por mi cuenta"))
    assert "Por mi cuenta" not in spanish


def test_an_employer_named_in_the_opening_is_not_named_again_at_once() -> None:
    text = letter("Plumber\nMust bend pipe.", job("Cook", "Read logs daily\nOpen doors for guests"))
    assert text.count("Acme Works") == 1


def test_a_skill_of_a_beginner_stands_behind_the_others() -> None:
    rows = (
        Skill("a", "Chillers", "Technical Skill", "Beginner"),
        Skill("b", "Brazing", "Technical Skill", "Intermediate"),
    )
    chosen = Selection(task("HVAC Technician\nMust service chillers.", kind="resume", skills=rows))
    assert chosen.skill_order() == ("b", "a")


def test_a_credential_called_as_a_person_with_initials_is_said_to_be_one() -> None:
    name = Credential("c", "Certified Elevator Technician (CET)", "", None, None).name
    assert with_credential_article(name) == "the Certified Elevator Technician (CET) certification"


def test_lists_of_pairs_are_parted_and_weekdays_keep_their_capital() -> None:
    assert joined(["pumps and valves", "fans"], "and") == "pumps and valves, and fans"
    assert lowered("Monday toolbox talks") == "Monday toolbox talks"
    assert lowered("Vestas V90 and V110") == "Vestas V90 and V110"
    assert lowered("Mondayish") == "mondayish"


REST = (
    " Must read blueprints. Bilingual a plus. Fifty hours a week, paid weekly, with per diem and a truck of the firm."
)


@pytest.mark.parametrize(
    ("text", "title", "company"),
    [
        (f"Drywall Finisher - Lakeside Builders. Hospital work.{REST}", "Drywall Finisher", "Lakeside Builders"),
        (f"Service Plumber - Gold State Hospitals. No nights.{REST}", "Service Plumber", "Gold State Hospitals"),
        (f"Acabador de concreto para Lozas del Sur. Pisos.{REST}", "Acabador de Concreto", "Lozas del Sur"),
        (f"Grader Operator wanted for road job, Penfold Paving. Days.{REST}", "Grader Operator", "Penfold Paving"),
        ("Warehouse Lead - Night Shift\nNorth Point Logistics, Dallas TX\n", "Warehouse Lead", "North Point Logistics"),
        ("Soldador\nRefinería - paro de planta\nContratista: Laguna Services\n", "Soldador", "Laguna Services"),
    ],
)
def test_the_names_of_a_posting_on_one_line_are_read(text: str, title: str, company: str) -> None:
    assert names_in(text) == Names(title, company)


@pytest.mark.parametrize(
    ("duty", "past", "english"),
    [
        ("Movía andamios y escaleras", True, "Moved scaffolds and ladders"),
        ("Armaba andamios", True, "Erected scaffolds"),
        ("Colgaba tablaroca de 5/8 en techos con el elevador de paneles", True,
         "Hung 5/8 drywall on ceilings with the panel lift"),
        ("Descargo 8 a 10 trailers por turno con otros dos compañeros", False,
         "Unload 8 to 10 trailers per shift with two other coworkers"),
        ("Biselaba con la máquina y esmeril", True, "Beveled with the machine and a grinder"),
        ("Excavo zanjas para tubería", False, "Dig trenches for pipe"),
        ("Opero montacargas en el congelador a -10 F", False, "Operate forklifts in the freezer at -10 F"),
        ("Cargaba block y mezcla", True, "Carried blocks and mortar"),
        ("Desempeñaba labores", True, ""),
    ],
)  # fmt: skip
def test_spanish_verbs_are_known_in_the_forms_that_tell(duty: str, past: bool, english: str) -> None:  # noqa: FBT001
    assert in_english(duty, past=past) == english


def test_a_roof_is_one_to_who_roofs() -> None:
    assert in_english("Reparo techos", past=False) == "Repair roofs"


def test_who_has_no_job_now_still_says_what_they_hold() -> None:
    card = Credential("c", "CDL Class A", "", None, date(2030, 1, 1))
    facts = ProfileFacts(
        "Ana Ruiz", "ana@example.com", (job("Crane Operator", "Ran cranes", 2018, 2025),), (), (card,), TODAY
    )
    posting = understand_posting("Crane Operator\nMust have CDL A.")
    own = Assignment("resume", "en", posting, "Crane Operator", facts, match(posting, facts))
    assert "CDL Class A." in RuleWriter().write(own).summary


def test_who_taught_others_says_so_first_where_a_lead_is_sought() -> None:
    plumber = job("Plumber", "Install copper pipe\nTeach the 2 apprentices\nOrder parts from the counter")
    asked = draft("Plumbing Foreman\nLead a crew of six on tenant work.", plumber, kind="resume")
    assert asked.bullets["Plumber2018"][0] == "Teach the 2 apprentices"
    assert leads("Superviso a un peón")
    assert not leads("Assist the foreman with training")
    assert not asks_to_lead("Plumber\nInstall pipe.")


def test_a_short_spanish_job_is_not_taken_for_english() -> None:
    text = letter(
        "Roofing Foreman at Acme\nWe need a foreman who can lay out the work and keep the crew safe every day.",
        job("Techador", "Instalo techo plano, quito techo viejo y reviso las juntas cuando no viene el encargado"),
        job("Albañil", "pegar bloque, repello", 2011, 2016, "Constructora"),
    )
    assert "pegar" not in text


def test_who_inspects_trailers_is_not_said_to_drive_trucks() -> None:
    assert "truck driving" not in done_concepts("DOT inspections on tractors and trailers", "en")
    assert "truck driving" in done_concepts("Drove tractor-trailers to three states", "en")
