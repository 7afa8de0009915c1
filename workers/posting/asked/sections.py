"""The parts of a posting: what the work is, what is asked, what would be welcome, and what is none of these."""

import re
from collections.abc import Iterator
from enum import Enum

import msgspec

_BULLET = re.compile(r"^\s*(?:[-\u2013—*•·▪●◦‣■□✓✔➢►»>+]+|\(?\d{1,2}[.)]|o\s)\s*(?=\S)")
_MARKS = " \t:*#_=~-\u2013—?¿!¡."
_LONGEST_HEADING = 6
"""Words."""
_SPACED_OUT = 0.4
"""Share of empty lines from which they part every line from the next, and so end nothing."""


_SHORT = 10
"""Words of a line that is no paragraph."""


class Part(Enum):
    """What a line of a posting belongs to."""

    DUTIES = "what the work is"
    REQUIRED = "what is asked"
    PREFERRED = "what is welcome"
    OTHER = "pay, place, employer, how to apply"
    OPEN = "prose under no heading"


class Line(msgspec.Struct, frozen=True):
    """A line without its mark; `bulleted` where it had one."""

    part: Part
    text: str
    bulleted: bool


def _any_of(*turns: str) -> re.Pattern[str]:
    return re.compile(rf"(?:the |our |your |los |las |el |la )?(?:{'|'.join(turns)})", re.IGNORECASE)


_HEADINGS = (
    (
        Part.PREFERRED,
        _any_of(
            r"(?:preferred|desired|desirable|bonus|additional)(?: but not required)?"
            r"(?: (?:qualifications?|skills?|experience|requirements?|points|items))?",
            r"nice[- ]?to[- ]?haves?|nice|(?:big )?plus(?:es)?(?: factors| points)?|a plus|extra credit|helpful|want"
            r"|wanted",
            r"(?:it|that) helps(?: if| to have)?|even better(?: if)?|we(?:'d| would) love(?: it if)?|what would help",
            r"good to have|points? for|(?:it )?helps|assets?|great if",
            r"no (?:es )?indispensable(?: pero.*)?|de preferencia|se prefiere|preferible(?:mente)?|deseables?"
            r"|(?:es )?(?:una )?(?:ventajas?|plus)"
            r"|es mejor si|mejor si|se valora(?:rá)?|extras?|ayuda(?: si)?|no indispensable|puntos extra|sería bueno",
        ),
    ),
    (
        Part.REQUIRED,
        _any_of(
            r"(?:(?:minimum|basic|job|position|general|essential|required|key|core|other|special|entry|hiring|work"
            r"|skill"
            r"|physical|education(?:al)?|licens\w+|certification|safety|training|driver) ){0,2}"
            r"(?:requirements?|qualifications?|skills?(?: and \w+)?|demands?|must[- ]haves?|competencies)",
            r"required|musts?|must[- ]haves?(?: \(.*\))?|must have|need|needs|you need|needed|essentials?"
            r"|essential criteria",
            r"what (?:you(?:'ll| will)?|we) (?:need|bring|have|ask|require|expect|want)(?: (?:for|from you|to bring"
            r"|to have))?",
            r"what (?:we(?:'re| are) looking for|it takes|you need to have|you should have|you must have)",
            r"who (?:you are|we(?:'re| are) looking for|should apply)|you(?:'ll| will)? (?:have|bring|need"
            r"|should have|must have)"
            r"|you are|ideal candidate|about you|the person|the right person|is this you|your background|your skills",
            r"to qualify|to be considered|we (?:require|need|ask(?: for)?|expect|want)|looking for|bring|knowledge"
            r"|knowledge,? skills,? and abilities|experience|certificat(?:es|ions?)|licenses?(?: and certifications?)?"
            r"|education(?: and experience)?|training|tools?|physical|abilities|minimums?|conditions of employment",
            r"calificaciones|aptitudes|requisitos?(?: m[íi]nimos| del puesto)?|requerimientos?|(?:lo que )?(?:te "
            r"|le )?pedimos"
            r"|(?:qué )?(?:necesitas|se necesita)"
            r"|lo que (?:necesitas|buscamos|necesitamos|se pide|debes tener)|se requiere|requerimos|buscamos"
            r"|necesitamos"
            r"|indispensable|obligatorio|exigimos|perfil(?: del candidato| requerido)?|se pide|debes? tener|tu perfil"
            r"|qué pedimos|qué buscamos|conocimientos?|experiencia|habilidades|licencias?|imprescindible|solicitamos",
        ),
    ),
    (
        Part.DUTIES,
        _any_of(
            r"(?:(?:key|essential|main|primary|job|daily|core|typical|examples? of|major|general|principal"
            r"|position) ){0,3}"
            r"(?:duties|responsibilities|functions|tasks|activities)(?: (?:include|and responsibilities|of the (?:job"
            r"|position)))?",
            r"duties and responsibilities|what (?:you(?:'ll| will)|you|the) (?:do|be doing|job is|work is|will do)",
            r"role|scope(?: of work)?|work|job|(?:the |a )?(?:day|day[- ]to[- ]day|typical day)|description"
            r"|job description"
            r"|you(?:'ll| will)|you(?:'d| would) be doing|in this role|work performed|what the job is|the job",
            r"funciones(?: principales)?|responsabilidades|actividades|tareas|(?:lo que|qué) (?:harás|vas a hacer"
            r"|se hace|hará)"
            r"|el trabajo|descripción(?: del puesto)?|labores|el puesto|trabajo a realizar",
        ),
    ),
    (
        Part.OTHER,
        _any_of(
            r"(?:employee |company )?(?:benefits?|perks)(?: package| include)?|we offer|what we offer|pay(?: rate"
            r"| range)?|wages?"
            r"|salary(?: range)?|compensation|rates?|scale|hourly|schedule|hours|shifts?|location|where|when|duration"
            r"|start"
            r"|about(?: us| the (?:company|job|role|team))?|who we are|company|employer|reports to|why .*|how to apply"
            r"|to apply|apply|selection (?:procedure|process)|definition|summary|overview|position summary"
            r"|job summary|travel"
            r"|note|contact|our (?:story|mission|values|team)|equal opportunity.*|eeo.*|jobs|starting (?:wage|pay)|flsa"
            r"|position|title|job title|department|classification|client|open until|closing date|union|per diem|hiring",
            r"ofrecemos|lo que ofrecemos|qué ofrecemos|se paga|pago|sueldo|salario|prestaciones|beneficios|horario"
            r"|turno"
            r"|ubicación|lugar|contacto|cómo aplicar|interesados|empresa|puesto|vacante|sobre nosotros|quiénes somos"
            r"|zona",
        ),
    ),
)
_INLINE = re.compile(r"^(?P<heading>[^:?.!;]{2,60}?)\s*(?:[:?]|\s[\u2013—-]\s|(?<=\w)\.\s)\s*(?P<rest>\S.*)$")
_PIPES = re.compile(r"\s*[|•]\s+")


