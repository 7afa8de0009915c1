"""Skills: the items of skill sections, and the machines and tools that duties and claims name."""

import re
from collections.abc import Iterator, Sequence

from common.tables import Proficiency
from workers.reading.asides import is_aside
from workers.reading.cleaning import key
from workers.reading.headings import heading
from workers.reading.lexicon import gear_in, skill_type
from workers.reading.line import Row
from workers.reading.resume import ReadSkill

LONGEST_SKILL = 18  # words
LONGEST_CLAIM = 5  # words of a highlight that still names a skill, where the resume lists its skills elsewhere
_LEVELS: dict[str, Proficiency] = {
    "beginner": "Beginner", "basic": "Beginner", "novice": "Beginner", "básico": "Beginner", "basico": "Beginner", "principiante": "Beginner",
    "intermediate": "Intermediate", "intermedio": "Intermediate", "proficient": "Intermediate", "competent": "Intermediate",
    "advanced": "Advanced", "avanzado": "Advanced", "highly skilled": "Advanced", "skilled": "Advanced",
    "expert": "Expert", "experto": "Expert", "experta": "Expert", "master": "Expert", "expert-level": "Expert",
}  # fmt: skip
_LEVEL_WORD = "|".join(sorted(_LEVELS, key=len, reverse=True))
_LEVEL_BEHIND = re.compile(
    rf"\s*(?:[-–—:|(\[]\s*|\s)(?:level:?\s*)?({_LEVEL_WORD})(?:\s+level)?\s*[)\]]?\s*$", re.IGNORECASE
)
_LEVEL_BEFORE = re.compile(
    rf"^({_LEVEL_WORD})(?:[- ]level)?\s+(?:(?:knowledge|user|skills?|use|conocimiento)\s+)?(?:in|of|with|at|en|de|user of)\s+",
    re.IGNORECASE,
)
_ONLY_LEVEL = re.compile(rf"^(?:level:?\s*)?({_LEVEL_WORD})$", re.IGNORECASE)
_YEARS = re.compile(
    r"\s*[(\-–—:,]*\s*\d{1,2}\+?\s*(?:years?|yrs?|años?|months?|meses)(?:\s+(?:of\s+)?(?:experience|de experiencia))?\s*\)?\s*$",
    re.IGNORECASE,
)
_BETWEEN = re.compile(r"\s*[;|•·●▪]\s*|\s*,\s+|,(?=[A-Za-z])|\s{2,}")
_COMMA = re.compile(r"\s*[,;]\s*(?![^()]*\))")
_LABEL = re.compile(r"^([\w&/ .'áéíóúñ-]{2,40}):\s+(.+)$")
_JUNK = re.compile(r"^\W*\d*\W*$|@|https?://|\(\d{3}\)\s*\d{3}|\b\d{3}-\d{3}-\d{4}\b")


def listed_skills(rows: Sequence[Row]) -> list[ReadSkill]:
    """The items of a section of skills, each in its own words."""
    found: list[ReadSkill] = []
    group: Proficiency | None = None
    for text in _texts(rows):
        if level := _ONLY_LEVEL.match(text):
            group = _level_of_group(found, _LEVELS[level[1].lower()])
            continue
        for item in _items(text):
            if skill := _skill(item, group):
                found.append(skill)
    return found


def named_gear(texts: Sequence[str], listed: Sequence[ReadSkill]) -> list[ReadSkill]:
    """Machines, tools and safety gear named in running text, unless a listed skill names them more closely."""
    known = [_stems(skill.name) for skill in listed]
    found = [ReadSkill(name, kind) for text in texts for name, kind in gear_in(text)]
    return [skill for skill in found if not any(_stems(skill.name) <= words for words in known)]


def _stems(name: str) -> frozenset[str]:
    return frozenset(word.removesuffix("s") for word in key(name).split())


