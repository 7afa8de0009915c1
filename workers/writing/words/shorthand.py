"""Shorthand of notes and phones written out: "w/" is with, "p/" para, "Maint." maintenance.

A full stop that only shortens a word would otherwise end a sentence in the middle of a duty.
"""

import re
from functools import cache

from workers.language.grammar import LanguageCode
from workers.language.short_words import in_whole_words
from workers.language.trade_shorthand import shorthand_turns, spelled_out
from workers.language.turn_rows import Turn, with_turns
from workers.writing.words.english_verbs import verb_form

_ENGLISH = {
    r"w/?out\b": "without",
    r"w/in\b": "within",
    r"w/o\s*": "without ",
    r"w/(?:\s+(?=[\w#])|(?=\w{2}|[\d#]))": "with ",  # w/h is a water heater
    r"(?<![\w/])(?<!\d )w (?=(?:the|an?|my|our|me|us|him|her|them|it|no|all|other|\d)\b)": "with ",
    r"(?<![\w/])(?-i:b4)\b(?=\s+[a-z]|\s*(?:[,;.]|$))": "before",
    r"(?<![\w/])(?-i:[Aa]bt)\b\.?(?=\s)": "about",
    r"(?<![\w/])(?-i:b/c) (?=[a-z])": "because ",
    r"(?<=[a-z]) @ (?=[a-z\d])": " at ",
    r"(?<=[a-z]) \+ (?=[a-z\d][^,;.+]*[^,;.+\s] \+ [a-z\d])": ", ",
    r"(?<=[a-z]) \+ (?=[a-z\d](?![^,;.]* (?:and|&) ))": " and ",
    r"(?<=\d) \+ (?=[a-z](?![^,;.]* (?:and|&) ))": " and ",
    r"(?<=root) / (?=\w+ (?:fill|cap|out)\b)": " and ",
    r"incl\.?(?=\s)": "including",
    r"maint\b\.?": "maintenance",
    r"mntnce\b\.?": "maintenance",
    r"approx\.?(?=\s)": "about",
    r"~\s?(?=\d)": "about ",
    r"struct\.?(?=\s+(?:steel|iron|weld|beam))": "structural",
    r"dwgs\b": "drawings",
    r"dwg\b": "drawing",
    r"isos\b": "isometrics",
    r"x-?ray": "X-ray",
    r"quals\b": "qualifications",
    r"svc\b\.?": "service",
    r"insul\b\.?": "insulation",
    r"brgs\b": "bearings",
    r"brg\b": "bearing",
    r"(?<=\w) w (?=[a-z]{3,})": " with ",
    r"(?<=last )yr\b\.?": "year",
    r"(?<=\d[snrt][tdh] )yr\b\.?": "year",
    r"avg\b\.?(?=\s*(?:[,;.]|$))": "on average",
    r"equip\b(?=\s*(?:[,;]|$))": "equipment",
    r"(?<=\d)[ -]hr\b\.?(?= (?:apprentice|program|course|class|training))": "-hour",
    r"(?<=\d)[ -](?:yr|year)\b\.?(?= (?:apprentice|program))": "-year",
    r"(?<=\ba )wk\b(?:\.(?!\s+[A-Z]))?": "week",
    r"(?:(?<=, )|^)setup (?=[a-z]+s\b)": "set up ",
    r"(?:(?<=, )|^)tryout (?!(?:presses|crews|runs)\b)(?=[a-z]+s\b)": "try out ",
    r"(?:(?<=, )|^)breakdown (?!(?:calls|trucks|jobs|services|repairs|lanes)\b)(?=[a-z]+s\b)": "break down ",
    r"(?:(?<=, )|^)(?:teardown|tear down) (?!(?:jobs|crews|reports|services)\b)(?=[a-z]+s\b)": "tear down ",
    r"(?:(?<=, )|^)hookup (?!(?:jobs|kits|crews|services|wires)\b)(?=[a-z]+s\b)": "hook up ",
    r"(?:(?<=, )|^)layout (?!(?:prints|drawings|plans|sheets|tools|jobs|works|marks)\b)(?=[a-z]+s\b)": "lay out ",
    r"in process (?=(?:checks?|inspections?|gaug\w+|measur\w+|testing|tests?|quality)\b)": "in-process ",
    r"undergrnd\b": "underground",
    r"(?<=1 )hr\b\.?": "hour",
    r"hrs\b(?:\.(?=\s+(?:a|an|per|of|each|every)\b))?": "hours",
    r"(?<=\d[ -])yrs?\b\.?(?= (?:apprentice|program|old|warranty|degree))": "year",
    r"yrs\b(?:\.(?=\s+(?:a|as|in|of|with|at)\b))?": "years",
    r"(?<=1 )yr\b\.?": "year",
    r"(?:(?<=each )|(?<=\ba )|(?<=per )|(?<=every )|(?<=first )|(?<=this )|(?<=next ))"
    r"yr\b(?:\.(?=\s+(?-i:[a-z])))?": "year",
    r"yr (?=[1-9]\b)": "year ",
    r"(?<=\d)[ -]?hr\b\.?(?= (?:shifts?|days?|nights?|weeks?|on[- ]call|rotations?|notice|coverage))": "-hour",
    r"(?:(?<=[2-9] )|(?<=\d\d ))(?-i:mo)\b\.?(?=\s*(?:[,;)]|$)| (?:at|in|on|of|as|for|ago|with|and|then)\b)": "months",
    r"(?:(?<=[2-9])|(?<=\d\d)) ?x (?=(?:an?|per|each|every) )": " times ",
    r"mos\b": "months",
    r"(?<=\dx )wk\b": "a week",
    r"(?<=\dx )mo\b": "a month",
    r"(?<=\dx )yr\b": "a year",
    r"(?<=[a-z] )(?<!at )(?<!by )(?<!from )(?<!until )(?<!till )(?<!before )(?<!after )(?<!to )(?<!and )(?<!or )"
    r"(?=\d{1,2}(?::\d\d)? ?[ap]\.?m\b\.?(?:[,;]|$))": "at ",
    r"mech seals?\b": "mechanical seals",
    r"(?<=pull )codes w/": "codes with",
    r"(?<=\d{3} )gal\b\.?(?= \w*(?:trailer|truck|tank|bobtail|tanker))": "gallon",
    r"(?<=\d )gal\b\.?(?=\s+(?:bottles|drums|buckets|jugs|pails|cans))": "gallon",
    r"(?<=\d)[ -](?:yr|year)\b\.?(?= (?:\w+ ){0,2}apprentice)": "-year",
    r"rough in\b(?=\s*(?:[,;.]|$|last|on|of|for|in\b))": "rough-in",
    r"tune ups\b": "tune-ups",
    r"flange ups\b": "flange-ups",
    r"utils\b(?! room)": "utilities",
    r"built ins\b": "built-ins",
    r"(?<=\bA) (?=B and C\b)": ", ",
    r"load unload\b": "load and unload",
    r"(?<=[a-z]) n (?=[a-z])": " and ",
    r"(?<=[a-z\d]) & (?=[a-z\d])": " and ",
    r"thru\b": "through",
    r"insp\b\.?": "inspection",
    r"galv\b\.?": "galvanized",
    r"(?<=\b1 )wk\b\.?": "week",
    r"equip\.(?=\s)": "equipment",
    r"const\.?(?=\s)": "construction",
    r"(?<=\w )ea\b\.?(?=[\s,]|$)": "each",
    r"hrly\b": "hourly",
    r"wkly\b": "weekly",
    r"(?<=\d )mi\b(?! wk)": "miles",
    r"nat gas\b": "natural gas",
    r"lock ?out,? tag ?out\b": "lockout/tagout",
    r"pos\.(?=\s)": "position.",
    r"misc\.(?=\s)": "miscellaneous",
}
_SIGNS = tuple(
    (re.compile(rf"(?<![\w/]){sign}", re.IGNORECASE), whole)
    for sign, whole in _ENGLISH.items()
    if sign.startswith(("w/out", "w/in", "w/o", "w/(?:"))
)
_ABOUT = re.compile(r"(?<![\w/])abt\b\.?(?=\s)", re.IGNORECASE)
_MORE_OR_LESS = re.compile(r"(?:(?<=^)|(?<=[a-z,;(] ))([<>]) ?(?=[$#]?\d)")
_COMPARED = {"<": "under ", ">": "over "}
"""Signs of less and more before a figure: lift plans < 75%."""
_PROCESS = r"(?:tig|mig|stick|flux ?core|gtaw|gmaw|smaw|fcaw|[67]01[08])"
_PASS_APART = re.compile(
    rf"(?<=\broot) (?={_PROCESS} (?:hot|fill|cap|out)\b)|(?<=\bhot pass) (?={_PROCESS} (?:fill|cap|out)\b)",
    re.IGNORECASE,
)
"""Where the passes of a weld were typed without a sign: TIG root stick cap."""
_ON_CALL = re.compile(r"(?<=\bon[ -]call )wk ?(?=/ ?mo\b)", re.IGNORECASE)
_SHORT_RATES = re.compile(r"(?<=\w)/(wk|mo|yr|hr)\b", re.IGNORECASE)
_BOTH = re.compile(r"^(\W*)([A-Za-z]+)((?: (?:up|down|out|off))?) \+ (?=[a-z])")
"""What may be two doings of one thing at the head of a line: bent + ran EMT and rigid."""
_RATES = re.compile(r"\s?/\s?(wk|min|week|day|shift|night|month|mo|yr|year|hr|hour)\b", re.IGNORECASE)
_SLASHED = re.compile(
    r"\b(?:([a-z]{3,}s)/([a-z]{3,}s)/([a-z]{3,}s)|([a-z]{3,}s)/([a-z]{3,}(?:s|ing))|([a-z]{3,}ed)/([a-z]{3,}ed))\b(?!/)"
)
"""Several things or doings of one kind between slashes: pumps/motors/gearboxes."""
_PERIODS = {"wk": "a week", "min": "a minute", "mo": "a month", "yr": "a year", "hr": "an hour", "hour": "an hour"}
_SPANISH = {
    r"p/\s*(?=\w)": "para ",
    r"(?<=[a-záéíóúñ\d] )(?<!clase )(?<!tipo )(?-i:d)(?= (?:[a-záéíóúñ]{2}|\d))": "de",
    r"(?<=[a-záéíóúñ]{2} )(?<!clase )(?<!tipo )(?<!licencia )(?-i:p)(?= (?:[a-záéíóúñ]{3}|\d))": "para",
    r"(?<![\w/])ing ?/ ?esp\b": "en inglés y español",
    r"(?<![\w/])esp ?/ ?ing\b": "en español e inglés",
    r"xv(?= años\b)": "XV",
    r"(?<=\ba )papas(?= (?!fritas))": "papás",
    r"(?<![\w/])aveces\b": "a veces",
    r"(?<![\w/])apartir(?= de\b)": "a partir",
    r"c/\s?(?=\d+ ?(?:hrs?|horas?|d[ií]as?|sem|semanas?|mes|meses|turnos?|años?|mil|min)\b)": "cada ",
    r"c/\s?(?=(?:hora|d[ií]a|semana|mes|turno|año|viaje|unidad|tercer|lunes|martes|mi[eé]rcoles|jueves"
    r"|viernes|s[aá]bado|domingo)\b)": "cada ",
    r"(?:(?<=\ba )|(?<=\ben )|(?<=\bde )|(?<=\bpor ))c/\s*(?=[a-z])": "cada ",
    r"c/\s*(?=\w)": "con ",
    r"s/\s*(?=\w)": "sin ",
    r"m[an]?n?t+[ot]o\b\.?": "mantenimiento",
    r"aprox\.(?=\s)": "aproximadamente",
    r"inox\b\.?": "inoxidable",
    r"lp\b(?=\s*(?:[,;.)]|$)| (?:y|o|residencial|el[eé]ctric\w+|di[eé]sel|de|para)\b)": "LP",
    r"hrs\b(?:\.(?=\s+(?:al?|por|de|cada)\b))?": "horas",
    r"(?<=\d )x(?= (?:\d|turno|hora|d[ií]a|noche|semana|mes|persona))": "por",
    r"(?<=[a-zñáéíóú]{2} )(?<!rayos )(?<!rayo )(?<!tipo )(?<!eje )(?<!clase )(?<!marca )(?<!factor )(?<!articulo )"
    r"(?<!punto )(?-i:x)(?= [a-zñáéíóú]{2})": "por",
    r"(?<=rayos )(?-i:x)(?![\w-])": "X",
    r"(?<![\w/])(?-i:q)(?= [a-zñáéíóú])": "que",
    r"(?<![\w/])(?-i:pal)(?= [a-zñáéíóú]{3})": "para el",
    r"(?<![\w/])(?-i:pa)(?= (?:[a-zñáéíóú]{3,}|el|la|mi)\b)": "para",
    r"(?<![\w/])(?-i:x ?q|porq|pq)(?= )": "porque",
    r"aprox(?= \d)": "aproximadamente",
    r"tmb\b": "también",
    r"(?<=[a-záéíóúñ\d]) (?<!\bun )(?<!muy )(?<!otro )(?<!cada )poquito(?=\s*(?:[,;.]|$))": ", un poco",
    r"(?:(?<=nuevos )|(?<=clientes )|(?<=ayudantes )|(?<=aprendices ))como (?=\w+[aei]r\b)": "cómo ",
    r"le (?=\w{3,}o a los\b)": "les ",
    r"pantalon\b": "pantalón",
    r"(?<= )y (?=h?i(?![aeo])[a-záéíóúñ]{2})": "e ",
    r"(?:(?<=\bla )|(?<=\bmi )|(?<=\bsu )|(?<=\blas ))mama(?=s?\b(?! de))": "mamá",
    r"(?:(?<=\bel )|(?<=\bmi )|(?<=\bsu )|(?<=\blos )|(?<=\bmis )|(?<=\bsus ))papa(?=s?\b)": "papá",
    r"(?<=[a-záéíóúñ]) \+ (?=[a-záéíóúñ])": " y ",
    r"(?<=\w) & (?=\w)": " y ",
}
_TIMES = re.compile(r"(?<=[a-zñáéíóú]{2} )X(?= (?:hora|d[ií]a|noche|semana|mes|año|turno|caja|pieza|viaje)\b)")
"""What shouting left of 15 CARROS X SEMANA."""
_LINKS = re.compile(
    r"(?<=[a-záéíóúñ]{2} )(?<!clase )(?<!tipo )(?<!licencia )(?<!rayos )"
    r"(?:[dpx] (?=[a-záéíóúñ]{3})|[dp]/ ?(?=[a-záéíóúñ]{3}))"
)
_SHORT: dict[LanguageCode, dict[str, str]] = {"en": _ENGLISH, "es": _SPANISH}


