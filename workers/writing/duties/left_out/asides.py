"""What people say aside among their duties: what they hate or are owed, whose firm it is, what a cousin does, a doubt.

It harms its person on a page, or says nothing of their work. Left out is the clause; of nothing else, the line.
"""

import re

from workers.language.conjugation import Form, formed
from workers.writing.duties.left_out.others_work import KIN, takes_back, tells_of_another, with_own_part
from workers.writing.words.english_verbs import verb_form
from workers.writing.words.parted_clauses import CLAUSE_SIGNS, parted_clauses

_NOT = r"(?:n['\u2019]?t| not)"
_BODY = r"(?:back|knees?|shoulders?|hips?|neck|wrist|ankle|heart|espalda|rodillas?|hombros?|cadera|columna)"
_NO_BODY = r"(?![- ]?(?:up|hoe|order|haul|flow|fill|plane|brace|pad|ground|office)s?\b)"
_NEVER_AGAIN = r"(?:never again|never more|once was enough|no thanks|nunca m[aá]s|ni loc[oa])"
_FEELING = (
    r"(?:bored|tired|sick of|fed up|burn(?:ed|t) out(?! \w+s\b)|miserable|unhappy|underpaid|aburrid[oa]|hart[oa]"
    r"|cansad[oa]|fastidiad[oa])"
)
_AM = r"(?:(?:i |yo |ya )?(?:am|was|got|estoy|estaba) |i['\u2019]?m )"
_DISLIKES = (
    r"(?:hate[ds]?|dislike[ds]?|despise[ds]?|can(?:['\u2019]?t| not|not) stand|could(?:n['\u2019]?t| not) stand"
    r"|odio|odiaba|detesto|detestaba|no (?:soporto|soportaba|aguanto|aguantaba|me gusta|me gustaba))"
    r"(?! (?:to (?:be late|waste|leave)|being late|leaving|wast\w+|mess\w*|mistakes|shortcuts|rework|downtime|dejar"
    r"|llegar))"
)
_ASIDE = re.compile(
    rf"(?:i |we |yo )?(?:really |just |still |kinda )?{_DISLIKES}\b.*"
    rf"|{_AM}(?:\w+ ){{0,2}}{_FEELING}\b.*"
    r"|(?:i )?(?:semi-?)?retired (?:in|since|last|this) [\w .]+|me (?:jubil[eé]|retir[eé])(?: (?:en|desde) .*)?"
    r"|(?:(?:the|my|our|that) )?[\w'\u2019]+ (?:still |always )?(?:owes?|owed) (?:me|us)\b.*"
    r"|(?:(?:el|la|los|mi) )?(?:\w+ )?(?:todav[ií]a )?(?:me|nos) (?:deben?|deb[ií]an?)\b.*"
    r"|(?:(?:me|nos) )?qued(?:aron|ó) a deber\b.*"
    rf"|(?:(?:the|my|they) )?(?:[\w'\u2019]+ )?(?:never|(?:did|do|does|wo|would){_NOT}) (?:ever )?"
    r"pa(?:y|ys|id) (?:me|us|overtime|ot|on time|right|enough)\b.*"
    r"|(?:[\w'\u2019]+ ){0,3}(?:pays?|paid) (?:late|bad|badly|nothing)(?: (?:sometimes|always|too|every \w+|a lot))?"
    r"|(?:[\w'\u2019]+ ){0,3}(?:nunca|no) (?:me|nos) pag(?:an?|aban?|aron|ó)\b.*"
    r"|(?:[\w'\u2019]+ ){0,3}pag(?:an?|aban?) (?:muy )?(?:tarde|mal|poco)"
    r"|(?:(?:the|my|our) )?(?!i\b|we\b|never\b)(?:[\w'\u2019]+ ){1,3}(?:(?:is|was|are|were|came|comes?|showed|shows?"
    r"|arrived|ran|runs?) (?:up |in )?)?(?:always|constantly) "
    r"(?:(?:came|comes?|showed|shows?|arrived?s?|ran|runs?|is|was) )?(?:up |in )?"
    r"(?:late|broken|breaking|broke down|short ?(?:staffed|handed)|understaffed|dirty|a mess)"
    r"|(?:[\w'\u2019]+ ){1,3}(?:was |were |is |are )?never (?:came |comes? |showed up |arrived )?on time"
    r"|(?:el|la|los|las|mi|mis) (?:\w+ ){1,3}(?:(?:casi )?siempre )?(?:llega(?:ba)?n?|ven[ií]an?|viene|est[aá]ban?) "
    r"(?:siempre )?(?:muy )?(?:tarde|rot[oa]s?|descompuest[oa]s?|atrasad[oa]s?)"
    rf"|(?:[\w-]+ ){{1,3}}do(?:es)?{_NOT} (?:really )?matter|no importa\b.*"
    rf"|(?:i have |i had |i |had |got |have )?(?:a )?(?:bad|hurt) (?:my )?{_BODY}"
    r"(?: (?:now|so|since|from|in|at|on) .*)?"
    rf"|(?:my|mi) (?:\w+ )?{_BODY}"
    r"(?: (?:is|was|got|went|gave|hurts?|started|surgery|injury|problems?|can\w*|est[aá])\b.*)?"
    rf"|me (?:duele|dol[ií]a|lastim[eé])\b.*|(?:and |but |pero |y )?{_NEVER_AGAIN}"
    rf"|(?:(?:en |at |in )?(?:el |la )?(?:taller|negocio|rancho|empresa|compañ[ií]a|tienda|lugar|taquer[ií]a)"
    rf" (?:es |era )?de (?:mi |un |la )?{KIN}|(?:es|era) de mi {KIN}|mi {KIN} (?:es|era) (?:el |la )?dueñ[oa])",
    re.IGNORECASE,
)
"""A clause of feelings, complaints, debts, health or whose firm it is, from its first word to its last."""
_DOUBT = re.compile(r"\?\?|\?\s*(?:$|(?:no|nope|nah|not|never|nothing|nunca|nada)\b)", re.IGNORECASE)
_EXPIRED = (
    r"(?:ran out|expired|lapsed|ran up|out of date|not current|no longer (?:valid|current)|venci(?:ó|do|da)|vencid[oa]"
    r"|se (?:me )?venci[oó])"
)
_UNSURE = r"(?:not sure|unsure|i think|i guess|i believe|(?:can|don)['\u2019]?t remember|creo|no (?:me acuerdo|s[eé]))"
_PAPER = r"(?:card|cert\w*|licen[cs]e|ticket|permit|tarjeta|licencia|carnet|certificado)"
_EXPIRY = re.compile(
    rf"\s*\((?:my |mi |the |la )?(?:\w+ )?{_PAPER} (?:has |is |was )?{_EXPIRED}[^()]*\)", re.IGNORECASE
)
_OF_A_PAPER = re.compile(rf"\b(?:{_PAPER}|OSHA|CDL|EPA|NCCER|AWS|HAZMAT|TWIC)\b", re.IGNORECASE)
"""What would be claimed as held without its bracket: OSHA 10 (card expired)."""
_BRACKET = re.compile(rf"\s*\((?:{_UNSURE}\b[^()]*|[^()]*\?+|(?:never again|nunca m[aá]s)[^()]*)\)", re.IGNORECASE)
_BECAUSE = r"(?:bc|b/c|because|cuz|cause|due to|on account|porque|por) (?:of |de )?"
_TAIL = re.compile(
    rf",? (?:and |but |pero |y )?{_NEVER_AGAIN}$"
    rf"|(?:(?:^|,? )(?:no|not|can['\u2019]?t|cannot|don['\u2019]?t|sin)\b[^,;]{{0,60}}?)?,? {_BECAUSE}"
    rf"(?:(?:my|mi) |me duelen? (?:la |el |las )?)(?:\w+ )?{_BODY}{_NO_BODY}\b[^,;]*"
    rf"|,? (?:and|but|so|then|y|pero) (?:i |we |yo )?(?:really )?{_DISLIKES}\b[^;,]*$"
    rf"|,? (?:and|but|so|y|pero) {_AM}(?:\w+ ){{0,2}}{_FEELING}\b[^;,]*$",
    re.IGNORECASE,
)
"""How a clause of work ends with a feeling or health, and what that forbids: over Donner twice, never again."""
_DISLIKED_BUT = re.compile(
    rf"(?:i )?(?:really )?{_DISLIKES} [^,;]*? (?:but|pero) (?![^,;]*\b(?:em|them|it|that|l[oa]s?)\b)", re.IGNORECASE
)
"""What somebody did all the same follows: hate heights but climbed 200 ft towers."""
_HAD_TO = re.compile(
    r"(?:i )?(had to )(?=[a-z]{3,}\b)(?!leave|quit|stop|resign|wait|have|know)"
    r"|(?:yo )?(?:tuve|ten[ií]a) que (?=\w+[aei]r\b)",
    re.IGNORECASE,
)
_IN_BRACKETS = re.compile(r"\([^()]*\)")
_OWN = re.compile(r"(?:(?:and|but|so|y|pero) )?(?:I|i|we|yo|nosotros)\b")
"""How one's own part begins behind another's; other clauses behind that may be theirs: lead does brazing, startup."""
_LEADS = re.compile(r"(?:so|and|but|then|y|pero|as[ií] que) ", re.IGNORECASE)

