"""Slips of spelling in Spanish words: a b for a v, a lost h, an s for a z; mended where one known word results."""

import re
from collections.abc import Iterator
from functools import cache

from workers.language.trade_shorthand import like_typed
from workers.language.words import fold
from workers.trades.proof.general_words import specificity_words
from workers.writing.lexicon.loans import loan_at
from workers.writing.lexicon.spanish import lexicon

_WORD = re.compile(r"(?<![\w.@/-])(?:[a-záéíóúüñ]{3,}|^[A-ZÁÉÍÓÚÑ][a-záéíóúüñ]{2,})(?![\w@/-])")
"""Words in small letters, and a line's first: a capital or a sign may be a name's."""
_SWAPS = (
    ("b", "v"), ("v", "b"), ("s", "z"), ("z", "s"), ("s", "c"), ("c", "s"), ("z", "c"), ("c", "z"), ("ll", "y"),
    ("y", "ll"), ("j", "g"), ("g", "j"), ("k", "qu"), ("k", "c"), ("n", "ñ"), ("i", "y"), ("h", ""), ("r", "rr"),
    ("rr", "r"), ("gu", "gü"), ("bu", "gü"), ("w", "gu"),
)  # fmt: skip
_SOFT_ONLY = frozenset({("s", "c"), ("c", "s"), ("z", "c"), ("c", "z"), ("j", "g"), ("g", "j")})
"""Letters that sound alike only before e and i."""
_VOWELS = "aeiou"
OF_HACER = {
    "ise": "hice", "ize": "hice", "ice": "hice", "iso": "hizo", "izo": "hizo", "ago": "hago", "aser": "hacer",
    "acer": "hacer", "aciendo": "haciendo", "asiendo": "haciendo", "asia": "hacía", "acia": "hacía",
    "asiamos": "hacíamos", "asemos": "hacemos",
}  # fmt: skip
"""The verb that is slipped in most, whose forms without an h are words of other meanings."""
_SURE = re.compile(
    r"(?<![\w.@/-])(?:(?<!\bse )i[sz]e|aser|aciendo|asiamos|asemos|ago(?! \d| del? \d))(?![\w.@/-])"
    r"|^(?:Ise|Ago(?! \d| del? \d))(?!\S)"
)
"""Of August only a date has the short form."""
_KNOWS = re.compile(r"(?<![\w.@/-])se(?= [a-záéíóúñ]{2,}[aei]r\b)")
"""Before an infinitive stands no pronoun: se leer las etiquetas."""
_DID = re.compile(r"^([Hh])acia(?= (?:\d|el\b|las?\b|los\b|un[oa]?s?\b|mis?\b|de todo\b|[a-zñ]{3,}s\b))")
_MEASURED = re.compile(r"^([Mm])edia(?= (?:con|el|las?|los|mis?|todo|y [a-z]+[aí]a|[a-zñ]{3,}s)\b)")
"""A line's first word: toward something no duty goes, and half a thing has no article and isn't several."""
_NOT_DONE = re.compile(
    r"(?<!\bque )(?<!\bcuando )\b(no (?:l[aeo]s? )?)(termin|acab)e(?=\s*(?:[.,;)]|$))", re.IGNORECASE
)
"""What one never finished, at its end: 2 años, no termine."""
_AND_MEASURED = re.compile(
    r"(?P<before>(?:aba|[ií]a)\b[^;.]*(?:, | y ))media(?= (?!horas?\b|jornada|tonelada|pulgada|noche|docena|caña|carga"
    r"|plana|manga|vuelta|parte|yarda|res\b|canal)[a-záéíóúñ]{3})"
)
"""Behind what one used to do, before what is no half of a thing: dosificaba cloro, media turbidez."""
_AND_DID = re.compile(r"(?P<before>(?:aba|[ií]a)\b[^;.]*(?:, | y ))hacia(?= [a-záéíóúñ]{3,}s\b)")
"""The same of what one did, before several of a thing: aislaba tubería, hacía perforaciones."""
_I_DO = {"soldo": "sueldo", "apreto": "aprieto", "calento": "caliento", "colgo": "cuelgo", "sembro": "siembro"}
_STRESSED = re.compile(
    r"(?<![\w.@/-])(?:soldo|apreto|calento|colgo|sembro)(?= (?:con|en|a|de|el|las?|los|un[oa]?s?|[a-zñ]{3,}s)\b)"
)
"""What "I" do, typed with the vowel of its infinitive; what somebody did has an accent: soldo con MIG."""
_OF_HIM = re.compile(
    r"\b(de|a|con|para|por|sin) el(?=\s*(?:[.,;:)]|$)| (?:y|o|para|con|en|cuando|cada|siempre|tambi[eé]n)\b)"
)
"""Nothing that has an article follows."""
_OF_THE = re.compile(r"\b(?:([Dd]e)|([Aa])) el(?= [a-záéíóúñ\d])")
_TO_ME = re.compile(
    r"\b(a|para|por|sin) mi(?=\s*(?:[.,;:)]|$)| (?:y|o|con|me|solo|s[oó]lo|tambi[eé]n|cada|en|desde|cuando)\b)",
    re.IGNORECASE,
)
_WILL_BE = re.compile(r"(?<![\w.@/-])sera(?=n?\b)")
_SURE_SLIP = re.compile(
    r"(?<![\w.@/-])(?:[a-záéíóúñ]*n[bp][a-záéíóúñ]+|[a-záéíóúñ]{3,}[csxz]i[oó]n(?:es)?)(?![\w@/-])", re.IGNORECASE
)
_N_BEFORE = re.compile(r"n(?=[bp])")
_ION = re.compile(r"(\w+?)(?:c|cc|s|x|z)ion(es)?")
_USED_TO = re.compile(r"(?<![\w.@/-])[a-zñ]{2,}[aá]va(?:s|n|mos)?(?![\w@/-])")


