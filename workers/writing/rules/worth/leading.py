"""Leading and teaching others: whether a posting asks for it, and whether a duty tells of it."""

import re
from functools import lru_cache

from workers.language.occupations import is_occupation
from workers.writing.rules.worth.standing_in import has_own_crew, only_does_while_away, stands_in
from workers.writing.trades.title_ranks import rank_of

_ASKS = re.compile(
    r"\b(?:foreman|forewoman|foreperson|superintendent|supervis\w+|(?:crew|team|shift) lead\w*|(?-i:Lead)|lead a"
    r"|run(?:ning|s)? (?:an? |the |your )(?:[\w-]+ )?crew"
    r"|mentor\w*|coach\w*|trainers?\b|leadership (?:of|experience|skills?)|lead(?:ing)? people"
    r"|head (?:filer|sawyer|rigger|brewer|baker|grower|cook|chef|mechanic|custodian|gardener|groundskeeper)"
    r"|(?<!we )(?<!we'll )(?<!will )trains? (?:and \w+ )?(?:[\w-]+ )?"
    r"(?:operators?|installers?|apprentices?|tech\w*|helpers?|crews?|drivers?|workers?|staff|employees|hires|others)\b"
    r"|(?:entrenar|capacitar|adiestrar) (?:y \w+ )?a\b"
    r"|encargad[oa]|mayordom[oa]|l[ií]der|jef[ae] de|maestro|capata[zc]\w*|chief\b|dirigir|coordinar)\b",
    re.IGNORECASE,
)
_OF_THEIRS = re.compile(
    r"\b(?:under|our|the|your|report(?:s|ing)? to)(?: an?| the| our| your)?(?: [\w-]+)? "
    r"(?:foreman|forewoman|foreperson|superintendent|supervisor|(?:crew |team |shift )?lead(?:er)?)s?\b"
    r"|\b(?:bajo|del|al|nuestr[oa]|su)(?: el| la)? (?:encargad[oa]|mayordom[oa]|l[ií]der|jef[ae]|maestro|capataz)\b",
    re.IGNORECASE,
)
"""Who leads there already, under whom somebody is to work: our foreman trains you."""
_LEADS = re.compile(
    r"\b(?:supervis(?:e|ed|o|é|aba)\b|lead of|(?-i:[Ll]ed)\b(?! by)"
    r"|train(?:ed)? (?!under)|mentor(?:ed)?\b|teach|taught|show new|new hires?\b"
    r"|(?:run|ran|lead|led|direct) (?:an? )?(?:[\w-]+ ){0,5}(?:crew|group|gang|squad)\b"
    r"|(?:run|ran|lead|led) (?:an? |the )?(?:line|cell|table|shift|floor) of \d"
    r"|(?:run|ran|led) \d+ (?:guys|men|people)\b"
    r"|(?:run|ran|lead|led|direct(?:ed)?) (?:(?!for\b)[\w-]+ )?crews\b"
    r"|(?:break|broke|breaking) in (?:(?:all|the|our|my|any|an?|one|two) )*"
    r"(?:new|green|helpers?|apprentices?|hands|operators|guys)\b"
    r"|the new guys?|(?:coached?|guided?|ran|run|with) (?:\w+ ){0,2}apprentices\b|\d apprentices?\b"
    r"|\b(?:trainer|preceptor|mentor) (?:for|of|to)\b|\bprecept(?:ed|or)?\b"
    r"|with (?:an?|one|two|\d|my|our) (?:[\w-]+ ){0,2}apprentices?\b"
    r"|(?:took|take|had|have) (?:[\w-]+ ){1,2}apprentices? (?:on|with|under)\b"
    r"|(?:act(?:ed|ing)?|fill(?:ed|s|ing)? in|st(?:and|ood) in|step(?:ped)? (?:up|in)|cover(?:ed|s)?|relie(?:f|ved?)) "
    r"(?:as |for )?(?:an? |the |our |my )?(?:[\w-]+ )?"
    r"(?:foreman|foreperson|forewoman|supervisor|superintendent|lead|chief|boss|manager)\b"
    r"|(?-i:[Ll]ead|[Bb]oss(?:ed)?) \d{1,2}(?= (?:on|at|per|each|riders|nights|days)\b)|l[ií]der de \d"
    r"|foreman(?= (?:of|on|for|since|from|in|at|over)\b|[,;.()]|$)"
    r"|encargad[oa] (?:de|desde)\b|a cargo de\b|(?:dirig|lider)\w+ "
    r"|yo (?:reparto|organizo|asigno|coordino)\b|repart(?:o|ía) el trabajo\b"
    r"|tra(?:igo|ía) (?:de )?(?:\d|un|dos|tres) ayudantes?\b"
    r"|hire 1|enseñ\w+|(?:entren|adiestr)(?:o|é|ó|aba|amos|ábamos) "
    r"|a los nuevos|ayudante conmigo|\bgu[ií](?:o|a|aba|é)\b|capacit\w+)",
    re.IGNORECASE,
)
_OVER = re.compile(
    r"\b(?P<verb>(?:kept?|keep|ma[dk]e|set|wrote|write) (?:the |their )?schedules?"
    r"|run|ran|manag(?:e|ed)|overs(?:ee|aw)|assign(?:ed)?|schedul(?:e|ed)|dispatch(?:ed)?|direct(?:ed)?|led"
    r"|(?:repart(?:o|ía|í)|distribu(?:yo|ía)|hand(?:ed)? out|giv(?:e|en)|gave|divid(?:e|ed)|split)"
    r" (?:the |las? |los? |el )?(?:work|jobs|tasks|areas|áreas|tareas|trabajos?|labores|turnos|puestos)"
    r"(?: (?:to|among|between|a|entre))?"
    r"|lead|coordinat(?:e|ed)|coordin(?:o|é|ó|aba)|dirij?[oóíg]\w*|organi[zc]\w+|asign(?:o|é|ó|aba)|manej(?:o|é|ó|aba))\b"
    r"(?! (?:with|con|to)\b)(?=(?P<over>[^.;:]{0,60}))",
    re.IGNORECASE,
)
"""An act, and over whom: run 6 carpenters, assign work and check repairs of 5 techs, coordino a 4 personas."""
_NUMBER_OF = re.compile(
    r"\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)"
    r"(?: [\w-]+)?? (?P<people>\w+)\b",
    re.IGNORECASE,
)
"""How many of something; of "2 vans and 3 guys" both."""
_PEOPLE = frozenset(
    {"people", "men", "guys", "workers", "employees", "hands", "laborers", "personas", "trabajadores", "empleados"}
    | {"hombres", "muchachos", "compañeros", "albañiles"}
)
_DOER = re.compile(r"[a-z]{4,}(?:ers|ors|men|ists|ians|dores|doras|eros|eras)")
"""People by how their name ends, where no list has it: 5 irrigators."""
_ONLY_OVER_PEOPLE = frozenset({"lead", "led", "supervise", "supervised"})
_MACHINES_TOO = frozenset({"welders", "loaders", "planers", "finishers", "routers", "headers", "dozers", "scrapers"})
"""Names of workers that are names of machines, too, which somebody may run."""
_CREW = re.compile(
    r"\b(?:manag(?:e|ed)|overs(?:ee|aw)|coordin(?:ate|ated|o|é|ó|aba)|dirij?[oóíg]\w*|manej(?:o|é|ó|aba))"
    r" (?:an? |the |una? |la |el |las |dos |tres |\d )?(?:[\w-]+ ){0,4}(?:crew|team|cuadrillas?|equipo de \d)\b",
    re.IGNORECASE,
)
_CREW_BY_NUMBER = re.compile(
    r"(?:an? )?(?:[3-9]|1[0-2]|three|four|five|six|seven|eight|nine|ten)[ -](?:man|person|men|people) (?:[\w-]+ )?"
    r"(?:crew|gang)\b|(?:crew|gang|cuadrilla) (?:of|de) (?:[3-9]|[12]\d|30|four|five|six|seven|eight|nine|ten)\b",
    re.IGNORECASE,
)
_TEACHES = re.compile(
    r"\b(?:train(?:ed|ing)?\b|mentor|(?:break|broke|breaking) in\b|teach|taught|show(?:ed)?\b"
    r"|coach|guided?\b|new (?:hires?|guys?)|apprentices?\b"
    r"|enseñ|capacit|entren|adiestr|a los nuevos|gu[ií](?:o|a|aba|é)\b)",
    re.IGNORECASE,
)
_SINCE = (
    r"(?:,? (?:since|when|until)\b|,? for (?:the |my )?(?:last|past|about|over|\d)"
    r"|,? (?:in |from (?:\w+ )?)?(?:19|20)\d\d"
    r"|,? (?:over|on|of|for) (?:an? |the )?(?:\w+ ){0,2}(?:crew|team|group|shift|\d|guys|people|helpers?|men)\b)"
)
"""How long, or of whom; the metal has none of it behind it."""
_RANK = re.compile(
    rf"(?:^|[,;(:] ?|\b(?:am|was|as|became|acting|made|(?:promoted|moved up) to) (?:an? |the )?)"
    rf"(?:(?!with\b|for\b|to\b|by\b|from\b)[\w-]+ )??"
    rf"(?:(?:lead(?:man|er)?|supervisor|crew chief){_SINCE}"
    r"|(?:crew|team|shift|roof|floor|line|yard|dock|site|job|night|day|area)"
    r" lead(?:er)?(?=$|[,.;(]| (?:on|for|of|at|every|each|most|some|when|nights|days|weekends|since)\b)"
    r"|(?:sub|job|area|relief|night|acting)[ -]foreman\b|(?:crew|squad|gang|straw)[ -]boss\b"
    r"|lead (?:man|hand|person|(?P<occupation>\w+))\b)"
    r"|\bpromoted to (?:an? |the )?(?:\w+ )?(?:lead|supervisor)|\b(?:put |left )?in charge of (?!\w+ing\b)",
    re.IGNORECASE,
)
"""One's own rank, at the head of what one says or behind "as" and "promoted to": roof lead since June 2024."""
_IS_LED = re.compile(
    r"(?:(?:led|signed|approved) by|by (?:the )?(?:shop )?foreman"
    r"|\b(?:assist|help)(?:s|ed|ing)?\b(?! (?:to )?(?:train|teach|mentor|coach)\b)|ayud(?!ante)|apoy)"
    r"|\b(?:under|bajo)\b|(?<!when )(?<!while )\b(?:my|our) (?:\w+ )?foreman\b",
    re.IGNORECASE,
)


