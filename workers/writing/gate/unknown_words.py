"""Words that the vocabulary doesn't know: a few may stand beside work that is proven, as they are no claim of a kind.

What makes a claim risky (a number, a name, a credential, a rank, an employer, a level, an outcome) has a rule of its
own and is known by its words or its spelling. What is left are plain words in lower case; where the act and the rest
of what it is done to are proven, one or two of them change little.
"""

from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.general_words import is_common, is_general
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.clusters import Cluster
from workers.writing.gate.examination import Examination
from workers.writing.gate.families import families_in
from workers.writing.gate.profile import keys_of
from workers.writing.gate.tokens import Role, Token, is_head, says

_MOST = 2
_LEAST_LETTERS = 3
_PRAISES = ("ly", "mente", "est", "isimo", "isima", "ful")
"""Endings of words that say how well something is done: safely."""
_DOERS = ("er", "ers", "or", "ors", "dora", "doras", "dores")
"""Endings of machines and of people by what they do: telehandler."""
_LIGHT = word_set("unknown_light_acts")
_GENERAL = word_set("unknown_general_things")
_SORTS = word_set("unknown_sorts")
_GUIDANCE = frozenset({"guidance", "direction", "supervision", "eye", "watch", "guia", "direccion", "mando", "ojo"})
_RESPONSIBLE = word_set("work_responsible")


def is_responsible(act: Token) -> bool:
    """Whether an act answers for other people or for what they do: it is proven as it stands or not at all."""
    return act.folded in _RESPONSIBLE


def is_tolerable(examination: Examination, cluster: Cluster, failing: list[int]) -> bool:
    """Whether all that is unproven of an act and its things are a few unknown plain words beside proven ones."""
    acts, things = cluster
    tokens = examination.tokens
    proven = [at for at in (*acts, *things) if at not in failing]
    if not things and examination.proves_something and all(tokens[at].folded in _LIGHT for at in failing):
        return True  # "I go into confined spaces", where a credential proves the spaces
    if any(is_responsible(tokens[at]) for at in acts) or not _are_few(examination, failing, proven, things):
        return False
    own = [at for at in failing if not _is_guidance(tokens, at)]
    if any(says(tokens[at], examination.asked) or _is_swapped(examination, at) for at in own):
        return False
    return _is_one_common_thing(tokens, failing, things) or all(
        (is_unknown(tokens[at]) and not _is_sort_of_machine(tokens, at))
        or (tokens[at].folded in _LIGHT and len(proven) >= _MOST)
        or (tokens[at].folded in _GENERAL and tokens[at].role is not Role.ACT and bool(acts))
        or _is_of_name(tokens, at, proven)
        or _is_guidance(tokens, at)
        for at in failing
    )


def _is_one_common_thing(tokens: tuple[Token, ...], failing: list[int], things: list[int]) -> bool:
    """Whether all that is unproven is one thing that every trade has to do with: parts, a crew, a reading."""
    if len(failing) != 1 or failing[0] not in things:
        return False
    token = tokens[failing[0]]
    return token.surface.islower() and all(is_common(word) or is_general(word, "en") for word in token.words)


def _are_few(examination: Examination, failing: list[int], proven: list[int], things: list[int]) -> bool:
    """Whether so little is unproven that what is proven around it carries it: more where it leads, or stands alone."""
    elsewhere = sum(
        at in examination.settled and at not in examination.exempt and not token.is_plain
        for at, token in enumerate(examination.tokens)
    )
    if len(failing) > min(_MOST, len(proven) + elsewhere // 2):
        return False
    is_bare = any(at in things for at in failing) and not any(at in things for at in proven)
    if is_bare and (len(failing) > 1 or elsewhere < _MOST):
        return False
    leads = any(examination.tokens[at].start == 0 for at in failing)
    return not leads or len(proven) >= _MOST


def _is_swapped(examination: Examination, at: int) -> bool:
    """Whether a line has another word in the place of this one beside the same neighbour: local, interstate routes."""
    tokens = examination.tokens
    said = keys_of(tokens)
    for step in (1, -1):
        near = at + step
        if not 0 <= near < len(tokens) or tokens[max(at, near)].breaks or tokens[near].is_plain:
            continue
        for job in examination.jobs:
            for line in job.lines:
                known = line.reading.tokens
                for there, one in enumerate(known):
                    other = there - step
                    if not 0 <= other < len(known) or known[max(there, other)].breaks:
                        continue
                    is_other = not known[other].is_plain and known[other].role is not Role.ACT
                    if is_other and one.keys & tokens[near].keys and not says(known[other], said):
                        return line.reading.code == examination.reading.code
    return False


def _is_sort_of_machine(tokens: tuple[Token, ...], at: int) -> bool:
    """Whether a word says which machine is meant: "tracked backyard machine", "vertical band machines"."""
    following = tokens[at + 1 : at + 3]
    return any(
        one.folded in _MACHINES and not any(between.breaks for between in tokens[at + 1 : at + 2 + place])
        for place, one in enumerate(following)
    )


_MACHINES = frozenset({"machine", "machines", "equipment", "vehicle", "vehicles", "maquina", "maquinas"})


def _is_of_name(tokens: tuple[Token, ...], at: int, proven: list[int]) -> bool:
    """Whether a word says of what sort a proven name beside it is: ISX engines, filtros DPF."""
    near = [one for one in (at - 1, at + 1) if one in proven]
    return tokens[at].folded in _SORTS and any(tokens[one].surface.isupper() for one in near)


def _is_guidance(tokens: tuple[Token, ...], at: int) -> bool:
    """Whether a word only says that the work was guided: "under the guidance of a journeyman"."""
    return tokens[at].folded in _GUIDANCE and any(
        one.folded in {"under", "bajo"} for one in tokens[max(0, at - 4) : at]
    )


def is_unknown(token: Token) -> bool:
    """Whether a word is plain lower case that no list has: no name, code, number, tool, act, trade or rank."""
    words = claim_words()
    risky = words.credential_generic | words.high_ranks | words.low_ranks | words.title_extra | words.schemes
    return (
        (token.surface.islower() or (token.start == 0 and token.surface[1:].islower()))
        and token.surface.isalpha()
        and len(token.folded) >= _LEAST_LETTERS
        and not token.folded.endswith(_PRAISES + _DOERS)
        and not any(key.startswith(("act:", "thing:")) for key in token.keys)
        and token.folded not in risky | words.levels.keys() | words.soft_levels.keys() | words.negators
        and not is_head(token)
        and not families_in([token])
    )
