"""What stands on a page instead of a posting, or beside it: walls, notices that it is gone, works on the site."""

import re
from enum import StrEnum
from urllib.parse import urlsplit

from workers.posting.around.cards import is_list
from workers.posting.declared.structured_data import structured_postings
from workers.posting.markup.measures import Measures
from workers.posting.markup.page_text import text_of_body
from workers.posting.markup.tree import Element, parse, text_of
from workers.posting.name_forms.titles import titles_of_page
from workers.posting.text.clean_text import clean_line
from workers.posting.text.patterns import AnyOf, any_of

_SHORT_PAGE_CHARACTERS = 2_500
_LONGEST_NOTICE = 200
_LINES_BEFORE = 25
"""Lines at a page's beginning among which a notice about the posting stands."""


class State(StrEnum):
    """Why a page holds no posting, the most telling first."""

    ROBOT_CHECK = "robot check"
    SIGN_IN = "sign in"
    MAINTENANCE = "maintenance"
    CLOSED = "closed"
    LIST = "list"
    EMPTY = "empty"
    OTHER = "other"


_ROBOT_CHECK = any_of(
    r"captcha|are you (?:a )?(?:human|robot)|verify (?:that )?you(?:'| a|’)re (?:a )?human|not a robot"
    r"|no eres un robot",
    r"unusual (?:traffic|activity)|checking your browser|just a moment|access (?:to this page has been )?denied",
    r"enable (?:javascript and )?cookies to continue|request (?:was )?blocked|attention required|security check",
    r"pardon our interruption|additional verification required|verifica que eres humano|comprobando tu navegador",
    r"you have been blocked|bot detection|press (?:and|&) hold|ddos protection",
)
_SIGN_IN = any_of(
    r"(?:sign|log) ?in (?:to|and) (?:view|see|continue|read)|(?:please|must|need to) (?:sign|log) ?in",
    r"join (?:now )?to (?:view|see)|create an account to (?:view|see|continue)|members only",
    r"inicia(?:r)? sesi[oó]n para|reg[ií]strate para|debes iniciar sesi[oó]n",
)
_LOGIN_PATH = re.compile(r"/(?:authwall|checkpoint|log-?in|sign-?in|sso|auth)(?:[/._-]|$)", re.IGNORECASE)
_MAINTENANCE = any_of(
    r"(?:scheduled|under|undergoing|down for|site) (?:\w+ )?maintenance|back (?:online )?(?:soon|shortly)",
    r"temporarily (?:unavailable|down|offline)|service unavailable|en mantenimiento|mantenimiento programado",
    r"(?:we.ll|will) be (?:right )?back",
)
_JOB = (
    r"(?:job|position|posting|vacancy|role|listing|opening|opportunity|requisition|advert\w*|ad"
    r"|oferta|vacante|empleo|puesto|plaza)"
)
_CLOSED_NOTICE = AnyOf(
    rf"\b{_JOB}\b.{{0,60}}(?:no longer (?:available|active|accepting|open|exists?|listed|posted|being)"
    r"|(?:has|have) (?:now )?(?:been (?:filled|closed|removed|taken down|cancell?ed|archived)|expired|closed|ended)"
    r"|(?:is|are|was) (?:now |currently )?(?:closed|expired|filled|unavailable|not available|not accepting"
    r"|inactive))",
    r"no longer accepting (?:applications|applicants|resumes)|applications? (?:are|is|have|has) (?:now "
    r"|been )*closed",
    r"(?:applications?|posting) closed\b|^(?:expired|closed|position filled|cerrada|vacante cerrada)$",
    rf"\b{_JOB}\b.{{0,60}}(?:ya no (?:est[aá]|se encuentra|acepta|es)"
    r"|ha (?:sido (?:cerrad|cubiert|eliminad|retirad)[oa]"
    r"|expirado|caducado|finalizado|vencido)|(?:est[aá]|fue) (?:cerrad|cubiert|vencid|caducad)[oa]"
    r"|(?:expir|caduc|venci)[oó])",
    r"ya no (?:se )?acepta(?:n|mos)? (?:m[aá]s )?(?:solicitudes|candidatos|postulaciones)|proceso cerrado",
    r"you.ve missed (?:this|it)|this job is closed|we.ve filled this",
)
_ASKED_FOR = AnyOf(
    r"(?:you(?:.re| are| were)? (?:looking|searching) for|you (?:requested|selected|were viewing)|requested (?:job"
    r"|position))",
    r"(?:que (?:buscas|buscabas|busca|est[aá]s buscando|solicitaste))",
)
_NOT_FOUND = any_of(
    rf"\b(?:{_JOB}|page)\b.{{0,60}}(?:(?:could not|cannot|can.t|couldn.t) be found|not found|does(?:n.t| not) exist)",
    r"(?:can.t|cannot|could not|couldn.t|unable to) (?:find|locate) (?:the|this|that) (?:job|position|page|posting)",
    r"(?:p[aá]gina|oferta|vacante).{0,40}no (?:encontrada|existe|disponible|fue encontrada)",
)


def state_of(markup: str, url: str) -> State:
    """Ask only of pages on which no posting was found."""
    tree = parse(markup)
    text = _whole_text(tree)
    short = text if len(text) < _SHORT_PAGE_CHARACTERS else ""
    asks_password = bool(short) and tree is not None and tree.find(".//input[@type='password']") is not None
    notice = "\n".join([*_titles(tree), *_first_lines(tree)])
    signs = {
        State.EMPTY: not text.strip(),
        State.ROBOT_CHECK: _ROBOT_CHECK.search(short),
        State.MAINTENANCE: _MAINTENANCE.search(short),
        State.SIGN_IN: _LOGIN_PATH.search(urlsplit(url).path) or _SIGN_IN.search(short),
        State.CLOSED: _CLOSED_NOTICE.search(notice) or _NOT_FOUND.search(notice),
        State.LIST: tree is not None and (is_list(tree, Measures(tree)) or len(structured_postings(tree)) > 1),
    }
    return next((state for state, is_so in signs.items() if is_so), State.SIGN_IN if asks_password else State.OTHER)


def says_closed(tree: Element, description: str) -> bool:
    """Whether a page that holds a posting says, over it or in a line of its own, that nobody can apply any more."""
    lines = [line.strip() for line in [*_first_lines(tree), *description.split("\n")]]
    return any(len(line) <= _LONGEST_NOTICE and _CLOSED_NOTICE.search(line) for line in lines)


def speaks_of_another(tree: Element) -> bool:
    """Whether the page says that what was asked for is gone, so that a posting on it is another one."""
    return any(_ASKED_FOR.search(line) and _CLOSED_NOTICE.search(line) for line in _first_lines(tree))


def _first_lines(tree: Element | None) -> list[str]:
    if tree is None:
        return []
    lines = text_of_body(tree).split("\n")
    return [line[: 2 * _LONGEST_NOTICE] for line in lines if line.strip()][:_LINES_BEFORE]


def _titles(tree: Element | None) -> list[str]:
    return titles_of_page(tree) if tree is not None else []


def _whole_text(tree: Element | None) -> str:
    if tree is None:
        return ""
    return "\n".join([*titles_of_page(tree), clean_line(text_of(tree), limit=_SHORT_PAGE_CHARACTERS)])
