"""Titles that two trades share, told apart by the rest of their row."""

import re

from workers.writing.person.facts import Experience

_OF_FARMS = (
    r"\bfarms?\b|\branch|rancho|\bcampo|cosech|pi[sz]c|fresa|lechuga|tomate|\buva|viñ|huerta|orchard|surco"
    r"|deshierb|growers?\b|harvest|nursery|vineyard|azad[oó]n|\bpod(?:aba|o|ar)\b"
)
_BY_WORK = tuple(
    (re.compile(title, re.IGNORECASE), re.compile(work, re.IGNORECASE), meant)
    for title, work, meant in (
        (
            r"hojalater[oa]",
            r"salpicader|\bcofres?\b|\bdefensas?\b|\bcarros?\b|\bautos?\b|abollad|collision|auto ?body|carrocer",
            "Hojalatero automotriz",
        ),
        (
            r"jornaler[oa]",
            _OF_FARMS,
            "Jornalero agrícola",
        ),
        (r"jornaler[oa]", r"demoli|tumb[aoé]\w* paredes", "Jornalero de demolición"),
        (r"jornaler[oa]", r"construc|concret|\bobras?\b|builders?\b|excav", "Jornalero de construcción"),
        (
            r"yeser[oa]",
            r"tablaroca|drywall|sheetrock|textura|\blodo\b|\bjuntas\b|nivel [45]\b",
            "Acabador de tablaroca",
        ),
        (
            r"seleccionador[a]?",
            r"[oó]rdenes|pedidos|tarimas|pallets|grocer|distribu|bodega|warehouse",
            "Seleccionador de órdenes",
        ),
        (
            r"tuber[oa]",
            r"zanja|drenaje|pozos? de visita|alcantarill|sewer|underground|excav",
            "Tubero de obra subterránea",
        ),
        (
            r"preparador[a]?",
            r"\bcarros?\b|\bautos?\b|\bprimer\b|enmascar|carrocer|hojalat|collision|auto ?body",
            "Preparador de pintura automotriz",
        ),
        (r"preparador[a]?", r"\bCNC\b|\btornos?\b|fresador|\bprensas?\b|\bmolde|troquel", "Preparador de máquinas"),
        (r"preparador[a]?", r"cocina|\bcomidas?\b|alimentos|verdura|ensalada|restaurant", "Preparador de alimentos"),
        (r"operador[a]? de planchas?", r"s[aá]banas|mantel|toallas|lavander|laundry|\bropa\b|camisas", "Planchador"),
        (r"señaler[oa]", r"gr[uú]a|crane|rigg|eslinga|maniobra", "Señalero de grúa"),
        (r"manguerer[oa]", r"concret|\bbomba|\blosas?\b|\bcolad", "Manguerero de concreto"),
        (
            r"moldeador[a]?",
            r"\barena\b|coraz[oó]n(?:es)?\b|fundici|foundry|\bhierro|vaciad|desmold",
            "Moldeador de fundición",
        ),
    )
)
"""The title, what of the row shows the trade, and the title that has a name of its own."""


def meant_title(job: Experience) -> str:
    """The title that says the row's trade; as it stands where nothing of the row shows which one it is."""
    of = f"{job.company_name}\n{job.duties}"
    title = job.job_title.strip()
    return next((sure for shared, work, sure in _BY_WORK if shared.fullmatch(title) and work.search(of)), job.job_title)
