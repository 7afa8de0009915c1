"""English words that name one thing to one trade and another thing to the next, told apart by the rest of the line."""

import re

from workers.writing.lexicon.words_beside import always, told, told_by_neighbours
from workers.writing.translation.from_english.boards_and_levels import told_by_board
from workers.writing.translation.from_english.currents_and_carts import told_by_site
from workers.writing.translation.from_english.instruments_and_circuits import told_by_instrument
from workers.writing.translation.from_english.run_together import parted
from workers.writing.translation.from_english.shared_heads import heads_shared
from workers.writing.translation.from_english.speakers_and_decks import with_phases_told
from workers.writing.translation.from_english.trades_told_apart import told_by_trade
from workers.writing.translation.from_english.turns import without_turns
from workers.writing.translation.from_english.words_by_title import told_by_title

_FIXTURES = r"(?<!light )(?<!plumbing )(?<!lighting )\bfixture(s?)\b"
_OF_COLD = r"\bcondens|\bevaporator|\bfurnace|\bsplit|\brefriger|\bfilters?\b|\bductwork|\bHVAC\b"
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
_MATS = r"(?<!rebar )(?<!crane )(?<!floor )\b(?:outrigger |timber |wood )?mat(s?)\b"
_OF_REBAR = r"\brebar\b|\bdobies\b|\btie wire\b"
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
_OF_STUDS = r"\bstuds?\b(?! bolt)|\bdrywall|\bsheetrock|\bsoffit|\bpartition|\btype X\b"
_ARROW = re.compile(r" ?(?:->|\u2192) ?")
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
_LEAD_OVER = re.compile(r"^lead over (?=\d)", re.IGNORECASE)
_BY_NEIGHBOURS = (
    # There an open is a circuit that is cut.
    told(
        r"\btroubleshoot|\bfaults?\b|\bgrounds\b|\bcircuit|\bbreaker|\bwiring\b|\btrace\b",
        r"(?<=\bfaults, )(?P<one>open|short)s\b|\b(?P<two>open|short)s(?= and |, | & |$|\.)",
        r"\g<one>\g<two> circuits",
    ),
    told(r"\bfloors?\b|\bwax|\bstrip\b|\bscrubb|\bVCT\b|\bcarpet", r"(?<!floor )\bbuffer(s?)\b", r"floor buffer\1"),
    told(r"\basphalt\b|\broller|\bhot mix\b|\brak(?:e|ed|er)\b", r"(?<!asphalt )\bpaver(s?)\b", r"asphalt paver\1"),
    told(_OF_COLD, r"(?<!evaporator )(?<!condenser )\bcoil(s?)\b", r"refrigeration coil\1"),
    told(
        r"\bturnaround|\bboiler|\brefiner|\bplant|\bturbine|\bcrew|\bmill",
        r"(?<!plant )(?<!power )\boutage(s?)\b",
        r"plant outage\1",
    ),
    told(r"\bLEDs?\b|\blight|\bhigh bay|\blamp|\bballast|\bdimm|\bconduit|\bwire", _FIXTURES, r"light fixture\1"),
    told(_OF_REBAR, _MATS, r"rebar mat\1"),
    told(r"\bcranes?\b|\boutrigger|\bcounterweight", _MATS, r"crane mat\1"),
    told(
        r"\bgravel|\bcement|\bbedding|\bmortar|\bbase ?rock|\bdirt\b|\btopsoil|\bpavers?\b|\baggregate",
        r"(?<!masonry )(?<!silica )\bsand\b(?! ?(?:blast|bag|and finish|the\b|paper))",
        "masonry sand",
    ),
    told(r"\bhoistway|\belevator|\bgovernor|\broped?\b|\bhung cars\b", r"(?<!elevator )\bcars?\b", "elevator cars"),
    told(r"\bkitchen|\brestaurant|\bdisposal|\bdish", r"(?<!kitchen )(?<!bathroom )\bsink(s?)\b", r"kitchen sink\1"),
    always(r"(?<!paper )\bform(s?)(?= #?\d)|(?<=out )form(s?)\b", "paper forms"),
    told(r"\bsludge|\bbelt (?:filter )?press|\bcentrifuge|\bdewater", r"(?<!sludge )\bcake(s?)\b", r"sludge cake\1"),
    told(
        r"\bplanted\b|\berosion|\bhydroseed|\bjute\b|\blandscap", r"(?<!roof )(?<!bank )\bslope(s?)\b", r"bank slope\1"
    ),
    told(_OF_STUDS, r"(?<!metal )(?<!step )\btrack\b(?! ?(?:hoe|loader|work|crew|torch|machine))", "metal track"),
    told(_OF_STUDS, r"(?<!ceiling )\blid(s?)\b", r"ceiling lid\1"),
    told(
        r"\bVFDs?\b|\b480 ?V|\bMCC|\bmotor control|\b3[ -]?ph|\bPLC",
        r"(?<!motor )(?<!soft )\bstarter(s?)\b(?! strip)",
        r"motor starter\1",
    ),
    told(r"\bbackfill|\bpipe|\btrench|\bsewer|\bstorm drain|\bcompact", r"(?<!pipe )\bbedding\b", "pipe bedding"),
    told(
        r"\bgrade\b|\bscraper|\bdozer|\bloader|\bskip loader",
        r"(?<!grader )(?<!saw )(?<!mower )\bblade\b",
        "grader blade",
    ),
    told(_OF_COLD, r"(?<!refrigerant )(?<!\d )(?<!bore )\bgauges\b", "refrigerant gauges"),
    told(
        r"\brefiner|\bturnaround|\bexchanger|\bflange|\bisolat",
        r"(?<!line )(?<!window )\bblind(s?)\b(?! ?(?:pick|spot|lift|hem|rivet))",
        r"line blind\1",
    ),
    told(
        r"\bband ?saw|\bmag drill|\bshears?\b|\bbrake\b|\bpunch|\bnotch|\bon the ironworker",
        r"\bironworker\b(?! ?(?:machine|crew|foreman))",
        "ironworker machine",
    ),
    told(
        r"\bshear stud|\bjoist|\bpuddle weld|\bstructural steel",
        r"(?<!metal )(?<!bridge )\bdeck\b(?!ing)",
        "metal deck",
    ),
    told(_OF_REBAR, r"(?<!rebar )\bchair(s?)\b", r"rebar chair\1"),
    # There a pit is a quarry; under a car or an elevator it is a foso.
    told(
        r"\bgravel|\bquarr|\bcrusher|\baggregate|\bbase ?rock|\bload(?:ed|ing)? (?:\d+ )?trucks\b",
        r"(?<!gravel )(?<!sand )\bpit(s?)\b",
        "quarry",
    ),
    told(
        r"\bCNC|\bmachin|\bjigs?\b|\blathe|\bvises?\b|\bmills?\b|\bHaas\b",
        r"(?<!light )(?<!plumbing )(?<!lighting )(?<!test )\bfixture(s?)\b",
        r"workholding fixture\1",
    ),
    always(r"(?<![\d.])\b(\d)x (?=an? |per )", r"\1 times "),
    always(_ARROW, " to "),
    # There a brake bends metal.
    told(
        r"\bflashing|\bsheet metal|\bbend|\bbent\b|\bshear\b|\broll(?:er| former)\b",
        r"(?<!press )(?<!hand )\bbrake\b(?! (?:pad|shoe|drum|line|job|work|caliper))",
        "press brake",
    ),
    told(
        r"\d ?V\b|\bpanels?\b|\bfeeders?\b|\bswitchboard|\bbreakers?\b",
        r"(?<!electrical )(?<!landing )\bgear\b(?! ?(?:box|motor|reducer|pump|oil))",
        "electrical gear",
    ),
    always(r"\blots of (?=\d)", "batches of "),
    told(
        r"\btoilet|\bsink|\bfaucet|\bplumb|\bPEX\b|\bABS\b|\bDWV\b|\btop out|\bwater heater",
        _FIXTURES,
        r"plumbing fixture\1",
    ),
    always(r"\bdown time\b", "downtime"),
    always(r"\broom attendant(s?)\b", r"hotel maid\1"),
    told(_OF_ROOFS, r"(?<!roof )(?<!metal )(?<!bad )(?<!rotten )\bdecking\b", "roof decking"),
    told(r"\brooftop|\bRTUs?\b", r"(?<!roof )\bcurb(s?)\b", r"roof curb\1"),
    told(
        r"\bmeat|\bbeef|\bpork|\bsausage|\bslicer|\bstuffer",
        r"(?<!meat )(?<!angle )(?<!stump )(?<!coffee )\bgrinder(s?)\b",
        r"meat grinder\1",
    ),
    always(r"^make ready (?=units?|apartments?)", "prepare "),
)
_HANDLED = re.compile(
    r"(?:^|(?<=[;,] ))(?:the |my |our |a )?"
    r"(?P<who>(?:safety |site |project |plant |shop |office )?(?:director|manager|supervisor)|foreman|lead"
    r"|journeyman|superintendent|vendor|contractor|owner|office|electrician|engineer|coordinator|inspector|plumber|Q[AC])"
    r" (?:handles?|does|makes?|takes care of) (?P<what>[^;,]+(?:, [^;]+)?)$",
    re.IGNORECASE,
)
"""What another person does: told with what it is first, so that nobody takes it for one's own."""
_CUT_BY = re.compile(r"\bcut (?:down )?(?=(?:[\w-]+ ){1,3}by (?:\d+(?:\.\d+)? ?%|half\b))", re.IGNORECASE)
_CUT_FROM = re.compile(r"\bcut (?=(?:[a-z-]+ ){1,3}from \d[\d.]* ?%? to (?:under |below )?\d)", re.IGNORECASE)
_METERS = re.compile(
    r"\b(?P<verb>read|installed?|set|changed?|tested|test|swap(?:ped)?|pull(?:ed)?|replaced?) (?P<many>\d[\d,]* )?"
    r"(?:(?:water|gas|electric) )?meters\b(?! (?:of|long|deep|high))",
    re.IGNORECASE,
)
"""What one reads and sets, no length."""
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
    text = with_phases_told(without_turns(parted(text)))
    text = told_by_site(heads_shared(told_by_trade(told_by_instrument(text, beside), beside), beside))
    text = told_by_title(told_by_board(text, beside), beside)
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
    text = _METERS.sub(lambda one: f"{one['verb']} {one['many'] or ''}utility meters", text)
    text = _DOWN_FROM.sub(r"reduced \g<what> ", _CUT_FROM.sub("reduce ", _CUT_BY.sub("reduce ", text)))
    text = _CLEAN.sub("no violations in ", text)
    text = _ABOUT.sub("about ", _ANYTHING.sub("whatever work ", text))
    text = _HANDLED.sub(r"\g<what> handled by the \g<who>", text)
    return _I_AM.sub("", _READY.sub(r"prepare \1", text))
