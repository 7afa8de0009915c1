"""Two kinds of a thing of which the lexicon names each whole: "tanques de gasolina y diésel", tanks of both."""

import re

from workers.language.words import fold
from workers.writing.lexicon.conjugated import Told
from workers.writing.lexicon.spanish import lexicon

_TWO_KINDS = re.compile(
    r"\b(?P<head>[^\W\d_]+s) de (?P<one>[^\W\d_]+) y (?:de )?(?P<other>[^\W\d_]+)\b(?! (?:del?|con)\b)"
)


_THREE_KINDS = re.compile(
    r"\b(?P<head>fugas|niveles|cercas|rejas|tuber[ií]as?|tubos|l[ií]neas|puertas|ventanas|tanques|filtros|barandales|portones"
    r"|escaleras|techos|bardas) de (?P<one>[^\W\d_]+), (?P<two>[^\W\d_]+) [ye] (?P<other>[^\W\d_]+)"
    r"(?=$|[,;.)]| (?:en|con|para|a|por|de \d)\b)",
    re.IGNORECASE,
)
"""Things of which three materials tell the kinds: "fugas de aire, agua y aceite" are leaks of each."""


def with_kinds_apart(text: str) -> str:
    """The line with the thing named again before its second kind; only of several things.

    Of one the kind may be a thing: "Cambio bomba de agua y aceite" may change the oil, too.
    """
    text = _KIND_OF_TWO.sub(_whole_apart, _TWO_FIELDS.sub(r"\g<head> \g<one> y \g<head> \g<other>", text))
    text = _THREE_NAMED.sub(_each_named, text)
    return _KIND_AND_QUALITY.sub(_qualified_apart, _TWO_KINDS.sub(_apart, _THREE_KINDS.sub(_of_each, text)))


_FIELD = r"(?:neum[aá]tic|hidr[aá]ulic|mec[aá]nic|el[eé]ctric|electr[oó]nic)"
_TWO_FIELDS = re.compile(
    rf"\b(?P<head>[^\W\d_]+) (?P<one>{_FIELD}(?P<end>[ao]s)) y (?P<other>{_FIELD}(?P=end))\b", re.IGNORECASE
)
"""Kinds by two qualities, each of which names a thing or a person, too: "diagramas eléctricos y neumáticos"."""
_KIND_OF_TWO = re.compile(
    r"\b(?P<head>[^\W\d_]+) (?P<one>de [^\W\d_]+) y (?P<other>de (?P<first>[^\W\d_]+) y (?P<second>[^\W\d_]+))\b"
)


def _whole_apart(found: re.Match[str]) -> str:
    """`andamio de sistema y de tubo y abrazadera`: the second kind is named by two things."""
    head, first, second = (fold(found[name]) for name in ("head", "first", "second"))
    is_named = _is_named(head, first, "y", second) and _is_named(head, *fold(found["one"]).split()[1:])
    return f"{found['head']} {found['one']} y {found['head']} {found['other']}" if is_named else found[0]


_KIND_AND_QUALITY = re.compile(
    r"\b(?P<head>[^\W\d_]+) (?P<kind>de [^\W\d_]+) y (?P<quality>[^\W\d_]+)\b(?! (?:del?|con)\b)", re.IGNORECASE
)


def _qualified_apart(found: re.Match[str]) -> str:
    """`andamio de sistema y tubular`: both are names of one thing's kinds, the second a quality that is no thing."""
    head, quality = fold(found["head"]), fold(found["quality"])
    kind = fold(found["kind"]).split()[-1]
    is_two = _is_named(head, kind) and _is_called(head, quality)
    return f"{found['head']} {found['kind']} y {found['head']} {found['quality']}" if is_two else found[0]


def _is_called(*words: str) -> bool:
    term = lexicon().at(list(words), 0, "noun")
    return term is not None and len(term.words) == len(words)


def _of_each(found: re.Match[str]) -> str:
    kinds = [found["one"], found["two"], found["other"]]
    if not all(map(_is_material, kinds)):
        return found[0]
    first, second, third = (f"{found['head']} de {kind}" for kind in kinds)
    return f"{first}, {second} y {third}"


_THREE_NAMED = re.compile(
    r"\b(?P<head>[^\W\d_]+s) de (?P<one>[^\W\d_]+), (?P<two>[^\W\d_]+) [ye] (?:de )?(?P<other>[^\W\d_]+)\b(?! del?\b)",
    re.IGNORECASE,
)


def _each_named(found: re.Match[str]) -> str:
    """`asientos de carro, camión y lancha`: the lexicon names each of the three kinds."""
    head, *kinds = (fold(found[name]) for name in ("head", "one", "two", "other"))
    if not all(_is_named(head, kind) for kind in kinds):
        return found[0]
    first, second, third = (f"{found['head']} de {found[name]}" for name in ("one", "two", "other"))
    return f"{first}, {second} y {third}"


def _is_material(word: str) -> bool:
    """Whether it names what is in things, or what they are made of: agua, cobre, PVC."""
    term = lexicon().at([fold(word)], 0, "noun")
    return term is not None and term.noun is not None and (term.noun.is_material or term.noun.is_mass)


def _apart(found: re.Match[str]) -> str:
    head, one, other = (fold(found[name]) for name in ("head", "one", "other"))
    is_doing = any(told is Told.FIRST for _, told in lexicon().forms.get(other, ()))
    is_named_both = _is_named(head, one, "y", other) or _is_named(head, one, "y", "de", other)
    if is_doing or is_named_both or not (_is_named(head, one) and _is_named(head, other)):
        return found[0]
    return f"{found['head']} de {found['one']} y {found['head']} de {found['other']}"


def _is_named(head: str, *kind: str) -> bool:
    words = [head, "de", *kind]
    term = lexicon().at(words, 0, "noun")
    return term is not None and len(term.words) == len(words)
