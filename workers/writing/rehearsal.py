"""Writes documents of an invented person, so that what writing reads once is in memory before the pool forks.

Lists that each horse read for itself cost the first person that it wrote for 0.3 s, and lay among what it looks through
for garbage: 80,000 objects, 40 ms of the processor after every second document.
"""

from datetime import date
from functools import cache

from workers.language.grammar import LanguageCode
from workers.posting.requirements.reading import understand_posting
from workers.writing.document.compose import compose
from workers.writing.document.coverage import coverage_of
from workers.writing.document.other_names import with_other_names
from workers.writing.draft import Assignment, DocumentKind, Draft
from workers.writing.gate.gate import FactGate
from workers.writing.gate.learned.model import model
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Credential, Experience, ProfileFacts, Skill
from workers.writing.proofreading.marks import model as lost_marks
from workers.writing.proofreading.rows import proofread
from workers.writing.rules.writer import RuleWriter
from workers.writing.translation.doubt import model as tellings
from workers.writing.translation.rows.row_names import with_names_in
from workers.writing.write import check, write

_POSTINGS: dict[LanguageCode, str] = {
    "en": "Welder for ship repair.\nRequirements:\n- 3 years of welding\n- Read blueprints\n- OSHA 10 preferred",
    "es": "Soldador para barcos.\nRequisitos:\n- 3 años de soldadura\n- Leer planos\n- Se prefiere OSHA 10",
}
_DUTIES = (
    "Welded structural steel with SMAW\nRead blueprints\nTrained 2 apprentices",
    "Soldé acero estructural con SMAW\nLeí planos\nCapacité a 2 aprendices",
)
_OTHER_WORDS: dict[LanguageCode, str] = {
    "en": "I joined heavy steel plates by arc and repaired worn railings.",
    "es": "Uní placas pesadas de acero por arco y reparé barandales gastados.",
}
"""Words that no row has: the gate weighs them, as it seldom must for the built-in writer."""
_KINDS: tuple[DocumentKind, ...] = ("resume", "cover_letter")


@cache
def rehearse_writing() -> None:
    """A resume and a letter in each language, with duties in both; once, whoever asks for it.

    Raises BrokenModelError where a learned model can't be read, the fact gate's, that of lost marks or of tellings:
    no worker starts without them.
    """
    model()
    lost_marks.model()
    tellings.model()
    for language, text in _POSTINGS.items():
        for kind in _KINDS:
            _write(kind, language, text)


def _write(kind: DocumentKind, language: LanguageCode, text: str) -> None:
    posting = understand_posting(text)
    facts = proofread(_facts())
    assignment = Assignment(
        kind=kind,
        language=language,
        posting=posting,
        posting_text=text,
        facts=with_names_in(language, facts, posting=text),
        matches=with_other_names(match(posting, facts), posting, facts),
    )
    FactGate(assignment).pass_through(Draft(summary=_OTHER_WORDS[language]))
    document = compose(check(write(assignment, RuleWriter()), assignment).draft, assignment)
    coverage_of(document, assignment)


def _facts() -> ProfileFacts:
    jobs = (
        Experience(str(number), "Welder", "Shop", date(2019 + number, 1, 1), date(2020 + number, 1, 1), duties)
        for number, duties in enumerate(_DUTIES)
    )
    return ProfileFacts(
        name="Warm-up",
        email="warm@example.org",
        experiences=tuple(jobs),
        skills=(Skill("skill", "Forklift", "Heavy Equipment", "Advanced"),),
        credentials=(
            Credential("credential", "OSHA 10", "OSHA", date(2019, 1, 1), None),
            Credential("course", "Soldadura industrial, CECATI 13", "CECATI", date(2018, 1, 1), None),
        ),
        today=date(2024, 1, 1),
    )
