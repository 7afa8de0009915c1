"""A gated draft and the profile's rows, put together. Employers, titles, dates, certifications are the rows' own."""

import re
from collections.abc import Sequence
from typing import TypeVar

from common.documents.composed import (
    ContactLink,
    CoverLetter,
    Document,
    Entry,
    EntrySection,
    Line,
    LineSection,
    Points,
    ProseSection,
    Resume,
    Section,
)
from workers.documents.labels import Labels, full_date, labels, month_of
from workers.language.grammar import LanguageCode
from workers.language.words import fold, sentences_of
from workers.writing.document.beside import sections_beside
from workers.writing.document.skill_headings import skill_heading
from workers.writing.draft import Assignment, Draft
from workers.writing.person.facts import Credential, Experience, ProfileFacts, Skill
from workers.writing.rules.rows.listed_rows import with_aside
from workers.writing.translation.rows.employer_names import employer_named
from workers.writing.translation.rows.titles import english_title
from workers.writing.words.english_words import with_the
from workers.writing.words.kinds_of_titles import without_kind
from workers.writing.words.phrases import calm, employer_of, listed_apart
from workers.writing.words.title_case import in_title_case

_TITLE_LENGTH = 200
_HAS_OWN_CAPITALS = re.compile(r"[a-z][A-Z]")
"""Names as eMaint and iPad."""
_SHORTENED = re.compile(r"\b(?:Inc|Co|Corp|Ltd|Bros)$")
"""The end of a firm's name, which a posting's reading leaves without its period."""
_Row = TypeVar("_Row", Skill, Credential)


def compose(draft: Draft, assignment: Assignment) -> Document:
    """The document of the kind that the assignment asks for. `draft` has been through the fact gate."""
    if assignment.kind == "cover_letter":
        return _letter(draft, assignment)
    return _resume(draft, assignment)


def document_title(assignment: Assignment, headline: str) -> str:
    """Name the document by the posting ("Structural Welder, Acme Shipyard"), else by what the person is."""
    posting = assignment.posting
    named = ", ".join(filter(None, (assignment.position_in_full, posting.company)))
    kind = labels(assignment.language)
    label = kind.cover_letter if assignment.kind == "cover_letter" else kind.resume
    return (named if posting.title else ", ".join(filter(None, (label, posting.company or headline))))[:_TITLE_LENGTH]


def _resume(draft: Draft, assignment: Assignment) -> Resume:
    facts, code = assignment.facts, assignment.language
    words = labels(code)
    sections: list[Section] = []
    if draft.summary:
        sections.append(ProseSection(words.summary, (draft.summary,)))
    if facts.experiences:
        jobs = _main_first(facts.experiences, draft.headline)
        entries = tuple(entry_of(job, draft.bullets.get(job.id, ()), code) for job in jobs)
        sections.append(EntrySection(words.experience, entries))
    if facts.skills:
        sections.append(LineSection(words.skills, _skill_lines(_ordered(facts.skills, draft.skill_order), words), ": "))
    if facts.credentials:
        rows = _ordered(facts.credentials, draft.credential_order)
        sections.append(LineSection(words.credentials, tuple(credential_line(row, facts, code) for row in rows)))
    sections.extend(sections_beside(facts.beside, code, facts.today))
    return Resume(
        language=code,
        title=document_title(assignment, _title(draft.headline, code)),
        name=facts.name or facts.email,
        contact=_contact(facts),
        headline=_title(without_kind(draft.headline), code),
        sections=tuple(sections),
        links=_links(facts),
    )


def _main_first(jobs: Sequence[Experience], headline: str) -> list[Experience]:
    """The jobs as they come, but the one that heads the document before another held beside it: winters on a plow."""
    held = [one for one in jobs if one.end_date is None]
    main = next((one for one in held if one.job_title == headline), None)
    if main is None or any(one.has_employer_of(main) for one in held if one is not main):
        return list(jobs)
    return [main, *(one for one in jobs if one is not main)]


def _letter(draft: Draft, assignment: Assignment) -> CoverLetter:
    facts, posting, code = assignment.facts, assignment.posting, assignment.language
    words, company = labels(code), _SHORTENED.sub(r"\g<0>.", posting.company)
    return CoverLetter(
        language=code,
        title=document_title(assignment, _title(draft.headline, code)),
        name=facts.name or facts.email,
        contact=_contact(facts),
        date=full_date(facts.today, code),
        recipient=tuple(filter(None, (company, assignment.position_in_full))),
        greeting=words.greeting_to.format(company) if company else words.greeting,
        paragraphs=draft.paragraphs,
        closing=words.closing,
        links=_links(facts),
        points=_points(draft, facts, company, code),
    )


