"""Layouts as HTML: WeasyPrint and LibreOffice both print it, each in its own way."""

from html import escape

from scripts.personas.people import LEVELS_ES, Job, Person
from scripts.personas.words import WORDS, month, span

STYLE = """
@page { size: letter; margin: 18mm } body { font: 10pt sans-serif } h1 { font-size: 20pt; margin: 0 }
h2 { font-size: 11pt; text-transform: uppercase; margin: 10pt 0 3pt } p, ul { margin: 0 } ul { padding-left: 14pt }
.row { display: flex; justify-content: space-between } .job { margin-bottom: 7pt } .columns { display: flex; gap: 10mm }
.side { width: 52mm } .main { flex: 1 } .items { columns: 2 }
"""


def classic(person: Person, form: int) -> str:
    """Employer in bold, then the title with the dates at the right; skills in two columns."""
    jobs = "".join(
        f"<div class=job><p><b>{escape(job.company)}</b>, {job.place}</p><div class=row>"
        f"<span>{escape(job.title)}</span><span>{_span(person, job, form)}</span></div>{_list(job.duties)}</div>"
        for job in person.jobs
    )
    words = WORDS[person.language]
    return _page(
        f"{_head(person)}<h2>{words.experience}</h2>{jobs}<h2>{words.skills}</h2>"
        f"<div class=items>{_list(_skills(person))}</div>"
        f"<h2>{words.certifications}</h2>{_list(_certificates(person, form))}{_rest(person)}"
    )


def sidebar(person: Person, form: int) -> str:
    """Contact, skills and certifications at the left; the jobs at the right."""
    words = WORDS[person.language]
    side = (
        f"<p>{person.phone}<br>{person.email}<br>{person.place}</p><h2>{words.skills}</h2>"
        + "".join(f"<p>{escape(skill)}</p>" for skill in _skills(person))
        + f"<h2>{words.certifications}</h2>{_list(_certificates(person, form))}{_rest(person)}"
    )
    jobs = "".join(
        f"<div class=job><p><b>{escape(job.title)}</b></p><p>{escape(job.company)} | {job.place}</p>"
        f"<p><i>{_span(person, job, form)}</i></p>{_list(job.duties)}</div>"
        for job in person.jobs
    )
    main = f"<h2>{words.experience}</h2>{jobs}"
    return _page(
        f"<h1>{escape(person.name)}</h1><div class=columns><div class=side>{side}</div>"
        f"<div class=main>{main}</div></div>"
    )


def table(person: Person, form: int) -> str:
    """Dates in the left cells of a table, titles and employers in the right ones."""
    words = WORDS[person.language]
    jobs = "".join(
        f'<tr><td width="150" valign=top>{_span(person, job, form)}</td><td><b>{escape(job.title)}</b><br>'
        f"{escape(job.company)}, {job.place}{_list(job.duties)}</td></tr>"
        for job in person.jobs
    )
    return _page(
        f"{_head(person)}<h2>{words.experience}</h2><table>{jobs}</table><h2>{words.skills}</h2>"
        f"<p>{escape(', '.join(_skills(person)))}</p>"
        f"<h2>{words.certifications}</h2>{_list(_certificates(person, form))}{_rest(person)}"
    )


def plain(person: Person, form: int) -> str:
    """Title, employer and dates on one line, as people type it."""
    words = WORDS[person.language]
    jobs = "".join(
        f"<p><b>{escape(job.title)} | {escape(job.company)} | {_span(person, job, form)}</b></p>{_list(job.duties)}"
        for job in person.jobs
    )
    return _page(
        f"{_head(person)}<h2>{words.skills}</h2>{_list(_skills(person))}<h2>{words.experience}</h2>{jobs}"
        f"<h2>{words.certifications}</h2>{_list(_certificates(person, form))}{_rest(person)}"
    )


def _page(body: str) -> str:
    return f"<!doctype html><meta charset=utf-8><style>{STYLE}</style><body>{body}"


def _head(person: Person) -> str:
    return f"<h1>{escape(person.name)}</h1><p>{person.place} | {person.phone} | {person.email}</p>"


def _rest(person: Person) -> str:
    words = WORDS[person.language]
    referee = "Available upon request" if person.language == "en" else "Disponibles a petición"
    return f"<h2>{words.education}</h2><p>{words.school}, 2008</p><h2>{words.references}</h2><p>{referee}</p>"


def _span(person: Person, job: Job, form: int) -> str:
    return span(job.start, job.end, person.language, form)


def _skills(person: Person) -> list[str]:
    levels = LEVELS_ES if person.language == "es" else {}
    return [
        f"{skill.name} ({levels.get(skill.level, skill.level)})" if skill.level else skill.name
        for skill in person.skills
    ]


def _certificates(person: Person, form: int) -> list[str]:
    return [f"{one.name} – {one.issuer}, {month(one.issued, person.language, form)}" for one in person.certificates]


def _list(items: list[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(item)}</li>" for item in items) + "</ul>"
