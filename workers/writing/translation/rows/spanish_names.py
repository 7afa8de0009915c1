"""Titles and skills of English rows as a Spanish document names them; what the list hasn't keeps its English name."""

import re
import tomllib
from functools import cache, lru_cache
from pathlib import Path

from workers.language.detect import language_of
from workers.language.grammar import LanguageCode
from workers.language.words import has_plain_letters
from workers.trades import vocabulary_files
from workers.writing.lexicon.loans import is_named_in_english, is_typed_in_english
from workers.writing.person.facts import Skill
from workers.writing.trades.families import families_of_title
from workers.writing.translation.from_english.inflection import joined
from workers.writing.translation.from_english.named import told_name, told_person
from workers.writing.translation.from_english.tables import key, tables
from workers.writing.translation.rows.composed_in_spanish import built, composed_in_spanish
from workers.writing.translation.rows.several import several_of
from workers.writing.translation.rows.title_limits import limited
from workers.writing.translation.rows.whole_names import whole_name
from workers.writing.words.casing import names_with_capital

_RANKED = (
    (re.compile(r"^journeyman (?P<trade>.+)$"), "Oficial {}"),
    (re.compile(r"^(?:apprentice (?P<trade>.+)|(?P<first>.+?)(?:'s)? apprentice)$"), "Aprendiz de {}"),
    (re.compile(r"^(?P<trade>.+?)(?:'s)? helper$"), "Ayudante de {}"),
    (re.compile(r"^lead (?P<trade>.+)$"), "{} líder"),
    (re.compile(r"^substitute (?P<trade>.+)$"), "{} suplente"),
    (re.compile(r"^self-employed (?P<trade>.+)$"), "{} independiente"),
)
"""Ranks of a trade; "Oficial carpintero" has it behind itself."""
_RUNS = re.compile(r"operator|driver", re.IGNORECASE)
"""Who runs each of the things that a title joins by slashes: "loader / dozer operator"."""
_HAND = re.compile(r"^(?P<at>(?:.+ )?(?:equipment|machinery|orchard|vineyard|dairy|greenhouse|nursery)) hand$")
"""Who works at or with something, at no rank."""
_FIELD_LEAD = re.compile(
    r"^(?P<at>(?:.+ )?(?:line|shift|warehouse|production|packaging|packing|shipping|receiving|assembly|kitchen|dock"
    r"|maintenance|quality|sanitation|housekeeping)) lead$"
)
"""Who leads a field or a line, whom Spanish calls líder of it."""
_NUMBERED = re.compile(r"^(?P<title>.+) (?P<level>i{1,3}|iv|v)$")
_WITH_PART = re.compile(r"^(?P<title>[^,]+), (?P<part>[^,]+)$")
_KINDS = {"commercial": "comercial", "residential": "residencial", "industrial": "industrial"}
"""What kind of work it is, behind a comma."""
_LED_OF = re.compile(r"^for(?:e)?man de (?P<of>[a-záéíóúñ]+(?: [a-záéíóúñ]+)*)$", re.IGNORECASE)
"""Who leads by an English name, of a Spanish field."""
_WHEN = {"(temp)": "temporal", "(temporary)": "temporal", "(seasonal)": "por temporada", "(part time)": "medio tiempo"}
_SIZED_BY_MAKE = re.compile(
    r"^(?P<make>[A-Z][a-z]+) (?P<rest>\d+ (?:meter|foot|ft|inch|ton|yard|gallon) (?:[a-z]+ ?)+)$"
)
"""A make before a size, which counts nothing: Schwing 38 meter pump."""
_READING = re.compile(r"^reading (?P<what>.+)$", re.IGNORECASE)
_PAVER = re.compile(r"(?<=\d )paver$", re.IGNORECASE)
"""Behind a model it is a machine: Cat AP1055 paver."""
_IN_BRACKETS = re.compile(r"^(?P<name>.+?) (?P<brackets>\([^)]*\))$")

