"""The cues by which a posting asks to be told something, and whether what stands behind one is asked of who reads."""

import re
from collections.abc import Callable

from workers.posting.to_tell.words import (
    A_USTED,
    ASK,
    BEGIN,
    IS_ASKED,
    PAPEL,
    PAPER,
    PREGUNTA,
    TERMS,
    TO_YOU,
    worded,
)


def _told_to_you(told: str, _sentence: str) -> bool:
    """What follows "tell us": a question to who reads; "which; both are open" asks nothing of them by itself."""
    is_question = bool(IS_ASKED.match(told))
    is_plain = re.search(r"\b(?:our|we|us|nosotros|nuestr[oa]s?)\b", told, re.IGNORECASE) is None
    speaks = bool(TO_YOU.search(told) or A_USTED.search(told) or TERMS.search(told))
    return speaks or (is_plain and not is_question and len(told.split()) > 1)


_AT_WORK = worded(
    r"""\b(?:customers?|clients?|homeowners?|tenants?|foreman|supervisors?|engineers?|dispatch|crew|apprentices?)\b
        |^that\b"""
)
_APPLYING = worded(rf"""\b(?:{PAPER}|{PAPEL}|send|write\ (?:to\ )?(?:us|me)|apply|reply|respond|applicants?
        |resum\w*|env[ií]\w+|mand\w+|escrib\w+|aplic\w+
    |postul\w+|please|por\ favor|favor)\b""")


def _said_by_you(told: str, sentence: str) -> bool:
    """What follows "say", "describe": who reads is in it. In a sentence's middle, the sentence tells how to apply."""
    is_theirs = re.search(r"\b(?:applicants|candidates)\b.*\btheir\b", sentence, re.IGNORECASE) is not None
    speaks = bool(is_theirs or TO_YOU.search(told) or TERMS.search(told)) and not _AT_WORK.search(told)
    return speaks and (_begins(sentence) or bool(_APPLYING.search(sentence)))


def _put_by_you(told: str, sentence: str) -> bool:
    """What follows "include", "list": a duty, too ("note your hours"), where nothing speaks of applying."""
    return bool(TERMS.search(told)) or (_said_by_you(told, sentence) and bool(_APPLYING.search(sentence)))


def _dicho_por_usted(told: str, sentence: str) -> bool:
    """The same in Spanish, where "incluye su uniforme" tells what an employer gives."""
    is_owned = re.match(r"(?:su|sus|tu|tus)\s", told, re.IGNORECASE) is not None
    if is_owned:
        return bool(TERMS.search(told) or _APPLYING.search(sentence))
    return bool(A_USTED.search(told) or TERMS.search(told)) and (_begins(sentence) or bool(_APPLYING.search(sentence)))


def _is_of_terms(told: str, _sentence: str) -> bool:
    return bool(TERMS.search(told))


def _of_note(told: str, _sentence: str) -> bool:
    return len(told.split()) > 1


def _any(told: str, _sentence: str) -> bool:
    return bool(told)


_SAY = "say|state|mention|describe|explain|specify|indicate|give\\ us"
_PUT = "include|list|add|share|write(?:\\ down)?"
_DIGA = (
    "diga|di|describ[ae]|mencion[ea]|indi(?:que|ca)|incluy[ae]|expli(?:que|ca)|se[nñ]al[ea]|anot[ea]|escrib[ae]"
    "|especifi(?:que|ca)|pon(?:ga)?|agreg(?:ue|a)|detall[ea]|compart[ae]"
)
_FIRST_SAID = worded(rf"^(?:please\ |por\ favor,?\ )?(?:{_SAY}|{_DIGA})\b")


def _begins(sentence: str) -> bool:
    return bool(_FIRST_SAID.match(sentence))


