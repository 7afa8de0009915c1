"""Notes that name acts and what they are done to without a verb, each told as the doing that it stands for."""

from workers.language.turn_rows import turns_of
from workers.writing.lexicon.words_beside import ByNeighbour, told

_GARDEN = r"jardin|landscap|paisaj|pasto|yard|grounds"
_GARDEN_WORK = r"(?:sopl|orill|pod|plant|reg|desyerb|deshierb|abon|rastrill)ar\b"
_WELDS = r"sold|weld|tuber|pipe"
_COOLS = r"aire|hvac|clima|refriger|calefacc|a/c"
_PIPES = r"tuber|pipe|zanj|agua y drenaje|alcantar|retro|excav"

BY_TITLE_OF_NOTES: tuple[ByNeighbour, ...] = (
    told(_GARDEN, r"^corte de (pasto|zacate), orillas? y sopla(?:do|r)$", r"cortar \1, orillar y soplar hojas"),
    told(_GARDEN, rf"^(c[eé]sped|pasto|zacate), (?={_GARDEN_WORK})", r"mantener \1, "),
    told(_GARDEN, r"(?<=, )soplar(?=$|,| y )", "soplar hojas"),
    told(r"cocin|chef|parrill|cook|lavaplat|restaur", r"\bextractor(es)?\b(?! de)", "campana extractora"),
    told(_GARDEN, r"(?<=\d )cuentas\b(?! (?:por|de)\b)", "cuentas de clientes"),
    told(_WELDS, r"\btuber[ií]a de carb[oó]n e inox(?:idable)?\b", "tubería de acero al carbón y de acero inoxidable"),
    told(_WELDS, r"\btuber[ií]a de carb[oó]n\b", "tubería de acero al carbón"),
    told(_COOLS, r"(?<=\d )cambios\b(?= (?:por|al|a la|cada)\b)", "cambios de equipo completo"),
    told(_PIPES, r"\bbajaba y conectaba (?:el |los )?tubos?\b", "colocaba y conectaba tubos"),
)
NOTES_OF_ACTS = turns_of(
    (
        (
            r"\b(llevo (?:una |la |mi )?cuadrilla de \d+) y (?:la|una|mi) ruta de (\d+) (cuentas|clientes|casas)\b",
            r"\1 y atiendo \2 \3",
        ),
        (
            r"^(?:mantenimientos? )?preventivos? (?=a (?:los |las )?(?:\d|[^\W\d_]+s\b))",
            "doy mantenimiento preventivo ",
        ),
        (r"^inspecci(?:ones|[oó]n) de (\d+) d[ií]as BIT$", r"hacer inspecciones BIT de \1 días"),
        (r"^primera (?:mano|capa) de (primer|pintura|sellador|fondo)$", r"aplicar la primera capa de \1"),
        (r"\b(compact\w+) con placa(?=$|[,;.])", r"\1 con placa compactadora"),
        (r"\bhago camas y baños$", "tiendo camas y limpio baños"),
        (r"\bhac[ií]a camas y baños$", "tendía camas y limpiaba baños"),
        (r"\bhago (?:el )?inventario de (?=[^\W\d_]+ y [^\W\d_]+$)", "inventariar "),
        (r"\brough y (?:terminado|acabado)\b", "rough-in y finish"),
        (r"\briego por goteo y (?:por )?micro ?aspersores\b", "riego por goteo y por micro aspersión"),
    )
)
"""What is typed, and how a line is read that says the same."""
