"""Words of the sentences in which a posting asks to be told something, in English and in Spanish."""

import re


def worded(pattern: str) -> re.Pattern[str]:
    """A pattern of words, written with blanks to be read by."""
    return re.compile(pattern, re.IGNORECASE | re.VERBOSE)


PAPER = r"""(?:cover\ )?(?:letter|note|e-?mail|message|reply|application|answer|response|resum[eé]|text|lines?
        |sentences?|paragraphs?|words)"""
PAPEL = r"""(?:carta|nota|mensaje|correo|solicitud|respuesta|cv|curr[ií]culum|l[ií]neas|renglones|p[aá]rrafo|palabras
        |presentaci[oó]n)"""
BEGIN = r"""(?:^|[,;:.(\u2013\u2014-]\s*
    |\b(?:and|please|then|also|just|do|or|should|must|you\ to|kindly|sure\ to|forget\ to|remember\ to
        |y|e|o|por\ favor|tambi[eé]n|luego|debe|debes|carta|nota|correo|mensaje|solicitud)\s+)
    (?:also\ |briefly\ |just\ |please\ |por\ favor\ )?"""
"""Where a verb speaks to who reads; "customers tell us" has somebody else before it."""
ASK = r"(?:what|which|how|when|where|why|who(?:se)?|whether|if)\b"
PREGUNTA = (
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

TERMS = worded(r"""
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

FILLER = worded(rf"""^[\s,:]*(?:
    (?:in|by|with)\ (?:your|a|the|an|one|two|a\ few|a\ short|a\ brief)
        (?:\ short|\ brief)?\ {PAPER}(?:\ or\ two)?[\s,:]+
    | (?:en|con|por)\ (?:su|tu|la|una?|unas|pocas|dos)
        (?:\ breve|\ pocas)?\ {PAPEL}[\s,:]+(?:de\ presentaci[oó]n[\s,:]+)?
    | (?:briefly|a\ (?:little|bit)|something|more|brevemente|un\ poco|algo|m[aá]s)[\s,]+
    | (?:a|an|una?|unas)\ {PAPER}(?=\ (?:about|on)\b) | (?:una?|unas)\ {PAPEL}(?=\ (?:sobre|acerca)\b)
    | (?:us|me|nos)[\s,]+ | when\ you\ (?:apply|write|reply|e-?mail)[\s,]+
    )*\s*(?:(?:about|of|on|sobre|acerca\ de|de(?!\ qu[eé]))\s+)?""")
"""How and where it is to be told, before what."""

END = worded(rf"""
    [;:?!]|\ [-\u2013\u2014]\ |\.\s|\ \(|\S+@\S+|https?://
    | ,?\ (?:and|then|or)\ (?:please\ )?(?:send|attach|call|apply|e-?mail|text|come|bring|we|i|ask|stop|drop
        |a\ resum)\b
    | ,?\ (?:y|o)\ (?:m[aá]nd|env[ií]|adj[uú]nt|anex|ll[aá]m|veng|ven\b|le\b|te\b|nos\b|un\ cv|su\ cv|tu\ cv)
    | ,?\ (?:when|as|if)\ you\ (?:apply|write|call|text|reply|respond|e-?mail)\b | \ to\ be\ considered
    | ,?\ (?:al|cuando)\ (?:aplicar|escribir|enviar|solicitar|llamar|aplique|escriba|llame)
    | ,?\ (?:in|on|with)\ (?:your|the|a)\ {PAPER}\b | ,?\ (?:en|con)\ (?:su|tu|la|el|una)\ {PAPEL}\b
""")
"""Where what is asked ends and how to apply begins."""

NEXT_QUESTION = worded(rf",?\ (?:and|y)\ (?=(?:{ASK}|{PREGUNTA})\ \S+\ \S)")
LOOSE_END = worded(r"[\s,]+(?:and|or|also|please|then|y|o|e|tambi[eé]n|por\ favor|to|at|a|al)$")

TO_YOU = worded(r"\byou(?:rs?|rself|['\u2019](?:ve|d|re|ll))?\b | \byrs?\b | \byears\b")
A_USTED = worded(r"""\b(?:usted|ud|has?|hayas?|hizo|hiciste|fue|puede[s]?|podr[ií]as?|tien(?:e|es)|sabe[s]?
        |quiere[s]?
    |prefiere[s]?|maneja[s]?|su|sus|tu|tus|le|te|m[aá]s|a[nñ]os)\b | \w(?:\u00f3|aste|iste)\b""")
IS_ASKED = worded(rf"(?:{ASK}|{PREGUNTA})")
_OF_PAPERS = worded(r"""^(?:your\ |the\ |a\ |an\ |two\ |three\ |su[s]?\ |tu[s]?\ |el\ |la\ )?(?:full\ |
        latest\ |updated\ |nombre\ y\ )?
    (?:resum\w*|r\u00e9sum\w*|cv|curr[ií]cul\w*|references?|referencias|photos?|pictures?|pics|fotos?|names?
        |nombre|phone|tel[eé]fono
    |e-?mail|correo|contact|copies|copias?|certificates?|certs|licen[sc]es?|licencia|cover\ letters?|carta
        |application|solicitud
    |cell|number|n[uú]mero|last\ boss|social\ security|address|domicilio)\b(?!.*\b(?:which|what|how|cu[aá]nt
        |qu[eé])\b)""")
"""Papers and how to reach somebody: asked for as such, and in the letter's head already."""
NOT_TO_TELL = worded(rf"""
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

OF_OTHERS = worded(r"""
    \b(?:equal\ opportunity|drug[- ]free|subject\ line|en\ el\ asunto|privacy|unsubscribe)\b
    | ^(?:you|we|they|he|she)(?:['\u2019]ll|\ will|\ must|\ can|\ may)\ (?:also\ )?(?:describe|explain|tell
        |include|list|note|state|mention)
""")
"""Sentences that tell about the work or the employer, or say how a mail is to be marked."""
