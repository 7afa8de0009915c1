"""What a sentence says of the posting and of the application: courtesy, the position, what the employer asks for."""

import re
from functools import lru_cache

from workers.language.grammar import LanguageCode
from workers.language.words import fold
from workers.posting.requirements import Posting
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.profile import company_names, keys_of
from workers.writing.gate.reading import read, says

_ASKING = (
    r"asks?(?: for)?|requires?|mentions?|lists?|calls? for|says?|states?|names?|needs?|wants?|seeks?|looks? for|is looking for"
    r"|are looking for|is hiring|are hiring|describes?|specif(?:y|ies)|includes?|offers?|notes?|is seeking|are seeking|expects?|prefers?"
    r"|pide[n]?|solicita[n]?|menciona[n]?|requiere[n]?|busca[n]?|necesita[n]?|dice[n]?|indica[n]?|ofrece[n]?|describe[n]?|exige[n]?|incluye[n]?|prefiere[n]?|senala[n]?"
)
_POSTING_NOUN = r"posting|ad|listing|advert|advertisement|description|notice|announcement|opening|anuncio|vacante|oferta|publicacion|convocatoria"
_ADDRESSED = re.compile(
    rf"^(?:(?:i (?:saw|see|read|noticed|understand|noted|know)(?: that)?|vi que|lei que|veo que|note que|as|since|because|como|ya que)\s+)?"
    rf"(?:(?:your|the|this|su|el|la|esta|este)\s+(?:[\w-]+\s+){{0,3}}?(?:{_POSTING_NOUN}|company|team|shop|crew|empresa|equipo|taller)|you|ustedes|usted|COMPANY)"
    rf"\s+(?:also |tambien )?(?:{_ASKING})\b"
)
_IN_POSTING = re.compile(rf"\b(?:in|on|en)\s+(?:your|the|su|el|la)\s+(?:{_POSTING_NOUN})\b")
_PERSON_AGAIN = re.compile(
    r"(?:[,;:—–-]\s*|\s)(?:(?:and|so|which|where|that|y|que|lo cual|cual|algo que)\s+)?(?:i|i've|i'm|my|mine|yo|mi|mis|tengo|cuento|llevo|he|which is|both of which|las dos|los dos|la mia|el mio)\b"
    r"|[;:]\s"
)
_BACK_REFERENCES = frozenset(
    "mine it them both these those each one ones that all which la lo las los mia mio ambos ambas ellos ellas estos estas eso misma mismo todo todos".split()
)
_WHOLESALE = re.compile(
    r"\b(?:(?:meets?|exceeds?|satisf(?:y|ies)|cover(?:s|ed)?|fulfill?s?|match(?:es)?|tick(?:s|ed)?|check(?:s|ed)?|fits?|hits?|have|has|qualif(?:y|ies|ied)(?: for| in| on)?)\s+(?:or exceed\s+)?(?:\w+\s+){0,2}?(?:every(?:thing)?|all|each|any|every single|100 ?%)\b"
    r"|(?:meets?|exceeds?|satisf(?:y|ies)|fulfill?s?)\s+(?:\w+\s+){0,3}(?:requirements?|qualifications?|criteria|expectations|needs|standards)"
    r"|(?:every|all|each)(?: of| one of| single)?\s+(?:the|your|these|those)?\s*(?:requirements?|qualifications?|dut(?:y|ies)|skills?|box(?:es)?|items?|criteria|bullets?|points?|tasks?|things?)\b"
    r"|every(?:thing)? (?:that )?(?:you|your|on|in) |nothing (?:in|on) your|no part of|perfect(?:ly)? (?:fit|match|candidate|suited)|ideal (?:fit|candidate|match)|(?:best|right|strongest|exact) (?:fit|match|candidate|person|choice)"
    r"|exactly what you|what(?:ever)? you(?:'re| are)? (?:need|want|ask|look|describe|list)\w*|the duties (?:described|listed)|(?:perform|do|done|handle|performed) (?:all |the |everything |each )?(?:of )?(?:the |your )?(?:duties|tasks|responsibilities|work) (?:you|described|listed|in your|on your|that your)"
    r"|cumpl\w+ (?:\w+ ){0,2}(?:todos?|todas?|cada|los requisitos|lo que)|(?:cubr|satisfa|reun|llen|super|teng|domin|cuent)\w* (?:con )?(?:todos?|todas?|cada uno|los requisitos)"
    r"|(?:todos|todas|cada uno de) (?:los|las|sus) (?:requisitos|tareas|funciones|puntos|habilidades|cosas|responsabilidades)|todo lo que|candidat[oa] (?:ideal|perfect[oa])|no hay (?:nada|parte|ningun)|nada de lo que|soy (?:la persona|justo lo)|justo lo que|exactamente lo que|lo que (?:piden|buscan|pide|busca|necesitan|solicitan))",
)
_THESE = re.compile(
    r"\b(?:cover\w*|abarca\w*|cubre\w*|includes?|incluye)?\s*(?:(?:each|all|both) of (?:these|those|them)|(?:todos )?estos requisitos|(?:each|all) these"
    r"|cada uno de (?:estos|ellos)|todo eso)\b"
)
_THANKS = re.compile(
    r"\b(?:thank(?:s| you)|grateful|appreciate|look(?:ing)? forward|hope to|hear from you|gracias|agradec\w+|quedo|espero|en espera|saludos|sincerely|atentamente|cordialmente)\b"
)
_TALKS = re.compile(
    r"\b(?:apply(?:ing)?|application|applied|writing (?:about|to|regarding|in)|interest(?:ed)?|discuss|talk|speak|meet|welcome|conversar|platicar|hablar|postul\w+|solicit\w+|interes\w*|"
    r"entrevista\w*|interview|call|contact|reach|questions?|consider(?:ation|ing|ed)?|considera\w*|dispuest[oa]|llamar\w*|comunic\w+|conocer\w*|escribo|aplic\w+|join(?:ing)?|unirme|integrarme|opportunity|oportunidad|resume|curriculum|learn more|available for|saber mas)\b"
)
_COURTEOUS = frozenset(
    """thank thanks time consideration considering considered consider hear hearing forward look looking hope hoping discuss discussing talk talking speak speaking
    meet meeting interview welcome chance opportunity position role job opening vacancy posting application applying apply applied writing write interest interested
    contact call reach question questions reply response answer review reviewing reading read looking resume letter background experience experiences skills work team crew company
    shop join joining glad happy pleased like love would further more about your you at with convenience available person phone email anytime day week attention sincerely
    regards respectfully grateful appreciate please feel free soon welcome learn explain detail details how could can help fit contribute needs grateful over read taking took
    gracias tiempo consideracion considerar considerado atencion espero esperando respuesta conversar platicar hablar charlar entrevista puesto vacante oportunidad posicion solicitud
    postularme postulo postular solicitar solicito interes interesa interesado interesada gustaria gusto quedo quedando atento atenta disposicion ordenes contacto comunicarme comunicarse llamar
    llamada pregunta preguntas revisar leer leido curriculum carta equipo empresa taller unirme integrarme agradezco agradecer agradeceria agradecimiento mucho muchas favor cualquier conocer platicaria
    conversaria encantaria encantado encantada saludos atentamente cordialmente antemano disponible escribo presentarme detalle detalles personalmente persona formar saber cargo duda dudas hacerles llegar
    pueden ustedes anuncio visto vi aplicar aplico atiendan reunirme dispuesto dispuesta medio presente expresar mostrar hiring manager team regarding great again today good sharing share
    fits fit need needs anunciado anunciada interesa advertised posted listed publicado publicada ofrecen""".split()
)


