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
        "",
        "2019",
    ],
)
def test_no_headings(text: str) -> None:
    assert heading(text) is None