def asks_to_lead(posting_text: str) -> bool:
    """Whether the position leads, supervises or teaches others."""
    return bool(_ASKS.search(_OF_THEIRS.sub("", posting_text)))


@lru_cache(maxsize=256)
def leads(statement: str) -> bool:
    """Whether a duty tells of leading or teaching; not of helping who does, or of working under them."""
    is_told = _LEADS.search(statement) or _CREW.search(statement) or is_over_people(statement)
    is_told = is_told or stands_in(statement) or has_own_crew(statement)
    return bool(is_told or _tells_own_rank(statement)) and not _IS_LED.search(statement)


def leads_first(line: str) -> bool:
    """Whether what a line tells of leading stands before the work itself: not what only falls to who stands in."""
    return not only_does_while_away(line)


def heads_a_crew(line: str) -> bool:
    """Whether a line begins with a crew by its number, as who leads one notes it: 8 man crew, crew of 6."""
    return bool(_CREW_BY_NUMBER.match(line))


def leads_work(statement: str) -> bool:
    """Whether a duty tells of leading a crew or a shift; not only of teaching."""
    return leads(statement) and not _TEACHES.search(statement)


def is_over_people(statement: str) -> bool:
    """Whether an act is over a number of people; who runs 3 welders may run machines."""
    named = [
        (over["verb"].lower(), one) for over in _OVER.finditer(statement) for one in _NUMBER_OF.finditer(over["over"])
    ]
    for verb, one in named:
        people = one["people"].lower()
        is_run = verb in {"run", "ran"} or verb.startswith("manej")
        is_plural = people.endswith("s") and is_occupation(people)
        if people in _PEOPLE or (is_plural and not (is_run and people in _MACHINES_TOO)):
            return True
        if verb in _ONLY_OVER_PEOPLE and _DOER.fullmatch(people):
            return True
    return False


