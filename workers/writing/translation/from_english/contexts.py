"""English words that name one thing to one trade and another thing to the next, told apart by the rest of the line."""

import re

from workers.writing.lexicon.words_beside import told_by_neighbours
from workers.writing.translation.from_english.currents_and_carts import told_by_site
from workers.writing.translation.from_english.instruments_and_circuits import told_by_instrument
from workers.writing.translation.from_english.shared_heads import heads_shared
from workers.writing.translation.from_english.speakers_and_decks import with_phases_told
from workers.writing.translation.from_english.trades_told_apart import told_by_trade
from workers.writing.translation.from_english.turns import without_turns
from workers.writing.translation.from_english.words_by_title import told_by_title

_FIXTURES = re.compile(r"(?<!light )(?<!plumbing )(?<!lighting )\bfixture(s?)\b", re.IGNORECASE)
_OF_LIGHT = re.compile(r"\bLEDs?\b|\blight|\bhigh bay|\blamp|\bballast|\bdimm|\bconduit|\bwire", re.IGNORECASE)
_OF_WATER = re.compile(
    r"\btoilet|\bsink|\bfaucet|\bplumb|\bPEX\b|\bABS\b|\bDWV\b|\btop out|\bwater heater", re.IGNORECASE
)
_COILS = re.compile(r"(?<!evaporator )(?<!condenser )\bcoil(s?)\b", re.IGNORECASE)
_OF_COLD = re.compile(
    r"\bcondens|\bevaporator|\bfurnace|\bsplit|\brefriger|\bfilters?\b|\bductwork|\bHVAC\b", re.IGNORECASE
)
_OUTAGES = re.compile(r"(?<!plant )(?<!power )\boutage(s?)\b", re.IGNORECASE)
_OF_PLANTS = re.compile(r"\bturnaround|\bboiler|\brefiner|\bplant|\bturbine|\bcrew|\bmill", re.IGNORECASE)
_TILE = re.compile(
    r"(?<!ceiling )(?<!roof )(?<!concrete )(?<!clay )(?<!floor )(?<!wall )(?<!ceramic )(?<!porcelain )"
    r"(?<!carpet )(?<!drain )(?<!s-)(?<!s )\btile(s?)\b(?! (?:roof|saw|setter|quantity|cutter|work))",
    re.IGNORECASE,
)
_OF_ROOFS = re.compile(
    r"\b(?:re-?)?roof|\bshingle|\bsolar\b|\bPV\b|\bunderlayment|\bdry.?in\b|\btear.?off\b|\bsquares\b", re.IGNORECASE
)
_OF_ROOMS = re.compile(
    r"\bfloor|\bbath|\bshower|\bkitchen|\bgrout|thin.?set|backsplash|\bwalls?\b|drywall|carpet|\bLVP\b|vinyl|hardwood",
    re.IGNORECASE,
)
"""On a roof a tile is a teja, in a room an azulejo."""
_SIDING = re.compile(r"\bsidings?\b", re.IGNORECASE)
_OF_RAILS = re.compile(r"\brails?\b|\btrack|\bspur\b|\bgrain\b|\bballast|\bswitch", re.IGNORECASE)
"""There a siding is a track; on a house it is cladding."""
_BUFFERS = re.compile(r"(?<!floor )\bbuffer(s?)\b", re.IGNORECASE)
_OF_FLOORS = re.compile(r"\bfloors?\b|\bwax|\bstrip\b|\bscrubb|\bVCT\b|\bcarpet", re.IGNORECASE)
_PAVERS = re.compile(r"(?<!asphalt )\bpaver(s?)\b", re.IGNORECASE)
_OF_ASPHALT = re.compile(r"\basphalt\b|\broller|\bhot mix\b|\brak(?:e|ed|er)\b", re.IGNORECASE)
_MATS = re.compile(r"(?<!rebar )(?<!crane )(?<!floor )\b(?:outrigger |timber |wood )?mat(s?)\b", re.IGNORECASE)
_OF_REBAR = re.compile(r"\brebar\b|\bdobies\b|\btie wire\b", re.IGNORECASE)
_OF_CRANES = re.compile(r"\bcranes?\b|\boutrigger|\bcounterweight", re.IGNORECASE)
_BRAKES = re.compile(r"(?<!press )(?<!hand )\bbrake\b(?! (?:pad|shoe|drum|line|job|work|caliper))", re.IGNORECASE)
_OF_SHEETS = re.compile(r"\bflashing|\bsheet metal|\bbend|\bbent\b|\bshear\b|\broll(?:er| former)\b", re.IGNORECASE)
"""There a brake bends metal."""
_GEAR = re.compile(r"(?<!electrical )(?<!landing )\bgear\b(?! ?(?:box|motor|reducer|pump|oil))", re.IGNORECASE)
_OF_POWER = re.compile(r"\d ?V\b|\bpanels?\b|\bfeeders?\b|\bswitchboard|\bbreakers?\b", re.IGNORECASE)
_SAND = re.compile(r"(?<!masonry )(?<!silica )\bsand\b(?! ?(?:blast|bag|and finish|the\b|paper))", re.IGNORECASE)
_OF_AGGREGATES = re.compile(
    r"\bgravel|\bcement|\bbedding|\bmortar|\bbase ?rock|\bdirt\b|\btopsoil|\bpavers?\b|\baggregate", re.IGNORECASE
)
_CARS = re.compile(r"(?<!elevator )\bcars?\b", re.IGNORECASE)
_OF_LIFTS = re.compile(r"\bhoistway|\belevator|\bgovernor|\broped?\b|\bhung cars\b", re.IGNORECASE)
_PANELS = re.compile(
    r"(?<!electrical )(?<!solar )(?<!control )(?<!main )(?<!fire )(?<!alarm )(?<!wall )(?<!sub )\bpanel(s?)\b",
    re.IGNORECASE,
)
_OF_CIRCUITS = re.compile(
    r"\d ?(?:amps?|A|V|volts?)\b|\bbreakers?\b|\bfeeders?\b|\bcircuit|\bEMT\b|\bconduit|\bdevices?\b|\bUL ?508|\bwire\b"
    r"|\bterminat|\btransformer|\bswitchgear|\belectrical\b|\b120/208\b|\b277/480\b|\bMCC|\bPLC",
    re.IGNORECASE,
)
"""There a panel is a tablero; of the sun, of walls and of cabinets it is a panel."""
_OF_SUN = re.compile(r"\bsolar\b|\bPV\b|\bmodules?\b|\binverter|\boptimizer|\bstring|\bracking\b", re.IGNORECASE)
_SINKS = re.compile(r"(?<!kitchen )(?<!bathroom )\bsink(s?)\b", re.IGNORECASE)
_OF_KITCHENS = re.compile(r"\bkitchen|\brestaurant|\bdisposal|\bdish", re.IGNORECASE)
_FORMS = re.compile(r"(?<!paper )\bform(s?)(?= #?\d)|(?<=out )form(s?)\b", re.IGNORECASE)
_CAKES = re.compile(r"(?<!sludge )\bcake(s?)\b", re.IGNORECASE)
_OF_SLUDGE = re.compile(r"\bsludge|\bbelt (?:filter )?press|\bcentrifuge|\bdewater", re.IGNORECASE)
_SLOPES = re.compile(r"(?<!roof )(?<!bank )\bslope(s?)\b", re.IGNORECASE)
_OF_PLANTING = re.compile(r"\bplanted\b|\berosion|\bhydroseed|\bjute\b|\blandscap", re.IGNORECASE)
_TRACKS = re.compile(r"(?<!metal )(?<!step )\btrack\b(?! ?(?:hoe|loader|work|crew|torch|machine))", re.IGNORECASE)
_OF_STUDS = re.compile(r"\bstuds?\b(?! bolt)|\bdrywall|\bsheetrock|\bsoffit|\bpartition|\btype X\b", re.IGNORECASE)
_LIDS = re.compile(r"(?<!ceiling )\blid(s?)\b", re.IGNORECASE)
_STARTERS = re.compile(r"(?<!motor )(?<!soft )\bstarter(s?)\b(?! strip)", re.IGNORECASE)
_OF_MOTORS = re.compile(r"\bVFDs?\b|\b480 ?V|\bMCC|\bmotor control|\b3[ -]?ph|\bPLC", re.IGNORECASE)
_BEDDINGS = re.compile(r"(?<!pipe )\bbedding\b", re.IGNORECASE)
_OF_TRENCHES = re.compile(r"\bbackfill|\bpipe|\btrench|\bsewer|\bstorm drain|\bcompact", re.IGNORECASE)
_BLADES = re.compile(r"(?<!grader )(?<!saw )(?<!mower )\bblade\b", re.IGNORECASE)
_OF_GRADING = re.compile(r"\bgrade\b|\bscraper|\bdozer|\bloader|\bskip loader", re.IGNORECASE)
_GAUGES_OF_COLD = re.compile(r"(?<!refrigerant )(?<!\d )(?<!bore )\bgauges\b", re.IGNORECASE)
_BLINDS = re.compile(r"(?<!line )(?<!window )\bblind(s?)\b(?! ?(?:pick|spot|lift|hem|rivet))", re.IGNORECASE)
_OF_FLANGES = re.compile(r"\brefiner|\bturnaround|\bexchanger|\bflange|\bisolat", re.IGNORECASE)
_DECKS = re.compile(r"(?<!metal )(?<!bridge )\bdeck\b(?!ing)", re.IGNORECASE)
_OF_STEEL = re.compile(r"\bshear stud|\bjoist|\bpuddle weld|\bstructural steel", re.IGNORECASE)
_CHAIRS = re.compile(r"(?<!rebar )\bchair(s?)\b", re.IGNORECASE)
_PITS = re.compile(r"(?<!gravel )(?<!sand )\bpit(s?)\b", re.IGNORECASE)
_OF_QUARRIES = re.compile(
    r"\bgravel|\bquarr|\bcrusher|\baggregate|\bbase ?rock|\bload(?:ed|ing)? (?:\d+ )?trucks\b", re.IGNORECASE
)
"""There a pit is a quarry; under a car or an elevator it is a foso."""
_WORKHOLDING = re.compile(r"(?<!light )(?<!plumbing )(?<!lighting )(?<!test )\bfixture(s?)\b", re.IGNORECASE)
_OF_MACHINING = re.compile(r"\bCNC|\bmachin|\bjigs?\b|\blathe|\bvises?\b|\bmills?\b|\bHaas\b", re.IGNORECASE)
_DOWN_TIME = re.compile(r"\bdown time\b", re.IGNORECASE)
_DECKING = re.compile(r"(?<!roof )(?<!metal )(?<!bad )(?<!rotten )\bdecking\b", re.IGNORECASE)
_CURBS = re.compile(r"(?<!roof )\bcurb(s?)\b", re.IGNORECASE)
_OF_ROOFTOP_UNITS = re.compile(r"\brooftop|\bRTUs?\b", re.IGNORECASE)
_GRINDER = re.compile(r"(?<!meat )(?<!angle )(?<!stump )(?<!coffee )\bgrinder(s?)\b", re.IGNORECASE)
_OF_MEAT = re.compile(r"\bmeat|\bbeef|\bpork|\bsausage|\bslicer|\bstuffer", re.IGNORECASE)
_MAKE_READY = re.compile(r"^make ready (?=units?|apartments?)", re.IGNORECASE)
_TIMES = re.compile(r"(?<![\d.])\b(\d)x (?=an? |per )", re.IGNORECASE)
_ARROW = re.compile(r" ?(?:->|\u2192) ?")
_LOTS_OF = re.compile(r"\blots of (?=\d)", re.IGNORECASE)
_ABSENT = (
    r"(?:is|are|was|were|gets?|got|goes|went|calls?|called)? ?"
    r"(?:off|out(?= ?[,.;)]|$)|out sick|gone|away|absent|on vacation|not there|sick)\b"
)
_WHEN_THEY_ARE_OFF = re.compile(rf"\bwhen (?:he|she|they|hes|he's|shes|she's)['\u2019]?s? {_ABSENT}", re.IGNORECASE)
_WHEN_OFF = re.compile(
    rf"\bwhen (?:the |my |our |a )?(?P<who>(?!i\b|we\b|it\b|some|any|every|no\b)[a-z]+(?: [a-z]+)??)(?:'s)? {_ABSENT}",
    re.IGNORECASE,
)
_WHEN_SOMEONE = re.compile(rf"\bwhen (?:someone|somebody|anyone)(?:'s)? {_ABSENT}", re.IGNORECASE)
"""Whose work is done when they are away: that clause bounds it, and is told."""
_CLASSES = re.compile(
    r"\bclass (?P<first>\d) (?:and|&|to|or) (?P<second>\d) (?P<thing>trucks?|vehicles?|tractors?)", re.IGNORECASE
)
_CLEAN = re.compile(r"^clean (?=(?:\w+ )?(?:inspections?|records?)\b)", re.IGNORECASE)
"""Inspections without a fault, not what somebody cleans."""
_IRONWORKERS = re.compile(r"\bironworker\b(?! ?(?:machine|crew|foreman))", re.IGNORECASE)
_OF_CUTTING = re.compile(
    r"\bband ?saw|\bmag drill|\bshears?\b|\bbrake\b|\bpunch|\bnotch|\bon the ironworker", re.IGNORECASE
)
_LEAD_OVER = re.compile(r"^lead over (?=\d)", re.IGNORECASE)
_FAULTS = re.compile(
    r"(?<=\bfaults, )(?P<one>open|short)s\b|\b(?P<two>open|short)s(?= and |, | & |$|\.)", re.IGNORECASE
)
_OF_FAULTS = re.compile(
    r"\btroubleshoot|\bfaults?\b|\bgrounds\b|\bcircuit|\bbreaker|\bwiring\b|\btrace\b", re.IGNORECASE
)
"""There an open is a circuit that is cut."""
_BY_NEIGHBOURS = (
    (_OF_FAULTS, _FAULTS, r"\g<one>\g<two> circuits"),
    (_OF_FLOORS, _BUFFERS, r"floor buffer\1"),
    (_OF_ASPHALT, _PAVERS, r"asphalt paver\1"),
    (_OF_COLD, _COILS, r"refrigeration coil\1"),
    (_OF_PLANTS, _OUTAGES, r"plant outage\1"),
    (_OF_LIGHT, _FIXTURES, r"light fixture\1"),
    (_OF_REBAR, _MATS, r"rebar mat\1"),
    (_OF_CRANES, _MATS, r"crane mat\1"),
    (_OF_AGGREGATES, _SAND, "masonry sand"),
    (_OF_LIFTS, _CARS, "elevator cars"),
    (_OF_KITCHENS, _SINKS, r"kitchen sink\1"),
    (_FORMS, _FORMS, "paper forms"),
    (_OF_SLUDGE, _CAKES, r"sludge cake\1"),
    (_OF_PLANTING, _SLOPES, r"bank slope\1"),
    (_OF_STUDS, _TRACKS, "metal track"),
    (_OF_STUDS, _LIDS, r"ceiling lid\1"),
    (_OF_MOTORS, _STARTERS, r"motor starter\1"),
    (_OF_TRENCHES, _BEDDINGS, "pipe bedding"),
    (_OF_GRADING, _BLADES, "grader blade"),
    (_OF_COLD, _GAUGES_OF_COLD, "refrigerant gauges"),
    (_OF_FLANGES, _BLINDS, r"line blind\1"),
    (_OF_CUTTING, _IRONWORKERS, "ironworker machine"),
    (_OF_STEEL, _DECKS, "metal deck"),
    (_OF_REBAR, _CHAIRS, r"rebar chair\1"),
    (_OF_QUARRIES, _PITS, "quarry"),
    (_OF_MACHINING, _WORKHOLDING, r"workholding fixture\1"),
    (_TIMES, _TIMES, r"\1 times "),
    (_ARROW, _ARROW, " to "),
    (_OF_SHEETS, _BRAKES, "press brake"),
    (_OF_POWER, _GEAR, "electrical gear"),
    (_LOTS_OF, _LOTS_OF, "batches of "),
    (_OF_WATER, _FIXTURES, r"plumbing fixture\1"),
    (_DOWN_TIME, _DOWN_TIME, "downtime"),
    (_OF_ROOFS, _DECKING, "roof decking"),
    (_OF_ROOFTOP_UNITS, _CURBS, r"roof curb\1"),
    (_OF_MEAT, _GRINDER, r"meat grinder\1"),
    (_MAKE_READY, _MAKE_READY, "prepare "),
)
_HANDLED = re.compile(
    r"(?:^|(?<=[;,] ))(?:the |my |our |a )?"
    r"(?P<who>supervisor|manager|foreman|lead|journeyman|superintendent|vendor|contractor|owner|office|electrician|engineer|Q[AC])"
    r" (?:handles?|does|makes?|takes care of) (?P<what>[^;,]+(?:, [^;]+)?)$",
    re.IGNORECASE,
)
"""What another person does: told with what it is first, so that nobody takes it for one's own."""
_CUT_BY = re.compile(r"\bcut (?:down )?(?=(?:[\w-]+ ){1,3}by (?:\d+(?:\.\d+)? ?%|half\b))", re.IGNORECASE)
_DOWN_FROM = re.compile(r"^(?P<what>[a-z]+(?: [a-z]+)?) (?:is )?down (?=from \d[\d.]* ?%? to \d)", re.IGNORECASE)
"""What was made less: scrap down from 6% to 2.8%."""
_READY = re.compile(r"\b(?:make|made|making) (units?|apartments?|rooms?|houses?|homes?) ready\b", re.IGNORECASE)
_ANYTHING = re.compile(r"\banything (?=(?:on|with|in|over) )", re.IGNORECASE)
_ABOUT = re.compile(r"~ ?(?=\d)")
_I_AM = re.compile(r"^(?:I am|I'm|I was) (?=on call\b|in charge\b|responsible\b|part of\b)", re.IGNORECASE)
_DIG_ALERT = re.compile(r"\b811 (?:ticket|call|notice)(s?)\b", re.IGNORECASE)
"""Before digging one calls 811; no number of tickets."""


