"""Turns of English notes put so that the grammar reads them, and what it tells too literally said as it is said."""

import re

_INCHES = re.compile(
    r"(?<![\w.])(?P<figure>\d[\d./-]*) ?in\.? (?=(?:planer|jointer|wells?|casing|auger|grinder|wafers?|chain"
    r"|hose|cable|line|tubing|valves?|holes?|boards?|siding|tires?|rims?|bolts?|mains?)\b)"
)
"""Inches before what is sold or bored by them: 24 in planer."""
_ACROSS = re.compile(
    r"\bup to (?P<figure>\d[\d./-]*)[ -]?(?:in\.?|inch(?:es)?|\") (?:caliper|bore|diameter)(?=$|[,;.)])",
    re.IGNORECASE,
)
"""How thick a tree or a cylinder is: up to 6 in bore."""
_VOLTS = re.compile(
    r"(?<![\w/])(?P<volts>120/208|208/120|120/240|240/120|277/480|480/277) "
    r"(?=(?:panel(?:board)?|switchboard|switchgear|service|feeder|circuit|distribution|gear)s?\b)",
    re.IGNORECASE,
)
_OF_AISLES = (
    r"plumbing|paint|HVAC|electrical|lumber|hardware|garden|produce|grocery|parts|tools?|flooring|appliance"
    r"|deli|bakery|meat|seafood|pharmacy|rental"
)
_OF_PIPES = (
    r"chilled water|hot water|cold water|steam|condensate|condenser water|compressed air|natural gas|nitrogen|vacuum"
)
_KINDS_OF_ONE = tuple(
    re.compile(
        rf"\b(?P<first>{kind}) (?P<link>and|&|or) (?P<second>{kind}) (?P<of>{things})"
        r"(?=$|[,;.]| (?:and|for|in|on|at|with)\b)",
        re.IGNORECASE,
    )
    for kind, things in (
        (_OF_AISLES, "aisles?|counters?|departments?|desks?|sections?"),
        (_OF_PIPES, "pipes?|piping|lines?|risers?|mains?|loops?"),
    )
)
"""Two kinds of one thing, of which the first would stand alone: plumbing and paint aisles."""
_OF_SHOPS = re.compile(rf"\b(?P<of>{_OF_AISLES}) (?P<thing>counters?)\b", re.IGNORECASE)
"""Where things are sold, and none that counts."""
_ROUTE = re.compile(r"^route (?=(?:about |over |up to )?\d)", re.IGNORECASE)
"""A round of so many, which nobody is told to plan."""
_FILLED_IN = re.compile(
    r"\b(?P<form>fill|filled|filling) in as (?:the )?(?=[\w ]+? when (?:he|she|they)\b)", re.IGNORECASE
)
_DAYS = {"tardes": "tardes", "ma\u00f1anas": "ma\u00f1anas", "noche": "noches"}
_SO_MANY = re.compile(
    r"(?<!de )(?<!\ba )(?<!las )(?<!hasta )(?<!turno )(?<!ruta )(?<!l\u00ednea )(?<!planta )"
    r"(?<!unidad )(?<!cami\u00f3n )"
    r"\b(?P<many>[2-9]|\d{2,}|dos|tres|cuatro|cinco|seis) (?:por las |de )(?P<when>tardes|ma\u00f1anas|noche)\b(?! \d)",
    re.IGNORECASE,
)
"""Two afternoons a week, of which the adverb was read: dos por las tardes."""
_WAS_TRAINED = re.compile(
    r"^trained (?=(?:on|in) (?!site\b|the job\b|new\b|\d"
    r"|[^,;]*\b(?:employees|hires|drivers|helpers|workers|guys|people|staff|apprentices|operators|trainees|others)\b)"
    r"[^,;]*$)",
    re.IGNORECASE,
)
"""Who was trained is whose line it is, where it names nobody else."""
_TRAINED_BY = re.compile(r"(?<=, )trained by ", re.IGNORECASE)
_DID = re.compile(r"(?<=, )(?:i )?did (?=\d[\d,]* (?:so far|to date|last year|this year)\b)", re.IGNORECASE)
_ON_SITE_ROADS = re.compile(r"\bon[- ]site (?=(?:roads|haul roads|traffic|storage|parking)\b)", re.IGNORECASE)