def _tells_own_rank(statement: str) -> bool:
    """Whether somebody says that they led: lead installer for the last year, in charge of 4 people; no lead paint."""
    ranks = _RANK.finditer(statement)
    return any(one["occupation"] is None or is_occupation(one["occupation"].lower()) for one in ranks)


def position_leads(position: str) -> bool:
    """Whether the name of a position, with its head, says that it leads others: shop foreman, toolroom leader."""
    bare = OF_METAL.sub("", position)
    return asks_to_lead(bare) or leads_by_title(bare) or bool(_HEADS.search(bare))


def leads_or_asks_to(requirement: str) -> bool:
    """Whether what is asked for is time or skill in leading: "1 year as lead or trainer", "superintendent"."""
    return bool(_LEADING.search(requirement))


def leads_by_title(title: str) -> bool:
    """Whether a title says that its holder leads others: shipping lead, supervisor; no assistant's or trainee's."""
    return bool(_LEADING.search(title)) and rank_of(title) > 0


_HEADS = re.compile(r"(?m)^Head [A-Z]\w+|\b(?i:preceptor|instructor)\b")
"""The first of a trade, and who teaches it: head tailor."""
OF_METAL = re.compile(r"\blead(?=[ -](?:safe|paint|based|abatement|renovat|hazard|acid)\w*\b)", re.IGNORECASE)
"""The metal: a lead abatement worker leads nobody."""
_LEADING = re.compile(
    r"\b(?:lead\w*|train\w+|supervis\w*|foreman|super\w*|manag\w+|jefe|encargad\w+|l[ií]der)\b", re.IGNORECASE
)


def without_leading(title: str) -> str:
    """A title without the words of its rank: who led baristas is asked for by nobody who wants a lead electrician."""
    return " ".join(_OF_RANK.sub(" ", title).split())


_OF_RANK = re.compile(
    r"\b(?:shift|crew|team|line|site|leads?|leader|foreman|forewoman|supervisor|superintendent|manager|chief|head|asst"
    r"|assistant|turno|l[ií]der|encargad[oa]|supervisora?|jef[ea])\b",
    re.IGNORECASE,
)