def simplified(text: str) -> str:
    """Lower case, accents dropped, one blank between words: what the patterns here are written for."""
    return fold(" ".join(text.replace("\u2019", "'").split()))


def is_wholesale(text: str, *, of_posting: bool) -> bool:
    """Whether a sentence claims the posting's whole list for its person.

    In a sentence that itself says what the posting asks for (`of_posting`), "all of these" means only that, and that
    is proven thing by thing.
    """
    plain = simplified(text)
    if of_posting:
        plain = _THESE.sub(" ", plain)
    return bool(_WHOLESALE.search(plain))


def settle_application(examination: Examination, posting: Posting, posting_text: str, code: LanguageCode) -> None:
    """Settle what is said of the posting, where the posting says so, and courtesies with the position's name."""
    text = simplified(examination.reading.text)
    if _is_courtesy(examination, posting, posting_text, text):
        examination.settle(*range(len(examination.tokens)))
        examination.exempt |= set(range(len(examination.tokens)))
        examination.is_courtesy = True
        return
    if examination.faults:
        return
    span = _posting_span(examination, posting, text)
    if span is None:
        return
    end = span
    inside = [at for at, token in enumerate(examination.tokens) if token.start < end]
    examination.exempt |= set(inside)
    after = [token for token in examination.tokens if token.start >= end]
    known = _posting_keys(posting_text, posting.language)
    unsaid = [
        at for at in inside
        if not examination.tokens[at].is_plain
        and examination.tokens[at].folded not in _COURTEOUS
        and not says(examination.tokens[at], (), known)
        and not re.fullmatch(_POSTING_NOUN, examination.tokens[at].folded)
        and not re.fullmatch(_ASKING, examination.tokens[at].folded)
    ]
    if unsaid:
        examination.fault(Reason.POSTING, *unsaid)
        return
    if any(token.folded in _BACK_REFERENCES for token in after):
        # "and I have held mine since 2020": what the posting asks for is claimed, too.
        opening = re.match(_ADDRESSED.pattern.replace("COMPANY", _company_pattern(posting)), text)
        examination.settle(*(at for at in inside if examination.tokens[at].start < (opening.end() if opening else 0)))
        return
    examination.settle(*inside)


