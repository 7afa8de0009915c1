"""Job titles of one's own that are Spanish, as an English document calls them: the same trade at the same rank."""

import re
from functools import lru_cache

from workers.language.occupations import language_of_title
from workers.language.words import fold, has_plain_letters
from workers.writing.lexicon.loans import is_english_word
from workers.writing.lexicon.spanish import lexicon
from workers.writing.translation.into_english.line import in_english
from workers.writing.translation.into_english.nouns.phrases import NounPhrases
from workers.writing.translation.into_english.tokens import tokens_of
from workers.writing.translation.rows.english_ranks import with_english_rank
from workers.writing.translation.rows.whole_names import whole_name

_ASIDE = re.compile(r"\s*[(\[].*?[)\]]\s*")
_JOURNEYMAN = re.compile(r"^(?:(?P<before>.+?)\s+oficial|oficial\s+(?:de\s+)?(?P<after>.+))$", re.IGNORECASE)
_NUMBERED = re.compile(r"^(?P<title>.{4,}) (?P<level>I{1,3}|IV|V|[ABC])$")
"""A rank by its numeral or letter, which stays behind the title."""
_OWN = re.compile(r"^(?:(?P<trade>.+?),?\s+)?(?:independiente|por (?:mi )?cuenta(?: propia)?)$", re.IGNORECASE)
_OWN_WORK = re.compile(r"trabaj(?:o|ador|adora)", re.IGNORECASE)
"""Whoever works on one's own without a word of the trade."""
_LATER = re.compile(r",? (?:y )?(?:luego|despu[eé]s) (?!de\b)", re.IGNORECASE)
_BOTH = re.compile(r" [ye] (?=\w+(?:[dt]or|er|ist|nic|man|nt)[aoe]?\b)", re.IGNORECASE)
"""What joins two trades: behind it stands who has the other one."""
_LOAN_OF = re.compile(r"^(?P<who>[a-z]+) de (?P<of>.+)$", re.IGNORECASE)
_CHARGED_WITH = re.compile(r"^encargad[oa] del? (?:la |el )?(?P<of>[^\W\d]+(?: (?!y |de )[^\W\d]+)?)$", re.IGNORECASE)
"""Who is in charge of one thing, whom English calls its lead."""
_OVER_TWO = re.compile(
    r"^(?P<who>encargado|supervisor|mayordomo|l[ií]der|capataz) de (?:la |el )?(?P<one>[^\W\d]+) y (?:de )?(?:la |el )?"
    r"(?P<other>[^\W\d]+)$",
    re.IGNORECASE,
)
"""Who leads two fields of work."""
_ON_TWO = re.compile(
    r"^(?P<who>[^\W\d]+) (?:de|en) (?P<one>[^\W\d]+(?: [^\W\d]+)?) y (?:de )?(?P<other>[^\W\d]+)$", re.IGNORECASE
)
"""Who works on two things."""
_OF_FIELD = re.compile(
    r"^(?:limpieza|mantenimiento|demolici[oó]n|construcci[oó]n|producci[oó]n|empaque|jardiner[ií]a|almac[eé]n|bodega"
    r"|lavander[ií]a|cosecha|embarques?|recibo)\b",
    re.IGNORECASE,
)
"""A field of work that stands for who works in it."""
_AT_PLACE = re.compile(
    r"^(?P<title>.+?) en (?:el |la |un |una )?"
    r"(?P<place>(?:planta|taller|hotel|hospital|rancho|restaurante|bodega|almac[eé]n|escuela|f[aá]brica|empacadora"
    r"|aserradero|invernadero|vivero|granja|lecher[ií]a|establo|lavander[ií]a|panader[ií]a|supermercado|mina|astillero"
    r"|cocina|carnicer[ií]a|aeropuerto|refiner[ií]a|imprenta|casas?|edificios?|oficinas?|tienda)\b[^,]*)$",
    re.IGNORECASE,
)
"""A trade and where it is done."""
_SHORT_PLACE = 2  # words
_LEADS_UPKEEP = re.compile(
    r"^(?P<who>encargado|l[ií]der|supervisor|jefe) de (?P<of>mantenimiento|limpieza) (?:de|del|en) "
    r"(?:el |la |los |las )?(?P<place>[^\W\d]+)$",
    re.IGNORECASE,
)
_TWICE = re.compile(r"\b(\w+) (?=\1\b)")
_OF_CLASS = re.compile(r"^(?P<trade>.+?)\s+de (?P<class>primera|segunda|tercera)$", re.IGNORECASE)
_CLASSES = {"primera": "First-Class", "segunda": "Second-Class", "tercera": "Third-Class"}
_LEAD = re.compile(r"^(?P<trade>.+?)\s+l[ií]der(?P<kind> \S+)?$", re.IGNORECASE)
_WITH_PART = re.compile(r"^(?P<title>[^,]+), (?P<part>[^,]+)$")
_FITTER = re.compile(r"^armador$", re.IGNORECASE)
"""Beside a welder one who fits; beside a carpenter one who frames."""
_AUXILIARY = re.compile(r"^auxiliar\b", re.IGNORECASE)
"""To the translation it is a verb: to assist."""
_TRAINED_IN = re.compile(r"^(?P<who>t[eé]cnic[oa]|especialista|oficial) en ", re.IGNORECASE)
"""Somebody by the field, which English names before: a technician "en" or "de" refrigeration."""
_FEMININE = re.compile(r"^(encargad|emplead|mayordom|obrer|\w+(?:[dst]or|er|nic))a\b", re.IGNORECASE)
"""Of whoever has the title: the first word; an "excavadora" behind it is a machine."""
_EMPLOYEE = re.compile(r"^empleado (?=de )", re.IGNORECASE)
"""A title in English calls whoever is employed at a place its worker."""
_SOMEBODY = re.compile(
    r"(?:er|or|man|ist|ian|lead|cook|mechanic|mason|clerk|hand|apprentice|assistant|person|guard|helper|boss|attendant)$"
)
_TRADESPERSON = re.compile(r"^(?:\w+(?:er[oa]|ist[oa]|dora?)|cabo|lava\w+s|guarda\w+s)$")
_SPANISH = re.compile(r"[áéíóúñ]|\b(?:de|del|en|y|luego|por (?:mi )?cuenta)\b", re.IGNORECASE)
"""Signs of a Spanish title whose words no list has; "Meter Reader" is none, though a Spanish verb is spelt so."""
_SMALL = frozenset({"of", "and", "the", "in", "for", "on", "to"})


