"""Where a sentence gives its person a title: runs of words with a head noun, that are no verb and nobody else's.

"Lead a crew" gives no rank, "when the foreman is out" somebody else's; what is left must be proven.
"""

from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.examination import Examination
from workers.writing.gate.sentence.tokens import Role, Token, is_head

_SELF = word_set("ranks_self")
_RISING = word_set("ranks_rising")
PHRASE_ENDS = word_set("ranks_np_ends")


def title_phrases(examination: Examination) -> list[list[int]]:
    """The places of the words of each title that a sentence gives its person; two that meet are one."""
    tokens = examination.tokens
    phrases: list[list[int]] = []
    for at, token in enumerate(tokens):
        if at in examination.settled:
            continue
        if (
            is_head(token)
            and not _is_verb(examination, at)
            and not _is_metal(examination, at)
            and not _tells_kind(examination, at)
            and (start := _self_start(examination, at)) is not None
        ):
            end = at + 1
            while (
                end < len(tokens)
                and not tokens[end].breaks
                and tokens[end].folded not in PHRASE_ENDS
                and (tokens[end].role is not Role.ACT or is_head(tokens[end]))
            ):
                end += 1
            phrase = [one for one in range(start, end) if one not in examination.settled or is_rank(tokens[one])]
            if phrases and phrases[-1][-1] >= phrase[0]:
                phrases[-1] = sorted(set(phrases[-1]) | set(phrase))
            else:
                phrases.append(phrase)
    return phrases


def employed_by(examination: Examination, phrase: list[int]) -> frozenset[str] | None:
    """The ids of the jobs at the employer named right behind a title ("welder at Bayside"); None where none is."""
    tokens = examination.tokens
    at = phrase[-1] + 1
    if at + 1 >= len(tokens) or tokens[at].breaks or tokens[at].folded not in _AT:
        return None
    return examination.employers.get(at + 1)


_AT = frozenset({"at", "for", "with", "en", "para", "con"})


def _is_verb(examination: Examination, at: int) -> bool:
    """Whether "Lead" leads somebody here: "Lead a crew", "Lead weekly talks"."""
    tokens = examination.tokens
    if tokens[at].folded == "master" and any(one.folded.startswith("key") for one in tokens[at + 1 : at + 2]):
        return True  # a locksmith who master keys is no master by that
    if tokens[at].folded not in {"lead", "head", "captain", "leads", "boss", "pusher", "mentor", "coach"} or at > 0:
        return False
    following = tokens[at + 1] if at + 1 < len(tokens) else None
    return following is not None and (
        following.folded in {"a", "an", "the", "our", "my"}
        or following.number is not None
        or not any(is_head(one) or one.folded in PHRASE_ENDS for one in tokens[at + 1 : at + 5])
    )


def _is_metal(examination: Examination, at: int) -> bool:
    """Whether "lead" is in paint or dust here, and nobody's rank: "Remove lead paint"."""
    following = examination.tokens[at + 1 : at + 2]
    return examination.tokens[at].folded == "lead" and any(one.folded in _HOLDS_METAL for one in following)


_HOLDS_METAL = frozenset(
    {"paint", "dust", "abatement", "based", "pipe", "pipes", "joint", "joints", "safe", "flashing"}
)


def _tells_kind(examination: Examination, at: int) -> bool:
    """Whether a Spanish word says of which kind a thing is: "llana mecánica", not "la mecánica"."""
    tokens = examination.tokens
    before = tokens[at - 1] if at else None
    return (
        examination.reading.code == "es"
        and tokens[at].folded in {"mecanica", "mecanicas", "electrica", "tecnica"}
        and before is not None
        and not (before.is_plain or tokens[at].breaks or is_head(before))
    )


def is_rank(token: Token) -> bool:
    """Whether a word tells a rank, high or low, which no trade shows: foreman, helper."""
    words = claim_words()
    return any(word in words.high_ranks or word in words.low_ranks for word in token.words)


def _self_start(examination: Examination, at: int) -> int | None:
    """Return where the phrase begins that says what the person is; None where the word is somebody else's title."""
    tokens = examination.tokens
    start = at
    while start > 0 and not tokens[start].breaks:
        before = tokens[start - 1].folded
        rises = before in {"to", "a"} and start > 1 and tokens[start - 2].folded in _RISING
        if before in _SELF or rises:
            return start
        if before in PHRASE_ENDS or _is_done_to(tokens, start, at):
            return None
        start -= 1
    if start > 0:  # behind a comma: "At Acme since 2019, first as an assistant"
        has_act = any(one.role is Role.ACT for one in tokens[:start])
        return start if not has_act and _is_named_before(examination, start) else None
    if any(one.folded in _HAVING for one in tokens[:at]) and not any(is_head(one) for one in tokens[:at]):
        return None  # "Tengo un peón a mi cargo"
    determiner = next((one.folded for one in tokens[:at] if one.is_plain), "")
    return None if determiner in _OTHERS or _is_somebody(tokens, at) else start


def _is_somebody(tokens: tuple[Token, ...], at: int) -> bool:
    """Whether an article makes somebody else of a title: "when the foreman is out"."""
    first = at
    while first > 0 and not tokens[first - 1].is_plain and not tokens[first].breaks:
        first -= 1
    return first > 1 and tokens[first - 1].folded in _OTHERS


_HAVING = frozenset({"tengo", "tuve", "tenia", "have", "had", "has"})
_OTHERS = frozenset({"the", "el", "la", "los", "las", "your", "su", "our", "nuestro", "nuestra"})


def _is_done_to(tokens: tuple[Token, ...], start: int, at: int) -> bool:
    """Whether the word before `start` is an act done to whoever is named at `at`; "pipe" of a pipe welder is none."""
    before = tokens[start - 1]
    is_compound = not before.folded.endswith("ed") and not any(one.is_plain for one in tokens[start:at])
    return before.role is Role.ACT and before.folded not in claim_words().high_ranks and not is_compound


def _is_named_before(examination: Examination, start: int) -> bool:
    return any(at in examination.settled for at in range(start))
