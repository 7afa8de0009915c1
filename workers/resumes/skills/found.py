"""Skills: the items of skill sections, and the machines and tools that duties and claims name."""

import re
from collections.abc import Sequence

from common.tables import Proficiency, SkillType
from workers.resumes.gear.mentions import gear_in, stems_of
from workers.resumes.resume import ReadSkill
from workers.resumes.skills.group_heads import without_group_heads
from workers.resumes.skills.lexicon import skill_type
from workers.resumes.text.cleaning import key
from workers.resumes.text.line import Row
from workers.resumes.text.lists import apart, items_of, label_of, paragraphs, without_label

LONGEST_SKILL = 18  # words
LONGEST_CLAIM = 5  # words of a highlight that still names a skill, where the resume lists its skills elsewhere
SHORTEST, LONGEST = 2, 200  # letters
_SIZES = frozenset({"ton", "inch", "foot", "ft", "lb", "gallon", "sit", "stand", "down", "up", "sitdown", "standup"})
_ONE_LETTER = {"c", "r"}  # programming languages

_LEVELS: dict[str, Proficiency] = {
    "beginner": "Beginner", "basic": "Beginner", "novice": "Beginner", "básico": "Beginner", "principiante": "Beginner",
    "intermediate": "Intermediate", "intermedio": "Intermediate", "proficient": "Intermediate",
    "competent": "Intermediate",
    "advanced": "Advanced", "avanzado": "Advanced", "highly skilled": "Advanced", "skilled": "Advanced",
    "very good": "Advanced", "muy bueno": "Advanced", "excellent": "Expert", "excelente": "Expert",
    "expert": "Expert", "experto": "Expert", "experta": "Expert", "master": "Expert",
}  # fmt: skip
_GROUPS: dict[str, SkillType] = {
    "machines and equipment": "Heavy Equipment", "máquinas y equipo": "Heavy Equipment",
    "other skills and tools": "Other", "otras habilidades y herramientas": "Other",
    "heavy equipment": "Heavy Equipment", "equipo pesado": "Heavy Equipment", "maquinaria pesada": "Heavy Equipment",
    "power tools": "Power Tool", "herramientas eléctricas": "Power Tool",
    "hand tools": "Hand Tool", "herramientas manuales": "Hand Tool",
    "software": "Software",
    "safety equipment": "Safety Equipment", "equipo de seguridad": "Safety Equipment",
    "technical skills": "Technical Skill", "habilidades técnicas": "Technical Skill",
    "other skills": "Other", "otras habilidades": "Other",
}  # fmt: skip
"""What a group's name says of all that it holds; documents printed here name their groups so."""
_KINDS = {key(name): kind for name, kind in _GROUPS.items()}
_LEVEL = "|".join(sorted(_LEVELS, key=len, reverse=True))
_ALONE_ENOUGH = "beginner|intermediate|advanced|expert|básico|intermedio|avanzado|experto"
_LEVEL_BEHIND = re.compile(
    rf"\s*(?:[-–—:|(\[]\s*|\s(?=(?:{_ALONE_ENOUGH})\b))(?:level:?\s*|nivel:?\s*)?({_LEVEL})(?:\s+level)?\s*[)\]]?\s*$",
    re.IGNORECASE,
)
_LEVEL_IN_BRACKETS = re.compile(rf"\s*\(([^()]*\S)[,;]\s+({_LEVEL})\)$", re.IGNORECASE)
"""A level in the brackets that a name has already: SCADA (Wonderware, Intermediate)."""
_LEVEL_BEFORE = re.compile(
    rf"^({_LEVEL})(?:[- ]level)?\s+(?:(?:knowledge|user|skills?|use|conocimiento)\s+)?(?:in|of|with|at|en|de)\s+",
    re.IGNORECASE,
)
_ONLY_LEVEL = re.compile(rf"^(?:level:?\s*|nivel:?\s*)?({_LEVEL})$", re.IGNORECASE)
_YEARS = re.compile(
    r"\s*[(\-–—:,]*\s*\d{1,2}\+?\s*(?:years?|yrs?|años?|months?|meses)(?:\s+(?:of\s+)?(?:experience|de experiencia))?"
    r"\s*\)?\s*$",
    re.IGNORECASE,
)
_NO_SKILL = re.compile(
    r"\breferenc(?:es?|ias?)\b|^\W*\d*\W*$|@|https?://|\(\d{3}\)\s*\d{3}|\b\d{3}-\d{3}-\d{4}\b", re.IGNORECASE
)


