"""Names of tools, machines, routes and work whose first word may be a verb elsewhere: bore gage, stop sign."""

import re
from functools import cache

from workers.language.conjugation import Form
from workers.trades import vocabulary_files
from workers.writing.words.english_verbs import verb_form, word_table, words_in

_NAMES_OF_TWO = {first: frozenset(others.split()) for first, others in word_table()["names_of_two"].items()}

_TO_TERMS = {"sit": {"stand"}, "pick": {"light", "voice", "belt"}}
"""Doings that name gear with what stands behind "to": sit to stand, pick to light."""
_TERMS = {"drop": "hook", "mill": "fill", "cut": "fill", "grind": "overlay", "pick": "place", "lift": "relay"}
_NAMED_BY_TWO_DOINGS = re.compile(
    rf"\b(?:{'|'.join(f'{first} (?:and|&) {second}' for first, second in _TERMS.items())})"
    r"(?=\s*(?:[,;.()]|$)| (?:mostly|mainly|usually|always|sometimes|only|on|at|in|for|with|from|work|loads)\b)",
    re.IGNORECASE,
)
"""Two doings that are one noun where they have no object: drop and hook mostly."""


def named_by_two_doings(text: str) -> list[re.Match[str]]:
    """Find names made of two acts in the text."""
    return list(_NAMED_BY_TWO_DOINGS.finditer(text))


def is_name_of_two(lower: str, following: list[str]) -> bool:
    """Whether a word that may be a verb begins a name: fixed route, stop sign, route 6."""
    if lower in {"route", "level", "phase", "stage", "grade", "step"} and following and following[0].isdecimal():
        return True
    if lower == "schedule" and _is_of_pipe(following):
        return True
    if following[:2] == ["and", _TERMS.get(lower)]:
        return True
    if following[:1] == ["to"] and following[1:2] and following[1] in _TO_TERMS.get(lower, ()):
        return True
    if following[:1] in (["department"], ["dept"], ["division"]):
        return True
    return bool(following) and following[0] in _NAMES_OF_TWO.get(lower, ())


_PIPE_SCHEDULES = frozenset({"5", "10", "20", "30", "40", "60", "80", "100", "120", "140", "160"})


def _is_of_pipe(following: list[str]) -> bool:
    """Whether a figure tells how thick a pipe's wall is: schedule 40 to 160, schedule 80 pipe; not 40 crews."""
    if not following or following[0] not in _PIPE_SCHEDULES:
        return False
    behind = following[1] if following[1:] else ""
    is_of_kind = behind in word_table()["stuffs"] | word_table()["materials"] | _OF_PIPE
    return not behind or behind.isdecimal() or behind in word_table()["prepositions"] | {"and", "or"} or is_of_kind


_OF_PIPE = frozenset(
    {"carbon", "chrome", "black", "galvanized", "schedule", "seamless", "threaded", "fittings", "piping"}
)


def names_a_tool(text: str, words: list[re.Match[str]], at: int) -> bool:
    """Whether the word and its next are a tool's name: bore gage, drill press, track saw."""
    following = words[at + 1 : at + 2]
    if not following or text[words[at].end() : following[0].start()] != " ":
        return False
    name = f"{words[at].group()} {following[0].group()}".lower().replace("gage", "gauge")
    return name in _tool_names() or name.removesuffix("s") in _tool_names()


def may_name_gear(base: str, following: list[str]) -> bool:
    """Whether a verb and the one word behind it may be a name of gear or of a place: sort tables, buff pads."""
    table = word_table()
    is_end = not following[1:] or following[1] in table["prepositions"] | {"and", "or"}
    return is_end and base in table["begins_names"] and following[:1] != [] and following[0] in table["ends_names"]


def names_a_route(base: str, following: list[str]) -> bool:
    """Whether a route is told by what is done on it: a service route, lube routes."""
    return following[:1] in (["route"], ["routes"]) and base in word_table()["kinds_of_route"]


def is_kind_of_truck(lower: str, following: list[str]) -> bool:
    """Whether a machine is told by how one is on it: a stand up reach truck, a walk behind trencher."""
    if lower not in {"stand", "sit", "walk", "ride"} or following[:1] not in (["up"], ["down"], ["behind"], ["on"]):
        return False
    names = (" ".join(following[1:end]) for end in range(2, 5))
    return any(name in _tools() or name.removesuffix("s") in _tools() for name in names if name)


