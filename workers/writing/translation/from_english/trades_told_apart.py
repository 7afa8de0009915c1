"""English words of many trades that the rest of the line tells apart, and doings that it leaves out."""

import re

from workers.writing.lexicon.words_beside import always, told, told_by_neighbours

_OF_PRESSES = (
    r"\b(?:offset|web|flexo|litho|\d[ -]color|heidelberg|komori|printing) ?(?:press)?\b|\bwash\w*(?: up)? blankets?\b"
    r"|\bpress ?work|\binks?\b"
)
_OF_MEAT = re.compile(
    r"\bwrap|\bmeat|\bbeef\b|\bpork\b|\bsteaks?\b|\bprimals?\b|\bsausage|\bbutcher|\bcut (?:to order)", re.IGNORECASE
)
_GRIND = re.compile(r"^(?P<form>grind|grinding|ground)(?=,| and | & |$| meat\b| beef\b| pork\b)", re.IGNORECASE)
_MINCED = {"grind": "mince", "grinding": "mincing", "ground": "minced"}
_STATION = r"grill|fry|saute|salad|prep|pizza|sandwich|pantry|dessert"
_PICKUPS = re.compile(r"\bP ?& ?D\b")
_COLORS = re.compile(r"\b(?P<many>\d)[ -]color (?P<make>[A-Z]\w+ )?(?P<thing>(?:offset )?press(?:es)?)\b")
_OF_WELLS = r"\bwells?\b|\bscreens?\b|\bgrout|\bdrill"
_TO_A_PLACE = r"(?P<what>(?:[\w-]+ ){1,3})(?=to (?:the |a )?(?:lab|dump|landfill|shop|office|bank|hospital)\b)"
"""What is taken there."""
_BY_NEIGHBOURS = (
    told(
        r"\bgarage door|\brollers?\b|\bsafety eyes?\b|\btorsion",
        r"(?<!door )(?<!metal )\btracks\b",
        "garage door tracks",
    ),
    always(r"(?<=\bmix )PMS\b(?! (?:colou?rs?|inks?))|(?<=\bmixed )PMS\b(?! (?:colou?rs?|inks?))", "PMS colors"),
    always(r"(?<=\bwash )pots\b|(?<=\bwashed )pots\b|(?<=\bscrub )pots\b", "cooking pots"),
    told(
        r"\bcoax|\bfiber|\bplow\b|\bterminat|\bmodem|\baerial",
        r"(?<!service )(?<!data )(?<!aerial )(?<!cable )(?<!cat6 )\bdrop(s?)\b(?! (?:off|and|cable|cord))",
        r"service drop\1",
    ),
    told(r"\bspray guns?\b|\bpaint|\brollers\b", r"(?<!paint )\bbrushes\b", "paint brushes"),
    always(r"(?<=\bhaul )brush\b|(?<=\bhauled )brush\b", "branches"),
    always(r"(?<=\bwrap )skids\b|(?<=\bwrapped )skids\b|(?<=\bbuild )skids\b|(?<=\bbuilt )skids\b", "pallets"),
    told(r"\binserts?\b|\blathe|\bbar feeder", r"(?<=\bload )bars\b|(?<=\bloaded )bars\b", "bar stock"),
    told(
        r"\btowels?\b|\blinens?\b|\bpillow|\bfold",
        r"(?<=\band )sheets\b|(?<=\bfold )sheets\b|(?<=\bfolded )sheets\b",
        "bed sheets",
    ),
    told(
        r"\bmason|\bblocks?\b|\bbricks?\b|\bscaffold|\bstone\b|\bstucco",
        r"(?<=\bmix )mud\b|(?<=\bmixed )mud\b|(?<=\bmixing )mud\b",
        "mortar",
    ),
    always(
        r"\b(?P<tool>OTDR|light source|scope) (?P<link>and|&) power meter (?P<what>test(?:s|ing))\b",
        r"\g<what> with \g<tool> \g<link> power meter",
    ),
    always(r"(?<=\brepair )cuts\b|(?<=\brepaired )cuts\b|(?<=\bfiber )cuts\b", "cable cuts"),
    always(r"\bcat[ -](?P<which>5e|6a|5|6)\b", r"cat\g<which>"),
    told(
        r"^(?!.*\b(?:trailer|fifth wheel|king ?pin|hitch|dolly|glad ?hand|reefer|chassis))",
        r"(?<!aircraft )(?<!trailer )\blanding gear\b",
        "aircraft landing gear",
    ),
    told(
        r"\btrim saw|\blumber|\bsawmill|\bplaner|\bdebarker|\bhead ?rig|\bgang saw",
        r"(?<!board )\bedger\b",
        "board edger",
    ),
    told(
        r"\bballast|\btamp|\brails?\b|\bspikes?\b|\btrack\b|\bswitches\b",
        r"(?<!railroad )(?<!zip )(?<!switch )\bties\b",
        "railroad ties",
    ),
    always(rf"\btake {_TO_A_PLACE}", r"transport \g<what>"),
    always(rf"\btook {_TO_A_PLACE}", r"transported \g<what>"),
    told(r"\bDDC\b|\bBAS\b|\bBACnet|\bcontrollers\b", r"\bcheck points\b", "test points"),
    always(r"(?<=\bstack )servers\b|(?<=\brack )servers\b|(?<=\binstall )servers\b", "computer servers"),
    told(
        r"\binjection|\bregrind|\bresin|\bwith (?:a )?(?:crane|hoist)\b|\bpress(?:es)?\b",
        r"(?<!injection )(?<!sand )(?<!production )\bmold(s?)\b",
        r"production mold\1",
    ),
    told(r"\bpropagat|\bgreenhouse|\bnursery|\bstick them\b", r"(?<!plant )\bcuttings\b", "plant cuttings"),
    told(_OF_WELLS, r"(?<=casing and )screen\b", "well screen"),
    told(_OF_WELLS, r"(?<=\bset )casing\b(?= and (?:well )?screen| in\b|$)", "well casing"),
    always(r"(?<=\bhang )fixtures\b|(?<=\bhung )fixtures\b|(?<=\bhanging )fixtures\b", "light fixtures"),
    always(r"^forced (?=regens?\b)", "performed forced "),
    told(
        r"\bliftmaster\b|\bgenie\b|\bgarage\b|\bsectional\b|\btorsion\b",
        r"(?<!door )(?<!gate )\bopener(s?)\b",
        r"door opener\1",
    ),
    always(_PICKUPS, "pickup and delivery"),
    always(
        r"(?<=\brun )base(?= and (?:cas|shoe|crown|trim))|(?<=\bran )base(?= and (?:cas|shoe|crown|trim))", "baseboard"
    ),
    told(r"\birrigation|\bsprinkler|\bdrip\b", r"(?<!sprinkler )\bheads\b", "sprinkler heads"),
    always(r"(?<=\bplasma and )torch\b(?! ?down)|(?<=\bplasma & )torch\b", "cutting torch"),
    told(
        r"\bfiller|\bcapper|\blabeler|\bbottling|\ba minute|\bper minute|\bpacker",
        r"(?<!baby )\bbottles\b",
        "product bottles",
    ),
    told(r"\bglass|\bglaz|\bcaulk|\bmirrors?\b|\bwindows?\b", r"(?<=with )(?:suction )?cups\b", "glass cups"),
    always(r"(?<=\bstripe )lots\b|(?<=\bstriped )lots\b|(?<=\bstriping )lots\b", "parking lots"),
    told(r"\bholes?\b|\bposts?\b|\bfence", r"(?<!hole )(?<!hand )(?<!power )\bauger\b(?! truck)", "post hole auger"),
    always(
        r"(?<=(?:inverter|combiner|breakers) and )(?:ac )?disconnect(s?)\b(?=$|[,;.])"
        r"|(?<=panel and )(?:ac )?disconnect\b(?=$|[,;.])",
        "electrical disconnect",
    ),
    told(
        r"\bacoustical|\bdrop ceiling|\bsuspended ceiling|\bceilings?,? (?:grid|tile)",
        r"(?<!ceiling )(?<!floor )\btile(s?)\b",
        r"ceiling tile\1",
    ),
    told(
        r"\b(?:rear|side)[ -]?load|\brefuse\b|\bdumpsters?\b|\btrash route|\brecycling route",
        r"\bfront[ -]?loader(s?)\b",
        r"front load refuse truck\1",
    ),
    told(r"\bcarpet|\bshampoo|\bupholster", r"(?<!carpet )\bextractor(s?)\b", r"carpet extractor\1"),
    told(
        r"\bheifer|\bcattle|\bcal(?:f|ves|ved|ving)\b|\blivestock|\bcows?\b|\bhorses?\b|\bpigs?\b",
        r"(?<=\bgave )shots\b|(?<=\bgive )shots\b|(?<=\bgiving )shots\b",
        "vaccines",
    ),
    always(_COLORS, r"\g<make>printing \g<thing> with \g<many> colors"),
    always(r"(?<=\bdrag )brush\b|(?<=\bdragged )brush\b|(?<=\bdragging )brush\b", "branches"),
    always(r"^layout and (?=(?:install|frame|build|cut|set|form|bolt)\b)", "lay out and "),
    always(
        r"^(?P<form>hang|hung)(?=, (?:tape|taped|mud|float|finish)\b(?!.*\b(?:drywall|sheetrock|board)))",
        r"\g<form> drywall",
    ),
    told(
        r"\bquarter panel|\bunibody|\bcollision|\bbumper|\bframe (?:machine|rack)|\bfender",
        r"\bpull(?P<ed>(?:ed)?) (?:vehicle |truck )?frames?\b",
        r"straighten\g<ed> vehicle frames",
    ),
    told(
        r"\bpick|\bselect|\bfreight|\bpallet|\bthr[eo]w|\bstock|\bwarehouse|\bcartons?\b|\border fill",
        r"(?<=\d )cases\b",
        "product cases",
    ),
    told(
        r"\bhoyer|\bgait belt|\bresident|\bpatient|\bslide board|\bwheelchair",
        r"(?<!patient )\btransfers\b(?! (?:residents?|patients?|clients?|from|to)\b)",
        "patient transfers",
    ),
    told(
        r"\bDVOM\b|\bmulti-?meter|\bvolt ?meter|\bwaveform|\bamp clamp",
        r"(?<!electrical )\bscope\b(?! of)",
        "electrical scope",
    ),
    told(
        r"\bwheel (?:seal|bearing|end)|\bking ?pin|\baxle|\brotor|\bsuspension|\bstruts?\b|\boil change|\btires?\b"
        r"|\bsteering|\balignment|\bdrums?\b|\bcaliper|\bexhaust|\bengines?\b|\btransmission",
        r"(?<!air )(?<!parking )(?<!press )(?<!hub )\bbrakes\b(?! (?:down|out|for)\b)",
        "vehicle brakes",
    ),
    # Each names a place to cook at, none a doing.
    always(
        rf"\b(?P<first>{_STATION}), (?P<second>{_STATION}),? (?P<link>and|&) (?P<third>{_STATION})"
        r" (?P<thing>stations?)\b",
        r"\g<first> station, \g<second> station \g<link> \g<third> station",
    ),
    told(
        r"\bmow|\bedg(?:e|ed|ing)\b|\bblow|\bweed|\blawn",
        r"(?<!cubic )(?<!square )\byard(s?)\b(?! (?:of|waste|debris|dog))",
        r"house yard\1",
    ),
    told(r"\bpatrol|\bsecured? the\b|\bon foot\b", r"(?<!site )\bgrounds\b", "site grounds"),
    always(r"\b(?:rotted|rotten|bad|soft|damaged) decking\b", "rotten decking"),
    # How many fibers a cable has: 288 count.
    told(
        r"\bfiber|\bsplic|\bcable|\bribbon|\bloose tube|\bOTDR\b|\bOSP\b",
        r"(?<=\d)[ -]?(?:counts?|ct|strands?)\b",
        " strand",
    ),
    always(
        r"\bopen (?P<link>and|or|&) closed cell\b|\bclosed (?P<other>and|or|&) open cell\b", "open cell and closed cell"
    ),
    always(r"(?<!filter )\bsand (?=(?:in|from|out of)(?: the| pool)? filters?\b)", "filter sand "),
    told(_OF_PRESSES, r"(?<!printing )(?<!press )(?<!base )\bplate(s?)\b", r"printing plate\1"),
    told(_OF_PRESSES, r"(?<!press )(?<!moving )\bblanket(s?)\b", r"press blanket\1"),
    told(
        r"\bderrick|\btripp(?:ed|ing)\b|\bdrill (?:pipe|floor|collar)|\bcasing\b|\bshale shaker"
        r"|\bcleaned (?:the )?pits\b|\bmud pumps?\b|\bchecked mud\b|\bmixed mud\b",
        r"(?<!drilling )\bmud\b(?! (?:pump|pit|bed|tank|tape|job|ring|flap|log))",
        "drilling mud",
    ),
    told(r"\bmud\b|\bshaker|\bderrick", r"(?<!mud )(?<!reserve )\bpits\b", "mud pits"),
    # It says no more than the two behind it.
    always(r"\bboth (?=[\w-]+(?: [\w-]+)? and [\w-]+)", ""),
    # What is welded by it: the doing was left out.
    always(
        r"^(?P<process>TIG|MIG) "
        r"(?P<what>(?:stainless|aluminum|carbon|mild|steel|pipe|copper|plate|chrome|titanium)\b[\w ]*)",
        r"weld \g<what> with \g<process>",
    ),
    told(
        r"\baircraft|\bairplane|\bplanes?\b|\bbelt ?loader|\bairport|\bflights?\b|\bluggage|\bjets?\b",
        r"(?<!trash )(?<!mail )\bbag(s?)\b(?! ?(?:house|gage))",
        r"luggage bag\1",
    ),
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
