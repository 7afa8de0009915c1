"""The families of trades that a job is of: by its title, and by its employer and duties where that leaves it open."""

import re
from functools import lru_cache

from workers.language.words import fold
from workers.trades.proof.word_sets import word_set
from workers.writing.person.facts import Experience
from workers.writing.trades.families import ANY_SITE, families_named, families_of_title, named_by, words_in
from workers.writing.trades.meant_titles import meant_title
from workers.writing.trades.military_titles import families_of_service
from workers.writing.trades.own_work import shows_trade
from workers.writing.trades.title_ranks import rank_of


@lru_cache(maxsize=512)
def families_of_job(job: Experience) -> frozenset[str]:
    """The families that a title names, unless the row says otherwise; else those of the firm, for work that such have.

    A furnace operator at a foundry is of foundry work, a knife operator at a beef plant of meat processing.
    """
    if _OF_OFFICE.search(job.job_title) and not _WORKS_TOO.search(job.job_title):
        return frozenset()
    if shown := families_of_service(job.job_title, job.company_name) or _shown_by_row(job):
        return shown
    named = frozenset(one for one in families_titled(job) if not tells_otherwise(one, job))
    if (
        not named
        and rank_of(job.job_title) > 0
        and set(re.findall(r"[^\W\d]+", fold(job.job_title))) <= _OF_EVERY_TRADE
    ):
        shown = frozenset(one for one in families_of_shop(job.company_name) if shows_trade(one, job.duties))
        return shown if len(shown) == 1 else frozenset()
    return named if named - _OF_ANY_PLANT else named | families_at_shop(job)


def families_titled(job: Experience) -> frozenset[str]:
    """The families that a title names as it is told; where it is told by words that name none, as it was typed.

    A site safety coordinator's in Spanish, a rigger's ("maniobrista").
    """
    return families_of_title(meant_title(job)) or families_of_title(job.typed_title)


def _shown_by_row(job: Experience) -> frozenset[str]:
    """The family of a title that two trades share, where the employer or the duties show the one that is meant."""
    row = _row_of(job)
    title = fold(job.job_title)
    return frozenset(family for shared, work, family in _BY_ROW if shared.search(title) and work.search(row))


def _row_of(job: Experience) -> str:
    """What a row says beside its title, folded."""
    return fold(f"{job.company_name}\n{job.duties}")


def families_at_shop(job: Experience) -> frozenset[str]:
    """The families by which an employer is called that has such work as the title tells: a mine's haul truck driver."""
    words = words_in(job.job_title)
    return frozenset(one for one in families_of_shop(job.company_name) if named_by("at_shops")[one] & words)


def families_of_shop(name: str) -> frozenset[str]:
    """The trades by which an employer is called: a mining company, Franks Heating & Air; who sells to it is none."""
    if sells(name):
        return frozenset()
    return families_of_title(name) | families_named(name, "shops")


def sells(name: str) -> bool:
    """Whether an employer is called as one who sells or rents to a trade."""
    return _SELLS.search(name) is not None


def tells_otherwise(family: str, job: Experience) -> bool:
    """Whether the duties of a job say that it wasn't of the trade that its title may name."""
    if family == _LICENSED:
        return _NO_CDL.search(job.duties) is not None or _OF_TRAINS in families_of_shop(job.company_name)
    if family == ANY_SITE and _ANY_WORKER.fullmatch(job.job_title.strip()):
        return _BUILDS.search(_row_of(job)) is None
    if other := _OF_OTHER_WORK.get(family):
        return other.search(_row_of(job)) is not None
    if family == _OF_FLOORS and _OF_SHOP_FLOOR.match(job.job_title):
        return _LAID.search(_row_of(job)) is None
    is_of_floors = family == _OF_FLOORS and not _LAYS.search(job.job_title)
    return is_of_floors and _KEEPS_FLOORS.search(fold(job.duties)) is not None