@lru_cache(maxsize=1024)
def english_title(title: str) -> str:
    """The title in English; as it stands where it is English already, or where a word of it isn't known."""
    if known := whole_name("titles", "en", title):
        return known
    if ranked := with_english_rank(title, english_title):
        return ranked
    if numbered := _NUMBERED.match(title):
        named = english_title(numbered["title"])
        return f"{named} {numbered['level']}" if named != numbered["title"] else title
    is_spanish = bool(_SPANISH.search(title) or _OF_FIELD.match(title))
    if language_of_title(title) != "es" and not is_spanish and not _is_trade(title):
        return title
    if len(one_by_one := _LATER.split(title)) > 1:
        in_turn = [english_title(_capital(one)) for one in one_by_one]
        is_told = all(told != _capital(one) or _is_loan(one) for told, one in zip(in_turn, one_by_one, strict=True))
        return ", later ".join(in_turn) if is_told else title
    typed = [part.strip() for part in re.split(r"\s*/\s*", _ASIDE.sub(" ", title).strip())]
    parts = [_part(part, title) for part in typed]
    parts = [part or (_field(typed[at]) if parts[0] else "") for at, part in enumerate(parts)]
    return " / ".join(parts) if parts and all(parts) else title


def _part(part: str, title: str) -> str:
    """Tell one of several titles; an English name stays, and "armador" is read by the other title."""
    if _FITTER.match(part) and fold(title).startswith("soldador"):
        return "Fitter"
    if own := _OWN.match(part):
        return _of_own(own["trade"] or "", title)
    if more := _WITH_PART.match(part):
        named, of = _translated(more["title"]), in_english(more["part"], past=False)
        return f"{named}, {of}" if named and of else ""
    told = (
        _of_both(part)
        or _over_two(part)
        or _at_place(part)
        or _led_at(part)
        or _of_two_things(part)
        or _by_loan(part)
        or _translated(part)
        or (_capital(part) if _is_loan(part) else "")
    )
    return told or (_named(f"trabajador de {part[:1].lower()}{part[1:]}") if _OF_FIELD.match(part) else "")


def _of_own(trade: str, title: str) -> str:
    """Who works on one's own, at a trade or without its name."""
    if not trade or _OWN_WORK.fullmatch(trade):
        return "Self-Employed"
    named = _part(trade, title)
    return f"Self-Employed {named}" if named else ""


def _of_both(part: str) -> str:
    """Tell two trades of one title, with what both are of told once: "tapera y acabadora de tablaroca"."""
    typed = _BOTH.split(part)
    if len(typed) == 1 or whole_name("titles", "en", part):
        return ""
    first, *more = [_by_loan(one) or _translated(one) for one in typed]
    if not first or not all(more):
        return ""
    of = f"{first.split()[0]} "
    return " and ".join([first, *(one.removeprefix(of) if " " in first else one for one in more)])


def _by_loan(part: str) -> str:
    """Who is called by an English name in a Spanish title: "finisher de concreto"."""
    found = _LOAN_OF.match(part)
    if not found or not _is_loan(found["who"]) or _is_trade(found["who"]):
        return ""
    named = _named(f"acabador de {found['of']}")
    return f"{named.removesuffix('Finisher')}{_capital(found['who'])}" if named.endswith(" Finisher") else ""


