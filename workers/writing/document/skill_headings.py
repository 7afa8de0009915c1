"""Under which heading the skills of one type stand in a resume: a form has no other type for a mill or a scaffold.

A heading says what is true of all that stands under it. A mill is a machine and no heavy equipment; a gauge that its
person filed under "Other" is a tool.
"""

import re
from collections.abc import Iterable
from functools import cache

from workers.documents.labels import Labels
from workers.language.words import fold
from workers.trades import vocabulary_files
from workers.writing.duties.english.gear import is_gear

_HEAVY = frozenset(
    {
        "backhoe", "bobcat", "dozer", "bulldozer", "excavator", "trackhoe", "loader", "grader", "scraper",
        "compactor", "paver", "trencher", "crawler", "crane", "derrick", "dragline", "forklift", "lull",
        "telehandler", "gradall", "skytrak", "truck", "tractor", "trailer", "semi", "wheeler", "skidder",
        "forwarder", "harvester", "buncher", "fellerbuncher", "delimber", "yarder", "combine", "baler",
        "swather", "windrower", "bolter", "scoop", "lhd", "locomotive", "spiker", "tamper", "barge", "tug",
        "dredge", "hostler", "bus", "motorgrader", "manlift", "steer", "picker", "jumbo", "reefer", "lowboy",
        "crusher", "retroexcavadora", "excavadora", "motoconformadora", "motoniveladora", "cargador",
        "minicargador", "grua", "montacargas", "camion", "tractocamion", "remolque", "aplanadora",
        "vibrocompactador", "pavimentadora", "zanjadora", "cosechadora", "volteo", "pipa", "revolvedora",
        "topador", "topadora", "trascabo",
    }
)  # fmt: skip
"""What moves earth, loads or itself, in both languages without accents: nobody doubts that it is heavy equipment."""
_HEAVY_OF_TWO = re.compile(
    r"\b(?:(?:boom|scissor|man|aerial|fork|reach|personnel) lift|mini[- ]?ex|track hoe|back hoe"
    r"|(?:smooth|sheepsfoot|drum|vibratory|asphalt) roller|(?:drill|drilling|workover|pile|piling) (?:rig|driver)"
    r"|continuous miner|shuttle car|(?:concrete|boom) pump|haul|plataforma (?:de )?tijera|elevador de tijera"
    r"|maquinaria pesada|heavy equipment|gr[uú]as? \w+|rodillo (?:liso|vibratorio|pata de cabra))"
)
_NOT_HEAVY = re.compile(
    r"\b(?:pallet jack|pat[ií]n|hand truck|utility trailer|lathe|torno|mill|fresadora|press|prensa)s?\b"
)
"""What has one of those words in its name and is none, or stands beside one."""
_NO_CURRENT = re.compile(
    r"\bollas?\b|\bpots?\b|\bneumatic|\bpneumatic|\bairless\b|\bhvlp\b|\bhidrauli|\bgasolina|\bmotosierra|\bbombas?\b"
    r"|\bhidrolavadora|\bsopladora|\bpodadora|\bdesbrozadora|\bcompresor|\brompedora|\bsopletes?\b|\bgatos?\b"
)
"""What no current drives, or not alone: to call it an electric tool is untrue."""
_WORD = re.compile(r"[a-z]+")


def skill_heading(kind: str, names: Iterable[str], words: Labels) -> str:
    """The heading for the rows of one type, by their names as they are printed."""
    if kind == "Heavy Equipment" and not all(map(_is_heavy, names)):
        return words.machines
    if kind == "Power Tool" and any(_NO_CURRENT.search(fold(name)) for name in names):
        return words.driven_tools
    if kind == "Other" and any(map(_is_tool, names)):
        return words.others_and_tools
    return words.skill_types[kind]


def _is_heavy(name: str) -> bool:
    lower = fold(name)
    found = _WORD.findall(lower)
    is_named = any({word, word.removesuffix("s"), word.removesuffix("es")} & _HEAVY for word in found)
    return (is_named or bool(_HEAVY_OF_TWO.search(lower))) and not _NOT_HEAVY.search(lower)


def _is_tool(name: str) -> bool:
    """Whether a row is a tool or a machine, by its name or its maker's: X-Rite eXact."""
    bare = name.partition("(")[0].strip().lower()
    return is_gear(bare) or bare.split(" ", maxsplit=1)[0] in _makers()


@cache
def _makers() -> frozenset[str]:
    rows = vocabulary_files.entries("makers.tsv")
    return frozenset(row[0] for row in rows if " " not in row[0] and row[1] != "Software")