_OF_OFFICE = re.compile(
    r"\bsales(?:man|woman|person|people)?\b|\b(?:rental|parts|office|counter|payroll|billing|front desk)"
    r" (?:clerk|agent|counter|associate|specialist|rep)"
    r"|\brep(?:resentative)?\b|\bcashier\b|\breceptionist\b|\bdispatcher\b|\bdesigner\b"
    r"|\bvende(?:dor|dora)\b|\bventas\b|\bcajer[oa]\b|\brecepcionista\b|\bdespachador[a]?\b",
    re.IGNORECASE,
)
"""Who sells, rents out or plans for a trade has no years in it: a solar sales rep's are none of installing."""
_WORKS_TOO = re.compile(
    r"[/&]|\band\b|\by\b|\b(?:driver|route|install\w*|technician|chofer|repartidor\w*)\b", re.IGNORECASE
)
_OF_EVERY_TRADE = word_set("titles_of_every_trade")
"""Who has only such a title is of the trade by which the employer is called and that the duties show."""
_OF_ANY_PLANT = frozenset({ANY_SITE, "production", "packaging", "chemical"})
"""Families that say less than the employer's name: a process operator's at a beef plant is of meat processing."""
_BY_ROW = (
    (
        re.compile(r"\b(?:painter|pintora?|paint tech\w*|refinish\w*|prepp?er|preparador|paint prep)\b"),
        re.compile(r"\bcollision|\bauto ?body|\bbody ?shop|carrocer"),
        "collision",
    ),
    (
        re.compile(r"^owner[ /-]*op(?:erator)?\b"),
        re.compile(r"\bfreight|\blandstar|\bflat ?bed|\breefer|\bdry van|\bcdl\b|\b48 states|\botr\b|\btrucking\b"),
        "driving",
    ),
    (
        re.compile(r"^rod ?m[ae]n\b"),
        re.compile(r"\breinforc|\b(?:tie|tied|tying) (?:rebar|mats|columns|walls|decks)\b|\bplacing drawings"),
        "ironwork",
    ),
    (
        re.compile(r"^(?:plant |lead |shift )?(?:operator|operador)\b"),
        re.compile(r"\bwwtp\b|\bwtp\b|\bwastewater (?:plant|treatment)|\bwater (?:treatment|dept|department)"),
        "water",
    ),
    (
        re.compile(r"\bsprinklers?\b(?!.*\b(?:fire|fitter))"),
        re.compile(r"\blawn|\bturf\b|\birrigat|\bdrip\b|\bwinteriz|\blandscap|\brain ?bird|\bzacate\b|\briego\b"),
        "irrigation",
    ),
    (
        re.compile(r"\bmou?ld(?:er|ing)\b"),
        re.compile(
            r"\bfoundry|\bcastings?\b|\biron ?works?\b|\bgreen ?sand|\bno-?bake\b|\bcope\b|\bflasks?\b|\bfundicion"
            r"|\b(?:ductile|gray|grey) iron\b"
        ),
        "foundry",
    ),
    (
        re.compile(r"\bblaster\b(?!.*\b(?:sand|media|paint))|^(?:lead |master )?shooter\b|^artillero\b"),
        re.compile(
            r"\banfo\b|\bemulsion\b|\bexplosiv|\bdetonat|\bblast(?:ing)? (?:pattern|hole|log|cap)"
            r"|\bboreholes?\b|\bmagazine\b|\b(?:load|loaded|loading|wire|wired|wiring) (?:\w+ ){0,2}(?:shots?|holes)\b"
            r"|\bbarrenos?\b|\bvoladura"
        ),
        "blasting_rock",
    ),
    (
        re.compile(r"^(?:lead |journeyman )?finisher\b"),
        re.compile(r"\bconcret|\bcement\b|\bflatwork\b|\bscreed|\btrowel(?!.*\b(?:mud|joint compound|plaster))"),
        "concrete",
    ),
    (
        re.compile(r"^(?:\w+ )?(?:aero)?structures? (?:tech(?:nician)?|mechanic|mech)\b|^structural mechanic\b"),
        re.compile(r"\bstringers?\b|\baircraft\b|\bfuselage\b|\brivets?\b|\bskins?\b|\bsrm\b|\bairframes?\b"),
        "aviation",
    ),
    (
        re.compile(r"^(?:\w+ )?(?:fabricator|layup tech(?:nician)?)\b"),
        re.compile(r"\bfiber ?glass|\bgel ?coat|\blay ?-?up\b|\bvacuum bag|\bprepreg|\bfibra de vidrio"),
        "composites",
    ),
    (
        re.compile(r"^(?:grain )?elevator (?:operator|hand|worker|superintendent|manager)\b"),
        re.compile(r"\bgrain\b|\bcorn\b|\b(?:soy)?beans?\b|\bwheat\b|\bbins?\b|\bdryers?\b|\bco-?op\b|\bdump pits?\b"),
        "grain",
    ),
    (
        re.compile(r"^(?:\w+ )?line(?:m[ae]n|worker| tech)\b"),
        re.compile(
            r"\bcoax|\bcatv\b|\blash(?:ed|ing|er)?\b|\bbroadband\b|\btelephone|\btelecom|\bfiber optic|\bcable co\b"
        ),
        "telecom",
    ),
    (
        re.compile(r"^(?:(?:lead|service|field|senior) )?(?:mechanic|technician|adjuster)$"),
        re.compile(r"(?<!grain )\belevator (?:service|co\b|company|inc\b|corp)|\bescalators?\b|\bhoistways?\b"),
        "elevator",
    ),
    (
        re.compile(r"^(?:lead )?operator$"),
        re.compile(
            r"\b(?:ran|runs?|operated?|operating)"
            r"(?: (?:an?|the|cat|john|deere|komatsu|case|volvo|mini|\w{0,3}\d+\w?)){0,4}"
            r" (?:excavator|(?:bull)?dozer|motor ?grader|backhoe|scraper)s?\b"
        ),
        "equipment",
    ),
    (
        re.compile(r"^press ?m[ae]n\b"),
        re.compile(r"\btires?\b|\brubber\b|\bcuring\b|\bvulcaniz"),
        "rubber",
    ),
    (
        re.compile(r"\bsawyer\b"),
        re.compile(r"\bthin(?:s|ned|ning)?\b|\bfell(?:ed|ing)?\b|\bchain ?saw|\btrees?\b|\bburn piles\b|\btrail\b"),
        "logging",
    ),
    (
        re.compile(r"^(?:supervisora?|encargad[oa]|jef[ea]) de pisos?\b|^floor (?:supervisor|lead)\b"),
        re.compile(r"\bcamaristas?\b|\brecamareras?\b|\bhabitaciones\b|\bhousekeep|\bcuartos (?:diarios|por turno)"),
        "cleaning",
    ),
    (
        re.compile(
            r"^(?:(?:apartment|building|property|resident(?:ial)?|estate) )?caretaker\b|^(?:building|apartment) super"
            r"|^conserje de departamentos\b"
        ),
        re.compile(
            r"\bunclog|\bdrains?\b|\bfaucets?\b|\btoilets?\b|\bboilers?\b|\bwork orders?\b|\bleaks?\b|\bhvac\b"
            r"|\b(?:fix|repair|paint|turn)(?:ed|ing|s)? (?:\w+ )?(?:apartments|units)\b"
        ),
        "maintenance",
    ),
)
"""The title, what of the row shows the trade, and its family."""
_LICENSED = "driving"
_OF_TRAINS = "railroad"
_NO_CDL = re.compile(
    r"\bno cdl (?:was |is )?(?:needed|required|necessary)|\bnon-?cdl\b|\b(?:did(?:n't| not)|does(?:n't| not))"
    r" (?:need|require)(?: a)? cdl|\bcdl (?:was |is )?not (?:needed|required|necessary)"
    r"|\bsin (?:licencia )?(?:cdl|comercial)\b",
    re.IGNORECASE,
)
"""Who says that a job wanted no commercial licence has no years of commercial driving from it."""
_ANY_WORKER = re.compile(r"obrer[oa](?: general)?", re.IGNORECASE)
_BUILDS = re.compile(
    r"constru|concret|\bobras?\b|\bcola|mezcla|\bblock|excav|demoli|builder|andami|albanil|escombr|varilla"
)
"""A worker of whatever plant or field is called so, too, and has no years of building from packing chili."""
_OF_PATIENTS = re.compile(
    r"\b(?:hospital|clinica?|medical (?:center|group|imaging)|patients?|pacientes?|orthop\w+|urgent care|chest x)"
)
"""Where a radiographer takes pictures of people and tests no welds."""
_OF_MUSIC = re.compile(r"\bmusic|\bguitars?\b|\bpianos?\b|\bviolins?\b|\bwoodwinds?\b|\bhorns\b|\bsaxophones?\b")
"""Where instruments are played."""
_RIGS_BOATS = re.compile(r"\b(?:outboards?|trolling motors?|boat (?:center|dealer)|sails?|masts?)\b")
"""Who hangs outboards on boats is called a rigger, too, and lifts nothing with cranes."""
_OF_POWER = re.compile(r"\b\d+ ?kv\b|\b(?:high|medium)[- ]voltage\b|\blead cable\b")
"""Where cables that are spliced carry power."""
_OF_OTHER_WORK = {
    "nondestructive": _OF_PATIENTS,
    "instrumentation": _OF_MUSIC,
    "crane": _RIGS_BOATS,
    "telecom": _OF_POWER,
}
"""What of a row shows that a trade's word means another work there."""
_OF_FLOORS = "flooring"
_OF_SHOP_FLOOR = re.compile(r"(?:encargad[oa]|supervisora?|jef[ea]|gerente|l[ií]der) de pisos?\b", re.IGNORECASE)
_LAID = re.compile(r"\bloseta|azulej|ceramic|porcelan|\bvinil|laminad|alfombra|floor|pegaz|autonivel|lechada|duela")
"""Who is in charge of a shop's or a plant's floor lays none."""
_LAYS = re.compile(r"install|layer|setter|\btil(?:e|er)\b|instalador|colocador|azulej", re.IGNORECASE)
_KEEPS_FLOORS = re.compile(
    r"\b(?:encer[aeo]|decap|abrillant|autofregadora|burnish|floor scrubber|stripp?(?:ed|ing)? (?:and|&) wax)"
)
"""Who strips and waxes floors is a janitor's floor technician, and no years of theirs are of laying floors."""
_SELLS = re.compile(
    r"\b(?:suppl(?:y|ies)|distribut\w+|wholesale\w*|rentals?|materials?|materiales|distribuidora)\b", re.IGNORECASE
)
