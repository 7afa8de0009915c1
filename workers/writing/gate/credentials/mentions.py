"""Which words of a sentence speak of a credential, so that a row has to prove them."""

from itertools import pairwise

from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.lexicon import lexicon
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.credentials.certified_things import certifies_things
from workers.writing.gate.credentials.rows import initials, names_in_spanish
from workers.writing.gate.credentials.segments import is_of_row_name
from workers.writing.gate.examination import Examination
from workers.writing.gate.people.crews import are_people
from workers.writing.gate.rows.profile import Held
from workers.writing.gate.rows.profile_lines import Line
from workers.writing.gate.sentence.proven_keys import keys_of
from workers.writing.gate.sentence.tokens import Role, Token, is_head, says
from workers.writing.gate.time_told.told_trades import jobs_of_told_trade


def mentions_credential(examination: Examination, at: int) -> bool:
    """Whether a word is a scheme, a word for papers, or one of a row's name."""
    token = examination.tokens[at]
    if any(word in claim_words().schemes for word in token.words):
        return not _leads_title(examination, at)
    if len(token.words) == 1 and token.folded in claim_words().credential_generic:
        return not (
            _is_permit_required(examination, at)
            or _is_meat(examination, at)
            or _is_paper_of_work(examination, at)
            or _is_filled_in_at_work(examination, at)
            or _is_of_other(examination, at)
            or certifies_things(examination, at)
        )
    if token.folded in _COURSES and _is_told_to_end(examination, token, within=_CLAUSE):
        return True
    if _is_my_paper(examination, at):
        return True
    if token.folded in {"journeyman", "oficial"}:
        before = {one.folded for one in examination.tokens[max(0, at - 2) : at]}
        in_title = any(says(token, job.title_keys) for job in examination.jobs)
        is_others = bool(before & _OTHERS) and not before & _BEING  # "my journeyman", "under a journeyman"
        return not (before & _UNDER or is_others or in_title)
    is_named_otherwise = _is_of_title(examination, at) or _is_of_told_trade(examination, at)
    return not is_named_otherwise and _names_credential(examination, at)


def _is_of_told_trade(examination: Examination, at: int) -> bool:
    """Whether a word only says what years are years of: in low-voltage work."""
    tokens = examination.tokens
    for link in range(max(1, at - _TRADE_WORDS), at):
        if tokens[link].folded in _IN and any(one.folded in _YEARS for one in tokens[max(0, link - 3) : link]):
            return bool(jobs_of_told_trade(examination, list(tokens[link:])))
    return False


_TRADE_WORDS = 3
"""Words of a trade's name within which a credential's may stand."""
_IN = frozenset({"in", "en"})
_YEARS = frozenset({"years", "year", "anos", "ano"})


def _names_credential(examination: Examination, at: int) -> bool:
    """Whether a word is one of a credential's name: its code, its level, or two words in a row."""
    token = examination.tokens[at]
    if len(token.surface) > 1 and token.surface.isupper() and len(token.words) == 1 and _is_code(examination, token):
        return True
    if _is_level_of_row(examination, token) or is_of_row_name(examination, at):
        return True
    following = next((one for one in examination.tokens[at + 1 : at + 4] if not one.is_plain), None)
    return any(
        _names_row(examination, at, held)
        or (following is not None and not token.is_plain and names_in_spanish(held, token, following))
        for held in examination.profile.credentials
    )


def _is_of_title(examination: Examination, at: int) -> bool:
    """Whether a word and its neighbour follow each other in a job's title: a Tower Technician II holds no level II."""
    said = [one.folded for one in examination.tokens]
    pairs = [said[place : place + 2] for place in (at - 1, at) if place >= 0]
    titles = ([one.folded for one in job.title.tokens] for job in examination.profile.jobs)
    return any(
        len(pair) > 1 and pair == title[first : first + 2]
        for title in titles
        for pair in pairs
        for first in range(len(title))
    )


def _leads_title(examination: Examination, at: int) -> bool:
    """Whether a scheme's word leads a job's own title here: an NDT technician says no more than the row."""
    following = examination.tokens[at + 1 : at + 2]
    return any(is_head(one) for one in following) and _is_of_title(examination, at)