_OUTSIDE = {mark: re.compile(rf"{mark}(?![^(]*\))") for mark in (" / ", ", ")}
"""What parts several names; within brackets it parts none."""
_ROSE = re.compile(
    r"^(?P<first>(?!(?:\S+ )*(?:assistant|secretary|aide|liaison) to )[^,/()]+?),? (?:to|then|and then|later) "
    r"(?P<second>[^,/()]+)$"
)
"""A title and the one that somebody rose to."""
_JOINED = re.compile(r" (?:and|&) ")
_WORK_ON = {
    "programming": "Programación", "repair": "Reparación", "maintenance": "Mantenimiento", "service": "Servicio",
    "installation": "Instalación", "calibration": "Calibración",
}  # fmt: skip
_OF_MAKER = re.compile(rf"^(?P<maker>[A-Z].*) (?P<work>{'|'.join(_WORK_ON)})$", re.IGNORECASE)
"""Work on a maker's things, whose name stays, though its words say something, too: Silent Knight programming."""
_POINT_OF_SALE = re.compile(r"\bPOS\b")
_TILL_OF = re.compile(
    r"^(?P<who>NCR|Aloha|Toast|Square|Clover|Micros|Lightspeed|Shopify|Verifone|Oracle) POS$", re.IGNORECASE
)
"""A till by its maker, whose name is a word or initials elsewhere."""
_COUNTED = re.compile(r"(?:dos|tres|cuatro|cinco|seis) ", re.IGNORECASE)
_GENERIC = frozenset(
    {"software", "system", "systems", "programming", "scanner", "scanners", "computer", "computers", "app", "apps",
     "email", "spreadsheet", "spreadsheets", "reading", "data", "typing", "internet", "tablet", "tablets", "pos"}
)  # fmt: skip
"""Words of what is no product's own name."""


@lru_cache(maxsize=1024)
def spanish_title(title: str) -> str:
    """The title in Spanish; as it stands where a part of it isn't known, or where its trade would be another one."""
    if known := _names()["titles"].get(title.strip().casefold()) or whole_name("titles", "es", title):
        return known
    numbered = _NUMBERED.match(title.strip().casefold())
    if numbered and (known := whole_name("titles", "es", numbered["title"])):
        return f"{known} {numbered['level'].upper()}"
    if led := _LED_OF.match(title.strip()):
        return f"Mayordomo de {led['of']}"
    typed = re.split(r"\s*/\s*", title.strip())
    whose = typed[-1].split(" ")[-1]
    parts = [_titled(part) or (_titled(f"{part} {whose}") if _RUNS.fullmatch(whose) else "") for part in typed]
    told = " / ".join(parts)
    return told if all(parts) and _is_of_same_trade(title, told) else title


def _is_of_same_trade(title: str, told: str) -> bool:
    """Years are counted by the trades that a title names: none of them may be lost on the way."""
    trades = families_of_title(title)
    return not trades or bool(trades & families_of_title(told))


def _titled(title: str) -> str:  # noqa: PLR0911 - each form of a title
    if (aside := _IN_BRACKETS.match(title)) and (when := _WHEN.get(aside["brackets"].casefold())):
        named = _titled(aside["name"])
        return f"{named} ({when})" if named else ""
    name = " ".join(title.casefold().split())
    titles = _names()["titles"]
    if known := titles.get(name) or titles.get(name.replace("-", " ")) or whole_name("titles", "es", name):
        return known
    if numbered := _NUMBERED.match(name):
        named = _titled(numbered["title"])
        return f"{named} {numbered['level'].upper()}" if named else ""
    if more := limited(name, _titled):
        return more
    if rose := _ROSE.match(name):
        return _risen(_titled(rose["first"]), _titled(rose["second"]))
    if part := _WITH_PART.match(name):
        named, of = _titled(part["title"]), _KINDS.get(part["part"]) or told_name(part["part"])
        return f"{named}, {of}" if named and of else ""
    for ranked, spanish in _RANKED:
        if found := ranked.match(name):
            trade = found["trade"] if "trade" in ranked.groupindex else None
            trade = _titled(trade or found["first"])
            if trade:
                return _capitalized(spanish.format(_small(trade) if not spanish.startswith("{") else trade))
    told = _of_field(name) or _capitalized(told_person(title))
    return "" if " de el " in told else told  # a person behind another is no kind of work: "master mason"


