"""The words by which a posting asks to be told something, in English and in Spanish."""

import re
from collections.abc import Callable


def _worded(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE | re.VERBOSE)


_PAPER = r"""(?:cover\ )?(?:letter|note|e-?mail|message|reply|application|answer|response|resum[eé]|text|lines?
        |sentences?|paragraphs?|words)"""
_PAPEL = r"""(?:carta|nota|mensaje|correo|solicitud|respuesta|cv|curr[ií]culum|l[ií]neas|renglones|p[aá]rrafo|palabras
        |presentaci[oó]n)"""
_BEGIN = r"""(?:^|[,;:.(\u2013\u2014-]\s*
    |\b(?:and|please|then|also|just|do|or|should|must|you\ to|kindly|sure\ to|forget\ to|remember\ to
        |y|e|o|por\ favor|tambi[eé]n|luego|debe|debes|carta|nota|correo|mensaje|solicitud)\s+)
    (?:also\ |briefly\ |just\ |please\ |por\ favor\ )?"""
"""Where a verb speaks to who reads; "customers tell us" has somebody else before it."""
_ASK = r"(?:what|which|how|when|where|why|who(?:se)?|whether|if)\b"
_PREGUNTA = (
    r"(?:qu[eé]|cu[aá]l(?:es)?|cu[aá]nt[oa]s?|cu[aá]ndo|c[oó]mo|d[oó]nde|de\ qu[eé]|con\ qu[eé]|por\ qu[eé]|si)\b"
)

MAY_ASK = re.compile(
    r"\b(?:tell|show|let|know|hear|read|say|state|mention|describ|expla?i|specif|indi[ck]|give|include|incluy|list|add|share|writ"
    r"|send|attach|enclose|submit|with|e-?mail|want|drop|text|letter|note|resum|r\u00e9sum|message|answer|respon|when|how|what"
    r"|cu[eé]nt|cu[aá]|d[ií]|plat|h[aá]|compart|quer|quis|nos|mencion|se[nñ]al|anot|escr[ií]b|pon|agreg|detall|favor|m[aá]nd"
    r"|env[ií]|con|cv|curr|carta|correo|mensaje|solicitud|contest|desde)",
    re.IGNORECASE,
)
"""What every sentence that asks has: the others, most of a posting's, are not looked at further."""

TERMS = _worded(r"""
    \bavailab(?:le|ility)\b
    | \b(?:salary|wages?|pay|rate|compensation|hourly)\b.{0,12}\b(?:expect\w*|requirements?|history|desired|wanted)\b
    | \b(?:expected|desired|asking|required|target|current)\ (?:hourly\ )?(?:pay|wages?|salary|rate|compensation)\b
    | \b(?:pay|wages?|salary|rate|money)\ (?:that\ )?you\b | \bhow\ much\ (?:pay|money)?\ ?you\ (?:want|need
        |expect|ask)
    | \b(?:desired|preferred)\ (?:hours|shifts?|schedule)\b | \byou(?:['\u2019]d)?\ charge\b
    | \b(?:expect|want|need)\ to\ (?:earn|be\ paid|make)\b
    | \bstart(?:ing)?\ dates? | \bdate\ you\ (?:can|could)\b | \b(?:you|you'd|you\u2019d)\ .{0,25}\b(?:start|begin)\b
    | \bcan\ (?:you\ )?(?:start|begin)\b | \bnotice\ (?:period|you)\b
    | \bdisponibilidad\b | \bpretensi[oó]n\w* | \b(?:expectativas?|aspiraci[oó]n\w*)\ (?:salarial|econ[oó]mica
        |de\ sueldo)
    | \b(?:sueldo|salario|pago)\ (?:deseado|pretendido|esperado|que\ (?:espera|busca|quiere|pretende)s?)
    | \bcu[aá]nto\ (?:quiere|espera|pide|busca|pretende)s?\b
    | \b(?:puede|podr[ií]a)s?\ (?:empezar|comenzar|iniciar|entrar|presentar|incorporar)
    | \bfecha\ de\ (?:inicio|ingreso|incorporaci[oó]n)
""")
"""The first day, the hours, the pay: no profile says them."""

