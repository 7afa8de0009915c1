"""Forms that names of credentials have in each language, whatever they are of: certificates, classes, endorsements.

What stands under "en" reads Spanish for a document in English, and the other way round.
"""

import re


def _of_class(one: str, several: str, link: str) -> re.Pattern[str]:
    """A paper with its class or classes: clases I y II."""
    level = r"(?:[A-Z]|I{1,3}|IV|V|[1-7])"
    classes = rf"(?:{one} (?P<class>{level})|{several} (?P<first>{level}(?:, {level})*) {link} (?P<last>{level}))"
    return re.compile(rf"^(?P<name>.+?),? {classes}$", re.IGNORECASE)


CLASSES = {
    "en": (_of_class("clase", "clases?", "y"), ("{} Class {}", "{}, Classes {}"), "and"),
    "es": (_of_class("class", "classes", "(?:and|&)"), ("{} clase {}", "{} clases {}"), "y"),
}
"""For each language: the form in the other one, the name with one class and with several, and what joins the last."""
PAPERS = {
    "en": (
        (re.compile(r"^certificaci[oó]n (?:(?:de|en) )?(?P<of>.+)$", re.IGNORECASE), "{} Certification"),
        (re.compile(r"^(?:certificado|constancia) (?:de|en) (?P<of>.+)$", re.IGNORECASE), "{} Certificate"),
        (re.compile(r"^calificad[oa] (?:para|en|de) (?P<of>.+)$", re.IGNORECASE), "Qualified for {}"),
        (re.compile(r"^taller (?:de|en|sobre) (?P<of>.+)$", re.IGNORECASE), "{} Workshop"),
        (re.compile(r"^licencia de (?P<of>.+)$", re.IGNORECASE), "{} License"),
        (re.compile(r"^conocimiento b[aá]sico de (?P<of>.+)$", re.IGNORECASE), "{} Awareness"),
        (re.compile(r"^repaso (?:anual )?de (?P<of>.+)$", re.IGNORECASE), "{} Refresher"),
        (re.compile(r"^diploma (?:de|en) (?P<of>.+)$", re.IGNORECASE), "{} Diploma"),
        (re.compile(r"^tarjeta (?:de )?(?P<of>.+)$", re.IGNORECASE), "{} Card"),
        (re.compile(r"^(?:curso|capacitaci[oó]n|entrenamiento) (?:de|en) (?P<of>.+)$", re.IGNORECASE), "{} Training"),
        (re.compile(r"^(?:curso|capacitaci[oó]n) (?P<of>(?-i:[A-Z]{2,})\b.*)$", re.IGNORECASE), "{} Training"),
        (re.compile(r"^(?P<of>.+?)(?:,| -)? persona competente$", re.IGNORECASE), "{} Competent Person"),
        (re.compile(r"^persona competente (?:en|de|para) (?P<of>.+)$", re.IGNORECASE), "{} Competent Person"),
        (re.compile(r"^(?P<of>.+?), renovador(?:a)? certificad[oa]$", re.IGNORECASE), "{}, Certified Renovator"),
        (re.compile(r"^(?P<of>.+?),? (?:usuario|persona) autorizad[oa]$", re.IGNORECASE), "{} Authorized User"),
        (re.compile(r"^(?P<of>.+?), renovador(?:a)?$", re.IGNORECASE), "{}, Renovator"),
        (re.compile(r"^(?P<of>.+?), manejador(?:a)?$", re.IGNORECASE), "{}, Handler"),
        (re.compile(r"^(?P<of>.+) certificad[oa]$", re.IGNORECASE), "Certified {}"),
        (re.compile(r"^(?P<of>.+) b[aá]sic[oa]s?$", re.IGNORECASE), "Basic {}"),
        (re.compile(r"^(?P<of>.+) intermedi[oa]s?$", re.IGNORECASE), "Intermediate {}"),
        (re.compile(r"^(?P<of>.+) avanzad[oa]s?$", re.IGNORECASE), "Advanced {}"),
    ),
    "es": (
        (re.compile(r"^(?P<of>.+?)(?:,| -)? competent person$", re.IGNORECASE), "Persona competente en {}"),
        (re.compile(r"^certificate(?:,| in| of|:) (?P<of>.+)$", re.IGNORECASE), "Certificado de {}"),
        (re.compile(r"^diploma(?:,| in|:) (?P<of>.+)$", re.IGNORECASE), "Diploma de {}"),
        (re.compile(r"^(?P<of>.+) certification$", re.IGNORECASE), "Certificación de {}"),
        (re.compile(r"^(?P<of>.+?),? certificate$", re.IGNORECASE), "Certificado de {}"),
        (re.compile(r"^(?P<of>.+) license$", re.IGNORECASE), "Licencia de {}"),
        (re.compile(r"^(?P<of>.+) awareness$", re.IGNORECASE), "Conocimiento básico de {}"),
        (re.compile(r"^(?P<of>.+) refresher$", re.IGNORECASE), "Repaso de {}"),
        (re.compile(r"^(?P<of>.+) card$", re.IGNORECASE), "Tarjeta de {}"),
        (re.compile(r"^(?P<of>.+) training$", re.IGNORECASE), "Capacitación en {}"),
        (re.compile(r"^(?P<of>.+?),? (?:trainer|instructor)$", re.IGNORECASE), "Instructor de {}"),
        (re.compile(r"^certified (?P<of>.+)$", re.IGNORECASE), "{} certificado"),
        (re.compile(r"^competent person,? (?:for |in |- )?(?P<of>.+)$", re.IGNORECASE), "Persona competente en {}"),
        (re.compile(r"^(?P<of>.+) cert$", re.IGNORECASE), "Certificado de {}"),
    ),
}
"""For each language: how the other one names a sort of paper, and how this one does; `of` is what it is of."""
_ONE_CLASS = r"(?P<{}>[ABC])"
_LEARNS = r"(?:permiso(?: de (?:aprendizaje|aprendiz|instrucci[oó]n|estudiante))?|learner['\u2019]?s permit|permit)"