CUES: tuple[tuple[re.Pattern[str], Callable[[str, str], bool]], ...] = (
    (
        worded(rf"""{BEGIN}(?:tell\ (?:us|me)|write(?:\ to)?\ (?:us|me)(?=\ (?:about|what|which|how)\b)
        |let\ (?:us|me)\ know)\b(?!\ (?:when|if|once)\ you\ (?:call|apply))
            | \b(?:we|i)(?:['\u2019]d|\ would)?\ (?:also\ )?(?:want|like|love)\ to\ (?:hear|know|read)\b"""),
        _told_to_you,
    ),
    (
        worded(rf"""{BEGIN}(?:cu[eé]nt[ae](?:nos|me)|d[ií]ga(?:nos|me)|di(?:nos|me)|platiqu[eé](?:nos|me)
        |plat[ií]qu[ae](?:nos|me)
            |plat[ií]ca(?:nos|me)|expl[ií]que(?:nos|me)|expl[ií]ca(?:nos|me)|h[aá](?:ga|z)nos\ saber
        |ind[ií]que(?:nos|me)|ind[ií]ca(?:nos|me)
            |compart[ae](?:nos)?)\b
            | \b(?:queremos|quisi[eé]ramos|nos\ (?:gustar[ií]a|interesa))\ (?:saber|conocer|leer)\b"""),
        _told_to_you,
    ),
    (worded(rf"{BEGIN}(?:{_SAY})\b"), _said_by_you),
    (worded(rf"{BEGIN}(?:{_PUT})\b"), _put_by_you),
    (worded(rf"{BEGIN}(?:{_DIGA})\b"), _dicho_por_usted),
    (
        worded(r"\b(?:send|text|e-?mail|give)\b[^.;:]{0,40}?,\ (?:and\ )?(?=(?:what|which|how\ many|when)\b)"),
        _told_to_you,
    ),
    (
        worded(
            r"\bfavor\ de\ (?:indicar|incluir|mencionar|describir|explicar|se[nñ]alar|anotar|escribir|especificar)\b"
        ),
        _told_to_you,
    ),
    (
        worded(r"""\b(?:send|write|add|attach|enclose|include|submit|with|e-?mail|want|drop|m[aá]nd[ae]\w*
        |env[ií][ae]\w*|escr[ií]b[ae]\w*|incluy[ae]|con)\b
            [^.;:]{0,60}?\b(?:notes?|letters?|lines?|paragraphs?|words?|sentences?|summary|statement|message
            |nota|carta|l[ií]neas?|p[aá]rrafos?|mensaje|palabras)(?:\ de\ (?:presentaci[oó]n|inter[eé]s)
        |\ of\ interest)?\ +
            (?:on|about|telling\ (?:us|me)|describing|explaining|saying|stating|outlining
            |that\ (?:says|tells\ us|explains|describes|states)|sobre|acerca\ de|que\ (?:diga|explique|cuente
        |describa)
            |(?:contando|explicando|diciendo|describiendo)(?:nos)?)\b"""),
        _of_note,
    ),
    (
        worded(
            r"""\b(?:letter|note|resum\w*|r\u00e9sum\u00e9|e-?mail|message|cv|curr[ií]culum|carta|correo|mensaje
        |solicitud)"""
            r"(?:\ and|,|\ y)?\ (?:with|including|include|stating|con|incluyendo|indicando|and|y|plus|your)\b"
        ),
        _is_of_terms,
    ),
    (
        worded(
            r"""\bmention\ (?=(?:the\ |this\ )?(?:order|job|requisition|req|reference|ref|posting|announcement
        |bulletin)\b.*\d)"""
        ),
        _any,
    ),
    (
        worded(
            r"""\b(?:answer|respond\ to|conteste|contesta|responda|responde)\b[^.?\u00bf]{0,60}?(?::|\u00bf
        |,(?=\s*qu[eé]\b))"""
        ),
        _any,
    ),
)
"""Each cue, and whether what stands behind it is asked of who reads."""

OWN_QUESTION = worded(r"""
    (?:when|how\ soon)\ (?:can|could|would)\ you\ (?:start|begin|be\ available)\b[^?]{0,40}(?=\?)
    | what(?:['\u2019]s|\ is|\ are)\ your\ [^?]{0,40}\b(?:expectations?|requirements?|availability|start\ date
        |(?:expected|desired)\ \w+)\b[^?]{0,20}(?=\?)
    | what\ (?:hourly\ )?(?:pay|wage|rate|salary)\ (?:do|would|are)\ you\ [^?]{3,40}(?=\?)
    | (?:cu[aá]ndo|desde\ cu[aá]ndo|qu[eé]\ d[ií]a)\ (?:puede|podr[ií]a)s?\ (?:empezar|comenzar|iniciar
        |entrar)\b[^?]{0,40}(?=\?)
    | (?:cu[aá]nto\ (?:quiere|espera|pretende)s?\ ganar|cu[aá]l\ es\ (?:su|tu)\ (?:disponibilidad|pretensi[oó]n
        |expectativa))\b[^?]{0,40}(?=\?)
""")
"""Questions that need no cue; others ("Are you a welder who ...?") advertise."""

LISTING = worded(rf"""
    {BEGIN}(?:tell\ us|tell\ me|answer|let\ us\ know|describe|say|state|explain|address
    |d[ií]ganos|dinos|cu[eé]nt[ae]nos|conteste|contesta|responda|responde|incluya|indique|ind[ií]quenos|describa
        |explique)\b[^.]{{0,70}}:$
    | \b(?:{PAPER}|{PAPEL})\b[^.:]{{0,40}}\b(?:should|must|debe|incluya|include|say|answer|tell)\b[^.]{{0,40}}:$
""")
"""What leads into lines that ask."""
ITEM = worded(rf"""(?:\u00bf|(?:{ASK}|{PREGUNTA}|your|su|sus|tu|tus)\b | (?:the|a|an|one|any|el|la|un
        |una)\b.*\b(?:you|your|usted|ha|haya|has|hizo)\b)
    (?!.{{161}})""")
"""A line that asks by its first word; what is longer is text again."""
