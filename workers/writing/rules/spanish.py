"""Spanish sentences of the built-in writer."""

import re
from collections.abc import Sequence

from workers.language.detect import language_of
from workers.language.grammar import grammar
from workers.language.occupations import language_of_title, names_occupation
from workers.language.vocabulary import Concept, vocabulary
from workers.language.words import fold, has_plain_letters, words_of
from workers.writing.duties.spanish.things import is_told_whole
from workers.writing.lexicon.spanish import lexicon
from workers.writing.person.facts import Credential, Experience, Skill, Training
from workers.writing.person.tenure import whole_years
from workers.writing.rules.asked.tongues import in_prose_tongues
from workers.writing.rules.lines.lead_and_lines import with_lines
from workers.writing.rules.lines.without_person import is_infinitive, may_be_act, without_person
from workers.writing.rules.rows.listed_rows import listing, with_level
from workers.writing.rules.rows.schooling import paper_in_spanish
from workers.writing.rules.style import Style
from workers.writing.trades.risen import under_title
from workers.writing.trades.titles import parts_of_title
from workers.writing.trades.years_in_trades import Tenure
from workers.writing.translation.from_english.tables import is_told_noun, key, tables
from workers.writing.translation.rows.spanish_names import is_program
from workers.writing.words.casing import names_with_capital
from workers.writing.words.english_verbs import word_table
from workers.writing.words.kinds_of_titles import without_kind
from workers.writing.words.makers_beside import begins_with_maker_of_words
from workers.writing.words.phrases import Statement, capitalized, closed, employer_of, joined, lowered
from workers.writing.words.spanish_heads import verb_form
from workers.writing.words.title_case import in_title_case

_NEXT_SENTENCE = re.compile(r"[.]\s+(?=[a-záéíóúñ])")
"""Where a line typed without capitals goes on with another doing."""
_DOES = re.compile(r"\w+o (?:el|la|los|las|un|una)\b")
"""A doing whose verb isn't known: "pido la carne"."""
_NO_THING = re.compile(r"(?:de \d|en|al?|con|para|por|desde|hasta|cuando|si|no)\b", re.IGNORECASE)
_INFINITIVE = re.compile(r"\w{2,}[aeií]r")
_NEXT_ACT = re.compile(r"(?<=[ye,] )([A-Z])(?=[a-záéíóúñ]+r\b)")
_SPANISH_TOOL = re.compile(
    r"^(?!fedora)\w{4,}[ae]dora?s?\b|^\w{4,}[oó]metros?\b|^mini ?\w{4,}[ae]doras?\b|\b(?:de|del)\b", re.IGNORECASE
)
_OF_ONESELF = re.compile(r"(?:yo |también )?(?:soy|estoy|era|fui)\b", re.IGNORECASE)
_MEASURED = re.compile(r"pH(?:/[A-Z]+)?")
"""What a meter is for, which begins with a small letter and is no make."""
_WHO_LEADS = re.compile(
    r"(?:encargad[oa]|l[ií]der|responsable|jef[ea]|chofer|ayudante|mayordomo|supervisora?|auxiliar|operadora?"
    r"|[^\W\d_]+(?:er[oa]|[dst]ora?|ic[oa]) l[ií]der)\b",
    re.IGNORECASE,
)
"""Who somebody is, which nobody has experience in: encargado de 1200 acres."""
_SMALL = 5
"""Words of what is left of several lines, which alone would stand for all that somebody does."""
_SETTLED = 3
"""Years with one employer that a summary names."""


def listed(things: list[str]) -> str:
    """Things joined as A; A y B; A, B y C; with "e" before the sound i."""
    link = "e" if things and re.match(r"h?i(?!e)", fold(things[-1])) else "y"
    told = joined(things, link)
    is_plain = len(things) > 1 and (f" {link} " not in things[-2] or things[-2].endswith(")"))
    last = things[-1] if things else ""
    return (
        f"{told.removesuffix(f', {link} {last}')} {link} {last}"
        if is_plain and told.endswith(f", {link} {last}")
        else told
    )


def years_of(number: int) -> str:
    """A number of years, one of them in the singular."""
    return f"{number} {'año' if number == 1 else 'años'}"


_IN_CHARGE = re.compile(r"^(?:estoy|estuve|estaba|(?:me )?qued(?:o|[eé]|aba)) (?=a cargo\b)", re.IGNORECASE)
"""Who is in charge, without the person: a cargo de 12 personas."""


_CHARGED = re.compile(r"^(?:encargad[oa]|l[ií]der) de (?=\d|una? (?:cuadrilla|equipo|grupo)\b)", re.IGNORECASE)
"""The same by who one was, which nobody has experience in: encargada de 9 personas."""