def told_apart(text: str, beside: str = "") -> str:
    """The line with such words named in full; empty where what one of them names isn't sure."""
    around = f"\n{beside}" if beside else ""
    text = with_phases_told(without_turns(text))
    text = told_by_site(heads_shared(told_by_trade(told_by_instrument(text, beside), beside), beside))
    text = told_by_title(text, beside)
    text = told_by_neighbours(text, _BY_NEIGHBOURS, beside)
    if _OF_CIRCUITS.search(text + around) and not _OF_SUN.search(text + around):
        text = _PANELS.sub(r"panelboard\1", text)
    if _SIDING.search(text) and _OF_RAILS.search(text + around):
        return ""
    text = _LEAD_OVER.sub("lead ", _DIG_ALERT.sub(r"dig alert ticket\1", text))
    if _TILE.search(text) and _OF_ROOFS.search(text + around):
        if _OF_ROOMS.search(text + around):
            return ""
        text = _TILE.sub(r"roof tile\1", text)
    text = _WHEN_OFF.sub(r"in the absence of the \g<who>", _WHEN_THEY_ARE_OFF.sub("in their absence", text))
    text = _CLASSES.sub(
        r"\g<thing> class \g<first>/\g<second>", _WHEN_SOMEONE.sub("in the absence of a coworker", text)
    )
    text = _DOWN_FROM.sub(r"reduced \g<what> ", _CUT_BY.sub("reduce ", text))
    text = _CLEAN.sub("no violations in ", text)
    text = _ABOUT.sub("about ", _ANYTHING.sub("whatever work ", text))
    text = _HANDLED.sub(r"\g<what> handled by the \g<who>", text)
    return _I_AM.sub("", _READY.sub(r"prepare \1", text))
