"""Lines of an ended job that were typed as infinitives beside what one used to do: cambiaba planchas, as cortaba."""

import re
from collections.abc import Sequence

from workers.language.trade_shorthand import like_typed
from workers.language.words import fold
from workers.writing.lexicon.conjugated import Told
from workers.writing.lexicon.spanish import lexicon
from workers.writing.words.spanish_heads import Form, is_imperfect, spanish_words, verb_form

_HEAD = re.compile(r"^\W*(?P<verb>[^\W\d_]+)")
_INFINITIVE = re.compile(r"(?:(?<=, )|(?<= y )|(?<= e )|(?<= o )|^)(?P<verb>[A-Za-záéíóúñ]+[aei]r)(?![\wáéíóúñ-])")
_ACTS = re.compile(r"(?:(?<=, )|(?<= y )|(?<= e )|^)(?P<verb>[A-Za-zñÑáéíóú]{2,}[eiéí])(?![\wáéíóúñ-])")
_LINK = re.compile(r"(?:,| [ye]) ")
_HEADS_A_DOING = re.compile(r" (?!(?:del?|y|en|o)\b)[\wáéíóúñ]")
"""Before what was worked on; before "de" or "y" it may be a thing: corte de pasto."""
_ARTICLE = re.compile(r" (?:el|las?|los|un[oa]?s?|sus?|mis?|\d+ [a-z]+s)\b", re.IGNORECASE)
_QUALITIES = ("al", "ales", "ico", "ica", "ado", "ada", "ados", "adas")
_KINDS = frozenset({"laser", "plasma", "cnc"})
"""What says how a thing is done without a link: corte láser."""
_NO_ACTS = frozenset({"entre", "sobre", "ante", "doble", "triple", "base", "clase", "viaje", "tape", "siempre", "casi"})
"""Words that lead other lines, too: entre 10 y 12 carros, doble turno."""
_IMPERFECT = re.compile(r"[^\W\d_]+(?:aba|ía|ia)$", re.IGNORECASE)
_FEW = 3
"""One line in so many at most."""
_OWN = {"ser": "era", "ir": "iba", "ver": "veía"}


def in_the_imperfect(lines: Sequence[str]) -> list[str]:
    """The lines of a job, its infinitives told as what was done where its other lines tell that; else as they are."""
    heads = [found["verb"] for line in lines if (found := _HEAD.match(line))]
    if not any(map(_tells_what_was_done, heads)):
        return [*lines]
    return [_INFINITIVE.sub(_told, line) if _begins_so(line) else line for line in lines]


def with_accents_of_the_past(lines: Sequence[str]) -> list[str]:
    """The lines of an ended job, what was done once with the accents that weren't typed: punteé y soldé, usé."""
    told = [_in_the_preterite(line, beside=False) for line in lines]
    beside = any(act["verb"].endswith(("é", "í")) for line in told if (act := _ACTS.match(line)))
    return [_in_the_preterite(line, beside=beside) for line in told] if beside else told


def with_acts_of_once(lines: Sequence[str]) -> list[str]:
    """The lines of a job held today, what was done once with its accent: entrené a 2 nuevos, beside what "I" do.

    Where most lines begin so they are orders that were copied: limpie los cuartos.
    """
    told = [_in_the_preterite(line, beside=False) for line in lines]
    changed = sum(one != line for one, line in zip(told, lines, strict=True))
    return told if changed * _FEW <= len(lines) else [*lines]


def _in_the_preterite(line: str, *, beside: bool) -> str:
    """The line with the accents of its first act and of those beside it: "Puntee y soldé" reads as an order.

    `beside` tells that another line of the job has this tense, without which "corte pasto" may be short for a thing.
    """
    acts = [one for one in _ACTS.finditer(line) if _preterite(one["verb"])]
    if not acts or acts[0].start("verb") or not _is_done(line, acts[0]):
        return line
    if not beside and _may_be_thing(acts[0]["verb"]) and not _linked_to(line, acts[0]):
        return line
    linked = [*_linked_to(line, acts[0]), *(one for one in acts[1:] if _is_done(line, one))]
    for one in sorted({one.span("verb") for one in (acts[0], *linked)}, reverse=True):
        line = line[: one[0]] + _preterite(line[slice(*one)]) + line[one[1] :]
    return line


def _preterite(word: str) -> str:
    """The word as what was done once, with its accent; empty for any other."""
    known = verb_form(word)
    is_past = known is not None and known[1] is Form.PRETERITE and known[2].endswith(("é", "í"))
    return like_typed(word, known[2]) if known and is_past and fold(word) not in _NO_ACTS else ""


def _linked_to(line: str, act: re.Match[str]) -> list[re.Match[str]]:
    """The act that a link alone parts from this one: lijé y corté."""
    second = _ACTS.match(line, link.end()) if (link := _LINK.match(line, act.end())) else None
    return [second] if second and _preterite(second["verb"]) else []


def _is_done(line: str, act: re.Match[str]) -> bool:
    """Whether what may be an act is one: "corte ángulo", no "corte de pasto", "amarre y poda" or "corte manual"."""
    verb, behind = act["verb"], line[act.end() :]
    if verb.endswith(("é", "í")):
        return True
    if second := _linked_to(line, act):
        return not _may_be_thing(verb) or not _may_be_thing(second[0]["verb"]) or _is_done(line, second[0])
    if not _HEADS_A_DOING.match(behind):
        return False
    return not _may_be_thing(verb) or _leads_a_thing(behind)


def _may_be_thing(verb: str) -> bool:
    word = fold(verb)
    is_noun = word in lexicon().acts or word in spanish_words()["nouns"]
    return is_noun or lexicon().at([word], 0, "noun") is not None


def _leads_a_thing(behind: str) -> bool:
    """Whether an article, a number or another thing follows, before which no thing stands: corte ángulo y solera."""
    if _ARTICLE.match(behind):
        return True
    word = fold(behind.split(maxsplit=1)[0].rstrip(",.;:").lower())
    known = lexicon().at([word], 0, "noun", "adjective", "adverb", "make")
    return known is not None and known.sort == "noun" and word not in _KINDS and not word.endswith(_QUALITIES)


def _tells_what_was_done(word: str) -> bool:
    return bool(_IMPERFECT.match(word)) and is_imperfect(word)


def _begins_so(line: str) -> bool:
    found = _INFINITIVE.match(line)
    return found is not None and _is_infinitive(found["verb"])


def _told(found: re.Match[str]) -> str:
    verb = found["verb"]
    return like_typed(verb, _imperfect(verb.lower())) if _is_infinitive(verb) else verb


def _is_infinitive(word: str) -> bool:
    return any(told is Told.INFINITIVE for _, told in lexicon().forms.get(fold(word), ()))


def _imperfect(verb: str) -> str:
    if verb in _OWN:
        return _OWN[verb]
    return f"{verb[:-2]}aba" if verb.endswith("ar") else f"{verb[:-2]}ía"