def _is_permit_required(examination: Examination, at: int) -> bool:
    """Whether a permit is only what a place wants: a permit-required confined space."""
    following = examination.tokens[at + 1 : at + 2]
    return any(one.folded == "required" for one in following) and examination.reading.between(at + 1) == "-"


def _is_meat(examination: Examination, at: int) -> bool:
    """Whether a word is meat and no card ("carné"), which many type without its accent: "una planta de carne"."""
    behind = [one.folded for one in examination.tokens[at + 1 : at + 3]]
    is_card = behind[:1] == ["de"] and bool(_OF_CARDS & set(behind[1:]))
    return examination.tokens[at].surface.lower() == "carne" and not is_card


_OF_CARDS = frozenset(
    {"manejo", "manejar", "conducir", "conductor", "chofer", "manipulador", "identidad", "identificacion", "soldador"}
    | {
        "operador",
        "montacargas",
        "seguridad",
        "salud",
        "vacunacion",
        "residencia",
        "socio",
        "instalador",
        "electricista",
    }
)


def _is_paper_of_work(examination: Examination, at: int) -> bool:
    """Whether a permit or a card is one that the work itself has, as a line names it: hot work permits, time cards."""
    token = examination.tokens[at]
    beside = (
        examination.tokens[at - 1 : at] if examination.reading.code == "en" else examination.tokens[at + 2 : at + 3]
    )
    if token.folded not in _PAPERS_OF_WORK or not at or not beside or beside[0].folded in _NO_SORTS or beside[0].number:
        return False
    return any(says(token, line.keys) and says(beside[0], line.keys) for line in _lines(examination))


def _is_filled_in_at_work(examination: Examination, at: int) -> bool:
    """Whether a permit or a certificate is one that a line tells of beside the same doing: "fill out the cert".

    A paper of one's own is held; one of the work is written, pulled, signed or worked under, by whoever it is.
    """
    tokens = examination.tokens
    if tokens[at].folded not in _WRITTEN_AT_WORK or {one.folded for one in tokens} & _HOLDING:
        return False
    told = [one for there, one in enumerate(tokens) if there != at and not (one.is_plain or one.number)]
    is_permit = tokens[at].folded.startswith("permi")
    if not is_permit and any(one.folded in {"with", "con"} for one in tokens[max(0, at - _FAR_WITH) : at]):
        return False
    names = {one for one in _WRITTEN_AT_WORK | {"cert", "certs"} if one.startswith("permi") is is_permit}
    for line in _lines(examination):
        if any(word in names for one in line.reading.tokens for word in one.words):
            keys = keys_of(line.reading.tokens)  # whoever does it
            others = sum(not (one.is_plain or one.number) for one in line.reading.tokens) - 1
            if sum(says(one, keys) for one in told) >= max(1, min(_BESIDE, len(told), others)):
                return True
    return False


_FAR_WITH = 6
_BESIDE = 2
_WRITTEN_AT_WORK = frozenset(
    {"permit", "permits", "permiso", "permisos", "certificate", "certificates", "certificado", "certificados"}
)
_HOLDING = word_set("papers_holding")


_NO_SORTS = frozenset(
    {"a", "the", "my", "of", "and", "or", "have", "no", "i", "with", "de", "la", "el", "mi", "y", "o", "con"}
)
_PAPERS_OF_WORK = frozenset({"permit", "permits", "card", "cards", "permiso", "permisos", "tarjeta", "tarjetas"})


def _is_of_other(examination: Examination, at: int) -> bool:
    """Whether somebody else has a licence, whom a line names so: "with a licensed inspector", "el de la licencia"."""
    tokens = examination.tokens
    before = [one.folded for one in tokens[max(0, at - 2) : at]]
    if tokens[at].folded in _LICENSED:
        following = tokens[at + 1 : at + 2]
        is_led = bool(before) and before[-1] in _LEADING_OTHERS and not set(before) & _BEING
        person = following[0] if is_led and following and _names_person(following[0]) else None
    else:  # "lo conecta el electricista con licencia"
        is_led = at > _PERSON_AT and before[-1:] == ["con"] and tokens[at - _PERSON_AT - 1].folded in {"el", "la", "un"}
        person = tokens[at - _PERSON_AT] if is_led else None
    return person is not None and any(_names_licensed(line, person) for line in _lines(examination))


_PERSON_AT = 2


