"""What a person has under another name than the posting's isn't missing; what is only near it stays missing."""

from datetime import date

import pytest

from workers.posting.requirements.reading import understand_posting
from workers.writing.document.other_names import with_other_names
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Credential, Experience, ProfileFacts, Skill

TODAY = date(2026, 7, 6)


def person(
    title: str, duties: str, *credentials: str, skills: tuple[str, ...] = (), until: date | None = None
) -> ProfileFacts:
    return ProfileFacts(
        name="Ana Ruiz",
        email="ana@example.com",
        experiences=(Experience("job", title, "Acme Works", date(2018, 1, 1), None, duties),),
        skills=tuple(Skill(name, name, "Hand Tool", "Advanced") for name in skills),
        credentials=tuple(Credential(name, name, "Issuer", date(2020, 1, 1), until) for name in credentials),
        today=TODAY,
    )


def is_missing(asked: str, facts: ProfileFacts) -> bool:
    posting = understand_posting(f"Requirements:\n- {asked}")
    return bool(with_other_names(match(posting, facts), posting, facts).missing)


RIGGER = person("Laborer", "Moved loads with cranes", "Rigger Level I")
ELECTRICIAN = person("Electrician", "Reads prints and wires motor controls")
CARPENTER = person("Carpenter", "Read prints and framed walls")
DRIVER = person("Truck Driver", "Drove a flatbed", "Class A CDL", "EPA 608 Universal")
PLUMBER = person("Plumber", "Replaced water heaters", "Journeyman Plumber License")
SOLDADOR = person("Soldador", "Leía isométricos y soldaba tubería con TIG")


@pytest.mark.parametrize(
    ("asked", "facts"),
    [
        ("rigging", RIGGER),
        ("read schematics", ELECTRICIAN),
        ("wiring diagrams", ELECTRICIAN),
        ("blueprint reading", CARPENTER),
        ("Class B CDL", DRIVER),
        ("EPA 608 Type II", DRIVER),
        ("driver's license", DRIVER),
        ("plumbing license", PLUMBER),
        ("read isometric drawings", SOLDADOR),
    ],
)
def test_what_is_held_under_another_name_is_not_missing(asked: str, facts: ProfileFacts) -> None:
    assert not is_missing(asked, facts)


@pytest.mark.parametrize(
    ("asked", "title", "duties", "credential"),
    [
        ("stick welding", "Welder", "SMAW on plate", ""),
        ("GMAW", "Welder", "MIG welded frames", ""),
        ("GTAW", "Welder", "TIG welded pipe", ""),
        ("SMAW", "Welder", "Stick welded beams", ""),
        ("preventive maintenance", "Mechanic", "Did PMs on presses", ""),
        ("lockout/tagout", "Mechanic", "Followed LOTO on every job", ""),
        ("PLC troubleshooting", "Electrician", "Troubleshot Allen-Bradley PLCs", ""),
        ("forklift license", "Warehouse Worker", "Moved pallets", "Forklift Operator Certification"),
        ("OSHA 10", "Laborer", "Framed walls", "OSHA 30"),
        ("CDL Class B", "Driver", "Drove", "CDL Class A"),
        ("soldadura MIG", "Welder", "MIG welded trailers", ""),
        ("lectura de planos", "Carpenter", "Read blueprints", ""),
        ("montacargas", "Warehouse Worker", "Drove a forklift", ""),
        ("MIG welding", "Soldador", "Soldaba con MIG", ""),
        ("read drawings", "Fitter", "Read prints every day", ""),
        ("brazing", "HVAC Technician", "Brazed copper lines", ""),
        ("EPA 608", "HVAC Technician", "Charged systems", "EPA Section 608 Universal"),
        ("driver license", "Driver", "Drove", "Class A CDL"),
        ("conduit bending", "Electrician", "Bent EMT conduit", ""),
        ("journeyman electrician license", "Electrician", "Wired", "Journeyman Electrician License"),
        ("first aid", "Laborer", "Dug", "First Aid/CPR"),
        ("CPR", "Laborer", "Dug", "First Aid/CPR/AED"),
        ("welding", "Welder", "TIG welded pipe", ""),
        ("multimeter", "Electrician", "Tested circuits with a Fluke multimeter", ""),
        ("hydraulics", "Mechanic", "Repaired hydraulic systems", ""),
        ("motor controls", "Electrician", "Wired motor controls", ""),
        ("blueprint reading", "Machinist", "Reads prints", ""),
        ("crane signals", "Rigger", "Signaled cranes", "NCCCO Signal Person"),
        ("fall protection", "Roofer", "Wore a harness", "Competent Person Fall Protection"),
    ],
)
def test_what_the_trades_call_by_several_names_is_one_thing(
    asked: str, title: str, duties: str, credential: str
) -> None:
    facts = person(title, duties, *([credential] if credential else []))
    posting = understand_posting(f"Requirements:\n- {asked}")
    assert posting.keywords
    assert not with_other_names(match(posting, facts), posting, facts).missing


@pytest.mark.parametrize(
    ("asked", "facts"),
    [
        ("Rigger Level II", RIGGER),
        ("Rigging up to 5 tons", RIGGER),
        ("read schematics", CARPENTER),
        ("Class A CDL", person("Driver", "Drove a box truck", "Class B CDL")),
        ("EPA 608 Universal", person("HVAC Technician", "Charged systems", "EPA 608 Type I")),
        ("master plumber license", PLUMBER),
        ("electrical license", PLUMBER),
        ("rigging", person("Laborer", "Moved loads", "Rigger Level I", until=date(2024, 1, 1))),
        ("blueprint reading", person("Clerk", "Filed reports")),
        ("vibration analysis", ELECTRICIAN),
    ],
)
def test_what_is_only_near_stays_missing(asked: str, facts: ProfileFacts) -> None:
    assert is_missing(asked, facts)


def test_what_the_posting_says_proves_nothing_of_the_person() -> None:
    assert is_missing("Rigging for Acme Works since 2018", person("Clerk", "Filed reports"))


def test_a_phrase_of_everyday_words_is_proven_by_nothing() -> None:
    assert is_missing("what most applicants lack", DRIVER)