class Spanish:
    """The Spanish phrases (`Phrases`). Where grammar would need the person's gender, a turn without it stands."""

    def __init__(self, style: Style) -> None:
        self.style = style
        self._style = style

    def did(self, statement: Statement) -> str:
        """A duty told by who did it; empty where grammar has no room for it."""
        return _NEXT_SENTENCE.split(statement.clause, maxsplit=1)[0]

    def noun(self, statement: Statement) -> str:
        """A duty as what work includes; empty where it is none."""
        first = verb_form(statement.noun.split(maxsplit=1)[0]) if statement.noun else None
        is_told = first is not None and not _INFINITIVE.match(statement.noun) and " de " not in statement.noun
        is_told = is_told or bool(_DOES.match(statement.noun))
        is_whole = not statement.noun or is_told_whole(statement.noun)
        return "" if is_told or not is_whole or _NO_THING.match(statement.noun) else statement.noun

    def listed(self, things: list[str]) -> str:
        """Join things as a list: A, B y C."""
        return listed(things)

    def named(self, concept: Concept) -> str:
        """Return a concept's name as the vocabulary has it."""
        return concept.spanish

    def skill(self, row: Skill) -> str:
        """Return a skill's name as the row has it, with its level in brackets."""
        row = in_prose_tongues(row)
        bare = row.name.partition(" (")[0]
        term = lexicon().at([fold(bare)], 0, "noun")
        is_word = term is not None and fold(term.english) != fold(bare)  # Tableta (Routeware); no word is Skimmer
        is_own_name = row.type == "Software" and is_program(row.name) and " " not in bare and not is_word
        return with_level(row.name if is_own_name else _lowered_name(row.name), row, "es")

    def heading(
        self,
        title: str,
        years: int,
        tenure: Tenure | None,
        job: Experience | None,
        *,
        is_all: bool,
        has_risen: bool,
        here: int = 0,
    ) -> str:
        """Return the head of a summary, which names nobody.

        Years that name no trade read as all that somebody has: they stand only where the person worked no longer.
        """
        title = without_kind(in_title_case(title, "es"))
        of_trade = f"{years_of(tenure.years)} de experiencia en {tenure.trade('es')}" if tenure and tenure.years else ""
        if language_of_title(title) == "en":
            return self.style.first([of_trade, f"{years_of(years)} de experiencia" if years and is_all else ""])
        place = employer_of(job) if job else ""
        turns = [f"{title} con {years_of(years)} de experiencia en {place}"] if place and years >= _SETTLED else []
        if has_risen and place and job:
            is_held = job.end_date is None
            held = under_title(job)
            under = whole_years(held, self.style.today)
            role = in_prose(title) if names_occupation(title) and (is_held or under > 1) else ""
            last = f"los últimos {under} como {role}" if under > 1 else f"ahora como {role}"
            turns = [f"{years_of(here)} en {place}, {last}"] if held and role and here > max(under, _SETTLED) else []
            turns += [f"{title} en {place} desde {one.start_date.year}" for one in held if is_held]
        if tenure and (tenure.years > years or (has_risen and years)):
            turns = [f"{title}, {of_trade}", of_trade]
        of_all = f"{title} con {years_of(years)} de experiencia" if years and is_all else ""
        behind = [f"{title}, {of_trade}"] if tenure and of_trade and job in tenure.jobs else []
        return self.style.first([*turns, of_all, *behind, title])

    def also_in(self, tenure: Tenure) -> str:
        """Tell the years in a further trade, without a subject, as the head is."""
        return self.style.first([f"También {years_of(tenure.years)} de experiencia en {tenure.trade('es')}"])

    def done(self, statement: Statement) -> str:
        """Tell a statement as experience: "Experiencia en coordinar a 14 personas"."""
        noun = self.noun(statement)
        if charged := _CHARGED.match(statement.text) and without_person(statement.text):
            return closed(capitalized(_CHARGED.sub("a cargo de ", charged)))
        if noun and " " not in noun:
            return ""
        if noun:
            return closed(f"Experiencia en {noun}")
        first = statement.text.split(maxsplit=1)[0].casefold()
        told = _NEXT_ACT.sub(lambda one: one[1].lower(), lowered(statement.text))
        return closed(f"Experiencia en {told}") if _INFINITIVE.fullmatch(first) else ""

    def recent(self, job: Experience, lines: Sequence[str], *, beside: bool = False) -> str:
        """Lines as they were typed: what people note of their work fits into no sentence.

        A summary names nobody: what "soy" says of oneself stands in the list alone.
        """
        told_lines = [_IN_CHARGE.sub("", one) for one in lines]
        told_lines = [one for one in map(without_person, told_lines) if one and not _OF_ONESELF.match(one)]
        is_left_small = not beside and len(told_lines) < len(lines) and len(" ".join(told_lines).split()) <= _SMALL
        lines = told_lines
        if not lines or is_left_small:
            return ""
        charged = next(filter(_CHARGED.match, lines), "")
        if charged and any(map(is_infinitive, lines)):
            others = [one for one in lines if one != charged]
            own = self.style.first([capitalized(_CHARGED.sub("a cargo de ", charged))])
            return " ".join(filter(None, (own, self.recent(job, others, beside=True))))
        typed = lines
        if any(map(is_infinitive, lines)):
            lines = [
                one
                for one in lines
                if is_infinitive(one) or not (may_be_act(one) or ", y " in one or _WHO_LEADS.match(one))
            ]
            if lines[:1] != typed[:1] and len(" ".join(lines).split()) <= _SMALL:
                return self._as_typed(job, [one for one in typed if not is_infinitive(one)])
            alone = [[one] for one in lines if len(one.split()) > _SMALL] if len(lines) > 1 else []
            told = self.style.first(f"Experiencia en {' y en '.join(map(lowered, some))}" for some in (lines, *alone))
            if told:
                return told
        return with_lines(self.style, [_lead_of(job)], lines, bare=False)

    def _as_typed(self, job: Experience, lines: Sequence[str]) -> str:
        """Lines of which no infinitive is known, where they say enough to stand for the work."""
        is_enough = len(" ".join(lines).split()) > _SMALL
        return with_lines(self.style, [_lead_of(job)], lines, bare=False, is_all=True) if is_enough else ""

    def strong(self, skills: list[Skill]) -> str:
        """Resume style, without a subject."""
        return listing(self.style, ("Habilidades: {}",), [self.skill(one) for one in skills], listed, most=len(skills))

    def experience_with(self, things: list[str]) -> str:
        """Resume style, without a subject."""
        return listing(self.style, ("Experiencia con {}",), things, listed, most=len(things))

    def has_degree(self, degree: Training) -> str:
        """Tell a degree by what was earned, behind a colon."""
        paper = paper_in_spanish(degree.credential)
        return self.style.first([f"Estudios: {paper}"]) if paper else ""

    def holds(self, credentials: list[Credential]) -> str:
        """Resume style, without a subject."""
        names = [one.name for one in credentials]
        told = listing(self.style, ("Certificaciones: {}",), names, listed, most=len(names)) if len(names) > 1 else ""
        named = [one for one in names if one in told]
        if told and len(named) > 1:
            return told
        return listing(self.style, ("Certificación: {}",), named or names, listed, most=1)