def _of_field(name: str) -> str:
    """Who works at something, or leads it: líder de línea de empaque; empty for another title."""
    for form, who in ((_FIELD_LEAD, "Líder"), (_HAND, "Trabajador")):
        if (found := form.match(name)) and (of := told_name(found["at"])):
            return f"{who} de {of}"
    return ""


def _risen(first: str, second: str) -> str:
    """Tell one title and then the other, of one field: ayudante y luego técnico de instrumentación."""
    if not first or not second:
        return ""
    _, link, field = first.partition(" de ")
    if link and second.endswith(f"{link}{field}"):
        first = first.removesuffix(f"{link}{field}")
    return f"{first} y luego {_small(second)}"


@lru_cache(maxsize=1024)
def spanish_skill(name: str) -> str:
    """The tool, machine or craft in Spanish, one or several; as it stands where a word of it isn't known."""
    if till := _TILL_OF.match(name.strip()):
        return f"Punto de venta {till['who']}"
    if sized := _SIZED_BY_MAKE.match(name):
        of = spanish_skill(sized["rest"])
        return f"{of} {sized['make']}" if of != sized["rest"] else name
    told = built(name) or _listed_skill(name)
    if told != name:
        return told
    found = _IN_BRACKETS.match(name)
    brackets = _aside(found["brackets"][1:-1]) if found else ""
    made = composed_in_spanish(found["name"] if found else name, spanish_skill) if brackets or not found else ""
    return f"{_capitalized(made)}{brackets}" if made else name


def _listed_skill(name: str) -> str:
    """Tell a skill by our lists, or as one thing of words that they have."""
    if known := _names()["tools"].get(name.casefold()) or whole_name("skills", "es", name) or _on_maker(name):
        return _capitalized(_with_makes(known, name))
    mark = " / " if " / " in name or "(" in name else ", "
    if len(several := _OUTSIDE[mark].split(name)) > 1:
        each = [spanish_skill(one) for one in several]
        is_told = all(told != one or _is_name_of_make(one) for told, one in zip(each, several, strict=True))
        behind = [told if told == one else _small(told) for told, one in zip(each[1:], several[1:], strict=True)]
        return mark.join([each[0], *behind]) if is_told else name
    found = _IN_BRACKETS.match(_PAVER.sub("asphalt paver", name.strip()))
    bare, brackets = (
        (found["name"], _aside(found["brackets"][1:-1])) if found else (_PAVER.sub("asphalt paver", name.strip()), "")
    )
    if found and not brackets:
        return name
    folded = " ".join(bare.casefold().split())
    tools = _names()["tools"]
    if whole := tools.get(folded) or whole_name("skills", "es", folded):
        return f"{_capitalized(whole)}{brackets}"
    one = folded.removesuffix("es") if folded.endswith(("ches", "shes", "xes")) else folded.removesuffix("s")
    single = tools.get(one)
    said = _POINT_OF_SALE.sub("point of sale", _READING.sub(r"\g<what> reading", bare))
    told = several_of(single) if single else told_name(said) or _each_told(bare)
    if told.casefold() == bare.casefold():
        return f"{_capitalized(bare)}{brackets}"  # Tractor John Deere 8R
    is_counted = _COUNTED.match(told) and not bare.endswith("s")  # a two wheel dolly is one
    is_told = bool(told) and not is_counted and " de el " not in told
    return f"{_capitalized(_with_makes(told, bare))}{brackets}" if is_told else name


def _on_maker(name: str) -> str:
    work = _OF_MAKER.match(name)
    is_told = work is not None and work["maker"].casefold() in _makers()
    return f"{_WORK_ON[work['work'].casefold()]} de {work['maker']}" if work and is_told else ""