FILLER = _worded(rf"""^[\s,:]*(?:
    (?:in|by|with)\ (?:your|a|the|an|one|two|a\ few|a\ short|a\ brief)
        (?:\ short|\ brief)?\ {_PAPER}(?:\ or\ two)?[\s,:]+
    | (?:en|con|por)\ (?:su|tu|la|una?|unas|pocas|dos)
        (?:\ breve|\ pocas)?\ {_PAPEL}[\s,:]+(?:de\ presentaci[oó]n[\s,:]+)?
    | (?:briefly|a\ (?:little|bit)|something|more|brevemente|un\ poco|algo|m[aá]s)[\s,]+
    | (?:a|an|una?|unas)\ {_PAPER}(?=\ (?:about|on)\b) | (?:una?|unas)\ {_PAPEL}(?=\ (?:sobre|acerca)\b)
    | (?:us|me|nos)[\s,]+ | when\ you\ (?:apply|write|reply|e-?mail)[\s,]+
    )*\s*(?:(?:about|of|on|sobre|acerca\ de|de(?!\ qu[eé]))\s+)?""")
"""How and where it is to be told, before what."""

END = _worded(rf"""
    [;:?!]|\ [-\u2013\u2014]\ |\.\s|\ \(|\S+@\S+|https?://
    | ,?\ (?:and|then|or)\ (?:please\ )?(?:send|attach|call|apply|e-?mail|text|come|bring|we|i|ask|stop|drop
        |a\ resum)\b
    | ,?\ (?:y|o)\ (?:m[aá]nd|env[ií]|adj[uú]nt|anex|ll[aá]m|veng|ven\b|le\b|te\b|nos\b|un\ cv|su\ cv|tu\ cv)
    | ,?\ (?:when|as|if)\ you\ (?:apply|write|call|text|reply|respond|e-?mail)\b | \ to\ be\ considered
    | ,?\ (?:al|cuando)\ (?:aplicar|escribir|enviar|solicitar|llamar|aplique|escriba|llame)
    | ,?\ (?:in|on|with)\ (?:your|the|a)\ {_PAPER}\b | ,?\ (?:en|con)\ (?:su|tu|la|el|una)\ {_PAPEL}\b
""")
"""Where what is asked ends and how to apply begins."""

NEXT_QUESTION = _worded(rf",?\ (?:and|y)\ (?=(?:{_ASK}|{_PREGUNTA})\ \S+\ \S)")
LOOSE_END = _worded(r"[\s,]+(?:and|or|also|please|then|y|o|e|tambi[eé]n|por\ favor|to|at|a|al)$")

_TO_YOU = _worded(r"\byou(?:rs?|rself|['\u2019](?:ve|d|re|ll))?\b | \byrs?\b | \byears\b")
_A_USTED = _worded(r"""\b(?:usted|ud|has?|hayas?|hizo|hiciste|fue|puede[s]?|podr[ií]as?|tien(?:e|es)|sabe[s]?
        |quiere[s]?
    |prefiere[s]?|maneja[s]?|su|sus|tu|tus|le|te|m[aá]s|a[nñ]os)\b | \w(?:\u00f3|aste|iste)\b""")
_IS_ASKED = _worded(rf"(?:{_ASK}|{_PREGUNTA})")
_OF_PAPERS = _worded(r"""^(?:your\ |the\ |a\ |an\ |two\ |three\ |su[s]?\ |tu[s]?\ |el\ |la\ )?(?:full\ |
        latest\ |updated\ |nombre\ y\ )?
    (?:resum\w*|r\u00e9sum\w*|cv|curr[ií]cul\w*|references?|referencias|photos?|pictures?|pics|fotos?|names?
        |nombre|phone|tel[eé]fono
    |e-?mail|correo|contact|copies|copias?|certificates?|certs|licen[sc]es?|licencia|cover\ letters?|carta
        |application|solicitud
    |cell|number|n[uú]mero|last\ boss|social\ security|address|domicilio)\b(?!.*\b(?:which|what|how|cu[aá]nt
        |qu[eé])\b)""")
