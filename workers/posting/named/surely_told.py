"""The employer in wordings in which nobody else stands: join X, working at X, and an e-mail address of X's own."""

import re
from collections.abc import Iterator

from workers.language.words import fold
from workers.posting.name_forms.boards import is_board
from workers.posting.name_forms.firm_wordings import NAME, ends_as_a_firm
from workers.posting.named.common_words import are_common, are_of_makers
from workers.posting.named.word_classes import UNIONS

_NOT_OF_IT = (
    r"(?!['\u2019]s |[\w-]| (?:data|plants?|sites?|stores?|mines?|facilit|refiner|locations?|dealer|jobs?\b|projects?"
    r"|campus|certified|equipment|trucks?|machines?|engines?|products?|lifts?|parts\b|systems?\b|sit(?:e|io)s?\b))"
)
"""What isn't behind the name: the works of a customer, or a maker's machines."""
_JOIN = re.compile(
    rf"(?:\A|\n|[.!?:;,\u2022-]\s+|\b(?:to|and|you|please|come|why|Why|could|should|will|for) )"
    r"(?:[Jj]oin|[Jj]oining|\u00danete a|[Uu]nirte a) "
    r"(?:the (?:team|crew|family) (?:at|of) |us at |our (?:team|crew) at )?"
    rf"(?P<name>{NAME}){_NOT_OF_IT}"
)
_WORKING_AT = re.compile(
    r"\b(?:[Ww]ork(?:ing)?|[Cc]areers?|[Ll]ife|[Ee]mployment|(?:[Tt]eam|[Cc]rew)(?: of \w+)?|[Bb]enefits|[Pp]erks"
    r"|[Pp]eople|[Oo]pportunit(?:y|ies)|[Oo]penings?) at "
    rf"(?P<name>{NAME}){_NOT_OF_IT}"
)
_WORK_FOR = re.compile(
    r"(?:\A|\n|[.!?]\s+)(?:[Cc]ome )?(?:[Dd]rive|[Ww]ork|[Ww]eld|[Bb]uild|[Ff]ly|[Hh]aul) (?:for|with) "
    rf"(?P<name>{NAME}){_NOT_OF_IT}"
)
"""Drive for Crowder Ready Mix."""
_WHAT_IT_OFFERS = re.compile(rf"\b(?:What|Why) (?P<name>{NAME}) (?:offers|provides|gives)\b")
_WHO_IS = re.compile(rf"\bWho (?:is|are) (?P<name>{NAME})\?")
_BENEFITS_OF = re.compile(rf"(?:\A|\n)[^\w\n]*(?P<name>{NAME}) (?:[Bb]enefits|[Pp]erks)(?: include)?:?(?=\s)")
"""What stands over, or before, what a firm gives: Keystone Corrugated benefits."""
_OFFERS = re.compile(
    rf"(?:\A|\n|[.!?]\s+)[^\w\n]*(?P<name>{NAME})"
    r"(?:,? (?:offers|provides|ofrece)\b(?=[^.\n]*\b(?:health|medical|dental|401|benefits|insurance|pension|pay"
    r"|prestaciones|seguro|vacaciones|training)\b)"
    r"| (?:is|are) an? (?:proud )?(?:equal|EOE|EEO|e\.o\.e|drug|at-will)\b)"
)
_AT_HEAD = re.compile(
    rf"(?:\A|\n|[.!?]\s+)(?:Here at|At) (?P<name>{NAME}), (?:you|your|every|nobody|each|we|our|people|safety)\b"
)
_WORDINGS = (_JOIN, _WORKING_AT, _WORK_FOR, _AT_HEAD, _OFFERS, _WHAT_IT_OFFERS, _WHO_IS, _BENEFITS_OF)
_ADDRESS = re.compile(r"(?:@|\bwww\.|https?://)(?P<domain>[\w-]{2,40}(?:\.[\w-]{2,40}){1,3})")
_WORD_OF_NAME = re.compile(r"(?:[A-Z\u00c1\u00c9\u00cd\u00d3\u00da\u00d10-9][\w'\u2019-]*|&|and|of|the|y|de)")
_BESIDE_NAME = re.compile(r"(?:jobs|careers?|hr|inc|llc|co|corp|us|usa|group|team|hiring|work|company)?")
_NAME = re.compile(NAME)
_SHORTEST_LABEL = 5
_SHORTEST_NAME = 3
_MOST_WORDS = 6


def surely_named(text: str) -> Iterator[str]:
    """Names that stand in such wordings; no maker's, no union's and none of common words only, but for an address's."""
    for pattern in _WORDINGS:
        for found in pattern.finditer(text):
            words = fold(found["name"]).split()
            if len(found["name"]) < _SHORTEST_NAME:
                continue
            if not (
                are_of_makers(words) or are_common(words) or not UNIONS.isdisjoint(words) or is_board(found["name"])
            ):
                yield found["name"].removeprefix("The ")
    yield from _named_in_addresses(text)


def _named_in_addresses(text: str) -> Iterator[str]:
    """Names of the text that an address spells: Halstead Marine of jobs@halsteadmarine.com."""
    domains = {label for found in _ADDRESS.finditer(text) for label in fold(found["domain"]).split(".")[:-1]}
    labels = {label.replace("-", "") for label in domains if len(label) >= _SHORTEST_LABEL and not is_board(label)}
    if not labels:
        return
    for line in _ADDRESS.sub("\n", text).splitlines():
        words = list(_WORD_OF_NAME.finditer(line))
        for place, first in enumerate(words):
            if not first[0][0].isupper():
                continue
            for last in words[place : place + _MOST_WORDS]:
                said = line[first.start() : last.end()]
                letters = "".join(filter(str.isalnum, fold(said)))
                if any(
                    label.startswith(letters) and _BESIDE_NAME.fullmatch(label, len(letters))
                    for label in labels
                    if len(letters) >= _SHORTEST_LABEL
                ):
                    yield _whole(line, first.start(), said)


def _whole(line: str, begin: int, said: str) -> str:
    """The name with what it goes on with, where it ends as a firm's only so: Pettigrove Heating & Air."""
    found = _NAME.match(line, begin)
    is_more = found is not None and len(found[0]) > len(said) and not ends_as_a_firm(said)
    return found[0] if found and is_more and ends_as_a_firm(found[0]) else said