def lines_of(text: str) -> Iterator[Line]:
    """The posting's lines under what their headings say; headings themselves are left out."""
    lines = text.splitlines()
    spaced_out = _is_spaced_out(lines)
    part, after_blank, had_items = Part.OPEN, False, False
    for place, raw in enumerate(lines):
        if not raw.strip():
            after_blank = True
            continue
        raw = raw.replace("**", "")  # noqa: PLW2901 - bold in Markdown marks no item
        mark = _BULLET.match(raw)
        bare = raw[mark.end() if mark else 0 :].strip()
        heading, rest = _heading_of(bare)
        if heading is None and not mark and _heads_a_list(bare, lines[place + 1 :]):
            # A heading that isn't known: what stands under it isn't what stood under the last one.
            part, had_items, after_blank = Part.OPEN, False, False
            continue
        if heading and not (mark and heading is Part.OTHER):
            part, had_items = heading, False
        elif after_blank and had_items and not mark and not spaced_out:
            part = Part.OPEN
        text_of_line = rest if heading else bare
        if text_of_line:
            had_items = True
            yield Line(part, text_of_line, bulleted=bool(mark))
        after_blank = False


def _heads_a_list(line: str, following: list[str]) -> bool:
    """Whether a short line stands over a list."""
    following = [one for one in following if one.strip()][:1]
    is_short = len(line.split()) <= _LONGEST_HEADING and not line.rstrip().endswith((".", ",", ";"))
    return is_short and bool(following) and bool(_BULLET.match(following[0]))


def _is_spaced_out(lines: list[str]) -> bool:
    """Whether empty lines part short lines from each other, not paragraphs."""
    lengths = sorted(len(line.split()) for line in lines if line.strip())
    empty = len(lines) - len(lengths)
    return empty > _SPACED_OUT * max(1, len(lines)) and lengths[len(lengths) // 2] <= _SHORT


def _heading_of(line: str) -> tuple[Part | None, str]:
    """What a heading on the line says, and the text behind it."""
    bare = re.sub(r"\s*\([^()]{0,80}\)\s*:?$", "", line.strip(_MARKS)).strip(_MARKS)
    if len(bare.split()) <= _LONGEST_HEADING and (part := _part_named(bare)):
        return part, ""
    if (match := _INLINE.match(line)) and (part := _part_named(match["heading"].strip(_MARKS))):
        return part, match["rest"]
    return None, line


def _part_named(heading: str) -> Part | None:
    name = heading.replace("\u2019", "'")
    return next((part for part, pattern in _HEADINGS if pattern.fullmatch(name)), None)


def heading_in(sentence: str) -> tuple[Part | None, str]:
    """As on a line, for a sentence within a paragraph: "Need: three years"."""
    match = re.match(r"^(?P<heading>[^:?.!;,]{2,40})\s*[:?]\s+(?P<rest>\S.*)$", sentence)
    part = _part_named(match["heading"].strip(_MARKS)) if match else None
    return (part, match["rest"]) if match and part else (None, sentence)
