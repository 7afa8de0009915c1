"""Spanish lines of work as a summary tells them, which names nobody: "superviso a 12" as "supervisar a 12".

A line is told whole or not at all: what "I" do beside what others do, a remark or a case ("si sale arriba de 30 se
vuelve a lavar") fits behind no "Experiencia en".
"""

import re

from workers.language.words import fold
from workers.writing.lexicon.conjugated import Told
from workers.writing.lexicon.spanish import lexicon
from workers.writing.words.spanish_heads import Form, Head, head_of, verb_form, words_in

_INFINITIVE = re.compile(r"\w{2,}[aeií]r")
_OF_US = re.compile(r"\w{2,}[aei]mos\b", re.IGNORECASE)
_AND_ACT = re.compile(r" [ye] (?=[a-záéíóúñ])")
_ARTICLE = re.compile(r" (?:el|las?|los|una?) ", re.IGNORECASE)
_AND = re.compile(r" [ye] ", re.IGNORECASE)
_MINE = re.compile(r"\b(?:me|mis?|nos|yo|nuestr[oa]s?)\b", re.IGNORECASE)
"""What tells whose work it is, beside the form of a verb."""
_WORKS_AT = re.compile(
    r"^trabajo (?!(?:de|en|con|para|por|a|al|del|sobre|pesado|general|fino|el[eé]ctrico)\b)(?=\w+ [ye] )", re.IGNORECASE
)
"""What one works, no kind of work: "trabajo parrilla y plancha"."""
_REMARK = re.compile(
    r"(?:a veces|de vez en cuando|siempre|s[oó]lo|solamente|nom[aá]s|nunca|casi|ya|hasta|cada|cuando|si|no|ni|aunque"
    r"|me|se|les?|l[oa]s?(?= \w+[oae]\b \w)|todos los|todas las|diario)\b",
    re.IGNORECASE,
)
"""How often, when or to whom, before what is done: no noun and no infinitive."""
_CASE = re.compile(
    r"[,;] (?:si|cuando|pero|aunque|porque|yo|no|se|ya|despu[eé]s|luego)\b|\bse vuelven?\b", re.IGNORECASE
)
"""A clause of its own behind a comma."""
_OWN_CLAUSE = re.compile(r"[,;] (?P<verb>[a-záéíóúñ]+o) .*$")
_PREPOSITION = re.compile(r" (?:con|a|al|en)\b")
_ACT_BEHIND = re.compile(r"(?: [ye]|,) (?P<verb>[a-záéíóúñ]+o)(?= (?P<next>\w+))")
_AND_OWN = re.compile(r" [ye] (?P<verb>[a-záéíóúñ]+o) (?:al?|el|las?|los)\b")
_EXPERIENCE = "Experiencia en "


def without_person(line: str) -> str:
    """A line that tells what "I" do by its infinitives; nothing where it tells more of who does it, or of a case."""
    if _OF_US.match(line) or _MINE.match(line) or _REMARK.match(line) or _CASE.search(line):
        return ""
    line = _without_own_clause(_WORKS_AT.sub("Trabajar ", line))
    head = head_of(line, typed=None, past=False)
    if head.head is not Head.VERB:
        return _with_sure_infinitive(line)
    if head.form is Form.INFINITIVE:
        return line
    behind = line[head.end :]
    if (link := _AND_ACT.match(behind)) and (second := _own_act(behind[link.end() :])):
        return f"{head.infinitive}{link[0]}{second}"
    behind = _ACT_BEHIND.sub(_infinitive_behind, behind)
    more = [verb_form(word.group()) for word in words_in(behind)]
    is_of_me = head.start or _MINE.search(line) or any(one and one[1] is not Form.INFINITIVE for one in more)
    is_thing = lexicon().at([fold(line[: head.end])], 0, "noun", "act") and not (
        _ARTICLE.match(behind) or _begins_with_things(behind) or _is_act_with(line[: head.end], behind)
    )
    if not is_of_me and (is_thing or _AND.match(behind)):
        return line  # "techo plano" is a thing, "bloqueo y etiquetado" are two
    return "" if is_of_me else f"{head.infinitive}{behind}"


def is_infinitive(line: str) -> bool:
    """Whether the line begins with an infinitive."""
    return _INFINITIVE.fullmatch(line.split(maxsplit=1)[0].casefold()) is not None


def may_be_act(line: str) -> bool:
    """Whether a thing at the head of a line may be what "I" do, typed without its accent: diagnostico con JPRO."""
    word = line.split(maxsplit=1)[0]
    form = verb_form(word)
    return (form is not None and form[1] is not Form.INFINITIVE) or _first_of(word) != ""


