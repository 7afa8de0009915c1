"""Headings in both languages, and lines that only look like them."""

import pytest

from workers.resumes.text.headings import Kind, heading, heading_by_noun


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Experience", Kind.EXPERIENCE),
        ("WORK HISTORY:", Kind.EXPERIENCE),
        ("Relevant Work Experience", Kind.EXPERIENCE),
        ("Experiencia Laboral", Kind.EXPERIENCE),
        ("Historial de empleo", Kind.EXPERIENCE),
        ("Education and Training", Kind.EDUCATION),
        ("Formación Académica", Kind.EDUCATION),
        ("Skills & Abilities", Kind.SKILLS),
        ("Tools & Equipment", Kind.SKILLS),
        ("Habilidades y Herramientas", Kind.SKILLS),
        ("Licenses & Certifications", Kind.CERTIFICATIONS),
        ("Licencias y Certificaciones", Kind.CERTIFICATIONS),
        ("Certications", Kind.CERTIFICATIONS),
        ("Core Qualifications", Kind.HIGHLIGHTS),
        ("Career Objective", Kind.SUMMARY),
        ("Referencias", Kind.REFERENCES),
        ("Volunteer Experience", Kind.OTHER),
        ("W O R K E X P E R I E N C E", Kind.EXPERIENCE),
        ("Exp erience", Kind.EXPERIENCE),
        ("7. WORK HISTORY (most recent first)", Kind.EXPERIENCE),
        ("8. Machines, tools and equipment you can operate", Kind.SKILLS),
        ("C E RT I F I C AT E S", Kind.CERTIFICATIONS),
        ("Training & Cards", Kind.CERTIFICATIONS),
        ("Career", Kind.EXPERIENCE),
        ("Toolbox", Kind.SKILLS),
        ("TOOLS I OWN OR RUN", Kind.SKILLS),
        ("CRANES RUN", Kind.SKILLS),
        ("Equipo que manejo", Kind.SKILLS),
        ("Instruments used", Kind.SKILLS),
        ("Lo que sé hacer", Kind.SKILLS),
        ("Badges", Kind.CERTIFICATIONS),
        ("POSTS I HAVE HELD", Kind.EXPERIENCE),
        ("What I know well", Kind.SKILLS),
        ("Gear", Kind.SKILLS),
    ],
)
def test_headings(text: str, kind: Kind) -> None:
    assert heading(text) is kind


@pytest.mark.parametrize(
    "text",
    [
        "Company Name",
        "Equipment Operator",
        "Training Manager",
        "Team Player",
        "Customer service",
        "Project Management",
        "Certificate of Achievement",
        "programs",
        "A B C D",
        "Work well",
        "",
        "2019",
    ],
)
def test_no_headings(text: str) -> None:
    assert heading(text) is None


def test_a_heading_of_two_things_is_of_the_first_one_s_kind() -> None:
    assert heading_by_noun("Skills & Processes") is Kind.SKILLS
    assert heading_by_noun("Skills Olympics Committee") is Kind.OTHER
