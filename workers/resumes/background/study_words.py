"""The words by which schools, what is earned there, and apprenticeships are known, in English and Spanish."""

import re

SCHOOL = re.compile(
    r"\b(?:university|universidad|college|colegio|school(?!\s+(?:diploma|equivalency|graduate|degree))|schools|academy"
    r"|academia|institute|instituto|institución|polytechnic|politécnico|seminary|conservatory|campus"
    r"|(?:training|career|technology|technical|vocational|skills|education|learning|community) cent(?:er|re)"
    r"|center for|centro de|escuela|(?:preparatoria|secundaria)(?= \S)|conalep|cetis|cbtis|cecati|icatcal"
    r"|icatver|ipn|unam|tecnológico de|plantel|jatc|job corps|rotc|lincoln tech|ivy tech|uti|rop|adult education"
    r"|(?:local|union) (?:no\. ?)?#?\d+|u\.?s\.? (?:army|navy|air force|marine corps|coast guard)"
    r"|senior high|high$|uc|csu|suny|tech)\b|^navy$",
    re.IGNORECASE,
)
CREDENTIAL = re.compile(
    r"\b(?:diploma|diplomado|ged|hiset|high school (?:equivalency|graduate|degree)|(?:bachelor|associate)(?:'?s)?"
    r"|master(?:'?s)?(?= (?:of|in|degree))|doctorate|degree|certificate|certificado|certification|major|program"
    r"|coursework|some college|courses?|classes|curso|licenciatura|bachillerato|ingeniería|técnico(?: superior)?"
    r"|carrera|título|perito|formación profesional|egresad[oa]|journeyman|apprenticeship|aprendizaje"
    r"|apprentice|pre-apprenticeship|ph\.?d|mba|[ab]\.?a\.?s|b\.?f\.?a|a\.?o\.?s)\b|\b(?:g\.e\.d|h\.s)\."
    r"|^(?:high school|preparatoria|prepa|secundaria)$",
    re.IGNORECASE,
)
DEGREE_LETTERS = re.compile(r"(?<!\w)(?:[AB]\.?[AS]\.?|M\.?[AS]\.|M\.?S|(?:B|M)\.?Sc\.?)(?=$|[\s,.):])")
"""Degrees of two letters, as they are written: "as" and "be" are words."""
APPRENTICESHIP = re.compile(r"\b(?:apprentice(?:ship)?|aprendi(?:z|zaje)|jatc|jac)\b", re.IGNORECASE)
HOURS = re.compile(
    r"\(?\b(\d{1,2}[,.]?\d{3}|\d{2,5})\s*\+?\s*(?:(?:classroom|contact|clock|credit(?!s)|ojt|on[- ]the[- ]job|total"
    r"|work|paid|documented|related)\s+){0,2}(?:hours?|hrs?\.?|horas)\b"
    r"(?:\s+(?:of\s+|de\s+)?(?:ojt|on[- ]the[- ]job(?: training)?"
    r"|completed|program|training|instruction|in class|class(?:room)?|prácticas?|completadas?))?\)?",
    re.IGNORECASE,
)
GRADES = re.compile(
    r"\b(?:cumulative |overall )?g\.?p\.?a\.?\s*:?\s*(?:gpa:?\s*)?[\d./]*|\bpromedio:?\s*[\d.,]+", re.IGNORECASE
)
LESSONS = re.compile(r"^(?:relevant )?(?:coursework|courses?|classes|intro(?:duction)?)\b", re.IGNORECASE)
"""What was heard somewhere: alone it names no study."""
NO_STUDY = re.compile(
    r"\b(?:gpa|g\.p\.a\.|honou?rs?|honor roll|dean'?s list|cum laude|valedictorian|scholarship|fellowship"
    r"|award(?:ed)?|medal"
    r"|ribbon|achievement|appreciation|commendation|received \d|thesis|advisor|promedio"
    r"|relevant coursework|member|fraternity|club|team|minor in|references?)\b|@|\bhttps?:",
    re.IGNORECASE,
)
"""What stands under a school and is neither its name nor what was earned."""
STATE_OF_STUDY = re.compile(
    r"\(?(?<!of )\b(?:(?:anticipated|expected|projected|estimated)\s*(?:graduation(?: date)?|completion)?"
    r"|graduated?|graduation(?: date)?|completed|completion|conferred|attended|class of|in progress|pursuing|ongoing"
    r"|earned|awarded|obtained|received|(?:graduad|concluid|terminad|titulad|previst)[oa]|en curso)\b\s*:?\)?",
    re.IGNORECASE,
)
FROM_SCHOOL = re.compile(r"\s+(?:from|at|through|with|by|en (?:el|la)|del|por)\s+(?:the\s+)?(?=[A-ZÁÉÍÓÚÑ])")
WHOLE_CREDENTIAL = re.compile(
    r"^((?:high school|h\.?s\.?) diploma|diploma|ged|g\.e\.d\.|(?:associate|bachelor|master)'?s?(?: degree)?"
    r"|certificado|bachillerato|certificate|b\.?s\.?|a\.?a\.?s?\.?)(?:\s*\([ab]\.?[a-z]?\.?[as]\.?\)?)?\s+(?-i:(?=[A-ZÁÉÍÓÚÑ]))",
    re.IGNORECASE,
)
"""A credential that the school's name may follow without a mark between them."""
