"""Which type a skill has, and which machines and tools a running text names."""

import re
from collections.abc import Iterator
from functools import cache, lru_cache

from common.tables import SkillType
from workers.reading.cleaning import key
from workers.reading.vocabulary_files import entries

# Named in a sentence, these are verbs, materials or everyday words more often than gear; in a list of skills they are gear.
_TOO_COMMON = set(
    "level levels word access windows sage adobe chain chains buffer planer router vibrator semi trimmer clamp clamps lull motive transit press gps drill drills rake grinder "
    "dolly sling roller rollers loader loaders lift vise edger scraper maintainer sweeper conveyor crimper maximo excel outlook flatbed generator".split()
) - {
    "roller",
    "rollers",
    "loader",
    "loaders",
    "maintainer",
    "conveyor",
    "generator",
    "grinder",
    "flatbed",
    "sling",
    "drill",
    "drills",
    "chain",
    "chains",
}
_SOFT = set(
    "communication communications leadership teamwork team player punctual reliable dependable organized organizational detail oriented motivated hardworking honest patience customer service "
    "multitasking time management problem solving critical thinking decision making interpersonal verbal written flexible adaptable creative work ethic bilingual english spanish "
    "attitude professionalism resourceful sales marketing presentations trabajo equipo puntual responsable liderazgo comunicación organizado bilingüe inglés español".split()
)
_CRAFT = set(
    "weld welding welder soldering brazing carpentry framing drywall drywalling plumbing electrical wiring conduit hvac refrigeration masonry concrete roofing painting pipefitting fitting machining cnc "
    "blueprint blueprints schematics fabrication rigging installation maintenance repair troubleshooting inspection calibration hydraulics pneumatics programming assembly diagnostics preventive estimating "
    "surveying excavation grading paving demolition insulation tiling flooring finishing sheet metal mechanic mechanical automotive diesel engine engines motors controls instrumentation quality "
    "safety osha scheduling budgeting inventory logistics networking troubleshoot construction building codes cabinetry cabinets landscaping irrigation ductwork piping soldadura plomería "
    "electricidad albañilería carpintería pintura mantenimiento planos instalación reparación construcción techos acabados tablaroca concreto mampostería refrigeración".split()
)
# Words that tell the sort of a machine when they stand right before its name; any other word before it is left off.
_VERBS = set(
    "operating operate operated operates using use used uses driving drive drove loading unloading load unload loaded maintaining maintain maintained repairing repair repaired cleaning clean installing install "
    "installed moving move moved including various other all the a an and or of with by for to in on from as their our my his her its new used each every both daily proper necessary such like own company own "
    "via per any some heavy-duty inspecting inspect inspected servicing service serviced running run ran servicing changing between into onto parking parked hauling haul hauled assigned multiple several "
    "different hooked unhooked is are was were that this these those which required request utilize utilized utilizes utilizing bending needed driver two three four six ten".split()
)  # fmt: skip
_SORTS = set(
    "vacuum water dump pull kill roustabout haul heavy bucket fork box tow boom reach hydraulic pneumatic electric cordless power hand air arc gas tile table miter chop circular band wet concrete masonry cutting welding "
    "threading milling drilling hydroblasting robotic point edge corner pressure floor front end skid wheel track mini overhead mobile tower bridge aerial scissor man extension step car rigid flatbed dry van reefer "
    "precision torque pipe impact angle belt orbital lifting rotary laser digital industrial mechanical freight jack steam pruning grease nail spray paint staple soldering propane diesel mig tig stick plasma".split()
)


@cache
def terms() -> dict[str, SkillType]:
    """Our own list's terms by their key; a singular and its plain plural."""
    found: dict[str, SkillType] = {}
    for name, kind in entries("trade_terms.tsv"):
        for form in _forms(key(name)):
            found[form] = kind  # type: ignore[assignment]  # the file holds no other words than the type's
    return found


def _forms(term: str) -> Iterator[str]:
    yield term
    yield f"{term}es" if term.endswith(("s", "ch", "sh", "x")) else f"{term}s"


@cache
def _tool_names() -> dict[str, SkillType]:
    return {key(name): kind for name, kind in entries("tool_names.tsv")}  # type: ignore[misc]  # as above


@lru_cache(maxsize=2048)
def skill_type(name: str) -> SkillType:
    """The specification's type of a skill by its words; 'Other' where they tell nothing."""
    whole = key(name)
    for known in (terms(), _tool_names()):
        for form in (whole, whole.removesuffix("s")):
            if form in known:
                return known[form]
    words = whole.split()
    for size in (3, 2, 1):
        for start in range(len(words) - size, -1, -1):
            form = " ".join(words[start : start + size])
            if form in terms() and form not in _TOO_COMMON:
                return terms()[form]
    if any(word in _CRAFT for word in words):
        return "Technical Skill"
    return "Other"


def is_soft(name: str) -> bool:
    """True for what employers call soft skills."""
    return any(word in _SOFT for word in key(name).split())


@cache
def _in_text() -> re.Pattern[str]:
    """Terms of machines, tools and gear, longest first, each with the word before it."""
    named = [term for term, kind in terms().items() if kind != "Software" and term not in _TOO_COMMON]
    longest_first = sorted(named, key=len, reverse=True)
    return re.compile(
        r"(?<![\w])(?:([\w-]+) )?("
        + "|".join(re.escape(term).replace(r"\ ", "[ -]") for term in longest_first)
        + r")(?![\w])"
    )


def gear_in(text: str) -> list[tuple[str, SkillType]]:
    """Machines, tools and safety gear that a sentence names, in its own words, with their types."""
    plain = re.sub(r"[^\w\s+#,;.()/-]", " ", text)
    lowered = plain.lower()
    if len(lowered) != len(plain):  # a few letters change their length in lower case; the places would not fit
        plain = lowered
    found: list[tuple[str, SkillType]] = []
    for match in _in_text().finditer(lowered):
        start = match.start(2)
        if match[1] and match[1] in _SORTS and match[1] not in _VERBS:
            start = match.start(1)
        found.append((plain[start : match.end()].strip(), terms()[key(match[2])]))
    return found
