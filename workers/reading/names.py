"""Is a text a job's title or an employer's name? Both are short and capitalised; the words tell."""

import re
from functools import cache

from workers.reading.cleaning import key
from workers.reading.vocabulary_files import entries

# Unfilled blanks of resume templates, which people do upload.
PLACEHOLDER = re.compile(
    r"\b(?:Company Name|Employer Name|Name of (?:Company|Employer)|Nombre de la (?:Empresa|Compañía))\b"
)

_SPANISH_HEADS = (
    "soldador soldadora carpintero carpintera electricista plomero plomera fontanero albañil operador operadora conductor conductora chofer chófer mecánico "
    "mecánica técnico técnica ayudante supervisor supervisora capataz jornalero obrero obrera instalador instaladora techador pintor pintora montacarguista "
    "almacenista bodeguero encargado encargada gerente jefe jefa auxiliar asistente aprendiz oficial maestro peón ensamblador inspector camionero tornero "
    "cerrajero jardinero herrero montador fresador operario operaria repartidor cajero limpiador custodio yesero azulejero vidriero"
)
_MORE_HEADS = (
    "apprentice journeyman foreman foreperson lead helper labourer laborer welder owner founder co-founder ceo cto coo partner volunteer trainee intern temp contractor "
    "subcontractor crew ironworker lineworker pipelayer rep csr tech techs mover stocker picker packer teammate cadet specialist sergeant mate hauler transporter "
    "maintenance crewmember roofer drywaller framer concrete finisher scaffolder operator/driver engineer manufacturing warehouse sales retention superintendent"
)
_TITLE_STARTS = "senior junior lead chief assistant head master journeyman apprentice certified licensed field shop general heavy maintenance independent owner sr jr principal associate"
_EMPLOYER_WORDS = (
    "inc llc corp corporation company co ltd limited lp llp pllc plc group holdings industries industrial services service solutions systems enterprises enterprise "
    "partners associates brothers bros sons construction contractors contracting builders building homes electric electrical plumbing heating mechanical roofing "
    "trucking transport transportation logistics freight lines express manufacturing mfg fabrication welding steel supply distribution warehouse university college "
    "school academy institute hospital clinic medical health department city county state federal army navy marine marines corps force guard usmc usn bank energy "
    "power utilities oil gas petroleum refinery mining foods market markets store stores depot center centre shop works plant factory mills technologies "
    "technology international national american global usa united international restaurant hotel church district authority agency staffing properties management "
    "farms farm ranch nursery motors auto automotive tire bros industries labs laboratory research financial money law firm tech constructora empresa compañía "
    "compania servicios grupo talleres taller construcciones transportes industrias sa cv srl hermanos ayuntamiento landscaping paving concrete masonry painting"
)
_LEGAL = re.compile(r"\b(?:inc|llc|corp|ltd|llp|lp|pllc|co|gmbh|s\.?a\.? de c\.?v|s\.?r\.?l)\b\.?\s*$", re.IGNORECASE)
_LEVEL = re.compile(r"^(?:[ivx]+|\d+|level|nivel|sr|jr|a|b|c)$")


@cache
def _words(name: str) -> frozenset[str]:
    if name == "heads":
        return frozenset(row[0] for row in entries("title_heads.txt")) | frozenset(
            key(f"{_SPANISH_HEADS} {_MORE_HEADS}").split()
        )
    return frozenset(key(_TITLE_STARTS if name == "starts" else _EMPLOYER_WORDS).split())


def title_score(text: str) -> float:
    """How much a text reads like a job's title: about 3 for "Lead Carpenter", 0 for a text without a word of titles."""
    words = [word for word in key(re.sub(r"\(.*?\)", "", text)).split() if not _LEVEL.match(word)]
    if not words or len(words) > 10:
        return -1.0
    heads = _words("heads")
    clauses = [key(clause).split() for clause in re.split(r"[,/&-]|\band\b|\by\b|\bde\b", re.sub(r"\(.*?\)", "", text))]
    ends = sum(
        1 for clause in clauses if (bare := [word for word in clause if not _LEVEL.match(word)]) and bare[-1] in heads
    )
    score = 2.0 * min(ends, 1) + (1.0 if words[0] in heads else 0.0) + 0.5 * any(word in heads for word in words)
    return score + (0.5 if words[0] in _words("starts") else 0.0)


def employer_score(text: str) -> float:
    """How much a text reads like an employer's name: 4 for "Rivera & Sons, Inc.", 0 for a text without a sign of it."""
    if PLACEHOLDER.search(text):
        return 6.0
    words = key(text).split()
    if not words or len(words) > 12:
        return -1.0
    known = sum(word in _words("employers") for word in words)
    return (
        1.2 * min(known, 2) + (2.5 if _LEGAL.search(text) else 0.0) + (0.7 if words[-1] in _words("employers") else 0.0)
    )


def title_prefix(text: str) -> str:
    """The title that a running text begins with ("Laborer Duties included ..."), or nothing."""
    found = ""
    words = text.split()
    for count in range(1, min(len(words), 7) + 1):
        word = words[count - 1]
        if not (word[:1].isupper() or word in {"and", "of", "&", "/", "-", "de", "y"}) or key(word) in (
            key(one) for one in words[: count - 1]
        ):
            break
        if key(word.split("/")[-1]) in _words("heads"):
            found = " ".join(words[:count])
        if word.endswith((".", ":", ";")):
            break
    return found