def with_sure_slips_mended(text: str) -> str:
    """The line as it may be printed: only forms of hacer that are no other word, and what one used to do with a v.

    That one known word results is not enough in print: "calabasas" is a town, and "pisca" is no slip of "pizca".
    """
    text = _SURE.sub(lambda found: like_typed(found[0], OF_HACER[found[0].lower()]), text)
    text = _AND_MEASURED.sub(r"\g<before>medía", text) if " media " in text else text
    text = _MEASURED.sub(r"\1edía", _DID.sub(r"\1acía", _KNOWS.sub("sé", text)))
    text = _AND_DID.sub(r"\g<before>hacía", text) if " hacia " in text else text
    text = _STRESSED.sub(lambda found: _I_DO[found[0]], text)
    text = _NOT_DONE.sub(r"\1\2é", text)
    text = _SURE_SLIP.sub(lambda found: _spelled_by_rule(found[0]), text)
    text = _WILL_BE.sub("será", text) if "sera" in text else text
    return with_pronouns(_USED_TO.sub(lambda found: _with_b(found[0]), text))


def _spelled_by_rule(typed: str) -> str:
    """A word nothing knows, as a rule of spelling has it: no n before b and p; -ción and -sión sound alike."""
    folded = fold(typed)
    if is_known_word(folded) or loan_at(folded):
        return typed
    told = _N_BEFORE.sub("m", folded)
    ended = _ION.fullmatch(told)
    forms = [told, *(f"{ended[1]}{sound}ion{ended[2] or ''}" for sound in ("s", "c", "cc") if ended)]
    known = [one for one in forms if one != folded and is_known_word(one)]
    return like_typed(typed, known[0]) if len(known) == 1 else typed


def with_pronouns(text: str) -> str:
    """The text with the accent of "él" and "mí" behind a preposition, and "del" and "al" before what they lead.

    A capital is a town's: de El Monte.
    """
    if " el" in text:
        text = _OF_THE.sub(lambda found: f"{found[1]}l" if found[1] else f"{found[2]}l", _OF_HIM.sub(r"\1 él", text))
    return _TO_ME.sub(r"\1 mí", text) if " mi" in text else text


def _with_b(typed: str) -> str:
    stem, _, ending = typed.rpartition("v")
    told = f"{stem}b{ending}"
    return typed if is_known_word(fold(typed)) or fold(told) not in lexicon().forms else told


def spelled_right(text: str) -> str:
    """The line as it is meant, with its slips mended: "cambiava", "ise", "gavinetes"."""
    return _WORD.sub(lambda found: mended_word(found[0]), text)


def mended_word(word: str) -> str:
    """The one known word that a slip may have made this one of; else the word."""
    folded = fold(word)
    if folded in OF_HACER:
        return OF_HACER[folded]
    if is_known_word(folded) or loan_at(folded):
        return word
    found = {one for one in _variants(folded) if is_in_lexicon(one)}
    return found.pop() if len(found) == 1 else word


def is_known_word(folded: str) -> bool:
    """Whether a folded word is one of trades Spanish or of everyday language."""
    return is_in_lexicon(folded) or folded in specificity_words("es") or folded in _words_of_terms()


def is_in_lexicon(folded: str) -> bool:
    """Whether a folded word is one of trades Spanish."""
    known = lexicon()
    return folded in known.forms or any(len(term.words) == 1 for term in known.terms.get(folded, ()))


@cache
def _words_of_terms() -> frozenset[str]:
    return frozenset(word for terms in lexicon().terms.values() for term in terms for word in term.words)


def _variants(folded: str) -> Iterator[str]:
    """The words that one slip may have made this one of."""
    for typed, meant in _SWAPS:
        at = folded.find(typed)
        while at >= 0:
            behind = folded[at + len(typed) :]
            is_soft = behind[:1] in ("e", "i")
            if is_soft or (typed, meant) not in _SOFT_ONLY:
                yield f"{folded[:at]}{meant}{behind}"
            at = folded.find(typed, at + 1)
    if folded[0] in _VOWELS:
        yield f"h{folded}"
        if "s" in folded:
            yield f"h{folded.replace('s', 'c')}"
