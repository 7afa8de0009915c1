"""What it is good not to have, denied at the head of a line: no product damage in 3 years, sin retrabajos."""

import re

_DENIED = (
    r"(?:(?:i |we )?(?:have |has |'ve )?(?:never )?had )?(?:no|zero|0|without(?: any| an?)?)"
    r"|(?:i |we )?(?:have |has )?never (?:had|got|made|caused)(?: any| an?)?"
    r"|(?:con )?(?:sin|cero|0|ning[uú]n[ao]?)|(?:yo )?nunca (?:tuve|he tenido|hice)(?: un[ao]?| ning[uú]n[ao]?)?"
)
_HARMS = (
    r"accidents?|incidents?|injur(?:y|ies)|violations?|call-?backs?|rework|defects?|absences?|complaints?|spills?"
    r"|preventables?|recordables?|citations?|rollovers?|tickets?|claims?|write-? ?ups?|rejects?|rejections?|scrap"
    r"|damages?|breakages?|returns?|errors?|mistakes?|loss(?:es)?|shortages?|leaks?|downtime|delays?|recalls?"
    r"|near misses|comebacks?|lost time|late (?:loads|deliveries|trips)|late days|mis-?picks?|mis-?ships?"
    r"|warranty (?:calls|work)|call-? ?(?:ins?|offs?|outs?)|no-? ?shows?|findings?|write-? ?downs?|charge-? ?backs?"
    r"|re-? ?dos?|(?:line |utility |gas )?(?:strikes?|hits)|repeats?|tardies|failures?"
    r"|failed (?:inspections?|audits?|tests?|welds?)|lost (?:loads?|tools?|keys)|dings?|scratches|dents?|outages?"
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


def denies_a_harm(text: str) -> bool:
    """Whether it begins with the denial of what nobody wants, and so tells how well the work went."""
    return bool(_ABSENT.match(text))
