"""Whether the position and the employer that a posting names are told: `scripts/bench posting_names FILE... [--show]`.

FILE: [{"id", "title", "company", "text"}], as `scripts/bench requirements` takes them; "company" may be empty.

Words are compared without case, accents, plural and gender endings, small words, levels, shifts, and what stands in
brackets. A title is right where it has the label's words; or more or fewer of them, if the one is at least half of the
other, both have a word in common that names who does the work, and nothing is in it that no title has (a verb of
seeking, pay, an hour). An employer is right where `is_same_firm` says so of it and the label, as for pages, or both
have the same words; and nothing is in it that no name has. `missing` is what wasn't told, `wrong` what was told and
isn't right.

A label whose words the posting doesn't have can't be read in it. Where it has none of the label's words and something
was told, that is wrong; a title that shares a word with such a label is another way of saying it, and isn't counted.
"""

import argparse
import json
import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal

from workers.language.words import fold
from workers.posting.name_forms.same_firm import LEGAL_END, is_same_firm, words_of
from workers.posting.named.job_words import names_job
from workers.posting.names import names_in

Outcome = Literal["right", "missing", "wrong", "not counted"]
_SMALL = frozenset(
    word
    for line in (
        "a an the of in on at to for with and or y e o u de del la el los las en para con un una",
        "i ii iii iv v 1 2 3 4 5 b c d m f h s st nd rd lvl level nivel grade step jr sr",
        "1st 2nd 3rd first second third primer segundo tercer shift turno day days night nights noche noches",
        "dia weekend full part time temp hire",
    )
    for word in line.split()
)
_IN_NO_NAME = re.compile(
    r"\b(?:need(?:s|ed)?|wanted|hiring|seek(?:s|ing)?|looking|we|our|you|your|is|are|busca\w*|solicita\w*|contrata\w*"
    r"|necesita\w*|ocupan|incorporar|precisa|join|apply|hour|per|pay|must|will|requirements?|requisitos|now)\b|\$",
    re.IGNORECASE,
)
_SAME = {"tech": "technician", "techs": "technician", "ayud": "ayudante"}


def _stem(word: str) -> str:
    word = _SAME.get(word, word)
    word = re.sub(r"men$", "man", word).removesuffix("'s").removesuffix("s")
    return word[:-1] if len(word) > 3 and word[-1] in "aeo" else word  # noqa: PLR2004 - a stem tells something


def _parts(title: str) -> list[str]:
    bare = re.sub(r"\([^()]*\)", " ", title)
    return re.findall(r"[\w']+", fold(bare if any(map(str.isalnum, bare)) else title))


def title_words(title: str) -> frozenset[str]:
    """Return the stems of the title's telling words."""
    words = _parts(title)
    return frozenset(map(_stem, [word for word in words if word not in _SMALL] or words))


def is_title(told: str, label: str) -> bool:
    """Whether a person would accept what was told for the label."""
    one, other = title_words(told), title_words(label)
    if not one or _IN_NO_NAME.search(re.sub(r"\([^()]*\)", " ", told)):
        return False
    jobs = [{_stem(word) for word in _parts(title) if names_job(word)} for title in (told, label)]
    shorter, longer = sorted((one, other), key=len)
    return one == other or (shorter <= longer and 2 * len(shorter) >= len(longer) and bool(jobs[0] & jobs[1]))


def is_company(told: str, label: str) -> bool:
    """Whether both are names of one firm."""
    bare = [words_of(re.sub(r"['\u2019]s\b", "", name)) for name in (told, label)]
    is_one = bool(bare[0]) and (set(bare[0]) == set(bare[1]) or is_same_firm(*bare))
    return is_one and not _IN_NO_NAME.search(told)


def stands_in(label: str, text: str) -> bool:
    """Whether the posting has every word of the label."""
    return title_words(LEGAL_END.sub("", label)) <= frozenset(map(_stem, re.findall(r"[\w']+", fold(text))))


def title_outcome(told: str, label: str, text: str) -> Outcome:
    """Return how right a position's name is."""
    if told and is_title(told, label):
        return "right"
    if stands_in(label, text):
        return "wrong" if told else "missing"
    return "wrong" if told and not title_words(told) & title_words(label) else "not counted"


def company_outcome(told: str, label: str, text: str) -> Outcome:
    """Return how right an employer's name is; where the posting has none, only an empty name is right."""
    if told and label and is_company(told, label):
        return "right"
    if label and stands_in(label, text):
        return "wrong" if told else "missing"
    return "wrong" if told else "not counted"


def measure(postings: Iterable[dict[str, Any]], *, show: bool = False) -> tuple[Counter[str], Counter[str]]:
    """Outcomes of titles and of companies; prints what isn't right if `show`."""
    titles, companies = Counter[str](), Counter[str]()
    for posting in postings:
        told = names_in(posting["text"])
        title = title_outcome(told.title, posting["title"], posting["text"])
        company = company_outcome(told.company, posting["company"] or "", posting["text"])
        titles[title] += 1
        companies[company] += 1
        if show and {title, company} - {"right", "not counted"}:
            print(f"  {posting['id']}: {title} {told.title!r} for {posting['title']!r}; ", end="")
            print(f"{company} {told.company!r} for {posting['company']!r}")
    return titles, companies


def shares(outcomes: Counter[str]) -> str:
    """Return one line with counts, and the shares of those that count."""
    counted = max(1, sum(outcomes[name] for name in ("right", "missing", "wrong")))
    told = (f"{name} {outcomes[name]} ({outcomes[name] / counted:.1%})" for name in ("right", "missing", "wrong"))
    return ", ".join(told) + f", not counted {outcomes['not counted']}"


def main() -> None:
    """Print a line for titles and one for employers per file, and over all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--show", action="store_true", help="print every posting of which a name isn't right")
    options = parser.parse_args()
    titles, companies = Counter[str](), Counter[str]()
    for file in options.files:
        of_titles, of_companies = measure(json.loads(file.read_text(encoding="utf-8")), show=options.show)
        titles, companies = titles + of_titles, companies + of_companies
        print(f"{file.stem}\n  title:   {shares(of_titles)}\n  company: {shares(of_companies)}")
    print(f"all\n  title:   {shares(titles)}\n  company: {shares(companies)}")


if __name__ == "__main__":
    main()
