"""What a sentence wishes, offers or admits: nothing of that is claimed to have been done or to be held.

"I would welcome the chance to add blasting to what I know" claims no blasting, and "I don't hold the CCCM yet" denies
it. A wish may name what the posting names and what the profile has; it ends where the sentence speaks of the person's
own past again ("and I have", "because", "my ten years").
"""

import re

from workers.trades.proof.phrases import pattern

_WISH = re.compile(pattern("wish"))
_SAID_LAST = re.compile(pattern("wish_said_last"))
_PERSON = re.compile(r"\b(?:i|my|mine|mi|mis|yo|tengo|soy)\b")
_ENDS = re.compile(pattern("wish_ends"))
_GOES_ON = re.compile(r"\b(?:continue|continuing|keep|again|return|seguir|continuar|volver)\b")


def wish_in(text: str) -> tuple[int, int] | None:
    """Where a wish begins and ends in a sentence in lower case without accents; None where there is none.

    "I would like to keep running tower cranes" says that somebody ran them, so it is none.
    """
    said_last = _SAID_LAST.search(text)
    match = said_last or _WISH.search(text)
    if not match or (said_last and _PERSON.search(text[: said_last.start()])):
        return None
    begins = 0 if said_last else match.start()
    end = _ENDS.search(text, match.end())
    until = end.start() if end else len(text)
    return None if _GOES_ON.search(text[begins:until]) else (begins, until)