@cache
def _tools() -> frozenset[str]:
    rows = (*vocabulary_files.entries("trade_terms.tsv"), *vocabulary_files.entries("tool_names.tsv"))
    return frozenset(row[0] for row in rows) | frozenset(row[0] for row in vocabulary_files.entries("gear_heads.tsv"))


@cache
def _tool_names() -> frozenset[str]:
    rows = (*vocabulary_files.entries("trade_terms.tsv"), *vocabulary_files.entries("tool_names.tsv"))
    return frozenset(row[0] for row in rows if row[0].count(" ") == 1)


_NAME_ENDS = re.compile(r"[^\w\s'\u2019/-]|\s[-\u2013\u2014]+\s")
_ACTS_BY_NAME = frozenset(
    {"test", "control", "drill", "exam", "prep", "inspection", "check", "watch", "course", "class"}
)
"""Nouns of one act: without an article what stands before one tells of which sort it is, as in "pack test"."""
_QUALITIES = frozenset({"clean", "clear", "dry", "rough", "open", "level", "live", "smooth"})
"""Verbs that are qualities as well."""
_MAKE_ACTS = frozenset(
    {"witness", "request", "call", "order", "arrange", "set", "start", "design", "develop", "observe"}
)


def tells_an_act_by_name(base: str, rest: str, following: list[str]) -> bool:
    """Whether the word begins the name of an act: pack test every spring, dust control, clean roadside inspections.

    Who makes, takes or knows such an act does it: runs load tests.
    """
    end = _NAME_ENDS.search(rest)
    within = len(words_in(rest[: end.start()] if end else rest))
    until = next(
        (at for at, word in enumerate(following) if word in word_table()["prepositions"] | {"and", "every", "each"}),
        len(following),
    )
    name = following[: min(until, within)]
    if not name or name[0] in word_table()["determiners"] or base in word_table()["governs_acts"] | _MAKE_ACTS:
        return False
    is_one = name[-1] in _ACTS_BY_NAME and len(name) == 1
    if name == ["tests"] and not following[1:] and base not in word_table()["done_to_tests"]:
        return True  # swab tests
    return is_one or (base in _QUALITIES and name[-1].removesuffix("s") in _ACTS_BY_NAME)


_NO_OBJECT = re.compile(r"\s*$|\s*[,;]|\s+(?:and|&)\s|\s+(?:off|out|up|down)\b|\s+[a-z]+\s*(?:[,;]|$)")
"""What stands behind a verb that has no object, or behind the last but one of verbs whose commas weren't typed."""


def is_doing_too(behind: str, rest: str, *, is_alone: bool = False) -> bool:
    """Whether the word behind a verb is one as well and no thing: pick pack ship, broom finish walks.

    `is_alone`: only where nothing follows that it would be done to.
    """
    table = word_table()
    if (
        is_thing_or_stuff(behind)
        or behind in table["acts"] | table["particles"]
        or verb_form(behind) != (behind, Form.BASE)
    ):
        return False
    return bool(_NO_OBJECT.match(rest)) or (not is_alone and bool(re.match(r" [a-z]+s\b", rest)))


def runs_a_machine(base: str, following: str) -> bool:
    """Whether a machine stands behind a verb that runs it, which then is no noun: run skid steer, drive loader."""
    return base in {"run", "drive", "operate"} and bool(_MACHINE.match(following))


_MACHINE = re.compile(
    r" (?:[a-z-]+ )?(?:skid steer|forklift|loader|backhoe|excavator|dozer|grader|trencher|skidder|forwarder|scraper"
    r"|tugger|scoop|tractor|combine|sweeper|chipper|telehandler|manlift|boom lift|scissor lift|pallet jack"
    r"|(?:dump|clamp|box|flatbed|water|bucket|lube|boom|reach|haul|tow|vac|chip) truck|press brake|bridgeport|crane)s?"
    r"(?=\s*(?:[,;]|$|(?:and|in|on|for|at|to)\b))",
    re.IGNORECASE,
)


def is_thing_or_stuff(word: str) -> bool:
    """Whether a word is a thing or a material wherever it stands behind a verb: wire, paint, block."""
    table = word_table()
    return any(
        word in table[name] for name in ("uncounted", "without_article", "single", "parts", "materials", "done_to")
    )
