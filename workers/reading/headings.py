"""Which lines are headings, in English and Spanish. A heading is known by its words, not by a list of whole phrases:
"Relevant Work Experience & Training" is one kind's noun, the other kind's noun and words that may stand around them."""

import difflib
from enum import Enum
from functools import lru_cache

from workers.reading.cleaning import key


class Kind(Enum):
    """What a section holds. Only the first four become rows of a profile."""

    EXPERIENCE = "experience"
    SKILLS = "skills"
    HIGHLIGHTS = "highlights"  # qualifications and highlights: skills among claims
    CERTIFICATIONS = "certifications"
    TRAINING = "training"  # courses: certifications among lessons
    EDUCATION = "education"
    SUMMARY = "summary"
    PROJECTS = "projects"
    REFERENCES = "references"
    LANGUAGES = "languages"
    AWARDS = "awards"
    OTHER = "other"


# Nouns that make a heading. Where two kinds meet ("Education and Training"), the kind that stands first here wins.
_NOUNS = {
    Kind.REFERENCES: "references referees referencias",
    Kind.EDUCATION: "education educación educacion academic academics estudios formación formacion escolaridad schooling educational académica academica",
    Kind.CERTIFICATIONS: "certification certifications certificate certificates certified license licenses licence licences licensure credential credentials "
    "certificación certificaciones certificacion certificados certificado licencia licencias credenciales permits tickets endorsements acreditaciones",
    Kind.TRAINING: "training trainings courses coursework workshops capacitación capacitacion capacitaciones cursos entrenamiento adiestramiento entrenamientos",
    Kind.EXPERIENCE: "experience employment experiences experiencia empleo empleos jobs laboral work career trabajo trabajos positions history historial trayectoria",
    Kind.SKILLS: "skills skill competencies competences proficiencies expertise equipment tools software technologies tooling machinery strengths "
    "habilidades destrezas competencias conocimientos equipo equipos herramientas maquinaria aptitudes abilities capabilities",
    Kind.HIGHLIGHTS: "highlights qualifications highlight qualification cualificaciones calificaciones aspectos destacados",
    Kind.PROJECTS: "projects project proyectos portfolio",
    Kind.AWARDS: "awards honors honours achievements accomplishments recognition awarded premios logros reconocimientos medals",
    Kind.LANGUAGES: "languages idiomas lenguas language",
    Kind.SUMMARY: "summary objective objectives profile about overview resumen objetivo perfil acerca statement focus introduction goal goals goals me mí",
    Kind.OTHER: "interests hobbies intereses pasatiempos affiliations affiliation memberships membership publications patents talks volunteer volunteering "
    "volunteerism community activities contact contacto links details information personal additional profiles presentations voluntariado asociaciones "
    "miscellaneous extracurricular availability clearance datos información informacion adicional social",
}  # fmt: skip
_AROUND = set(
    "and & y e o of or de del la el las los in with en con my mi mis the professional profesional profesionales work laboral laborales relevant related "
    "relevante other otra otros otras key core main principales technical técnica tecnica técnicas tecnicas técnicos technical selected special "
    "specialized areas area áreas areas field summary resumen military militar job trade industry industrial construction previous prior past current "
    "recent additional adicional adicionales personal general career academic professional hard soft blandas computer informáticos informatica "
    "development desarrollo continuing safety seguridad occupational background antecedentes employment formal history complementaria skill sets set used "
    "operated operation knowledge qualifications certifications licenses experience experiencia professional & / | training affiliations accomplishments "
    "major highlights focus proficiencies tools equipment software hand power heavy languages and/or courses awards honors education skills summary "
    "i use have manejo uso dominio relevantes obtenidas vigentes current active activas specific driver's driving".split()
)
_BY_NOUN = {noun: kind for kind in reversed(list(_NOUNS)) for noun in _NOUNS[kind].split()}
_WEAK = {
    "work",
    "career",
    "jobs",
    "history",
    "me",
    "about",
    "language",
    "project",
    "goal",
    "personal",
    "details",
    "laboral",
    "community",
    "social",
    "permits",
    "certified",
}
_WHOLE = {
    "about me": Kind.SUMMARY, "sobre mí": Kind.SUMMARY, "sobre mi": Kind.SUMMARY, "what i do": Kind.SKILLS, "areas of expertise": Kind.SKILLS,
    "work history": Kind.EXPERIENCE, "job history": Kind.EXPERIENCE, "career history": Kind.EXPERIENCE, "work": Kind.EXPERIENCE,
    "career focus": Kind.SUMMARY, "career objective": Kind.SUMMARY, "career summary": Kind.SUMMARY, "career overview": Kind.SUMMARY, "objetivo laboral": Kind.SUMMARY,
    "career highlights": Kind.AWARDS, "career goals": Kind.SUMMARY, "executive summary": Kind.SUMMARY, "executive profile": Kind.SUMMARY,
    "professional background": Kind.EXPERIENCE, "employment": Kind.EXPERIENCE, "volunteer experience": Kind.OTHER, "volunteer work": Kind.OTHER, "volunteer history": Kind.OTHER,
    "experiencia voluntaria": Kind.OTHER, "skills and awards": Kind.SKILLS, "perfil profesional": Kind.SUMMARY, "perfil laboral": Kind.SUMMARY,
    "skills and certifications": Kind.SKILLS, "certifications and skills": Kind.SKILLS, "summary of qualifications": Kind.HIGHLIGHTS,
    "qualifications summary": Kind.HIGHLIGHTS, "summary of skills": Kind.SKILLS, "skills summary": Kind.SKILLS, "core qualifications": Kind.HIGHLIGHTS,
    "security clearance": Kind.OTHER, "personal information": Kind.OTHER, "project experience": Kind.EXPERIENCE, "experience highlights": Kind.EXPERIENCE,
    "professional affiliations": Kind.OTHER, "education and training": Kind.EDUCATION, "courses": Kind.TRAINING, "professional summary": Kind.SUMMARY,
    "licenses": Kind.CERTIFICATIONS, "contact": Kind.OTHER, "personal details": Kind.OTHER, "languages": Kind.LANGUAGES, "tickets": Kind.CERTIFICATIONS,
    "academic background": Kind.EDUCATION, "personal skills": Kind.SKILLS, "skill highlights": Kind.HIGHLIGHTS, "professional experience": Kind.EXPERIENCE,
    "computer skills": Kind.SKILLS, "language skills": Kind.LANGUAGES, "relevant coursework": Kind.TRAINING, "historial laboral": Kind.EXPERIENCE,
    "profile": Kind.SUMMARY, "datos personales": Kind.OTHER, "datos de contacto": Kind.OTHER, "work permits": Kind.OTHER, "key achievements": Kind.AWARDS,
    "professional profile": Kind.SUMMARY, "professional training": Kind.TRAINING, "professional development": Kind.TRAINING,
}  # fmt: skip