"""Papers and how to reach somebody: asked for as such, and in the letter's head already."""
NOT_TO_TELL = _worded(rf"""
    .*\b(?:accommodat\w+|disabilit\w+|discapacidad|adaptaci[oó]n\w*|ajustes?\ razonables?|veteran\ status|race
        |gender)\b
    | (?:if|whether|si)\b.*\b(?:questions?|interested|need\ (?:help|a|an|any)|require|dudas?|preguntas
        |interesad[oa])\b
    | (?:if|when|once|before|cuando|si)\ (?:you\ )?(?:call|apply|arrive|get\ here|come|want|would\ like
        |are\ running|see\ |know\ (?:some|any)
       |llam|conoce|ve\b|quieres?\b|gust)
    | (?:if|si)\ \S+\ \S+$
    | (?:you|yourself|ti|usted|ti\ mismo|what\ you\ think)$
    | {_OF_PAPERS.pattern}
""")

OF_OTHERS = _worded(r"""
    \b(?:equal\ opportunity|drug[- ]free|subject\ line|en\ el\ asunto|privacy|unsubscribe)\b
    | ^(?:you|we|they|he|she)(?:['\u2019]ll|\ will|\ must|\ can|\ may)\ (?:also\ )?(?:describe|explain|tell
        |include|list|note|state|mention)
""")
"""Sentences that tell about the work or the employer, or say how a mail is to be marked."""


def _told_to_you(told: str, _sentence: str) -> bool:
    """What follows "tell us": a question to who reads; "which; both are open" asks nothing of them by itself."""
    is_question = bool(_IS_ASKED.match(told))
    is_plain = re.search(r"\b(?:our|we|us|nosotros|nuestr[oa]s?)\b", told, re.IGNORECASE) is None
    speaks = bool(_TO_YOU.search(told) or _A_USTED.search(told) or TERMS.search(told))
    return speaks or (is_plain and not is_question and len(told.split()) > 1)


_AT_WORK = _worded(
    r"""\b(?:customers?|clients?|homeowners?|tenants?|foreman|supervisors?|engineers?|dispatch|crew|apprentices?)\b
        |^that\b"""
)
_APPLYING = _worded(rf"""\b(?:{_PAPER}|{_PAPEL}|send|write\ (?:to\ )?(?:us|me)|apply|reply|respond|applicants?
        |resum\w*|env[ií]\w+|mand\w+|escrib\w+|aplic\w+
    |postul\w+|please|por\ favor|favor)\b""")


def _said_by_you(told: str, sentence: str) -> bool:
    """What follows "say", "describe": who reads is in it. In a sentence's middle, the sentence tells how to apply."""
    is_theirs = re.search(r"\b(?:applicants|candidates)\b.*\btheir\b", sentence, re.IGNORECASE) is not None
    speaks = bool(is_theirs or _TO_YOU.search(told) or TERMS.search(told)) and not _AT_WORK.search(told)
    return speaks and (_begins(sentence) or bool(_APPLYING.search(sentence)))


def _put_by_you(told: str, sentence: str) -> bool:
    """What follows "include", "list": a duty, too ("note your hours"), where nothing speaks of applying."""
    return bool(TERMS.search(told)) or (_said_by_you(told, sentence) and bool(_APPLYING.search(sentence)))


def _dicho_por_usted(told: str, sentence: str) -> bool:
    """The same in Spanish, where "incluye su uniforme" tells what an employer gives."""
    is_owned = re.match(r"(?:su|sus|tu|tus)\s", told, re.IGNORECASE) is not None
    if is_owned:
        return bool(TERMS.search(told) or _APPLYING.search(sentence))
    return bool(_A_USTED.search(told) or TERMS.search(told)) and (_begins(sentence) or bool(_APPLYING.search(sentence)))


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
_FIRST_SAID = _worded(rf"^(?:please\ |por\ favor,?\ )?(?:{_SAY}|{_DIGA})\b")


def _begins(sentence: str) -> bool:
    return bool(_FIRST_SAID.match(sentence))