def _lead_of(job: Experience) -> str:
    return "Trabajo reciente" if job.end_date is None else "Trabajo anterior"


def _lowered_name(name: str) -> str:
    """A machine's or a skill's name, small where it begins with a common noun."""
    read = words_of(name)
    known = vocabulary("es").find(read, grammar("es").keys_of(read))
    is_common = bool(known) and known[0][0] == 0 and not read[0].surface.isupper()
    is_spanish = not has_plain_letters(name) or language_of(name) == "es" or _SPANISH_TOOL.search(name) is not None
    plain = is_spanish and not any(c.isupper() for c in name[1:])
    if read and read[0].surface.lower() in names_with_capital() | word_table()["names"]:
        return name
    if begins_with_maker_of_words(name):  # Allen Bradley
        return name
    return name[:1].lower() + name[1:] if is_common or plain or _is_thing_with_initials(name) else name


def _is_thing_with_initials(name: str) -> bool:
    """Whether it is a common thing with initials or a make behind it: "Candados LOTO", "Válvulas de control Fisher"."""
    first, *more = name.partition(" (")[0].split()
    known = lexicon().at([fold(first)], 0, "noun", "make")
    is_noun = known.sort == "noun" if known is not None else is_told_noun(first)
    is_word = first[1:].islower() and is_noun
    if not more:  # "Zancos"; what both languages call alike may be a product: Whizard
        return is_word and known is not None and not fold(known.english).startswith(fold(first).rstrip("s"))
    is_thing_of_make = more[:1] == ["de"]  # "Soldadora de aire caliente Leister"
    are_plain = all(
        word.islower() or word.isupper() or _MEASURED.fullmatch(word) or key(word) in tables().makes for word in more
    )
    return is_word and (is_thing_of_make or are_plain)


def in_prose(title: str) -> str:
    """A title as a sentence has it: small letters, but for acronyms and numerals."""
    bare = parts_of_title(without_kind(title))[0]
    return " ".join(word.lower() if word[:1].isupper() and word[1:].islower() else word for word in bare.split())
