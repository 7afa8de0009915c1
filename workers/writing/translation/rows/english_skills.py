"""A skill of a profile told in English: what is done as a craft, a tool by its make or power, a name with brackets.

A row is no line: it has no verb in a tense, its words may be English already, and what isn't known stays as typed.
"""

import re
from collections.abc import Iterable
from functools import lru_cache

from workers.language.conjugation import Form
from workers.language.detect import language_of
from workers.language.words import fold, has_plain_letters
from workers.writing.lexicon.conjugated import Told
from workers.writing.lexicon.english import plural, verb_in
from workers.writing.lexicon.loans import is_english_word, loan_at
from workers.writing.lexicon.spanish import Term, lexicon
from workers.writing.translation.into_english.line import in_english
from workers.writing.translation.into_english.nouns.lookup import AND
from workers.writing.translation.rows.composed_names import composed, told_once, with_lost_link, with_second_act
from workers.writing.translation.rows.skill_limits import with_limit
from workers.writing.translation.rows.tools_by_make import by_makes, named_by_make
from workers.writing.translation.rows.whole_names import whole_name

_IN_BRACKETS = re.compile(r"^(?P<name>[^()]+?) \((?P<inside>[^()]*)\)$")
_IN_BRACKETS_BETWEEN = re.compile(r"^(?P<name>[^()]+?) \((?P<inside>[^()]*)\) (?P<rest>[^()]+)$")
_MODEL = re.compile(r"(?:[A-ZÁÉÍÓÚÑ][\w-]* )+\S*\d\S*")
"""A make with a number of its own, whatever its words say elsewhere: Armada 521."""
_ENDING = re.compile(r"(?:e?r)?s?$|(?:ing)?$")
_WORD = re.compile(r"[^\W\d_]+|[\W\d_]+")
_PROCESS = re.compile(
    r"^(?:soldar )?(?P<process>TIG|MIG|GTAW|GMAW|SMAW|FCAW)(?: (?:en |de )?(?P<on>.+))?$", re.IGNORECASE
)
"""A process of welding by its initials, and what is welded by it."""
_POSITION = re.compile(r"^soldadura (?:en |de )?(?P<position>[1-6][GF]R?)$", re.IGNORECASE)
_ACT_OF_TWO = re.compile(r"^(?P<act>[a-záéíóúñ]+ de [a-záéíóúñ]+) / (?P<more>[a-záéíóúñ]+)$", re.IGNORECASE)
"""An act and, behind a slash, another thing that it is done to: "cambio de panel / medidor"."""
_BARE_MEASURE = re.compile(
    r"(?<=[a-záéíóúñ]{4}) (\d[\d,]*) (psi|rpm|hp|ton|toneladas|lb|pulgadas|pies|galones)\b", re.IGNORECASE
)
"""A measure typed without its "de": "hidrolavadora 3500 psi"."""
_POWERED = re.compile(r"^(?P<tool>.+) (?:a|de) (?P<by>bater[ií]as?|gasolina|di[eé]sel)$", re.IGNORECASE)
_POWERS = {"bateria": "Battery-powered", "baterias": "Battery-powered", "gasolina": "Gas-powered", "diesel": "Diesel"}
_DASH = re.compile(r" [-\u2013] ")
_QUALITY = re.compile(r"[ao]s?$|bles?$")
_FIELDS = {"neumatica": "Pneumatics", "hidraulica": "Hydraulics", "electronica": "Electronics", "mecanica": "Mechanics"}
"""Fields of work by the quality that names them; in a line of duties it tells what a thing is like."""
_SPANISH_ENDING = re.compile(r"[aeo]s?$|[dt]or(?:es)?$|^hidro")


@lru_cache(maxsize=1024)
def english_skill(name: str) -> str:
    """A skill named in Spanish, in English: what is done as a craft; as it stands where a word of it isn't known."""
    is_spanish = whole_name("skills", "en", name)
    if not is_spanish and whole_name("skills", "es", name):
        return name  # told already: the fresno of a "Fresno trowel" is no tree
    linked = name if is_spanish else with_lost_link(name)
    told = _english_skill(linked)
    told = composed(name, english_skill, _english_name) or name if told == linked else told
    return told if told == name else told_once(told)


