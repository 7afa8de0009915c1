"""What it is good not to have, denied at the head of a line: no product damage in 3 years, sin retrabajos."""

import re

_DENIED = (
    r"(?:(?:i |we )?(?:have |has |'ve )?(?:never )?had )?(?:no|zero|0|without(?: any| an?)?)"
    r"|(?:i |we )?(?:have |has )?never (?:had|got|made|caused)(?: any| an?)?|never an?"
    r"|(?:con )?(?:sin|cero|0|ning[uú]n[ao]?)|(?:yo )?nunca (?:tuve|he tenido|hice)(?: un[ao]?| ning[uú]n[ao]?)?"
)
_HARMS = (
    r"accidents?|incidents?|injur(?:y|ies)|violations?|call-?backs?|rework|defects?|absences?|complaints?|spills?"
    r"|preventables?|recordables?|citations?|rollovers?|tickets?|claims?|write-? ?ups?|rejects?|rejections?|scrap"
    r"|damages?|breakages?|returns?|errors?|mistakes?|loss(?:es)?|shortages?|leaks?|downtime|delays?|recalls?"
    r"|near misses|comebacks?|lost time|late (?:loads|deliveries|trips)|late days|mis-?picks?|mis-?ships?"
    r"|warranty (?:calls|work)|call-? ?(?:ins?|offs?|outs?)|no-? ?shows?|findings?|write-? ?downs?|charge-? ?backs?"
    r"|(?:dog )?bites?|re-? ?dos?|(?:line |utility |gas )?(?:strikes?|hits)|repeats?|tardies|failures?"
    r"|failed [a-z]+|majors?|minors?|deficienc(?:y|ies)|tags|blockages?|plugs|jams|breakdowns?"
    r"|lost (?:loads?|tools?|keys?)|shortcuts?|close calls|run-?outs|(?:cross[- ])?contamination"
    r"|mis-?(?:fuel|load|label|route|sort|read|feed|count|match)(?:s|es)?|missing [a-z]+"
    r"|dings?|scratches|dents?|outages?"
    r"|accidentes?|incidentes?|lesi[oó]n(?:es)?|quejas?|faltas?|derrames?|infracci[oó]n(?:es)?|rechazos?|multas?"
    r"|dañ[oa]s?|retrabajos?|mermas?|errores|error|p[eé]rdidas?|devoluci[oó]n(?:es)?|reclamos?|fugas?|choques?|golpes?"
    r"|retrasos?|atrasos?|retardos?|reportes?|defectos?|paros?"
)
_ENDS = (
    r"(?=\s*[.!]?$|\s*[,;(-]|\s+(?:in|on|since|for|this|last|from|to|or|and|ever|at|with|within|during|over|as|of|by|so|on|while|when|my|our|all"
    r"|y|o|ni|en|desde|por|al?|de|este|esta|durante|los|las|con|\d)\b)"
)
"""What follows a harm that one didn't have; not the work that is done to one: no damage inspection."""
_OTHER = r"(?:(?:[\w-]+\s+){1,3}?(?:or|nor|ni|o)\s+(?:an?\s+|un[ao]?\s+)?)?"
"""What one didn't have before a harm that we know: a tipped load or a lost time injury."""
_ABSENT = re.compile(rf"(?:{_DENIED})\s+{_OTHER}(?:[\w-]+\s+){{0,3}}?(?:{_HARMS})\b{_ENDS}", re.IGNORECASE)

_NEVER_WRONG = re.compile(
    r"(?:(?:I|we)(?:['\u2019]ve)? )?(?:(?:have|has|had) )?never (?:once )?"
    r"(?:lost|missed|failed|dropped|wrecked|rolled|dinged|scratched"
    r"|damaged|broke|bent|hurt|burned|flooded|ran (?:out|late|short)|hit|split|tipped|spilled|crashed"
    r"|derailed|overfilled"
    r"|(?:sent|let|passed|shipped) (?:an? |any )?bad"
    r"|(?:been|was|showed up|came in) (?:late|written up|short))\b",
    re.IGNORECASE,
)
_NONE_SO_LONG = re.compile(
    r"(?:no|zero|not (?:one|a single)) "
    r"(?!(?:experience|training|practice|license|cert\w*|formal|prior|exposure|work)\b)"
    r"(?:[\w-]+ ){1,6}?"
    r"(?:in (?:over )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:years|yrs|months|seasons|weeks)"
    r"|(?:both|all) (?:years?|seasons?)|so far|on my watch|since I (?:took|started|came|got)\b[^,;]*)$",
    re.IGNORECASE,
)
"""What there was none of in a time that is told, as only what is good not to have is: no tags both years."""
_HABIT = re.compile(
    r"(?:no|never|nobody|no one)\b (?!(?:experience|work|job|training|practice|exposure)\b)[^,;]{3,60}? without "
    r"(?:an?|the|my|his|our|two|2) "
    r"(?!(?:experience|help|helper|supervis\w*|journeyman|licen[cs]e|foreman|lead)\b)[^,;]+$",
    re.IGNORECASE,
)
"""What is never done without what makes it safe or sure: no blind picks without a signalman."""
_NONE_WRONG = re.compile(
    r"\b(?:fail(?:ed|s)?|lost|miss(?:ed)?|dropped|rejected|returned) (?:none|zero|0)\b(?! time)", re.IGNORECASE
)


def denies_a_harm(text: str) -> bool:
    """Whether it begins with the denial of what nobody wants, and so tells how well the work went."""
    return bool(
        _ABSENT.match(text)
        or _NONE_SO_LONG.match(text)
        or _NEVER_WRONG.match(text)
        or _HABIT.match(text)
        or _NONE_WRONG.search(text)
    )
