"""Layouts in Typst's markup."""

from scripts.personas.people import LEVELS_ES, Person
from scripts.personas.words import WORDS, month, span

HEAD = '#set page("us-letter", margin: 18mm)\n#set text(10pt)\n#set par(justify: true)\n'


def modern(person: Person, form: int) -> str:
    """Dates in a margin at the left, the entries beside them."""
    words = WORDS[person.language]
    jobs = "".join(
        "#grid(columns: (34mm, 1fr), gutter: 5mm,"
        f" align(right)[{_typed(span(job.start, job.end, person.language, form))}],"
        f"[*{_typed(job.title)}*, {_typed(job.company)} -- {job.place}\n{_list(job.duties)}])\n"
        for job in person.jobs
    )
    return _page(person, f"= {words.experience}\n{jobs}", _skill_lines(person), form)


def compact(person: Person, form: int) -> str:
    """Title and dates at both ends of a line, the employer under them; skills in two columns."""
    words = WORDS[person.language]
    jobs = "".join(
        f"*{_typed(job.title)}* #h(1fr) {_typed(span(job.start, job.end, person.language, form))}\\\n"
        f"_{_typed(job.company)}_ #h(1fr) {job.place}\n{_list(job.duties)}\n"
        for job in person.jobs
    )
    skills = f"#columns(2)[{_list(_skills(person))}]\n"
    return _page(person, f"= {words.experience}\n{jobs}", skills, form)


def _page(person: Person, experience: str, skills: str, form: int) -> str:
    words = WORDS[person.language]
    held = _list(
        [f"{one.name}, {one.issuer} ({month(one.issued, person.language, form)})" for one in person.certificates]
    )
    contact = _typed(f"{person.place} • {person.phone} • {person.email}")
    return (
        f"{HEAD}#text(22pt)[*{_typed(person.name)}*]\n\n{contact}\n\n{experience}\n= {words.skills}\n{skills}\n"
        f"= {words.certifications}\n{held}\n= {words.education}\n{words.school}, 2008\n"
    )


def _skills(person: Person) -> list[str]:
    levels = LEVELS_ES if person.language == "es" else {}
    return [
        f"{skill.name}: {levels.get(skill.level, skill.level)}" if skill.level else skill.name
        for skill in person.skills
    ]


def _skill_lines(person: Person) -> str:
    return "\\\n".join(_typed(skill) for skill in _skills(person)) + "\n"


def _list(items: list[str]) -> str:
    return "\n".join(f"- {_typed(item)}" for item in items) + "\n"


def _typed(text: str) -> str:
    """Text with Typst's own signs escaped."""
    return "".join(f"\\{letter}" if letter in "#$*_@<>`\\~[]-" else letter for letter in text)