def _is_loan(word: str) -> bool:
    return has_plain_letters(word) and is_english_word(fold(word)) and bool(_SOMEBODY.search(word.lower()))


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]


def _field(part: str) -> str:
    """What somebody works on, behind who it is: "carpintero / formas de concreto"; nothing for a doing."""
    tokens = tokens_of(part)
    thing = NounPhrases(tokens).at(0, bare=True) if tokens else None
    is_whole = thing is not None and thing.noun is not None and thing.end == len(tokens)
    is_thing = is_whole and tokens[0].folded not in lexicon().acts
    return _with_capitals(thing.text) if thing is not None and is_thing else ""


def _translated(title: str) -> str:
    masculine = _TRAINED_IN.sub(r"\g<who> de ", _masculine(title))
    if known := whole_name("titles", "en", masculine):
        return known
    if raised := _JOURNEYMAN.match(masculine):
        trade = _named(raised["before"] or raised["after"])
        return f"Journeyman {trade}" if trade else _named(masculine)
    if classed := _OF_CLASS.match(masculine):
        trade = _named(classed["trade"])
        return f"{_CLASSES[classed['class'].casefold()]} {trade}" if trade else ""
    if charged := _CHARGED_WITH.match(masculine):
        of = _with_capitals(in_english(charged["of"], past=False))
        return f"{of} Lead" if of else ""
    if led := _LEAD.match(masculine):
        trade = _named(f"{led['trade']}{led['kind'] or ''}")
        return f"Lead {trade}" if trade else ""
    return _named(_EMPLOYEE.sub("trabajador ", _AUXILIARY.sub("asistente", masculine)))


def _at_place(part: str) -> str:
    """A trade with the place where it is done in front, or behind a comma where its name is long."""
    found = None if whole_name("titles", "en", part) else _AT_PLACE.match(_masculine(part))
    if found is None:
        return ""
    title = _capital(found["title"])
    named, where = english_title(title), _with_capitals(in_english(found["place"], past=False))
    if not where or named == title:
        return ""
    is_short = len(where.split()) <= _SHORT_PLACE
    return f"{where.removesuffix('s')} {named}" if is_short else f"{named}, {where}"


def _led_at(part: str) -> str:
    """Who leads the upkeep of a place: hotel maintenance lead; nothing where the place isn't known."""
    found = None if whole_name("titles", "en", part) else _LEADS_UPKEEP.match(_masculine(part))
    worker = _named(f"trabajador de {found['of']} de {found['place']}") if found else ""
    if found is None or not worker.endswith(" Worker"):
        return ""
    return f"{worker.removesuffix('Worker')}{'Supervisor' if fold(found['who']) == 'supervisor' else 'Lead'}"


def _over_two(part: str) -> str:
    """Tell who leads two fields, each told by itself: an irrigation and landscaping lead; empty unless both are so."""
    found = None if whole_name("titles", "en", part) else _OVER_TWO.match(_masculine(part))
    if found is None:
        return ""
    one, rank = _field_and_rank(_translated(f"{found['who']} de {found['one']}"))
    other, same = _field_and_rank(_translated(f"{found['who']} de {found['other']}"))
    return f"{one} and {other} {rank}" if one and other and rank == same else ""


def _of_two_things(part: str) -> str:
    """Tell who works on two things, each told by itself: a door and window installer; empty where one isn't."""
    found = None if whole_name("titles", "en", part) or _translated(part) else _ON_TWO.match(_masculine(part))
    if found is None:
        return ""
    one, other = (_translated(f"{found['who']} de {found[of]}") for of in ("one", "other"))
    who = _named(found["who"])
    if not who or not one.endswith(f" {who}") or not other.endswith(f" {who}"):
        return ""
    return f"{one.removesuffix(f' {who}')} and {other}"


def _field_and_rank(title: str) -> tuple[str, str]:
    """Part a title into its field and its last word, the rank; no field where the rank stands first: Lead Painter."""
    field, _, rank = title.rpartition(" ")
    return ("", "") if field in {"Lead", "Head"} else (field, rank)


def _masculine(title: str) -> str:
    """The title as the lists have it, whoever has it."""
    return _FEMININE.sub(lambda one: f"{one[1]}{'' if one[1].endswith('or') else 'o'}", title)


def _is_trade(title: str) -> bool:
    """Whether a title begins with a Spanish name of a trade that no list of occupations has: cantero, tractorista."""
    first = fold(_masculine(title)).split()[:1]
    term = lexicon().at(first, 0, "noun") if first and _TRADESPERSON.match(first[0]) else None
    return bool(term and term.noun and term.noun.is_person)


def _named(title: str) -> str:
    english = in_english(title, past=False)
    if not english or not _SOMEBODY.search(english.lower()) or english.startswith("In charge"):
        return ""
    return _TWICE.sub("", _with_capitals(english))


def _with_capitals(english: str) -> str:
    words = english.split()
    return " ".join(word if word in _SMALL else word[:1].upper() + word[1:] for word in words)
