"""Two people whose facts the tests of writing know by heart, and what is made of them."""

from datetime import date

import msgspec

from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment, DocumentKind, Draft
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Credential, Experience, ProfileFacts, Skill

TODAY = date(2026, 7, 6)

WELDER = ProfileFacts(
    name="Rosa Ibarra",
    email="rosa@example.com",
    experiences=(
        Experience(
            "acme",
            "Pipe Welder",
            "Acme Shipyard",
            date(2019, 3, 1),
            None,
            "I weld structural steel beams with MIG and flux core.\n"
            "Read blueprints and shop drawings\n"
            "Helped rig loads with the overhead crane\n"
            "Reported to the foreman of a 12 man crew\n"
            "- Responsible for maintaining welding equipment; inspect welds for cracks and porosity\n"
            "No experience with aluminum",
        ),
        Experience(
            "beta",
            "Welder Helper",
            "Beta Fabrication",
            date(2015, 1, 5),
            date(2019, 2, 1),
            "Grind and clean welds. Operate forklift moving 5,000 lb coils and load trucks.\nKEEP THE SHOP CLEAN",
        ),
    ),
    skills=(
        Skill("plasma", "Plasma cutter", "Power Tool", "Advanced"),
        Skill("loader", "Front-end loader", "Heavy Equipment", "Beginner"),
    ),
    credentials=(
        Credential("aws", "AWS D1.1", "American Welding Society", date(2020, 1, 1), None),
        Credential("osha", "OSHA 10", "OSHA", date(2010, 1, 1), date(2015, 1, 1)),
        Credential("lift", "Certified Forklift Operator", "NSC", date(2024, 1, 1), date(2027, 1, 1)),
    ),
    today=TODAY,
)

SOLDADOR = ProfileFacts(
    name="José Ñáñez",
    email="jose@example.com",
    experiences=(
        Experience(
            "norte",
            "Soldador de estructuras",
            "Metales del Norte",
            date(2018, 3, 1),
            None,
            "Soldé vigas de acero con proceso MIG y electrodo\n"
            "Lectura de planos y medición de piezas\n"
            "Operar montacargas de 5,000 libras\n"
            "Mantenimiento preventivo de equipos de soldadura",
        ),
        Experience(
            "lopez",
            "Ayudante de soldador",
            "Herrería López",
            date(2015, 1, 1),
            date(2018, 2, 1),
            "Ayudé a los soldadores a preparar el material. Esmerilaba y limpiaba piezas.",
        ),
    ),
    skills=(Skill("montacargas", "Montacargas", "Heavy Equipment", "Expert"),),
    credentials=(Credential("osha", "OSHA 10", "OSHA", date(2020, 1, 1), None),),
    today=TODAY,
)

POSTING = """Structural Welder at Harborline Marine

Harborline Marine is hiring a structural welder in Vallejo. You will weld structural steel with FCAW and TIG, read
blueprints and operate a forklift. AWS D1.1 and OSHA 10 required. 10+ years of experience in welding.
"""

ANUNCIO = """SE BUSCA SOLDADOR
Empresa: Aceros de Baja
Se requiere experiencia en soldadura MIG y TIG, lectura de planos y montacargas. OSHA 10.
"""


def assignment(facts: ProfileFacts = WELDER, posting_text: str = POSTING, kind: DocumentKind = "resume") -> Assignment:
    posting = understand_posting(posting_text)
    return Assignment(
        kind=kind,
        language=facts.language() or posting.language,
        posting=posting,
        posting_text=posting_text,
        facts=facts,
        matches=match(posting, facts),
    )


def with_duties(duties: str, *, title: str = "Pipe Welder", end: date | None = None) -> ProfileFacts:
    """Somebody with one job and nothing else."""
    job = Experience("job", title, "Acme Shipyard", date(2019, 3, 1), end, duties)
    return msgspec.structs.replace(WELDER, experiences=(job,), skills=(), credentials=())


def text_of(draft: Draft) -> str:
    """What a letter's draft says, in the order of print: the list stands behind the first paragraph."""
    listed = [bullet for bullets in draft.bullets.values() for bullet in bullets]
    return "\n".join([*draft.paragraphs[:1], *listed, *draft.paragraphs[1:]])
