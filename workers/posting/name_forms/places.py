"""Towns with their states, by how they are written."""

import re
from functools import lru_cache

from workers.language.words import fold
from workers.posting.name_forms.towns import TOWNS
from workers.posting.text.said_beside import places_of, stands_before

US_STATES = (
    *("Alabama", "Alaska", "Arizona", "Arkansas", "California", "Colorado", "Connecticut", "Delaware", "Florida"),
    *("Georgia", "Hawaii", "Idaho", "Illinois", "Indiana", "Iowa", "Kansas", "Kentucky", "Louisiana", "Maine"),
    *("Maryland", "Massachusetts", "Michigan", "Minnesota", "Mississippi", "Missouri", "Montana", "Nebraska"),
    *("Nevada", "New Hampshire", "New Jersey", "New Mexico", "New York", "North Carolina", "North Dakota", "Ohio"),
    *("Oklahoma", "Oregon", "Pennsylvania", "Rhode Island", "South Carolina", "South Dakota", "Tennessee", "Texas"),
    *("Utah", "Vermont", "Virginia", "Washington", "West Virginia", "Wisconsin", "Wyoming"),
)
_MEXICAN_STATES = (
    *("Aguascalientes", "Baja California(?: Sur)?", "Campeche", "Chiapas", "Chihuahua", "Coahuila", "Colima"),
    *("Durango", "Guanajuato", "Guerrero", "Hidalgo", "Jalisco", "Michoac[aá]n", "Morelos", "Nayarit"),
    *("Nuevo Le[oó]n", "Oaxaca", "Puebla", "Quer[eé]taro", "Quintana Roo", "San Luis Potos[ií]", "Sinaloa", "Sonora"),
    *("Tabasco", "Tamaulipas", "Tlaxcala", "Veracruz", "Yucat[aá]n", "Zacatecas", "CDMX", "Ciudad de M[eé]xico"),
    *("Estado de M[eé]xico", "B\\. ?C\\.", "N\\. ?L\\.", "Jal\\.", "Son\\."),
)
_SPANISH_PROVINCES = (
    *("Madrid", "Barcelona", "Valencia", "Sevilla", "Zaragoza", "M[aá]laga", "Murcia", "Vizcaya", "Bizkaia"),
    *("Guip[uú]zcoa", "Gipuzkoa", "Navarra", "Asturias", "Cantabria", "Alicante", "Toledo", "Guadalajara"),
    *("Tarragona", "Girona", "Lleida", "Castell[oó]n", "C[aá]diz", "Granada", "C[oó]rdoba", "Almer[ií]a"),
    *("A Coru[ñn]a", "Pontevedra", "Valladolid", "Burgos", "Le[oó]n", "Salamanca", "Badajoz", "C[aá]ceres"),
    *("Albacete", "Huelva", "Huesca", "La Rioja", "[AÁ]lava", "Baleares", "Las Palmas", "Tenerife"),
)
_SOUTH_AMERICAN_REGIONS = (
    *("Buenos Aires", "Santa Fe", "Entre R[ií]os", "Mendoza", "Neuqu[eé]n", "R[ií]o Negro", "Chubut", "Tucum[aá]n"),
    *("Antofagasta", "Atacama", "Coquimbo", "Valpara[ií]so", "O.Higgins", "Biob[ií]o", "Los Lagos", "Magallanes"),
    *("Regi[oó]n Metropolitana", "Lima", "Callao", "Arequipa", "Piura", "La Libertad", "Ica", "Cajamarca"),
    *("Antioquia", "Cundinamarca", "Valle del Cauca", "Atl[aá]ntico", "Bol[ií]var", "Bogot[aá](?: D\\.? ?C\\.?)?"),
)
_COUNTRIES = (
    "United States",
    "USA",
    "M[eé]xico",
    "Espa[ñn]a",
    "Canada",
    "Argentina",
    "Chile",
    "Per[uú]",
    "Colombia",
    "Puerto Rico",
)
STATE_CODE = (
    r"(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]"
    r"|W[AIVY])"
)
_STATE = (
    rf"(?:{STATE_CODE}|B\.?C\.?"
    r"|Calif|Ariz|Nev|Ore|Tex|Colo|Fla|Mich|Minn|Okla|Tenn|Wis|Mass|Conn"
    rf"|{'|'.join((*US_STATES, *_MEXICAN_STATES, *_SPANISH_PROVINCES, *_SOUTH_AMERICAN_REGIONS, *_COUNTRIES))})"
)
TOWN = r"[A-ZÁÉÍÓÚÑ][\w.'’áéíóúñ-]+(?: (?:de |del |la |las |los |el )?[A-ZÁÉÍÓÚÑ][\w.'’áéíóúñ-]+){0,3}"
TOWN_ALONE = re.compile(TOWN)
TOWN_AND_STATE = re.compile(
    rf"\b{TOWN}, ?{_STATE}(?!\w)(?: \d{{5}}(?:-\d{{4}})?)?(?:,? (?:United States|USA|U\.S\.|M[eé]xico|Espa[ñn]a))?"
)
_WITH_PLACE = re.compile(
    rf"^(?P<name>.{{2,100}}?)(?:,|\s+[-\u2013\u2014|\u00b7\u2022]|\s+in|\s+en|\s*\()\s+{TOWN_AND_STATE.pattern}"
)
_WITH_TOWN = re.compile(rf"^(?P<name>.{{3,100}}?)(?:,|\s+[-\u2013\u2014|]|\s+in|\s+en)\s+(?P<town>{TOWN})$")


_STATE_BEHIND = re.compile(rf", ?{_STATE}(?!\w)")
_STREET_BEFORE = re.compile(
    r"\b(?:st|street|ave|avenue|rd|road|dr|drive|blvd|boulevard|way|lane|ln|hwy|highway|calle|avenida)\.?, \Z",
    re.IGNORECASE,
)
_ALSO_A_WORD_OF_JOBS = frozenset({"mobile"})
"""A town's name that says of a mechanic or a crane how it works."""


def without_town(text: str, page: str) -> str:
    """'Welder in Lodi', 'Welder, Lodi' -> 'Welder', where Lodi is known, or the page says elsewhere where it is.

    That is in which state, or as the town of a street: 'on the canal road, Lodi'.
    """
    match = _WITH_TOWN.match(text)
    if match is None or fold(match["town"]) in _ALSO_A_WORD_OF_JOBS:
        return text
    is_town = fold(match["town"]) in TOWNS or _is_town_on(page, match["town"])
    return match["name"] if is_town else text


def _is_town_on(page: str, name: str) -> bool:
    """Whether a text says the name before a state or behind a street."""
    return any(
        _STATE_BEHIND.match(page, place + len(name)) or stands_before(_STREET_BEFORE, page, place)
        for place in places_of(name, page)
    )


@lru_cache(256)
def is_place(text: str) -> bool:
    """'Fresno, CA', 'Salinas, California 93901': a town with its state and nothing else."""
    return bool(TOWN_AND_STATE.fullmatch(text.strip(" ()")))


def without_place(text: str) -> str:
    """'Acme Heating, Fresno, CA' -> 'Acme Heating'. What names no town stays as it is."""
    match = None if is_place(text) else _WITH_PLACE.match(text)
    return match["name"].rstrip(" ,-\u2013\u2014|\u00b7\u2022") if match else text
