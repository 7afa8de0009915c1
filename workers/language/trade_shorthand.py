"""English shorthand of the trades that stands for one thing only, in any line: "chg bearings", "WO in CMMS", "10ga".

Writers spell it out, and the fact gate reads both: what is typed short is the same work spelled out.
"""

import re
from collections.abc import Mapping
from functools import cache, partial

from workers.language.kept_lines import kept_of_lines
from workers.language.short_words import in_whole_words
from workers.language.turn_rows import Turn, turns_of, with_turns

_SPELLED = {
    r"dwn\b": "down",
    r"(?:(?<=foil )|(?<=paper )|(?<=carton )|(?<=particle )|(?<=gyp )|(?<=circuit )|(?<=switch ))brd\b": "board",
    r"(?:(?<=orders in )|(?<=logs in )|(?<=parts in )|(?<=pms in )|(?<=work in )|(?<=orders in the ))cmms\b": "CMMS",
    r"(?:(?<=, )|(?<=and )|(?<=& )|^)insp (?!(?:reports|forms|sheets|logs|stickers|tickets|points|tools|calls)\b)"
    r"(?=[a-z]+s\b)": "inspect ",
    r"cyls\b": "cylinders",
    r"(?<=[a-z]s, )cyl\b\.?(?=\s*(?:[,;)]|$))": "cylinders",
    r"(?<!\d )(?<!\d-)(?<!\d)cyl\b\.?(?=\s*(?:[,;)]|$)| (?:heads?|seals?|rods?|repack\w*|rebuilds?)\b)": "cylinder",
    r"(?:(?<=[a-z]/)|(?<![\w/]))deliv\b\.?(?=\s*(?:[,;)]|$)| (?:trucks?|routes?|drivers?|tickets?)\b)": "delivery",
    r"constr\b\.?(?=\s*(?:[,;)]|$)| (?:crews?|sites?|equipment|projects?|jobs?|work)\b)": "construction",
    r"dist(?= (?:maint\w*|lines?|systems?|work|poles?|transformers?|voltages?)\b)": "distribution",
    r"(?:(?<=[a-z]ing )|(?<=safety )|(?<=line ))equip\b(?=\s*(?:[,;)]|$))": "equipment",
    r"(?:(?<=\b[1-8])|(?<=\b[1-8] ))c(?= (?-i:Heidelberg|Komori|KBA|Mitsubishi|Manroland|Roland|Ryobi)\b"
    r"| (?:press(?:es)?|offset|litho|flexo|jobs?)\b)": "-color",
    r"(?<=\d)in(?=\s*(?:[,;)]|$)| (?:\+|&|and|to|press(?:es)?)(?:\s|$))": " inch",
    r"wkends?\b": "weekends",
    r"trlrs\b": "trailers",
    r"(?:(?<=/)|(?<!\w))trlr\b\.?": "trailer",
    r"res(?= (?:and|&|\+|/) (?:(?:light|small) )?(?:commercial|comm|restaurants|retail|shops)\b)": "residential",
    r"med(?= (?:clinics?|offices?|centers?|buildings?)\b)": "medical",
    r"med(?= cards?\b)": "medical",
    r"(?:(?<=, )|^)rcv(?= [a-z]+)": "receive",
    r"accts\b": "accounts",
    r"mgmt\b\.?": "management",
    r"mtgs\b": "meetings",
    r"(?:(?<=safety )|(?<=toolbox )|(?<=team )|(?<=crew )|(?<=staff )|(?<=shift )|(?<=morning ))mtg\b": "meeting",
    r"(?<=[a-z] )(?<!true )rms\b(?=\s*(?:[,;&./]|$| and\b))": "rooms",
    r"(?<=\d )rms(?=/| an? )": "rooms",
    r"(?:(?<=[13] )|(?<=three ))ph(?= (?:motors?|power|panels?|service|pumps?|480|208)\b|\s*(?:,|$))": "phase",
    r"(?<=\b[13])ph\b": "-phase",
    r"r ?& ?r(?= [a-z])": "R&R",
    r"i/o\b": "I/O",
    r"lube rts?\b": "lube routes",
    r"(?<=\d )pts(?=/| an? (?:day|week|wk|shift)\b)": "points",
    r"sch\b\.?(?= ?(?:5|10|[2-468]0|1[0246]0)s?\b)": "schedule",
    r"(?<=pool )chems?\b": "chemicals",
    r"commish\b": "commissioning",
    r"(?<=\d )brk\b": "brick",
    r"cycle cnts?\b": "cycle counts",
    r"low volt\b": "low voltage",
    r"conv(?= belts?\b)": "conveyor",
    r"conv(?= varnish\b)": "conversion",
    r"lacq\b\.?": "lacquer",
    r"(?<=read )mtrs\b": "meters",
    r"(?<=\d )cs\b": "cases",
    r"w (?=rf\b)": "with ",
    r"ti(?= (?:jobs?|work|build-?outs?)\b)": "TI",
    r"dft\b": "DFT",
    r"rrus?\b": "RRUs",
    r"(?:(?<=haul )|(?<=access )|(?<=logging )|(?<=forest )|(?<=gravel )|(?<=county )|(?<=farm ))rds\b": "roads",
    r"(?<=elevator )co\b\.?(?= [a-z])": "company",
    r"(?:(?<=\brtu)|(?<=\bvfd)|(?<=\bplc)|(?<=\bahu)|(?<=\bvav)|(?<=\bhmi))['\u2019]s"
    r"(?=\s*(?:[(,;.&+/]|$|(?:in|on|and|or|for|with|w/|at|to|per|from|every|up)\b))": "s",
    r"ss(?= (?:food |dairy |sanitary )?(?:tanks?|pip(?:e|ing)|tub(?:e|ing)|sheet|plate|vessels?|skids?"
    r"|fittings?)\b)": "stainless",
    r"mod(?= (?:jobs?|crews?|work|projects?)\b)": "modernization",
    r"(?:(?<=carbon/)|(?<=carbon and )|(?<=carbon & ))ss\b": "stainless",
    r"dims\b": "dimensions",
    r"sqr\b": "square",
    r"(?:(?<=first )|(?<=1st )|(?<=each )|(?<=every )|(?<=per ))pc\b\.?": "piece",
    r"(?<=test )wt\b\.?": "weight",
    r"(?<=\d )wk\b\.?(?= (?:program|course|class|training)\b)": "week",
    r"(?:(?<=and )|(?<=& ))elec(?=\s*(?:[,;]|$)| \d)": "electric",
    r"cip (?:and|&|/) cop\b": "CIP and COP",
    r"(?:(?<=\d\d)|(?<=\d,\d\d\d))#(?=\s)": " lb",
    r"tie ins\b": "tie-ins",
    r"(?<!\d )(?<!\d)(?<!\d-)(?<!single )(?<!single-)(?<!three )(?<!three-)(?<![^\W\d_])(?-i:p[hH])"
    r"(?=\s*(?:[,;)]|$)| (?:and|or|&|levels?|meters?|probes?|tests?|readings?|balance|in)\b)": "pH",
    r"local(?= \d{1,4}\b)": "Local",
    r"conf\b\.?(?= spaces?\b)": "confined",
    r"pwr(?= (?:meters?|tools?|supply|supplies|washers?|washing|units?|steering|poles?)\b)": "power",
    r"aerial ?(?:/|&|\+|and) ?ug\b": "aerial and underground",
    r"(?<=not )cert\b\.?": "certified",
    r"(?:(?<=hydro at \d\d\d)|(?<=hydro @ \d\d\d)|(?<=hydro at \d\d)|(?<=hydro @ \d\d))"
    r"(?= for \d| \d+ h(?:ou)?rs?\b| with\b| w/|,|$)": " psi",
    r"hydro(?= (?:at|@) \d+ psi\b)": "hydro test",
    r"(?:(?<=[ -]\d/\d to \d)|(?<=[ -]\d/\d to \d\d))(?=\s*(?:,|$)| (?:pipe|mains?|grooved|threaded|with|w/))": " inch",
    r"(?:(?<=\b480)|(?<=\b208)|(?<=\b240)|(?<=\b277))(?= (?:3|three|single)[ -]?ph(?:ase)?\b)": " V",
    r"(?<=\d )in(?= (?:pipe|mains?|valves?|conduit|hdpe|pvc|dip|steel|water|sewer|suction|discharge"
    r"|carbon|stainless|ss|plate|sch|schedule|chrome|copper|cast|ductile|poly|black|galv\w*)\b)": "inch",
    r"(?<=\d)in(?= [A-Za-z])": " inch",
    r"whatever needed(?=\s*(?:[,;.]|$))": "other work as needed",
    r"dept\b\.?": "department",
    r"xfmrs\b": "transformers",
    r"xfmr\b": "transformer",
    r"bldgs\b": "buildings",
    r"bldg\b\.?(?=[\s),;]|$)": "building",
    r"apts\b": "apartments",
    r"wks\b\.?": "weeks",
    r"(?:(?<=every )|(?<=each )|(?<=per ))qtr\b\.?": "quarter",
    r"occ(?= sensors?\b)": "occupancy",
    r"temp(?= (?:checks?|logs?|readings?)\b)": "temperature",
    r"resi\b": "residential",
    r"(?<=[2-9] )yrs?\b(?=\s*(?:[,;]|$))": "years",
    r"(?:(?<=[a-z]ed )|(?<=[a-z]ing ))avg\b\.?(?=\s+\d)": "an average of",
    r"(?<=[a-z]s )avg\b\.?(?=\s+\d[\d-]* (?:an?|per|each)\b)": "averaging",
    r"avg\b\.?(?=\s+\d)": "average",
    r"(?<=new )const\b\.?(?=\s*(?:[,;]|$))": "construction",
    r"(?<=\w )wk\b(?= of \d)": "week",
    r"(?-i:(?<=\b[A-Z]{2})|(?<=\b[A-Z]{3})|(?<=\b[A-Z]{4}))['\u2019](?-i:s)\b"
    r"(?=\s*(?:[(,;.&+/]|$|(?:in|on|and|or|for|with|w/|at|to|per|from|every)\b))": "s",
    r"(?<=\d )pcs?\b": "pieces",
    r"chg\b\.?": "change",
    r"trblshoot(?=\s*(?:[(,;.]|$))": "troubleshooting",
    r"trblshoot(?=ing\b|\b)": "troubleshoot",
    r"inj\b\.?(?= mold)": "injection",
    r"hyd\b\.? ?(?:and|[&+/]) ?pneumatic\b(?! [a-z])": "hydraulics and pneumatics",
    r"hyd\b\.? ?(?:and|[&+/]) ?pneu\b\.?(?= [a-z])": "hydraulic and pneumatic",
    r"hyd\b\.? ?(?:and|[&+/]) ?pneu\b\.?": "hydraulics and pneumatics",
    r"hyd\b\.?(?=\s*(?:[,;&+]|$|and\b))": "hydraulics",
    r"hyd\b\.?(?= [a-z])": "hydraulic",
    r"(?-i:WOs?)\b(?=\s+(?:in|from|through|thru|on)\b|\s*[,;.]|\s*$)": "work orders",
    r"fabbed\b": "fabricated",
    r"(?:(?<=, )|(?<=and )|(?<=& )|^)adj\b\.?(?= (?:the )?(?:[a-z]+ )?[a-z]+s\b)": "adjust",
    r"(?:(?<=, )|(?<=and )|(?<=& )|^)fab (?=(?!shops|tables)[a-z]+s\b)": "fabricate ",
    r"(?:(?<=check )|(?<=checked )|(?<=log )|(?<=logged )|(?<=record )|(?<=monitor )|(?<=took )|(?<=take ))temps\b": (
        "temperatures"
    ),
    r"(?-i:g) codes?\b": "G-code",
    r"pkgs\b": "packages",
    r"(?-i:M ?- ?F)\b": "Monday to Friday",
    r"(?<=start )(?=\d{1,2}(?::\d\d)? ?[ap]m\b)": "at ",
    r"(?<=\d )am and pm\b": "AM and PM",
    r"(?<=\d)\s?am\b": " AM",
    r"(?<=\d)\s?pm\b(?! ?a ?/)": " PM",
    r"(?<!/)tues\b\.?(?!\s*[-/]| (?:and|&|or|thru|through|to) (?:mon|wed|fri|sat|sun)\w{0,2}\b)": "Tuesdays",
    r"(?<!/)thurs\b\.?(?!\s*[-/])": "Thursdays",
    r"2 wheeler\b": "2-wheeler",
    r"mini[- ]ex\b": "mini excavator",
    r"(?<=\d) ?ga\b": " gauge",
    r"(?<=[a-z] )diag\b(?=\s*(?:[,;.]|$|and\b))": "diagnostics",
    r"1st (?=shift\b)": "first ",
    r"2nd (?=shift\b)": "second ",
    r"3rd (?=shift\b)": "third ",
    r"pm'?s? a ?/ ?b ?/ ?c\b": "A/B/C PMs",
    r"dpf\b": "DPF",
    r"detroit\b": "Detroit",
    r"sit down(?=\s*(?:[,;.]|$|and\b|forklift|lift|truck|propane|electric))": "sit-down",
    r"ground up(?=\s*(?:[,;.]|$|and\b|builds|construction|commercial|residential|projects|homes|houses))": "ground-up",
    r"stand up(?=\s+(?:and reach|reach|forklift|lift|truck|counterbalance))": "stand-up",
    r"pre ?/ ?post[- ]?trips?(?: inspections?)?\b": "pre-trip and post-trip inspections",
    r"pre[- ]?trips?\s*(?:,|/|&|and)?\s*post[- ]?trips?\b(?! insp)": "pre-trip and post-trip inspections",
    r"pre[- ]?trips?(?=\s*[.,;]|\s*$)": "pre-trip inspections",
    r"post[- ]?trips?(?=\s*[.,;]|\s*$)": "post-trip inspections",
    r"(?<=rides )(?:w/ ?|with )me\b": "along",
    r"alum\b\.?(?= (?:mig|tig|weld\w*|plate|sheet|tub(?:e|ing)|extrusions?|frames?|parts|siding"
    r"|handrails?|storefronts?|gutters?|body|bodies|castings?|beds?|trailers?|boats?|wire"
    r"|windows?|doors?|and (?:steel|stainless))\b)": "aluminum",
    r"(?:(?<=weld )|(?<=tig )|(?<=mig )|(?<=[56]0[56][12] )|(?<=steel and )|(?<=stainless and )|(?<=steel, )"
    r"|(?<=stainless, ))alum\b(?:\.(?=\s+(?-i:[a-z])))?": "aluminum",
    r"elec(?= (?:motors?|forklifts?|pallet|carts?|vehicles|strikes?|locks?|pumps?)\b)": "electric",
    r"elec(?= (?:panels?|boxes|enclosures?|work|rooms?|systems?|problems|repairs?|controls?|cabinets?|components?"
    r"|equipment|wiring|parts|troubleshooting)\b)": "electrical",
    r"comm(?= (?:and|&|or) (?:resi|res|residential)\b| (?:buildings?|kitchens?|roof(?:s|ing)|hvac|refrigeration)\b)": (
        "commercial"
    ),
    r"(?:(?<=res and )|(?<=res & )|(?<=resi and )|(?<=resi & )|(?<=residential and ))"
    r"comm(?=$|[,;.)]| (?:service|work|calls)\b)": "commercial",
    r"res(?= (?:and|&|\+|/) comm'?l?\b)": "residential",
    r"ht(?= gau?ges?\b)": "height",
    r"ckts\b\.?": "circuits",
    r"ckt\b\.?": "circuit",
    r"(?:(?<=\d(?:st|nd|rd|th) )|(?<=every other ))wk\b\.?": "week",
    r"(?<=\d )(?:hrs?|hours) ?wk\b\.?": "hours a week",
    r"(?<=\d )hrs? (?=an? (?:wk|week|day)\b)": "hours ",
    r"(?:(?<=\ba )|(?<=per )|(?<=each )|(?<=every ))wk\b(?:\.(?!\s+[A-Z]))?": "week",
    r"(?:(?<=an )|(?<=per )|(?<=each )|(?<=every ))hr\b(?:\.(?!\s+[A-Z]))?": "hour",
    r"(?:(?<=\ba )|(?<=per )|(?<=each ))min\b(?:\.(?!\s+[A-Z]))?": "minute",
    r"(?<=\d )mins?\b\.?(?=\s*(?:[,;)]|$)|\s+(?:on|in|of|each|from|for|at|per|and|or|apart|max)\b)": "minutes",
    r"(?<=\d) ?yds\b\.?": " yards",
    r"(?<=\d )yd\b\.?(?=\s*(?:[,;)]|$)| (?:an?|per|of|each)\b)": "yards",
    r"(?:(?<=tools and )|(?<=tools & )|(?<=kitchen )|(?<=shop )|(?<=farm )|(?<=heavy )|(?<=rental )|(?<=safety )"
    r"|(?<=test )|(?<=all )|(?<=the ))equip\b\.?": "equipment",
    r"(?:(?<=, )|(?<=and )|^)supv(?= (?:\d|an?\b|the\b|crews?\b|all\b|[a-z]+s\b))": "supervise",
    r"supvd\b": "supervised",
    r"supvs\b\.?": "supervisors",
    r"supv\b\.?": "supervisor",
    r"(?:(?<=, )|^)diag(?= (?:and|&|\+) (?:repair|fix|replace|rebuild)\b)": "diagnose",
    r"(?:(?<=, )|(?<=and )|(?<=& )|^)diag "
    r"(?!(?:on|of|and|for|in|with|w|work|time|tools?|scans?|jobs?|equipment|fees?)\b)"
    r"(?=[a-z])": "diagnose ",
    r"mon ?- ?fri\b": "Mon-Fri",
    **{
        rf"(?:(?<=worked )|(?<=work )|(?<=some )|(?<=most )){short}s?\b\.?"
        r"(?= (?:when|if|and|too|in|during|until|only)\b|\s*(?:[,;]|$))": f"{whole}s"
        for short, whole in (("sat", "Saturday"), ("sun", "Sunday"))
    },
    **{
        rf"(?:(?<=every )|(?<=each )){day[:3]}(?:s|rs?)?\b\.?": day
        for day in ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday")
    },
    r"(?<=\d)v\b(?=\s*(?:[,;)]|$)|\s+(?:and|motors?|panels?|controls?|circuits?|systems?|power|to|or|three)\b)": ("V"),
}
_MONTHS = {
    "jan": "January", "feb": "February", "mar": "March", "apr": "April", "may": "May", "jun": "June", "jul": "July",
    "aug": "August", "sep": "September", "oct": "October", "nov": "November", "dec": "December",
}  # fmt: skip
_MONTH = "|".join([*_MONTHS, "sept"])
_MONTHS_TO = re.compile(rf"(?<![\w-])({_MONTH}) ?- ?({_MONTH})\b(?! ?\d)", re.IGNORECASE)
"""The part of a year: mar-may."""
_IN_MONTH = re.compile(
    r"\b(in|every|each|until|till|since|thru|through|late|early|mid) "
    r"(jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec)\b(?:\.(?=\s+(?-i:[a-z])))?",
    re.IGNORECASE,
)
"""A month behind a word of time, of which none is a word by itself: "winterize in nov"."""
_WORDS = {
    "socal": "Southern California", "so cal": "Southern California", "norcal": "Northern California",
    "nor cal": "Northern California", "sqft": "sq ft",
}  # fmt: skip
"""Shorthand that stands for one thing wherever no name goes on behind it: SoCal Gas."""
_A_WORD = re.compile(
    rf"(?<![\w/'\u2019.@-])(?:{'|'.join(map(re.escape, _WORDS))})"
    r"(?![\w/'\u2019@-]|\.\w| gas\b| ed(?:ison)?\b)(?:\.(?=\s+(?-i:[a-z])))?",
    re.IGNORECASE,
)