def _permit(name: str, of_class: str) -> re.Pattern[str]:
    """A permit to learn to drive, in any order of its words, with its class or without."""
    classed = [rf"(?: (?:de )?(?:{of_class} )?{_ONE_CLASS.format(one)})?" for one in ("a", "b", "c")]
    before = rf"{_LEARNS},? (?:de |para (?:la )?)?{name}{classed[0]}"
    between = rf"{name}{classed[1]},? \(?{_LEARNS}\)?{classed[2]}"
    in_front = (
        rf"(?:{of_class} {_ONE_CLASS.format('d')} {name} {_LEARNS}|CLP(?:,? {of_class})? {_ONE_CLASS.format('e')})"
    )
    return re.compile(rf"(?:{before}|{between}|{in_front})", re.IGNORECASE)


PERMITS = {
    "en": (_permit(r"(?:licencia )?CDL", "clase"), "Class {} CDL Permit", "CDL Permit"),
    "es": (_permit("CDL", "class"), "Permiso de CDL clase {}", "Permiso de CDL"),
}
"""For each language: such a permit in the other one, and how this one names it; no permit is a license."""
ENDORSED = {
    "en": (
        re.compile(r"^(?P<name>.+?)(?:,| con) endoso (?:de|para) (?P<what>.+)$", re.IGNORECASE),
        "{}, {} Endorsement",
    ),
    "es": (re.compile(r"^(?P<name>.+?)(?:,| with) (?P<what>[^,]+) endorsement$", re.IGNORECASE), "{}, endoso de {}"),
}
"""For each language: a license with its endorsement in the other one, and how this one names both."""
ALLOWING = {
    "en": re.compile(r"^(?P<name>(?:.+ )?(?:CDL|licencia)\b.*?)(?:,| con) (?P<what>[^,]+)$", re.IGNORECASE),
    "es": re.compile(r"^(?P<name>(?:.+ )?(?:CDL|license)\b.*?)(?:,| with) (?P<what>[^,]+)$", re.IGNORECASE),
}
"""A license to drive and what it also allows, by no more than its name: CDL Class B, air brakes."""
