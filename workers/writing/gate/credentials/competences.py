"""What somebody is called competent in, where a row of a credential says it of one thing."""

from itertools import takewhile

from workers.trades.proof.claim_words import claim_words
from workers.writing.gate.credentials.rows import row_says
from workers.writing.gate.credentials.segments import GOING_ON
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.sentence.tokens import Role, Token


def check_competences(examination: Examination) -> None:
    """Refuse what a list adds to the one thing that a row calls its person competent in."""
    tokens = examination.tokens
    rows = [held for held in examination.profile.credentials if held.is_held and held.words & _COMPETENT]
    first = next((at for at, one in enumerate(tokens) if one.folded in _COMPETENT), None)
    lead = next((at for at in range(first or 0, len(tokens)) if tokens[at].folded in _SAID_OF), None)
    if first is None or lead is None or lead > first + 2:
        return
    listed = takewhile(lambda at: _is_listed(tokens[at]), range(lead + 1, len(tokens)))
    named = [at for at in listed if not tokens[at].is_plain]
    added = [at for at in named if not any(row_says(held, tokens[at]) for held in rows)]
    if added and len(added) < len(named):
        examination.fault(Reason.CREDENTIAL, *added)


def _is_listed(token: Token) -> bool:
    """Whether a word goes on with a list of things, and says nothing else of them: no "valid", no "which"."""
    tells_on = token.folded in GOING_ON | claim_words().current
    is_link = not token.is_plain or token.folded in _LINKS
    return token.role is Role.THING and is_link and not token.number and not tells_on


_COMPETENT = frozenset({"competent", "competente"})
_SAID_OF = frozenset({"in", "on", "en", "for", "para"})
_LINKS = frozenset({"and", "y", "e", "of", "in", "the", "for", "de", "en", "la", "el"})
