"""Infinitives of a Spanish line as what "I" do or did: a resume that has "instalo" beside "instalar" reads as pasted.

In the preterite where the job has ended: it tells what was done once, "reduje desperdicio", as well as daily work. A
letter's sentence about an earlier job has the imperfect, of habit.
"""

import re

from workers.language.words import fold
from workers.writing.lexicon.spanish import lexicon
from workers.writing.translation.from_english.pieces import NO_DOINGS
from workers.writing.translation.into_spanish.in_part import infinitives
from workers.writing.words.first_persons import imperfect_of, present_of, preterite_of
from workers.writing.words.spanish_heads import Form, Head, head_of, verb_form

_ENDING = r"[aeiáéí]r"
_DOING = re.compile(
    rf"(?P<before>^|, |; | [yeo] )(?P<verb>[a-záéíóúñü]+{_ENDING})(?:(?P<own>se)|(?P<it>l[aeo]s?))?(?=\s|,|;|$)",
    re.IGNORECASE,
)
_GOVERNED = re.compile(
    rf"\b(?:al?|de|del|para|por|sin|en|con|hasta|que|ni) (?!partir de\b)(?:no )?(?P<verb>[a-záéíóúñü]+{_ENDING})"
    rf"(?:se|me|l[aeo]s?)?\b(?: [yeo] [a-záéíóúñü]+{_ENDING}\b)?",
    re.IGNORECASE,
)
"""An infinitive that another word asks for, and one right behind it: para medir, ayudar a cortar y pegar."""
_NO_VERBS = frozenset(
    {"taller", "primer", "alquiler", "lugar", "hogar", "pilar", "par", "solar", "familiar", "exterior"}
)
"""Nouns and qualities that end as an infinitive does: planos de taller."""
_NAMED_BY = re.compile(
    r"\b(?:alambre|cables?|pistolas?|m[aá]quinas?|mesas?|varillas?|tijeras?|caretas?|cami[oó]n|antorchas?|hilos?) $",
    re.IGNORECASE,
)
"""What has an infinitive in its name: alambre de soldar, pistola de pintar."""
_NOUNS = frozenset({"líder", "lider", "chofer"})
"""Who does something, and looks like an infinitive: líder de 4 soldadores."""
_HELPED = re.compile(r"(?:ayudar|aprender|empezar|enseñar) a$|\bayudar al? [^,;:]{3,40} a$", re.IGNORECASE)
_WITH_TWO = re.compile(rf"(?:^|, |; | [yeo] )[a-záéíóúñü]+{_ENDING}sel[ao]s?\b", re.IGNORECASE)
"""A doing with two pronouns, whose place nobody is sure of."""
_WHEN = re.compile(r"(?:A|En|Desde|Durante|Cada|De (?:noche|día)) [^,;:]*, ")
"""When or where, before the doings: "A gran escala, hincar pilotes"."""
_WITH_OBJECT = re.compile(r" (?![yeo] )\w")
_IMPERFECTS = {
    "cuando falta": "cuando faltaba", "cuando hace": "cuando hacía", "cuando hay": "cuando había",
    "cuando llueve": "cuando llovía",
}  # fmt: skip
_WHEN_IT_WAS = re.compile(rf"\b(?:{'|'.join(_IMPERFECTS)})\b")
"""When something was done that is done no more."""
_DENIED = re.compile(rf"[a-záéíóúñü]+{_ENDING} no\b", re.IGNORECASE)
"""What one doesn't do, told by its name: perforar no, solo servicio."""
_FEEDS = re.compile(r"\bdar de (?:comer|beber|cenar|almorzar|desayunar|mamar)\b", re.IGNORECASE)
"""One doing of two verbs."""
_LASTED = re.compile(r"(?<=[\wáéíóúñ]) (?:durante )?(?:los|las) últim[oa]s (?=\d+ (?:años|meses|temporadas)\b)")
"""How long what goes on has been done."""


