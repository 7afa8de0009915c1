"""Capitals where they belong: shouted text in small letters, but for acronyms, units, makers and places."""

import re
from functools import cache, lru_cache

from workers.language.conjugation import is_verb
from workers.language.grammar import LanguageCode
from workers.language.words import fold
from workers.posting.name_forms.places import STATE_CODE
from workers.writing.lexicon.spanish import lexicon
from workers.writing.words.acronyms import acronyms, is_plain_acronym
from workers.writing.words.capitals import words
from workers.writing.words.codes import with_codes
from workers.writing.words.makers_beside import makers_of_one_word, with_makers_beside
from workers.writing.words.proper_names import with_proper_names, with_states_of_towns
from workers.writing.words.shouted_words import UNITS, unshouted

_WORD = re.compile(r"(?:(?<!\d)|(?=[^\W\d_]{2}))[^\W\d_]+(?:['\u2019-][^\W\d_]+)*")
_EMPHASIZED = re.compile(
    r"(?<![\w/&-])(?:ONLY|NEVER|ALWAYS|EVERY|BOTH|MUST|VERY|DAILY|NIGHTS|DAYS|ZERO|MOST|ALONE|ALL|NOT|AND|WITH|SPEED|WEEKLY"
    r"|NUNCA|SIEMPRE|TODOS|TODO|CADA)(?![\w/&-])"
)
"""Ordinary words that one word alone is shouted by: added water ONLY if the contractor signs."""
_BEHIND_A_THING = re.compile(r"\W*$|\s*[,;.:)]|\s+(?:and|or|since|on|for|in|of|with|at|to|by|from|per|every|all)\b")
_SHOUTED_RUN = re.compile(r"(?<![\w/-])[A-ZÁÉÍÓÚÑ]{4,}(?:\s+[A-ZÁÉÍÓÚÑ]{4,})+(?![\w/-])")
_SHOUTED_WORD = re.compile(r"(?<![\w/&.-])[A-ZÁÉÍÓÚÑ]{4,}(?![\w/&-]|\.\w)")
_NAMED = re.compile(
    r"(\b(?:[Ss]hip|[Vv]essel|[Tt]ug(?:boat)?|[Tt]ow ?boat|[Bb]oat|[Bb]arge|[Dd]redge|[Ff]erry|[Tt]rawler|M/?V"
    r"|F/?V|S/?S|[Aa]board|[Bb]uque|[Bb]arco|[Rr]emolcador)(?: the| el)? )"
    r"([A-ZÁÉÍÓÚÑ]{3,}(?: [A-ZÁÉÍÓÚÑ]{3,})+)(?![\w/-])"
)
"""A ship's name in capitals, as crews write it."""
_ACRONYMS = re.compile(r"[\s\W]*[A-Z\d]{2,5}(?:\s*[,;/&]\s*[A-Z\d]{2,5}){2,}\W*")
"""Three or more short names between commas: LOTO, GMP, HACCP."""
_SHOUTED_SHARE = 0.6
_LEAST_LETTERS = 12
_SHORT = 3
_I = re.compile(
    r"(?<![\w/.-])(?<!grade )(?<!class )(?<!level )(?<!type )(?<!tech )(?<!phase )(?<!part )(?<!stage )(?<!operator )"
    r"i(?=['\u2019](?:m|ve|d|ll)\b| (?!and\b|or\b|to\b)[a-z])"
)
"""Oneself, as phones and who types no capitals write it; no grade."""
_SERVICES = re.compile(
    r"(?<![\w/:.-])(?<!\d )(?:(pm)(?= (?:inspections?|routes?|checks?|work|tech\w*|schedules?)\b)"
    r"|pm(s?(?: services?)?)((?:,? (?:and |& )?[a-d]\b)*)(?![\w:/]))"
)
"""Preventive maintenance, and by which letter, in small letters; no time of day: pm services a, b and c."""
_SEVERAL = re.compile(
    r"(?<![\w.-])([a-z]{3,5})['\u2019]s(?=\s*(?:[,;.)]|$)|\s+(?:in|on|and|or|for|with|w/|at|to|per|from|every)\b)"
)
"""Several of what has initials, with the apostrophe that phones put there: 15 cnc's."""
_SEVERAL_SHORT = re.compile(
    r"(?<![\w.-])([A-Z]{2,5})['\u2019][sS]"
    r"(?=\s*(?:[,;.)&]|$)|\s+(?:in|on|and|or|for|with|w/|at|to|per|from|every|before|after|daily|weekly|each|when|by)\b)"
)
"""The same where the initials have their capitals: JSA's before every job."""
_SERVICES_DONE = re.compile(r"(?<![\w/:.-])(?<!\d )[pP][mM]['\u2019]s(?= (?:on|and|of|for|to|at|in|every)\b|[,;]|$)")
_MEASURE = re.compile(r"(?<=\d)\s?(kv|kva|kw)\b", re.IGNORECASE)

