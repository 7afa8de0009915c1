"""Turns of Spanish speech around one's own work, told as notes tell it: me tocaba cortar, ahí pintábamos, la hago yo.

What is said so is the same work; a word that makes it smaller (nomás, a veces, ayudaba) stays.
"""

import re

from workers.language.words import fold
from workers.writing.lexicon.conjugated import Told
from workers.writing.lexicon.spanish import lexicon
from workers.writing.words.spanish_heads import Form, verb_form

_SAID = r"^(?P<lead>\W*)(?:(?:pues|bueno|y|tambi[eé]n|yo|ah[ií]|all[aá]|aqu[ií])(?: mismo)?,? )*"
_FELL_TO_ME = re.compile(
    rf"{_SAID}(?:a m[ií] )?"
    r"(?:me (?:(?P<now>toca|encargo de|dedico a|ponen a|mandan a)|tocaba|toc[oó]|encargaba de|dedicaba a|pon[ií]an a"
    r"|pusieron a|mandaban a)|(?:yo )?(?P<charge>soy|era) (?:el|la) (?:encargad[oa]|responsable) de) "
    r"(?P<verb>[a-záéíóúñ]+[aeií]r)(?= (?!(?:o|u|a que)\b)\S)",
    re.IGNORECASE,
)
"""What work was given, or taken on: me tocaba cortar con plasma, me encargo de doblar tubo."""
_THING_FELL = re.compile(
    rf"{_SAID}me toca(?P<past>ba)? (?:el|las?|los) (?P<what>[a-záéíóúñ]{{3,}}(?: [^,;.]+)?)$", re.IGNORECASE
)
_AND_THING = re.compile(r"(?<= y )(?:el|las?|los) (?=[a-záéíóúñ]+$)")
_PUT_WITH = re.compile(
    rf"{_SAID}me pon(?:(?P<now>en)|[ií]an) (?P<where>(?:en|con) (?!el (?:turno|maestro|jefe)\b)\w)", re.IGNORECASE
)
_THERE = re.compile(
    r"^(?P<lead>\W*)(?:pues |y )?(?:ah[ií]|all[aá]|aqu[ií])(?: mismo)?,? (?:yo )?"
    r"(?=(?P<it>(?:l[aeo]s?|se|me|nos|nom[aá]s|tambi[eé]n|siempre) )*(?P<verb>[a-záéíóúñ]{3,})\b)",
    re.IGNORECASE,
)
"""A place that nothing names, before one's own work: ahí pintábamos 3 casas por semana."""
_RIGHT_THERE = re.compile(r", ah[ií] mismo (?=(?:l[oa]s? )?(?P<verb>[a-záéíóúñ]{3,})\b)")
_BY_ME = re.compile(
    r"(?P<sign>^\W*|, |; )(?P<thing>(?P<art>el|la|los|las) (?:[a-záéíóúñ/]+ ){0,4}?[a-záéíóúñ]{3,}"
    r"(?: de [\w/ ]{1,15})?)"
    r" (?P<yo>yo )?(?P<it>l[aeo]s?) (?P<does>[a-záéíóúñ]+(?:o|aba|ía|emos|amos|imos))(?P<me> yo)?"
    r"(?= (?:con|en|de|por|cada|entre|y l[oa]s?)\b|\s*[,;.]|\s*$)",
    re.IGNORECASE,
)
"""One's own doing behind its thing of several words: la soldadura de plata la hago yo."""
_ITS = {"el": "lo", "la": "la", "los": "los", "las": "las"}
_NEEDLESS_I = re.compile(
    r"^(?P<before>\W*(?P<head>[^\W\d_]+)\b[^,;:]*)(?P<sign>, |: )yo (?=(?:l[aeo]s? )?(?P<verb>[a-záéíóúñ]{3,})\b)"
    r"(?=[^:]*$)",
    re.IGNORECASE,
)
"""Behind one's own doing or what it is about: cuidaba la revolvedora, yo le echaba los botes."""
_ONLY = re.compile(
    rf"{_SAID}(?:yo )?(?:nom[aá]s|nada m[aá]s) (?=(?:l[aeo]s? )?(?P<verb>[a-záéíóúñ]{{3,}})\b)", re.IGNORECASE
)
_ABOUT = re.compile(r"\bcomo (?:unos |unas )?(?=\d[\d,.]* [a-záéíóúñ]{3,}s\b)")
"""How much it is about, as one says it: pintábamos como 3 casas."""
_MORE_OR_LESS = re.compile(r"(?<=, )(?P<much>\d[\d,.]* [a-záéíóúñ]+s) m[aá]s o menos(?=$|[,;.])")
_IN_CHARGE_WHEN = re.compile(
    r"^(?P<lead>\W*)(?P<when>cuando (?:no (?:est[aá]|viene)|no (?:estaba|ven[ií]a)|falta(?:ba)?)"
    r" (?:el|la|mi) [^\W\d_]+),? "
    r"yo (?P<what>(?:me )?[a-záéíóúñ]{3,} [^,;.]+)$",
    re.IGNORECASE,
)
"""What one does in somebody's place, told before it when: cuando falta el maestro yo me quedo con la cuadrilla."""