def _names_licensed(line: Line, person: Token) -> bool:
    """Whether a line tells of such a person beside a word for being licensed, in either language."""
    tokens = line.reading.tokens
    generic = claim_words().license_words | claim_words().credential_generic
    return any(
        one.keys & person.keys and any(set(near.words) & generic for near in tokens[max(0, at - 1) : at + _NEAR_PERSON])
        for at, one in enumerate(tokens)
    )


_NEAR_PERSON = 3


def _names_person(token: Token) -> bool:
    return are_people(token) or token.folded.endswith(("er", "or", "ian", "ist"))


_LICENSED = frozenset({"licensed", "certified", "registered", "qualified"})
_LEADING_OTHERS = frozenset({"a", "the", "with", "for", "by", "under", "to", "our"})


def _lines(examination: Examination) -> list[Line]:
    return [line for job in examination.jobs for line in job.lines]


_UNDER = frozenset({"under", "with", "to", "for", "bajo", "con", "para", "al", "beside", "alongside"})


def _is_level_of_row(examination: Examination, token: Token) -> bool:
    """Whether a class, level or category with its mark is one of a credential's and of no duty: Cat II."""
    marks = {key for key in token.keys if key.startswith("designated:")}
    return any(marks & held.keys for held in examination.profile.credentials) and not any(
        marks & job.keys for job in examination.profile.jobs
    )


_OTHERS = frozenset({"my", "our", "the", "your", "mi", "nuestro", "el", "un"})
_BEING = frozenset({"am", "soy", "as", "como"})
_JOINERS = frozenset({"and", "of", "in", "the", "for", "y", "de", "e", "en", "la", "el"})


def _is_code(examination: Examination, token: Token) -> bool:
    """Whether a word in capitals is one of a credential's name and of no duty: TLL, CHST, T4."""
    rows = {word.surface for held in examination.profile.credentials for word in held.name}
    rows |= {initials(held).upper() for held in examination.profile.credentials}
    is_done = any(f"raw:{token.folded}" in job.keys for job in examination.profile.jobs)
    return token.surface in rows and (not is_done or _is_told_to_end(examination, token))


def _is_told_to_end(examination: Examination, token: Token, within: int = _NEAR_PERSON) -> bool:
    """Whether a word names a paper, since it is told to end, or to have ended: "PACP lapsed in February 2024".

    That must stand before the token that is `within` places behind the word.
    """
    at = examination.tokens.index(token)
    return any(one.folded in _ENDING for one in examination.tokens[at + 1 : at + within])


def _is_my_paper(examination: Examination, at: int) -> bool:
    """Whether a row's word stands between "my" and the end of a validity: "my physical is valid until June 2027"."""
    token, before = examination.tokens[at], examination.tokens[max(0, at - _NEAR_PERSON) : at]
    return (
        any(one.folded in {"my", "mi"} for one in before)
        and not token.is_plain
        and _is_told_to_end(examination, token)
        and any(word in held.words for held in examination.profile.credentials for word in token.words)
    )


_COURSES = frozenset({"curso", "capacitacion", "constancia", "entrenamiento", "training", "course", "refresher"})
"""Words for a course, which is a paper only where it is told when that ends."""
_CLAUSE = 9
"""Tokens behind a course within which its end is told."""
_ENDING = frozenset(
    {"lapsed", "expired", "expires", "ran", "runs", "valid", "vencio", "vence", "caduco", "expiro", "vale", "vigente"}
)


def _names_row(examination: Examination, at: int, held: Held) -> bool:
    """Whether two words of a credential's name follow each other here as there ("Gas Brazer"): it is meant."""
    words = [word for token in examination.tokens[at : at + 2] for word in token.words][:2]
    if words not in ([first.folded, second.folded] for first, second in pairwise(held.name)):
        return False
    plain = lexicon().plain
    is_plain = all(f"en:{word}" in plain or f"es:{word}" in plain for word in words)
    if _JOINERS & set(words) or is_plain:
        return False
    is_done = any(
        all(f"raw:{word}" in job.keys for word in words)
        or (bool(examination.tokens[at].parts) and says(examination.tokens[at], job.keys))
        for job in examination.profile.jobs
    )
    is_doing = any(one.role is Role.ACT and one.is_act and not one.is_plain for one in examination.tokens[:at])
    return not is_done and not is_doing
