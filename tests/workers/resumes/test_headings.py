"""Headings in both languages, and lines that only look like them."""

import pytest

from workers.resumes.headings import Kind, heading


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
        ("C E RT I F I C AT E S", Kind.CERTIFICATIONS),
        ("Training & Cards", Kind.CERTIFICATIONS),
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
        "",
        "2019",
    ],
)
def test_no_headings(text: str) -> None:
    assert heading(text) is None
