"""English words of instruments and circuits that the rest of the line or the job's title tells apart."""

import re

from workers.writing.lexicon.words_beside import told, told_by_neighbours
from workers.writing.translation.from_english.tables import key, tables

_MEASURED = r"(?:pressure|level|flow|temp(?:erature)?|humidity|conductivity|ph|density|vibration|speed|weight)"
_THINGS = r"(?:transmitters|instruments|sensors|gauges|switches|controllers|indicators|probes)"
_KINDS_BEHIND = re.compile(
    rf"(?P<make>\b(?-i:[A-Z])\w+ )?\b(?P<thing>{_THINGS}),? "
    rf"\(?(?P<of>{_MEASURED}(?:, ?{_MEASURED})*),? (?:(?:and|&) )?(?P<last>{_MEASURED})\)?(?=$|[.;])",
    re.IGNORECASE,
)
"""What instruments measure, told behind them: transmitters, pressure, level, flow, temp."""
_LEVEL = re.compile(
    rf"(?P<before>\b{_MEASURED},? (?:(?:and|&) )?)level(?=(?:,? (?:(?:and|&) )?{_MEASURED})*(?:$|[.;]))", re.IGNORECASE
)
"""Among what is measured, a thing; no doing."""
_SORT = r"(?:DP|(?:guided[ -]wave )?radar|mag(?:netic)?|coriolis|vortex|ultrasonic|turbine|thermal mass)"
_SORTS = re.compile(
    rf"^(?P<of>{_SORT}(?:, {_SORT})+,? (?:and|&) {_SORT})"
    r"(?: (?P<thing>transmitters|meters|flow ?meters|instruments))?$",
    re.IGNORECASE,
)
"""By what they measure, where the line names nothing else."""
_BUMP = re.compile(
    r"^(?P<what>(?:[a-z]+ )?(?:detectors|monitors|meters)),? bump(?:ed)?(?: tests?(?:ed)?)? (?:and|&) "
    r"cal(?:ibrated?|s)?\b",
    re.IGNORECASE,
)
_BUMP_FIRST = re.compile(
    r"^bump(?:ed)?(?: test(?:ed)?)? (?:and|&) cal(?:ibrated?)? (?P<what>(?:[a-z]+ )?(?:detectors|monitors|meters))\b",
    re.IGNORECASE,
)
_CAL = re.compile(r"(?<=and )cal (?=[a-z])|(?<=& )cal (?=[a-z])|^cal (?=[a-z])", re.IGNORECASE)
_STROKE = re.compile(
    r"\bstrok(?:e|ed|ing) (?:and|&) (?P<form>repair|calibrate|rebuild|test|set up)(?P<ed>ed)? "
    r"(?P<what>[^,;]*\b(?:valves|actuators))",
    re.IGNORECASE,
)
_DONE = r"(?:splice|track|repair|install|test|inspect|adjust|replace|rebuild|calibrate|align)"
_DONE_BEHIND = re.compile(
    rf"^(?P<what>[a-z]+(?: [a-z]+)? ?[a-z]+s), (?P<first>{_DONE}) (?:and|&) (?P<second>{_DONE})$", re.IGNORECASE
)
"""Doings behind what they are done to: conveyor belts, splice and track."""
_BY_HEAT = re.compile(
    r"(?P<charge>\bcharg(?:e|ed|ing) (?:[a-z]+ )?(?:systems|units))(?:,| by) "
    r"(?P<by>superheat (?:and|&) subcool(?:ing)?)",
    re.IGNORECASE,
)
_CHANGES = re.compile(
    r"\b(?P<first>compressor|capacitor|contactor|breaker|outlet|switch|coil|filter|belt|bearing|pump|valve|motor) "
    r"(?:and|&) (?P<second>[a-z]+(?: [a-z]+)?) (?P<what>change(?:out)?s)\b",
    re.IGNORECASE,
)
_FIRST = re.compile(r"\bafter (?:the |my )?first (?=(?:\d+|two|three|six) (?:months|years|days)\b)", re.IGNORECASE)
_ELECTRICIANS = r"\belectric"
_BY_NEIGHBOURS = (
    told(
        r"\binstrument|\bI ?& ?[EC]\b|\bE ?& ?I\b",
        r"(?<!instrument )(?<!stainless )(?<!copper )(?<!steel )\btubing\b",
        "instrument tubing",
    ),
    told(_ELECTRICIANS, r"(?<=services and )panels\b|(?<=services & )panels\b", "panelboards"),
    # What brings the power to a house.
    told(
        _ELECTRICIANS,
        r"(?<=trenches for )services\b|(?<=trench for )services\b|(?<=\bdug )services\b|(?<=\bnew )services\b"
        r"|(?<=\d amp )services\b|(?<=overhead )services\b|(?<=underground )services\b",
        "power services",
    ),
    # Where an electrician wires: workshops as well as stores.
    told(_ELECTRICIANS, r"(?<=\bsmall )shops\b|(?<=\bretail )shops\b|(?<=\band )shops\b(?=$|[,;.])", "shopspaces"),
    # Who wires a house puts in no tubs: each has its circuit.
    told(
        _ELECTRICIANS,
        r"\b(?P<what>hot tub|spa|range|dryer|washer|oven|stove|dishwasher|water heater|pool pump|microwave)s?"
        r" (?:and|&) (?P<more>[a-z]+(?:[ -][a-z]+)?) circuits\b",
        r"\g<what> and \g<more> circuits",
    ),
)

MEANT_BY_INSTRUMENT = {
    "instrument tubing": "tubing",
    "power services": "services",
    "shopspaces": "shops",
    "process level": "level",
}
"""Names that stand above for what somebody typed, which proves what they are told by."""


def told_by_instrument(text: str, beside: str = "") -> str:
    """The line with such words named in full, and kinds before what they are of."""
    text = _KINDS_BEHIND.sub(_with_kinds_first, text)
    text = _SORTS.sub(_of_sorts, text)
    text = _LEVEL.sub(r"\g<before>process level", text)
    text = _BUMP.sub(r"bump test \g<what> and calibrate them", text)
    text = _BUMP_FIRST.sub(r"bump test \g<what> and calibrate them", text)
    text = _STROKE.sub(_stroked, _CAL.sub("calibrate ", text))
    text = _CHANGES.sub(r"\g<first> \g<what> and \g<second> \g<what>", text)
    text = _DONE_BEHIND.sub(_with_doings_first, _BY_HEAT.sub(r"\g<charge> by \g<by>", text))
    text = _FIRST.sub("after first ", text)
    return told_by_neighbours(text, _BY_NEIGHBOURS, beside)


def _with_kinds_first(found: re.Match[str]) -> str:
    before = (found["make"] or "").strip()
    kinds = f"{found['of']} and {found['last']} {found['thing']}"
    if before and key(before) not in tables().forms:
        return f"{kinds} ({before})"
    return f"{before} {kinds}".lstrip()


def _of_sorts(found: re.Match[str]) -> str:
    return f"{found['of']} {found['thing'] or 'instruments'}"


def _stroked(found: re.Match[str]) -> str:
    ed = found["ed"] or ""
    return f"stroke test{ed} {found['what']} and {found['form']}{ed} them"


def _with_doings_first(found: re.Match[str]) -> str:
    return f"{found['first']} and {found['second']} {found['what'][:1].lower()}{found['what'][1:]}"
