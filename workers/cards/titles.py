"""The name of a certificate that no table has: the largest line that says what certificates are called by."""

import re

from workers.cards.days import days
from workers.cards.labels import labels
from workers.cards.printed import Printed

_CERTIFICATE = re.compile(
    r"\b(?:certified|certification|operators?|technician|qualified|qualification|licensed?|permit|awareness|competent"
    r"|inspector|installer|installation|specialist|attendant|guard|agent|associate|professional|auditor|labou?rer|salesperson"
    r"|rescue|diver|examiner|aide|paramedic|engineer|foreman|mason|painter|roofer|glazier|driller|responder|induction"
    r"|orientation|passport|contractor|journeyperson|server|manager|planner|estimator|firearm|emt|analyst|diving"
    r"|specialist|mechanic|\w*fitter|worker|driver|tester|handler|climber|welder|applicator|provider|journey(?:man|worker)|apprentice|supervisor|endorsement|safety|training"
    r"|seguridad|trabajos?|manejo|certificado|certificaci[oó]n|operador|t[eé]cnico|licencia|capacitaci[oó]n|curso)\b",
    re.IGNORECASE,
)
NO_NAME = re.compile(
    r"\b(?:this|that|has|have|the|is|by|certif(?:y|ies)|certificate of (?:completion|training|achievement)"
    r"|(?:training|certification|wallet|operator'?s?|permit|id(?:entification)?) card|library|institute|academy"
    r"|council|board|commission|bureau|partners|services|solutions|systems|company|corp|association|excellence|registry|office|authority|ministry|society|center|school|college|university|department|division|inc|llc|signature)\b",
    re.IGNORECASE,
)
_STRAY = re.compile(r"^\W+|[^\w)]+$")
FEWEST_WORDS, MOST_WORDS = 2, 7
LABEL = 0.8  # of a line's letters: it says what a value is, no name


def printed_title(card: Printed) -> str | None:
    """Return the card's printed title in capitals and small letters.

    Returns None where no large line is a title, or one has a label or a date.
    """
    for line in card.titles:
        text = _STRAY.sub("", line.text)
        words = text.split()
        if text[:1].islower():  # what stands under a name: "operator training & compliance"
            continue
        if not FEWEST_WORDS <= len(words) <= MOST_WORDS or days(text) or line.unsure:
            continue
        if any(label.until - label.at > LABEL * len(text) for label in labels(text)):
            continue
        if _CERTIFICATE.search(text) and not NO_NAME.search(text) and all(map(_is_word, words)):
            return text if not text.isupper() else text.title()
    return None


def _is_word(word: str) -> bool:
    letters = sum(map(str.isalpha, word))
    return letters >= len(word.strip('"“”()[].,:')) / 2 or word in {"&", "/", "-", "–"}