_BY_TIME = re.compile(
    r"(?:(?<=\d )|(?<=\dk ))([a-z]{3,}s) (hr|hour|day|shift|wk|week|min)"
    r"(?=\s*(?:[,;.]|$)| (?:on|off|with|through) (?:the|an?|my|[A-Z\d])\b)"
)
"""So many in a time, whose "a" wasn't typed: 140 cases hr."""
_TIMES = {"hr": "an hour", "hour": "an hour", "wk": "a week", "min": "a minute"}


@kept_of_lines
def spelled_out(text: str) -> str:
    """The text with such shorthand spelled out, and all else as it was."""
    text = in_whole_words(text)
    text = _BY_TIME.sub(lambda found: f"{found[1]} {_TIMES.get(found[2], f'a {found[2]}')}", text)
    text = _MONTHS_TO.sub(lambda found: " to ".join(_MONTHS[one[:3].lower()] for one in found.groups()), text)
    text = _IN_MONTH.sub(lambda found: f"{found[1]} {_MONTHS[found[2][:3].lower()]}", text)
    return _A_WORD.sub(
        lambda match: like_typed(match[0], _WORDS[match[0].lower().rstrip(".")]), with_turns(text, _turns())
    )


def like_typed(short: str, whole: str) -> str:
    """`whole` with a capital where the shorthand has one."""
    return whole[:1].upper() + whole[1:] if short[:1].isupper() else whole


def shorthand_turns(spelled: Mapping[str, str]) -> tuple[Turn, ...]:
    """The rows of a table of shorthand; one that begins with no bracket begins a word."""
    return turns_of(
        (short if short[0] == "(" else rf"(?<![\w/]){short}", partial(_like_match, whole))
        for short, whole in spelled.items()
    )


def _like_match(whole: str, match: re.Match[str]) -> str:
    return like_typed(match[0], whole)


@cache
def _turns() -> tuple[Turn, ...]:
    return shorthand_turns(_SPELLED)
