"""What a title says of rank: who helps or learns, who does the work, who leads."""

import re

from workers.language.occupations import lowers_rank
from workers.language.words import fold


def is_lowered(title: str) -> bool:
    """Whether the title says that its holder helps or learns."""
    return any(lowers_rank(word) or word in HELPERS for word in re.findall(r"\w+", fold(title)))


def rank_of(title: str) -> int:
    """0 for who helps or learns, 1 for who does the work, 2 and more for who leads or has mastered it."""
    words = set(re.findall(r"\w+", _SKILLED_HAND.sub(r"\1", fold(title))))
    if is_lowered(title) or _LABOURERS & words:
        return 0
    return 1 + sum(bool(words & group) for group in _RAISED)


def leads(title: str) -> bool:
    """Whether the title says that its holder leads others or has mastered the work."""
    return bool(_RAISED[1] & set(re.findall(r"\w+", fold(title))))


def is_learners(title: str) -> bool:
    """Whether the title is a helper's, an apprentice's or of who is in training."""
    return is_lowered(title) or _IN_TRAINING.search(title) is not None


HELPERS = frozenset(
    {"helper", "apprentice", "trainee", "ayudante", "aprendiz", "auxiliar", "aide", "intern", "pasante"}
)
_IN_TRAINING = re.compile(
    r"\bin[- ]training\b|\bgrounds?[ -]?(?:worker|hand|man|person)\b|\bOIT\b|\ben (?:entrenamiento|capacitaci[oó]n)\b",
    re.IGNORECASE,
)
_LABOURERS = frozenset({"laborer", "labourer", "labor", "peon", "peones", "groundman", "hand"})
"""Who carries and clears for those of the trade; their title says no trade of its own."""
_SKILLED_HAND = re.compile(
    r"\b(grinder|machine|lathe|bench|mill|tool|layout|lead|winder|rig|blade|derrick|floor"
    r"|1st|2nd|3rd|[4-6]th|first|second|third|fourth|fifth) hand\b"
)
"""Who does the work of a machine or bench by themselves, or has a rank in its crew: a grinder hand, a third hand."""
_RAISED = (
    frozenset({"journeyman", "senior", "sr", "ii", "iii", "oficial", "licensed", "certified"}),
    frozenset(
        {
            *(
                "lead",
                "leader",
                "foreman",
                "forewoman",
                "foreperson",
                "supervisor",
                "superintendent",
                "master",
                "chief",
            ),
            *("capataz", "encargado", "encargada", "jefe", "jefa", "lider", "supervisora", "maestro", "maestra"),
        }
    ),
)