def _english_skill(name: str) -> str:  # noqa: PLR0911 - one for each sort of name
    if known := whole_name("skills", "en", name):
        return known
    if (measured := _BARE_MEASURE.sub(r" de \1 \2", name)) != name:
        told = english_skill(measured)
        return name if told == measured else told
    if (limited := with_limit(name, english_skill)) is not None:
        return limited
    if made := named_by_make(name, english_skill) or _done_to_two(name):
        return made
    found = _IN_BRACKETS.match(name)
    if between := _IN_BRACKETS_BETWEEN.match(name):
        return _with_kind(f"{between['name']} ({between['inside']})", between["rest"]) or name
    bare, inside = (found["name"], found["inside"]) if found else (name, "")
    parts = [" - ".join(_small_behind(map(_part_in_english, _DASH.split(part)))) for part in bare.split(" / ")]
    told = " / ".join(filter(None, parts)) if all(parts) else ""
    if not told and language_of(name) != "es" and has_plain_letters(name):
        told = bare  # an English name whose brackets alone may be Spanish: "PEX (expansión y crimp)"
    if not told or (told == _DASH.sub(" - ", bare) and not inside):
        return name
    aside = _english_aside(inside)
    aside = inside if aside.lower() == told.lower() else aside  # "Minicargador (Bobcat)" says the make
    if aside.lower() != inside.lower():  # told: "counterbalance forklift" behind a forklift
        aside = aside.removesuffix(f" {told.split()[-1].lower()}")
    return f"{told} ({aside})" if aside and not _stems(aside) <= _stems(told) else told


def _with_kind(name: str, kind: str) -> str:
    """A name with its kind in English, which stood behind brackets: walk-behind; nothing for another rest."""
    told = english_skill(name)
    if told == name or not all(is_english_word(word) for word in re.findall(r"\w+", fold(kind))):
        return ""
    return f"{kind[:1].upper()}{kind[1:]} {told[:1].lower()}{told[1:]}" if "-" in kind else f"{told} {kind}"


def _stems(name: str) -> set[str]:
    """Return the stems of a name's words, without plural and without the ending of who or what does it.

    Sprayers, spray.
    """
    return {_ENDING.sub("", word, count=1) for word in fold(name).replace("-", " ").split()}


def _small_behind(names: Iterable[str]) -> list[str]:
    """Names of one row behind the first in small letters; none where one of them isn't known."""
    first, *more = names
    return (
        [first, *(one if one.isupper() else one[:1].lower() + one[1:] for one in more)] if first and all(more) else []
    )


def _is_one_of_many(name: str, first: Term | None) -> bool:
    """Whether a name in the plural is the same for one: montacargas; not escaleras."""
    if first is None or not first.is_plural or first.is_derived or (first.noun and first.noun.is_many):
        return False
    return first.noun is None or fold(name).split()[0].removesuffix("s") not in first.noun.spellings


def _part_in_english(name: str) -> str:
    return whole_name("skills", "en", name) or by_makes(name, _english_name) or _english_name(name)


def _english_name(name: str) -> str:
    """The name without its brackets; itself where it is English, nothing where a word of it isn't known."""
    if language_of(name) != "es" and has_plain_letters(name) and not _is_spanish_by_a_word(name):
        return name
    doings = re.split(r" [ye] ", name)
    if len(doings) > 1 and all(_is_infinitive(one) for one in doings):
        acts = [_english_name(one) for one in doings]
        return " and ".join([acts[0], *(act[:1].lower() + act[1:] for act in acts[1:])]) if all(acts) else ""
    fields = [_FIELDS.get(fold(one), "") for one in doings]
    if all(fields):
        return " and ".join([fields[0], *(field.lower() for field in fields[1:])])
    if kind := _by_power(name) or _POSITION.sub(r"\g<position> welding", name).removesuffix(name):
        return kind
    if process := _PROCESS.match(name):
        name = " en ".join(filter(None, [f"soldadura {process['process'].upper()}", process["on"]]))
    first = lexicon().at(fold(name).split(), 0, "noun")
    is_one = _is_one_of_many(name, first)
    told = in_english(f"un {name}" if is_one else name, past=False)
    if not told or (is_one and told.startswith("Un ")) or (first is not None and _is_own_doing(first, told)):
        return ""  # a "martillo" is a hammer, not what one does
    told = re.sub(r"^An? ", "", told) if is_one or told.endswith(" person") else told
    if _is_doing(fold(name).split()[0], told):
        told = verb_in(told[:1].lower() + told[1:], Form.GERUND)
        told = with_second_act(doings[-1].split()[0], told) if len(doings) > 1 else told
    return f"{told[:1].upper()}{told[1:]}"