def listed_skills(rows: Sequence[Row]) -> list[ReadSkill]:
    """The items of a section of skills, each in its own words."""
    found: list[ReadSkill] = []
    alone: ReadSkill | None = None  # a paragraph's only item, to which a level on the next row belongs
    level: Proficiency | None = None
    for text in paragraphs(without_group_heads(rows)):
        if said := _ONLY_LEVEL.match(text):
            level = _LEVELS[said[1].lower()]
            if alone:
                alone.proficiency, alone.level_given = level, True
            continue
        items = [_of_one(text)] if _LEVEL_BEHIND.search(text) and "," not in text else items_of(text)
        of_group = level if len(items) > 1 else None
        if of_group and alone:  # it was no skill but the name of this group
            found.remove(alone)
        read = [skill for item in items if (skill := _skill(item, of_group))]
        if kind := _KINDS.get(key(label_of(text))):
            for skill in read:
                skill.type = kind
        found += read
        alone, level = read[0] if len(read) == 1 else None, None
    return found


def claimed_skills(rows: Sequence[Row]) -> list[ReadSkill]:
    """The short ones among a section's highlights, each whole: a comma in a claim parts no skills."""
    claims = [claim.strip(" .") for text in paragraphs(rows) for claim in apart(text)]
    return [skill for text in claims if len(text.split()) <= LONGEST_CLAIM and (skill := _skill(text, None))]


def named_gear(texts: Sequence[str], lists: Sequence[str], listed: Sequence[ReadSkill]) -> list[ReadSkill]:
    """Machines and tools that running texts and lists of skills name.

    Not those that a listed skill has or that another text names more closely. A listed crane and the "10-ton crane" of
    a duty are one: whoever listed it may have given it a level.
    """
    named = [one for text in texts for one in gear_in(text)]
    named += [one for text in lists for one in gear_in(text, listed=True)]
    found = [ReadSkill(name, kind, listed=False) for name, kind in named]
    known = [stems_of(skill.name) for skill in listed]
    closer = {stems_of(skill.name) for skill in found}
    return [
        skill
        for skill in found
        for stems in (stems_of(skill.name),)
        if not any(_without_size(stems) <= one for one in known) and not any(stems < one for one in closer)
    ]


def _without_size(stems: frozenset[str]) -> frozenset[str]:
    """The words of a name but for how big it is and how one sits on it: 10-ton, sit-down."""
    return frozenset(one for one in stems if one not in _SIZES and not any(map(str.isdigit, one))) or stems


def _of_one(text: str) -> str:
    """The only item of "Hand tools: Rasp (Expert)". In "Rasp: Expert" the colon parts it from its level."""
    behind = _LEVEL_BEHIND.search(text)
    return without_label(text) if behind and ":" in text[: behind.start()] else text


def _skill(item: str, of_group: Proficiency | None) -> ReadSkill | None:
    item = item.strip(" .,;:-–—•*")
    level = of_group
    if within := _LEVEL_IN_BRACKETS.search(item):
        item, level = f"{item[: within.start()]} ({within[1]})", _LEVELS[within[2].lower()]
    elif behind := _LEVEL_BEHIND.search(item):
        item, level = item[: behind.start()], _LEVELS[behind[1].lower()]
    elif before := _LEVEL_BEFORE.match(item):
        level = _LEVELS[before[1].lower()]
    item = _YEARS.sub("", item).strip(" .,;:-–—")
    fits = SHORTEST <= len(item) <= LONGEST or key(item) in _ONE_LETTER
    if not fits or len(item.split()) > LONGEST_SKILL or _NO_SKILL.search(item):
        return None
    return ReadSkill(item, skill_type(item), level or "Beginner", level_given=level is not None)
