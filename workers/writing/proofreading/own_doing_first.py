"""What somebody does, typed behind what it is done to: generators I fix too, sea trials I do with the owner."""

import re

_FRONTED = re.compile(
    r"(?P<thing>[^,;:.()]{3,40}?) I (?P<doing>do|did|fix|fixed|repair|repaired|run|ran|install|installed|set|change"
    r"|changed|build|built|weld|welded|handle|handled|check|checked|test|tested|clean|cleaned|make|made|rebuild|rebuilt"
    r"|replace|replaced|service|serviced|troubleshoot|adjust|adjusted|program|programmed|inspect|inspected|write|wrote)"
    r"(?: too| also| as well| myself)?(?P<rest>(?:, | with | on | for | in | at | to | by |$).*)"
)
_NO_THING = re.compile(
    r"\b(?:that|which|what|who|when|where|while|if|because|before|after|since|until|than|as|so|and|but|or|everything"
    r"|anything|nothing|all|whatever|it|this|these|those|only|mostly|sometimes|usually|today|then|there|here|every"
    r"|never|not|no|job|work|time|way|first|last|years?|months?|weeks?|days?|nights?|shift|boss|foreman|lead)\b",
    re.IGNORECASE,
)
"""What may be no thing that is worked on, but how or when, a clause, or somebody."""
_AGAINST = re.compile(r"\b(?:not|never|no|only|just|little|rest)\b|n['\u2019]t\b", re.IGNORECASE)
_ENDS_AS_THING = re.compile(r"\w{3,}$")


def with_own_doing_first(line: str) -> str:
    """An English line with the doing before what it is done to; as it is where a limit or another clause is there."""
    found = _FRONTED.fullmatch(line.strip())
    if found is None or _NO_THING.search(found["thing"]) or not _ENDS_AS_THING.search(found["thing"]):
        return line
    if _AGAINST.search(found["rest"]):
        return line
    thing = found["thing"]
    is_name = thing[1:2].isupper() or any(word[:1].isupper() for word in thing.split()[1:])
    return f"{found['doing'].capitalize()} {thing if is_name else thing[:1].lower() + thing[1:]}{found['rest']}"