_RAN_OUT = re.compile(
    rf",? (?:and |but )?(?:it|they|which|both|those|that)(?:['\u2019]s|['\u2019]ve| has| have| is| are| all| both)? "
    rf"{_EXPIRED}(?: since(?: then)?| now| already)?$",
    re.IGNORECASE,
)
"""That a card is held no more, behind what it was held for: removal with license, it ran out since."""
_CHIEF = (
    r"(?:(?:the|my) )?(?P<chief>boss|owner|foreman|super|superintendent|supervisor|manager|lead|chef|mechanic)(?: man)?"
)
_HAD_ME = re.compile(
    rf"^(?:{_CHIEF}|they) (?P<how>had|has|have|lets|let)(?: me)(?: to)? (?P<doing>[a-z]+) (?=\w)", re.IGNORECASE
)
"""What somebody was given to do: boss had me teach the yard guys, foreman lets me run the saw."""


def _told_to_do(found: re.Match[str]) -> str:
    known = verb_form(found["doing"])
    if known is None or known[1] not in {Form.BASE, Form.GERUND}:
        return found[0]
    form = Form.PAST if found["how"].lower() == "had" else Form.BASE
    return f"I {formed(known[0], form)} "


def without_asides(sentence: str) -> str:
    """The sentence without what is said aside; empty where it says nothing else."""
    bare = sentence if _OF_A_PAPER.search(_IN_BRACKETS.sub("", sentence)) else _EXPIRY.sub("", sentence)
    bare = with_own_part(_BRACKET.sub("", bare))
    bare = _HAD_ME.sub(_told_to_do, _RAN_OUT.sub(" (expired)", bare))
    bare = bare[found.end() :] if (found := _DISLIKED_BUT.match(bare)) else bare
    if found := _HAD_TO.match(bare):
        bare = f"{'I ' if found[1] else ''}{bare[found.end() :]}"  # what follows is a verb
    clauses = [(one.sign, one.text) for one in parted_clauses(bare, CLAUSE_SIGNS)]
    doubtful = next((place for place, (_, clause) in enumerate(clauses) if _DOUBT.search(clause)), len(clauses))
    kept: list[tuple[str, str]] = []
    is_of_another = False
    for sign, clause in clauses[:doubtful]:
        is_of_another = tells_of_another(clause) or (is_of_another and sign.startswith(",") and not _OWN.match(clause))
        if takes_back(clause):
            kept = [] if sign.strip() in {"-", "\u2013", "\u2014"} else kept[:-1]
        elif not is_of_another and (told := _TAIL.sub("", clause)) and not _ASIDE.fullmatch(told.rstrip(" .!")):
            kept.append((sign, told))
    if [clause for _, clause in kept] == [clause for _, clause in clauses]:
        text = bare
    else:
        text = "".join(f"{sign if place else ''}{one}" for place, (sign, one) in enumerate(kept))
        text = _LEADS.sub("", text, count=1) if kept and kept[0] != clauses[0] and _LEADS.match(text) else text
    return text if text == sentence else text[:1].upper() + text[1:]