@lru_cache(maxsize=16)
def _posting_keys(posting_text: str, code: LanguageCode) -> frozenset[str]:
    keys: set[str] = set()
    for line in posting_text.splitlines():
        keys |= keys_of(read(line, code).tokens)
    return frozenset(keys)


@lru_cache(maxsize=16)
def _capitalised_keys(posting_text: str, code: LanguageCode) -> frozenset[str]:
    """Names in the posting's text: its position, employer and places."""
    keys: set[str] = set()
    for line in posting_text.splitlines():
        keys |= keys_of(token for token in read(line, code).tokens if token.surface[:1].isupper())
    return frozenset(keys)


def _posting_span(examination: Examination, posting: Posting, text: str) -> int | None:
    """Where the part ends that speaks of the posting, in the sentence's own letters; None where none does."""
    if len(text) != len(examination.reading.text):
        return None
    pattern = re.compile(_ADDRESSED.pattern.replace("COMPANY", _company_pattern(posting)))
    if not (opening := pattern.match(text)):
        return None
    again = _PERSON_AGAIN.search(text, opening.end())
    return again.start() + 1 if again else len(text) + 1


def _company_pattern(posting: Posting) -> str:
    names = [r"\W+(?:and\W+|y\W+)?".join(map(re.escape, name)) for name in company_names(posting.company)] or ["(?!)"]
    return "(?:" + "|".join(names) + ")"


def _is_courtesy(examination: Examination, posting: Posting, posting_text: str, text: str) -> bool:
    """Whether the sentence is a known courtesy, with nothing in it besides the position's own names."""
    if not (_THANKS.search(text) or _TALKS.search(text)):
        return False
    names = keys_of(read(f"{posting.title} {posting.company}", posting.language).tokens)
    posting_keys = _capitalised_keys(posting_text, posting.language)
    own = frozenset(word for name in company_names(posting.company) for word in name)
    for token in examination.tokens:
        known = all(word in _COURTEOUS or word in own for word in token.words)
        named = says(token, (), names) or (token.surface[:1].isupper() and token.start > 0 and says(token, (), posting_keys))
        if not (named or ((token.is_plain or known) and not token.number)):
            return False
    return True