def in_one_sentence(led: str, work: str) -> str:
    """Join two sentences that begin alike: Experiencia en A y en B; empty where they don't."""
    if not (led.startswith(_EXPERIENCE) and work.startswith(_EXPERIENCE)):
        return ""
    rest = work.removeprefix(_EXPERIENCE)
    return f"{led.rstrip('.')}{', en' if ' y en ' in rest else ' y en'} {rest}"


def _without_own_clause(line: str) -> str:
    """A thing without what "I" do behind a comma: "encargado de 5 muchachos, reviso que todos se amarren"."""
    found = _OWN_CLAUSE.search(line)
    is_noun = found is not None and head_of(line, typed=None, past=False).head is Head.NOUN
    return line[: found.start()] if found and is_noun and _is_own(found["verb"]) else line


def _with_sure_infinitive(line: str) -> str:
    """A line whose first word is no verb that we know by its form; that of the lexicon by its infinitive."""
    first, _, behind = line.partition(" ")
    if (second := _AND_OWN.match(f" {behind}")) and _is_told_first(first) and _is_told_first(second["verb"]):
        return ""  # both are what "I" do, of verbs whose infinitive isn't sure: baño y visto a los residentes
    infinitive = _first_of(first)
    if not infinitive:
        return line
    behind = _ACT_BEHIND.sub(_infinitive_behind, f" {behind}")
    more = [verb_form(word.group()) for word in words_in(behind)]
    is_of_me = _MINE.search(line) or any(one and one[1] is not Form.INFINITIVE for one in more)
    is_noun = lexicon().at([fold(first.lower())], 0, "noun", "act") is not None
    if is_noun and not _is_act_with(first, behind):
        return line
    return "" if is_of_me else f"{infinitive}{behind}"


def _infinitive_behind(act: re.Match[str]) -> str:
    """What "I" do behind another act, before a thing or an article, by its infinitive; else as it stands."""
    form, word = verb_form(act["verb"]), fold(act["verb"])
    infinitive = form[0] if form and form[1] is Form.PRESENT else _first_of(act["verb"])
    may_be_thing = lexicon().at([word], 0, "noun", "act") is not None
    leads = act["next"].lower() in ("el", "la", "los", "las", "un", "una", "que") or not may_be_thing
    return f"{act[0][: act.start('verb') - act.start()]}{infinitive}" if infinitive and leads else act[0]


def _is_act_with(word: str, behind: str) -> bool:
    """Whether it is one act by its verb as well as by its noun: diagnostico con JPRO, aviso a mantenimiento."""
    return fold(word.lower()) in lexicon().acts and _PREPOSITION.match(behind) is not None


def _is_own(word: str) -> bool:
    """Whether it tells what "I" do and is no thing."""
    form = verb_form(word)
    is_first = (form is not None and form[1] is Form.PRESENT) or _first_of(word) != ""
    is_act = word.endswith("eo") or fold(word) in lexicon().acts  # "escaneo térmico" is a thing
    return is_first and not is_act and lexicon().at([fold(word)], 0, "noun", "adjective") is None


def _is_told_first(word: str) -> bool:
    return any(told is Told.FIRST for _, told in lexicon().forms.get(fold(word.lower()), ()))


def _first_of(word: str) -> str:
    """The infinitive of what "I" do by the lexicon, whose spelling is sure; else nothing: asigno."""
    typed = word.lower()
    if "ñ" in typed or fold(typed) != typed or not typed.endswith("o"):
        return ""
    made = {verb for verb, told in lexicon().forms.get(typed, ()) if told is Told.FIRST and not verb.endswith("se")}
    verb = next(iter(made)) if len(made) == 1 else ""
    return "" if verb.endswith(("eir", "oir")) else verb


def _own_act(line: str) -> str:
    """What "I" do, and nothing else of mine behind it, by its infinitive: cambiar guardafangos; else nothing."""
    head = head_of(line, typed=None, past=False)
    form = verb_form(line.split(maxsplit=1)[0])
    is_act = head.head is Head.VERB and head.form is not Form.INFINITIVE and not head.start
    behind = line[head.end :]
    more = (verb_form(word.group()) for word in words_in(behind))
    is_alone = not (_MINE.search(line) or any(one and one[1] is not Form.INFINITIVE for one in more))
    return f"{head.infinitive}{behind}" if is_act and form and is_alone else ""


def _begins_with_things(behind: str) -> bool:
    """Whether several of a thing follow at once, which no thing before them governs: "cambio sellos"."""
    first = next(iter(words_in(behind)), None)
    word = fold(first.group().lower()) if first else ""
    is_thing = word.endswith("s") and lexicon().at([word], 0, "noun", "make")
    return bool(is_thing) and not lexicon().at([word], 0, "adjective")