_PROGRAMS = re.compile(
    r"(?<![\w.-])(?:excel|outlook"
    r"|(?:(?<=\ben )|(?<=\bde )|(?<=\by )|(?<=, )|(?<=usar )|(?<=manejo )|(?<=\buso ))word)(?![\w-])"
)
"""Programs that are words of English, but of no Spanish: inventario en excel."""
_FIVE_S = re.compile(r"(?<![\w.-])(?<!cada )5 ?s(?![\w-])")
_SHORT_NAMES = re.compile(r"(?<![\w.-])(?:[Ll]p|[Dd]c|[Aa]c|[Bb]pm|[Ee]pp|[Aa]ch)(?![\w-])")
"""Initials that are no Spanish word: gas lp, cableado dc, buenas prácticas."""
_FIRST_WORD = re.compile(r"^[A-Z][a-z]{2,4}(?![\w-])")
"""A line's first word, whose capital phones put there: Loto y permisos."""

_STATES = re.compile(rf"(?<![\w/]){STATE_CODE}(?:,? {STATE_CODE})+(?![\w/])")
"""Several states behind one another, which are no words: GA SC NC AL."""
_PLAINLY_STATE = rf"(?!(?:IN|OR|ME|HI|CO|DE)\b){STATE_CODE}\b"
_STATES_SHOUTED = re.compile(rf"(?<![\w/]){_PLAINLY_STATE}(?:,? (?:AND |& )?{_PLAINLY_STATE})+(?![\w/])")
"""The same in a line that is in capitals wholly, and so are its words: TURNAROUNDS IN TX LA."""
_NO_WORD = re.compile(r"\b(?!LA|PA|MA|OK|AL|ID|OH|MO|AND)[A-Z]{2}\b")


@lru_cache(maxsize=512)
def in_sentence_case(line: str, code: LanguageCode) -> str:
    """The line without shouting; acronyms, units and makers' names in the capitals that they have."""
    letters = [c for c in line if c.isalpha()]
    is_in_capitals = sum(c.isupper() for c in letters) >= _SHOUTED_SHARE * len(letters)
    if len(letters) >= _LEAST_LETTERS and is_in_capitals and not _are_acronyms(line, code):
        states = {place for run in _STATES.finditer(line) for place in range(*run.span())}
        line = _WORD.sub(
            lambda match: match.group() if match.start() in states else unshouted(match.group(), code), line
        )
    else:
        line = _NAMED.sub(lambda match: match[1] + match[2].title(), line)
    if code == "es":
        line = _SHOUTED_WORD.sub(lambda match: _calmed_word(match.group(), line), line)
    line = _EMPHASIZED.sub(lambda match: match.group().lower(), line)
    line = _SHOUTED_RUN.sub(lambda match: _calmed(match.group(), code), line)
    line = _MEASURE.sub(lambda match: match.group().replace(match[1], UNITS[match[1].lower()]), line)
    return with_acronyms(_I.sub("I", line) if code == "en" else line, code)


def unshouted_line(line: str, code: LanguageCode, names: frozenset[str] = frozenset()) -> str:
    """A line in capitals of a job that was typed so, however short it is; `names` are the profile's own."""
    if _are_acronyms(line, code):
        return line
    runs = [run for run in _STATES_SHOUTED.finditer(line) if code == "en" and _NO_WORD.search(run[0])]
    states = {place for run in runs for place in range(*run.span()) if line[place:].partition(" ")[0] != "AND"}
    told = _WORD.sub(lambda match: match[0] if match.start() in states else unshouted(match.group(), code, names), line)
    return _I.sub("I", told)


def _are_acronyms(line: str, code: LanguageCode) -> bool:
    """Whether a line is nothing but short names, of which none is a verb: LOTO, GMP, HACCP."""
    words = [match.group().lower() for match in _WORD.finditer(line)]
    return bool(_ACRONYMS.fullmatch(line)) and not any(is_verb(fold(word), code) for word in words)