def keeps_name(code: LanguageCode, typed_in: LanguageCode | str | None, name: str) -> bool:
    """Whether a document in the profile's language prints a name as typed; in Spanish one word that no list has."""
    if code != typed_in:
        return False
    if code == "en":
        return is_typed_in_english(name) or is_named_in_english(name)
    return " " not in name.strip() and not is_listed(name)


def is_listed(name: str) -> bool:
    """Whether our lists have the Spanish of a tool, program or craft."""
    return bool(_names()["tools"].get(name.casefold()) or whole_name("skills", "es", name))


def is_own_name(skill: Skill) -> bool:
    """Whether a row is the own name of a program or a maker, and no word of a language: the program Cargas, Moffett."""
    is_program_named = skill.type == "Software" and is_program(skill.name)
    return is_program_named or skill.name.casefold() in names_with_capital()


def spanish_program(name: str) -> str:
    """A program, whose own name stays though its words say something, too: Skimmer, for routes, is no desnatador."""
    found = _IN_BRACKETS.match(name.strip())
    bare = found["name"] if found else name.strip()
    is_of_maker = " " in bare and bare.split()[0].casefold() in _makers()  # Toyota Tech Tools is what Toyota calls it
    if not is_program(name) or (" " in bare and not is_of_maker and told_name(bare)):
        return spanish_skill(name)
    aside = _aside(found["brackets"][1:-1]) if found else ""
    return f"{bare}{aside}" if aside or not found else name


def is_program(name: str) -> bool:
    """Whether a name of a program is its own: each of its words before brackets has a capital or is a figure."""
    found = _IN_BRACKETS.match(name.strip())
    words = (found["name"] if found else name).split()
    is_generic = not _GENERIC.isdisjoint(word.casefold() for word in words)
    return all(word[:1].isupper() or word[:1].isdigit() for word in words) and not is_generic


def _each_told(name: str) -> str:
    """Tell two tools or crafts joined by "and", each by our lists or its words; empty where one of them isn't known."""
    parts = _JOINED.split(name)
    if len(parts) != len(("one", "other")):
        return ""
    told = [spanish_skill(part) for part in parts]
    if any(one.casefold() == part.casefold() for one, part in zip(told, parts, strict=True)):
        return ""
    return joined([told[0], "y", _small(told[1])])


def _aside(inside: str) -> str:
    """What stands in brackets, told; makes and codes stay, and so does what is Spanish. Empty where it isn't known."""
    told = inside if _is_name_of_make(inside) or _is_spanish(inside) else told_name(inside)
    return f" ({told})" if told else ""


def _is_name_of_make(inside: str) -> bool:
    """Whether each word is a make, a code, a figure, or has a capital that no list has as a word."""
    return all(not word[:1].islower() or not word.isalpha() for word in re.findall(r"\w+", inside))


def _is_spanish(inside: str) -> bool:
    return not has_plain_letters(inside) or language_of(inside) == "es"


def _with_makes(told: str, typed: str) -> str:
    """The Spanish with the capitals of makes as they were typed: kit de prueba Taylor."""
    first = typed.split(maxsplit=1)[0]
    names = {word.casefold(): word for word in typed.split() if word[:1].isupper() and key(word) in tables().makes}
    if key(first) in tables().nouns:
        names.pop(first.casefold(), None)  # a cable puller is none of a make
    return " ".join(names.get(word, word) for word in told.split())


def _small(title: str) -> str:
    return title[:1].lower() + title[1:]


def _capitalized(name: str) -> str:
    return name[:1].upper() + name[1:]


@cache
def _makers() -> frozenset[str]:
    return frozenset(row[0] for row in vocabulary_files.entries("makers.tsv"))


@cache
def _names() -> dict[str, dict[str, str]]:
    with (Path(__file__).parent / "spanish_names.toml").open("rb") as file:
        return tomllib.load(file)
