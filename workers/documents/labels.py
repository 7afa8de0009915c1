"""The fixed words of a document in each language, and its dates."""

from dataclasses import dataclass
from datetime import date

from workers.language.grammar import LanguageCode

MONTHS: dict[LanguageCode, tuple[str, ...]] = {
    "en": (
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ),
    "es": (
        "enero",
        "febrero",
        "marzo",
        "abril",
        "mayo",
        "junio",
        "julio",
        "agosto",
        "septiembre",
        "octubre",
        "noviembre",
        "diciembre",
    ),
}
MONTH_BEGINNINGS = "|".join(name[:3] for names in MONTHS.values() for name in names)
"""The first three letters of every month in both languages, as alternatives of a pattern."""


@dataclass(frozen=True, slots=True)
class Labels:
    """Headings and fixed turns; `{}` takes a date, or the employer."""

    resume: str
    cover_letter: str
    summary: str
    experience: str
    skills: str
    credentials: str
    education: str
    languages: str
    references: str
    on_request: str
    hours: str
    at: str
    present: str
    issued: str
    expires: str
    expired: str
    expected: str
    greeting: str
    greeting_to: str
    work_there: str
    work_own: str
    """Of who works for themselves, at no place."""

    work_at: str
    closing: str
    skill_types: dict[str, str]
    machines: str
    """Instead of heavy equipment where a row is no such."""

    others_and_tools: str
    driven_tools: str
    """Instead of power tools where a row is driven by no current: air, pressure, gasoline."""

    levels: dict[str, str]
    language_levels: dict[str, str]


_ENGLISH = Labels(
    resume="Resume",
    cover_letter="Cover letter",
    summary="Summary",
    experience="Experience",
    skills="Skills",
    credentials="Certifications",
    education="Education and Training",
    languages="Languages",
    references="References",
    on_request="Available on request.",
    hours="{:,} hours",
    at="(at)",
    present="Present",
    issued="issued {}",
    expires="expires {}",
    expired="expired {}",
    expected="expected {}",
    greeting="Dear Hiring Manager,",
    greeting_to="Dear {} Hiring Team,",
    work_there="From my work there:",
    work_own="From my work:",
    work_at="From my work at {}:",
    closing="Sincerely,",
    skill_types={
        "Heavy Equipment": "Heavy equipment",
        "Power Tool": "Power tools",
        "Hand Tool": "Hand tools",
        "Software": "Software",
        "Safety Equipment": "Safety equipment",
        "Technical Skill": "Technical skills",
        "Other": "Other skills",
    },
    machines="Machines and equipment",
    others_and_tools="Other skills and tools",
    driven_tools="Power tools",
    levels={"Beginner": "Basic", "Intermediate": "Intermediate", "Advanced": "Advanced", "Expert": "Expert"},
    language_levels={"Basic": "basic", "Conversational": "conversational", "Fluent": "fluent", "Native": "native"},
)
_SPANISH = Labels(
    resume="Currículum",
    cover_letter="Carta de presentación",
    summary="Resumen",
    experience="Experiencia laboral",
    skills="Habilidades",
    credentials="Certificaciones",
    education="Educación y capacitación",
    languages="Idiomas",
    references="Referencias",
    on_request="Disponibles a solicitud.",
    hours="{:,} horas",
    at="(arroba)",
    present="actualidad",
    issued="emisión: {}",
    expires="vence: {}",
    expired="venció: {}",
    expected="prevista: {}",
    greeting="A quien corresponda:",
    greeting_to="Estimado equipo de {}:",
    work_there="De mi trabajo ahí:",
    work_own="De mi trabajo:",
    work_at="De mi trabajo en {}:",
    closing="Atentamente,",
    skill_types={
        "Heavy Equipment": "Equipo pesado",
        "Power Tool": "Herramientas eléctricas",
        "Hand Tool": "Herramientas manuales",
        "Software": "Software",
        "Safety Equipment": "Equipo de seguridad",
        "Technical Skill": "Habilidades técnicas",
        "Other": "Otras habilidades",
    },
    machines="Máquinas y equipo",
    others_and_tools="Otras habilidades y herramientas",
    driven_tools="Herramientas y equipo",
    levels={"Beginner": "básico", "Intermediate": "intermedio", "Advanced": "avanzado", "Expert": "experto"},
    language_levels={
        "Basic": "básico",
        "Conversational": "conversacional",
        "Fluent": "fluido",
        "Native": "lengua materna",
    },
)


def labels(code: LanguageCode) -> Labels:
    """Return the fixed words of documents in a language."""
    return _SPANISH if code == "es" else _ENGLISH


def month_of(day: date, code: LanguageCode) -> str:
    """Month and year: March 2024, marzo de 2024."""
    month = MONTHS[code][day.month - 1]
    return f"{month} de {day.year}" if code == "es" else f"{month} {day.year}"


def full_date(day: date, code: LanguageCode) -> str:
    """Day, month and year: March 5, 2024, 5 de marzo de 2024."""
    month = MONTHS[code][day.month - 1]
    return f"{day.day} de {month} de {day.year}" if code == "es" else f"{month} {day.day}, {day.year}"
