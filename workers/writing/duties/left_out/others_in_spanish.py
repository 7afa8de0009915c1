"""Whether a Spanish clause says what somebody else does: la bomba la maneja otra compañía, el topógrafo da los niveles.

A thing told first, its pronoun and a verb that isn't "mine" leave nobody but another for who does it.
"""

import re

from workers.language.conjugation import is_verb as is_known_verb
from workers.language.occupations import is_occupation
from workers.language.words import fold
from workers.writing.duties.left_out.others_work import KIN
from workers.writing.lexicon.conjugated import Told
from workers.writing.lexicon.spanish import lexicon
from workers.writing.words.spanish_heads import spanish_words
from workers.writing.words.spanish_heads import verb_form as verb_form_in_spanish

_WORD = re.compile(r"[^\W_]+(?:['\u2019&/-][^\W_]+)*")
_ONESELF = re.compile(r"\b(?:yo|me|nos|nosotr[oa]s|conmigo|mis)\b", re.IGNORECASE)
_THIRD = r"(?!de\b|que\b|con\b|en\b|para\b|y\b|por\b|me\b|nos\b)\w+(?:[ae]n?|[aá]ban?|[ií]an?|[oó]|aron|ieron|va|ía)"
_DET = r"(?:el|la|los|las|un|una|unos|unas|otr[oa]s?|mi|mis|nuestr[oa]|alguien)"
_NAME = re.compile(r"[A-Z][a-z]{2,}")
_NO_CASE = r"(?<!\bsi )(?<!\bcuando )(?<!\bcon )(?<!\bde )(?<!\ben )"
_VERB_FIRST = re.compile(
    rf"(?:(?P<thing>.{{2,60}}?) )?{_NO_CASE}(?:se )?l[oa]s? (?P<verb>{_THIRD})"
    rf" (?P<agent>(?:{_DET} )?(?!al? |con |en |del? |por |para ).+)",
    re.IGNORECASE,
)
"""The thing before, the person behind the verb: los cilindros los hace el laboratorio."""
_TOLD_BEFORE = re.compile(r"\b(?:l[oa]s?|yo|que) \w+o\b|\b[ye]$|\bque\b", re.IGNORECASE)
"""One's own doing with its thing before it, or what another depends on: la losa la reviso yo, que el corte lo haga."""
_SOMEBODY_LED = re.compile(rf"{_DET} [^\W\d_]+(?: de [^\W\d_]+| [^\W\d_]+)?(?: con licencia)?", re.IGNORECASE)
"""Whoever an article leads behind the verb, in a few words: el poblador, la señora, otro equipo."""
_TIMES = re.compile(
    r"\b(?:vez|veces|d[ií]as?|semanas?|mes(?:es)?|años?|horas?|turnos?|rato|lunes|martes|mi[eé]rcoles|jueves|viernes"
    r"|s[aá]bados?|domingos?|mañanas?|tardes?|noches?|veranos?|inviernos?|temporadas?|cual(?:es)?|tod[oa]s?)\b",
    re.IGNORECASE,
)
"""What an article leads there that is nobody: la limpio los lunes."""
_BY_SOME = re.compile(
    r"(?P<thing>(?:el|la|los|las) [^,;:]{2,50}?) (?:se )?l[oa]s? [a-záéíóúñ]{2,}(?<!\bya)(?:an|en|aban|ían|aron|ieron)"
    r"(?: (?:afuera|fuera|aparte|a [^,;]+|en [^,;]+|con [^,;]+))?"
    r"|(?P<sent>[^,;:]{3,50}?) (?:(?:se|l[oa]s?) )?(?:mandan?|mandaban?|va|van|iba|iban|sale|salen)"
    r" (?:a )?(?:fuera|afuera|(?:un |otro )?taller(?: (?:de fuera|externo))?)",
    re.IGNORECASE,
)
"""What is done by people whom nobody names, or elsewhere: el templado lo mandan fuera, rectificado va a taller."""
_PERSON_FIRST = re.compile(
    rf"(?:y )?(?P<agent>{_DET} (?:otr[oa]s? )?\w+(?: [A-Z]\b| de [^\W\d_]+| maestro| mayor| encargad[oa])?"
    r"|(?:el|la|los|las) de [^\W\d_]+(?= l[oa]s? )|él|ella|ellos)"
    r"(?: siempre| ya| s[oó]lo| nom[aá]s| despu[eé]s| luego| es (?:el|la) que| es quien)? "
    rf"(?P<clitic>l[oa]s? |les? )?(?P<verb>{_THIRD})(?: .*)?",
    re.IGNORECASE,
)
_OF_DEPARTMENT = re.compile(r"(?:el|la|los|las) de [^\W\d_]+", re.IGNORECASE)
"""Somebody by where they work: la de calidad."""
_THAT_IS_THEIRS = re.compile(
    rf"(?:es[oa]s?|.{{3,40}} (?:es|son|era|eran)) (?:es |va |van |iba |son |era )?"
    rf"(?:(?:de|para|con) (?:el |la |los |las |un |una |mi |otr[oa] )?|del |al |a la |a los )(?P<agent>\w+.*)"
    rf"|es[oa]s? (?:(?:es|son|era|eran) )(?P<who>{_DET} .+)",
    re.IGNORECASE,
)
"""Whose a thing is: la estación total es del topógrafo, eso va al dealer, eso es otro departamento."""
_THE_REST = re.compile(
    r"(?:y )?lo (?:demás|otro|grande|difícil|pesado) (?:ya )?(?:(?:es|va) (?:del?|para|con|al?) )?"
    r"(?P<last>(?:el|la|mi|un|otro) .+)"
    rf"|(?:y )?(?P<first>(?:(?:el|la|mi) )?[^\W\d_]+(?: [^\W\d_]+)?) {_THIRD} lo (?:demás|otro|grande|difícil)",
    re.IGNORECASE,
)
"""Whose all the other work is: lo demás el maestro, mecánico arregla lo demás."""


