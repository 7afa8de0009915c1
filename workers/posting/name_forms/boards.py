"""Sites that carry other people's postings: their name is never the employer's."""

import re
from urllib.parse import urlsplit

_BOARDS = frozenset(
    {
        *("adp", "adzuna", "applytojob", "ashby", "ashbyhq", "bamboohr", "bebee", "breezy", "bumeran", "calcareers"),
        *(
            "caljobs",
            "careerbuilder",
            "careerone",
            "careerjet",
            "computrabajo",
            "constructionjobs",
            "craigslist",
            "dice",
        ),
        *("eightfold", "flexjobs", "glassdoor", "google", "governmentjobs", "greenhouse", "higheredjobs", "icims"),
        *("indeed", "infojobs", "jazzhr", "jobscore", "jobvite", "jooble", "jora", "lever", "linkedin", "monster"),
        *(
            "myworkdayjobs",
            "neogov",
            "neuvoo",
            "occ",
            "occmundial",
            "oraclecloud",
            "paycom",
            "paycomonline",
            "paylocity",
            "paycor",
        ),
        *("personio", "phenom", "pinpoint", "recruitee", "rippling", "roadtechs", "seek", "simplyhired"),
        *(
            "smartrecruiters",
            "snagajob",
            "successfactors",
            "talent",
            "talentcom",
            "taleo",
            "teamtailor",
            "ukg",
            "ultipro",
        ),
        *("usajobs", "welcometothejungle", "workable", "workday", "workforcenow", "ziprecruiter", "isolvedhire"),
        *(
            "facebook",
            "instagram",
            "meta",
            "nextdoor",
            "reddit",
            "telegram",
            "threads",
            "tiktok",
            "twitter",
            "whatsapp",
        ),
        *("avature", "applicantpro", "brassring", "careerplug", "csod", "dayforcehcm", "hireology", "schooljobs"),
        *("joblist", "jobcase", "lensa", "nexxt", "opcionempleo", "trabajo", "trabajosorg", "jobrapido", "jobisjob"),
    }
)
_TOP_LEVEL = re.compile(r"\.(?:com|org|net|io|co|jobs|es|mx)(?:\.[a-z]{2})?$")
_LEGAL_END = re.compile(r",?\s+(?:inc|llc|ltd|limited|corp|corporation|gmbh|s\.?a\.?(?: de c\.?v)?)\.?$")
_SYSTEMS = frozenset(
    {
        *("adp", "applytojob", "ashbyhq", "bamboohr", "breezy", "eightfold", "greenhouse", "icims", "isolvedhire"),
        *("jazzhr", "jobscore", "jobvite", "lever", "myworkdayjobs", "oraclecloud", "paycom", "paycomonline", "paycor"),
        *("paylocity", "personio", "phenom", "pinpoint", "recruitee", "rippling", "smartrecruiters", "successfactors"),
        *("taleo", "teamtailor", "ukg", "ultipro", "workable", "workday", "workforcenow"),
        *("avature", "applicantpro", "brassring", "careerplug", "csod", "dayforcehcm", "hireology"),
    }
)
"""Boards whose every page is of one employer: what the page calls itself is the employer."""
_HOSTED = re.compile(
    r"(?:greenhouse\.io|lever\.co|ashbyhq\.com|workable\.com|smartrecruiters\.com|recruitee\.com|breezy\.hr"
    r"|jobvite\.com|rippling\.com)$"
)
_OF_EMPLOYERS = frozenset(
    {
        *("myworkdayjobs", "bamboohr", "taleo", "icims", "teamtailor", "recruitee", "breezy", "applytojob", "personio"),
        *("avature", "applicantpro", "csod", "dayforcehcm"),
    }
)
"""Where the host's first part is the employer's."""
_NOT_EMPLOYERS = re.compile(r"^(?:www|jobs?|careers?|apply|app|boards|job-boards|recruiting|wd\d+|secure\d*|tas-.*)$")


def is_board(name: str) -> bool:
    """'Indeed.com', 'Workday, Inc.': a job board by its name, or the firm that runs it."""
    bare = _LEGAL_END.sub("", name.casefold())
    return _TOP_LEVEL.sub("", bare.replace(" ", "")) in _BOARDS


def is_on_board(url: str) -> bool:
    """Whether the address is of a site that carries other people's postings."""
    return bool(_BOARDS.intersection((urlsplit(url).hostname or "").split(".")))


def is_of_many_employers(url: str) -> bool:
    """Whether the address is of a board on which many employers advertise side by side."""
    labels = (urlsplit(url).hostname or "").split(".")
    return is_on_board(url) and not _SYSTEMS.intersection(labels)


def employer_slug(url: str) -> str:
    """What an address calls the employer: on boards with a part per employer that part, else the domain; '' if none."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    if _HOSTED.search(host):
        return parts.path.strip("/").split("/")[0]
    labels = host.split(".")
    if _OF_EMPLOYERS.intersection(labels):
        return re.sub(r"^(?:careers?|jobs?)-", "", labels[0]) if not _NOT_EMPLOYERS.match(labels[0]) else ""
    if is_on_board(url) or len(labels) < 2 or labels[-1].isdecimal():  # noqa: PLR2004 - a name and a top level
        return ""
    return labels[-2]