def without_doubles(skills: Sequence[ReadSkill]) -> list[ReadSkill]:
    """Each skill once: the same words, or the plural of words that are there."""
    found: dict[str, ReadSkill] = {}
    for skill in skills:
        same = key(skill.name)
        if same and same not in found and same.removesuffix("s") not in found and f"{same}s" not in found:
            found[same] = skill
    return list(found.values())


def short_claims(skills: Sequence[ReadSkill]) -> list[ReadSkill]:
    """Highlights that name a skill rather than praise a person."""
    return [skill for skill in skills if len(skill.name.split()) <= LONGEST_CLAIM]


def _level_of_group(found: list[ReadSkill], level: Proficiency) -> Proficiency:
    """A level on a row of its own says how well the group goes whose name stands above it; the name is then no skill itself."""
    if found:
        found[-1].proficiency = level
    return level


def _texts(rows: Sequence[Row]) -> Iterator[str]:
    """The section's paragraphs: a list that runs on over the line's end is one."""
    lines = [
        line
        for row in rows
        for line in row.lines
        if not is_aside(line.text) or len(line.text.split()) == 1 and not line.text[:1].isdigit()
    ]
    right = max((line.right for line in lines), default=0.0)
    text, previous = "", None
    for line in lines:
        runs_on = (
            previous is not None
            and not line.bullet
            and line.top > previous.top
            and _runs_on(text, line.text, right - previous.right, line.left - previous.left)
        )
        if runs_on:
            text = f"{text} {line.text}"
        else:
            if text:
                yield text
            text = line.text
        previous = line
    if text:
        yield text


def _runs_on(text: str, line: str, left_free: float, indent: float) -> bool:
    if text.endswith((",", ";")):
        return True
    if line[:1].islower() and indent > -2 and left_free < 60:  # noqa: PLR2004 - points: the next word would not have fitted
        return True
    return text.count(",") >= 2 and left_free < 90 and not _LABEL.match(line)  # noqa: PLR2004 - a list, broken at the margin


def _items(text: str) -> list[str]:
    if heading(text):  # a heading within the section ("Power Tools")
        return [text] if len(text.split()) > 1 else []
    label = _LABEL.match(text)
    text = label[2] if label else text
    if _is_sentence(text):
        return [text]
    parts = [part for piece in re.split(r"\s*[;|•·●▪]\s*|\s{2,}", text) for part in _COMMA.split(piece)]
    if label is None and len(parts) in (2, 3) and _is_one_claim(parts):
        return [text]
    return [re.sub(r"^(?:and|y|e)\s+", "", part) for part in parts]


def _is_sentence(text: str) -> bool:
    parts = _COMMA.split(text)
    return (
        text.endswith(".")
        and len(text.split()) >= 8
        and max(len(part.split()) for part in parts) >= 6
        or len(parts) < 5
        and max(len(part.split()) for part in parts) >= 8
    )


def _is_one_claim(parts: Sequence[str]) -> bool:
    """ "Fiberglass, composite and sheet metal" is one item of its writer; "Excel, Word" are two."""
    return bool(re.search(r"\s(?:and|y|&|or)\s", parts[-1])) and all(len(part.split()) <= 5 for part in parts)


def _skill(item: str, group: Proficiency | None) -> ReadSkill | None:
    item = item.strip(" .,;:-–—•*")
    level = group
    if behind := _LEVEL_BEHIND.search(item):
        item, level = item[: behind.start()], _LEVELS[behind[1].lower()]
    elif before := _LEVEL_BEFORE.match(item):
        level = _LEVELS[before[1].lower()]
    item = _YEARS.sub("", item).strip(" .,;:-–—")
    if (
        not 2 <= len(item) <= 200
        and key(item) not in {"c", "r"}
        or len(item.split()) > LONGEST_SKILL
        or _JUNK.search(item)
    ):
        return None
    return ReadSkill(item, skill_type(item), level or "Beginner")