_LEADS = (
    "mayordomo|l\u00edder|oficial|t\u00e9cnico l\u00edder|maestro"
    "|supervisor|capataz|ingeniero|encargado|jefe|mec\u00e1nico"
)
_UNDER = re.compile(rf"\bbajo (?:el |(?P<a>un) )?(?=(?:{_LEADS})\b(?! voltaje))")
_RANGE = re.compile(r"\ba de (?P<range>\d[\d,.]* [ay] \d)")
_ONE_OF = re.compile(
    r"\b(?P<one>1|una?) (?P<term>semana|noche|fin de semana|mes|s\u00e1bado|domingo) (?:en|de) "
    r"(?P<of>[2-9]|1[0-2])(?=$|[,;.)])"
)
_ONE_OF_SO_MANY = re.compile(r"\b[Dd]e guardia 1 en (?:[2-9]|1[0-2])(?=$|[,;.)])")
_BY_PAPER = re.compile(
    r"\bpor (?=(?:la |el )?(?:lista de verificaci\u00f3n|receta|hoja de (?:preparaci\u00f3n|trabajo|ruta)"
    r"|procedimiento|norma|especificaci\u00f3n|plano|planos|dibujo|orden de trabajo|c\u00f3digo)\b)"
)
_WORK_UP = re.compile(r"^Trabajo de (?=(?:andamio|escalera|altura|plataforma)\b)")
_UP_TO = re.compile(r"^(?P<work>Trabajo en (?:andamio|escalera|altura|plataforma)[^,;]*?) de hasta\b")
_VAN = re.compile(r"\bcamioneta(?P<s>s?) van\b")


def with_turns_read(line: str) -> str:
    """The line with such turns in the words that the grammar reads."""
    line = _ACROSS.sub(r"up to \g<figure> inch", line)
    line = _INCHES.sub(r"\g<figure> inch ", line)
    line = _VOLTS.sub(r"\g<volts>V ", line)
    line = _WAS_TRAINED.sub("received training ", line)
    line = _DID.sub("", _TRAINED_BY.sub("training by ", line))
    for pair in _KINDS_OF_ONE:
        line = pair.sub(r"\g<first> \g<of> \g<link> \g<second> \g<of>", line)
    line = _OF_SHOPS.sub(r"\g<of> customer \g<thing>", line)
    line = _FILLED_IN.sub(r"\g<form> in for the ", _ROUTE.sub("route of ", line))
    return _ON_SITE_ROADS.sub("site ", line)


def as_said(spanish: str) -> str:
    """What was told of a line as it is said: under somebody's direction, one week of every six, by a checklist."""
    spanish = _RANGE.sub(lambda one: f"a entre {one['range'].replace(' a ', ' y ')}", spanish)
    spanish = _UNDER.sub(lambda one: f"bajo la direcci\u00f3n {'de un' if one['a'] else 'del'} ", spanish)
    spanish = _ONE_OF.sub(r"\g<one> \g<term> de cada \g<of>", spanish)
    spanish = _ONE_OF_SO_MANY.sub(lambda one: one.group().replace(" en ", " de cada "), spanish)
    spanish = _BY_PAPER.sub("seg\u00fan ", spanish)
    spanish = _SO_MANY.sub(lambda one: f"{one['many']} {_DAYS[one['when'].lower()]}", spanish)
    spanish = _UP_TO.sub(r"\g<work> hasta", _WORK_UP.sub("Trabajo en ", spanish))
    return _VAN.sub(r"camioneta\g<s>", spanish)
