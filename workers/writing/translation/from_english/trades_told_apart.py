"""English words of many trades that the rest of the line tells apart, and doings that it leaves out."""

import re

from workers.writing.lexicon.words_beside import told_by_neighbours

_OF_FIBER = re.compile(r"\bfiber|\bsplic|\bcable|\bribbon|\bloose tube|\bOTDR\b|\bOSP\b", re.IGNORECASE)
_STRANDS = re.compile(r"(?<=\d)[ -]?(?:counts?|ct|strands?)\b", re.IGNORECASE)
"""How many fibers a cable has: 288 count."""
_CELLS = re.compile(r"\bopen (?P<link>and|or|&) closed cell\b|\bclosed (?P<other>and|or|&) open cell\b", re.IGNORECASE)
_SAND_IN = re.compile(r"(?<!filter )\bsand (?=(?:in|from|out of)(?: the| pool)? filters?\b)", re.IGNORECASE)
_OF_PRESSES = re.compile(
    r"\b(?:offset|web|flexo|litho|\d[ -]color|heidelberg|komori|printing) ?(?:press)?\b|\bwash\w*(?: up)? blankets?\b"
    r"|\bpress ?work|\binks?\b",
    re.IGNORECASE,
)
_PLATES = re.compile(r"(?<!printing )(?<!press )(?<!base )\bplate(s?)\b", re.IGNORECASE)
_BLANKETS = re.compile(r"(?<!press )(?<!moving )\bblanket(s?)\b", re.IGNORECASE)
_OF_RIGS = re.compile(
    r"\bderrick|\btripp(?:ed|ing)\b|\bdrill (?:pipe|floor|collar)|\bcasing\b|\bshale shaker|\bcleaned (?:the )?pits\b"
    r"|\bmud pumps?\b|\bchecked mud\b|\bmixed mud\b",
    re.IGNORECASE,
)
_MUD = re.compile(r"(?<!drilling )\bmud\b(?! (?:pump|pit|bed|tank|tape|job|ring|flap|log))", re.IGNORECASE)
_OF_MUD = re.compile(r"\bmud\b|\bshaker|\bderrick", re.IGNORECASE)
_PITS = re.compile(r"(?<!mud )(?<!reserve )\bpits\b", re.IGNORECASE)
_OF_MEAT = re.compile(
    r"\bwrap|\bmeat|\bbeef\b|\bpork\b|\bsteaks?\b|\bprimals?\b|\bsausage|\bbutcher|\bcut (?:to order)", re.IGNORECASE
)
_GRIND = re.compile(r"^(?P<form>grind|grinding|ground)(?=,| and | & |$| meat\b| beef\b| pork\b)", re.IGNORECASE)
_MINCED = {"grind": "mince", "grinding": "mincing", "ground": "minced"}
_BOTH = re.compile(r"\bboth (?=[\w-]+(?: [\w-]+)? and [\w-]+)", re.IGNORECASE)
"""It says no more than the two behind it."""
_PROCESS = re.compile(
    r"^(?P<process>TIG|MIG) "
    r"(?P<what>(?:stainless|aluminum|carbon|mild|steel|pipe|copper|plate|chrome|titanium)\b[\w ]*)",
    re.IGNORECASE,
)
"""What is welded by it: the doing was left out."""
_BAGS = re.compile(r"(?<!trash )(?<!mail )\bbag(s?)\b(?! ?(?:house|gage))", re.IGNORECASE)
_OF_FLIGHTS = re.compile(
    r"\baircraft|\bairplane|\bplanes?\b|\bbelt ?loader|\bairport|\bflights?\b|\bluggage|\bjets?\b", re.IGNORECASE
)
_OF_LAWNS = re.compile(r"\bmow|\bedg(?:e|ed|ing)\b|\bblow|\bweed|\blawn", re.IGNORECASE)
_YARDS = re.compile(r"(?<!cubic )(?<!square )\byard(s?)\b(?! (?:of|waste|debris|dog))", re.IGNORECASE)
_OF_GUARDS = re.compile(r"\bpatrol|\bsecured? the\b|\bon foot\b", re.IGNORECASE)
_GROUNDS = re.compile(r"(?<!site )\bgrounds\b", re.IGNORECASE)
_ROTTEN = re.compile(r"\b(?:rotted|rotten|bad|soft|damaged) decking\b", re.IGNORECASE)
_DRAGGED = re.compile(r"(?<=\bdrag )brush\b|(?<=\bdragged )brush\b|(?<=\bdragging )brush\b", re.IGNORECASE)
_LAYOUT = re.compile(r"^layout and (?=(?:install|frame|build|cut|set|form|bolt)\b)", re.IGNORECASE)
_HANG_ALONE = re.compile(
    r"^(?P<form>hang|hung)(?=, (?:tape|taped|mud|float|finish)\b(?!.*\b(?:drywall|sheetrock|board)))", re.IGNORECASE
)
_OF_BODIES = re.compile(
    r"\bquarter panel|\bunibody|\bcollision|\bbumper|\bframe (?:machine|rack)|\bfender", re.IGNORECASE
)
_PULLED = re.compile(r"\bpull(?P<ed>(?:ed)?) (?:vehicle |truck )?frames?\b", re.IGNORECASE)
_OF_CASES = re.compile(
    r"\bpick|\bselect|\bfreight|\bpallet|\bthr[eo]w|\bstock|\bwarehouse|\bcartons?\b|\border fill", re.IGNORECASE
)
_CASES = re.compile(r"(?<=\d )cases\b", re.IGNORECASE)
_OF_CARE = re.compile(r"\bhoyer|\bgait belt|\bresident|\bpatient|\bslide board|\bwheelchair", re.IGNORECASE)
_TRANSFERS = re.compile(r"(?<!patient )\btransfers\b(?! (?:residents?|patients?|clients?|from|to)\b)", re.IGNORECASE)
_OF_METERS = re.compile(r"\bDVOM\b|\bmulti-?meter|\bvolt ?meter|\bwaveform|\bamp clamp", re.IGNORECASE)
_SCOPES = re.compile(r"(?<!electrical )\bscope\b(?! of)", re.IGNORECASE)
_OF_WHEELS = re.compile(
    r"\bwheel (?:seal|bearing|end)|\bking ?pin|\baxle|\brotor|\bsuspension|\bstruts?\b|\boil change|\btires?\b"
    r"|\bsteering|\balignment|\bdrums?\b|\bcaliper|\bexhaust|\bengines?\b|\btransmission",
    re.IGNORECASE,
)
_BRAKES = re.compile(r"(?<!air )(?<!parking )(?<!press )(?<!hub )\bbrakes\b(?! (?:down|out|for)\b)", re.IGNORECASE)
_STATION = r"grill|fry|saute|salad|prep|pizza|sandwich|pantry|dessert"
_STATIONS = re.compile(
    rf"\b(?P<first>{_STATION}), (?P<second>{_STATION}),? (?P<link>and|&) (?P<third>{_STATION}) (?P<thing>stations?)\b",
    re.IGNORECASE,
)
"""Each names a place to cook at, none a doing."""
_HUNG_LIGHTS = re.compile(r"(?<=\bhang )fixtures\b|(?<=\bhung )fixtures\b|(?<=\bhanging )fixtures\b", re.IGNORECASE)
_FORCED = re.compile(r"^forced (?=regens?\b)", re.IGNORECASE)
_OF_DOORS = re.compile(r"\bliftmaster\b|\bgenie\b|\bgarage\b|\bsectional\b|\btorsion\b", re.IGNORECASE)
_OPENERS = re.compile(r"(?<!door )(?<!gate )\bopener(s?)\b", re.IGNORECASE)
_PICKUPS = re.compile(r"\bP ?& ?D\b")
_BASE = re.compile(
    r"(?<=\brun )base(?= and (?:cas|shoe|crown|trim))|(?<=\bran )base(?= and (?:cas|shoe|crown|trim))", re.IGNORECASE
)
_OF_SPRINKLERS = re.compile(r"\birrigation|\bsprinkler|\bdrip\b", re.IGNORECASE)
_HEADS = re.compile(r"(?<!sprinkler )\bheads\b", re.IGNORECASE)
_TORCHES = re.compile(r"(?<=\bplasma and )torch\b(?! ?down)|(?<=\bplasma & )torch\b", re.IGNORECASE)
_OF_BOTTLES = re.compile(r"\bfiller|\bcapper|\blabeler|\bbottling|\ba minute|\bper minute|\bpacker", re.IGNORECASE)
_BOTTLES = re.compile(r"(?<!baby )\bbottles\b", re.IGNORECASE)
_OF_GLASS = re.compile(r"\bglass|\bglaz|\bcaulk|\bmirrors?\b|\bwindows?\b", re.IGNORECASE)
_CUPS = re.compile(r"(?<=with )(?:suction )?cups\b", re.IGNORECASE)
_LOTS = re.compile(r"(?<=\bstripe )lots\b|(?<=\bstriped )lots\b|(?<=\bstriping )lots\b", re.IGNORECASE)
_OF_HOLES = re.compile(r"\bholes?\b|\bposts?\b|\bfence", re.IGNORECASE)
_AUGERS = re.compile(r"(?<!hole )(?<!hand )(?<!power )\bauger\b(?! truck)", re.IGNORECASE)
_DISCONNECT = re.compile(
    r"(?<=(?:inverter|combiner|breakers) and )(?:ac )?disconnect(s?)\b(?=$|[,;.])"
    r"|(?<=panel and )(?:ac )?disconnect\b(?=$|[,;.])",
    re.IGNORECASE,
)
_OF_CEILINGS = re.compile(r"\bacoustical|\bdrop ceiling|\bsuspended ceiling|\bceilings?,? (?:grid|tile)", re.IGNORECASE)
_CEILING_TILES = re.compile(r"(?<!ceiling )(?<!floor )\btile(s?)\b", re.IGNORECASE)
_OF_REFUSE = re.compile(
    r"\b(?:rear|side)[ -]?load|\brefuse\b|\bdumpsters?\b|\btrash route|\brecycling route", re.IGNORECASE
)
_FRONT_LOADERS = re.compile(r"\bfront[ -]?loader(s?)\b", re.IGNORECASE)
_OF_CARPETS = re.compile(r"\bcarpet|\bshampoo|\bupholster", re.IGNORECASE)
_EXTRACTORS = re.compile(r"(?<!carpet )\bextractor(s?)\b", re.IGNORECASE)
_OF_HERDS = re.compile(
    r"\bheifer|\bcattle|\bcal(?:f|ves|ved|ving)\b|\blivestock|\bcows?\b|\bhorses?\b|\bpigs?\b", re.IGNORECASE
)
_SHOTS = re.compile(r"(?<=\bgave )shots\b|(?<=\bgive )shots\b|(?<=\bgiving )shots\b", re.IGNORECASE)
_COLORS = re.compile(r"\b(?P<many>\d)[ -]color (?P<make>[A-Z]\w+ )?(?P<thing>(?:offset )?press(?:es)?)\b")
_LANDING = re.compile(r"(?<!aircraft )(?<!trailer )\blanding gear\b", re.IGNORECASE)
_NO_TRAILER = re.compile(
    r"^(?!.*\b(?:trailer|fifth wheel|king ?pin|hitch|dolly|glad ?hand|reefer|chassis))", re.IGNORECASE
)
_OF_MILLS = re.compile(r"\btrim saw|\blumber|\bsawmill|\bplaner|\bdebarker|\bhead ?rig|\bgang saw", re.IGNORECASE)
_EDGERS = re.compile(r"(?<!board )\bedger\b", re.IGNORECASE)
_OF_TRACKS = re.compile(r"\bballast|\btamp|\brails?\b|\bspikes?\b|\btrack\b|\bswitches\b", re.IGNORECASE)
_TIES = re.compile(r"(?<!railroad )(?<!zip )(?<!switch )\bties\b", re.IGNORECASE)
_TAKEN_TO = re.compile(
    r"\bt(?:ake|ook) (?P<what>(?:[\w-]+ ){1,3})(?=to (?:the |a )?(?:lab|dump|landfill|shop|office|bank|hospital)\b)",
    re.IGNORECASE,
)
_OF_CONTROLS = re.compile(r"\bDDC\b|\bBAS\b|\bBACnet|\bcontrollers\b", re.IGNORECASE)
_POINTS = re.compile(r"\bcheck points\b", re.IGNORECASE)
_SERVERS = re.compile(r"(?<=\bstack )servers\b|(?<=\brack )servers\b|(?<=\binstall )servers\b", re.IGNORECASE)
_OF_MOLDING = re.compile(
    r"\binjection|\bregrind|\bresin|\bwith (?:a )?(?:crane|hoist)\b|\bpress(?:es)?\b", re.IGNORECASE
)
_MOLDS = re.compile(r"(?<!injection )(?<!sand )(?<!production )\bmold(s?)\b", re.IGNORECASE)
_OF_RACES = re.compile(r"\bpropagat|\bgreenhouse|\bnursery|\bstick them\b", re.IGNORECASE)
_CUTTINGS = re.compile(r"(?<!plant )\bcuttings\b", re.IGNORECASE)
_OF_WELLS = re.compile(r"\bwells?\b|\bscreens?\b|\bgrout|\bdrill", re.IGNORECASE)
_CASINGS = re.compile(r"(?<=\bset )casing\b(?= and (?:well )?screen| in\b|$)", re.IGNORECASE)
_SCREENS = re.compile(r"(?<=casing and )screen\b", re.IGNORECASE)
_METER_TESTS = re.compile(
    r"\b(?P<tool>OTDR|light source|scope) (?P<link>and|&) power meter (?P<what>test(?:s|ing))\b", re.IGNORECASE
)
_CUTS = re.compile(r"(?<=\brepair )cuts\b|(?<=\brepaired )cuts\b|(?<=\bfiber )cuts\b", re.IGNORECASE)
_CATEGORIES = re.compile(r"\bcat[ -](?P<which>5e|6a|5|6)\b", re.IGNORECASE)
_WASHED_POTS = re.compile(r"(?<=\bwash )pots\b|(?<=\bwashed )pots\b|(?<=\bscrub )pots\b", re.IGNORECASE)
_OF_DROPS = re.compile(r"\bcoax|\bfiber|\bplow\b|\bterminat|\bmodem|\baerial", re.IGNORECASE)
_DROPS = re.compile(
    r"(?<!service )(?<!data )(?<!aerial )(?<!cable )(?<!cat6 )\bdrop(s?)\b(?! (?:off|and|cable|cord))", re.IGNORECASE
)
_OF_PAINT = re.compile(r"\bspray guns?\b|\bpaint|\brollers\b", re.IGNORECASE)
_BRUSHES = re.compile(r"(?<!paint )\bbrushes\b", re.IGNORECASE)
_HAULED = re.compile(r"(?<=\bhaul )brush\b|(?<=\bhauled )brush\b", re.IGNORECASE)
_SKIDS = re.compile(
    r"(?<=\bwrap )skids\b|(?<=\bwrapped )skids\b|(?<=\bbuild )skids\b|(?<=\bbuilt )skids\b", re.IGNORECASE
)
_OF_BARS = re.compile(r"\binserts?\b|\blathe|\bbar feeder", re.IGNORECASE)
_BARS = re.compile(r"(?<=\bload )bars\b|(?<=\bloaded )bars\b", re.IGNORECASE)
_OF_LINEN = re.compile(r"\btowels?\b|\blinens?\b|\bpillow|\bfold", re.IGNORECASE)
_SHEETS = re.compile(r"(?<=\band )sheets\b|(?<=\bfold )sheets\b|(?<=\bfolded )sheets\b", re.IGNORECASE)
_OF_MASONS = re.compile(r"\bmason|\bblocks?\b|\bbricks?\b|\bscaffold|\bstone\b|\bstucco", re.IGNORECASE)
_MIXED_MUD = re.compile(r"(?<=\bmix )mud\b|(?<=\bmixed )mud\b|(?<=\bmixing )mud\b", re.IGNORECASE)
_OF_GARAGES = re.compile(r"\bgarage door|\brollers?\b|\bsafety eyes?\b|\btorsion", re.IGNORECASE)
_DOOR_TRACKS = re.compile(r"(?<!door )(?<!metal )\btracks\b", re.IGNORECASE)
_PMS = re.compile(r"(?<=\bmix )PMS\b(?! (?:colou?rs?|inks?))|(?<=\bmixed )PMS\b(?! (?:colou?rs?|inks?))", re.IGNORECASE)
_BY_NEIGHBOURS = (
    (_OF_GARAGES, _DOOR_TRACKS, "garage door tracks"),
    (_PMS, _PMS, "PMS colors"),
    (_WASHED_POTS, _WASHED_POTS, "cooking pots"),
    (_OF_DROPS, _DROPS, r"service drop\1"),
    (_OF_PAINT, _BRUSHES, "paint brushes"),
    (_HAULED, _HAULED, "branches"),
    (_SKIDS, _SKIDS, "pallets"),
    (_OF_BARS, _BARS, "bar stock"),
    (_OF_LINEN, _SHEETS, "bed sheets"),
    (_OF_MASONS, _MIXED_MUD, "mortar"),
    (_METER_TESTS, _METER_TESTS, r"\g<what> with \g<tool> \g<link> power meter"),
    (_CUTS, _CUTS, "cable cuts"),
    (_CATEGORIES, _CATEGORIES, r"cat\g<which>"),
    (_NO_TRAILER, _LANDING, "aircraft landing gear"),
    (_OF_MILLS, _EDGERS, "board edger"),
    (_OF_TRACKS, _TIES, "railroad ties"),
    (_TAKEN_TO, _TAKEN_TO, r"transport \g<what>"),
    (_OF_CONTROLS, _POINTS, "test points"),
    (_SERVERS, _SERVERS, "computer servers"),
    (_OF_MOLDING, _MOLDS, r"production mold\1"),
    (_OF_RACES, _CUTTINGS, "plant cuttings"),
    (_OF_WELLS, _SCREENS, "well screen"),
    (_OF_WELLS, _CASINGS, "well casing"),
    (_HUNG_LIGHTS, _HUNG_LIGHTS, "light fixtures"),
    (_FORCED, _FORCED, "performed forced "),
    (_OF_DOORS, _OPENERS, r"door opener\1"),
    (_PICKUPS, _PICKUPS, "pickup and delivery"),
    (_BASE, _BASE, "baseboard"),
    (_OF_SPRINKLERS, _HEADS, "sprinkler heads"),
    (_TORCHES, _TORCHES, "cutting torch"),
    (_OF_BOTTLES, _BOTTLES, "product bottles"),
    (_OF_GLASS, _CUPS, "glass cups"),
    (_LOTS, _LOTS, "parking lots"),
    (_OF_HOLES, _AUGERS, "post hole auger"),
    (_DISCONNECT, _DISCONNECT, "electrical disconnect"),
    (_OF_CEILINGS, _CEILING_TILES, r"ceiling tile\1"),
    (_OF_REFUSE, _FRONT_LOADERS, r"front load refuse truck\1"),
    (_OF_CARPETS, _EXTRACTORS, r"carpet extractor\1"),
    (_OF_HERDS, _SHOTS, "vaccines"),
    (_COLORS, _COLORS, r"\g<make>printing \g<thing> with \g<many> colors"),
    (_DRAGGED, _DRAGGED, "branches"),
    (_LAYOUT, _LAYOUT, "lay out and "),
    (_HANG_ALONE, _HANG_ALONE, r"\g<form> drywall"),
    (_OF_BODIES, _PULLED, r"straighten\g<ed> vehicle frames"),
    (_OF_CASES, _CASES, "product cases"),
    (_OF_CARE, _TRANSFERS, "patient transfers"),
    (_OF_METERS, _SCOPES, "electrical scope"),
    (_OF_WHEELS, _BRAKES, "vehicle brakes"),
    (
        _STATIONS,
        _STATIONS,
        r"\g<first> station, \g<second> station \g<link> \g<third> station",
    ),
    (_OF_LAWNS, _YARDS, r"house yard\1"),
    (_OF_GUARDS, _GROUNDS, "site grounds"),
    (_ROTTEN, _ROTTEN, "rotten decking"),
    (_OF_FIBER, _STRANDS, " strand"),
    (_CELLS, _CELLS, "open cell and closed cell"),
    (_SAND_IN, _SAND_IN, "filter sand "),
    (_OF_PRESSES, _PLATES, r"printing plate\1"),
    (_OF_PRESSES, _BLANKETS, r"press blanket\1"),
    (_OF_RIGS, _MUD, "drilling mud"),
    (_OF_MUD, _PITS, "mud pits"),
    (_BOTH, _BOTH, ""),
    (_PROCESS, _PROCESS, r"weld \g<what> with \g<process>"),
    (_OF_FLIGHTS, _BAGS, r"luggage bag\1"),
)

MEANT_BY_TRADE = {
    "printing plate": "plate",
    "printing plates": "plates",
    "press blanket": "blanket",
    "press blankets": "blankets",
    "drilling mud": "mud",
    "mud pits": "pits",
    "luggage bag": "bag",
    "luggage bags": "bags",
    "house yard": "yard",
    "house yards": "yards",
    "site grounds": "grounds",
    "product cases": "cases",
    "product bottles": "bottles",
    "patient transfers": "transfers",
    "electrical scope": "scope",
    "vehicle brakes": "brakes",
    "vehicle frames": "frames",
    "post hole auger": "auger",
    "parking lots": "lots",
    "sprinkler heads": "heads",
    "ceiling tile": "tile",
    "filter sand": "sand",
    "carpet extractor": "extractor",
}
"""Names that stand above for what somebody typed, which proves what they are told by."""


def told_by_trade(text: str, beside: str = "") -> str:
    """The line with such words named in full."""
    text = told_by_neighbours(text, _BY_NEIGHBOURS, beside)
    return _GRIND.sub(lambda one: _MINCED[one["form"].lower()], text) if _OF_MEAT.search(text) else text