def in_own_voice(line: str, *, past: bool, of_habit: bool = False) -> str:
    """The line with its own doings in the first person; as it stands where one of them isn't sure."""
    begin = when.end() - 2 if (when := _WHEN.match(line)) else _behind_things(line)
    first = _DOING.match(line, begin)
    if first is None or _DENIED.match(line) or not _form_of(first) or first["it"] or _WITH_TWO.search(line):
        return line
    end = len(line)
    governed = next(
        (
            one
            for one in _GOVERNED.finditer(line, begin)
            if _is_verb(one["verb"])
            and not _NAMED_BY.search(line[: one.start()])
            and not _FEEDS.match(line, max(one.start() - len("dar "), 0))
        ),
        None,
    )
    if governed:
        end = governed.start()
        is_helped = _HELPED.search(f"{line[:end]}{governed.group().split()[0]}")
        if not is_helped and _DOING.search(line, governed.end()):
            return line  # "limpiar para pintar muros y guardar": whose doing the last one is, nobody knows
    if any(_may_be_doing(one) for one in _DOING.finditer(line, first.end(), end)):
        return line  # "encintar y empañetar": one told and one not reads as broken
    own = line[:begin] + _DOING.sub(lambda one: _told(one, past=past, of_habit=of_habit), line[begin:end]) + line[end:]
    if past:
        return _WHEN_IT_WAS.sub(lambda one: _IMPERFECTS[one.group().lower()], own)
    return _LASTED.sub(" desde hace ", own)


def _behind_things(line: str) -> int:
    """Return where a line that begins with things goes on with acts: conteos cíclicos, corregir errores."""
    first = next((one for one in _DOING.finditer(line) if one["before"] in {", ", "; "} and _form_of(one)), None)
    begun = _DOING.match(line)
    if first is None or (begun is not None and _form_of(begun)) or not _WITH_OBJECT.match(line, first.end()):
        return 0
    if any(_is_verb(one["verb"]) for one in _GOVERNED.finditer(line, 0, first.start())):
        return 0
    is_thing = head_of(line, typed=None, past=True).head is not Head.VERB
    return first.start() if is_thing and not line[: first.start()].count("(") else 0


def _may_be_doing(found: re.Match[str]) -> bool:
    """Whether a word looks like an infinitive that nobody knows; not where the lexicon has it as a thing: taller."""
    word = [fold(found["verb"].lower())]
    is_known = bool(_form_of(found)) or found["verb"].lower() in NO_DOINGS
    return not is_known and lexicon().at(word, 0, "noun", "adjective", "adverb") is None


def _is_verb(word: str) -> bool:
    """Whether a word that ends as an infinitive is one."""
    known = verb_form(word.lower())
    is_known = (known is not None and known[1] is Form.INFINITIVE) or word.lower() in infinitives()
    return is_known and word.lower() not in _NO_VERBS


def _form_of(found: re.Match[str]) -> str:
    verb = found["verb"].lower()
    if verb in NO_DOINGS or verb in _NOUNS:
        return ""
    known = verb_form(verb)
    if found["own"] and f"{verb}se" in infinitives():
        return verb
    return verb if (known is not None and known[1] is Form.INFINITIVE) or verb in infinitives() else ""


def _told(found: re.Match[str], *, past: bool, of_habit: bool) -> str:
    if not (infinitive := _form_of(found)):
        return found.group()
    bare = infinitive.lower() if "ñ" in infinitive else fold(infinitive)
    tell = (imperfect_of if of_habit else preterite_of) if past else present_of
    said = tell(bare)
    said = f"me {said}" if found["own"] else f"{found['it']} {said}" if found["it"] else said
    said = f"{said[:1].upper()}{said[1:]}" if found["verb"][:1].isupper() else said
    before = found["before"]
    if before == " e ":
        before = " y " if not fold(said).startswith(("i", "hi")) else before
    elif before == " y " and fold(said).startswith(("i", "hi")):
        before = " e "
    return f"{before}{said}"