def with_turns_told(line: str, *, is_past: bool) -> str:
    """A Spanish line as a note of the same work; `is_past` where its job has ended.

    What was done once in a job that goes on stays as it was typed, since what goes on is told without a time.
    """
    line = _BY_ME.sub(_thing_behind, _NEEDLESS_I.sub(_without_i, line))
    line = _MORE_OR_LESS.sub(r"cerca de \g<much>", _ABOUT.sub("cerca de ", line))
    line = _IN_CHARGE_WHEN.sub(lambda one: _led(one, f"{one['what']} {one['when'][:1].lower()}{one['when'][1:]}"), line)
    if (only := _ONLY.match(line)) and _is_doing(only["verb"]):
        return _led(only, f"solo {line[only.end() :]}")
    for turn, told in ((_FELL_TO_ME, _done), (_THING_FELL, _of_thing), (_PUT_WITH, _worked)):
        if found := turn.match(line):
            return told(found, line, is_past=is_past)
    line = _RIGHT_THERE.sub(lambda one: ", " if _is_doing(one["verb"]) else one[0], line)
    found = _THERE.match(line)
    return _led(found, line[found.end() :]) if found and _is_doing(found["verb"]) else line


def _without_i(found: re.Match[str]) -> str:
    known = verb_form(found["verb"])
    is_own = known is not None and known[1] in {Form.PRESENT, Form.IMPERFECT} and known[2] == found["verb"].lower()
    head = verb_form(found["head"])
    is_crew = found["head"].lower() == "cuadrilla"
    is_alike = head is not None and known is not None and head[1] is known[1]
    is_post = is_crew and found["verb"].lower().startswith("encargad")
    is_led = found["sign"] == ": " or (is_alike and not is_crew)
    return f"{found['before']}{found['sign']}" if is_post or (is_own and is_led) else found[0]


def _done(found: re.Match[str], line: str, *, is_past: bool) -> str:
    is_now = bool(found["now"]) or (found["charge"] or "").lower() == "soy"
    known = verb_form(found["verb"])
    is_verb = (known is not None and known[1] is Form.INFINITIVE) or _is_told(found["verb"], Told.INFINITIVE)
    return _led(found, line[found.start("verb") :]) if is_verb and (is_past or is_now) else line


def _of_thing(found: re.Match[str], line: str, *, is_past: bool) -> str:
    is_told = is_past or not found["past"]
    return _led(found, _AND_THING.sub("", found["what"])) if is_told else line


def _worked(found: re.Match[str], line: str, *, is_past: bool) -> str:
    if not (is_past or found["now"]):
        return line
    return _led(found, f"{'trabajaba' if is_past else 'trabajo'} {line[found.start('where') :]}")


def _led(found: re.Match[str], rest: str) -> str:
    is_capital = found[0][len(found["lead"]) :][:1].isupper()
    return f"{found['lead']}{rest[:1].upper() if is_capital else rest[:1]}{rest[1:]}"


def _thing_behind(found: re.Match[str]) -> str:
    """The doing before its thing; as typed where it may be somebody else's, or the pronoun is another thing's."""
    does, it = found["does"].lower(), found["it"].lower()
    is_alike = _ITS[found["art"].lower()] == it
    is_mine = bool(found["yo"] or found["me"])
    known = verb_form(does)
    is_own = known is not None and known[1] in {Form.PRESENT, Form.IMPERFECT}
    is_of_us = does.endswith("mos")
    if not is_alike or not (is_own or is_of_us) or not (is_mine or does.endswith("o") or is_of_us):
        return found[0]
    sign, thing = found["sign"], found["thing"]
    is_first = not sign.strip(" ,;") and thing[:1].isupper()
    return f"{sign}{does.capitalize() if is_first else does} {thing[:1].lower()}{thing[1:]}"


def _is_doing(word: str) -> bool:
    """Whether it is what somebody did or does, in any form but that which names it."""
    known = verb_form(word)
    is_told = known is not None and known[1] is not Form.INFINITIVE
    return is_told or word.endswith(("ábamos", "abamos", "íamos", "iamos")) or _is_told(word, Told.FIRST)


def _is_told(word: str, told: Told) -> bool:
    return any(one is told for _, one in lexicon().forms.get(fold(word.lower()), ()))