@lru_cache(maxsize=4096)
def heading(text: str) -> Kind | None:
    """The kind of section that a line of these words opens, or None."""
    words = key(text.rstrip(" :.-–—_|")).replace("_", " ").split()
    if not 1 <= len(words) <= 7 or len(text) > 60 or any(word.isdigit() for word in words):
        return None
    joined = " ".join(words)
    if joined in _WHOLES:
        return _WHOLES[joined]
    if (
        words[0] in {"certificate", "certificado", "license"} and len(words) > 1
    ):  # "Certificate of Achievement" is one, not all of them
        return None
    words = [_spelled(word) for word in words]
    if not all(word in _AROUND_KEYS or word in _NOUN_KEYS for word in words):
        return None
    nouns = {word for word in words if word in _NOUN_KEYS}
    if not nouns or nouns <= _WEAK or len(set(words)) != len(words):
        return None
    kinds = {_NOUN_KEYS[word] for word in nouns}
    strong = {_NOUN_KEYS[word] for word in nouns - _WEAK}
    return next(kind for kind in _NOUNS if kind in (strong or kinds))


_NOUN_KEYS = {key(noun): kind for noun, kind in _BY_NOUN.items()}
_AROUND_KEYS = {key(word) for word in _AROUND} | {""}
_WHOLES = {key(phrase): kind for phrase, kind in _WHOLE.items()}
_LONG_NOUNS = [noun for noun in _NOUN_KEYS if len(noun) > 7]


def _spelled(word: str) -> str:
    """The noun that a word means when its ligature was lost in printing ("certications") or it is misspelt by a letter or two."""
    if len(word) <= 7 or word in _NOUN_KEYS or word in _AROUND_KEYS:
        return word
    return next(iter(difflib.get_close_matches(word, _LONG_NOUNS, n=1, cutoff=0.9)), word)