_OWN_DOING = re.compile(
    r"(?:y )?(?:yo|nosotros) (?P<it>l[oa]s?) (?P<verb>[a-záéíóúñ]{2,}(?:o|mos))"
    r"(?: y (?P<and_it>l[oa]s?) (?P<and_verb>[a-záéíóúñ]{2,}(?:o|mos)))?",
    re.IGNORECASE,
)
"""One's own doing with what was told before: nosotros lo colgamos, yo las quito y las pongo."""


def is_theirs(clause: str) -> bool:
    """Whether it tells what somebody else does and nothing of one's own."""
    return not _ONESELF.search(_without_kin(clause)) and _is_theirs(clause)


def tells_its_thing(clause: str) -> bool:
    """Whether the thing that others do something with stands in the clause itself."""
    found = _VERB_FIRST.fullmatch(clause)
    return bool(found and found["thing"]) or bool(_BY_SOME.fullmatch(clause) or _THE_REST.fullmatch(clause))


def own_doing_to_their_thing(theirs: str, own: str) -> str:
    """One's own doing with the thing of somebody else's clause before it: colgamos el ducto; else nothing."""
    found, doing = _VERB_FIRST.fullmatch(theirs), _OWN_DOING.fullmatch(own)
    thing = found["thing"] if found else ""
    article = thing.split(" ", 1)[0].lower() if thing else ""
    if doing is None or {"el": "lo", "la": "la", "los": "los", "las": "las"}.get(article) != doing["it"].lower():
        return ""
    if doing["and_it"] and doing["and_it"] != doing["it"]:
        return ""
    verbs = " y ".join(filter(None, (doing["verb"], doing["and_verb"])))
    return f"{verbs[:1].upper()}{verbs[1:]} {thing[:1].lower()}{thing[1:]}"


def _without_kin(text: str) -> str:
    """Return the text without "my" before kin or a boss, who are other people."""
    return re.sub(rf"\bmis? (?={KIN}|\w+)", "", text)


def _is_theirs(text: str) -> bool:
    if found := _THAT_IS_THEIRS.fullmatch(text):
        return _names_person(found["agent"] or found["who"])
    if found := _THE_REST.fullmatch(text):
        who = found["last"] or found["first"]
        return bool(_OF_DEPARTMENT.fullmatch(who)) or _names_person(who)
    found = _VERB_FIRST.fullmatch(text)
    if found and not _begins_with_own_verb(found["thing"] or ""):
        who = found["agent"]
        is_led = _SOMEBODY_LED.fullmatch(who) and not _TIMES.search(who)
        is_somebody = is_led or fold(who.lower()) in spanish_words()["departments"]
        if (found["thing"] and is_somebody) or _names_person(who):
            return True
    if (found := _BY_SOME.fullmatch(text)) and not _begins_with_own_verb(found["thing"] or found["sent"]):
        return True
    if found := _PERSON_FIRST.fullmatch(text):
        verb = fold(found["verb"])
        is_told = found["agent"].lower() in {"él", "ella", "ellos"} or _OF_DEPARTMENT.fullmatch(found["agent"])
        who = is_told or _names_person(found["agent"])
        is_verb = bool(found["clitic"]) or _may_be_verb(verb)
        return bool(who) and is_verb and verb not in spanish_words()["never_theirs"]
    return False


def _may_be_verb(folded: str) -> bool:
    """Whether a word behind somebody is what they do: el topógrafo da, la jefa firma."""
    told = {told for _, told in lexicon().forms.get(folded, ())}
    return is_known_verb(folded, "es") or folded in spanish_words()["done_by_somebody"] or Told.THIRD in told


def _begins_with_own_verb(thing: str) -> bool:
    """Whether what stands before the verb is one's own doing: cuento material y paso la lista."""
    head = thing.split(maxsplit=1)[0] if thing else ""
    known = verb_form_in_spanish(head)
    return (known is not None and known[2] == head.lower()) or bool(_TOLD_BEFORE.search(thing))


def _names_person(agent: str) -> bool:
    words = [fold(word.lower()) for word in _WORD.findall(agent)][:4]
    somebody = spanish_words()["somebody"]
    return bool(_NAME.fullmatch(agent)) or any(
        is_occupation(word) or word in somebody or re.fullmatch(KIN, word) for word in words
    )