def _english_aside(inside: str) -> str:
    """What stands in brackets, word by word: qualities, things, codes; as it stands where one isn't known."""
    if _MODEL.fullmatch(inside):
        return inside
    is_spanish = language_of(inside) == "es" or not has_plain_letters(inside)
    if " " in inside and is_spanish and (told := in_english(inside, past=False)):
        return f"{told[:1].lower()}{told[1:]}" if inside[:1].islower() else told
    if inside.lower().startswith("no "):
        return f"no {_english_aside(inside[3:])}"
    if ", " in inside:
        return ", ".join(map(_english_aside, inside.split(", ")))
    if (whole := lexicon().at(fold(inside).split() or [""], 0, "noun")) and " ".join(whole.words) == fold(inside):
        return whole.english if " " in inside else _english_word(inside) or inside
    pieces = _WORD.findall(inside)
    words = [_english_word(word, is_alone=len(pieces) == 1) for word in pieces]
    return "".join(words) if all(words) else inside


def _english_word(word: str, *, is_alone: bool = True) -> str:
    """Return a word or mark of an aside in English; nothing for an unknown one.

    The "reach" of a reach truck is English.
    """
    if not word.isalpha() or (word.isupper() and len(word) > 1):
        return word
    folded = fold(word)
    term = lexicon().at([folded], 0, "noun", "adjective") or loan_at(folded)
    if folded in AND or term is None:
        return AND.get(folded, "")
    if not is_alone and folded in fold(term.english).split():
        return word
    told = plural(term.english) if term.is_plural and term.noun and not term.noun.is_many else term.english
    return word if told.casefold() == word.casefold() else told  # a name keeps its capital: SCADA (Wonderware)


def _is_doing(spanish: str, english: str) -> bool:
    """Whether the translation begins with the verb that the first word tells: "lectura de planos", read blueprints."""
    verb = lexicon().verbs.get(lexicon().acts.get(spanish, spanish))
    said = {verb.english, *(sense for sense, _ in verb.senses)} if verb else set[str]()
    return english.split(maxsplit=1)[0].lower() in {one.split()[0] for one in said if one}


def _is_own_doing(thing: Term, english: str) -> bool:
    """Whether the translation takes a thing for the verb whose form it looks like; not one of a longer name."""
    forms = lexicon().forms.get(thing.words[0], ())
    verbs = [verb for verb, told in forms if told is Told.FIRST and verb in lexicon().verbs]
    if len(thing.words) > 1 and thing.english.lower() in english.lower():
        return False  # a "taladro de columna" is a drill press
    head = english.split(maxsplit=1)[0].lower()
    is_thing = " " not in english or english.lower() == head
    return not is_thing and any(lexicon().verbs[verb].english.split()[0] == head for verb in verbs)


def _by_power(name: str) -> str:
    """A tool by what drives it; empty for another name, and where the tool isn't known."""
    powered = _POWERED.match(name)
    tool = _english_name(powered["tool"]) if powered else ""
    if powered is None or not tool:
        return ""
    is_name = tool.split()[0] in powered["tool"].split()
    return f"{_POWERS[fold(powered['by'])]} {tool if is_name else tool[:1].lower() + tool[1:]}"


def _done_to_two(name: str) -> str:
    """An act done to two things, the second behind a slash; empty for any other name."""
    both = _ACT_OF_TWO.match(name)
    is_act = both is not None and fold(name).split()[0] in lexicon().acts and fold(both["more"]) not in lexicon().acts
    return _english_name(f"{both['act']} y {both['more']}") if both and is_act else ""


def _is_infinitive(name: str) -> bool:
    """Whether a name begins with a verb as a dictionary has it: "leer planos"."""
    first = fold(name).split()[:1]
    return bool(first) and any(told is Told.INFINITIVE for _, told in lexicon().forms.get(first[0], ()))


def _has_spanish_name(words: list[str]) -> bool:
    """Whether it begins with a name of several words that English has otherwise: "esmeril angular"; not air brakes."""
    named = lexicon().at(words, 0, "noun")
    if not named or len(named.words) <= 1:
        return False
    return " ".join(named.words) not in {fold(named.english), fold(plural(named.english))}


def _is_spanish_by_a_word(name: str) -> bool:
    """Whether a word is nothing that English has: a verb in front, "polipasto de cadena", "TIG inoxidable"."""
    words = fold(name).split()
    first = words[:1]
    if not first:
        return False
    if "y" in words[1:-1] or first[0] in _FIELDS or _is_infinitive(name) or _has_spanish_name(words):
        return True
    on = lexicon().at(words, len(words) - 1, "noun") if _PROCESS.match(name) and len(words) > 1 else None
    if on and fold(on.english) != words[-1]:
        return True
    quality = lexicon().at(words, len(words) - 1, "adjective") if len(words) > 1 else None
    if quality and _QUALITY.search(words[-1]) and fold(quality.english) != words[-1]:
        return True
    if not _SPANISH_ENDING.search(first[0]):
        return False
    term = lexicon().at(words, 0, "noun")
    return bool(term and fold(term.english) not in {first[0], first[0].removesuffix("s")})