def _points(draft: Draft, facts: ProfileFacts, company: str, code: LanguageCode) -> Points | None:
    """The job that the letter lists: led in by "there" where the sentence above names its employer last.

    What stands behind the name is no other employer, and no other job's work.
    """
    job = next((one for one in facts.experiences if draft.bullets.get(one.id)), None)
    if job is None:
        return None
    words, place = labels(code), employer_of(job)
    above = next(reversed(sentences_of(draft.paragraphs[0])), "") if draft.paragraphs else ""
    if not place:
        lead = words.work_own
    elif _ends_at(place, company, above):
        lead = words.work_there
    else:
        lead = words.work_at.format(with_the(place) if code == "en" else place)
    return Points(lead, entry_of(job, draft.bullets[job.id], code))


def _ends_at(place: str, company: str, sentence: str) -> bool:
    _, named, behind = sentence.casefold().rpartition(place.casefold())
    return bool(named) and ":" not in behind and not (company and company.casefold() in behind)


def _contact(facts: ProfileFacts) -> tuple[str, ...]:
    """The address stands above instead where it stands for the name."""
    email = facts.email if facts.name else ""
    return tuple(filter(None, (facts.reachable.place, facts.reachable.phone, email)))


def _links(facts: ProfileFacts) -> tuple[ContactLink, ...]:
    """Printed as they are spoken: without `https://` and the slash at the end, which nobody types."""
    return tuple(
        ContactLink(address.removeprefix("https://").removesuffix("/"), address) for address in facts.reachable.links
    )


def entry_of(job: Experience, bullets: tuple[str, ...], code: LanguageCode) -> Entry:
    """A job as the document names it."""
    end = month_of(job.end_date, code) if job.end_date else labels(code).present
    start = month_of(job.start_date, code)
    dates = start if start == end else f"{start} \u2013 {end}"
    employer = calm(employer_named(code, job.company_name))
    title = "" if _bare(job.job_title) == _bare(job.company_name) else _title(job.job_title, code)
    return Entry(employer, title, dates, bullets)


def _bare(name: str) -> str:
    """A name for comparing, whatever stops it has: the title "US Army" of the U.S. Army says its employer again."""
    return fold(name).replace(".", "").strip()


def _title(title: str, code: LanguageCode) -> str:
    """One's own title, in English where the document is, with capitals where titles have them."""
    return in_title_case(english_title(title) if code == "en" else title, code)


def _skill_lines(skills: Sequence[Skill], words: Labels) -> tuple[Line, ...]:
    """Return one line for each type of skill, in the order in which the types first appear; each skill has its level.

    Semicolons part them where one has a comma of its own.
    """
    by_type: dict[str, dict[str, str]] = {}
    for skill in skills:
        level = None if skill.level_assumed else words.levels.get(skill.proficiency)
        named = _said_once(skill.name)
        name = named if _HAS_OWN_CAPITALS.match(named) else named[:1].upper() + named[1:]
        by_type.setdefault(skill.type, {}).setdefault(name.casefold(), with_aside(name, level or ""))
    return tuple(
        Line(skill_heading(kind, names, words), listed_apart(list(names.values()))) for kind, names in by_type.items()
    )


def _said_once(name: str) -> str:
    """A name without what it says again beside a slash: RF scanner / scanner."""
    parts = re.split(r"\s+/\s+", name)
    words = [set(fold(part).split()) for part in parts]
    told = [part for place, part in enumerate(parts) if not any(words[place] < other for other in words)]
    return " / ".join(told)


def credential_line(row: Credential, facts: ProfileFacts, code: LanguageCode) -> Line:
    """Name, issuer and dates; what has expired, or is yet to come, says so; a name that says so itself has no date."""
    words = labels(code)
    said = [row.issuer] if row.issuer else []
    if row.is_pursued:
        return Line(row.name, ", ".join(said))
    if row.issued and row.issued > facts.today:
        said.append(words.expected.format(month_of(row.issued, code)))
    else:
        if row.issued:
            said.append(words.issued.format(month_of(row.issued, code)))
        if row.expires:
            turn = words.expired if row.expires < facts.today else words.expires
            said.append(turn.format(month_of(row.expires, code)))
    return Line(row.name, ", ".join(said))


def _ordered(rows: Sequence[_Row], order: tuple[str, ...]) -> list[_Row]:
    """Rows as the draft orders them; what the draft forgot comes after, in the rows' own order."""
    places = {one: place for place, one in enumerate(order)}
    return sorted(rows, key=lambda row: places.get(row.id, len(places)))
