"""Towns with their states, by how they are written."""

import re

_STATE = (
    r"(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]"
    r"|W[AIVY]|California|Nevada|Oregon|Arizona|Washington|Texas|Colorado|Utah|Idaho|New Mexico|Florida|New York"
    r"|Baja California(?: Sur)?|Sonora|Jalisco|Nuevo Le[oó]n|Sinaloa|Chihuahua)"
)
_TOWN = r"[A-ZÁÉÍÓÚÑ][\w.'’áéíóúñ-]+(?: (?:de |del |la |las |los |el )?[A-ZÁÉÍÓÚÑ][\w.'’áéíóúñ-]+){0,3}"
TOWN_AND_STATE = re.compile(rf"\b{_TOWN}, ?{_STATE}\b(?: \d{{5}}(?:-\d{{4}})?)?(?:,? (?:United States|USA|U\.S\.))?")


def is_place(text: str) -> bool:
    """'Fresno, CA', 'Salinas, California 93901': a town with its state and nothing else."""
    return bool(TOWN_AND_STATE.fullmatch(text.strip(" ()")))