CUES: tuple[tuple[re.Pattern[str], Callable[[str, str], bool]], ...] = (
    (
        _worded(rf"""{_BEGIN}(?:tell\ (?:us|me)|write(?:\ to)?\ (?:us|me)(?=\ (?:about|what|which|how)\b)
        |let\ (?:us|me)\ know)\b(?!\ (?:when|if|once)\ you\ (?:call|apply))
            | \b(?:we|i)(?:['\u2019]d|\ would)?\ (?:also\ )?(?:want|like|love)\ to\ (?:hear|know|read)\b"""),
        _told_to_you,
    ),
    (
        _worded(rf"""{_BEGIN}(?:cu[eé]nt[ae](?:nos|me)|d[ií]ga(?:nos|me)|di(?:nos|me)|platiqu[eé](?:nos|me)
        |plat[ií]qu[ae](?:nos|me)
            |plat[ií]ca(?:nos|me)|expl[ií]que(?:nos|me)|expl[ií]ca(?:nos|me)|h[aá](?:ga|z)nos\ saber
        |ind[ií]que(?:nos|me)|ind[ií]ca(?:nos|me)
            |compart[ae](?:nos)?)\b
            | \b(?:queremos|quisi[eé]ramos|nos\ (?:gustar[ií]a|interesa))\ (?:saber|conocer|leer)\b"""),
        _told_to_you,
    ),
    (_worded(rf"{_BEGIN}(?:{_SAY})\b"), _said_by_you),
    (_worded(rf"{_BEGIN}(?:{_PUT})\b"), _put_by_you),
    (_worded(rf"{_BEGIN}(?:{_DIGA})\b"), _dicho_por_usted),
    (
        _worded(r"\b(?:send|text|e-?mail|give)\b[^.;:]{0,40}?,\ (?:and\ )?(?=(?:what|which|how\ many|when)\b)"),
        _told_to_you,
    ),
    (
        _worded(
            r"\bfavor\ de\ (?:indicar|incluir|mencionar|describir|explicar|se[nñ]alar|anotar|escribir|especificar)\b"
        ),
        _told_to_you,
    ),
    (
        _worded(r"""\b(?:send|write|add|attach|enclose|include|submit|with|e-?mail|want|drop|m[aá]nd[ae]\w*
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
        _worded(
            r"""\b(?:letter|note|resum\w*|r\u00e9sum\u00e9|e-?mail|message|cv|curr[ií]culum|carta|correo|mensaje
        |solicitud)"""
            r"(?:\ and|,|\ y)?\ (?:with|including|include|stating|con|incluyendo|indicando|and|y|plus|your)\b"
        ),
        _is_of_terms,
    ),
    (
        _worded(
            r"""\bmention\ (?=(?:the\ |this\ )?(?:order|job|requisition|req|reference|ref|posting|announcement
        |bulletin)\b.*\d)"""
        ),
        _any,
    ),
    (
        _worded(
            r"""\b(?:answer|respond\ to|conteste|contesta|responda|responde)\b[^.?\u00bf]{0,60}?(?::|\u00bf
        |,(?=\s*qu[eé]\b))"""
        ),
        _any,
    ),
)
"""Each cue, and whether what stands behind it is asked of who reads."""

OWN_QUESTION = _worded(r"""
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

LISTING = _worded(rf"""
    {_BEGIN}(?:tell\ us|tell\ me|answer|let\ us\ know|describe|say|state|explain|address
    |d[ií]ganos|dinos|cu[eé]nt[ae]nos|conteste|contesta|responda|responde|incluya|indique|ind[ií]quenos|describa
        |explique)\b[^.]{{0,70}}:$
    | \b(?:{_PAPER}|{_PAPEL})\b[^.:]{{0,40}}\b(?:should|must|debe|incluya|include|say|answer|tell)\b[^.]{{0,40}}:$
""")
"""What leads into lines that ask."""
ITEM = _worded(rf"""(?:\u00bf|(?:{_ASK}|{_PREGUNTA}|your|su|sus|tu|tus)\b | (?:the|a|an|one|any|el|la|un
        |una)\b.*\b(?:you|your|usted|ha|haya|has|hizo)\b)
    (?!.{{161}})""")
"""A line that asks by its first word; what is longer is text again."""