def _calmed(run: str, code: LanguageCode) -> str:
    """HAND SIGNALS in small letters; a run with an acronym in it stays, and so do several states: GA SC NC AL."""
    words = run.split()
    if _STATES.fullmatch(run) or any(word.lower() in acronyms() for word in words):
        return run
    return " ".join(unshouted(word, code) for word in words)


def _calmed_word(word: str, line: str) -> str:
    """A Spanish word alone in capitals, in small letters: SEÑAS a la grúa; not one that is nothing but a name."""
    lower = word.lower()
    is_name = lower in acronyms() or lower in makers_of_one_word() or lower in words("places")
    term = lexicon().at((fold(lower),), 0, "noun", "adjective", "adverb")
    is_name = is_name or (term is not None and word in term.english.split())  # JPRO software
    is_word = is_verb(fold(lower), "es") or term is not None
    return lower if is_word and not is_name and any(c.islower() for c in line) else word


def _is_spanish_thing(word: str) -> bool:
    """Whether a maker's name is a common Spanish word, too: tornos."""
    term = lexicon().at((word,), 0, "noun")
    return term is not None and term.is_derived  # the plural of a thing: a machine by its maker's name has none listed


def with_acronyms(text: str, code: LanguageCode = "en") -> str:
    """Acronyms, makers, places and people in capitals, as dictation and phones don't write them."""

    def capitalized(match: re.Match[str]) -> str:
        word = match.group()
        one = word.removesuffix("s")
        if product := _products().get(word) or _products().get(one):
            return product if product.lower() == word else f"{product}s"
        if word in words("places") or (one.endswith("day") and one in words("places")):
            return word.title()
        if one != word and is_plain_acronym(one) and not is_verb(word, "en"):
            return f"{one.upper()}s"
        if word in acronyms() and word not in words("plain_acronyms"):
            return word if _is_particle(match) else acronyms()[word]
        is_maker = len(word) > _SHORT and word in makers_of_one_word() and word not in plain
        return word.title() if is_maker and not (code == "es" and _is_spanish_thing(word)) else word

    plain = words("plain_makers") if code == "en" else words("plain_makers") - words("makers_beside_spanish")
    if code == "en":
        text = _SEVERAL_SHORT.sub(r"\1s", _SERVICES_DONE.sub("PMs", text))
        text = _SEVERAL.sub(lambda one: f"{one[1].upper()}s" if is_plain_acronym(one[1]) else one[0], text)
    else:
        text = _SHORT_NAMES.sub(lambda one: one[0].upper(), text)
        text = _FIVE_S.sub("5S", _PROGRAMS.sub(lambda one: one[0].title(), _FIRST_WORD.sub(_as_initials, text)))
    text = with_codes(with_proper_names(text, code), code)
    text = re.sub(r"(?<![\w.-])[a-z][a-z\d]{2,}(?:-[a-z]+)?(?![\w-]|['\u2019][a-z])", capitalized, text)
    return _SERVICES.sub(_services_named, with_states_of_towns(with_makers_beside(text)))


def _as_initials(first: re.Match[str]) -> str:
    """A Spanish line's first word in capitals where it is initials and no word: Loto."""
    lower = first[0].lower()
    is_short = lower in acronyms() and lower not in words("plain_acronyms") and not is_verb(lower, "es")
    return (
        acronyms()[lower] if is_short and lexicon().at((lower,), 0, "noun", "adjective", "adverb") is None else first[0]
    )


_BEFORE_UPS = frozenset({"hook", "tune", "flange", "touch", "clean", "mock", "write", "wrap", "wash", "call", "close"})
"""Verbs that no power supply follows."""


def _is_particle(match: re.Match[str]) -> bool:
    """Whether the word ends the name of a doing, as in start ups and tune ups: no parcels, and no power supply."""
    before = re.search(r"([A-Za-z]+)[ -]$", match.string[: match.start()])
    return bool(
        match[0] == "ups"
        and before
        and is_verb(before[1].lower(), "en")
        and (before[1].lower() in _BEFORE_UPS or _BEHIND_A_THING.match(match.string[match.end() :]))
    )


def _services_named(match: re.Match[str]) -> str:
    if match[1]:
        return "PM"
    letters = re.sub(r"\b[a-d]\b", lambda letter: letter[0].upper(), match[3])
    return f"PM{match[2]}{letters}"


@cache
def _products() -> dict[str, str]:
    return {product.lower(): product for product in words("products")}


def names_with_capital() -> frozenset[str]:
    """Makers, states and weekdays in small letters."""
    return (makers_of_one_word() - words("plain_makers")) | words("material_makers") | words("places")
