"""The words that a layout prints around a person's facts, in the person's language."""

from typing import NamedTuple

MONTHS = {
    "en": "January February March April May June July August September October November December".split(),  # noqa: SIM905
    "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(),  # noqa: SIM905
}


class Words(NamedTuple):
    """Headings, and the word for a job that is still held."""

    summary: str
    experience: str
    skills: str
    certifications: str
    education: str
    references: str
    present: str
    school: str


WORDS = {
    "en": Words(
        "Summary",
        "Work Experience",
        "Equipment & Skills",
        "Certifications",
        "Education",
        "References",
        "Present",
        "High School Diploma, Lincoln High School",
    ),
    "es": Words(
        "Perfil",
        "Experiencia Laboral",
        "Habilidades y Equipo",
        "Certificaciones",
        "Educación",
        "Referencias",
        "Actual",
        "Preparatoria, Escuela Benito Juárez",
    ),
}


def month(moment: tuple[int, int], language: str, form: int) -> str:
    """A month in one of four forms: "March 2019", "Mar 2019", "03/2019", "2019-03"."""
    year, number = moment
    name = MONTHS[language][number - 1]
    return (f"{name} {year}", f"{name[:3]} {year}", f"{number:02}/{year}", f"{year}-{number:02}")[form % 4]


def span(start: tuple[int, int], end: tuple[int, int] | None, language: str, form: int) -> str:
    """Return a job's dates as text."""
    to = (" – ", " - ", " to " if language == "en" else " a ")[form % 3]
    return f"{month(start, language, form)}{to}{month(end, language, form) if end else WORDS[language].present}"
