"""Whether a sentence claims all that a posting asks for at once: "I meet every requirement you list"."""

import re

from workers.trades.proof.phrases import pattern
from workers.writing.gate.posting.words import simplified

_WHOLESALE = re.compile(pattern("wholesale"))
_THESE = re.compile(pattern("these"))


def is_wholesale(text: str, *, of_posting: bool) -> bool:
    """Whether a sentence claims the posting's whole list for its person.

    In a sentence that itself says what the posting asks for (`of_posting`), "all of these" means only that, and that
    is proven thing by thing.
    """
    plain = simplified(text)
    if of_posting:
        plain = _THESE.sub(" ", plain)
    return bool(_WHOLESALE.search(plain))