def written_out(line: str, code: LanguageCode) -> str:
    """A line of duties without its shorthand."""
    line = (
        _BOTH.sub(_and_behind_verb, spelled_out(line))
        if code == "en"
        else in_whole_words(_TIMES.sub("por", line), code)
    )
    line = with_turns(line, _turns(code))
    if code == "en":
        line = _RATES.sub(lambda match: f" {_PERIODS.get(match[1].lower(), f'a {match[1].lower()}')}", line)
        line = _SLASHED.sub(_in_words, line)
    return line


def with_links_whole(name: str) -> str:
    """A Spanish title or name with its links of one letter written out: operador d montacargas, ayudante p/ plomero."""
    links = {"p": "para ", "d": "de ", "x": "por "}
    return _LINKS.sub(lambda link: links[link[0][0]], name)


def without_signs_of_notes(line: str) -> str:
    """An English line with the signs written out that stand for one thing each: w/, abt, /wk."""
    for sign, whole in _SIGNS:
        line = sign.sub(whole, line)
    line = _MORE_OR_LESS.sub(lambda one: _COMPARED[one[1]], _PASS_APART.sub(", ", line))
    line = _ON_CALL.sub("a week", _ABOUT.sub("about", line))
    return _SHORT_RATES.sub(lambda one: f" {_PERIODS[one[1].lower()]}", line)


def _and_behind_verb(match: re.Match[str]) -> str:
    return f"{match[1]}{match[2]}{match[3]} and " if verb_form(match[2].lower()) else match[0]


def _in_words(match: re.Match[str]) -> str:
    *before, last = filter(None, match.groups())
    return f"{', '.join(before)} and {last}"


@cache
def _turns(code: LanguageCode) -> tuple[Turn, ...]:
    return shorthand_turns(_SHORT[code])
