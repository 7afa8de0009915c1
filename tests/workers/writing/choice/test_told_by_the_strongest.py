"""A summary and a letter tell somebody by the strongest: the main line, the rank that is sought, what one masters."""

from datetime import date

from workers.language.occupations import language_of_title
from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment, Draft
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Credential, Experience, ProfileFacts, Skill
from workers.writing.person.own_gender import in_own_gender
from workers.writing.rules.asked.driving_licence import is_licence_alone
from workers.writing.rules.lines.main_work import is_check_before_work
from workers.writing.rules.worth.leading import heads_a_crew, leads_work
from workers.writing.rules.worth.what_lines_say import is_limited, names_a_fault, share_of_daily_work
from workers.writing.rules.writer import RuleWriter
from workers.writing.trades.families import families_of_title
from workers.writing.trades.titles import is_somebody

TODAY = date(2026, 11, 27)
BAKERY = "Lead Baker, Alba Bakery\n\nBake bread, keep starters, order flour.\nRequirements: 4 years of baking."


def resume(posting_text: str, job: Experience, *skills: Skill, papers: tuple[Credential, ...] = ()) -> Draft:
    posting = understand_posting(posting_text)
    facts = ProfileFacts("Ana Ruiz", "ana@example.com", (job,), skills, papers, TODAY)
    task = Assignment("resume", posting.language, posting, posting_text, facts, match(posting, facts))
    return RuleWriter().write(task)


def own(title: str, duties: str) -> Experience:
    return Experience("1", title, "Tarn Works", date(2018, 1, 8), None, duties)


def test_one_row_that_is_asked_for_is_not_all_that_somebody_knows() -> None:
    told = resume(
        BAKERY,
        own("Baker", "Mix, shape and bake bread\nFeed starters"),
        Skill("1", "Bread slicer", "Other", "Advanced"),
        Skill("2", "Deck oven", "Other", "Expert"),
    ).summary
    assert "Deck oven (expert)" in told or "deck oven (expert)" in told


def test_the_trade_behind_a_comma_names_who_one_is() -> None:
    posting = "Wastewater Operator, Town of Alba\n\nRun the plant.\nGrade III at hire. CDL B within one year."
    told = resume(
        posting,
        own("Lab Sampler, Wastewater Operator 2", "Run activated sludge plant\nBelt press"),
        papers=(
            Credential("1", "CDL B permit", "BMV", date(2026, 9, 1), None),
            Credential("2", "Wastewater operator Grade III", "DEP", date(2019, 4, 1), None),
        ),
    )
    assert told.summary.startswith("Wastewater Operator 2")
    assert told.credential_order[0] == "2"


def test_few_words_of_a_further_line_stand_for_no_work() -> None:
    posting = "Operador de tractor, Alba\nFunciones:\n- Disquear\n- Mover cajas\n- Aplicar con sprayer"
    duties = "Disqueo, siembro cover crop y fumigo con sprayer\nManejo John Deere y Kubota\nMantengo y engraso"
    told = resume(posting, own("Tractorista", f"{duties}\nLevanto cajas en la pizca"))
    assert "Experiencia en levantar cajas" not in told.summary


def test_who_is_in_charge_of_people_has_no_experience_in_being_so() -> None:
    posting = "Supervisora de ensamble, Alba\nFunciones:\n- Supervisar 12 personas\n- Soldar con soplete"
    duties = "Sueldo con soplete broches\nLíder de 6 personas en la mesa\nReviso con lupa"
    told = resume(posting, own("Ensambladora / Líder de mesa", duties)).summary
    assert "A cargo de 6 personas en la mesa." in told


def test_what_is_no_main_work() -> None:
    assert is_check_before_work("Pre trip and fuel")
    assert share_of_daily_work("Relief on loader 994 and water truck") < 1
    assert not is_check_before_work("Press and trim")


def test_a_fault_by_what_there_is_none_of_is_no_limit() -> None:
    assert names_a_fault("Diagnose electrical drains, no starts")
    assert not is_limited("Diagnose electrical drains, no starts")
    assert is_limited("Wiring, no panels")


def test_a_number_alone_may_be_people_who_are_led() -> None:
    assert leads_work("Lead 6 on nights")
    assert leads_work("Boss 3 riders")
    assert not leads_work("Lead 2 wires")


def test_who_watches_over_riders_drives_nothing() -> None:
    assert not families_of_title("Bus Monitor")
    assert families_of_title("Bus Driver")


def test_a_title_in_e_has_its_own_woman() -> None:
    assert in_own_gender("Jefe/a de Cocina", ["Cocinera"]) == "Jefa de Cocina"
    assert in_own_gender("Jefe/a de Cocina", ["Cocinero"]) == "Jefe de Cocina"


def test_no_line_of_work_answers_a_driving_licence() -> None:
    assert is_licence_alone("licencia de manejo")
    assert is_licence_alone("valid driver's license")
    assert not is_licence_alone("driver's license and 3 years on dump trucks")


def test_what_stands_behind_a_comma_is_who_one_is_only_by_an_occupation() -> None:
    told = resume("Boiler Operator, Alba\n\nFire boilers.", own("Second Class Engineer, Boiler Plant", "Fire boilers"))
    assert told.summary.startswith("Second Class Engineer")


def test_one_word_that_the_posting_has_is_told() -> None:
    posting = "QA Supervisor, Alba Foods\n\nHACCP, holds, micro swabs. 3 years in meat."
    told = resume(posting, own("QA Tech", "HACCP checks, temps\nHold and release product\nSwabs"))
    assert "Swabs" in told.bullets["1"]


def test_who_one_was_is_told_by_its_own_name() -> None:
    assert all(map(is_somebody, ("Seamstress", "Waitress", "CNA")))
    assert not is_somebody("Mattress")
    assert language_of_title("Train Conductor") != "es"
    assert language_of_title("Conductor") == "es"


def test_a_line_and_a_large_crew_are_led() -> None:
    assert leads_work("Lead line of 12")
    assert heads_a_crew("Crew of 20 for stringing, training, harvest")
    assert not heads_a_crew("Crew of 200 on the turnaround")


def test_years_of_another_work_are_none_of_the_trade() -> None:
    assert not families_of_title("Cashier / Stocker")
    assert families_of_title("Night stocker")
    assert not families_of_title("RV Final Finish")
    assert families_of_title("RV Technician")


def test_wiring_is_of_the_electrical_trade_that_is_asked_for() -> None:
    posting = "Composite Technician, Alba\n\nDuties\n- Repair hulls\n- Electrical work"
    told = resume(posting, own("Boat Builder", "Lay up hulls\nInstall hardware, hatches, wiring some\nMolds prep"))
    assert any("wiring" in one for one in told.bullets["1"])
